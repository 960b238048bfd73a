import type { FilesProblem } from "@jotter/ports/backend";
import type { Added } from "../../student/documents/add-document.ts";
import type { DocumentRow } from "../../student/documents/use-documents.ts";
import { listeners } from "../../ui/listeners.ts";
import type { Untaken } from "./upload-total.ts";

export type IntakeProblem = FilesProblem | { readonly kind: "empty" } | { readonly kind: "not-kept" };

/** A file that was not taken as it is, and why. */
export type Notice = { readonly key: number; readonly name: string } & (
  | { readonly kind: "twin"; readonly of: DocumentRow; readonly file: File }
  | { readonly kind: "problem"; readonly problem: IntakeProblem }
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

  function report(name: string, problem: IntakeProblem) {
    show([...notices, { key: nextKey++, name, kind: "problem", problem }]);
  }

  async function takeOne(file: File, keepsBoth: boolean) {
    const added = await add(file, keepsBoth).catch((): Added => ({ kind: "not-kept" }));
    if (added.kind === "twin")
      show([...notices, { key: nextKey++, name: file.name, kind: "twin", of: added.of, file }]);
    else if (added.kind === "added") taken = new Map([...taken, [added.id, file.size]]);
    else report(file.name, added);
    return added.kind === "added";
  }

  function count(files: readonly File[], sign: 1 | -1) {
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    untaken = { count: untaken.count + sign * files.length, bytes: untaken.bytes + sign * bytes };
    tell();
  }

  async function takeAll(files: readonly File[], keepsBoth: boolean, isWanted: () => boolean) {
    const known = await room().catch(() => null);
    let free = known?.freeBytes ?? Number.POSITIVE_INFINITY;
    for (const file of files) {
      if (!isWanted()) return;
      const problem = known && problemBefore(file.size, { ...known, freeBytes: free });
      if (problem) report(file.name, problem);
      else if (await takeOne(file, keepsBoth)) free -= file.size;
      if (isWanted()) count([file], -1);
    }
  }

  function take(chosen: readonly File[], keepsBoth = false): Promise<void> {
    const files = chosen.filter(isMeant);
    if (untaken.count === 0) taken = new Map();
    count(files, 1);
    const before = stops;
    queue = queue.then(() => takeAll(files, keepsBoth, () => stops === before));
    return queue;
  }

  const dismiss = (key: number) => show(notices.filter((notice) => notice.key !== key));

  return {
    subscribe,
    notices: () => notices,
    /** What is still to be looked at. */
    untaken: () => untaken,
    /** What was taken since nothing was left, by document. */
    taken: () => taken,
    take,
    /** What was not taken yet is not. */
    stop: () => {
      stops++;
      untaken = { count: 0, bytes: 0 };
      tell();
    },
    dismiss,
    dismissAll: () => show([]),
    keepBoth: (key: number) => {
      const notice = notices.find((one) => one.key === key);
      dismiss(key);
      return notice?.kind === "twin" ? take([notice.file], true) : Promise.resolve();
    },
  };
}

function problemBefore(bytes: number, { freeBytes, quotaBytes, fileBytes }: Room): FilesProblem | null {
  if (bytes > fileBytes) return { kind: "too-large", limitBytes: fileBytes };
  return bytes > freeBytes ? { kind: "quota-exceeded", limitBytes: quotaBytes } : null;
}

/** A folder brings what its system wrote into it. */
function isMeant({ name }: File): boolean {
  return !name.startsWith(".") && !/^(?:thumbs\.db|desktop\.ini)$/i.test(name);
}
