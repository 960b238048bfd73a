import { commonEnds } from "@jotter/editor/common-ends";
import type { TextChange } from "@jotter/replica/journal";

/**
 * The text in an open editor and the text in the replica, kept the same without losing a word of either.
 *
 * `base` is what the editor last knew to be stored. As long as nothing is typed, a change from another device or tab is
 * simply shown. What is typed is written as "from base to this", so the replica weaves both sides together; whatever
 * was typed while that happened is woven in by the next write. Nothing is called saved before its transaction is over.
 * Until then the journal has it, from the key on.
 */
export type DraftState = "saved" | "unsaved" | "saving" | "failed";

export type NoteDraftDeps = {
  /** What stands in the editor now. Asked for when it is to be written, not at every key. */
  readonly text: () => string;
  /** Writes `to`, which was built on `from`; resolves with what is stored now. */
  readonly write: (from: string, to: string) => Promise<string>;
  readonly read: () => Promise<string | undefined>;
  /** Another text is to be shown: others' words have come in. */
  readonly onText: (text: string) => void;
  /** False while a word is being composed or a title typed: others' words wait until it is done. */
  readonly canShow?: () => boolean;
  readonly onState: (state: DraftState) => void;
  readonly journal?: DraftJournal;
  readonly pauseMs?: number;
  readonly longestMs?: (length: number) => number;
};

/** Where a draft keeps what is not written yet. */
type DraftJournal = {
  /** `base` is the text before these changes, null where they go on from the last ones. */
  readonly keep: (base: string | null, changes: readonly TextChange[]) => void;
  /** Hands out how to forget all that is kept by now. */
  readonly mark: () => () => void;
};

export type NoteDraft = {
  /** Something was typed: these changes, in the text as it was before. */
  readonly typed: (changes?: readonly TextChange[]) => void;
  /** Writes now what the pause would have written later. */
  readonly flush: () => Promise<void>;
  /**
   * Something in the replica changed: look, and show it if nothing typed stands in the way. Who knows what it says now
   * spares the look where that is no news.
   */
  readonly look: (known?: string) => Promise<void>;
  /** The note is going away: what was typed and not written is not to bring it back. */
  readonly discard: () => void;
};

const defaultPauseMs = 400;
/**
 * Who types without a pause is seen on other screens all the same. The journal has every key, and to write a long text
 * costs more than a key may: there it waits longer for the pause.
 */
export function longestWait(length: number): number {
  return Math.min(10_000, Math.max(2000, length / 20));
}

export function createNoteDraft(stored: string, options: NoteDraftDeps): NoteDraft {
  const { text, write, read, onText, canShow = () => true, onState, journal } = options;
  const { pauseMs = defaultPauseMs, longestMs = longestWait } = options;
  let base = stored;
  /** What the next changes start from; null while they go on from those that the journal has. */
  let from: string | null = stored;
  let typedSince = 0;
  /** Something was typed that no write has looked at. */
  let isTyped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> | null = null;
  /** Somebody asked while all was written and the promise of it not yet kept: what was typed in between is not in it. */
  let isAskedAgain = false;
  /** A write is under way: what is said of the state is for it to say. */
  let isWriting = false;
  let gone = false;

  async function writeAll(): Promise<void> {
    while (isTyped && !gone) {
      isTyped = false;
      const sent = text();
      const forget = journal?.mark();
      from = sent;
      if (sent === base) {
        forget?.();
        onState("saved");
        // No write that would weave in what has come meanwhile.
        await look();
        continue;
      }
      onState("saving");
      let result: string;
      isWriting = true;
      try {
        result = await write(base, sent);
      } catch {
        isWriting = false;
        isTyped = true; // The text is still in the editor; the next key or a flush tries again.
        onState("failed");
        return;
      }
      forget?.();
      base = sent;
      isWriting = false;
      if (isTyped || gone) continue;
      // Nothing was typed meanwhile: what the replica made of both sides is what the editor shows.
      if (result !== sent && canShow()) {
        base = result;
        from = result;
        onText(result);
      }
      onState("saved");
    }
  }

  async function look(known?: string): Promise<void> {
    if (known === base) return;
    const before = base;
    const now = await read();
    // While reading, something may have been typed or written: then the next write weaves it in.
    if (now === undefined || gone || isWriting || isTyped || base !== before || now === base || !canShow()) return;
    base = now;
    from = now;
    onText(now);
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    if (writing) isAskedAgain = true;
    writing ??= writeAll().finally(() => {
      writing = null;
      if (!isAskedAgain) return;
      isAskedAgain = false;
      return flush();
    });
    return writing;
  }

  return {
    typed: (changes) => {
      if (changes) {
        journal?.keep(from, changes);
        from = null;
      }
      const now = performance.now();
      if (!isTyped) typedSince = now;
      isTyped = true;
      clearTimeout(timer);
      if (!isWriting) onState("unsaved");
      timer = setTimeout(() => void flush(), Math.min(pauseMs, Math.max(0, typedSince + longestMs(base.length) - now)));
    },
    flush,
    look,
    discard: () => {
      gone = true;
      clearTimeout(timer);
      journal?.mark()();
    },
  };
}

/** Where the caret belongs when `before` becomes `after`: at the same words, whatever changed around them. */
export function movedCaret(before: string, after: string, caret: number): number {
  const { start, end } = commonEnds(before, after);
  if (caret <= start) return caret;
  if (caret >= before.length - end) return caret + after.length - before.length;
  return after.length - end;
}
