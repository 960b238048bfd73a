import { card } from "@jotter/domain/card";
import { deck } from "@jotter/domain/deck";
import { quiz } from "@jotter/domain/quiz";
import { examsOfQuiz, textsOf } from "@jotter/memory/exam-joins";
import type { TakenQuiz } from "@jotter/memory/quiz-evidence";
import type { Replica } from "@jotter/replica/replica";
import type { Exam } from "./exam.ts";
import type { CardRow, ExamMaterial, QuizRow } from "./exam-material.ts";
import type { DeckRow } from "./use-decks.ts";

/** An exam with what it is learned with. */
type Learned = { readonly exam: Exam; readonly material: Pick<ExamMaterial, "isBound" | "cards"> };
type Around = { readonly decks: readonly DeckRow[]; readonly quizzes: readonly QuizRow[] };

const mostQuizzes = 200;

export function latestQuizRows(replica: Replica): Promise<readonly QuizRow[]> {
  return replica.list(quiz, { by: "updatedAt", lastFirst: true, most: mostQuizzes });
}

/** By quiz, the exams it counts for. [DSH-4] */
export async function quizExams(
  replica: Replica,
  learned: readonly Learned[],
  { decks, quizzes }: Around,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const near = new Set(learned.map(({ exam }) => exam.id));
  const elsewhere = new Set(decks.flatMap(({ id, data }) => (data.examId && !near.has(data.examId) ? [id] : [])));
  const texts = elsewhere.size === 0 ? [] : [...new Set(quizzes.flatMap(({ data }) => textsOf(data)))];
  const made = texts.length === 0 ? [] : await replica.having(card, "source.id", texts);
  const taken = new Set(made.flatMap(({ data }) => (elsewhere.has(data.deckId) ? (data.source?.id ?? []) : [])));
  const exams = learned.map(({ exam, material: { isBound, cards } }) => {
    return { exam, isBound, cards: cards.map(({ data }) => data) };
  });
  return new Map(
    quizzes.map(({ id, data }) => {
      const isTaken = textsOf(data).some((text) => taken.has(text));
      return [id, examsOfQuiz({ ...data, id }, exams, isTaken)] as const;
    }),
  );
}

/** The quizzes that count for the exam of a deck, where it is the only one: then what is said of it is said of the exam. */
export async function quizzesWithDeck(
  replica: Replica,
  exam: Exam,
  deckId: string,
  cards: readonly CardRow[],
): Promise<readonly TakenQuiz[]> {
  const decks = await replica.list(deck, { by: "name" });
  const own = decks.filter(({ data }) => data.examId === exam.id);
  if (own.length !== 1 || own[0]?.id !== deckId) return [];
  const quizzes = await latestQuizRows(replica);
  const examsOf = await quizExams(replica, [{ exam, material: { isBound: true, cards } }], { decks, quizzes });
  return quizzes.filter(({ id }) => examsOf.get(id)?.includes(exam.id)).map(takenQuiz);
}

/** The quizzes that were made from what the cards of a deck were, or whose mistakes they are. */
export async function quizzesOfCards(replica: Replica, cards: readonly CardRow[]): Promise<readonly TakenQuiz[]> {
  const from = new Set(cards.flatMap(({ data: { source } }) => source?.id ?? []));
  const quizzes = from.size === 0 ? [] : await latestQuizRows(replica);
  return quizzes.filter(({ id, data }) => [id, ...textsOf(data)].some((one) => from.has(one))).map(takenQuiz);
}

export function takenQuiz({ id, data: { classId, questions, answers } }: QuizRow): TakenQuiz {
  return { id, classId, questions, answers };
}
