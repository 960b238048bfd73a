import { daysBetween } from "../days.ts";
import { instantOf, minuteMs, wallTimeAt } from "../zones.ts";
import { type Diary, diaryOf, shortestMinutes } from "./diary.ts";
import { ceilToGrid, floorToGrid, leadMinutes, type Span } from "./free-days.ts";
import { daysOf, mockDays, type PlanInput, spanOf } from "./groundwork.ts";
import type { KnownBlock } from "./plan-block.ts";
import { examDeadline, examWorth, longestOf, mockDeadline, sessionOf, taskDeadline, taskWorth } from "./works.ts";

/** What became of blocks. New lessons, moved exams and finished tasks are seen in the input by themselves. */
export type Happened = {
  /** Over, and not done. */
  readonly missed?: readonly string[] | undefined;
  /** Stopped after so many minutes. */
  readonly partly?: readonly { readonly id: string; readonly minutes: number }[] | undefined;
  /** Went on until then. */
  readonly ran?: { readonly id: string; readonly until: string } | undefined;
  /** Tasks that take longer than was thought: their new minutes are in the input. */
  readonly longer?: readonly string[] | undefined;
  /** Put there by the student: it stays there. */
  readonly moved?: { readonly id: string; readonly start: string; readonly end: string } | undefined;
};

export type Repair = {
  readonly changes: readonly Change[];
  /** So many blocks to come stay as they are. */
  readonly unchanged: number;
  /** Minutes for which there is no place before their work is due. */
  readonly short: readonly { readonly workId: string; readonly topic: string | null; readonly minutes: number }[];
  /** Where the student wanted a block, and it cannot be: it is offered the nearest place. */
  readonly refused: "busy" | "too-late" | null;
};

export type Change =
  | {
      readonly kind: "move";
      readonly block: KnownBlock;
      readonly start: string;
      readonly end: string;
      readonly why: Why;
    }
  | { readonly kind: "add"; readonly block: KnownBlock; readonly why: "rest" | "longer" }
  | { readonly kind: "drop"; readonly block: KnownBlock; readonly why: "over" | "gives-way" };

export type Why =
  | "missed"
  /** The student put it there. */
  | "moved"
  /** Something lies there now, or its day is full. */
  | "taken"
  /** Its exam or task is due earlier. */
  | "too-late"
  /** A mock test belongs to the days before its exam, and not to the last evening. */
  | "mock"
  | "makes-room";

/**
 * The smallest change after which the plan holds again: the fewest blocks move, then none leaves the hours a student
 * prefers or crowds a day without need, then all move by as few days and minutes of the day as they can. Nothing is changed here: it is said. [PLN-1]
 */
export function repaired(input: PlanInput, blocks: readonly KnownBlock[], happened: Happened = {}): Repair {
  const desk = deskOf(input, blocks, happened);
  for (const one of desk.homeless) settle(desk, one);
  return {
    changes: [...desk.changes.values()],
    unchanged: desk.standing.filter(({ block }) => !desk.changes.has(block.id)).length,
    short: desk.short,
    refused: desk.refused,
  };
}

/** A block as it is reckoned with. */
type Sitting = Span & {
  readonly block: KnownBlock;
  readonly deadline: number;
  readonly worth: number;
  readonly isFixed: boolean;
  readonly why: Why | "rest" | "longer";
};

type Desk = {
  readonly input: PlanInput;
  readonly diary: Diary;
  /** Those that have their place. */
  standing: Sitting[];
  /** Those that need one, the most urgent first. */
  readonly homeless: Sitting[];
  /** By block: what moves twice has moved once. */
  readonly changes: Map<string, Change>;
  readonly short: Repair["short"][number][];
  refused: Repair["refused"];
};

function deskOf(input: PlanInput, blocks: readonly KnownBlock[], happened: Happened): Desk {
  const { now, zone, rhythm } = input;
  const diary = diaryOf(daysOf(input), { minutesADay: rhythm.minutesADay, longest: longestOf(rhythm) });
  const desk: Desk = { input, diary, standing: [], homeless: [], changes: new Map(), short: [], refused: null };
  const minute = now / minuteMs;
  const today = diary.days[0]?.begins ?? 0;
  const later: Sitting[] = [];
  for (const block of blocks) {
    const span = spanOf(block, zone);
    const work = workOf(block, input);
    const sitting: Sitting = { ...span, block, ...work, isFixed: block.isLocked, why: "taken" };
    const isMissed = happened.missed?.includes(block.id) === true;
    const partly = happened.partly?.find(({ id }) => id === block.id);
    const ran = happened.ran?.id === block.id ? instantOf(happened.ran.until, zone) / minuteMs : null;
    const wanted = happened.moved?.id === block.id ? spanOf(happened.moved, zone) : null;
    if (!work.isOpen) {
      if (span.from > minute || isMissed || partly) desk.changes.set(block.id, { kind: "drop", block, why: "over" });
    } else if (wanted) putWhere(desk, { ...sitting, ...wanted, why: "moved" });
    else if (isMissed) desk.homeless.push({ ...sitting, why: "missed" });
    else if (partly) {
      const done = Math.min(span.to, ceilToGrid(span.from + partly.minutes));
      if (span.from >= today) diary.take({ from: span.from, to: done });
      if (span.to > done) desk.homeless.push({ ...sitting, from: done, why: "rest" });
    } else if (ran !== null || span.from < minute + leadMinutes || block.isLocked) {
      // What was done today counts for today, and what has begun, or begins now, is left alone.
      if (span.from >= today) diary.take({ from: span.from, to: ran ?? span.to });
      if (span.to > minute && ran === null) desk.standing.push({ ...sitting, isFixed: true });
    } else later.push(sitting);
  }
  const begun = happened.ran ? overtaken(desk, happened.ran.until) : [];
  for (const sitting of later.toSorted(byUrgency)) {
    const why = whyNot(desk, sitting);
    if (why) desk.homeless.push({ ...sitting, why });
    else stand(desk, sitting);
  }
  desk.homeless.push(...begun, ...grown(desk, happened));
  desk.homeless.sort(byUrgency);
  return desk;
}

function byUrgency(one: Sitting, other: Sitting): number {
  return (
    one.deadline - other.deadline ||
    other.worth - one.worth ||
    one.from - other.from ||
    (one.block.id < other.block.id ? -1 : 1)
  );
}

function stand(desk: Desk, sitting: Sitting): void {
  desk.diary.take(sitting);
  desk.standing.push(sitting);
}

/** Until when it must be over, and what it is worth; not open once its exam or task is over or gone. */
function workOf({ workId, topic, activity }: KnownBlock, { exams, tasks, now, zone }: PlanInput) {
  const exam = exams.find(({ id }) => id === workId);
  const task = tasks.find(({ id }) => id === workId);
  if (exam) {
    const deadline = (activity === "mock" ? mockDeadline : examDeadline)(exam, { now, zone });
    const worth = examWorth(
      exam,
      exam.topics.find(({ name }) => name === topic),
    );
    return { deadline, worth, isOpen: exam.at > now };
  }
  if (task) return { deadline: taskDeadline(task, { now }), worth: taskWorth(task, { now }), isOpen: true };
  return { deadline: 0, worth: 0, isOpen: false };
}

/** A block another one ran into has not begun, though its time has. */
function overtaken(desk: Desk, until: string): readonly Sitting[] {
  const end = instantOf(until, desk.input.zone) / minuteMs;
  const late = desk.standing.filter(({ from, block }) => from < end && !block.isLocked);
  desk.standing = desk.standing.filter((one) => !late.includes(one));
  for (const one of late) desk.diary.giveBack(one);
  return late.map((one) => ({ ...one, isFixed: false, why: "taken" }));
}

function putWhere(desk: Desk, sitting: Sitting): void {
  const { from, to, deadline } = sitting;
  const day = desk.diary.days[desk.diary.dayOf(from)];
  const isFree = day?.free.some((span) => span.from <= from && to <= span.to) === true;
  if (to > deadline) desk.refused = "too-late";
  else if (!isFree) desk.refused = "busy";
  if (desk.refused) {
    desk.homeless.push(sitting);
    return;
  }
  stand(desk, { ...sitting, isFixed: true });
  desk.changes.set(sitting.block.id, moveTo(desk, sitting, sitting, "moved"));
}

function whyNot({ diary }: Desk, sitting: Sitting): Why | undefined {
  const { block, from, to, deadline } = sitting;
  if (block.activity === "mock" && !isMockTime(diary, sitting, from)) return "mock";
  if (to > deadline) return "too-late";
  return diary.holds(sitting) ? undefined : "taken";
}

function isMockTime(diary: Diary, { deadline }: Sitting, from: number): boolean {
  const daysBefore = mockDaysBefore(diary, deadline, from);
  return daysBefore >= mockDays.best && daysBefore <= mockDays.most;
}

function mockDaysBefore(diary: Diary, deadline: number, from: number): number {
  return from >= deadline ? 0 : diary.dayOf(deadline - 1) - diary.dayOf(from) + mockDays.best;
}

/** What the blocks of such a task do not hold. */
function grown({ input, standing, homeless }: Desk, { longer = [] }: Happened): readonly Sitting[] {
  return input.tasks.flatMap(({ id, minutes }) => {
    if (!longer.includes(id)) return [];
    const own = [...standing, ...homeless].filter(({ block }) => block.workId === id);
    const last = own.toSorted((one, other) => one.to - other.to).at(-1);
    if (!last || minutes === null) return [];
    let missing = ceilToGrid(minutes) - own.reduce((sum, { from, to }) => sum + to - from, 0);
    const more: Sitting[] = [];
    while (missing >= shortestMinutes) {
      const length = Math.min(missing, sessionOf("task", input.rhythm));
      const block = { ...last.block, id: `${last.block.id}+${more.length + 1}`, isLocked: false };
      more.push({ ...last, block, from: last.to, to: last.to + length, isFixed: false, why: "longer" });
      missing -= length;
    }
    return more;
  });
}

type Slot = Span & { readonly cost: number };

/** However far a block moves, what is inconvenient weighs more. */
const inconvenience = 1_000_000;
const wholeDay = 24 * 60;

function dayAndHour(wall: string): readonly [string, string] {
  return [wall.slice(0, 10), wall.slice(10)];
}

/** Places that would do for a block, the best first: days count as days, and the same hour is no move. */
function slotsFor({ diary, standing, input }: Desk, sitting: Sitting, minutes: number): readonly Slot[] {
  const { block, deadline } = sitting;
  const { zone } = input;
  const [date, hour] = dayAndHour(wallTimeAt(sitting.from * minuteMs, zone));
  const isTask = input.tasks.some(({ id }) => id === block.workId);
  const last = diary.dayOf(deadline - 1);
  const slots: Slot[] = [];
  for (let day = 0; day <= last; day++) {
    const { day: name = date, open = [], openLiked = [], used = 0, begins = 0, ends = 0 } = diary.days[day] ?? {};
    if (used + minutes > floorToGrid(input.rhythm.minutesADay)) continue;
    if (block.activity === "mock" && !isMockTime(diary, sitting, begins)) continue;
    const here = standing.filter(({ from }) => from >= begins && from < ends);
    // What is learned twice on one evening stays no longer; a task is done the sooner.
    const isAgain = !isTask && here.some((one) => one.block.workId === block.workId);
    const isFar = block.activity === "mock" && mockDaysBefore(diary, deadline, begins) > mockDays.best + 1;
    const sameHour = instantOf(`${name}${hour}`, zone) / minuteMs;
    const away = Math.abs(daysBetween(date, name)) * wholeDay;
    const drawbacks = (isAgain ? 1 : 0) + (isFar ? 1 : 0);
    for (const [spans, isLiked] of [
      [openLiked, true],
      [open, false],
    ] as const) {
      for (const span of spans) {
        const latest = floorToGrid(Math.min(span.to, deadline)) - minutes;
        if (latest < span.from) continue;
        const nearest = Math.min(Math.max(ceilToGrid(sameHour), span.from), latest);
        for (const from of new Set([nearest, span.from, latest])) {
          const cost = (drawbacks + (isLiked ? 0 : 1)) * inconvenience + away + Math.abs(from - sameHour);
          slots.push({ from, to: from + minutes, cost });
        }
      }
    }
  }
  return slots.toSorted((one, other) => one.cost - other.cost || one.from - other.from);
}

function settle(desk: Desk, sitting: Sitting): void {
  const minutes = sitting.to - sitting.from;
  const room = roomMade(desk, sitting, 0) ?? roomMade(desk, sitting, 1) ?? roomMade(desk, sitting, 2);
  if (room) {
    const moving = room.places.map((place) => place.sitting);
    for (const other of moving) if (other !== sitting) desk.diary.giveBack(other);
    desk.standing = desk.standing.filter((one) => !moving.includes(one));
    for (const { sitting: one, slot } of room.places) {
      settled(desk, one === sitting || desk.changes.has(one.block.id) ? one : { ...one, why: "makes-room" }, slot);
    }
    return;
  }
  const weaker = weakerThan(desk, sitting);
  if (!weaker) {
    shorten(desk, sitting, minutes);
    return;
  }
  desk.standing = desk.standing.filter((one) => one !== weaker);
  desk.diary.giveBack(weaker);
  desk.changes.set(weaker.block.id, { kind: "drop", block: weaker.block, why: "gives-way" });
  missing(desk, weaker, weaker.to - weaker.from);
  settled(desk, sitting, { from: weaker.from, to: weaker.from + minutes });
}

/** Where all of it finds no place, a part may. */
function shorten(desk: Desk, sitting: Sitting, minutes: number): void {
  for (let length = floorToGrid(minutes - 1); length >= shortestMinutes; length -= 5) {
    const slot = slotsFor(desk, sitting, length)[0];
    if (!slot) continue;
    settled(desk, sitting, slot);
    missing(desk, sitting, minutes - length);
    return;
  }
  missing(desk, sitting, minutes);
}

function missing({ short }: Desk, { block: { workId, topic } }: Sitting, minutes: number): void {
  short.push({ workId, topic, minutes });
}

function settled(desk: Desk, sitting: Sitting, slot: Span): void {
  const { why, block } = sitting;
  stand(desk, { ...sitting, from: slot.from, to: slot.to });
  if (why !== "rest" && why !== "longer") {
    desk.changes.set(block.id, moveTo(desk, sitting, slot, why));
    return;
  }
  const { start, end } = wallsOf(desk, slot);
  desk.changes.set(block.id, {
    kind: "add",
    block: { ...block, id: `${block.id}+`, start, end, isLocked: false },
    why,
  });
}

function moveTo(desk: Desk, { block }: Sitting, slot: Span, why: Why): Change {
  return { kind: "move", block, ...wallsOf(desk, slot), why };
}

function wallsOf({ input: { zone } }: Desk, { from, to }: Span) {
  return { start: wallTimeAt(from * minuteMs, zone), end: wallTimeAt(to * minuteMs, zone) };
}

/** Where blocks go, the one that needed a place first. */
type Room = { readonly places: readonly { readonly sitting: Sitting; readonly slot: Slot }[]; readonly cost: number };

/** So many blocks around it are asked to move: whoever has a hundred would wait for the answer. */
const mostAsked = [0, 12, 5] as const;
/** So many places of each are tried. */
const mostTried = 6;

/** A place for it once so many others have moved, and the places these find; what costs least of all there is. */
function roomMade(desk: Desk, sitting: Sitting, others: 0 | 1 | 2): Room | undefined {
  const movable = desk.standing
    .filter(({ isFixed, from }) => !isFixed && from < sitting.deadline)
    .toSorted((one, other) => Math.abs(one.from - sitting.from) - Math.abs(other.from - sitting.from))
    .slice(0, mostAsked[others]);
  let best: Room | undefined;
  for (const moving of subsets(movable, others)) {
    for (const one of moving) desk.diary.giveBack(one);
    const standing = desk.standing.filter((one) => !moving.includes(one));
    for (const order of orders([sitting, ...moving])) {
      const room = placesFor({ ...desk, standing }, order, best?.cost ?? Number.POSITIVE_INFINITY);
      if (room) best = room;
    }
    for (const one of moving) desk.diary.take(one);
  }
  return best;
}

function placesFor(desk: Desk, [first, ...rest]: readonly Sitting[], below: number): Room | undefined {
  if (!first) return below > 0 ? { places: [], cost: 0 } : undefined;
  let best: Room | undefined;
  for (const slot of slotsFor(desk, first, first.to - first.from).slice(0, rest.length === 0 ? 1 : mostTried)) {
    const most = best?.cost ?? below;
    if (slot.cost >= most) break;
    desk.diary.take(slot);
    const standing = [...desk.standing, { ...first, ...slot }];
    const others = placesFor({ ...desk, standing }, rest, most - slot.cost);
    desk.diary.giveBack(slot);
    if (others) best = { places: [{ sitting: first, slot }, ...others.places], cost: slot.cost + others.cost };
  }
  return best;
}

function subsets<One>(all: readonly One[], size: number): readonly (readonly One[])[] {
  if (size === 0) return [[]];
  return all.flatMap((one, at) => subsets(all.slice(at + 1), size - 1).map((more) => [one, ...more]));
}

function orders<One>(all: readonly One[]): readonly (readonly One[])[] {
  if (all.length < 2) return [all];
  return all.flatMap((one, at) => orders(all.toSpliced(at, 1)).map((more) => [one, ...more]));
}

/** So much more must a block be worth that another gives way to it. */
const muchMore = 1.5;

function weakerThan({ standing }: Desk, { from, to, deadline, worth, block }: Sitting): Sitting | undefined {
  return standing
    .filter((one) => !one.isFixed && one.block.activity !== "mock" && one.worth * muchMore < worth)
    .filter((one) => one.from + to - from <= Math.min(one.to, deadline) && one.block.id !== block.id)
    .toSorted((one, other) => one.worth - other.worth || one.from - other.from)[0];
}
