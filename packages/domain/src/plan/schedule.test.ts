import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lookedThrough } from "../testing/plan-rules.ts";
import { runs, weeks } from "../testing/plan-weeks.ts";
import { instantOf, minuteMs } from "../zones.ts";
import type { PlanInput } from "./groundwork.ts";
import type { KnownBlock } from "./plan-block.ts";
import { usualRhythm } from "./rhythm.ts";
import { planned } from "./schedule.ts";

function minutesOf({ start, end }: Pick<KnownBlock, "start" | "end">, zone: string): number {
  return (instantOf(end, zone) - instantOf(start, zone)) / minuteMs;
}

function sumOf(blocks: readonly Pick<KnownBlock, "start" | "end">[], zone: string): number {
  return blocks.reduce((sum, block) => sum + minutesOf(block, zone), 0);
}

/** The same, given in another order. */
function turned(input: PlanInput): PlanInput {
  const exams = input.exams.map((exam) => ({ ...exam, topics: exam.topics.toReversed() })).toReversed();
  return { ...input, exams, tasks: input.tasks.toReversed(), busy: input.busy.toReversed() };
}

describe("a plan of whatever week [PLN-1]", () => {
  test("lies over nothing else, keeps every limit and deadline, says what is missing to the minute, and leaves next to no time unused", () => {
    let [placed, possible, full, all] = [0, 0, 0, 0];
    fc.assert(
      fc.property(weeks, (input) => {
        const week = lookedThrough(input);
        expect(week.broken).toBeUndefined();
        placed += week.placed;
        possible += week.possible;
        full += week.placed >= 0.97 * week.possible ? 1 : 0;
        all += 1;
      }),
      { numRuns: runs(3000), seed: 19 },
    );
    expect(placed / possible).toBeGreaterThan(0.99);
    expect(full / all).toBeGreaterThan(0.95);
  });

  test("is the same in whatever order things are given; planned again nothing moves, and little when something comes up: what is locked stays anyway", () => {
    let [again, all, stayed, untouched] = [0, 0, 0, 0];
    const somewhere = fc.record({
      week: weeks,
      hour: fc.integer({ min: 0, max: 7 * 24 }),
      locked: fc.nat({ max: 20 }),
    });
    fc.assert(
      fc.property(somewhere, ({ week, hour, locked }) => {
        const plan = planned(week);
        expect(planned(turned(week))).toEqual(plan);
        const places = plan.blocks.map(placeOf);
        const anew = planned({ ...week, old: plan.blocks }).blocks.map(placeOf);
        if (plan.short.length === 0) expect(anew).toEqual(places);
        const kept = new Set(anew);
        again += places.filter((place) => kept.has(place)).length;
        all += places.length;

        const old = plan.blocks.map((block, at) => ({ ...block, isLocked: at === locked }));
        const from = week.now + hour * 60 * minuteMs;
        const visit = { from, to: from + 60 * minuteMs };
        const after = planned({ ...week, busy: [...week.busy, visit], old });
        const staying = new Set(after.blocks.map(placeOf));
        for (const block of old) {
          if (block.isLocked) expect(staying).toContain(placeOf(block));
          const isHit = instantOf(block.start, week.zone) < visit.to && visit.from < instantOf(block.end, week.zone);
          if (isHit) continue;
          untouched += 1;
          stayed += staying.has(placeOf(block)) ? 1 : 0;
        }
      }),
      { numRuns: runs(1000), seed: 19 },
    );
    // Where time is short, a block may still find a better place.
    expect(again / all).toBeGreaterThan(0.98);
    expect(stayed / untouched).toBeGreaterThan(0.97);
  });
});

const zone = "Europe/Berlin";
const at = (wall: string) => instantOf(wall, zone);

/** A Monday after school, with an exam in two weeks. */
const term: PlanInput = {
  zone,
  now: at("2026-09-07T15:30"),
  exams: [
    {
      id: "bio",
      at: at("2026-09-21T09:00"),
      weight: 30,
      minutes: 300,
      topics: [
        { name: "cells", recall: 0.9, practice: "memory", deckId: "deck" },
        { name: "genes", recall: 0.2, practice: "problems" },
      ],
    },
  ],
  tasks: [],
  busy: [],
  rhythm: usualRhythm,
};

describe("a plan for an exam [PLN-1]", () => {
  test("is short and often for cards and longer for problems, the weak topic first and more, and a test before the last evening", () => {
    const { blocks, short } = planned(term);
    expect(short).toEqual([]);
    const of = (topic: string) => blocks.filter((block) => block.topic === topic);
    expect(Math.max(...of("cells").map((block) => minutesOf(block, zone)))).toBeLessThanOrEqual(30);
    expect(Math.max(...of("genes").map((block) => minutesOf(block, zone)))).toBeGreaterThan(30);
    expect(sumOf(of("genes"), zone)).toBeGreaterThan(sumOf(of("cells"), zone));
    expect(blocks[0]?.topic).toBe("genes");
    expect(of("cells")[0]?.deckId).toBe("deck");
    const [mock] = blocks.filter(({ activity }) => activity === "mock");
    expect(mock?.start.slice(0, 10)).toBe("2026-09-19");
    expect(mock?.reasons[0]).toEqual({ kind: "mock", daysBefore: 2 });
    expect(blocks[0]?.reasons.slice(0, 2)).toEqual([
      { kind: "weak", recall: 0.2 },
      { kind: "weighs", percent: 30 },
    ]);
    expect(blocks.at(-1)?.reasons[0]).toEqual({ kind: "evening-before" });
  });

  test("has fewer and longer blocks where the student wants that", () => {
    const often = planned(term).blocks;
    const longer = planned({ ...term, rhythm: { ...usualRhythm, sessions: "longer" } }).blocks;
    expect(longer.length).toBeLessThan(often.length);
    expect(sumOf(longer, zone)).toBe(sumOf(often, zone));
  });

  test("that does not fit says by how much, and two or three ways out with what each costs on the day", () => {
    const [exam] = term.exams;
    const tight: PlanInput = {
      ...term,
      exams: exam ? [{ ...exam, at: at("2026-09-09T09:00") }] : [],
      tasks: [{ id: "essay", dueAt: at("2026-09-08T20:00"), minutes: 60, weight: null }],
    };
    const { blocks, short } = planned(tight);
    const missing = (id: string) => short.find(({ workId }) => workId === id)?.minutes ?? 0;
    expect(sumOf(blocks, zone)).toBe(240);
    expect(missing("bio") + missing("essay")).toBe(120);
    const ways = short.find(({ workId }) => workId === "bio")?.ways ?? [];
    expect(ways.map(({ kind }) => kind)).toEqual(["over-limit", "take-from", "leave-out"]);
    const recall = ways.map(({ onDay }) => onDay.recall ?? 0);
    expect(recall[0]).toBeGreaterThan(recall[2] ?? 1);
    expect(recall[1]).toBeGreaterThan(recall[2] ?? 1);
    expect(ways[2]?.onDay.missing).toBe(missing("bio"));
    for (const way of ways) {
      const places = way.kind === "over-limit" ? way.places : [];
      expect(places.every(({ start, end }) => blocks.every((block) => block.end <= start || end <= block.start))).toBe(
        true,
      );
    }
  });

  test("gives homework that is soon done its time before an essay of fifteen hours that is due later", () => {
    const busyWeek: PlanInput = {
      ...term,
      exams: [],
      tasks: [
        { id: "essay", dueAt: at("2026-09-13T23:00"), minutes: 900, weight: 3 },
        { id: "homework", dueAt: at("2026-09-09T20:00"), minutes: 90, weight: 2 },
      ],
    };
    const { blocks, short } = planned(busyWeek);
    expect(
      sumOf(
        blocks.filter(({ workId }) => workId === "homework"),
        zone,
      ),
    ).toBe(90);
    expect(short.map(({ workId }) => workId)).toEqual(["essay"]);
  });

  test("does not leave out a short task of few points for the last hour of a long one of many", () => {
    const fullWeek: PlanInput = {
      ...term,
      exams: [],
      tasks: [
        { id: "paper", dueAt: at("2026-09-11T18:00"), minutes: 600, weight: 25 },
        { id: "lab report", dueAt: at("2026-09-10T20:00"), minutes: 45, weight: 2 },
        { id: "worksheet", dueAt: at("2026-09-09T20:00"), minutes: 60, weight: 2 },
      ],
    };
    const { blocks, short } = planned(fullWeek);
    const minutes = (id: string) =>
      sumOf(
        blocks.filter(({ workId }) => workId === id),
        zone,
      );
    expect([minutes("lab report"), minutes("worksheet")]).toEqual([45, 60]);
    expect(short.map(({ workId }) => workId)).toEqual(["paper"]);
  });

  test("does not call short what is only too little for a sitting of its own", () => {
    const topics = ["cells", "genes"].map((name) => ({ name, recall: null }));
    const { short } = planned({
      ...term,
      exams: [{ id: "bio", at: at("2026-09-11T09:00"), weight: 20, minutes: 400, topics }],
      tasks: [
        { id: "essay", dueAt: at("2026-09-12T20:00"), minutes: 240, weight: 5 },
        { id: "sheet", dueAt: at("2026-09-08T20:00"), minutes: 60, weight: 5 },
      ],
    });
    expect(short.map(({ workId }) => workId)).not.toContain("bio");
  });

  test("gives first what its student said comes first", () => {
    const tight: PlanInput = {
      ...term,
      exams: [],
      tasks: [
        { id: "essay", dueAt: at("2026-09-08T20:00"), minutes: 180, weight: 30 },
        { id: "sheet", dueAt: at("2026-09-08T20:00"), minutes: 90, weight: 1 },
      ],
    };
    const minutes = (input: PlanInput) =>
      sumOf(
        planned(input).blocks.filter(({ workId }) => workId === "sheet"),
        zone,
      );
    expect(minutes(tight)).toBeLessThan(90);
    expect(minutes({ ...tight, first: { sheet: 90 } })).toBe(90);
  });

  test("offers time that was to be kept free where there is no other", () => {
    const keptFree = [{ from: "07:00", to: "22:00" }];
    const { blocks, short } = planned({ ...term, rhythm: { ...usualRhythm, keptFree } });
    expect(blocks).toEqual([]);
    expect(short[0]?.minutes).toBe(300);
    expect(short[0]?.ways.map(({ kind }) => kind)).toEqual(["kept-free", "leave-out"]);
  });
});

function placeOf({ id, start, end, workId, topic }: KnownBlock): string {
  return [id, start, end, workId, topic].join(" ");
}
