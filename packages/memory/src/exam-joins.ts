import type { Card } from "@jotter/domain/card";
import type { Deck } from "@jotter/domain/deck";
import type { CalendarEvent } from "@jotter/domain/event";
import type { Quiz } from "@jotter/domain/quiz";
import { topicOfQuestion } from "./quiz-evidence.ts";
import { plainTopic } from "./topic-name.ts";

/*
 * What is learned for which exam:
 * 1. A deck for the exam it is bound to. The cards of one that is bound to none are for the nearest exam of its class
 *    that has no deck of its own and is about them: for one alone, so that nothing is counted twice. A card that was
 *    made of a mistake is about what its quiz was made from.
 * 2. A quiz for the exams whose own decks have cards from its texts; without any for those whose decks have its topics.
 *    Where there are none, for the exams of its class without a deck of their own, as far as they are about it.
 */

export type JoinedExam = {
  readonly id: string;
  readonly at: number;
  readonly classId: string | null;
  readonly event: Readonly<Pick<CalendarEvent, "topics" | "noteIds">>;
};
type JoinedDeck = { readonly id: string; readonly data: Readonly<Pick<Deck, "classId" | "examId">> };
type JoinedCard = Readonly<Pick<Card, "topic" | "source">>;
/** By quiz, the notes it was made from. */
export type QuizTexts = ReadonlyMap<string, readonly string[]>;
type JoinedQuiz = { readonly id: string } & Readonly<Pick<Quiz, "classId" | "examId" | "sources" | "questions">>;

/** The decks an exam is learned with, and whether they are its own. */
export function decksOfExam<Some extends JoinedDeck>(
  { id, classId }: Pick<JoinedExam, "id" | "classId">,
  decks: readonly Some[],
): { readonly decks: readonly Some[]; readonly isBound: boolean } {
  const bound = decks.filter(({ data }) => data.examId === id);
  if (bound.length > 0) return { decks: bound, isBound: true };
  return {
    decks: decks.filter(({ data }) => classId !== null && data.classId === classId && !data.examId),
    isBound: false,
  };
}

/** Of a card in a deck of no exam: whether it is learned for this one, or for a sooner one of the class. */
export function isLearnedFor(
  card: JoinedCard,
  exam: JoinedExam,
  exams: readonly JoinedExam[],
  decks: readonly JoinedDeck[],
  quizTexts: QuizTexts = new Map(),
): boolean {
  const isAbout = (one: JoinedExam) => mayAsk(one, textsOfCard(card, quizTexts), topicOfCard(card));
  if (!isAbout(exam)) return false;
  return !exams.some(
    (other) =>
      other.classId === exam.classId &&
      isSooner(other, exam) &&
      isAbout(other) &&
      !decks.some(({ data }) => data.examId === other.id),
  );
}

/** What an exam's own decks hold; without any the cards are not asked. */
export type ExamCards = { readonly exam: JoinedExam; readonly isBound: boolean; readonly cards: readonly JoinedCard[] };

/** The exams a quiz counts for. `isTaken`: a deck of some other exam has cards from its texts. [DSH-4] */
export function examsOfQuiz(quiz: JoinedQuiz, exams: readonly ExamCards[], isTaken = false): readonly string[] {
  const { id, classId, examId } = quiz;
  if (examId) return [examId];
  const texts = new Set([id, ...textsOf(quiz)]);
  const topics = topicsOf(quiz);
  const own = exams.filter(({ isBound }) => isBound);
  const bySource = own.filter(
    ({ exam, cards }) =>
      cards.some(({ source }) => source != null && texts.has(source.id)) ||
      exam.event.noteIds?.some((note) => texts.has(note)),
  );
  if (bySource.length > 0) return bySource.map(({ exam }) => exam.id);
  if (isTaken || classId === null) return [];
  // Two classes may call two things alike.
  const ofClass = exams.filter(({ exam }) => exam.classId === classId);
  const byTopic = ofClass.filter(
    ({ exam, isBound, cards }) =>
      isBound &&
      [...cards.map(({ topic }) => topic ?? ""), ...namedBy(exam)].some((topic) => topics.has(plainTopic(topic))),
  );
  if (byTopic.length > 0) return byTopic.map(({ exam }) => exam.id);
  const others = ofClass.filter(({ exam, isBound }) => !isBound && mayAsk(exam, texts, topics));
  return others.map(({ exam }) => exam.id);
}

/** The notes a quiz was made from. */
export function textsOf({ sources }: Pick<JoinedQuiz, "sources">): readonly string[] {
  return sources.filter(({ kind }) => kind === "note").map(({ id }) => id);
}

function topicsOf(quiz: Pick<JoinedQuiz, "questions">): ReadonlySet<string> {
  return new Set(quiz.questions.flatMap((_, place) => plainTopic(topicOfQuestion(quiz, place) ?? "") || []));
}

/** An exam that names nothing may ask anything of its class. */
function mayAsk(exam: JoinedExam, texts: ReadonlySet<string>, topics: ReadonlySet<string>): boolean {
  const { noteIds = [] } = exam.event;
  const named = namedBy(exam);
  if (named.length === 0 && noteIds.length === 0) return true;
  return noteIds.some((note) => texts.has(note)) || named.some((topic) => topics.has(plainTopic(topic)));
}

function textsOfCard({ source }: JoinedCard, quizTexts: QuizTexts): ReadonlySet<string> {
  if (source?.kind === "quiz") return new Set(quizTexts.get(source.id));
  return new Set(source?.kind === "note" ? [source.id] : []);
}

function topicOfCard({ topic }: JoinedCard): ReadonlySet<string> {
  return new Set(topic === undefined ? [] : [plainTopic(topic)]);
}

function namedBy({ event: { topics = [] } }: JoinedExam): readonly string[] {
  return topics.map(({ name }) => name);
}

function isSooner(one: JoinedExam, other: JoinedExam): boolean {
  return one.at < other.at || (one.at === other.at && one.id < other.id);
}
