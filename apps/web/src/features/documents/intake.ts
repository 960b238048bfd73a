import type { FilesProblem } from "@jotter/ports/backend";
import type { Added } from "../../student/documents/add-document.ts";
import type { DocumentRow } from "../../student/documents/use-documents.ts";
import { listeners } from "../../ui/listeners.ts";

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
  let left = 0;
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
    else if (added.kind !== "added") report(file.name, added);
    return added.kind === "added";
  }

  async function takeAll(files: readonly File[], keepsBoth: boolean) {
    const known = await room().catch(() => null);
    let free = known?.freeBytes ?? Number.POSITIVE_INFINITY;
    for (const file of files) {
      const problem = known && problemBefore(file.size, { ...known, freeBytes: free });
      if (problem) report(file.name, problem);
      else if (await takeOne(file, keepsBoth)) free -= file.size;
      left--;
      tell();
    }
  }

  function take(chosen: readonly File[], keepsBoth = false): Promise<void> {
    const files = chosen.filter(isMeant);
    left += files.length;
    tell();
    queue = queue.then(() => takeAll(files, keepsBoth));
    return queue;
  }

  const dismiss = (key: number) => show(notices.filter((notice) => notice.key !== key));

  return {
    subscribe,
    notices: () => notices,
    /** How many are still to be looked at. */
    left: () => left,
    take,
    dismiss,
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
