import type { Question } from "@jotter/domain/model";
import type { Language } from "@jotter/domain/settings";
import { z } from "zod/mini";
import { fenced, fenceRule, fenceWord } from "./fence.ts";
import type { Chunk } from "./source.ts";

export const levels = ["middle-school", "high-school", "college"] as const;
export const Level = z.enum(levels);
export type Level = z.infer<typeof Level>;

/** For whom and in which language a tool answers. */
export type Reader = {
  readonly language: Language;
  readonly level: Level | null;
};

/**
 * Our words in the system part, everything else behind a fence in the user's part. Nothing about the student: a text is
 * often somebody else's (imported, pasted, uploaded), and what it plants must find no record beside it. [AIX-7]
 */
export function promptOf(
  instructions: string,
  chunks: readonly Chunk[],
  reader: Reader,
  newWord: () => string,
): Pick<Question, "system" | "turns"> {
  const texts = chunks.flatMap(({ text, heading, source }) => [text, heading, source.title]);
  const word = fenceWord(texts, newWord);
  const system = [
    "You help a student learn from their own material.",
    instructions,
    `Write in ${languageName(reader.language)}. Quotes stay in the language of the material.`,
    reader.level === null ? "" : `The reader is a student at ${levelNames[reader.level]}.`,
    "Say only what the material bears out. For each thing you say give cites: the name of the block and a few words copied from it unchanged. What is not in the material is left out; fewer good items are better than padded ones.",
    fenceRule(word),
  ];
  return {
    system: system.filter((line) => line !== "").join("\n"),
    turns: [{ role: "user", text: fenced(chunks, word) }],
  };
}

/** What a model calls a language. Of Chinese we write the simplified one. */
export function languageName(language: Language): string {
  return language === "zh" ? "Simplified Chinese" : (englishNames.of(language) ?? language);
}

const englishNames = new Intl.DisplayNames("en", { type: "language" });

const levelNames: Readonly<Record<Level, string>> = {
  "middle-school": "middle school",
  "high-school": "high school",
  college: "college",
};
