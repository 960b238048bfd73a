import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Coming,
  fitFor,
  idOf,
  type NextUp,
  nextUp,
  type Situation,
  type Standing,
  standingOf,
} from "./next-up.ts";

const now = Date.UTC(2026, 10, 15, 16, 0);
const hour = 3_600_000;

const lab: Coming = {
  id: "lab",
  kind: "assignment",
  title: "Lab report",
  dueAt: now + 3 * hour,
  weight: null,
  estimateMinutes: null,
  topics: [],
  noteIds: [],
  classId: null,
};
const none: Situation = { coming: [], standings: [], unfinished: [] };
const ids = (ranked: readonly NextUp[]) => ranked.map(idOf);

const anyTopic = fc.record({ name: fc.string({ maxLength: 5 }), done: fc.boolean() });
const anyComing: fc.Arbitrary<Coming> = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom("assignment", "exam", "study"),
  title: fc.string({ maxLength: 3 }),
  dueAt: fc.integer({ min: now - 20 * 24 * hour, max: now + 60 * 24 * hour }),
  weight: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
  estimateMinutes: fc.option(fc.integer({ min: 0, max: 3000 })),
  topics: fc.array(anyTopic, { maxLength: 4 }),
  noteIds: fc.array(fc.uuid(), { maxLength: 2 }),
  classId: fc.option(fc.constantFrom("maths", "chemistry")),
});
const anyStanding: fc.Arbitrary<Standing> = fc.record({
  classId: fc.constantFrom("maths", "chemistry"),
  percent: fc.double({ min: 0, max: 110, noNaN: true }),
  next: fc.option(
    fc.record({ letter: fc.constantFrom("A", "B-"), distance: fc.double({ min: 0.1, max: 9, noNaN: true }) }),
  ),
});
const anySituation: fc.Arbitrary<Situation> = fc.record({
  coming: fc.uniqueArray(anyComing, { selector: ({ id }) => id, maxLength: 8 }),
  standings: fc.uniqueArray(anyStanding, { selector: ({ classId }) => classId }),
  unfinished: fc.uniqueArray(
    fc.record({
      noteId: fc.uuid(),
      title: fc.string({ maxLength: 3 }),
      classId: fc.constant(null),
      openTasks: fc.integer({ min: 0, max: 9 }),
      editedAt: fc.integer({ min: now - 30 * 24 * hour, max: now }),
    }),
    { selector: ({ noteId }) => noteId, maxLength: 4 },
  ),
});

describe("Next up [DSH-2]", () => {
  test("says why: when it is due, what it weighs, how the class stands, what is open and how long it takes", () => {
    const exam: Coming = {
      ...lab,
      kind: "exam",
      dueAt: now + 24 * hour,
      weight: 20,
      estimateMinutes: 120,
      topics: [
        { name: "Series", done: true },
        { name: "Limits", done: false },
      ],
      classId: "maths",
    };
    const standings: readonly Standing[] = [{ classId: "maths", percent: 75, next: { letter: "C+", distance: 2 } }];
    const [entry] = nextUp({ ...none, coming: [exam], standings }, now);
    expect(entry?.reasons).toEqual([
      { id: "due", minutes: 1440, points: 0.5 },
      { id: "weighs", percent: 20, points: 0.4 },
      { id: "letter", letter: "C+", distance: 2, points: 0.25 },
      { id: "topics", open: 1, total: 2, points: 0.25 },
      { id: "stands", percent: 75, points: 0.1 },
      { id: "takes", minutes: 60, points: 0.5 / 24 },
    ]);
  });

  test("puts the heavy exam of tomorrow before the light homework of tonight, and that before next week", () => {
    const exam = { ...lab, id: "exam", kind: "exam" as const, dueAt: now + 20 * hour, weight: 40 };
    const later = { ...lab, id: "later", dueAt: now + 7 * 24 * hour, weight: 10 };
    expect(ids(nextUp({ ...none, coming: [later, lab, exam] }, now))).toEqual(["exam", "lab", "later"]);
  });

  test("keeps what is overdue for two weeks, the latest first, and lets go of an exam that has begun", () => {
    const late = { ...lab, id: "late", dueAt: now - 90 * 60_000 };
    const old = { ...lab, id: "old", dueAt: now - 15 * 24 * hour };
    const begun = { ...lab, id: "begun", kind: "exam" as const, dueAt: now };
    const older = { ...lab, id: "older", dueAt: now - 7 * 24 * hour };
    const ranked = nextUp({ ...none, coming: [old, older, begun, late] }, now);
    expect(ids(ranked)).toEqual(["late", "older"]);
    expect(ranked[1]?.reasons).toEqual([{ id: "overdue", minutes: 7 * 24 * 60, points: 0.5 }]);
  });

  test("counts a note with open tasks as unfinished work, after what is due", () => {
    const note = { noteId: "note", title: "Reading", classId: null, openTasks: 3, editedAt: now - hour };
    const ranked = nextUp({ ...none, coming: [lab], unfinished: [note, { ...note, noteId: "x", openTasks: 0 }] }, now);
    expect(ids(ranked)).toEqual(["lab", "note"]);
    expect(ranked[1]?.reasons[0]).toMatchObject({ id: "tasks", open: 3 });
  });

  test("never is empty when something is due, and each entry has reasons that add up to its score", () => {
    fc.assert(
      fc.property(anySituation, (situation) => {
        const ranked = nextUp(situation, now);
        if (situation.coming.some(({ dueAt }) => dueAt > now)) expect(ranked).not.toEqual([]);
        for (const { score, reasons } of ranked) {
          expect(reasons.length).toBeGreaterThan(0);
          for (const { points } of reasons) expect(points).toBeGreaterThanOrEqual(0);
          expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score, 9);
        }
      }),
    );
  });

  test("is the same list in whatever order things come in", () => {
    fc.assert(
      fc.property(anySituation, fc.infiniteStream(fc.nat()), (situation, dice) => {
        const shuffled = <Value>(all: readonly Value[]) =>
          all
            .map((one) => ({ one, at: dice.next().value }))
            .sort((a, b) => a.at - b.at)
            .map(({ one }) => one);
        const again = { ...situation, coming: shuffled(situation.coming), unfinished: shuffled(situation.unfinished) };
        expect(ids(nextUp(again, now))).toEqual(ids(nextUp(situation, now)));
      }),
    );
  });

  const movedUp: readonly [string, (one: Coming, by: number) => Coming][] = [
    ["nearer", (one, by) => ({ ...one, dueAt: Math.max(now + 1, one.dueAt - by * 1000) })],
    ["heavier", (one, by) => ({ ...one, weight: Math.min(100, (one.weight ?? 0) + by / 10_000) })],
  ];
  test.each(movedUp)("what becomes %s never sinks, all else equal", (_, change) => {
    fc.assert(
      fc.property(anySituation, fc.integer({ min: 1, max: 1_000_000 }), fc.nat(), (situation, by, pick) => {
        const open = situation.coming.filter(({ dueAt }) => dueAt > now);
        const chosen = open[pick % Math.max(1, open.length)];
        if (!chosen) return;
        const coming = situation.coming.map((one) => (one === chosen ? change(one, by) : one));
        const place = (in_: Situation) => ids(nextUp(in_, now)).indexOf(chosen.id);
        expect(place({ ...situation, coming })).toBeLessThanOrEqual(place(situation));
      }),
    );
  });
});

test("a class knows how far the next letter is, and that there is none above an A [GRD-4]", () => {
  expect(standingOf("maths", 88.5)).toEqual({ classId: "maths", percent: 88.5, next: { letter: "A-", distance: 1.5 } });
  expect(standingOf("maths", 90)).toMatchObject({ next: { letter: "A", distance: 3 } });
  expect(standingOf("maths", 12)).toMatchObject({ next: { letter: "D-", distance: 48 } });
  expect(standingOf("maths", 93).next).toBeNull();
});

describe("what fits in half an hour [DSH-2]", () => {
  const exam: Coming = {
    ...lab,
    id: "exam",
    kind: "exam",
    weight: 40,
    estimateMinutes: 240,
    topics: [
      { name: "Cells", done: true },
      { name: "Genes", done: false },
      { name: "Enzymes", done: false },
    ],
  };

  test("is the first thing that can be finished", () => {
    const quick = { ...lab, id: "quick", estimateMinutes: 25, dueAt: now + 48 * hour };
    expect(fitFor(nextUp({ ...none, coming: [exam, quick] }, now))).toMatchObject({
      how: "whole",
      entry: { coming: { id: "quick" } },
    });
  });

  test("else the next topic of what comes first, else a beginning, else nothing", () => {
    expect(fitFor(nextUp({ ...none, coming: [exam] }, now))).toMatchObject({ how: "topic", topic: "Genes" });
    expect(fitFor(nextUp({ ...none, coming: [lab] }, now))).toMatchObject({ how: "start" });
    expect(fitFor([])).toBeNull();
    expect(fitFor(nextUp({ ...none, coming: [{ ...lab, kind: "study" }] }, now))).toBeNull();
  });
});
