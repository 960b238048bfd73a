import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fitFor, idOf, type NextUp, rankedIn, runningNow } from "./next-up.ts";
import { type Busy, type Coming, type Situation, type Standing, standingOf } from "./next-up-situation.ts";
import { dayAt } from "./zones.ts";

const now = Date.UTC(2026, 10, 15, 16, 0);
const hour = 3_600_000;

function dueAt(at: number): Pick<Coming, "due" | "endsAt"> {
  return { due: { at, day: dayAt(at, "UTC"), allDay: false }, endsAt: at };
}
function weighing(weight: number | null): Pick<Coming, "weight" | "stake"> {
  return { weight, stake: weight === null ? null : { percent: weight, category: null } };
}

const lab: Coming = {
  id: "lab",
  kind: "assignment",
  title: "Lab report",
  ...dueAt(now + 3 * hour),
  ...weighing(null),
  estimateMinutes: null,
  topics: [],
  noteIds: [],
  classId: null,
};
const none: Situation = { zone: "UTC", coming: [], standings: [], unfinished: [], busy: [], ungraded: [] };
const ids = (ranked: readonly NextUp[]) => ranked.map(idOf);

const anyTopic = fc.record({ name: fc.string({ maxLength: 5 }), done: fc.boolean() });
const anyComing: fc.Arbitrary<Coming> = fc
  .record({
    id: fc.uuid(),
    kind: fc.constantFrom("assignment", "exam", "study"),
    title: fc.string({ maxLength: 3 }),
    at: fc.integer({ min: now - 20 * 24 * hour, max: now + 60 * 24 * hour }),
    typed: fc.option(fc.double({ min: 0.1, max: 100, noNaN: true })),
    estimateMinutes: fc.option(fc.integer({ min: 0, max: 3000 })),
    topics: fc.array(anyTopic, { maxLength: 4 }),
    noteIds: fc.array(fc.uuid(), { maxLength: 2 }),
    classId: fc.option(fc.constantFrom("maths", "chemistry")),
  })
  .map(({ at, typed, ...rest }) => ({ ...rest, ...dueAt(at), ...weighing(typed) }));
const anyBusy: fc.Arbitrary<Busy> = fc
  .tuple(fc.integer({ min: 1, max: 20 * 24 }), fc.integer({ min: 1, max: 8 }))
  .map(([from, hours]) => ({
    kind: "class",
    title: "Lesson",
    from: now + from * hour,
    to: now + (from + hours) * hour,
  }));
const anyStanding: fc.Arbitrary<Standing> = fc.record({
  classId: fc.constantFrom("maths", "chemistry"),
  percent: fc.double({ min: 0, max: 110, noNaN: true }),
  next: fc.option(
    fc.record({ letter: fc.constantFrom("A", "B-"), distance: fc.double({ min: 0.1, max: 9, noNaN: true }) }),
  ),
});
const anySituation: fc.Arbitrary<Situation> = fc.record({
  zone: fc.constant("UTC"),
  busy: fc.array(anyBusy, { maxLength: 10 }),
  ungraded: fc.constant([]),
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
      ...dueAt(now + 24 * hour),
      ...weighing(20),
      estimateMinutes: 120,
      topics: [
        { name: "Series", done: true },
        { name: "Limits", done: false },
      ],
      classId: "maths",
    };
    const standings: readonly Standing[] = [{ classId: "maths", percent: 75, next: { letter: "C+", distance: 2 } }];
    const [entry] = rankedIn({ ...none, coming: [exam], standings }, now);
    expect(entry?.reasons).toEqual([
      { id: "due", minutes: 1440, points: 0.5 },
      { id: "weighs", percent: 20, points: 0.4 },
      { id: "letter", letter: "C+", distance: 2, points: 0.25 },
      { id: "topics", open: 1, total: 2, points: 0.25 },
      { id: "stands", percent: 75, points: 0.1 },
      { id: "takes", minutes: 60, points: 0 },
    ]);
  });

  test("puts the heavy exam of tomorrow before the light homework of tonight, and that before next week", () => {
    const exam = { ...lab, id: "exam", kind: "exam" as const, ...dueAt(now + 20 * hour), ...weighing(40) };
    const later = { ...lab, id: "later", ...dueAt(now + 7 * 24 * hour), ...weighing(10) };
    expect(ids(rankedIn({ ...none, coming: [later, lab, exam] }, now))).toEqual(["exam", "lab", "later"]);
  });

  test("keeps what is overdue for two weeks, the latest first, and lets go of an exam that has begun", () => {
    const late = { ...lab, id: "late", ...dueAt(now - 90 * 60_000) };
    const old = { ...lab, id: "old", ...dueAt(now - 15 * 24 * hour) };
    const begun = { ...lab, id: "begun", kind: "exam" as const, ...dueAt(now) };
    const older = { ...lab, id: "older", ...dueAt(now - 7 * 24 * hour) };
    const ranked = rankedIn({ ...none, coming: [old, older, begun, late] }, now);
    expect(ids(ranked)).toEqual(["late", "older"]);
    expect(ranked[1]?.reasons).toEqual([{ id: "overdue", minutes: 7 * 24 * 60, points: 0.5 }]);
  });

  test("counts a note with open tasks as unfinished work, after what is due", () => {
    const note = { noteId: "note", title: "Reading", classId: null, openTasks: 3, editedAt: now - hour };
    const ranked = rankedIn(
      { ...none, coming: [lab], unfinished: [note, { ...note, noteId: "x", openTasks: 0 }] },
      now,
    );
    expect(ids(ranked)).toEqual(["lab", "note"]);
    expect(ranked[1]?.reasons[0]).toMatchObject({ id: "tasks", open: 3 });
  });

  test("never is empty when something is due, and each entry has reasons that add up to its score", () => {
    fc.assert(
      fc.property(anySituation, (situation) => {
        const ranked = rankedIn(situation, now);
        if (situation.coming.some(({ due }) => due.at > now)) expect(ranked).not.toEqual([]);
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
        expect(ids(rankedIn(again, now))).toEqual(ids(rankedIn(situation, now)));
      }),
    );
  });

  /** Without an estimate: with one, what is put too near cannot be done any more, and may sink. */
  const movedUp: readonly [string, (one: Coming, by: number) => Coming][] = [
    [
      "nearer",
      (one, by) => ({ ...one, ...dueAt(Math.max(now + 1, one.due.at - by * 1000)), estimateMinutes: null, topics: [] }),
    ],
    ["heavier", (one, by) => ({ ...one, ...weighing(Math.min(100, (one.weight ?? 0) + by / 10_000)) })],
  ];
  test.each(movedUp)("what becomes %s never sinks, all else equal", (_, change) => {
    fc.assert(
      fc.property(anySituation, fc.integer({ min: 1, max: 1_000_000 }), fc.nat(), (situation, by, pick) => {
        const open = situation.coming.filter(({ due }) => due.at > now);
        const chosen = open[pick % Math.max(1, open.length)];
        if (!chosen) return;
        const before = situation.coming.map((one) => (one === chosen ? { ...change(one, 0), due: one.due } : one));
        const after = situation.coming.map((one) => (one === chosen ? change(one, by) : one));
        const place = (coming: readonly Coming[]) => ids(rankedIn({ ...situation, coming }, now)).indexOf(chosen.id);
        expect(place(after)).toBeLessThanOrEqual(place(before));
      }),
    );
  });

  test("knows the last moment to begin: a short task that is due now comes before tomorrow's exam", () => {
    const exam = { ...lab, id: "exam", kind: "exam" as const, ...dueAt(now + 18 * hour), ...weighing(25) };
    const upload = { ...lab, id: "upload", ...dueAt(now + hour / 3), ...weighing(2), estimateMinutes: 10 };
    const [first] = rankedIn({ ...none, coming: [exam, upload] }, now);
    expect(first && idOf(first)).toBe("upload");
    expect(first?.reasons).toContainEqual({ id: "begin", by: now + hour / 6, points: 2.5 });
    // Three hours of work do not fit into twenty minutes.
    const tooLong = { ...upload, estimateMinutes: 180 };
    expect(ids(rankedIn({ ...none, coming: [exam, tooLong] }, now))).toEqual(["exam", "upload"]);
  });

  test("says nothing of next week during an exam, and asks for its grade when it is over", () => {
    const written = { ...lab, id: "written", kind: "exam" as const, ...dueAt(now - hour), endsAt: now - hour / 2 };
    const week = { ...lab, id: "week", ...dueAt(now + 6 * 24 * hour) };
    const busy: readonly Busy[] = [{ kind: "exam", title: "Midterm", from: now - hour, to: now + hour }];
    expect(rankedIn({ ...none, coming: [week], busy }, now)).toEqual([]);
    expect(runningNow(busy, now)?.title).toBe("Midterm");
    expect(ids(rankedIn({ ...none, coming: [week, written], ungraded: [written] }, now))).toEqual([
      "grade:written",
      "week",
    ]);
  });

  test("keeps an exam without an hour in sight all its day", () => {
    const midnight = Date.UTC(2026, 10, 15);
    const due = { at: midnight, day: "2026-11-15", allDay: true };
    const exam: Coming = { ...lab, id: "exam", kind: "exam", due, endsAt: midnight + 24 * hour };
    expect(ids(rankedIn({ ...none, coming: [exam] }, now))).toEqual(["exam"]);
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
    ...weighing(40),
    estimateMinutes: 240,
    topics: [
      { name: "Cells", done: true },
      { name: "Genes", done: false },
      { name: "Enzymes", done: false },
    ],
  };

  test("is the first thing that can be finished", () => {
    const quick = { ...lab, id: "quick", estimateMinutes: 25, ...dueAt(now + 48 * hour) };
    expect(fitFor(rankedIn({ ...none, coming: [exam, quick] }, now))).toMatchObject({
      how: "whole",
      entry: { coming: { id: "quick" } },
    });
  });

  test("else the next topic of what comes first, else a beginning, else nothing", () => {
    expect(fitFor(rankedIn({ ...none, coming: [exam] }, now))).toMatchObject({ how: "topic", topic: "Genes" });
    expect(fitFor(rankedIn({ ...none, coming: [lab] }, now))).toMatchObject({ how: "start" });
    expect(fitFor([])).toBeNull();
    expect(fitFor(rankedIn({ ...none, coming: [{ ...lab, kind: "study" }] }, now))).toBeNull();
  });
});
