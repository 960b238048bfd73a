import type { Question } from "@jotter/domain/model";
import type { Language } from "@jotter/domain/settings";
import { z } from "zod/mini";
import { fenced, fencedStudent, fenceRule, fenceWord } from "./fence.ts";
import type { Chunk } from "./source.ts";

export const levels = ["middle-school", "high-school", "college"] as const;
export const Level = z.enum(levels);
export type Level = z.infer<typeof Level>;

/** For whom and in which language a tool answers. */
export type Reader = {
  readonly language: Language;
  readonly level: Level | null;
  /** What the student permits to be told about them (INS-2), or null. */
  readonly student: string | null;
};

/**
 * Our words in the system part, everything else behind a fence in the user's part. The student's record is left out
 * as soon as one source was written by others. [AIX-7]
 */
export function promptOf(
  instructions: string,
  chunks: readonly Chunk[],
  reader: Reader,
  newWord: () => string,
): Pick<Question, "system" | "turns"> {
  const student = chunks.some(({ source }) => source.origin === "upload") ? null : reader.student;
  const texts = chunks.flatMap(({ text, heading, source }) => [text, heading, source.title]);
  const word = fenceWord([...texts, student ?? ""], newWord);
  const system = [
    "You help a student learn from their own material.",
    instructions,
    `Write in ${languageNames[reader.language]}. Quotes stay in the language of the material.`,
    reader.level === null ? "" : `The reader is a student at ${levelNames[reader.level]}.`,
    "Say only what the material bears out. For each thing you say give cites: the name of the block and a few words copied from it unchanged. What is not in the material is left out; fewer good items are better than padded ones.",
    student === null
      ? ""
      : "The block named student tells about the reader, who permitted this. Use it only to choose examples and emphasis.",
    fenceRule(word),
  ];
  const user = [student === null ? "" : fencedStudent(student, word), fenced(chunks, word)];
  const joined = (parts: readonly string[], between: string) => parts.filter((part) => part !== "").join(between);
  return { system: joined(system, "\n"), turns: [{ role: "user", text: joined(user, "\n\n") }] };
}

/** What a model calls the languages. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  es: "Spanish",
  fr: "French",
  de: "German",
  zh: "Simplified Chinese",
  ja: "Japanese",
};

const levelNames: Readonly<Record<Level, string>> = {
  "middle-school": "middle school",
  "high-school": "high school",
  college: "college",
};
