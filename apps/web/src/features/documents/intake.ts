import type { FilesProblem } from "@jotter/ports/backend";
import type { Added } from "../../student/documents/add-document.ts";
import type { DocumentRow } from "../../student/documents/use-documents.ts";
import { listeners } from "../../ui/listeners.ts";
import type { Untaken } from "./upload-total.ts";

export type IntakeProblem = FilesProblem | { readonly kind: "empty" } | { readonly kind: "not-kept" };

/** A file that was not taken as it is, and why. */
export type Notice = { readonly key: number; readonly name: string } & (
  | { readonly kind: "twin"; readonly of: DocumentRow; readonly file: File }
  | { readonly kind: "problem"; readonly problem: IntakeProblem; readonly file: File }
);

/** What the server has left, as far as it is known. */
export type Room = { readonly freeBytes: number; readonly quotaBytes: number; readonly fileBytes: number };

export type IntakeDeps = {
  readonly add: (file: File, keepsBoth: boolean) => Promise<Added>;
  /** null where nobody knows: then the server says it later. */
  readonly room: () => Promise<Room | null>;
};

export type Intake = ReturnType<typeof createIntake>;

/** Takes files in, one after the other, and goes on when the page is left. What does not fit is told before it is sent. */
export function createIntake({ add, room }: IntakeDeps) {
  const { subscribe, tell } = listeners();
  let notices: readonly Notice[] = [];
  let untaken: Untaken = { count: 0, bytes: 0 };
  let taken: ReadonlyMap<string, number> = new Map();
  /** Those handed in before are not wanted any more. */
  let stops = 0;
  let nextKey = 1;
  let queue: Promise<void> = Promise.resolve();

  function show(next: readonly Notice[]) {
    notices = next;
    tell();
  }

  /** A photo that was taken for this may be nowhere else: the file is held until the student has read why. */
  function report(file: File, problem: IntakeProblem) {
    show([...notices, { key: nextKey++, name: file.name, kind: "problem", problem, file }]);
  }

  /** null where it is a document now, or was one before. */
  async function takeOne(file: File, keepsBoth: boolean): Promise<IntakeProblem | null> {
    const added = await add(file, keepsBoth).catch((): Added => ({ kind: "not-kept" }));
    if (added.kind === "twin") {
      show([...notices, { key: nextKey++, name: file.name, kind: "twin", of: added.of, file }]);
      return null;
    }
    if (added.kind !== "added") return added;
    taken = new Map([...taken, [added.id, file.size]]);
    return null;
  }

  function count(files: readonly File[], sign: 1 | -1) {
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    untaken = { count: untaken.count + sign * files.length, bytes: untaken.bytes + sign * bytes };
    tell();
  }

  async function takeAll(
    files: readonly File[],
    { keepsBoth, isWanted, onProblem }: Taking & { readonly isWanted: () => boolean },
  ) {
    const known = await room().catch(() => null);
    let free = known?.freeBytes ?? Number.POSITIVE_INFINITY;
    for (const file of files) {
      if (!isWanted()) return onProblem(file, { kind: "canceled" });
      const before = known && problemBefore(file.size, { ...known, freeBytes: free });
      const problem = before ?? (await takeOne(file, keepsBoth));
      if (problem) onProblem(file, problem);
      else free -= file.size;
      if (isWanted()) count([file], -1);
    }
  }

  function takeEach(files: readonly File[], taking: Taking): Promise<void> {
    if (untaken.count === 0) taken = new Map();
    count(files, 1);
    const before = stops;
    queue = queue.then(() => takeAll(files, { ...taking, isWanted: () => stops === before }));
    return queue;
  }

  function take(chosen: readonly File[], keepsBoth = false): Promise<void> {
    const onProblem = (file: File, problem: IntakeProblem) => problem.kind !== "canceled" && report(file, problem);
    return takeEach(chosen.filter(isMeant), { keepsBoth, onProblem });
  }

  /** Tells why it was not taken to who hands it in, and nobody else. */
  async function takeOnly(file: File): Promise<IntakeProblem | null> {
    let found: IntakeProblem | null = null;
    await takeEach([file], {
      keepsBoth: false,
      onProblem: (_, problem) => {
        found = problem;
      },
    });
    return found;
  }

  const dismiss = (key: number) => show(notices.filter((notice) => notice.key !== key));

  function takeNoticed(key: number, keepsBoth: boolean): Promise<void> {
    const notice = notices.find((one) => one.key === key);
    dismiss(key);
    return notice ? take([notice.file], keepsBoth) : Promise.resolve();
  }

  return {
    subscribe,
    notices: () => notices,
    /** What is still to be looked at. */
    untaken: () => untaken,
    /** What was taken since nothing was left, by document. */
    taken: () => taken,
    take,
    takeOnly,
    /** What was not taken yet is not. */
    stop: () => {
      stops++;
      untaken = { count: 0, bytes: 0 };
      tell();
    },
    dismiss,
    dismissAll: () => show([]),
    keepBoth: (key: number) => takeNoticed(key, true),
    tryAgain: (key: number) => takeNoticed(key, false),
  };
}

type Taking = {
  readonly keepsBoth: boolean;
  readonly onProblem: (file: File, problem: IntakeProblem) => void;
};

function problemBefore(bytes: number, { freeBytes, quotaBytes, fileBytes }: Room): FilesProblem | null {
  if (bytes > fileBytes) return { kind: "too-large", limitBytes: fileBytes };
  return bytes > freeBytes ? { kind: "quota-exceeded", limitBytes: quotaBytes } : null;
}

/** A folder brings what its system wrote into it. */
function isMeant({ name }: File): boolean {
  return !name.startsWith(".") && !/^(?:thumbs\.db|desktop\.ini)$/i.test(name);
}
