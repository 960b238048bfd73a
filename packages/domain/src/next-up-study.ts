import type { Due } from "./due.ts";
import { dayMs } from "./zones.ts";

/**
 * What cards and quizzes add to what to do next: they fade, were not known, or are not there yet. How much is
 * remembered is reckoned elsewhere; here it is weighed. [DSH-2]
 */
export type StudyFacts = {
  /** Of exams that are near. */
  readonly exams: readonly ExamStudy[];
  /** Those that are learned for none of these exams. */
  readonly decks: readonly FadingDeck[];
  readonly mistakes: readonly QuizMistakes[];
};

export type ExamStudy = {
  readonly examId: string;
  /** The review that was reckoned for it: a deck, or the exam itself where its cards lie in several. */
  readonly review: string;
  /** How many cards are worth an answer today, and how long that takes. */
  readonly cards: number;
  readonly minutes: number;
  /** Of its topics, what would be known least. */
  readonly weakest: { readonly topic: string; readonly share: number } | null;
  /** There are cards or answers of a quiz. */
  readonly isBegun: boolean;
};

/** Cards that would be known less than they are to be. */
export type FadingDeck = {
  readonly deckId: string;
  readonly name: string;
  readonly classId: string | null;
  readonly cards: number;
  readonly minutes: number;
};

/** Questions of a quiz that were not known, and were not learned since. */
export type QuizMistakes = {
  readonly quizId: string;
  readonly title: string;
  readonly classId: string | null;
  readonly count: number;
  readonly at: number;
};

export type StudyReason = { readonly points: number } /** Cards would be known less than they are to be. */ & (
  | { readonly id: "fading"; readonly cards: number; readonly minutes: number; readonly weakest: ExamStudy["weakest"] }
  /** An exam is near, and no card was made of its notes. */
  | { readonly id: "notBegun" }
  | { readonly id: "mistakes"; readonly count: number }
  /** An exam of that class is near. */
  | { readonly id: "before"; readonly due: Due }
);

type StudiedExam = {
  readonly study?: ExamStudy | undefined;
  readonly noteIds: readonly string[];
  readonly due: Due;
};

/** What each is worth at most, beside 1 for an exam that is due. */
const worth = { fading: 1, notBegun: 1, deck: 0.3, mistakes: 0.3, before: 0.3 } as const;
/** So many cards are half of what fading can be worth. */
const manyCards = 20;
export const notBegunDays = 14;
/** To read what was wrong, and to answer it once more. */
const minutesForMistake = 2;

export function minutesForMistakes({ count }: QuizMistakes): number {
  return count * minutesForMistake;
}

/** Of an exam: cards fade, or nothing was made of its notes. */
export function examStudyReasons(
  { study, noteIds, due }: StudiedExam,
  urgency: number,
  now: number,
): readonly StudyReason[] {
  if (!study || due.at <= now) return [];
  const { cards, minutes, weakest } = study;
  if (cards > 0) return [{ id: "fading", cards, minutes, weakest, points: urgency * worth.fading * much(cards) }];
  const isNear = due.at - now <= notBegunDays * dayMs;
  return !study.isBegun && noteIds.length > 0 && isNear ? [{ id: "notBegun", points: urgency * worth.notBegun }] : [];
}

export function deckReasons({ cards, minutes }: FadingDeck): readonly StudyReason[] {
  return [{ id: "fading", cards, minutes, weakest: null, points: worth.deck * much(cards) }];
}

/** They weigh more where an exam of that class is near, and less the longer they lie there. */
export function mistakeReasons(
  { count, at }: QuizMistakes,
  exam: Pick<StudiedExam, "due"> | undefined,
  now: number,
): readonly StudyReason[] {
  const fresh = nearness((now - at) / slowly);
  const reasons: StudyReason[] = [{ id: "mistakes", count, points: worth.mistakes * fresh * (1 - 1 / (1 + count)) }];
  if (exam) reasons.push({ id: "before", due: exam.due, points: worth.before * nearness(exam.due.at - now) });
  return reasons;
}

const slowly = 7;

/** One more never counts for less, and a thousand do not outweigh an exam. */
function much(cards: number): number {
  return cards / (cards + manyCards);
}

/** 1 now, a half a day away, an eighth a week away. */
export function nearness(milliseconds: number): number {
  return 1 / (1 + Math.max(0, milliseconds) / dayMs);
}
