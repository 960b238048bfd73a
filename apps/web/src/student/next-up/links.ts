import { dueOf } from "@jotter/domain/due";
import { idOf, type NextUp } from "@jotter/domain/next-up";
import type { Coming } from "@jotter/domain/next-up-situation";
import type { Occurrence } from "@jotter/domain/occurrences";

/** Addresses of the calendar. */
export function dayHref(day: string): string {
  return `/calendar?view=day&day=${day}`;
}

/** Of what lasts days, the one it is due on. */
export function eventHref(occurrence: Occurrence): string {
  return dayHref(dueOf(occurrence).day);
}

/** Where an entry stands: its day, its note, its deck or its quiz. */
export function entryHref(entry: NextUp, occurrences: readonly Occurrence[]): string {
  if (entry.kind === "note") return `/editor/${entry.note.noteId}`;
  if (entry.kind === "cards") return `/cards/${entry.deck.deckId}`;
  if (entry.kind === "mistakes") return `/quiz/${entry.quiz.quizId}`;
  if (entry.kind === "grade") return gradeHref(entry.coming);
  const occurrence = occurrences.find(({ key }) => key === idOf(entry));
  return occurrence ? eventHref(occurrence) : "/calendar";
}

/** The review an entry asks for, with its minutes. */
export function reviewOf(
  entry: NextUp,
): { readonly href: string; readonly cards: number; readonly minutes: number } | null {
  const study = entry.kind === "coming" ? entry.coming.study : undefined;
  if (study && study.cards > 0) return { ...study, href: reviewHref(study.review) };
  return entry.kind === "cards" ? { ...entry.deck, href: reviewHref(entry.deck.deckId) } : null;
}

export function reviewHref(which: string): string {
  return `/cards/${which}/review`;
}

/** The form for the grade of an exam that is over, filled in as far as it is known. */
export function gradeHref({ classId, title, due }: Coming): string {
  return `/grades?${new URLSearchParams({ class: classId ?? "", grade: title, date: due.day })}`;
}
