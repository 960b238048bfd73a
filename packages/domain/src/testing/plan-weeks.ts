import fc from "fast-check";
import { addDays, weekdayOf } from "../days.ts";
import type { PlanInput } from "../plan/groundwork.ts";
import type { Hours, Rhythm } from "../plan/rhythm.ts";
import type { PlanExam, PlanTask } from "../plan/works.ts";
import { dayAt, instantOf, minuteMs, wallTimeAt } from "../zones.ts";

/*
 * Weeks nobody would think of, those in which the clocks change among them, and what is true of each of them: found by
 * marking every five minutes on a strip of time, which has nothing in common with how the planner looks for room.
 */

/** How many weeks are looked at: with PLAN_WEEKS=10000 more of them than there is time for each day; bench:plan has as many. */
export function runs(usual: number): number {
  return Number(process.env.PLAN_WEEKS ?? usual);
}

/** A day near a change of the clocks, or any other. */
const starts: readonly (readonly [zone: string, day: string])[] = [
  ["Europe/Berlin", "2026-10-22"],
  ["Europe/Berlin", "2027-03-26"],
  ["America/New_York", "2026-10-30"],
  ["America/New_York", "2027-03-12"],
  ["Australia/Lord_Howe", "2026-10-02"],
  ["Australia/Sydney", "2027-04-02"],
  ["America/Havana", "2026-10-31"],
  ["Asia/Kathmandu", "2026-09-14"],
  ["Asia/Tokyo", "2026-12-01"],
  ["UTC", "2026-02-25"],
];

const time = fc.integer({ min: 0, max: 287 }).map((step) => timeOf(step * 5));

function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

const hours = fc.record({
  weekday: fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined }),
  from: time,
  to: fc.oneof(time, fc.constant("24:00")),
});

const practice = fc.constantFrom("memory" as const, "problems" as const, undefined);

const topic = fc.record({
  name: fc.constantFrom("cells", "genes", "waves", "verbs", "limits"),
  recall: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  practice,
});

const exam = fc.record({
  ahead: fc.integer({ min: 0, max: 8 }),
  at: time,
  weight: fc.option(fc.integer({ min: 0, max: 100 })),
  minutes: fc.integer({ min: 0, max: 80 }).map((step) => step * 5),
  topics: fc.uniqueArray(topic, { maxLength: 3, selector: ({ name }) => name }),
  practice,
});

const task = fc.record({
  ahead: fc.option(fc.integer({ min: -2, max: 8 })),
  at: fc.option(time),
  weight: fc.option(fc.integer({ min: 0, max: 100 })),
  minutes: fc.integer({ min: 1, max: 40 }).map((step) => step * 5),
});

const busy = fc.record({
  ahead: fc.integer({ min: 0, max: 8 }),
  from: fc.integer({ min: 0, max: 1439 }),
  minutes: fc.integer({ min: 1, max: 400 }),
});

export const weeks: fc.Arbitrary<PlanInput> = fc
  .record({
    start: fc.constantFrom(...starts),
    clock: time,
    exams: fc.array(exam, { maxLength: 4 }),
    tasks: fc.array(task, { maxLength: 5 }),
    busy: fc.array(busy, { maxLength: 12 }),
    school: fc.boolean(),
    sleep: fc.constantFrom(
      ["22:30", "07:00"],
      ["01:00", "09:00"],
      ["21:15", "06:10"],
      ["05:00", "12:00"],
      ["23:00", "23:00"],
    ),
    minutesADay: fc.oneof(
      { weight: 1, arbitrary: fc.constant(0) },
      { weight: 20, arbitrary: fc.integer({ min: 4, max: 48 }).map((step) => step * 5) },
    ),
    keptFree: fc.array(hours, { maxLength: 2 }),
    preferred: fc.array(hours, { maxLength: 3 }),
    sessions: fc.constantFrom("often" as const, "longer" as const),
  })
  .map(({ start: [zone, today], ...week }): PlanInput => {
    const at = (ahead: number, clock: string) => instantOf(`${addDays(today, ahead)}T${clock}`, zone);
    const lessons = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((ahead) => weekdayOf(addDays(today, ahead)) < 5);
    const [from = "", to = ""] = week.sleep;
    return {
      zone,
      now: at(0, week.clock),
      exams: week.exams.map((one, place): PlanExam => ({ ...one, id: `exam ${place}`, at: at(one.ahead, one.at) })),
      tasks: week.tasks.map((one, place): PlanTask => {
        const due = one.ahead === null ? null : one.at === null ? at(one.ahead + 1, "00:00") : at(one.ahead, one.at);
        return { ...one, id: `task ${place}`, dueAt: due };
      }),
      busy: [
        ...week.busy.map((one) => {
          const begins = at(one.ahead, timeOf(one.from));
          return { from: begins, to: begins + one.minutes * minuteMs };
        }),
        ...(week.school ? lessons.map((ahead) => ({ from: at(ahead, "08:00"), to: at(ahead, "15:00") })) : []),
      ],
      rhythm: {
        sleep: { from, to },
        minutesADay: week.minutesADay,
        keptFree: week.keptFree,
        preferred: week.preferred,
        sessions: week.sessions,
      },
    };
  });

/** The same ones each time. */
export function someWeeks(count: number): readonly PlanInput[] {
  return fc.sample(weeks, { numRuns: count, seed: 19 });
}

const stepMinutes = 5;

/** What may be used of the time to come, five minutes by five. */
export type Strip = {
  /** Whether all of these minutes, counted since 1970, may be studied in. */
  readonly isFree: (from: number, to: number) => boolean;
  /** Stretches without a gap, none over midnight. */
  readonly stretches: readonly { readonly day: string; readonly from: number; readonly to: number }[];
};

const strangeMinutes = new Map<string, readonly number[]>();

/** Minutes of a day that the wall's time does not mean: one that comes twice means the first. Slow to ask, and the days are few. */
function strangeOn(day: string, zone: string, [first, last]: readonly [number, number]): readonly number[] {
  const known = strangeMinutes.get(`${day} ${zone}`);
  if (known) return known;
  const strange: number[] = [];
  for (let minute = first; minute <= last; minute += stepMinutes) {
    if (instantOf(wallTimeAt(minute * minuteMs, zone), zone) !== minute * minuteMs) strange.push(minute);
  }
  strangeMinutes.set(`${day} ${zone}`, strange);
  return strange;
}

export function stripOf(
  { now, zone, busy: elsewhere, rhythm }: Pick<PlanInput, "now" | "zone" | "busy" | "rhythm">,
  days: number,
): Strip {
  const today = dayAt(now, zone);
  const begins = instantOf(today, zone) / minuteMs;
  const ends = instantOf(addDays(today, days), zone) / minuteMs;
  const count = Math.ceil((ends - begins) / stepMinutes);
  const isOpen = new Uint8Array(count).fill(1);
  const close = (from: number, to: number) => {
    const step = (minute: number) => Math.max(0, (minute - begins) / stepMinutes);
    isOpen.fill(0, Math.floor(step(from)), Math.ceil(step(to)));
  };
  close(begins, now / minuteMs);
  for (const { from, to } of elsewhere) close(from / minuteMs, to / minuteMs);
  const dayNames = Array.from({ length: days + 1 }, (_, ahead) => addDays(today, ahead - 1));
  const night: Hours[] = rhythm.sleep.from === rhythm.sleep.to ? [] : [rhythm.sleep];
  for (const day of dayNames) {
    const wall = (clock: string) => instantOf(clock === "24:00" ? addDays(day, 1) : `${day}T${clock}`, zone) / minuteMs;
    for (const one of [...night, ...rhythm.keptFree]) {
      if (one.weekday !== undefined && one.weekday !== weekdayOf(day)) continue;
      const next = `${addDays(day, 1)}T${one.to}`;
      close(wall(one.from), one.to <= one.from ? instantOf(next, zone) / minuteMs : wall(one.to));
    }
  }
  const stretches: { day: string; from: number; to: number }[] = [];
  for (const day of dayNames.slice(1)) {
    const [first, last] = [instantOf(day, zone) / minuteMs, instantOf(addDays(day, 1), zone) / minuteMs];
    // Nothing can begin or end there.
    const strange = last - first === 1440 ? [] : strangeOn(day, zone, [first, last]);
    for (const minute of strange) close(minute - stepMinutes, minute + stepMinutes);
    const end = (last - 10 - begins) / stepMinutes;
    let from = isOpen.indexOf(1, (first - begins) / stepMinutes);
    while (from !== -1 && from < end) {
      const closed = isOpen.indexOf(0, from);
      const to = closed === -1 ? end : Math.min(closed, end);
      stretches.push({ day, from: begins + from * stepMinutes, to: begins + to * stepMinutes });
      from = isOpen.indexOf(1, to);
    }
  }
  return {
    stretches,
    isFree: (from, to) => stretches.some((one) => one.from <= from && to <= one.to),
  };
}

/** What an exam or a task may be given at most, and until when. */
export type Demand = { readonly minutes: number; readonly before: number };

export function demandsOf({ exams, tasks, now, zone }: PlanInput): readonly Demand[] {
  const today = dayAt(now, zone);
  const ofExams = exams
    .filter(({ at }) => at > now)
    .map(({ at, minutes }): Demand => {
      const day = dayAt(at, zone);
      if (day === today) return { minutes: Math.min(30, minutes ?? 0), before: at / minuteMs - 30 };
      return { minutes: minutes ?? 0, before: instantOf(day, zone) / minuteMs };
    });
  const ofTasks = tasks.map(({ dueAt, minutes }): Demand => {
    return {
      minutes: minutes ?? 0,
      before: dueAt === null || dueAt <= now ? Number.POSITIVE_INFINITY : dueAt / minuteMs,
    };
  });
  return [...ofExams, ...ofTasks];
}

/**
 * The most minutes that can be studied at all, as the largest flow from works over stretches and days: each day carries
 * its limit, each stretch what is left of it after the breaks. Sessions may be cut as one likes, so no plan reaches more.
 */
export function mostMinutes(
  demands: readonly Demand[],
  { stretches }: Strip,
  rhythm: Pick<Rhythm, "minutesADay" | "sessions">,
): number {
  const longest = rhythm.sessions === "longer" ? 90 : 60;
  const moments = [...new Set(demands.map(({ before }) => before))];
  const days = [...new Set(stretches.map(({ day }) => day))];
  const parts = stretches.flatMap((stretch, place) => {
    const cuts = moments.filter((moment) => moment > stretch.from && moment < stretch.to);
    const edges = [stretch.from, ...cuts.toSorted((one, other) => one - other), stretch.to];
    return edges.slice(1).map((to, at) => ({ from: edges[at] ?? 0, to, place }));
  });
  const network = flowNetwork();
  for (const [at, { minutes, before }] of demands.entries()) {
    network.pipe("source", `work ${at}`, minutes);
    for (const [place, part] of parts.entries())
      if (part.to <= before) network.pipe(`work ${at}`, `part ${place}`, minutes);
  }
  for (const [place, part] of parts.entries())
    network.pipe(`part ${place}`, `stretch ${part.place}`, part.to - part.from);
  for (const [place, { from, to, day }] of stretches.entries()) {
    const most = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sessions) => {
      return Math.min(sessions * longest, to - from - (sessions - 1) * 10);
    });
    network.pipe(`stretch ${place}`, `day ${day}`, Math.max(...most));
  }
  for (const day of days) network.pipe(`day ${day}`, "sink", rhythm.minutesADay);
  return network.most();
}

/** Way by way, the shortest first, as long as there is one. */
function flowNetwork() {
  const numbers = new Map<string, number>();
  // Of each pipe its end and its room; the one beside it leads back.
  const ends: number[] = [];
  const room: number[] = [];
  const pipes: number[][] = [];
  const numberOf = (name: string) => {
    const known = numbers.get(name) ?? numbers.size;
    if (known === numbers.size) {
      numbers.set(name, known);
      pipes.push([]);
    }
    return known;
  };
  const [source, sink] = [numberOf("source"), numberOf("sink")];
  return {
    pipe: (from: string, to: string, most: number) => {
      const [start, end] = [numberOf(from), numberOf(to)];
      pipes[start]?.push(ends.length);
      pipes[end]?.push(ends.length + 1);
      ends.push(end, start);
      room.push(most, 0);
    },
    most: () => {
      let total = 0;
      for (;;) {
        const cameBy = new Int32Array(pipes.length).fill(-1);
        const queue = [source];
        for (let at = 0; at < queue.length && cameBy[sink] === -1; at++) {
          for (const pipe of pipes[queue[at] ?? 0] ?? []) {
            const end = ends[pipe] ?? 0;
            if ((room[pipe] ?? 0) <= 0 || cameBy[end] !== -1 || end === source) continue;
            cameBy[end] = pipe;
            queue.push(end);
          }
        }
        if (cameBy[sink] === -1) return total;
        const way: number[] = [];
        for (let at = sink; at !== source; at = ends[(way.at(-1) ?? 0) ^ 1] ?? source) way.push(cameBy[at] ?? 0);
        const most = Math.min(...way.map((pipe) => room[pipe] ?? 0));
        for (const pipe of way) {
          room[pipe] = (room[pipe] ?? 0) - most;
          room[pipe ^ 1] = (room[pipe ^ 1] ?? 0) + most;
        }
        total += most;
      }
    },
  };
}
