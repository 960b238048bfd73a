import { countWords } from "@jotter/markdown/count-words";

export type CountRequest = { readonly n: number; readonly text: string };
export type CountAnswer = { readonly n: number; readonly words: number };

/** A long note takes longer to count than a key may take: here nobody waits for it. */
addEventListener("message", ({ data: { n, text } }: MessageEvent<CountRequest>) => {
  postMessage({ n, words: countWords(text) } satisfies CountAnswer);
});
