import { countingAnswers, isKnown, isUnjudged, type Quiz } from "@jotter/domain/quiz";
import type { TakenQuiz } from "./quiz-evidence.ts";

export type FinishedQuiz = TakenQuiz & Readonly<Pick<Quiz, "title" | "finishedAt">>;

/** A card that was made of a question; older ones do not say of which. */
export type MadeCard = { readonly quizId: string; readonly question?: number | undefined };

/** What became of a mistake: it is open until it was known later, or is learned as a card. */
export type MistakeState = "open" | "known" | "card";

/** For a question of a quiz that was not known there. */
export type MistakeStates = (quiz: FinishedQuiz, question: number) => MistakeState;

/**
 * The one answer to which mistakes are still open, on whatever screen: those that were wrong, or not answered, the last
 * time they were asked, in whatever quiz asks them in the same words, and of which no card was made. [DSH-2] [QUZ-1]
 */
export function mistakeStates(quizzes: readonly FinishedQuiz[], made: readonly MadeCard[]): MistakeStates {
  const latest = latestAnswers(quizzes);
  const asCards = wordsOfCards(quizzes, made, latest);
  return (quiz, question) => {
    const asked = wordsOf(quiz, question);
    if (latest.get(asked)?.isKnown) return "known";
    return asCards.has(asked) ? "card" : "open";
  };
}

/** The open mistakes of finished quizzes, each in the quiz that asked it last. [DSH-2] */
export function openMistakes(quizzes: readonly FinishedQuiz[], made: readonly MadeCard[]) {
  const stateOf = mistakeStates(quizzes, made);
  const open = [...latestAnswers(quizzes).values()].filter(({ quiz, question, isKnown }) => {
    return !isKnown && stateOf(quiz, question) === "open";
  });
  return [...new Set(open.map(({ quiz }) => quiz))].map((quiz) => {
    return { quiz, count: open.filter((one) => one.quiz === quiz).length, at: quiz.finishedAt ?? 0 };
  });
}

type LatestAnswer = {
  readonly at: number;
  readonly quiz: FinishedQuiz;
  readonly question: number;
  readonly isKnown: boolean;
};

/** By the words of the question. In a quiz that still runs only what was known counts: the rest may yet be. */
function latestAnswers(quizzes: readonly FinishedQuiz[]): ReadonlyMap<string, LatestAnswer> {
  const latest = new Map<string, LatestAnswer>();
  for (const quiz of quizzes) {
    for (const [question, answer] of countingAnswers(quiz).entries()) {
      const at = answer?.at ?? quiz.finishedAt;
      if (at === null || answer?.isWithdrawn || isUnjudged(answer)) continue;
      const known = isKnown(answer?.share);
      if (!known && quiz.finishedAt === null) continue;
      const asked = wordsOf(quiz, question);
      const before = latest.get(asked);
      if (!before || at >= before.at) latest.set(asked, { at, quiz, question, isKnown: known });
    }
  }
  return latest;
}

/** Cards that do not say of which question they are stand for the first ones of their quiz that have none. */
function wordsOfCards(
  quizzes: readonly FinishedQuiz[],
  made: readonly MadeCard[],
  latest: ReadonlyMap<string, LatestAnswer>,
): ReadonlySet<string> {
  const words = new Set<string>();
  for (const quiz of quizzes) {
    const own = made.filter(({ quizId }) => quizId === quiz.id);
    for (const { question } of own) if (question !== undefined) words.add(wordsOf(quiz, question));
    const unnamed = own.filter(({ question }) => question === undefined).length;
    const missed = quiz.questions.map((_, question) => wordsOf(quiz, question)).filter((asked) => !words.has(asked));
    for (const asked of missed.filter((one) => latest.get(one)?.isKnown === false).slice(0, unnamed)) words.add(asked);
  }
  return words;
}

/** By which a question is the same in another quiz. Without words it is itself alone. */
export function wordsOf({ id, questions }: Pick<TakenQuiz, "id" | "questions">, question: number): string {
  const { prompt, answer } = questions[question] ?? {};
  const isAsked = typeof prompt === "string" && prompt.trim() !== "";
  return isAsked ? `${prompt} ${answer}`.trim().toLowerCase() : `${id} ${question}`;
}
