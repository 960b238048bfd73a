import { type Card, card } from "@jotter/domain/card";
import { deckDefaults, limitsOf } from "@jotter/domain/deck";
import { quiz } from "@jotter/domain/quiz";
import { decksOfExam, isLearnedFor, type QuizTexts, textsOf } from "@jotter/memory/exam-joins";
import type { Replica } from "@jotter/replica/replica";
import type { RowOf } from "@jotter/replica/row";
import { nextTurn } from "../../ui/turns.ts";
import type { Exam } from "./exam.ts";
import { type Weights, weightsOf } from "./memory-way.ts";
import type { PlanRequest } from "./plan-answers.ts";
import type { StoredDeck } from "./use-decks.ts";

export type CardRow = RowOf<typeof card>;
export type QuizRow = RowOf<typeof quiz>;

/** What an exam is learned with. */
export type ExamMaterial = {
  readonly cards: readonly CardRow[];
  /** Its decks are its own: without any nothing would say how long is learned. */
  readonly isBound: boolean;
  readonly retention: number;
  readonly weights: Weights;
  readonly minutesPerDay: number;
  /** What each of its decks lets happen on a day. */
  readonly limits: PlanRequest["limits"];
  /** The review of it: of its only deck, or of the exam. */
  readonly review: string;
};

const examReview = "exam-";

/** The exam whose cards a review asks; null where it is that of a deck. */
export function examOfReview(which: string): string | null {
  return which.startsWith(examReview) ? which.slice(examReview.length) : null;
}

/** All decks, and the exams ahead of which one may have the cards first. */
type Around = { readonly decks: readonly StoredDeck[]; readonly exams: readonly Exam[] };

/** The decks bound to it; without any those of its class, as far as their cards are for this exam. */
export async function materialOf(replica: Replica, exam: Exam, { decks, exams }: Around): Promise<ExamMaterial> {
  const { decks: chosen, isBound } = decksOfExam(exam, decks);
  const all: CardRow[] = [];
  for (const { id } of chosen) all.push(...(await cardsOfDeck(replica, id)));
  const bound = isBound ? chosen : [];
  const [only] = bound;
  const quizTexts = isBound ? undefined : await quizTextsOf(replica, all);
  return {
    cards: isBound ? all : all.filter(({ data }) => isLearnedFor(data, exam, exams, decks, quizTexts)),
    isBound,
    retention: limitsOf(chosen[0]?.data ?? {}).retention,
    weights: await weightsOf(replica),
    minutesPerDay: bound.reduce((sum, { data }) => sum + limitsOf(data).minutesPerDay, 0) || deckDefaults.minutesPerDay,
    limits: new Map(chosen.map(({ id, data }) => [id, limitsOf(data)])),
    review: only && bound.length === 1 ? only.id : `${examReview}${exam.id}`,
  };
}

/** Of the quizzes whose mistakes became these cards: a quiz that was deleted still says what it was made from. */
async function quizTextsOf(replica: Replica, cards: readonly CardRow[]): Promise<QuizTexts> {
  const ids = new Set(cards.flatMap(({ data: { source } }) => (source?.kind === "quiz" ? [source.id] : [])));
  const rows = ids.size === 0 ? [] : await replica.rows(quiz, [...ids]);
  return new Map(rows.map(({ id, data }) => [id, textsOf(data)]));
}

/** Each with the log of its answers: few enough that the browser draws a frame between two reads. */
export const portion = 200;

/** A few at a time: the page is drawn in between. */
export async function cardsOfDeck(replica: Replica, deckId: string): Promise<readonly CardRow[]> {
  const within = { field: "deckId", id: deckId };
  const listed = await Promise.all(["due", "newAt"].map((by) => replica.ids(card, { by, within })));
  // Two devices may have left it in both: one answered it, the other took its answer back.
  const ids = [...new Set(listed.flat())];
  const rows: CardRow[] = [];
  for (let from = 0; from < ids.length; from += portion) {
    rows.push(...(await replica.rows(card, ids.slice(from, from + portion))));
    await nextTurn();
  }
  return rows.filter(({ del }) => del === 0);
}

/**
 * As the replica lists them, of many some at a time, until so many are found that are meant: what is suspended keeps its
 * place in the lists, and of some decks it is all but a few.
 */
export async function listedCards(
  replica: Replica,
  wanted: Parameters<Replica["ids"]>[1] & { readonly most: number },
  isMeant: (row: CardRow) => boolean = () => true,
): Promise<readonly CardRow[]> {
  const { most, ...all } = wanted;
  const first = await replica.list(card, { ...all, most: Math.min(portion, most) });
  const rows: CardRow[] = [];
  let found = 0;
  const take = (some: readonly CardRow[]) => {
    for (const row of some) {
      if (found >= most) return;
      rows.push(row);
      if (isMeant(row)) found++;
    }
  };
  take(first);
  if (found >= most || first.length < Math.min(portion, most)) return rows;
  const known = new Set(first.map(({ id }) => id));
  const ids = (await replica.ids(card, all)).filter((id) => !known.has(id));
  for (let from = 0; from < ids.length && found < most; from += portion) {
    await nextTurn();
    const some = await replica.rows(card, ids.slice(from, from + portion));
    take(some.filter(({ del }) => del === 0));
  }
  return rows;
}

type ReckonedFields = Pick<
  CardRow["data"],
  "deckId" | "reviews" | "due" | "newAt" | "sides" | "goneSides" | "suspendedAt" | "buriedUntil" | "topic"
>;

/** As the reckoning wants it: without what it does not ask for. */
export function reckonedCard({ id, data }: { readonly id: string; readonly data: ReckonedFields }) {
  const { deckId, reviews, due, newAt, sides, goneSides, suspendedAt, buriedUntil, topic } = data;
  return { id, deckId, reviews, due, newAt, sides, goneSides, suspendedAt, buriedUntil, topic };
}

/** The same, with where it comes from: a mistake of a quiz counts against the card that asks the same. */
export function evidentCard({
  id,
  data,
}: {
  readonly id: string;
  readonly data: ReckonedFields & Pick<Card, "source">;
}) {
  return { ...reckonedCard({ id, data }), source: data.source };
}
