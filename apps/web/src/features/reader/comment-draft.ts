import { commonEnds } from "@jotter/editor/common-ends";
import type { TextChange } from "@jotter/replica/journal";

type CommentDraftDeps = {
  /** Writes `to`, which was built on `from`. */
  readonly write: (from: string, to: string) => Promise<void>;
  /** Has each key before its record does: a page that is gone the next moment takes back no word. */
  readonly journal: {
    /** `base` is the text before these changes, null where they go on from the last ones. */
    readonly keep: (base: string | null, changes: readonly TextChange[]) => void;
    /** Hands out how to forget all that is kept by now. */
    readonly mark: () => () => void;
  };
  readonly pauseMs?: number;
};

/** A comment while it is typed: safe from the key on, in its record after a pause and whenever it is left. */
export function createCommentDraft(stored: string, { write, journal, pauseMs = 500 }: CommentDraftDeps) {
  let base = stored;
  let text = stored;
  let isTouched = false;
  let isKept = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (!isKept) return;
    const [from, to, forget] = [base, text, journal.mark()];
    isKept = false;
    base = to;
    try {
      if (from !== to) await write(from, to);
    } catch {
      return; // The journal still has it, and the next start tries again.
    }
    forget();
  }

  return {
    text: () => text,
    isTouched: () => isTouched,
    typed(next: string): void {
      const { start, end } = commonEnds(text, next);
      const change = { from: start, to: text.length - end, insert: next.slice(start, next.length - end) };
      journal.keep(isKept ? null : base, [change]);
      [text, isTouched, isKept] = [next, true, true];
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), pauseMs);
    },
    /** It says something else now, by another device or the journal: true where that is to be shown. */
    look(now: string): boolean {
      if (isTouched || now === base) return false;
      [base, text] = [now, now];
      return true;
    },
    flush,
  };
}
