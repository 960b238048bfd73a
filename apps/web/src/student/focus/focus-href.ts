import type { NextUp } from "@jotter/domain/next-up";

/** The focus screen, bound to a record: "event:{key of its date}", "deck:{id}", "note:{id}", "quiz:{id}", "document:{id}". */
export function focusHref(on?: string): string {
  return on ? `/ai-tools/focus-mode?on=${encodeURIComponent(on)}` : "/ai-tools/focus-mode";
}

/** Work at what Next up names. */
export function focusOn(entry: NextUp): string | undefined {
  if (entry.kind === "coming") return `event:${entry.coming.id}`;
  if (entry.kind === "cards") return `deck:${entry.deck.deckId}`;
  if (entry.kind === "note") return `note:${entry.note.noteId}`;
  return entry.kind === "mistakes" ? `quiz:${entry.quiz.quizId}` : undefined;
}
