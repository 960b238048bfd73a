import type { Due } from "./due.ts";
import { nearness } from "./nearness.ts";
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
  /** How many cards its review asks today, how many of them were never asked before, and how long that takes. */
  readonly cards: number;
  readonly fresh: number;
  /** How many of all its cards were never asked. */
  readonly unseen: number;
  /** Those that would be known less than they are to be. */
  readonly fading: number;
  readonly minutes: number;
  /** Of its topics, what would be known least. */
  readonly weakest: { readonly topic: string; readonly share: number } | null;
  /** There are cards. */
  readonly isBegun: boolean;
  /** What would be known, as shares, and what that rests on; null or absent where nothing was answered yet. [DSH-4] */
  readonly readiness?: ExamShares | null | undefined;
};

export type ExamShares = {
  readonly knownToday: number;
  readonly onDayIfStop: number;
  readonly onDayWithPlan: number;
  readonly rests: { readonly cards: number; readonly unseen: number; readonly answers: number };
};

/** A deck: what its review asks today, new ones with them, and how many cards would be known less than they are to be. */
export type FadingDeck = {
  readonly deckId: string;
  readonly name: string;
  readonly classId: string | null;
  readonly cards: number;
  readonly fresh: number;
  readonly unseen: number;
  readonly fading: number;
  readonly minutes: number;
};

/** Questions of a quiz that were not known, and were not learned since. */
export type QuizMistakes = {
  readonly quizId: string;
  readonly title: string;
  readonly classId: string | null;
  /** The exams it counts for. */
  readonly examIds: readonly string[];
  readonly count: number;
  readonly minutes: number;
  readonly at: number;
};

export type StudyReason = {
  readonly points: number;
} /** Cards fade, return, or were never asked: each is counted by itself, for only what was known can fade. */ & (
  | {
      readonly id: "fading";
      readonly cards: number;
      readonly returning: number;
      readonly fresh: number;
      readonly unseen: number;
      readonly minutes: number;
      readonly weakest: ExamStudy["weakest"];
    }
  /** An exam is near, and no card was made of its notes. */
  | { readonly id: "notBegun" }
  | { readonly id: "mistakes"; readonly count: number }
  /** An exam it counts for is near. */
  | { readonly id: "before"; readonly due: Due }
);

export type StudyEntry = { readonly score: number; readonly reasons: readonly StudyReason[] } & (
  | { readonly kind: "cards"; readonly deck: FadingDeck }
  | { readonly kind: "mistakes"; readonly quiz: QuizMistakes }
);

type StudiedExam = {
  readonly study?: ExamStudy | undefined;
  readonly noteIds: readonly string[];
  readonly classId: string | null;
  readonly due: Due;
};

/** What the ranking asks of these facts. It is handed over, so that the first screen need not carry it. */
export type StudyWeights = {
  readonly ofExam: (eventId: string) => ExamStudy | undefined;
  readonly examReasons: (exam: StudiedExam, urgency: number, now: number) => readonly StudyReason[];
  /** What is an entry of its own, beside these exams. */
  readonly entries: (exams: readonly StudiedExam[], now: number) => readonly StudyEntry[];
};

export function studyWeights({ exams, decks, mistakes }: StudyFacts): StudyWeights {
  return {
    ofExam: (eventId) => exams.find(({ examId }) => examId === eventId),
    examReasons,
    entries: (ahead, now) => [
      ...decks
        .filter(({ cards, fresh }) => cards > fresh)
        .map((deck): StudyEntry => ({ kind: "cards", deck, ...scored(deckReasons(deck)) })),
      ...mistakes
        .filter(({ count }) => count > 0)
        .map((quiz): StudyEntry => {
          const near = ahead.filter((one) => quiz.examIds.includes(one.study?.examId ?? "") && isNear(one, now));
          const [exam] = near.toSorted((one, other) => one.due.at - other.due.at);
          return { kind: "mistakes", quiz, ...scored(mistakeReasons(quiz, exam, now)) };
        }),
    ],
  };
}

/** What each is worth at most, beside 1 for an exam that is due. Not begun tips the scale between equals. */
const worth = { fading: 1, notBegun: 0.02, deck: 0.3, mistakes: 0.3, before: 0.3 } as const;
/** So many cards are half of what fading can be worth. */
const manyCards = 20;
const nearDays = 14;

/** Of an exam: cards fade, or nothing was made of its notes. */
function examReasons(exam: StudiedExam, urgency: number, now: number): readonly StudyReason[] {
  const { study, noteIds, due } = exam;
  if (!study || due.at <= now) return [];
  const { cards, fresh, unseen, fading, minutes, weakest } = study;
  if (cards > 0) {
    const points = urgency * worth.fading * much(cards);
    return [{ id: "fading", cards: fading, returning: cards - fresh, fresh, unseen, minutes, weakest, points }];
  }
  const isNotBegun = !study.isBegun && noteIds.length > 0 && isNear(exam, now);
  return isNotBegun ? [{ id: "notBegun", points: urgency * worth.notBegun }] : [];
}

function isNear({ due }: StudiedExam, now: number): boolean {
  return due.at > now && due.at - now <= nearDays * dayMs;
}

function deckReasons({ cards, fresh, unseen, fading, minutes }: FadingDeck): readonly StudyReason[] {
  const returning = cards - fresh;
  const points = worth.deck * much(returning);
  return [{ id: "fading", cards: fading, returning, fresh, unseen, minutes, weakest: null, points }];
}

/** They weigh more where an exam they count for is near, and less the longer they lie there. */
function mistakeReasons(
  { count, at }: QuizMistakes,
  exam: StudiedExam | undefined,
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

function scored(reasons: readonly StudyReason[]) {
  return { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons };
}
