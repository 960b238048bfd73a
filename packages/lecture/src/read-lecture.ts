import { languageOf } from "@jotter/analysis/language";
import type { Language } from "@jotter/domain/settings";
import { type LectureNotes, lectureNotes } from "./from-transcript.ts";
import { type TimedLine, timedLinesIn } from "./timed-lines.ts";

export type LectureTexts = {
  readonly lines: string;
  readonly transcript: string;
  /** Where the texts themselves do not say. */
  readonly language: Language;
  readonly heldOn: string;
};

/** What is made of a lecture as it is stored, in the language it was held in. [LEC-1] */
export function readLecture({ lines, transcript, language, heldOn }: LectureTexts): {
  readonly notes: LectureNotes;
  readonly transcript: readonly TimedLine[];
} {
  const [own, said] = [timedLinesIn(lines), timedLinesIn(transcript)];
  const words = [...said, ...own].map(({ text }) => text).join("\n");
  const held = languageOf(words) ?? language;
  return { notes: lectureNotes({ lines: own, transcript: said, language: held, heldOn }), transcript: said };
}
