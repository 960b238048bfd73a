import { commonEnds } from "@jotter/editor/common-ends";

/**
 * The text in an open editor and the text in the replica, kept the same without losing a word of either.
 *
 * `base` is what the editor last knew to be stored. As long as nothing is typed, a change from another device or tab is
 * simply shown. What is typed is written as "from base to this", so the replica weaves both sides together; whatever
 * was typed while that happened is woven in by the next write. Nothing is called saved before its transaction is over.
 */
export type DraftState = "saved" | "unsaved" | "saving" | "failed";

export type DraftOptions = {
  /** What stands in the editor now. Asked for when it is to be written, not at every key. */
  readonly text: () => string;
  /** Writes `to`, which was built on `from`; resolves with what is stored now. */
  readonly write: (from: string, to: string) => Promise<string>;
  readonly read: () => Promise<string | undefined>;
  /** Another text is to be shown: others' words have come in. */
  readonly onText: (text: string) => void;
  /** False while a word is being composed: others' words wait until it is done. */
  readonly canShow?: () => boolean;
  readonly onState: (state: DraftState) => void;
  readonly pauseMs?: number;
};

export type NoteDraft = {
  /** Something was typed. */
  readonly typed: () => void;
  /** Writes now what the pause would have written later. */
  readonly flush: () => Promise<void>;
  /** Something in the replica changed: look, and show it if nothing typed stands in the way. */
  readonly look: () => Promise<void>;
  /** The note is going away: what was typed and not written is not to bring it back. */
  readonly discard: () => void;
};

const defaultPauseMs = 400;

export function createNoteDraft(stored: string, options: DraftOptions): NoteDraft {
  const { text, write, read, onText, canShow = () => true, onState, pauseMs = defaultPauseMs } = options;
  let base = stored;
  /** Something was typed that no write has looked at. */
  let isTyped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> | null = null;
  let gone = false;

  async function writeAll(): Promise<void> {
    while (isTyped && !gone) {
      isTyped = false;
      const sent = text();
      if (sent === base) {
        onState("saved");
        continue;
      }
      onState("saving");
      let result: string;
      try {
        result = await write(base, sent);
      } catch {
        isTyped = true; // The text is still in the editor; the next key or a flush tries again.
        onState("failed");
        return;
      }
      base = sent;
      if (isTyped || gone) continue;
      // Nothing was typed meanwhile: what the replica made of both sides is what the editor shows.
      if (result !== sent && canShow()) {
        base = result;
        onText(result);
      }
      onState("saved");
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    writing ??= writeAll().finally(() => {
      writing = null;
    });
    return writing;
  }

  return {
    typed: () => {
      isTyped = true;
      clearTimeout(timer);
      if (!writing) onState("unsaved");
      timer = setTimeout(() => void flush(), pauseMs);
    },
    flush,
    look: async () => {
      const before = base;
      const now = await read();
      // While reading, something may have been typed or written: then the next write weaves it in.
      if (now === undefined || gone || writing || isTyped || base !== before || now === base || !canShow()) return;
      base = now;
      onText(now);
    },
    discard: () => {
      gone = true;
      clearTimeout(timer);
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

/** Words as a student counts them; Chinese and Japanese by Intl, which knows where words end. */
export function countWords(text: string, language: string): number {
  if (!/[\u3040-\u30ff\u3400-\u9fff]/.test(text)) return text.match(/\S+/g)?.length ?? 0;
  let count = 0;
  for (const { isWordLike } of new Intl.Segmenter(language, { granularity: "word" }).segment(text)) {
    if (isWordLike) count++;
  }
  return count;
}

const countedAtOnce = 20_000;

/** The same for a text of any length, a part at a time: the page has a moment for something else between them. */
export async function countAllWords(text: string, language: string, pause: () => Promise<boolean>): Promise<number> {
  let count = 0;
  for (let from = 0; from < text.length; ) {
    const to = from + countedAtOnce >= text.length ? text.length : endOfPart(text, from + countedAtOnce);
    count += countWords(text.slice(from, to), language);
    from = to;
    if (from < text.length && !(await pause())) break;
  }
  return count;
}

/** After a word, if one ends within reach. */
function endOfPart(text: string, near: number): number {
  const blank = text.slice(near, near + 1000).search(/\s/);
  return blank < 0 ? near : near + blank;
}
