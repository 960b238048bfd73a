import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Course } from "./course.ts";
import { gpaTrend } from "./gpa-trend.ts";
import { type Letter, letters } from "./grade.ts";
import { bookOf, classResult, overall } from "./grade-book.ts";
import { neededOnNext } from "./grade-goals.ts";
import {
  gpaOf,
  leastFor,
  letterOf,
  nextLetter,
  percentOf,
  type Scale,
  scaleOfClass,
  shownPercent,
  standardScale,
} from "./grade-scale.ts";
import { nextNeed } from "./next-need.ts";
import { standingOf } from "./next-up-situation.ts";
import { aCourse, aGrade, percent } from "./testing/grades.ts";

const anyScale: fc.Arbitrary<Scale> = fc
  .record({
    given: fc.subarray(
      letters.filter((letter) => letter !== "F"),
      { minLength: 1 },
    ),
    cuts: fc.uniqueArray(fc.integer({ min: 1, max: 2000 }), { minLength: 12, maxLength: 12 }),
    rounds: fc.boolean(),
  })
  .map(({ given, cuts, rounds }) => {
    const falling = cuts.toSorted((one, other) => other - one);
    return { steps: given.map((letter, at) => ({ letter, from: (falling[at] ?? 0) / 10 })), rounds };
  });
const anyPercent = fc.integer({ min: 0, max: 22000 }).map((hundredths) => hundredths / 100);
const rank = (letter: Letter) => letters.length - letters.indexOf(letter);

describe("a class's own cut-offs [GRD-9]", () => {
  test("more percents never give a lower letter, nor fewer points", () => {
    fc.assert(
      fc.property(anyScale, anyPercent, anyPercent, (scale, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(rank(letterOf(high, scale))).toBeGreaterThanOrEqual(rank(letterOf(low, scale)));
        expect(gpaOf(high, scale)).toBeGreaterThanOrEqual(gpaOf(low, scale));
      }),
    );
  });

  test("a letter that is entered gives itself again, in a class of one grade and by any scale", () => {
    fc.assert(
      fc.property(anyScale, fc.constantFrom(...letters), (scale, letter) => {
        const own = letterOf(percentOf({ as: "letter", letter }, scale), scale);
        const cuts = scale.steps.map((step) => leastFor(step.letter, scale));
        // Where a class rounds, two cut-offs within one percent are the same one.
        if (new Set(cuts).size < cuts.length) return;
        const given = [...scale.steps.map((step) => step.letter), "F" as const];
        expect(own).toBe(given.find((one) => letters.indexOf(one) >= letters.indexOf(letter)));
      }),
      { numRuns: 1000 },
    );
    const scale = { from: { A: 93, B: 85, C: 77, D: 70 } };
    const grades = [aGrade({ score: { as: "letter", letter: "C" } })];
    expect(classResult(bookOf(aCourse({ scale }), undefined, grades)).letter).toBe("C");
    expect(percentOf({ as: "letter", letter: "B+" })).toBe(88.5);
  });

  test("the least for a letter is enough for it, and a hair less is not", () => {
    fc.assert(
      fc.property(anyScale, fc.constantFrom(...letters), (scale, letter) => {
        const least = leastFor(letter, scale);
        if (least === null || letter === "F" || !scale.steps.some((step) => step.letter === letter)) return;
        // Where a class rounds, two cut-offs within one percent are the same one.
        expect(rank(letterOf(least, scale))).toBeGreaterThanOrEqual(rank(letter));
        expect(rank(letterOf(least - 0.001, scale))).toBeLessThan(rank(letter));
      }),
    );
  });

  test("the next letter is better, and none begins before it", () => {
    fc.assert(
      fc.property(anyScale, anyPercent, (scale, value) => {
        const next = nextLetter(value, scale);
        if (next === null) {
          for (const { from } of scale.steps) expect(gpaOf(from, scale)).toBeLessThanOrEqual(gpaOf(value, scale));
          return;
        }
        expect(next.from).toBeGreaterThan(value);
        expect(gpaOf(next.from, scale)).toBeGreaterThan(gpaOf(value, scale));
        expect(gpaOf(next.from - 0.001, scale)).toBe(gpaOf(value, scale));
      }),
    );
  });

  test("a shown percent never tells another letter", () => {
    fc.assert(
      fc.property(
        anyScale,
        fc.double({ min: 0, max: 110, noNaN: true }),
        fc.constantFrom(0, 1, 2),
        (scale, value, digits) => {
          expect(letterOf(shownPercent(value, digits, scale), scale)).toBe(letterOf(value, scale));
        },
      ),
    );
  });

  test("where a class rounds, 89.5 is a 90 and 89.49 is not", () => {
    const scale = scaleOfClass({ scale: { from: { A: 90, B: 80 }, rounding: "whole" } });
    expect([letterOf(89.5, scale), letterOf(89.49, scale), leastFor("A", scale)]).toEqual(["A", "B", 89.5]);
    expect(letterOf(79.2, scale)).toBe("F");
  });

  test("what is no scale, or one of a newer Jotter, is as if there were none; the class stays readable [PRO-4]", () => {
    const aClass = { name: "Art", marker: "sky", level: "standard", createdAt: 1, updatedAt: 1 };
    for (const scale of [
      null,
      { from: {} },
      { from: { A: 80, B: 90 } },
      { from: { A: 90, B: 90 } },
      { from: { A: -1 } },
      { from: { "1": 92 } },
    ]) {
      const read = Course.safeParse({ ...aClass, scale });
      expect(read.success && scaleOfClass(read.data), JSON.stringify(scale)).toBe(standardScale);
    }
    const newer = Course.safeParse({ ...aClass, scale: { from: { A: 85, S: 95 }, rounding: "tenths", colors: true } });
    expect(newer.success && scaleOfClass(newer.data)).toEqual({ steps: [{ letter: "A", from: 85 }], rounds: false });
  });

  test("hold for the class's letter, its GPA, the GPA of all, what is needed and what comes next", () => {
    const strict = { ...aCourse(), scale: { from: { A: 90, B: 80, C: 70, D: 60 } } };
    const grades = [aGrade({ category: "test", score: percent(91), date: "2026-10-01" })];
    const book = bookOf(strict, undefined, grades);
    const result = classResult(book);
    expect([result.letter, result.gpa]).toEqual(["A", 4]);
    expect(overall([{ course: strict, result }]).gpa).toBe(4);
    expect(gpaTrend([book]).at(-1)?.gpa).toBe(4);
    const plain = classResult(bookOf(aCourse(), undefined, grades));
    expect([plain.letter, plain.gpa]).toEqual(["A-", 3.7]);

    const low = bookOf(strict, undefined, [aGrade({ category: "test", score: percent(86) })]);
    expect(standingOf("", 86, scaleOfClass(strict)).next).toEqual({ letter: "A", distance: 4 });
    expect(nextNeed([low], [], 0)).toMatchObject({ letter: "A", percent: 94 });
    expect(neededOnNext(low, leastFor("A", scaleOfClass(strict)) ?? 0, "test")).toEqual({
      kind: "needed",
      percent: 94,
    });
  });
});
