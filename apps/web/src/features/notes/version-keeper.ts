import type { TextChange } from "@jotter/replica/journal";
import { muchDeleted } from "./history/versions.ts";

/**
 * Decides what of an open note is worth going back to. The server keeps what it saw replaced, but it sees a note only
 * every few moments and never offline; so this device keeps, by itself, what the note said when a sitting began, before
 * much of it was deleted or replaced, and every ten minutes of writing. [NOT-4]
 */
export type VersionKeeper = {
  /** Something was typed; `before` is the text it was typed into. */
  readonly typed: (changes: readonly TextChange[], before: () => string) => void;
  /** The text goes into the record now. */
  readonly writing: (from: string, to: string) => void;
};

type VersionKeeperDeps = { readonly keep: (text: string) => void; readonly now: () => number };

const everyMs = 10 * 60_000;

export function createVersionKeeper(stored: string, { keep, now }: VersionKeeperDeps): VersionKeeper {
  let last: string | null = null;
  let lastAt = now();
  /** The fullest text since the last one that was kept: who holds Backspace deletes in small steps. */
  let fullest = stored;
  let hasBegun = false;

  function keepOnce(text: string): void {
    lastAt = now();
    fullest = text;
    if (text === last || text.trim() === "") return;
    last = text;
    keep(text);
  }

  return {
    typed: (changes, before) => {
      const removed = changes.reduce((sum, { from, to }) => sum + to - from, 0);
      if (removed >= muchDeleted) keepOnce(before());
    },
    writing: (from, to) => {
      if (!hasBegun) keepOnce(from);
      hasBegun = true;
      if (fullest.length - to.length >= muchDeleted) {
        keepOnce(fullest);
        fullest = to;
      } else if (to.length > fullest.length) fullest = to;
      if (now() - lastAt >= everyMs) keepOnce(to);
    },
  };
}
