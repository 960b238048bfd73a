import { documentText } from "@jotter/domain/document-text";
import { note } from "@jotter/domain/note";
import type { Language } from "@jotter/domain/settings";
import { followWrites } from "@jotter/replica/follow";
import type { QuoteAnswer, SourcedQuote } from "./quote-answers.ts";
import type { ToQuoteWorker } from "./quote-worker.ts";

export type Quoting = {
  /** Only the latest text is answered. */
  readonly check: (text: string, language: Language) => void;
  readonly close: () => void;
};

/** Holds the quotations of an essay against the student's notes and documents, in a thread of its own. [ESS-2] */
export function openQuoting(
  { userId, essayId }: { readonly userId: string; readonly essayId: string },
  onAnswer: (quotes: readonly SourcedQuote[]) => void,
): Quoting {
  let worker: Worker | null = null;
  let latest = 0;
  let isStale = false;
  const stops = [
    // The essay is a note too, and no source of itself.
    followWrites(userId, note, (ids) => {
      isStale ||= ids === undefined || ids.some((id) => id !== essayId);
    }),
    followWrites(userId, documentText, () => {
      isStale = true;
    }),
  ];
  const tell = (message: ToQuoteWorker) => worker?.postMessage(message);
  return {
    check: (text, language) => {
      latest += 1;
      // Most texts begin without one: nothing is read for them.
      if (!mayQuote.test(text)) return onAnswer([]);
      if (!worker) {
        worker = new Worker(new URL("./quote-worker.ts", import.meta.url), { type: "module", name: "quotations" });
        worker.onmessage = ({ data: { id, quotes } }: MessageEvent<QuoteAnswer>) => {
          if (id === latest) onAnswer(quotes);
        };
        tell({ kind: "open", userId, essayId });
      }
      tell({ kind: "check", request: { id: latest, text, language, isStale } });
      isStale = false;
    },
    close: () => {
      for (const stop of stops) stop();
      worker?.terminate();
    },
  };
}

const mayQuote = /["“„«»「『‘]|^\s*>|(?:^|[\s(])'/mu;
