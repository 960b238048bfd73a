import type { Card } from "@jotter/domain/card";
import { isKnown } from "@jotter/domain/quiz";
import { wordsOf } from "./mistakes.ts";
import { countedQuizAnswers, type TakenQuiz } from "./quiz-evidence.ts";
import { countedAnswers } from "./replay.ts";

/** What was wrong the last time a quiz asked it: of a card that asks the same, else something no card asks yet. */
export type Missed = {
  readonly quizId: string;
  readonly question: number;
  readonly cardId: string | null;
};

type AskingCard = { readonly id: string } & Readonly<Pick<Card, "reviews" | "source" | "suspendedAt">>;
type Asked = { readonly quiz: TakenQuiz; readonly question: number; readonly at: number; readonly isKnown: boolean };

/** A card that was answered since or never tells itself, and one that is suspended is not wanted. [DSH-4] */
export function missedIn(quizzes: readonly TakenQuiz[], cards: readonly AskingCard[]): readonly Missed[] {
  const missed = [...lastAsked(quizzes).values()].filter((one) => !one.isKnown);
  if (missed.length === 0) return [];
  const cardsFor = askingCards(quizzes, cards);
  const failed = new Set<string>();
  return missed.flatMap(({ quiz, question, at }): readonly Missed[] => {
    const asking = cardsFor(quiz, question);
    const older = asking.filter(({ reviews, suspendedAt }) => {
      const last = lastAnswer(reviews);
      return suspendedAt == null && last > 0 && last < at;
    });
    if (asking.length > 0 && older.length === 0) return [];
    const cardId = older.find(({ id }) => !failed.has(id))?.id ?? null;
    if (cardId !== null) failed.add(cardId);
    return [{ quizId: quiz.id, question, cardId }];
  });
}

/** By the words of a question, in whatever quiz it was asked last. */
function lastAsked(quizzes: readonly TakenQuiz[]): ReadonlyMap<string, Asked> {
  const latest = new Map<string, Asked>();
  for (const quiz of quizzes) {
    for (const { question, at, share } of countedQuizAnswers(quiz)) {
      const asked = wordsOf(quiz, question);
      if (at >= (latest.get(asked)?.at ?? 0)) latest.set(asked, { quiz, question, at, isKnown: isKnown(share) });
    }
  }
  return latest;
}

/** The cards that were made of a question, or from the same words of its note. */
function askingCards(quizzes: readonly TakenQuiz[], cards: readonly AskingCard[]) {
  const byId = new Map(quizzes.map((quiz) => [quiz.id, quiz]));
  const found = new Map<string, AskingCard[]>();
  for (const one of cards) {
    const { source } = one;
    if (!source) continue;
    const quiz = source.kind === "quiz" ? byId.get(source.id) : undefined;
    // Older cards do not say of which question they are.
    const asked = quiz && (source.question === undefined ? quiz.id : wordsOf(quiz, source.question));
    const from = asked ?? `${source.kind}:${source.id}`;
    const own = found.get(from) ?? [];
    found.set(from, own);
    own.push(one);
  }
  return (quiz: TakenQuiz, question: number): readonly AskingCard[] => {
    const made = found.get(wordsOf(quiz, question)) ?? found.get(quiz.id);
    const { sourceId, quote } = citationOf(quiz, question);
    return made ?? found.get(sourceId)?.filter(({ source }) => isSamePlace(source?.quote ?? "", quote)) ?? [];
  };
}

function citationOf({ questions }: TakenQuiz, question: number): { readonly sourceId: string; readonly quote: string } {
  const { citations } = questions[question] ?? {};
  const [first] = Array.isArray(citations) ? citations : [];
  const { sourceId, quote } = first ?? {};
  return { sourceId: typeof sourceId === "string" ? sourceId : "", quote: typeof quote === "string" ? quote : "" };
}

/** A card may stand on a sentence of the line that is asked for, or on the line of the sentence. */
function isSamePlace(one: string, other: string): boolean {
  const [here, there] = [plain(one), plain(other)];
  return here !== "" && there !== "" && (here.includes(there) || there.includes(here));
}

function plain(text: string): string {
  return text.normalize("NFKC").replace(/\s+/gu, " ").trim().toLowerCase();
}

function lastAnswer(reviews: AskingCard["reviews"]): number {
  return Math.max(0, ...countedAnswers(reviews).map(({ at }) => at));
}
