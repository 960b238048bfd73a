import { describe, expect, test } from "vitest";
import { newCourse } from "./course.ts";
import { bookOf, type StoredGrade } from "./grade-book.ts";
import { newEvent } from "./new-event.ts";
import { nextUp } from "./next-up.ts";
import { occurrencesBetween } from "./occurrences.ts";
import { withSettled } from "./settled-work.ts";
import { instantOf } from "./zones.ts";

const zone = "America/New_York";

type Work = { readonly title?: string; readonly day: string; readonly rule?: string; readonly doneAt?: number };

function works(...all: readonly Work[]) {
  const events = all.map(({ title = "Lab report", day, rule = null, doneAt = null }, at) => {
    const times = { start: `${day}T09:00`, end: `${day}T09:00`, zone };
    return { ...newEvent(1, { type: "assignment", title, classId: "chem", rule, doneAt, ...times }), id: `${at}` };
  });
  return occurrencesBetween(events, "2026-09-01", "2026-12-18", zone);
}

type Known = readonly Partial<StoredGrade>[];

function book(...all: Known) {
  const grades = all.map((known, at): StoredGrade => {
    const score = { as: "points", earned: 46, possible: 50 } as const;
    const dates = { date: null, createdAt: instantOf("2026-11-19T10:00", zone), updatedAt: 1 };
    const said = { classId: "chem", name: "Lab report", category: "assignment", score, state: "graded" } as const;
    return { id: `g${at}`, ...said, extraCredit: false, ...dates, ...known };
  });
  return bookOf({ ...newCourse("Chemistry", "standard", 0, 1), id: "chem" }, undefined, grades);
}

const open = (occurrences: ReturnType<typeof works>, ...grades: Known) =>
  withSettled(occurrences, [book(...grades)], zone)
    .filter(({ event }) => event.doneAt == null)
    .map(({ start }) => start.slice(0, 10));

describe("work whose grade is in the book [GRD-4] [DSH-2]", () => {
  const [monday] = ["2026-11-16"];

  test("is done, by its name in its class", () => {
    expect(open(works({ day: monday }), {})).toEqual([]);
    expect(open(works({ day: monday }), { name: " lab REPORT " })).toEqual([]);
    expect(open(works({ day: monday }), { state: "excused", score: null })).toEqual([]);
    expect(open(works({ day: monday }), { name: "Lab" })).toEqual([monday]);
    const english = { ...book({}), course: { ...book().course, id: "english" } };
    expect(withSettled(works({ day: monday }), [english], zone)[0]?.event.doneAt).toBeNull();
    const [settled] = withSettled(works({ day: monday }), [book({})], zone);
    expect(settled?.event.doneAt).toBe(instantOf(`${monday}T09:00`, zone));
  });

  test("is still to be done where the book only waits for it, or misses it", () => {
    const zero = { as: "points", earned: 0, possible: 50 } as const;
    for (const grade of [{ state: "missing" }, { state: "ungraded" }, { score: zero }] as const) {
      expect(open(works({ day: monday }), grade)).toEqual([monday]);
    }
    expect(open(works({ day: monday }), { score: zero, realZero: true })).toEqual([]);
  });

  test("is one for each grade, the latest that was due by then", () => {
    const weekly = works({ day: "2026-11-02" }, { day: "2026-11-09" }, { day: monday }, { day: "2026-11-23" });
    expect(open(weekly, { date: "2026-11-03" })).toEqual(["2026-11-09", monday, "2026-11-23"]);
    expect(open(weekly, { date: "2026-11-17" }, { date: "2026-11-03" })).toEqual(["2026-11-09", "2026-11-23"]);
    expect(open(weekly, {})).toEqual(["2026-11-02", "2026-11-09", "2026-11-23"]);
    // What came back today is last week's, not what is due tonight.
    expect(open(works({ day: "2026-11-12" }, { day: "2026-11-19" }), {})).toEqual(["2026-11-19"]);
    expect(open(works({ day: "2026-11-19" }), {})).toEqual([]);
    const ticked = works({ day: "2026-11-09" }, { day: monday, doneAt: 5 });
    expect(open(ticked, {})).toEqual(["2026-11-09"]);
  });

  test("is never one of a series: nobody can say which", () => {
    const series = works({ day: monday, rule: "FREQ=WEEKLY;COUNT=2" });
    expect(open(series, {})).toEqual([monday, "2026-11-23"]);
  });

  test("is nothing to do next", () => {
    const occurrences = works({ day: monday });
    const now = instantOf("2026-11-19T12:00", zone);
    const rankedWith = (...grades: Known) =>
      nextUp({ zone, now, occurrences, notes: [], grades: { books: [book(...grades)], results: new Map() } }).ranked;
    expect(rankedWith().length).toBe(1);
    expect(rankedWith({})).toEqual([]);
  });
});
