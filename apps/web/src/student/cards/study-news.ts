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
  evidentCard,
  listedCards,
  materialOf,
  type QuizRow,
  reckonedCard,
} from "./exam-material.ts";
import { quizExams, takenQuiz } from "./exam-quizzes.ts";
import { examSittings, type Sitting, type SittingTime } from "./exam-sittings.ts";
import { schedulersOf } from "./memory-way.ts";
import type { ReadinessAnswer } from "./plan-answers.ts";
import { readied } from "./reckoning.ts";
import { sittingBesides } from "./sitting.ts";
import { countsOf, type DeckRow } from "./use-decks.ts";

/** Of one exam: what would be known, what that rests on, and the review that helps. [DSH-4] */
export type ExamReadiness = ReadinessAnswer & {
  readonly exam: Exam;
  readonly review: string;
  readonly cards: number;
  readonly isBegun: boolean;
  /** The quizzes that are for it, whether a figure rests on them or cards tell more. */
  readonly quizIds: readonly string[];
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
  const learned: { exam: Exam; material: ExamMaterial }[] = [];
  for (const exam of exams) learned.push({ exam, material: await materialOf(replica, exam, { decks, exams }) });
  const examsOf = await quizExams(replica, learned, { decks, quizzes });
  for (const { exam, material } of learned) {
    const own = quizzes.filter(({ id }) => examsOf.get(id)?.includes(exam.id));
    found.push(await readinessOfExam(exam, material, own, clock));
  }
  const others: (FadingDeck & Returning)[] = [];
  const [startsAt, endsAt] = clock.span;
  const time = { day: { startsAt, endsAt }, now: clock.now };
  const sittings = examSittings(replica, time);
  for (const one of decks) others.push(...(await besidesExams(replica, one, time, await sittings.partsOf(one))));
  const mistakes = await mistakesOf(replica, quizzes, clock.now, examsOf);
  const facts = { exams: found.map(factOf), decks: others, mistakes };
  const returns = [...found.map(({ today }) => today), ...others].flatMap(({ nextAt }) => nextAt ?? []);
  const nextAt = returns.length > 0 ? Math.min(...returns) : null;
  return { exams: found, facts, weights: studyWeights(facts), nextAt };
}

type Returning = { readonly nextAt: number | null };

/**
 * What was known when a quiz ended, had it not been taken; null where nothing else was answered. Whatever happens to
 * cards and quizzes later changes nothing of it. [DSH-4]
 */
export async function knownBefore(
  replica: Replica,
  { id: quizId, at }: { readonly id: string; readonly at: number },
  { exam, quizIds }: Pick<ExamReadiness, "exam" | "quizIds">,
  { exams, decks, quizzes }: StudySources,
): Promise<number | null> {
  const material = await materialOf(replica, exam, { decks, exams });
  const others = quizzes.filter(({ id }) => id !== quizId && quizIds.includes(id));
  const then = { ...material, cards: material.cards.flatMap((one) => cardThen(one, at)) };
  const clock = { now: at, span: [at, at] as const };
  const { readiness } = await readinessOfExam(
    exam,
    then,
    others.map((one) => quizThen(one, at)),
    clock,
  );
  return readiness?.knownToday ?? null;
}

/** A card as it was at a moment; none where it was made later. */
function cardThen(row: CardRow, at: number): readonly CardRow[] {
  const { createdAt, reviews, suspendedAt } = row.data;
  if (createdAt > at) return [];
  const wasSuspended = typeof suspendedAt === "number" && suspendedAt <= at;
  const data = { ...row.data, reviews: reviews.filter((one) => one.at <= at) };
  return [{ ...row, data: { ...data, suspendedAt: wasSuspended ? suspendedAt : null } }];
}

function quizThen(row: QuizRow, at: number): QuizRow {
  return { ...row, data: { ...row.data, answers: row.data.answers.filter((one) => one.at <= at) } };
}

async function readinessOfExam(
  exam: Exam,
  material: ExamMaterial,
  quizzes: readonly QuizRow[],
  { now, span: [startsAt, endsAt] }: Pick<Clock, "now" | "span">,
): Promise<ExamReadiness> {
  const { cards, retention, weights, minutesPerDay, limits, review } = material;
  const answer = await readied({
    cards: quizzes.length === 0 ? cards.map(reckonedCard) : cards.map(evidentCard),
    quizzes: quizzes.map(takenQuiz),
    topics: (exam.event.topics ?? []).map(({ name }) => name),
    ...{ retention, weights, minutesPerDay, limits, now, day: { startsAt, endsAt } },
    ...{ examAt: exam.at, lastLook: exam.lastLook },
  });
  // As the figures beside it have them: without what is suspended.
  const open = cards.filter(({ data }) => data.suspendedAt == null).length;
  const quizIds = quizzes.map(({ id }) => id);
  return { ...answer, exam, review, cards: open, isBegun: cards.length > 0, quizIds };
}

function factOf({ exam, review, today, topics, isBegun, readiness }: ExamReadiness) {
  const asked = topics.find(({ known, isOlder }) => isOlder && known !== null && known < weakBelow);
  const weakest = asked ? { topic: asked.topic, share: asked.known ?? 0 } : null;
  return { examId: exam.id, review, ...today, weakest, isBegun, readiness };
}

/** What is known better than this need not be named. */
const weakBelow = 0.8;
/** More than anybody answers in one go. */
const mostSeen = 2000;
/** To read what was wrong, and to answer it once more. */
const minutesAMistake = 2;

/** What a deck has besides the cards that are learned for exams that are near; nothing where these are all. */
async function besidesExams(
  replica: Replica,
  row: DeckRow,
  time: SittingTime,
  parts: readonly Sitting[],
): Promise<readonly (FadingDeck & Returning)[]> {
  const { now, day } = time;
  const taken = new Map(parts.flatMap(({ cards }) => [...cards]));
  const counts = await countsOf(replica, row.id, now);
  if (taken.size > 0 && taken.size >= counts.all) return [];
  const scheduler = (await schedulersOf(replica))(row.data);
  // Days are whole: a card may fade some hours before it returns.
  const near = { within: { field: "deckId", id: row.id }, before: now + dayMs };
  const isOwn = ({ id, data }: CardRow) => !taken.has(id) && data.suspendedAt == null;
  const own = (await listedCards(replica, { by: "due", ...near, most: mostSeen }, isOwn)).filter(isOwn);
  const fading = await inTurns(fadingSteps(own, { now, day, scheduler }));
  const { session, cards } = await sittingBesides(replica, row, time, parts);
  const { all, fresh, nextAt } = askableIn(session, now, (id) => cards.get(id)?.reviews);
  await nextTurn();
  const unseen = counts.unseen - [...taken.values()].filter(({ newAt }) => newAt !== null).length;
  const minutes = Math.ceil((all * usualPace.answer + fresh * usualPace.first) / 60);
  const { name, classId } = row.data;
  return [{ deckId: row.id, name, classId, cards: all, fresh, unseen, fading, minutes, nextAt }];
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

async function mistakesOf(
  replica: Replica,
  rows: readonly QuizRow[],
  now: number,
  examsOf: ReadonlyMap<string, readonly string[]>,
): Promise<readonly QuizMistakes[]> {
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
    examIds: examsOf.get(quiz.id) ?? [],
    count,
    minutes: count * minutesAMistake,
    at,
  }));
}
