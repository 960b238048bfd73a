import { countWords } from "@jotter/markdown/count-words";
import type { CountAnswer, CountRequest } from "./count-worker.ts";

/** Counts the words of one text after another; only the last that was asked for is answered. */
export type WordCounter = {
  readonly count: (text: string, onCounted: (words: number) => void) => void;
  readonly end: () => void;
};

/** As long as this is counted within a frame. */
const countedAtOnce = 12_000;

export function createWordCounter(): WordCounter {
  let worker: Worker | null = null;
  let asked = 0;
  let isBusy = false;
  let waiting: { readonly text: string; readonly onCounted: (words: number) => void } | null = null;

  function send(): void {
    if (!waiting || isBusy) return;
    const { text, onCounted } = waiting;
    waiting = null;
    isBusy = true;
    const n = ++asked;
    worker ??= new Worker(new URL("./count-worker.ts", import.meta.url), { type: "module", name: "word count" });
    worker.onmessage = ({ data }: MessageEvent<CountAnswer>) => {
      isBusy = false;
      if (data.n === n && !waiting) onCounted(data.words);
      send();
    };
    worker.postMessage({ n, text } satisfies CountRequest);
  }

  return {
    count: (text, onCounted) => {
      if (text.length <= countedAtOnce) {
        asked++;
        waiting = null;
        onCounted(countWords(text));
        return;
      }
      waiting = { text, onCounted };
      send();
    },
    end: () => {
      asked++;
      waiting = null;
      worker?.terminate();
    },
  };
}
