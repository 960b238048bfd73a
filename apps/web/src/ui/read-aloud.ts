import { withoutMarks } from "@jotter/markdown/marked-words";
import type { Voice } from "./speech.ts";

/** Reading a text aloud, sentence by sentence: what is read, and how far it has come. [SET-3] */

export type ReadingState =
  | { readonly status: "silent" | "failed" }
  | { readonly status: "reading" | "paused"; readonly sentence: number; readonly total: number };

/** `following` gives the text that follows, where what is read goes on on another page; null where it ends. */
export function createReader(
  voice: Voice,
  onState: (state: ReadingState) => void,
  following: () => string | null = () => null,
) {
  let sentences: readonly string[] = [];
  let language = "";
  let usual = "";
  let at = 0;
  let speed = 1;
  let isReading = false;
  // What a voice calls back about a sentence that was broken off is no news.
  let turn = 0;

  function sayNext() {
    const sentence = sentences[at];
    if (sentence === undefined) return sayFollowing();
    const mine = ++turn;
    isReading = true;
    onState({ status: "reading", sentence: at + 1, total: sentences.length });
    const done = (isSaid: boolean) => {
      if (mine !== turn) return;
      if (!isSaid) return end("failed");
      at++;
      sayNext();
    };
    voice.say(sentence, language, done, speed);
  }

  function sayFollowing() {
    for (let text = following(); text !== null; text = following()) {
      if (begin(text)) return;
    }
    stop();
  }

  function begin(text: string): boolean {
    language = languageOf(text, usual);
    sentences = sentencesOf(text, language);
    at = 0;
    if (sentences.length > 0) sayNext();
    return sentences.length > 0;
  }

  function end(status: "silent" | "failed") {
    turn++;
    isReading = false;
    voice.hush();
    sentences = [];
    onState({ status });
  }

  function rest() {
    turn++;
    isReading = false;
    voice.hush();
    onState({ status: "paused", sentence: at + 1, total: sentences.length });
  }

  /** Breaks off what is said now, and says this one. */
  function sayAgain() {
    turn++;
    voice.hush();
    sayNext();
  }

  function stop() {
    end("silent");
  }

  return {
    /** False where there is nothing to say. */
    start: (text: string, interfaceLanguage: string): boolean => {
      usual = interfaceLanguage;
      return begin(text);
    },
    /** Not the browser's own pause: on some it never comes back. The sentence is said again from its start. */
    pause: rest,
    goOn: sayNext,
    /** To the sentence before, or the next one: past the last to what follows, where it is being read. */
    by: (step: -1 | 1) => {
      if (!isReading && at + step >= sentences.length) return;
      at = Math.max(0, at + step);
      if (isReading) sayAgain();
      else rest();
    },
    /** A voice cannot be hurried in the middle of a sentence: it is said again. */
    setSpeed: (to: number) => {
      speed = to;
      if (isReading) sayAgain();
    },
    stop,
  };
}

/** The sentences of a note as they are said: without the signs of Markdown. */
export function sentencesOf(text: string, language: string): readonly string[] {
  const blocks = spoken(text).split(/\n\s*\n|\n(?=\s*(?:[-*+>#]|\d+[.)])\s)/);
  const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
  return blocks.flatMap((block) => {
    const line = block.replace(/^\s*(?:[-*+>]|#{1,6})\s+/, "").replace(/\s+/g, " ");
    return [...segmenter.segment(line)].map(({ segment }) => segment.trim()).filter((one) => /[\p{L}\p{N}]/u.test(one));
  });
}

function spoken(markdown: string): string {
  return withoutMarks(markdown)
    .replace(/^\s*(?:```.*|~~~.*|[-*_]{3,})\s*$/gm, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/(\*\*|__|~~|`+)(?=\S)(.*?\S)\1/g, "$2")
    .replace(/(^|[\s(])[*_](?=\S)([^*_\n]*\S)[*_]/g, "$1$2");
}

/** Kana is Japanese, Han without kana is Chinese; the rest is taken for the language the student uses Jotter in. */
export function languageOf(text: string, interfaceLanguage: string): string {
  if (/[\u3040-\u30ff]/.test(text)) return "ja";
  const han = text.match(/[\u3400-\u9fff]/g)?.length ?? 0;
  if (han > 0 && han * 2 >= (text.match(/\p{L}/gu)?.length ?? 0)) return interfaceLanguage === "ja" ? "ja" : "zh";
  return interfaceLanguage;
}
