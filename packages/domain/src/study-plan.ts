import { dayPlan, type Slot } from "./day-plan.ts";
import { addDays, daysBetween, twoDigits, weekdayOf } from "./days.ts";
import { minutesLeft, nextUp } from "./next-up.ts";
import type { Coming, Known } from "./next-up-situation.ts";
import { wallTimeAt } from "./zones.ts";

/** Time for one piece of work, as the clock on the student's wall shows it. */
export type StudyBlock = { readonly start: string; readonly end: string; readonly work: Coming };

export type StudyPlan = {
  readonly blocks: readonly StudyBlock[];
  /** Work for which these days have not enough free time. */
  readonly short: readonly Coming[];
};

/**
 * Blocks of study in the free time of these days, before what is due and before exams; what has them already gets none.
 * The work of one exam is spread over the days, for what is learned on several stays longer. [CHT-8]
 */
export function studyPlan(known: Known, days: { readonly from: string; readonly to: string }): StudyPlan {
  const { now, zone, occurrences } = known;
  const rooms = roomsOn(known, days);
  const blocks: StudyBlock[] = [];
  const short: Coming[] = [];
  for (const work of worksFor(known, days.to)) {
    const isLate = work.due.at <= now;
    const before = isLate ? "9999" : wallTimeAt(work.due.at, zone);
    const planned = occurrences.filter(({ event, endsAt }) => {
      return event.type === "study" && endsAt > now && event.title.toLowerCase().includes(work.title.toLowerCase());
    });
    const done = planned.reduce((sum, { startsAt, endsAt }) => sum + (endsAt - startsAt) / 60_000, 0);
    const { minutes: toDo, shortest } = needed(work, days);
    for (const minutes of sessions(toDo - done, shortest)) {
      const block = placed(rooms, minutes, before, work);
      if (block) blocks.push(block);
      else if (!short.includes(work)) short.push(work);
    }
  }
  return { blocks: blocks.toSorted((one, other) => (one.start < other.start ? -1 : 1)), short };
}

/** Where nobody said how long it takes. */
const usualMinutes: Readonly<Record<Coming["kind"], number>> = { exam: 120, assignment: 45, study: 0 };

/** An exam of the week after wants its first hours in this one. */
const daysBefore: Readonly<Record<Coming["kind"], number>> = { exam: 7, assignment: 2, study: 0 };

/** What is late comes first, then by when it is due. */
function worksFor(known: Known, to: string): readonly Coming[] {
  return nextUp(known)
    .ranked.flatMap((entry) => (entry.kind === "coming" && entry.coming.kind !== "study" ? [entry.coming] : []))
    .filter(({ due, kind }) => due.day <= addDays(to, daysBefore[kind]))
    .toSorted((one, other) => one.due.at - other.due.at);
}

/**
 * As long as the student says, else as long as its cards take on the days there are: whoever needs two minutes a day is
 * given no hours.
 */
function needed(work: Coming, { from, to }: { readonly from: string; readonly to: string }) {
  const said = minutesLeft(work);
  if (said !== null || !work.study?.isBegun) {
    return { minutes: said ?? usualMinutes[work.kind], shortest: shortestSession };
  }
  const last = work.due.day < to ? work.due.day : to;
  const count = Math.max(1, daysBetween(from, last));
  return { minutes: Math.max(shortestReview, work.study.minutes * count), shortest: shortestReview };
}

const longestSession = 60;
const shortestSession = 20;
const shortestReview = 15;
/** More of one thing is no plan for a week. */
const mostSessions = 6;

function sessions(minutes: number, shortest: number): readonly number[] {
  if (minutes <= 0) return [];
  const count = Math.min(mostSessions, Math.ceil(minutes / longestSession));
  const length = Math.ceil(minutes / count / stepMinutes) * stepMinutes;
  return Array.from({ length: count }, () => Math.min(longestSession, Math.max(shortest, length)));
}

type Room = { readonly day: string; free: readonly Slot[]; load: number; readonly works: Coming[] };

const mostADay = 150;
const stepMinutes = 5;
const breakMinutes = 10;
/** Nobody studies at school, and few on a Sunday at eight. */
const schoolDay: Slot = { from: 15 * 60, to: 21 * 60 };
const freeDay: Slot = { from: 10 * 60, to: 20 * 60 };

function roomsOn({ now, zone, occurrences }: Known, { from, to }: { readonly from: string; readonly to: string }) {
  const wallNow = wallTimeAt(now, zone);
  // A deadline takes no time: what is due is worked on in these blocks.
  const taken = occurrences.filter(({ event }) => event.type !== "assignment");
  const rooms: Room[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const hours = weekdayOf(day) < 5 ? schoolDay : freeDay;
    const free = dayPlan(taken, day, wallNow).free.map((slot) => ({
      from: Math.ceil(Math.max(slot.from, hours.from) / 15) * 15,
      to: Math.min(slot.to, hours.to),
    }));
    rooms.push({ day, free, load: 0, works: [] });
  }
  return rooms;
}

/** On the day that has the least so far, the earlier first. */
function placed(rooms: readonly Room[], minutes: number, before: string, work: Coming): StudyBlock | undefined {
  const times = (one: Room) => one.works.filter((each) => each === work).length;
  const inOrder = rooms
    .filter((room) => room.load + minutes <= mostADay && times(room) < 2)
    .toSorted((one, other) => times(one) - times(other) || one.load - other.load);
  for (const room of inOrder) {
    const slot = room.free.find(({ from, to }) => from + minutes <= to && wall(room.day, from + minutes) <= before);
    if (!slot) continue;
    const [from, to] = [slot.from, slot.from + minutes];
    room.load += minutes;
    room.works.push(work);
    room.free = room.free.map((each) => (each === slot ? { from: to + breakMinutes, to: slot.to } : each));
    return { start: wall(room.day, from), end: wall(room.day, to), work };
  }
  return undefined;
}

function wall(day: string, minutes: number): string {
  return `${day}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}
