import type { Explanation } from "@jotter/study-tools/explanation";
import type { StudySource } from "./use-sources.ts";

/** Whoever has a paragraph explained reads it below. */
const longest = 80;

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
