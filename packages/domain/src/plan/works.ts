import { addDays } from "../days.ts";
import type { Material } from "../event.ts";
import { dayAt, instantOf, minuteMs } from "../zones.ts";
import { shortestMinutes } from "./diary.ts";
import { ceilToGrid, floorToGrid } from "./free-days.ts";
import type { Rhythm } from "./rhythm.ts";

/** What there is to do before a day: an exam to be ready for, or a task to hand in. */
export type PlanExam = {
  readonly id: string;
  /** When it begins. */
  readonly at: number;
  /** Percent of the class's grade that hang on it. */
  readonly weight: number | null;
  readonly topics: readonly PlanTopic[];
  /** What is left to do for it, as the student says or as it was reckoned; null where nobody knows. */
  readonly minutes: number | null;
  /** Worked at it already: it counts where nobody knows what is left. */
  readonly done?: number | undefined;
  /** False: no mock test is wanted. */
  readonly hasMock?: boolean | undefined;
  /** How it is practised where it has no topics. */
  readonly practice?: Practice | undefined;
};

export type PlanTopic = {
  readonly name: string;
  /** What would be known on the day if nothing more was done, from 0 to 1; null where nobody knows. */
  readonly recall: number | null;
  /** What would be known with all its minutes. */
  readonly goal?: number | undefined;
  readonly minutes?: number | null | undefined;
  readonly practice?: Practice | undefined;
  readonly deckId?: string | undefined;
};

/** Cards are short and often; problem sets want longer. */
export type Practice = "memory" | "problems";

export type PlanTask = {
  readonly id: string;
  /** Null: some day. */
  readonly dueAt: number | null;
  readonly minutes: number | null;
  readonly done?: number | undefined;
  readonly weight: number | null;
};

export type Activity = Material["activity"];

/** One thing of a work that needs time: a topic of an exam, its mock test, or a task. Its minutes are whole steps of the grid. */
export type Piece = {
  readonly workId: string;
  readonly kind: "exam" | "task";
  readonly topic: string | null;
  readonly deckId: string | null;
  readonly activity: Activity;
  readonly recall: number | null;
  /** Share of what would be known with all its minutes. */
  readonly goal: number;
  readonly need: number;
  /** Minutes of the need that nobody asked for: they come from whole steps. */
  readonly rounded: number;
  /** So much of it may be planned at most. */
  readonly most: number;
  /** No session of it is longer. */
  readonly longest: number;
  /** The minute by which it must be over. An exam's own day is not for studying. */
  readonly deadline: number;
  /** When its work is due, or begins; null is some day. */
  readonly dueAt: number | null;
  readonly isOverdue: boolean;
  /** Nobody said how long it takes. */
  readonly isAssumed: boolean;
  /** What its first minutes are worth against those of others. */
  readonly worth: number;
  readonly weight: number | null;
};

export type WorkOptions = { readonly now: number; readonly zone: string; readonly rhythm: Rhythm };

/** An exam of today gets one last look before it, and no more. */
const lastLookMinutes = 30;
const lastLookEndsBefore = 30;

const usualTaskMinutes = 45;
/** What is not ticked off is not finished, however long it took. */
const leastLeft = 15;
/** More than one does in a few evenings. */
const longTaskMinutes = 180;
/** However short it is, so many times its weight it counts at most. */
const mostEase = 3;
const usualExamMinutes = 120;
/** However many topics it has, nobody is told to study longer than that unless somebody said so. */
const mostAssumed = 600;
/** Where nobody typed a weight. */
const usualWeight = 10;
/** Late work is to be got rid of. */
const overdueWorth = 2;
const usualRecall = 0.5;
const usualGoal = 0.9;
/** What is known by heart is still worth a look. */
const leastWeakness = 0.05;
const shortestMock = 30;
const longestMock = 60;
/** Below this there is nothing to test yet. */
const mockFrom = 120;
const mockShare = 0.2;

const longestSession = {
  often: { memory: 30, learn: 45, problems: 60, task: 60, mock: longestMock },
  longer: { memory: 45, learn: 75, problems: 90, task: 90, mock: longestMock },
} as const satisfies Readonly<Record<Rhythm["sessions"], Readonly<Record<Activity, number>>>>;

export function longestOf(rhythm: Rhythm): number {
  return longestSession[rhythm.sessions].problems;
}

type When = Pick<WorkOptions, "now" | "zone">;

/** The minute by which studying for it must be over: its own day is not for that, but for one last look if it is today. */
export function examDeadline({ at }: Pick<PlanExam, "at">, { now, zone }: When): number {
  const day = dayAt(at, zone);
  return day === dayAt(now, zone) ? Math.floor(at / minuteMs) - lastLookEndsBefore : instantOf(day, zone) / minuteMs;
}

/** The evening before is no time for a test. */
export function mockDeadline({ at }: Pick<PlanExam, "at">, { zone }: When): number {
  return instantOf(addDays(dayAt(at, zone), -1), zone) / minuteMs;
}

/** Late work, and work for some day, has none. */
export function taskDeadline({ dueAt }: Pick<PlanTask, "dueAt">, { now }: Pick<When, "now">): number {
  return dueAt === null || dueAt <= now ? Number.POSITIVE_INFINITY : Math.floor(dueAt / minuteMs);
}

export function examWorth({ weight }: Pick<PlanExam, "weight">, topic: Pick<PlanTopic, "recall"> | undefined): number {
  return (weight ?? usualWeight) * weaknessOf(topic ?? { recall: null });
}

/** An hour of what is soon done brings more of its grade than an hour of what takes all week: a small thing is the whole of its points. */
export function taskWorth(task: Pick<PlanTask, "dueAt" | "weight" | "minutes">, { now }: Pick<When, "now">): number {
  const { dueAt, weight, minutes } = task;
  const isOverdue = dueAt !== null && dueAt <= now;
  const length = Math.max(shortestMinutes, minutes || usualTaskMinutes);
  const share = longTaskMinutes / length;
  // Where nobody said what hangs on it, it is no more than any other.
  const ease = share < 1 ? Math.sqrt(share) : weight === null ? 1 : Math.min(share, mostEase);
  return (weight ?? usualWeight) * ease * (isOverdue ? overdueWorth : 1);
}

/** Of a task that is still open. */
export function minutesLeft(whole: number, done: number): number {
  return Math.max(Math.min(whole, leastLeft), whole - done);
}

/** By their deadlines, and in an order that does not hang on the one they were given in. */
export function piecesOf(
  exams: readonly PlanExam[],
  tasks: readonly PlanTask[],
  { now, zone, rhythm }: WorkOptions,
): readonly Piece[] {
  const options = { now, zone, rhythm };
  const all = [
    ...exams.filter(({ at }) => at > now).flatMap((exam) => examPieces(exam, options)),
    ...tasks.flatMap((task) => taskPiece(task, options)),
  ];
  return all.filter(({ need }) => need > 0).toSorted(inOrder);
}

export function inOrder(one: Piece, other: Piece): number {
  return (
    one.deadline - other.deadline ||
    compared(one.workId, other.workId) ||
    (one.recall ?? usualRecall) - (other.recall ?? usualRecall) ||
    compared(one.topic ?? "", other.topic ?? "") ||
    compared(one.activity, other.activity)
  );
}

function compared(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function taskPiece(task: PlanTask, { now, rhythm }: WorkOptions): Piece {
  const { id, dueAt, minutes, weight, done = 0 } = task;
  const isOverdue = dueAt !== null && dueAt <= now;
  const isAssumed = !minutes || !(minutes > 0);
  const need = ceilToGrid(isAssumed ? minutesLeft(usualTaskMinutes, done) : minutes);
  return {
    workId: id,
    kind: "task",
    topic: null,
    deckId: null,
    activity: "task",
    recall: null,
    goal: 1,
    need,
    rounded: isAssumed ? 0 : need - minutes,
    most: Number.POSITIVE_INFINITY,
    longest: sessionOf("task", rhythm),
    deadline: taskDeadline(task, { now }),
    dueAt,
    isOverdue,
    isAssumed,
    worth: taskWorth(task, { now }),
    weight,
  };
}

function examPieces(exam: PlanExam, { now, zone, rhythm }: WorkOptions): readonly Piece[] {
  const { id, at, weight } = exam;
  const when = { now, zone };
  const isToday = dayAt(at, zone) === dayAt(now, zone);
  const testBy = mockDeadline(exam, when);
  const given: readonly PlanTopic[] =
    exam.topics.length > 0 ? exam.topics : [{ name: "", recall: null, practice: exam.practice }];
  const topics = given.toSorted((one, other) => weaknessOf(other) - weaknessOf(one) || compared(one.name, other.name));
  const needs = topicNeeds(exam, topics);
  const total = needs.reduce((sum, need) => sum + need, 0);
  const rounded = exam.minutes === null ? 0 : Math.max(0, total - exam.minutes);
  // The evening before is no time for a test, and one needs a day before it to learn something.
  const canTest =
    exam.hasMock !== false && total >= mockFrom && dayAt((testBy - 1) * minuteMs, zone) > dayAt(now, zone);
  const mock = canTest ? Math.min(longestMock, Math.max(shortestMock, floorToGrid(total * mockShare))) : 0;
  const areCards = topics.every(({ practice }) => practice === "memory");
  const piece = (topic: PlanTopic, activity: Activity, need: number): Piece => ({
    workId: id,
    kind: "exam",
    topic: topic.name === "" ? null : topic.name,
    deckId: topic.deckId ?? null,
    activity,
    recall: topic.recall === null ? null : sharesOnly(topic.recall),
    goal: Math.max(sharesOnly(topic.goal ?? usualGoal), sharesOnly(topic.recall ?? 0)),
    need,
    rounded: 0,
    most: isToday ? lastLookMinutes : Number.POSITIVE_INFINITY,
    longest: isToday ? lastLookMinutes : sessionOf(activity, rhythm),
    deadline: examDeadline(exam, when),
    dueAt: at,
    isOverdue: false,
    isAssumed: exam.minutes === null && topics.some(({ minutes }) => minutes == null),
    worth: examWorth(exam, topic),
    weight,
  });
  const learned = lessBy(needs, Math.min(mock, areCards ? shortestMock : mock));
  // There is time for one thing only, and that is what is known least.
  if (isToday) return topics.slice(0, 1).map((topic) => ({ ...piece(topic, "memory", total), rounded }));
  const pieces = topics.map((topic, place) => {
    return { ...piece(topic, topic.practice ?? "learn", learned[place] ?? 0), rounded: place === 0 ? rounded : 0 };
  });
  if (mock === 0) return pieces;
  const whole: PlanTopic = { name: "", recall: null };
  const test = piece(whole, "mock", Math.min(mock, areCards ? shortestMock : mock));
  // Where time is short, what is not known yet is learned before it is tested.
  return [...pieces, { ...test, deadline: testBy, worth: Math.min(...pieces.map(({ worth }) => worth)) / 2 }];
}

/** No sitting is longer than that. */
export function sessionOf(activity: Activity, rhythm: Rhythm): number {
  const longest = longestSession[rhythm.sessions][activity];
  return Math.max(shortestMinutes, Math.min(longest, floorToGrid(rhythm.minutesADay)));
}

function weaknessOf({ recall }: Pick<PlanTopic, "recall">): number {
  return Math.max(leastWeakness, 1 - sharesOnly(recall ?? usualRecall));
}

function sharesOnly(share: number): number {
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : usualRecall;
}

/** What is said for the exam is shared out, more to what is weaker; else each topic has its own, or what is usual. */
function topicNeeds({ minutes, topics, done = 0 }: PlanExam, sorted: readonly PlanTopic[]): readonly number[] {
  const own = sorted.map(({ minutes: said }) => (said == null || !(said >= 0) ? null : said));
  if (minutes !== null && minutes >= 0) {
    const isSaid = own.every((said) => said !== null) && own.some((said) => (said ?? 0) > 0);
    return sharedOut(minutes, isSaid ? own.map((said) => said ?? 0) : sorted.map((topic) => weaknessOf(topic) + 0.1));
  }
  if (topics.length === 0) return [ceilToGrid(Math.max(0, usualExamMinutes - done))];
  const assumed = sorted.map((topic, place) => own[place] ?? 15 + 130 * (1 - sharesOnly(topic.recall ?? usualRecall)));
  const sum = assumed.reduce((all, one) => all + one, 0);
  if (own.every((said) => said !== null) || (sum <= mostAssumed && done === 0)) return assumed.map(ceilToGrid);
  return sharedOut(Math.max(0, Math.min(mostAssumed, sum) - done), assumed);
}

/** By these shares, in whole steps; what is left over goes to the first, and what is too little to begin with, too. */
function sharedOut(minutes: number, shares: readonly number[]): readonly number[] {
  const total = ceilToGrid(minutes);
  const sum = shares.reduce((all, share) => all + share, 0);
  const parts = shares
    .map((share) => floorToGrid((total * share) / sum))
    .map((part) => (part < shortestMinutes ? 0 : part));
  const rest = total - parts.reduce((all, part) => all + part, 0);
  return parts.map((part, place) => (place === 0 ? part + rest : part));
}

/** The time for a test is taken from what has most, step by step. */
function lessBy(needs: readonly number[], minutes: number): readonly number[] {
  const left = [...needs];
  for (let taken = 0; taken < minutes; taken += 5) {
    const most = left.indexOf(Math.max(...left));
    left[most] = (left[most] ?? 0) - 5;
  }
  return left;
}
