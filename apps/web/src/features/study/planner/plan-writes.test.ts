import type { KnownBlock } from "@jotter/domain/plan/plan-block";
import { describe, expect, it } from "vitest";
import { isAsIn, planWrites } from "./plan-writes.ts";

const block = (id: string, start: string, end: string, more: Partial<KnownBlock> = {}): KnownBlock => ({
  ...{ id, start, end, workId: "exam", topic: "Buffers", deckId: null, activity: "learn", isLocked: false },
  ...more,
});
let ids = 0;
const deps = {
  now: 7,
  newId: () => `new-${++ids}`,
  works: new Map(),
  titleOf: ({ topic }: KnownBlock) => `Study: ${topic}`,
};

describe("a plan that goes into the calendar", () => {
  it("makes study events that know their material [PLN-1]", () => {
    const [made, ...others] = planWrites([block("exam/Buffers/1", "2026-11-17T16:00", "2026-11-17T16:30")], [], deps);
    expect(others).toEqual([]);
    expect(made).toMatchObject({
      kind: "create",
      data: {
        type: "study",
        title: "Study: Buffers",
        start: "2026-11-17T16:00",
        end: "2026-11-17T16:30",
        material: { workId: "exam", topic: "Buffers", activity: "learn" },
      },
    });
  });

  it("changes only what has another time, and takes away what is planned no more [PLN-1]", () => {
    const old = [
      block("a", "2026-11-17T16:00", "2026-11-17T16:30"),
      block("b", "2026-11-18T16:00", "2026-11-18T16:30"),
      block("c", "2026-11-19T16:00", "2026-11-19T16:30"),
    ];
    const next = [
      block("a", "2026-11-17T16:00", "2026-11-17T16:30"),
      block("b", "2026-11-18T17:00", "2026-11-18T17:30", { isLocked: true }),
    ];
    expect(planWrites(next, old, deps)).toEqual([
      {
        kind: "update",
        id: "b",
        change: {
          title: "Study: Buffers",
          start: "2026-11-18T17:00",
          end: "2026-11-18T17:30",
          material: { workId: "exam", topic: "Buffers", activity: "learn" },
          locked: true,
          updatedAt: 7,
        },
      },
      { kind: "remove", id: "c" },
    ]);
  });

  it("lets what was planned from the start stand where it stood, and moves what stands elsewhere [PLN-1]", () => {
    const old = [
      block("a", "2026-11-17T16:00", "2026-11-17T16:30"),
      block("b", "2026-11-18T16:00", "2026-11-18T16:30"),
    ];
    const same = [
      block("exam/Buffers/1", "2026-11-17T16:00", "2026-11-17T16:30"),
      block("exam/Buffers/2", "2026-11-18T16:00", "2026-11-18T16:30"),
    ];
    expect(isAsIn(old, same)).toBe(true);
    expect(planWrites(same, old, deps)).toEqual([]);
    const later = [block("exam/Buffers/1", "2026-11-18T16:00", "2026-11-18T16:45"), ...same.slice(0, 1)];
    expect(isAsIn(old, later)).toBe(false);
    expect(planWrites(later, old, deps)).toMatchObject([{ kind: "update", id: "b" }]);
  });
});
