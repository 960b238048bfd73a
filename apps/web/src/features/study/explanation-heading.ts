import type { Explanation } from "@jotter/study-tools/explanation";
import type { StudySource } from "./use-sources.ts";

/** Whoever has a paragraph explained reads it below. */
const longest = 80;

/** What was asked, where the heading is spelled otherwise: nobody is to wonder whether it is the same. [EXP-1] */
export function askedOtherwise(about: string, heading: string): string | null {
  const [asked, shown] = [about, heading].map((text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ""));
  if (!asked || !shown || asked.includes(shown) || about.trim().length > longest) return null;
  return about.trim();
}

/** The term, where the sources know it by that name; else the question as it was asked. */
export function headingOf(
  made: Pick<Explanation, "about" | "term"> | undefined,
  sources: readonly Pick<StudySource, "text">[],
): string {
  if (!made) return "";
  const term = made.term.toLowerCase();
  const isKnown = made.about === "" || sources.some(({ text }) => text.toLowerCase().includes(term));
  const heading = isKnown ? made.term : made.about.trim();
  return heading.length <= longest ? heading : "";
}
