import type { LectureNotes } from "@jotter/lecture/from-transcript";
import { clockText } from "@jotter/lecture/timed-lines";

/** What the parts of a note are called, in the student's language. */
export type NoteWords = {
  readonly terms: string;
  readonly unclear: string;
  readonly asked: string;
  readonly missed: string;
  readonly dates: string;
};

/**
 * The note that is made of a lecture, in our markdown: its sections, what was important in bold, then terms as
 * definitions, what was missed, what is to be done and what stayed open. `hrefAt` leads back to a second. [LEC-1]
 */
export function noteOfLecture(notes: LectureNotes, words: NoteWords, hrefAt: (atMs: number) => string): string {
  const time = (atMs: number) => `[${clockText(atMs)}](${hrefAt(atMs)})`;
  const list = (title: string, items: readonly string[]) =>
    items.length === 0 ? [] : [`## ${title}\n\n${items.join("\n")}`];
  const sections = notes.sections.map(({ heading, entries }) => {
    const lines = entries
      .filter(({ text }) => text.trim() !== "")
      .map(({ atMs, text, mark }) => `- ${mark === "important" ? `==${text.trim()}==` : text.trim()} ${time(atMs)}`);
    return [heading && `## ${heading}`, lines.join("\n")].filter(Boolean).join("\n\n");
  });
  return [
    ...sections,
    ...list(
      words.terms,
      notes.terms
        .filter(({ meaning }) => meaning !== "")
        .map(({ term, meaning, atMs }) => `- **${term}**: ${meaning} ${time(atMs)}`),
    ),
    ...list(
      words.missed,
      notes.missed.map(({ text, atMs }) => `- ${text} ${time(atMs)}`),
    ),
    ...list(
      words.dates,
      notes.dates.map(({ text, atMs }) => `- [ ] ${text} ${time(atMs)}`),
    ),
    ...list(
      words.unclear,
      notes.unclear.map(({ line }) => `- ${line.text.trim() || "?"} ${time(line.atMs)}`),
    ),
    ...list(
      words.asked,
      notes.asked.map(({ text, atMs }) => `- ${text} ${time(atMs)}`),
    ),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}
