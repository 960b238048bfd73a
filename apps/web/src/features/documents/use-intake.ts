import { useSyncExternalStore } from "react";
import { type AddDeps, addDocument } from "../../student/documents/add-document.ts";
import { kindOfBytes } from "../../student/documents/kind-of-bytes.ts";
import { storedDocuments } from "../../student/documents/use-documents.ts";
import { type Student, useStudent } from "../../student/session/student-context.ts";
import type { Format } from "../../ui/format.ts";
import type { Translate } from "../../ui/translate.ts";
import { createIntake, type Intake, type IntakeProblem, type Room } from "./intake.ts";

/** By student: what one hands in is nobody else's. */
const ofStudents = new WeakMap<Student, Intake>();

/** Files that were made of photos, and the languages their words are to be read in. */
const languagesOfScans = new WeakMap<File, readonly string[]>();

function intakeOf(student: Student): Intake {
  const before = ofStudents.get(student);
  if (before) return before;
  const deps: AddDeps = { ...student, kindOf: kindOfBytes };
  const made = createIntake({
    add: (file, keepsBoth) => addDocument(deps, file, { keepsBoth, seenIn: languagesOfScans.get(file) }),
    room: () => roomOf(student),
  });
  ofStudents.set(student, made);
  return made;
}

export function useIntake() {
  const intake = intakeOf(useStudent());
  const notices = useSyncExternalStore(intake.subscribe, intake.notices);
  const untaken = useSyncExternalStore(intake.subscribe, intake.untaken);
  const takeScan = (file: File, languages: readonly string[]) => {
    languagesOfScans.set(file, languages);
    return intake.takeOnly(file);
  };
  return { ...intake, notices, untaken, takeScan };
}

/** Nobody waits longer than this to hear how much room there is. */
const patienceMs = 3000;

/** Where no server says how large a file may be, what a device can hold: the same as most servers take. */
export const usualFileBytes = 100 * 1024 * 1024;
const knownFileBytes = new WeakMap<Student, number>();

async function roomOf(student: Student): Promise<Room> {
  const { files, replica } = student;
  const answer = await files()
    .then((port) => port.list(AbortSignal.timeout(patienceMs)))
    .catch(() => null);
  if (!answer?.ok) {
    const unknown = Number.POSITIVE_INFINITY;
    // A server that is only slow will say itself what it does not take.
    const isThere = answer?.problem.kind === "canceled";
    const fileBytes = knownFileBytes.get(student) ?? (isThere ? unknown : usualFileBytes);
    return { freeBytes: unknown, quotaBytes: unknown, fileBytes };
  }
  const { usedBytes, quotaBytes, fileBytes = Number.POSITIVE_INFINITY } = answer.value;
  knownFileBytes.set(student, fileBytes);
  const onTheirWay = (await storedDocuments(replica)).filter(({ data }) => data.fileId === null);
  const promised = onTheirWay.reduce((sum, { data }) => sum + data.bytes, 0);
  return { freeBytes: quotaBytes - usedBytes - promised, quotaBytes, fileBytes };
}

export function problemText(problem: IntakeProblem, t: Translate, format: Format): string {
  const limit = "limitBytes" in problem ? format.bytes(problem.limitBytes) : "";
  return t(`documents.problem.${problem.kind}`, { limit });
}
