import { readFileSync } from "node:fs";
import { addDays, daysBetween, weekdayOf } from "../days.ts";
import type { PlanInput } from "../plan/groundwork.ts";
import type { PlanBlock } from "../plan/plan-block.ts";
import { type Hours, usualHours } from "../plan/rhythm.ts";
import type { Plan } from "../plan/schedule.ts";
import { dayMs, instantOf, wallMs, wallOfMs } from "../zones.ts";

/*
 * Students' weeks as somebody wrote them down who had not seen the planner, and what each of them would expect. What is
 * expected is looked up by the letters of wall times, not by anything the planner reckons with.
 */

export type CaseHours = {
  readonly weekday?: string;
  readonly date?: string;
  readonly daily?: boolean;
  readonly start: string;
  readonly end: string;
};

export type PlanCase = {
  readonly id: string;
  readonly tz: string;
  readonly today: string;
  readonly now: string;
  readonly exams: readonly {
    readonly id: string;
    readonly date: string;
    readonly time?: string;
    readonly weight: number;
    readonly topics: readonly { readonly name: string; readonly recall: number }[];
    readonly needMinutes?: number;
  }[];
  readonly tasks: readonly {
    readonly id: string;
    readonly minutes?: number;
    readonly due?: string;
    readonly dueTime?: string;
  }[];
  readonly busy: readonly CaseHours[];
  readonly sleep: { readonly from: string; readonly to: string };
  readonly dailyLimit: number;
  readonly keptFree: readonly CaseHours[];
  readonly preferred: readonly CaseHours[];
  readonly memory?: boolean;
  readonly allDay?: readonly { readonly date: string; readonly end?: string; readonly busy: boolean }[];
  readonly expect: readonly { readonly say: string; readonly check?: Check | readonly Check[] | null }[];
};

export type Check = { readonly op: string } & Readonly<Record<string, unknown>>;

export function casesIn<Case>(name: string): readonly Case[] {
  const file = readFileSync(new URL(name, import.meta.url), "utf8");
  return file
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Case);
}

const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

export function hoursOf({ weekday, date, start, end }: CaseHours): Hours {
  return { day: date, weekday: weekday === undefined ? undefined : weekdays.indexOf(weekday), from: start, to: end };
}

/** Every date of such hours, as instants. */
export function busyOf(hours: readonly CaseHours[], from: string, days: number, zone: string): PlanInput["busy"] {
  return Array.from({ length: days + 1 }, (_, ahead) => addDays(from, ahead - 1)).flatMap((day) =>
    hours
      .filter((one) => isOn(one, day))
      .map(({ start, end }) => {
        const isOverNight = end <= start || end === "24:00";
        const last = isOverNight ? `${addDays(day, 1)}T${end === "24:00" ? "00:00" : end}` : `${day}T${end}`;
        return { from: instantOf(`${day}T${start}`, zone), to: instantOf(last, zone) };
      }),
  );
}

function isOn({ weekday, date }: CaseHours, day: string): boolean {
  if (date !== undefined) return date === day;
  return weekday === undefined || weekdays[weekdayOf(day)] === weekday;
}

const daysLookedAt = 150;

export function inputOf(given: PlanCase): PlanInput {
  const { tz: zone, today } = given;
  const allDay = (given.allDay ?? []).filter(({ busy }) => busy);
  return {
    now: instantOf(`${today}T${given.now}`, zone),
    zone,
    exams: given.exams.map(({ id, date, time = "08:00", weight, topics, needMinutes }) => ({
      id,
      at: instantOf(`${date}T${time}`, zone),
      weight,
      topics: topics.map((topic) => ({ ...topic, practice: given.memory ? "memory" : undefined })),
      minutes: needMinutes ?? null,
    })),
    tasks: given.tasks.map(({ id, minutes, due, dueTime }) => ({
      id,
      dueAt: due === undefined ? null : instantOf(dueTime ? `${due}T${dueTime}` : addDays(due, 1), zone),
      minutes: minutes ?? null,
      weight: null,
    })),
    busy: [
      ...busyOf(given.busy, today, daysLookedAt, zone),
      ...allDay.map(({ date, end }) => ({ from: instantOf(date, zone), to: instantOf(addDays(end ?? date, 1), zone) })),
    ],
    rhythm: {
      sleep: given.sleep,
      minutesADay: given.dailyLimit,
      keptFree: given.keptFree.map(hoursOf),
      preferred: given.preferred.length > 0 ? given.preferred.map(hoursOf) : usualHours,
      sessions: "often",
    },
  };
}

export function minutesOf({ start, end }: Pick<PlanBlock, "start" | "end">, zone: string): number {
  return (instantOf(end, zone) - instantOf(start, zone)) / 60_000;
}

/** Whether two stretches on the wall touch, where hours may go over midnight. */
export function isIn({ start, end }: Pick<PlanBlock, "start" | "end">, hours: CaseHours): boolean {
  const day = start.slice(0, 10);
  return [addDays(day, -1), day].some((from) => {
    if (!isOn(hours, from)) return false;
    const first = wallMs(`${from}T${hours.start}`);
    const isOverNight = hours.end <= hours.start;
    const last = wallMs(`${from}T00:00`) + wallMs(`1970-01-01T${hours.end}`) + (isOverNight ? dayMs : 0);
    return start < wallOfMs(last) && wallOfMs(first) < end;
  });
}

/** What every plan must keep; the first thing that it does not. */
export function brokenRule(given: PlanCase, { blocks }: Plan): string | undefined {
  const { tz: zone, today, sleep } = given;
  const asleep = { start: sleep.from, end: sleep.to };
  const byDay = new Map<string, number>();
  for (const [at, block] of blocks.entries()) {
    const day = block.start.slice(0, 10);
    byDay.set(day, (byDay.get(day) ?? 0) + minutesOf(block, zone));
    if (!(minutesOf(block, zone) > 0)) return `${block.start} takes no time`;
    if (block.start < `${today}T${given.now}`) return `${block.start} is over`;
    if (isIn(block, asleep)) return `${block.start} is at night`;
    if ([...given.busy, ...given.keptFree].some((hours) => isIn(block, hours))) return `${block.start} is busy`;
    if ((blocks[at + 1]?.start ?? "9") < block.end) return `${block.start} overlaps`;
    const exam = given.exams.find(({ id }) => id === block.workId);
    if (exam && block.end > `${exam.date}T${exam.time ?? "23:59"}`) return `${block.start} is after the exam`;
    const task = given.tasks.find(({ id }) => id === block.workId);
    const isOverdue = task?.due !== undefined && task.due < today;
    if (task?.due && !isOverdue && block.end > `${task.due}T${task.dueTime ?? "24"}`)
      return `${block.start} is too late`;
  }
  for (const [day, minutes] of byDay) if (minutes > given.dailyLimit) return `${day} has ${minutes} minutes`;
  return undefined;
}

/** Whether what the student expects is so; undefined where it is not for a planner to say. */
export function isMet(check: Check, given: PlanCase, plan: Plan, again: () => readonly Plan[]): boolean | undefined {
  const { tz: zone } = given;
  const { blocks, short, remarks } = plan;
  const text = (name: string) => String(check[name]);
  const number = (name: string, otherwise: number) => Number(check[name] ?? otherwise);
  const of = (ref: unknown) =>
    blocks.filter(({ workId, topic }) => ref === undefined || workId === ref || topic === ref);
  const sum = (some: readonly PlanBlock[]) => some.reduce((all, block) => all + minutesOf(block, zone), 0);
  const days = (some: readonly PlanBlock[]) => new Set(some.map(({ start }) => start.slice(0, 10)));
  const examOf = (ref: unknown) => given.exams.find(({ id }) => id === ref);
  const prefers = (block: PlanBlock) => given.preferred.some((hours) => isInside(block, hours));
  switch (check.op) {
    case "allBefore":
      return of(check.ref).every(({ end }) => end <= `${text("date")}T${text("time")}`);
    case "allFinite":
      return blocks.every((block) => Number.isFinite(minutesOf(block, zone)));
    case "before": {
      const [first, then] = [of(check.first)[0], of(check.then)[0]];
      return first !== undefined && (then === undefined || first.start <= then.start);
    }
    case "blocks":
      return blocks.length >= number("min", 0) && blocks.length <= number("max", 1e9);
    case "blocksBetween":
      return (
        blocks.filter(({ start }) => start >= text("from") && start.slice(0, 10) <= text("to")).length <=
        number("max", 0)
      );
    case "dayTotalMax": {
      const asked = check.date === undefined ? [...days(blocks)] : [text("date")];
      return asked.every((day) => sum(blocks.filter(({ start }) => start.startsWith(day))) <= number("minutes", 0));
    }
    case "deterministic":
    case "orderIndependent":
      return again().every((other) => JSON.stringify(other) === JSON.stringify(plan));
    case "distinctDays":
      return days(of(check.ref)).size >= number("min", 0);
    case "eveBefore":
      return (check.refs as readonly string[]).every((ref) => {
        const eve = addDays(examOf(ref)?.date ?? "", -1);
        const on = blocks.filter(({ start }) => start.startsWith(eve));
        return sum(on.filter(({ workId }) => workId === ref)) >= number("share", 0) * sum(on);
      });
    case "firstBefore":
      return (of(check.ref)[0]?.start ?? "9") < text("date");
    case "fits":
      return (short.length === 0) === check.value;
    case "inPreferred":
      return sum(blocks.filter(prefers)) >= number("share", 1) * sum(blocks);
    case "kindOn": {
      const eve = addDays(examOf(check.ref)?.date ?? "", -1);
      const some = of(check.ref).filter(({ activity }) => activity === check.kind);
      const isThen = ({ start }: PlanBlock) => start.slice(0, 10) >= text("from") && start.slice(0, 10) <= text("to");
      return some.some(isThen) && some.every(({ start }) => !start.startsWith(eve));
    }
    case "laterHeavier": {
      const [first, last] = [given.today, examOf(check.ref)?.date ?? ""];
      const within = (from: string) => sum(of(check.ref).filter(({ start }) => isWithin(start, from, 14)));
      return within(addDays(last, -14)) > within(first);
    }
    case "learnBeforeMock": {
      const own = of(check.ref);
      const mock = own.find(({ activity }) => activity === "mock");
      const topics = examOf(check.ref)?.topics ?? [];
      return topics.every(({ name }) => own.some(({ topic, end }) => topic === name && (!mock || end <= mock.start)));
    }
    case "localTimes":
    case "realDuration":
      return blocks.every((block) => minutesOf(block, zone) === (wallMs(block.end) - wallMs(block.start)) / 60_000);
    case "mentions":
      return of(check.ref).length > 0 || short.some(({ workId }) => workId === check.ref);
    case "minBlock":
      return blocks.every((block) => minutesOf(block, zone) >= number("minutes", 0));
    case "moreThan":
      return sum(of(check.a)) > 0 && sum(of(check.a)) >= number("factor", 1) * sum(of(check.b)) + 1;
    case "noBlockAfter":
      return blocks.every(({ start, end }) => start.slice(0, 10) === end.slice(0, 10) && end.slice(11) <= text("time"));
    case "noBlockBefore":
      return blocks.every(({ start }) => start.slice(11) >= text("time"));
    case "noBlockIn":
      return blocks.every((block) => !isIn(block, check as unknown as CaseHours));
    case "noBlockOnDate":
      return blocks.every(({ start }) => !start.startsWith(text("date")));
    case "noDuplicates":
      return new Set(blocks.map(({ start }) => start)).size === blocks.length;
    case "notAllInLastDays": {
      const from = addDays(examOf(check.ref)?.date ?? "", -number("days", 0));
      return of(check.ref).some(({ start }) => start < from);
    }
    case "onlyDates":
      return [...days(of(check.ref))].every((day) => (check.dates as readonly string[]).includes(day));
    case "planTotal":
    case "totalFor": {
      const minutes = sum(of(check.ref));
      return minutes >= number("min", 0) && minutes <= number("max", 1e9);
    }
    case "preferredFirst":
      return blocks.every(
        (block) =>
          prefers(block) || blocks.some((other) => prefers(other) && isSameDay(block, other)) || !hasTime(block, given),
      );
    case "sessionMax":
      return of(check.ref).every((block) => minutesOf(block, zone) <= number("minutes", 0));
    case "shortBy": {
      const missing = short.find(({ workId }) => workId === check.ref)?.minutes ?? 0;
      return Math.abs(missing - number("minutes", 0)) <= number("tolerance", 0);
    }
    case "shortTotal": {
      const missing = short.reduce((all, { minutes }) => all + minutes, 0);
      return Math.abs(missing - number("minutes", 0)) <= number("tolerance", 0);
    }
    // The planner says it as a remark; the words are the screen's.
    case "says": {
      const words: Readonly<Record<string, readonly string[]>> = {
        overdue: ["overdue"],
        assumed: ["estimate"],
        clash: ["clash"],
        pieces: ["pieces"],
      };
      const wanted = check.any as readonly string[];
      return remarks.some(({ kind }) => words[kind]?.some((word) => wanted.includes(word)) === true);
    }
    case "noneAfterDue":
    case "noneAfterExam":
    case "noneBeforeNow":
    case "noOverlapBusy":
    case "noOverlapSleep":
      return brokenRule(given, plan) === undefined;
    // A plan is data; nothing is written by making it.
    case "previewOnly":
      return true;
    default:
      return undefined;
  }
}

function isWithin(start: string, from: string, days: number): boolean {
  const ahead = daysBetween(from, start.slice(0, 10));
  return ahead >= 0 && ahead < days;
}

function isSameDay(one: PlanBlock, other: PlanBlock): boolean {
  return one.start.slice(0, 10) === other.start.slice(0, 10);
}

function isInside({ start, end }: PlanBlock, hours: CaseHours): boolean {
  const day = start.slice(0, 10);
  return (
    isOn(hours, day) &&
    start >= `${day}T${hours.start}` &&
    end <= (hours.end === "24:00" ? `${addDays(day, 1)}T00:00` : `${day}T${hours.end}`)
  );
}

/** Whether there was still time in the preferred hours of that day. */
function hasTime({ start }: PlanBlock, given: PlanCase): boolean {
  const day = start.slice(0, 10);
  return given.preferred.some((hours) => isOn(hours, day) && (day > given.today || hours.end > given.now));
}
