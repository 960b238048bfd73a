import { card } from "@jotter/domain/card";
import { limitsOf } from "@jotter/domain/deck";
import {
  type FadingDeck,
  type QuizMistakes,
  type StudyFacts,
  type StudyWeights,
  studyWeights,
} from "@jotter/domain/next-up-study";
import { openMistakes } from "@jotter/memory/mistakes";
import type { Replica } from "@jotter/replica/replica";
import { nextTurn } from "../../ui/turns.ts";
import type { Clock } from "../records/use-clock.ts";
import { type ExamMaterial, materialOf, type QuizRow, reckonedCard } from "./exam-material.ts";
import type { Exam } from "./exams.ts";
import type { ReadinessAnswer } from "./plan-worker.ts";
import { readied } from "./reckoning.ts";
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
  const fading: FadingDeck[] = [];
  for (const one of decks) if (!taken.has(one.id)) fading.push(await fadingOf(replica, one, clock.span[1]));
  const mistakes = await mistakesOf(replica, quizzes, clock.now);
  const facts = { exams: found.map(factOf), decks: fading, mistakes };
  return { exams: found, facts, weights: studyWeights(facts) };
}

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
  return (await readinessOfExam(exam, material, clock)).readiness?.knownToday ?? null;
}

async function readinessOfExam(
  exam: Exam,
  material: ExamMaterial,
  { now, span: [startsAt, endsAt] }: Pick<Clock, "now" | "span">,
): Promise<ExamReadiness> {
  const { cards, quizzes, retention, weights, minutesPerDay, review } = material;
  const answer = await readied({
    cards: cards.map(reckonedCard),
    quizzes: quizzes.map(({ id, data: { classId, questions, answers } }) => ({ id, classId, questions, answers })),
    topics: (exam.event.topics ?? []).map(({ name }) => name),
    ...{ retention, weights, minutesPerDay, now, examAt: exam.at, day: { startsAt, endsAt } },
  });
  return { ...answer, exam, review, cards: cards.length, isBegun: cards.length > 0 };
}

function factOf({ exam, review, today, topics, isBegun }: ExamReadiness) {
  const asked = topics.find(({ known }) => known !== null && known < weakBelow);
  const weakest = asked ? { topic: asked.topic, share: asked.known ?? 0 } : null;
  return { examId: exam.id, review, ...today, weakest, isBegun };
}

/** What is known better than this need not be named. */
const weakBelow = 0.8;
const secondsACard = 12;
/** To read what was wrong, and to answer it once more. */
const minutesAMistake = 2;

async function fadingOf(replica: Replica, { id, data }: DeckRow, until: number): Promise<FadingDeck> {
  const most = limitsOf(data).reviewsPerDay;
  const rows = await replica.list(card, { by: "due", within: { field: "deckId", id }, before: until, most });
  const open = rows.filter((row) => row.data.suspendedAt == null && (row.data.buriedUntil ?? 0) < until);
  await nextTurn();
  const minutes = Math.ceil((open.length * secondsACard) / 60);
  return { deckId: id, name: data.name, classId: data.classId, cards: open.length, minutes };
}

/** What was wrong longer ago is no news. */
const mistakeDays = 30;
const dayMs = 86_400_000;

async function mistakesOf(replica: Replica, rows: readonly QuizRow[], now: number): Promise<readonly QuizMistakes[]> {
  const recent = rows.filter(({ data }) => now - data.updatedAt <= mistakeDays * dayMs);
  const ids = recent.map(({ id }) => id);
  const made = ids.length === 0 ? [] : await replica.having(card, "source.id", ids);
  const counts = new Map(ids.map((id) => [id, made.filter(({ data }) => data.source?.id === id).length]));
  return openMistakes(
    recent.map(({ id, data }) => ({ ...data, id })),
    counts,
  ).map(({ quiz, count, at }) => ({
    quizId: quiz.id,
    title: quiz.title,
    classId: quiz.classId,
    count,
    minutes: count * minutesAMistake,
    at,
  }));
}
