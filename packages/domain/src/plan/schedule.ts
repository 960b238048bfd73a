import { minuteMs, wallTimeAt } from "../zones.ts";
import { type Deadlines, deadlinesIn } from "./deadlines.ts";
import { type Diary, shortestMinutes } from "./diary.ts";
import { ceilToGrid, floorToGrid, type Span } from "./free-days.ts";
import {
  type Booked,
  type Groundwork,
  groundworkOf,
  isLikedIn,
  isMockDay,
  type Job,
  type PlanInput,
  spanOf,
} from "./groundwork.ts";
import type { KnownBlock, PlanBlock } from "./plan-block.ts";
import { reasonsOf } from "./reasons.ts";
import { type Shortage, shortagesOf } from "./shortage.ts";
import type { Piece } from "./works.ts";

export type Plan = {
  /** By their starts. */
  readonly blocks: readonly PlanBlock[];
  /** What does not fit, to the minute. */
  readonly short: readonly Shortage[];
  readonly remarks: readonly Remark[];
};

/** What a student should be told once, beside the blocks. */
export type Remark =
  /** Two exams begin at the same time. */
  | { readonly kind: "clash"; readonly workIds: readonly string[] }
  /** With topics, an exam can be planned by what is weak. */
  | { readonly kind: "no-topics"; readonly workId: string }
  /** Nobody said how long it takes. */
  | { readonly kind: "assumed"; readonly workId: string; readonly minutes: number }
  | { readonly kind: "overdue"; readonly workId: string; readonly dueAt: number }
  /** Free time is in such short stretches that it is parted more than it should be. */
  | { readonly kind: "pieces"; readonly workId: string; readonly minutes: number };

/**
 * From what is to be done and the time there is to dated blocks. The same input gives the same plan, in whatever order
 * it comes, and nothing is left to chance or to a model. docs/decisions/033 says how. [PLN-1]
 */
export function planned(input: PlanInput): Plan {
  const ground = groundworkOf(input);
  bookLocked(ground, input);
  const { jobs, limits } = kept(ground, input);
  placeAll({ ...ground, limits, jobs });
  return written({ ...ground, jobs }, input);
}

type Making = Groundwork & { readonly limits: Deadlines; readonly jobs: readonly Job[] };

/** What the student has put somewhere, and what has begun, stays there, also over something else. */
function bookLocked({ pieces, diary, booked }: Groundwork, { old = [], zone, now }: PlanInput): void {
  for (const block of inTime(old)) {
    const span = spanOf(block, zone);
    const piece = pieceFor(block, pieces);
    const hasBegun = span.from * minuteMs <= now;
    if (!piece || span.to * minuteMs <= now || !(block.isLocked || hasBegun)) continue;
    diary.take(span);
    booked.push({ ...span, piece, isLiked: true, old: block });
  }
}

export function inTime(blocks: readonly KnownBlock[]): readonly KnownBlock[] {
  return blocks.toSorted((one, other) =>
    one.start === other.start ? (one.id < other.id ? -1 : 1) : one.start < other.start ? -1 : 1,
  );
}

/** The piece a block is for; where its topic is gone, whatever there is of its exam, if it must stay. */
function pieceFor({ workId, topic, activity, isLocked }: KnownBlock, pieces: readonly Piece[]): Piece | undefined {
  const own = pieces.filter((piece) => piece.workId === workId);
  const isMock = activity === "mock";
  const same = own.find((piece) => piece.topic === topic && (piece.activity === "mock") === isMock);
  return same ?? (isLocked ? own[0] : undefined);
}

/** The later minutes of a work are worth less than its first: where time is short, equals share it. */
const falling = [1, 0.8, 0.55, 0.25];

/** Who gets the time there is: what is worth most first, and never more than can be kept until every deadline. */
function admitted(ground: Groundwork, untested: ReadonlySet<string>): Pick<Making, "jobs" | "limits"> {
  const { pieces, booked, diary, horizon } = ground;
  const done = minutesByPiece(booked);
  const jobs = pieces.map((piece): Job => {
    const refused = Math.max(0, piece.need - (done.get(piece) ?? 0));
    return { piece, deadline: Math.min(piece.deadline, horizon), need: piece.need, left: 0, refused };
  });
  // What one topic has more than it needs, another does without.
  for (const { piece } of jobs) {
    let over = (done.get(piece) ?? 0) - piece.need;
    if (over <= 0) continue;
    for (const other of jobs.toReversed()) {
      if (over <= 0) break;
      if (other.piece.workId !== piece.workId) continue;
      const less = Math.min(over, other.refused);
      other.refused -= less;
      over -= less;
    }
  }
  const limits = deadlinesIn(
    diary,
    jobs.map(({ deadline }) => deadline),
  );
  const mocks = jobs.filter(({ piece }) => piece.activity === "mock");
  for (const mock of mocks) if (untested.has(mock.piece.workId)) withoutMock(mock, jobs, limits);
  const chunks = jobs.flatMap((job) => {
    const wanted = Math.min(job.refused, job.piece.most);
    // A task of one sitting is handed in whole or not at all.
    const isOne = job.piece.kind === "task" && wanted <= job.piece.longest;
    const quarter = isOne ? wanted : Math.max(shortestMinutes, ceilToGrid(wanted / falling.length));
    return falling.map((share, part) => {
      const minutes = Math.min(quarter, Math.max(0, wanted - part * quarter));
      return { job, minutes, worth: job.piece.worth * share };
    });
  });
  const byWorth = chunks.toSorted((one, other) => other.worth - one.worth);
  const firstLeft = new Map(ground.first);
  for (const { piece, from, to } of booked) {
    const left = firstLeft.get(piece.workId);
    if (left !== undefined) firstLeft.set(piece.workId, left - (to - from));
  }
  for (const { job } of byWorth) {
    const left = firstLeft.get(job.piece.workId) ?? 0;
    if (left > 0) firstLeft.set(job.piece.workId, left - grant(job, Math.min(left, job.piece.most), limits));
  }
  for (const { job, minutes } of byWorth) grant(job, minutes, limits);
  const refused = mocks.filter(({ refused }) => refused > 0).map(({ piece }) => piece.workId);
  return refused.length === 0 ? { jobs, limits } : admitted(ground, new Set([...untested, ...refused]));
}

/** How many of them it was given. */
function grant(job: Job, minutes: number, limits: Deadlines): number {
  const given = Math.min(minutes, job.refused, floorToGrid(limits.spareFor(job.deadline)));
  if (given <= 0) return 0;
  limits.promise(job.deadline, given);
  job.left += given;
  job.refused -= given;
  return given;
}

/** There is no time for a test, or no place: its minutes go to what is known least. */
function withoutMock(mock: Job, jobs: readonly Job[], limits: Deadlines): Job | undefined {
  const own = jobs.filter(({ piece }) => piece.workId === mock.piece.workId && piece !== mock.piece);
  const weakest = own.toSorted((one, other) => other.piece.worth - one.piece.worth)[0];
  if (!weakest) return undefined;
  const minutes = mock.left + mock.refused;
  limits.promise(mock.deadline, -mock.left);
  [mock.left, mock.refused] = [0, 0];
  mock.need -= minutes;
  weakest.need += minutes;
  weakest.refused += minutes;
  return weakest;
}

/** So many minutes less may a work have, for what was planned to stay. */
const bearable = 15;

/**
 * What was planned stays where it is, unless something lies there now or its work has enough. Where another work would
 * then have less than is its due, blocks that can wait give way to it one by one: so a small change moves little.
 */
function kept(ground: Groundwork, input: PlanInput): Pick<Making, "jobs" | "limits"> {
  const { diary, booked } = ground;
  const anew = admitted(ground, new Set());
  const due = minutesByWork(anew.jobs, booked);
  const deadlines = new Map(ground.pieces.map(({ workId, deadline }) => [workId, Math.min(deadline, ground.horizon)]));
  const staying = stayingIn(ground, input);
  if (staying.length === 0) return anew;
  for (;;) {
    const made = admitted(ground, new Set());
    const has = minutesByWork(made.jobs, booked);
    const lacking = [...due].find(([workId, minutes]) => (has.get(workId) ?? 0) + bearable < minutes)?.[0];
    if (lacking === undefined) return made;
    const before = deadlines.get(lacking) ?? 0;
    const tooMuch = (workId: string) => ((has.get(workId) ?? 0) > (due.get(workId) ?? 0) + bearable ? 1 : 0);
    const deadlineOf = ({ piece: { workId } }: Booked) => deadlines.get(workId) ?? 0;
    const [waiting] = staying
      .filter((one) => one.from < before && one.piece.workId !== lacking)
      .filter((one) => deadlineOf(one) > before || tooMuch(one.piece.workId) > 0)
      .toSorted(
        (one, other) =>
          tooMuch(other.piece.workId) - tooMuch(one.piece.workId) ||
          deadlineOf(other) - deadlineOf(one) ||
          other.from - one.from,
      );
    if (!waiting) return made;
    diary.giveBack(waiting);
    booked.splice(booked.indexOf(waiting), 1);
    staying.splice(staying.indexOf(waiting), 1);
  }
}

function minutesByWork(jobs: readonly Job[], booked: readonly Booked[]): ReadonlyMap<string, number> {
  const minutes = new Map<string, number>();
  for (const { piece, left } of jobs) minutes.set(piece.workId, (minutes.get(piece.workId) ?? 0) + left);
  for (const { piece, from, to } of booked) {
    minutes.set(piece.workId, (minutes.get(piece.workId) ?? 0) + to - from);
  }
  return minutes;
}

/** The blocks of the old plan that still can be where they are; they are in the diary then. */
function stayingIn({ pieces, diary, booked, horizon }: Groundwork, { old = [], zone, now }: PlanInput): Booked[] {
  const staying: Booked[] = [];
  const done = minutesByPiece(booked);
  const ofWork = grouped(pieces, ({ workId }) => workId);
  for (const block of inTime(old)) {
    const span = spanOf(block, zone);
    const own = ofWork.get(block.workId) ?? [];
    const piece = pieceFor(block, own);
    if (!piece || block.isLocked || span.from * minuteMs <= now) continue;
    const deadline = Math.min(piece.deadline, horizon);
    const needed = own.reduce((sum, one) => sum + Math.min(one.need, one.most) - (done.get(one) ?? 0), 0);
    if (span.to > deadline || span.to - span.from > needed || !diary.holds(span)) continue;
    if (block.activity === "mock" && !isMockDay(diary.dayOf(span.from), { deadline }, diary)) continue;
    const kept = { ...span, piece, isLiked: isLikedIn(diary, span), old: block };
    diary.take(span);
    done.set(piece, (done.get(piece) ?? 0) + span.to - span.from);
    booked.push(kept);
    staying.push(kept);
  }
  return staying;
}

/** Late work first, then by deadline; what has no date comes last. */
function placeAll(making: Making): void {
  const { jobs, diary, limits } = making;
  for (const job of jobs) {
    if (job.piece.activity !== "mock" || job.left === 0) continue;
    const best = diary.dayOf(job.deadline - 1);
    const isWhole = (day: number) => isMockDay(day, job, diary) && diary.longestOn(day, job.deadline) >= job.left;
    if (!diary.days.some((_, day) => isWhole(day)) || !place(making, job, best, { isOk: isWhole })) {
      const weakest = withoutMock(job, jobs, limits);
      if (weakest) grant(weakest, weakest.refused, limits);
    }
  }
  const workIds = [...new Set(jobs.map(({ piece }) => piece.workId))];
  const works = workIds.map((workId) =>
    jobs.filter(({ piece }) => piece.workId === workId && piece.activity !== "mock"),
  );
  const turn = (own: readonly Job[]) => {
    const piece = own[0]?.piece;
    return piece?.isOverdue ? 0 : piece?.dueAt === null ? 2 : 1;
  };
  for (const own of works.toSorted((one, other) => turn(one) - turn(other))) placeWork(making, own);
  // What did not find a place where it should be goes wherever there is one.
  const byWorth = jobs.toSorted((one, other) => other.piece.worth - one.piece.worth);
  for (const job of byWorth) while (job.left > 0 && place(making, job, idealDays(making, [job], 1)[0] ?? 0)) {}
  const done = minutesByPiece(making.booked);
  for (const job of byWorth) {
    if (job.piece.activity === "mock" || job.left + job.refused <= 0) continue;
    const most = job.piece.most - (done.get(job.piece) ?? 0);
    const wanted = Math.min(job.left + job.refused, most);
    job.refused = job.left + job.refused - wanted;
    job.left = Math.max(0, wanted);
    while (job.left > 0 && place(making, job, 0, { isLast: true })) {}
    grow(making, job);
    cutAnew(making, job);
  }
}

/** What is too little for a sitting of its own makes two of one that is as long as may be. */
function cutAnew(making: Making, job: Job): void {
  const { booked, diary } = making;
  for (const block of booked.filter(({ piece, old }) => piece === job.piece && !old)) {
    const { left } = job;
    if (left <= 0) return;
    diary.giveBack(block);
    booked.splice(booked.indexOf(block), 1);
    job.left += block.to - block.from;
    const before = booked.length;
    while (job.left > 0 && place(making, job, diary.dayOf(block.from), { isLast: true })) {}
    if (job.left < left) continue;
    for (const one of booked.splice(before)) diary.giveBack(one);
    diary.take(block);
    booked.push(block);
    job.left = left;
  }
}

/** Minutes for which there is no sitting of their own make those that there are longer. */
function grow({ diary, booked }: Making, job: Job): void {
  for (const [at, block] of booked.entries()) {
    if (job.left <= 0) return;
    if (block.piece !== job.piece || block.old) continue;
    diary.giveBack(block);
    const day = diary.days[diary.dayOf(block.from)];
    const around = day?.open.find(({ from, to }) => from <= block.from && block.to <= to) ?? block;
    const most = Math.min(
      job.piece.longest,
      block.to - block.from + job.left,
      diary.longestOn(diary.dayOf(block.from), job.deadline),
    );
    const to = Math.max(block.to, Math.min(around.to, floorToGrid(job.deadline), block.from + most));
    const from = Math.min(block.from, Math.max(around.from, to - most));
    job.left -= to - from - (block.to - block.from);
    booked[at] = { ...block, from, to, isLiked: block.isLiked && isLikedIn(diary, { from, to }) };
    diary.take({ from, to });
  }
}

function minutesByPiece(booked: readonly Booked[]): Map<Piece, number> {
  const minutes = new Map<Piece, number>();
  for (const { piece, from, to } of booked) minutes.set(piece, (minutes.get(piece) ?? 0) + to - from);
  return minutes;
}

/** The sittings of a work, its topics by turns and the weakest first, over the days there are. */
function placeWork(making: Making, own: readonly Job[]): void {
  const turns = own.flatMap((job, rank) => {
    const count = sittings(job);
    return Array.from({ length: count }, (_, part) => ({ job, rank, at: (part + 0.5) / count }));
  });
  const days = idealDays(making, own, turns.length);
  const sorted = turns.toSorted((one, other) => one.at - other.at || one.rank - other.rank);
  for (const [turn, { job }] of sorted.entries()) if (job.left > 0) place(making, job, days[turn] ?? 0);
}

function sittings({ left, piece }: Job): number {
  return Math.ceil(left / piece.longest);
}

/** So early is an exam begun at least, if there is time. */
const examDays = 13;

function idealDays({ diary }: Making, own: readonly Job[], count: number): readonly number[] {
  const job = own[0];
  if (!job || job.piece.isOverdue) return Array.from({ length: count }, () => 0);
  const last = diary.dayOf(job.deadline - 1);
  if (job.piece.dueAt === null) return Array.from({ length: count }, (_, turn) => Math.min(last, 7 + 2 * turn));
  const isExam = job.piece.kind === "exam";
  // A task is finished the day before, if it can be. An exam keeps its last evening.
  const end = isExam ? last : Math.max(0, last - 1);
  const begin = Math.max(0, end - Math.max(isExam ? examDays : 1, 2 * count));
  if (count === 1) return [isExam ? Math.max(begin, end - 1) : begin];
  return Array.from({ length: count }, (_, turn) => begin + Math.round(((end - begin) * turn) / (count - 1)));
}

type PlaceOptions = { readonly isOk?: (day: number) => boolean; readonly isLast?: boolean };

/** Late on the last evening there is a short look at what is known, if there is another day for the rest. */
const lateLook = 30;
const lateMinutes = 120;

function bedtimeOn({ days }: Diary, day: number): number {
  return days[day]?.free.at(-1)?.to ?? 0;
}

/** Puts one sitting into the diary, as near to that day as is good. */
function place(making: Making, job: Job, ideal: number, { isOk, isLast = false }: PlaceOptions = {}): boolean {
  const { diary, limits, booked } = making;
  const { piece, deadline, left } = job;
  const wanted = ceilToGrid(left / sittings(job));
  const least = Math.min(shortestMinutes, job.need);
  const last = diary.dayOf(deadline - 1);
  let best: (Span & { isLiked: boolean; cost: number; day: number }) | undefined;
  for (let step = 0; step <= 2 * (last + ideal + 1); step++) {
    const day = ideal + (step % 2 === 0 ? -step / 2 : (step + 1) / 2);
    const distance = Math.abs(day - ideal);
    if (best && distance > best.cost) break;
    if (day < 0 || day > last || (isOk && !isOk(day))) continue;
    const isEve = !isLast && making.evesByDay.get(day)?.has(piece.workId) === true;
    const longest = diary.longestOn(day, deadline);
    const isLate =
      isEve &&
      (diary.placeOn(day, Math.min(wanted, longest), deadline)?.from ?? 0) > bedtimeOn(diary, day) - lateMinutes;
    const first = endingWell(Math.min(wanted, longest, isLate ? lateLook : wanted), left);
    if (first < least) continue;
    const found = diary.placeOn(day, first, deadline);
    if (!found) continue;
    const spare = isLast ? first : floorToGrid(limits.spareFrom(diary.days[day]?.begins ?? 0, deadline));
    const minutes = spare >= first ? first : endingWell(spare, left);
    if (minutes < least) continue;
    const span = minutes === first ? found : diary.placeOn(day, minutes, deadline);
    if (!span) continue;
    const cost = distance + drawbacks(making, job, day, span, minutes / wanted);
    if (!best || cost < best.cost) best = { ...span, cost, day };
  }
  if (!best) return false;
  const minutes = best.to - best.from;
  diary.take(best);
  job.left -= minutes;
  limits.kept(deadline, minutes, best.day);
  booked.push({ from: best.from, to: best.to, piece, isLiked: best.isLiked, old: undefined });
  return true;
}

/** So many of the minutes that what remains is nothing, or worth sitting down for. */
function endingWell(minutes: number, left: number): number {
  const rest = left - minutes;
  if (rest <= 0) return left;
  return rest >= shortestMinutes || minutes - shortestMinutes + rest < shortestMinutes
    ? minutes
    : minutes - (shortestMinutes - rest);
}

/** What speaks against a day, in days it may be further off instead. */
const drawback = { sameWork: 3, fullDay: 2, otherEve: 1.5, shortened: 3, otherHours: 4 } as const;

function drawbacks(
  { booked, diary, evesByDay }: Making,
  { piece }: Job,
  day: number,
  span: Span & { readonly isLiked: boolean },
  share: number,
) {
  const { begins = 0, ends = 0, used = 0 } = diary.days[day] ?? {};
  const own = booked.filter(({ from, piece: other }) => from >= begins && from < ends && other.workId === piece.workId);
  const eves = evesByDay.get(day);
  return (
    own.length * drawback.sameWork +
    (eves && !eves.has(piece.workId) ? drawback.otherEve : 0) +
    (used / Math.max(1, used + diary.roomOn(day, ends))) * drawback.fullDay +
    (1 - share) * drawback.shortened +
    (span.isLiked ? 0 : drawback.otherHours)
  );
}

function written(
  { booked, jobs, diary, pieces }: Groundwork & { readonly jobs: readonly Job[] },
  input: PlanInput,
): Plan {
  const inTurn = booked.toSorted((one, other) => one.from - other.from || one.to - other.to);
  const taken = new Set(inTurn.flatMap(({ old }) => old?.id ?? []));
  const counts = new Map<string, number>();
  const newId = ({ workId, topic, activity }: Piece) => {
    const name = `${workId}/${topic ?? activity}`;
    for (let count = (counts.get(name) ?? 0) + 1; ; count++) {
      const id = `${name}/${count}`;
      if (taken.has(id)) continue;
      counts.set(name, count);
      return id;
    }
  };
  const ofPiece = grouped(inTurn, ({ piece }) => piece);
  const wall = (minute: number) => wallTimeAt(minute * minuteMs, input.zone);
  const blocks = inTurn.map((block): PlanBlock => {
    const { from, to, piece, old } = block;
    return {
      id: old?.id ?? newId(piece),
      start: wall(from),
      end: wall(to),
      workId: piece.workId,
      topic: old?.isLocked ? old.topic : piece.topic,
      deckId: piece.deckId,
      activity: old?.isLocked ? old.activity : piece.activity,
      isLocked: old?.isLocked === true,
      reasons: reasonsOf(block, ofPiece.get(piece) ?? [], diary),
    };
  });
  return {
    blocks,
    short: shortagesOf({ booked: inTurn, jobs, diary, input }),
    remarks: remarksOf(pieces, ofPiece, input),
  };
}

function grouped<One, Key>(all: readonly One[], keyOf: (one: One) => Key): ReadonlyMap<Key, readonly One[]> {
  const groups = new Map<Key, One[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

function remarksOf(
  pieces: readonly Piece[],
  ofPiece: ReadonlyMap<Piece, readonly Booked[]>,
  { exams, now }: PlanInput,
): readonly Remark[] {
  const ahead = exams.filter(({ at }) => at > now).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const clashes = ahead.flatMap(({ id, at }, place): readonly Remark[] => {
    const others = ahead.slice(place + 1).filter((other) => other.at === at);
    return others.map((other) => ({ kind: "clash", workIds: [id, other.id] }));
  });
  const noTopics = ahead.flatMap(({ id, topics }): readonly Remark[] =>
    topics.length === 0 ? [{ kind: "no-topics", workId: id }] : [],
  );
  const perPiece = pieces.flatMap((piece): readonly Remark[] => {
    const { workId, isAssumed, isOverdue, dueAt, kind, need, longest } = piece;
    const own = ofPiece.get(piece) ?? [];
    const longestHere = Math.max(0, ...own.map(({ from, to }) => to - from));
    const isCut = own.length > Math.ceil(need / longest) && longestHere < Math.min(longest, need);
    return [
      ...(isAssumed && kind === "task" ? [{ kind: "assumed", workId, minutes: need } as const] : []),
      ...(isOverdue && dueAt !== null ? [{ kind: "overdue", workId, dueAt } as const] : []),
      ...(isCut && kind === "task" ? [{ kind: "pieces", workId, minutes: longestHere } as const] : []),
    ];
  });
  return [...clashes, ...noTopics, ...perPiece];
}
