import { weakEssays } from "../../packages/essay/src/testing/judge-weak.ts";
import { countWords } from "../../packages/markdown/src/count-words.ts";

/** Essays of students one after the other, until they have so many words, with a line to type at in the middle. */
export function longEssay(words: number): string {
  const essays = weakEssays.filter(({ lang }) => lang === "en").map(({ text }) => text);
  const parts: string[] = [];
  let count = 0;
  for (let at = 0; count < words; at += 1) {
    const next = essays[at % essays.length] ?? "";
    parts.push(next);
    count += countWords(next);
  }
  return parts.toSpliced(Math.floor(parts.length / 2), 0, "Here is the middle of the lecture.").join("\n\n");
}
