import { card } from "@jotter/domain/card";
import {
  type FadingDeck,
  type QuizMistakes,
  type StudyFacts,
  type StudyWeights,
  studyWeights,
} from "@jotter/domain/next-up-study";
import { usualPace } from "@jotter/memory/answer-effect";
import { type Fading, fadingIn } from "@jotter/memory/fading";
import { openMistakes } from "@jotter/memory/mistakes";
import { askableIn } from "@jotter/memory/session";
import type { Replica } from "@jotter/replica/replica";
import { inTurns, nextTurn } from "../../ui/turns.ts";
import type { Clock } from "../records/use-clock.ts";
import type { Exam } from "./exam.ts";
import {
  type CardRow,
  type ExamMaterial,
  listedCards,
  materialOf,
  type QuizRow,
  reckonedCard,
} from "./exam-material.ts";
import { schedulersOf } from "./memory-way.ts";
import type { ReadinessAnswer } from "./plan-answers.ts";
import { readied } from "./reckoning.ts";
import { sittingOfDeck } from "./sitting.ts";
import type { DeckRow } from "./use-decks.ts";

/** Of one exam: what would be known, what that rests on, and the review that helps. [DSH-4] */
export type ExamReadiness = ReadinessAnswer & {
  readonly exam: Exam;
  readonly review: string;
  readonly cards: number;
  readonly isBegun: boolean;
};

/** What cards and quizzes say now: of the exams that are near, and for what to do next. */
export type StudyNews = {
  readonly exams: readonly ExamReadiness[];
  readonly facts: StudyFacts;
  readonly weights: StudyWeights;
  /** When a card comes back that was answered just now: then there is more to ask. */
  readonly nextAt: number | null;
};

export type StudySources = {
  readonly exams: readonly Exam[];
  readonly decks: readonly DeckRow[];
  readonly quizzes: readonly QuizRow[];
};

export async function studyNews(
  replica: Replica,
  { exams, decks, quizzes }: StudySources,
  clock: Pick<Clock, "now" | "span">,
): Promise<StudyNews> {
  const found: ExamReadiness[] = [];
  const taken = new Set<string>();
  for (const exam of exams) {
    const material = await materialOf(replica, exam, decks, quizzes);
    for (const { data } of material.cards) taken.add(data.deckId);
    found.push(await readinessOfExam(exam, material, clock));
  }
  const others: (FadingDeck & Returning)[] = [];
  for (const one of decks) if (!taken.has(one.id)) others.push(await fadingOf(replica, one, clock));
  const mistakes = await mistakesOf(replica, quizzes, clock.now);
  const facts = { exams: found.map(factOf), decks: others, mistakes };
  const returns = [...found.map(({ today }) => today), ...others].flatMap(({ nextAt }) => nextAt ?? []);
  const nextAt = returns.length > 0 ? Math.min(...returns) : null;
  return { exams: found, facts, weights: studyWeights(facts), nextAt };
}

type Returning = { readonly nextAt: number | null };

/** What would be known today had a quiz not been taken; null where nothing else was answered. [DSH-4] */
export async function knownWithout(
  replica: Replica,
  quizId: string,
  exam: Exam,
  { decks, quizzes }: Omit<StudySources, "exams">,
  clock: Pick<Clock, "now" | "span">,
): Promise<number | null> {
  const others = quizzes.filter(({ id }) => id !== quizId);
  const material = await materialOf(replica, exam, decks, others);
  // Nor were there the cards that were made of its mistakes.
  const cards = material.cards.filter(({ data }) => data.source?.id !== quizId);
  return (await readinessOfExam(exam, { ...material, cards }, clock)).readiness?.knownToday ?? null;
}

async function readinessOfExam(
  exam: Exam,
  material: ExamMaterial,
  { now, span: [startsAt, endsAt] }: Pick<Clock, "now" | "span">,
): Promise<ExamReadiness> {
  const { cards, quizzes, retention, weights, minutesPerDay, limits, review } = material;
  const answer = await readied({
    cards: cards.map(reckonedCard),
    quizzes: quizzes.map(({ id, data: { classId, questions, answers } }) => ({ id, classId, questions, answers })),
    topics: (exam.event.topics ?? []).map(({ name }) => name),
    ...{ retention, weights, minutesPerDay, limits, now, day: { startsAt, endsAt } },
    ...{ examAt: exam.at, lastLook: exam.lastLook },
  });
  // As the figures beside it have them: without what is suspended.
  const open = cards.filter(({ data }) => data.suspendedAt == null).length;
  return { ...answer, exam, review, cards: open, isBegun: cards.length > 0 };
}

function factOf({ exam, review, today, topics, isBegun }: ExamReadiness) {
  const asked = topics.find(({ known, isOlder }) => isOlder && known !== null && known < weakBelow);
  const weakest = asked ? { topic: asked.topic, share: asked.known ?? 0 } : null;
  return { examId: exam.id, review, ...today, weakest, isBegun };
}

/** What is known better than this need not be named. */
const weakBelow = 0.8;
/** More than anybody answers in one go. */
const mostSeen = 2000;
/** To read what was wrong, and to answer it once more. */
const minutesAMistake = 2;

async function fadingOf(
  replica: Replica,
  row: DeckRow,
  { now, span: [startsAt, endsAt] }: Pick<Clock, "now" | "span">,
): Promise<FadingDeck & Returning> {
  const scheduler = (await schedulersOf(replica))(row.data);
  // Days are whole: a card may fade some hours before it returns.
  const near = { within: { field: "deckId", id: row.id }, before: now + dayMs };
  const seen = await listedCards(replica, { by: "due", ...near, most: mostSeen });
  const fading = await inTurns(fadingSteps(seen, { now, day: { startsAt }, scheduler }));
  const { session, cards } = await sittingOfDeck(replica, row, { day: { startsAt, endsAt }, now });
  const { all, fresh, nextAt } = askableIn(session, now, (id) => cards.get(id)?.reviews);
  await nextTurn();
  const minutes = Math.ceil((all * usualPace.answer + fresh * usualPace.first) / 60);
  return { deckId: row.id, name: row.data.name, classId: row.data.classId, cards: all, fresh, fading, minutes, nextAt };
}

function* fadingSteps(rows: readonly CardRow[], options: Fading): Generator<void, number> {
  let count = 0;
  for (const { data } of rows) {
    count += fadingIn([data], options);
    yield;
  }
  return count;
}

/** What was wrong longer ago is no news. */
const mistakeDays = 30;
const dayMs = 86_400_000;

async function mistakesOf(replica: Replica, rows: readonly QuizRow[], now: number): Promise<readonly QuizMistakes[]> {
  const recent = rows.filter(({ data }) => now - data.updatedAt <= mistakeDays * dayMs);
  const ids = recent.map(({ id }) => id);
  const made = ids.length === 0 ? [] : await replica.having(card, "source.id", ids);
  return openMistakes(
    recent.map(({ id, data }) => ({ ...data, id })),
    made.map(({ data: { source } }) => ({ quizId: source?.id ?? "", question: source?.question })),
  ).map(({ quiz, count, at }) => ({
    quizId: quiz.id,
    title: quiz.title,
    classId: quiz.classId,
    count,
    minutes: count * minutesAMistake,
    at,
  }));
}
