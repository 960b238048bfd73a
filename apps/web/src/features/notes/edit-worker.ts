import type { Language } from "@jotter/domain/settings";
import { type LeftOut, leftOutToShorten } from "@jotter/study-tools/edit";

export type ShortenRequest = { readonly text: string; readonly language: Language };
export type ShortenAnswer = readonly LeftOut[] | null;

/** To read a text takes longer than a key may take: here nobody waits for it. */
addEventListener("message", ({ data: { text, language } }: MessageEvent<ShortenRequest>) => {
  postMessage(leftOutToShorten(text, language) satisfies ShortenAnswer);
});
