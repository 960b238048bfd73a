import type { DeckRow } from "../../student/cards/use-decks.ts";

type Choosing = {
  readonly examId: string | null;
  readonly classId: string | null;
  readonly chosen: readonly string[] | null;
};

/** The decks of an exam as they would be saved, and those it could have besides: first of its class, then free ones. */
export function decksOffered(decks: readonly DeckRow[], { examId, classId, chosen }: Choosing) {
  const isBound = ({ id, data }: DeckRow) =>
    chosen === null ? examId !== null && data.examId === examId : chosen.includes(id);
  const rank = ({ data }: DeckRow) =>
    (classId !== null && data.classId === classId ? 0 : 2) + (data.examId && data.examId !== examId ? 1 : 0);
  return {
    bound: decks.filter(isBound),
    offered: decks.filter((row) => !isBound(row)).toSorted((one, other) => rank(one) - rank(other)),
  };
}
