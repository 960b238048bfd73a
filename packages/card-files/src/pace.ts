import { refusalIn as anyRefusal, refuse as refuseAny } from "@jotter/file-bytes/pace";

/** Why a file is not read: it is none of Anki's, newer than we know, broken, more than we take, or nobody wants it any more. */
export type FileProblem = "not-anki" | "too-new" | "damaged" | "too-large" | "cancelled";

export function refuse(problem: FileProblem): never {
  return refuseAny<FileProblem>(problem);
}

export function refusalIn(thrown: unknown): FileProblem {
  const problem = anyRefusal(thrown);
  return (fromBytes[problem] ?? problem) as FileProblem;
}

const fromBytes: Readonly<Record<string, FileProblem>> = { "no-zip": "not-anki", bomb: "too-large" };
