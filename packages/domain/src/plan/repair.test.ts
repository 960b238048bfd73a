import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs, stripOf, weeks } from "../testing/plan-weeks.ts";
import { instantOf, minuteMs, wallMs, wallTimeAt } from "../zones.ts";
import type { PlanInput } from "./groundwork.ts";
import type { KnownBlock } from "./plan-block.ts";
import { type Repair, repaired } from "./repair.ts";
import { usualRhythm } from "./rhythm.ts";
import { planned } from "./schedule.ts";

const zone = "Europe/Berlin";
const at = (wall: string) => instantOf(wall, zone);

function afterRepair(
  blocks: readonly KnownBlock[],
  { changes }: Repair,
  gone: readonly string[],
): readonly KnownBlock[] {
  const kept = blocks.filter(({ id }) => !gone.includes(id) && !changes.some(({ block }) => block.id === id));
  const placed = changes.flatMap((change) =>
    change.kind === "drop"
      ? []
      : change.kind === "add"
        ? change.block
        : { ...change.block, start: change.start, end: change.end },
  );
  return [...kept, ...placed].toSorted((one, other) => (one.start < other.start ? -1 : 1));
}

const block: KnownBlock = {
  id: "a",
  start: "2026-09-08T17:00",
  end: "2026-09-08T17:45",
  workId: "bio",
  topic: "cells",
  deckId: null,
  activity: "learn",
  isLocked: false,
};

const input: PlanInput = {
  zone,
  now: at("2026-09-08T21:30"),
  exams: [
    { id: "bio", at: at("2026-09-18T09:00"), weight: null, topics: [{ name: "cells", recall: 0.4 }], minutes: 120 },
  ],
  tasks: [],
  busy: [],
  rhythm: usualRhythm,
};

describe("the repair of a plan [PLN-1]", () => {
  test("moves a missed block to the next good time, and nothing else", () => {
    const later = { ...block, id: "b", start: "2026-09-10T17:00", end: "2026-09-10T17:45" };
    expect(repaired(input, [block, later], { missed: ["a"] })).toEqual({
      changes: [{ kind: "move", block, start: "2026-09-09T17:00", end: "2026-09-09T17:45", why: "missed" }],
      unchanged: 1,
      short: [],
      refused: null,
    });
  });

  test("changes nothing where nothing happened", () => {
    const later = { ...block, id: "b", start: "2026-09-10T17:00", end: "2026-09-10T17:45" };
    expect(repaired(input, [block, later])).toEqual({ changes: [], unchanged: 1, short: [], refused: null });
  });

  test("brings a block before its exam where that was moved", () => {
    const after = { ...block, start: "2026-09-17T17:00", end: "2026-09-17T17:45" };
    const exams = input.exams.map((exam) => ({ ...exam, at: at("2026-09-16T09:00") }));
    expect(repaired({ ...input, exams }, [after]).changes).toEqual([
      { kind: "move", block: after, start: "2026-09-15T17:00", end: "2026-09-15T17:45", why: "too-late" },
    ]);
  });

  test("asks one other block to move where there is no room else, and never a locked one", () => {
    const due = { id: "sheet", dueAt: at("2026-09-09T20:00"), minutes: 60, weight: null };
    const busy = [{ from: at("2026-09-09T00:00"), to: at("2026-09-09T17:00") }];
    const week = { ...input, tasks: [due], busy, rhythm: { ...usualRhythm, minutesADay: 60 } };
    const missed: KnownBlock = { ...block, workId: "sheet", topic: null, activity: "task", end: "2026-09-08T18:00" };
    const other = { ...block, id: "b", start: "2026-09-09T17:00", end: "2026-09-09T17:45" };
    const { changes, short } = repaired(week, [missed, other], { missed: ["a"] });
    expect(short).toEqual([]);
    expect(changes).toEqual([
      { kind: "move", block: missed, start: "2026-09-09T17:00", end: "2026-09-09T18:00", why: "missed" },
      { kind: "move", block: other, start: "2026-09-10T17:00", end: "2026-09-10T17:45", why: "makes-room" },
    ]);
    const locked = repaired(week, [missed, { ...other, isLocked: true }], { missed: ["a"] });
    expect(locked.changes.map((change) => change.block.id)).not.toContain("b");
    expect(locked.short).toEqual([{ workId: "sheet", topic: null, minutes: 40 }]);
  });

  test("keeps every rule of a plan in whatever week, and says each minute that finds no place", () => {
    fc.assert(
      fc.property(weeks, fc.nat({ max: 30 }), fc.integer({ min: 0, max: 72 }), (week, chosen, hours) => {
        const { blocks } = planned(week);
        const one = blocks[chosen % Math.max(1, blocks.length)];
        if (!one) return;
        const now = Math.max(instantOf(one.end, week.zone), week.now) + hours * 60 * minuteMs;
        const late = { ...week, now };
        const missed = blocks.filter(({ start }) => instantOf(start, week.zone) < now).map(({ id }) => id);
        const repair = repaired(late, blocks, { missed });
        const strip = stripOf(late, 16);
        const after = afterRepair(blocks, repair, missed);
        const used = new Map<string, number>();
        for (const [place, { start, end, workId }] of after.entries()) {
          const [from, to] = [instantOf(start, week.zone) / minuteMs, instantOf(end, week.zone) / minuteMs];
          expect(strip.isFree(from, to)).toBe(true);
          expect((after[place + 1]?.start ?? "9") >= end).toBe(true);
          expect(week.exams.every((exam) => exam.id !== workId || to * minuteMs <= exam.at)).toBe(true);
          used.set(start.slice(0, 10), (used.get(start.slice(0, 10)) ?? 0) + to - from);
        }
        expect(Math.max(0, ...used.values())).toBeLessThanOrEqual(week.rhythm.minutesADay);
        const isOver = ({ workId }: KnownBlock) => week.exams.some((exam) => exam.id === workId && exam.at <= now);
        const minutes = (some: readonly KnownBlock[]) =>
          some.reduce(
            (sum, { start, end }) => sum + (instantOf(end, week.zone) - instantOf(start, week.zone)) / minuteMs,
            0,
          );
        const short = repair.short.reduce((sum, missing) => sum + missing.minutes, 0);
        expect(minutes(after) + short).toBe(minutes(blocks.filter((each) => !isOver(each))));
      }),
      { numRuns: runs(500), seed: 19 },
    );
  });

  test("moves as few blocks as can be, and these as little: held against every other way", () => {
    const step = 15;
    const hours = fc.record({
      open: fc.array(fc.tuple(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 2, max: 6 })), {
        minLength: 1,
        maxLength: 3,
      }),
      lengths: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 3 }),
      dues: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 3 }),
    });
    let moved = 0;
    fc.assert(
      fc.property(hours, ({ open, lengths, dues }) => {
        const week = smallWeek(open, dues, step);
        const { blocks, missed } = smallPlan(week, lengths, step);
        if (!missed) return;
        const repair = repaired(week, [missed, ...blocks], { missed: [missed.id] });
        const best = bruteForce(week, missed, blocks);
        if (best === undefined) expect(repair.short).not.toEqual([]);
        else {
          expect(repair.short).toEqual([]);
          expect([repair.changes.length, shiftOf(repair)]).toEqual([best.changed, best.shift]);
          moved += best.changed > 1 ? 1 : 0;
        }
      }),
      { numRuns: runs(300), seed: 19 },
    );
    expect(moved).toBeGreaterThan(10);
  });
});

/** Three days with a few free hours each, and tasks that are due at the end of one of them; every hour is a good one. */
function smallWeek(open: readonly (readonly [number, number])[], dues: readonly number[], step: number): PlanInput {
  const busy = ["2026-09-09", "2026-09-10", "2026-09-11"].flatMap((day, place) => {
    const [from, length] = open[place % open.length] ?? [0, 2];
    const begins = at(`${day}T12:00`) + from * step * minuteMs;
    return [
      { from: at(`${day}T00:00`), to: begins },
      { from: begins + length * step * minuteMs, to: at(`${day}T23:59`) },
    ];
  });
  return {
    zone,
    now: at("2026-09-08T23:50"),
    exams: [],
    tasks: dues.map((days, place) => ({
      id: `task ${place}`,
      dueAt: at(`2026-09-${11 + days - 2}T23:00`),
      minutes: null,
      weight: null,
    })),
    busy: [...busy, { from: at("2026-09-12T00:00"), to: at("2026-10-01T00:00") }],
    rhythm: {
      ...usualRhythm,
      sleep: { from: "00:00", to: "06:00" },
      minutesADay: 600,
      preferred: [{ from: "06:00", to: "24:00" }],
    },
  };
}

/** Blocks one after the other wherever they fit, and one before them that was missed. */
function smallPlan(week: PlanInput, lengths: readonly number[], step: number) {
  const blocks: KnownBlock[] = [];
  for (const [place, length] of lengths.entries()) {
    const spot = spots(week, length * step, `task ${place}`, blocks).next();
    if (spot.done) return { blocks, missed: undefined };
    blocks.push({
      ...block,
      id: `b${place}`,
      workId: `task ${place}`,
      topic: null,
      activity: "task",
      ...wallsOf(spot.value),
    });
  }
  const missed: KnownBlock = {
    ...block,
    id: "missed",
    workId: "task 2",
    topic: null,
    activity: "task",
    ...wallsOf(at("2026-09-08T20:00") / minuteMs, 2 * step),
  };
  return { blocks, missed: { ...missed, end: wallTimeAt(at(missed.start) + 2 * step * minuteMs, zone) } };
}

type Spot = { readonly from: number; readonly to: number };

function wallsOf(spot: Spot | number, minutes = 0) {
  const { from, to } = typeof spot === "number" ? { from: spot, to: spot + minutes } : spot;
  return { start: wallTimeAt(from * minuteMs, zone), end: wallTimeAt(to * minuteMs, zone) };
}

/** Every place there is for so many minutes beside those blocks, five minutes by five. */
function* spots(
  week: PlanInput,
  minutes: number,
  workId: string,
  others: readonly KnownBlock[],
): Generator<Spot, void> {
  const due = (week.tasks.find(({ id }) => id === workId)?.dueAt ?? 0) / minuteMs;
  const taken = others.map(({ start, end }) => ({ from: at(start) / minuteMs - 10, to: at(end) / minuteMs + 10 }));
  for (const stretch of stripOf(week, 4).stretches) {
    for (let from = stretch.from; from + minutes <= Math.min(stretch.to, due); from += 5) {
      if (taken.every((span) => span.to <= from || from + minutes <= span.from)) yield { from, to: from + minutes };
    }
  }
}

function shiftOf({ changes }: Repair): number {
  return changes.reduce((sum, change) => {
    return change.kind === "move" ? sum + shiftBetween(change.block.start, change.start) : sum;
  }, 0);
}

/** Days apart, and minutes of the day. */
function shiftBetween(start: string, to: string): number {
  const [days, minutes] = [
    wallMs(to.slice(0, 10)) - wallMs(start.slice(0, 10)),
    wallMs(`1970-01-01${to.slice(10)}`) - wallMs(`1970-01-01${start.slice(10)}`),
  ];
  return (Math.abs(days) + Math.abs(minutes)) / minuteMs;
}

/** The fewest blocks that must change, and how little; undefined where there is no way. */
function bruteForce(week: PlanInput, missed: KnownBlock, blocks: readonly KnownBlock[]) {
  const best = (moving: readonly KnownBlock[], fixed: readonly KnownBlock[]): number => {
    const [first, ...rest] = moving;
    if (!first) return 0;
    let least = Number.POSITIVE_INFINITY;
    const length = (at(first.end) - at(first.start)) / minuteMs;
    for (const spot of spots(week, length, first.workId, fixed)) {
      const shift = shiftBetween(first.start, wallsOf(spot).start);
      if (shift < least) least = Math.min(least, shift + best(rest, [...fixed, { ...first, ...wallsOf(spot) }]));
    }
    return least;
  };
  for (const count of [0, 1, 2]) {
    const shifts = subsetsOf(blocks, count).map((moving) =>
      best(
        [missed, ...moving],
        blocks.filter((one) => !moving.includes(one)),
      ),
    );
    const shift = Math.min(...shifts);
    if (Number.isFinite(shift)) return { changed: count + 1, shift };
  }
  return undefined;
}

function subsetsOf<One>(all: readonly One[], size: number): readonly (readonly One[])[] {
  if (size === 0) return [[]];
  return all.flatMap((one, place) => subsetsOf(all.slice(place + 1), size - 1).map((more) => [one, ...more]));
}
