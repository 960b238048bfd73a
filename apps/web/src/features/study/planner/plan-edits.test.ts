import type { PlanInput } from "@jotter/domain/plan/groundwork";
import { usualRhythm } from "@jotter/domain/plan/rhythm";
import { planned } from "@jotter/domain/plan/schedule";
import { weeks } from "@jotter/domain/testing/plan-weeks";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { agreed, anew, dropped, locked, minutesOf, moved, noEdits, taken, withEdits } from "./plan-edits.ts";

const now = Date.UTC(2026, 10, 16, 12);
const dayMs = 86_400_000;
const base: PlanInput = {
  now,
  zone: "UTC",
  busy: [],
  rhythm: usualRhythm,
  exams: [{ id: "chemistry", at: now + 9 * dayMs, weight: 20, topics: [], minutes: 180 }],
  tasks: [{ id: "essay", dueAt: now + 5 * dayMs, minutes: 90, weight: null }],
};
const sum = (blocks: readonly { start: string; end: string; workId: string }[], id: string) =>
  blocks.filter(({ workId }) => workId === id).reduce((all, one) => all + minutesOf(one), 0);

describe("what a student changes of a plan", () => {
  const plan = planned(base);

  it("leaves a block where it was put, and plans the rest around it [PLN-1]", () => {
    const first = plan.blocks.find(({ workId }) => workId === "essay");
    if (!first) throw new Error("There is no block.");
    const to = { ...first, start: "2026-11-18T18:00", end: "2026-11-18T18:45" };
    const edits = moved(noEdits, plan, to);
    const next = planned(withEdits(base, edits));
    const own = next.blocks.find(({ id }) => id === first.id);
    expect(own).toMatchObject({ start: to.start, end: to.end, isLocked: true });
    expect(own?.reasons[0]).toEqual({ kind: "locked" });
    expect(sum(next.blocks, "chemistry")).toBe(180);
    const free = planned(withEdits(base, locked(edits, next, first.id, false)));
    expect(free.blocks.find(({ id }) => id === first.id)?.isLocked).toBe(false);
  });

  it("does not look for another place for what was left out [PLN-1]", () => {
    const [first] = plan.blocks;
    if (!first) throw new Error("There is no block.");
    const next = planned(withEdits(base, dropped(noEdits, plan, first.id)));
    expect(sum(next.blocks, first.workId)).toBe(sum(plan.blocks, first.workId) - minutesOf(first));
    expect(next.short).toEqual([]);
  });

  it("has nothing left to do of a work whose last block was left out [PLN-1]", () => {
    const one: PlanInput = {
      ...base,
      exams: [],
      tasks: [{ id: "sheet", dueAt: now + dayMs, minutes: 30, weight: null }],
    };
    const only = planned(one);
    const next = planned(withEdits(one, dropped(noEdits, only, only.blocks[0]?.id ?? "")));
    expect(next.blocks).toEqual([]);
  });

  it("gives what does not fit its time by each way that is offered, or leaves it out [PLN-1]", () => {
    const tight: PlanInput = {
      ...base,
      rhythm: { ...usualRhythm, minutesADay: 60 },
      exams: [{ id: "chemistry", at: now + 3 * dayMs, weight: 20, topics: [], minutes: 400 }],
      tasks: [{ id: "essay", dueAt: now + 3 * dayMs, minutes: 60, weight: 1 }],
    };
    const short = planned(tight);
    const [first] = short.short;
    if (!first) throw new Error("It fits.");
    expect(first.ways.length).toBeGreaterThan(1);
    for (const way of first.ways) {
      if (way.kind === "leave-out") {
        expect(taken(noEdits, short, first, way).leftOut).toEqual([first.workId]);
        continue;
      }
      const next = planned(withEdits(tight, taken(noEdits, short, first, way)));
      const missing = next.short.find(({ workId }) => workId === first.workId)?.minutes ?? 0;
      expect(missing, way.kind).toBeLessThan(first.minutes);
    }
  });

  it("gets by each way the minutes that it promised, whatever the week [PLN-1]", () => {
    const promised = { "over-limit": 0, "kept-free": 0, "take-from": 0 };
    const gained = { ...promised };
    fc.assert(
      fc.property(weeks, (input) => {
        const plan = planned(input);
        for (const one of plan.short) {
          for (const way of one.ways) {
            if (way.kind === "leave-out") continue;
            const next = planned(withEdits(input, taken(noEdits, plan, one, way)));
            const missing = next.short.find(({ workId }) => workId === one.workId)?.minutes ?? 0;
            promised[way.kind] += one.minutes - way.onDay.missing;
            gained[way.kind] += one.minutes - missing;
          }
        }
      }),
      { numRuns: 100, seed: 19 },
    );
    for (const kind of ["over-limit", "kept-free", "take-from"] as const) {
      expect(gained[kind] / promised[kind], kind).toBeGreaterThan(0.97);
    }
  });

  it("is cut anew for fewer, longer blocks and from the start, but for what was put somewhere or has begun [PLN-1]", () => {
    const first = plan.blocks[0];
    if (!first) throw new Error("There is no block.");
    const own = { ...first, start: "2026-11-18T18:00", end: "2026-11-18T18:45" };
    const edits = moved(noEdits, plan, own);
    const put = planned(withEdits(base, edits));
    const longer = { ...base, old: put.blocks, rhythm: { ...usualRhythm, sessions: "longer" as const } };
    const cut = planned(withEdits(longer, anew(edits, put.blocks, { keepsLocked: true, wallNow: "2026-11-16T12:00" })));
    expect(cut.blocks.length).toBeLessThan(put.blocks.length);
    expect(cut.blocks).toContainEqual(expect.objectContaining({ start: own.start, end: own.end, isLocked: true }));
    const again = anew(edits, put.blocks, { keepsLocked: false, wallNow: "2026-11-18T18:10" });
    expect(again.held).toEqual(put.blocks.filter(({ start }) => start <= "2026-11-18T18:10"));
    expect(again.minutes).toEqual({});
  });

  it("reckons the same again once it is kept: what was taken from another work for it stays its own [PLN-1]", () => {
    const tight: PlanInput = {
      ...base,
      exams: [],
      tasks: [
        { id: "paper", dueAt: now + 2 * dayMs, minutes: 600, weight: 40 },
        { id: "sheet", dueAt: now + 2 * dayMs, minutes: 90, weight: 1 },
      ],
    };
    const before = planned(tight);
    const short = before.short.find(({ workId }) => workId === "sheet");
    const way = short?.ways.find(({ kind }) => kind === "take-from");
    if (!short || !way) throw new Error("Nothing is short.");
    const edits = taken(noEdits, before, short, way);
    const kept = agreed(edits, planned(withEdits(tight, edits)));
    expect(sum(kept, "sheet")).toBeGreaterThan(sum(before.blocks, "sheet"));
    expect(sum(planned({ ...tight, old: kept }).blocks, "sheet")).toBe(sum(kept, "sheet"));
  });
});
