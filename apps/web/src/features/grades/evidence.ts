import type { Book } from "@jotter/domain/grade-book";
import { instantOf } from "@jotter/domain/zones";
import { type LedgerEntry, ledgerOf } from "@jotter/memory/ledger";
import type { CardRow, QuizRow } from "../../student/cards/exam-material.ts";
import type { FocusRow } from "../../student/focus/use-focus-sessions.ts";

export type EvidenceSources = {
  readonly cards: readonly CardRow[];
  readonly quizzes: readonly QuizRow[];
  readonly grades: Book["grades"];
  readonly sessions: readonly FocusRow[];
  readonly classId: string;
  readonly zone: string;
};

const cardsAStep = 50;

/** All evidence of a class, a few cards at a time. */
export function* evidenceSteps({
  cards,
  quizzes,
  grades,
  sessions,
  classId,
  zone,
}: EvidenceSources): Generator<void, readonly LedgerEntry[]> {
  const none = { cards: [], quizzes: [], grades: [], momentOf: (day: string) => instantOf(day, zone) };
  const entries: LedgerEntry[] = [];
  for (let from = 0; from < cards.length; from += cardsAStep) {
    const some = cards.slice(from, from + cardsAStep);
    const answered = some.map(({ id, data: { reviews, topic } }) => ({ id, classId, reviews, topic }));
    entries.push(...ledgerOf({ ...none, cards: answered }));
    yield;
  }
  const taken = quizzes.map(({ id, data }) => ({ ...data, id }));
  const worked = sessions.flatMap(({ id, data }) => (data.classId === classId ? { ...data, id } : []));
  entries.push(...ledgerOf({ ...none, quizzes: taken, grades, sessions: worked }));
  return entries.sort((one, other) => one.at - other.at);
}

/** How many answers to cards, quizzes and grades there are. */
export function evidenceOf(entries: readonly LedgerEntry[]) {
  const of = (kind: LedgerEntry["kind"]) => entries.filter((entry) => entry.kind === kind);
  return {
    answers: of("review").length,
    quizzes: new Set(of("quiz").map(({ sourceId }) => sourceId)).size,
    grades: of("grade").length,
  };
}
