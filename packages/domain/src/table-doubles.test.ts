import fc from "fast-check";
import { expect, test } from "vitest";
import { doublesIn } from "./table-doubles.ts";
import { aGrade, anyBook, percent, points } from "./testing/grades.ts";

test("a grade that is there already is known by its class, name, day and score [GRD-10]", () => {
  const there = aGrade({ name: "Cells", score: points(18, 20), date: "2026-10-05" });
  const coming = [
    { ...there, name: "cells " },
    { ...there, classId: "art" },
    { ...there, date: "2026-10-06" },
    { ...there, score: points(19, 20) },
    { ...there, score: percent(90) },
    { ...there, state: "ungraded" as const },
    { ...there, name: "!!!" },
    { ...there, category: "quiz" },
  ];
  expect([...doublesIn(coming, [there])]).toEqual([0]);
  // Two homeworks may be alike: one that is there answers for one.
  expect([...doublesIn([there, there, there], [there, there])]).toEqual([0, 1]);
  expect([...doublesIn([there, there], [])]).toEqual([]);
});

test("the same file twice adds nothing, and what is new in it still comes [GRD-10]", () => {
  fc.assert(
    fc.property(anyBook, anyBook, ({ grades }, { grades: others }) => {
      expect(doublesIn(grades, grades).size).toBe(grades.length);
      expect(doublesIn([...grades, ...others], grades).size).toBeGreaterThanOrEqual(grades.length);
      const both = [...grades, ...others];
      const once = both.filter((_, place) => !doublesIn(both, grades).has(place));
      expect(doublesIn(both, [...grades, ...once]).size).toBe(both.length);
    }),
  );
});
