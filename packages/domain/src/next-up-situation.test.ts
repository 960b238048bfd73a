import { describe, expect, test } from "vitest";
import { bookOf } from "./grade-book.ts";
import { newEvent } from "./new-event.ts";
import { idOf, nextUp } from "./next-up.ts";
import { type Known, situationOf } from "./next-up-situation.ts";
import { occurrencesBetween, type StoredEvent } from "./occurrences.ts";
import { stakeOf } from "./stake.ts";
import { aCourse, aGrade, percent } from "./testing/grades.ts";
import { instantOf } from "./zones.ts";

const zone = "UTC";
const now = instantOf("2026-11-18T15:30", zone);
const course = aCourse({ id: "biology" });
const test1: StoredEvent = {
  ...newEvent(0, { type: "exam", title: "Cells", start: "2026-11-17T09:00", end: "2026-11-17T10:00" }),
  classId: "biology",
  id: "cells",
};

function ranked(events: readonly StoredEvent[], grades: Known["grades"]) {
  const occurrences = occurrencesBetween(events, "2026-11-01", "2027-01-10", zone);
  return nextUp({ zone, now, occurrences, grades, notes: [] }).ranked;
}
const known = (...grades: Parameters<typeof aGrade>[0][]) => ({
  books: [bookOf(course, undefined, grades.map(aGrade))],
  results: new Map(),
});

describe("what every screen ranks by [DSH-2]", () => {
  test("asks for the grade of an exam until there is one, and never before the grades are read", () => {
    expect(ranked([test1], known()).map(idOf)).toEqual(["grade:cells@2026-11-17T09:00"]);
    expect(ranked([test1], null)).toEqual([]);
    expect(ranked([{ ...test1, classId: null }], known())).toEqual([]);
    expect(ranked([test1], known({ category: "test", date: "2026-11-17", score: percent(80) }))).toEqual([]);
    expect(ranked([test1], known({ category: "homework", name: "cells ", date: "2026-11-18" }))).toEqual([]);
    expect(ranked([test1], known({ category: "test", date: "2026-11-02", score: percent(80) }))).toHaveLength(1);
    expect(ranked([test1], known({ category: "homework", date: "2026-11-18" }))).toHaveLength(1);
  });

  test("takes the stake from the class's weights where none is typed, and says which category it is", () => {
    const book = bookOf(course, undefined, []);
    expect(stakeOf({ kind: "exam", title: "Unit 4", weight: 12 }, book)).toEqual({ percent: 12, category: null });
    expect(stakeOf({ kind: "exam", title: "Unit 4", weight: null }, book)).toEqual({
      percent: 10,
      category: { id: "test", percent: 40 },
    });
    expect(stakeOf({ kind: "exam", title: "Quiz 2", weight: null }, book)?.category?.id).toBe("quiz");
    expect(stakeOf({ kind: "assignment", title: "Sheet 5", weight: null }, book)?.category?.id).toBe("homework");
    expect(stakeOf({ kind: "assignment", title: "Lab report", weight: null }, book)?.category?.id).toBe("assignment");
    expect(stakeOf({ kind: "exam", title: "Unit 4", weight: null }, undefined)).toBeNull();
    const own = [
      { id: "a", name: "Labs", weight: 30 },
      { id: "b", name: "Klausuren", weight: 70 },
    ];
    const ownBook = bookOf({ ...course, categories: own }, undefined, []);
    expect(stakeOf({ kind: "assignment", title: "Lab 3", weight: null }, ownBook)?.category).toEqual({
      id: "a",
      name: "Labs",
      percent: 30,
    });
    expect(stakeOf({ kind: "exam", title: "Zellen", weight: null }, ownBook)?.category?.id).toBe("b");
  });

  test("looks at the same notes everywhere: the six latest", () => {
    const notes = Array.from({ length: 9 }, (_, age) => {
      return { id: `n${age}`, title: "", classId: null, openTasks: 1, updatedAt: now - age };
    });
    const { unfinished } = situationOf({ zone, now, occurrences: [], grades: null, notes: notes.toReversed() });
    expect(unfinished.map(({ noteId }) => noteId)).toEqual(["n0", "n1", "n2", "n3", "n4", "n5"]);
  });
});
