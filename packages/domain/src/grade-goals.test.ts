import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Book, bookOf, classResult } from "./grade-book.ts";
import {
  type Needed,
  neededOnNext,
  neededOnRemaining,
  neededOnWork,
  nextItem,
  trendOf,
  type WhatIf,
  withChanges,
} from "./grade-goals.ts";
import { aCourse, aGrade, anyBook, percent, points } from "./testing/grades.ts";

const nothing: WhatIf = { scores: {}, added: [], without: [] };
const category = fc.constantFrom("c0", "c1", "c2");
const target = fc.integer({ min: 1, max: 1050 }).map((tenths) => tenths / 10);

describe("the score that is needed for a target [GRD-8]", () => {
  const book = bookOf(aCourse(), undefined, [
    aGrade({ category: "test", score: percent(88) }),
    aGrade({ category: "quiz", score: points(18, 20) }),
    aGrade({ category: "quiz", score: points(8, 10) }),
  ]);

  test("is told for the next item of a category", () => {
    // (40 * (88 + x) / 2 + 20 * 2600 / 30) / 60 = 90
    expect(neededOnNext(book, 90, "test")).toEqual({ kind: "needed", percent: 95.333333333 });
    // A quiz is 15 points here: 20 * 100 * (26 + 0.15 x) / 45 + 40 * 88 = 60 * 88
    expect(neededOnNext(book, 88, "quiz")).toEqual({ kind: "needed", percent: 90.666666667 });
    // Homework had no grades: with one it has its part of the whole.
    expect(neededOnNext(book, 90, "homework")).toEqual({ kind: "needed", percent: 97.333333333 });
    expect(neededOnNext(book, 60, "test")).toMatchObject({ kind: "needed" });
    expect(neededOnNext(book, 30, "test")).toEqual({ kind: "reached" });
    expect(neededOnNext(book, 99, "quiz")).toEqual({ kind: "unreachable", best: 89.037037037 });
    expect(neededOnNext(bookOf(aCourse(), undefined, []), 93, "test")).toEqual({ kind: "needed", percent: 93 });
  });

  test("is told for all that remains, at its own size", () => {
    const open = [
      aGrade({ category: "quiz", score: points(0, 30), state: "ungraded" }),
      aGrade({ category: "test" }),
      aGrade({ category: "test", score: percent(0) }),
      aGrade({ category: "test", extraCredit: true }),
      aGrade({ category: "test", state: "excused" }),
    ];
    const withOpen = { ...book, grades: [...book.grades, ...open] };
    // (40 * (88 + x) / 2 + 20 * 100 * (26 + 0.3 x) / 60) / 60 = 90; the zero is graded, nothing more comes of it.
    expect(neededOnRemaining(withOpen, 90)).toEqual({ kind: "needed", percent: 92.444444444 });
    expect(neededOnRemaining(withOpen, 100)).toMatchObject({ kind: "unreachable" });
    expect(neededOnRemaining(withOpen, 10)).toEqual({ kind: "reached" });
    expect(neededOnRemaining(book, 93)).toEqual({ kind: "nothing-left" });
    expect(neededOnRemaining(book, 80)).toEqual({ kind: "reached" });
  });

  test("does not exist where nothing that could come has a weight", () => {
    const weightless = bookOf(aCourse({ categories: [{ id: "test", weight: 0 }] }), undefined, [aGrade()]);
    expect(neededOnNext(weightless, 90, "test")).toEqual({ kind: "nothing-left" });
    expect(neededOnRemaining(weightless, 90)).toEqual({ kind: "nothing-left" });
    expect(neededOnNext(book, 90, "gone")).toMatchObject({ kind: "unreachable" });
  });

  test("put back gives the target, and anything lower does not", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyBook, category, target, (any, id, wanted) => {
        const with_ = (score: number) => withChanges(any, { ...nothing, added: [nextItem(any, id, score)] });
        seen.add(promiseKept(neededOnNext(any, wanted, id), wanted, with_));
      }),
      { numRuns: 1500 },
    );
    fc.assert(
      fc.property(anyBook, target, (any, wanted) => {
        const open = any.grades.filter((one) => one.state === "ungraded" && !one.extraCredit);
        if (open.length === 0) return;
        const scored = any.grades.filter((grade) => !open.includes(grade));
        const with_ = (score: number) => ({
          ...any,
          grades: any.grades.map((grade) => {
            if (!open.includes(grade)) return grade;
            const next = nextItem({ ...any, grades: scored }, grade.category, score);
            const own =
              grade.score?.as === "points"
                ? points((score * grade.score.possible) / 100, grade.score.possible)
                : next.score;
            return { ...grade, score: own, state: "graded" as const, realZero: true };
          }),
        });
        seen.add(promiseKept(neededOnRemaining(any, wanted), wanted, with_));
      }),
      { numRuns: 1500 },
    );
    expect([...seen].sort()).toEqual(["needed", "nothing-left", "reached", "unreachable"]);
  });
});

describe("the score that one piece of work has to bring [GRD-8]", () => {
  const tests = [80, 80, 80].map((score) => aGrade({ category: "test", score: percent(score) }));
  const others = ["quiz", "assignment", "homework"].map((id) => aGrade({ category: id, score: percent(90) }));
  const book = bookOf(aCourse(), undefined, [...tests, ...others]);
  const final = { title: "Final", weight: 30, category: "test" };

  test("is what hangs on it where that was said", () => {
    expect(neededOnWork(book, 83, final)).toEqual({ kind: "needed", percent: 76 });
    expect(neededOnWork(book, 93, final)).toEqual({ kind: "unreachable", best: 90.2 });
    expect(neededOnWork(book, 50, final)).toEqual({ kind: "reached" });
    expect(neededOnWork(book, 93, { ...final, weight: 0 })).toEqual({ kind: "nothing-left" });
    expect(neededOnWork(book, 86, { ...final, weight: 0 })).toEqual({ kind: "reached" });
  });

  test("is that of its own row, with its own points; else of one more test", () => {
    expect(neededOnWork(book, 83, { ...final, weight: null })).toEqual(neededOnNext(book, 83, "test"));
    const inPoints = tests.map((grade) => ({ ...grade, score: points(80, 100) }));
    const waiting = aGrade({ id: "w", name: "final", category: "test", state: "ungraded", score: points(0, 300) });
    const withRow = bookOf(aCourse(), undefined, [...inPoints, ...others, waiting]);
    // (240 + 3 x) / 6 * 0.4 + 54 = 84
    expect(neededOnWork(withRow, 84, { ...final, weight: null })).toEqual({ kind: "needed", percent: 70 });
  });

  test("put back gives the target, whatever hangs on it", () => {
    fc.assert(
      fc.property(anyBook, target, fc.integer({ min: 1, max: 100 }), (any, wanted, weight) => {
        const stands = classResult(any).weighted;
        if (stands === null) return;
        const needed = neededOnWork(any, wanted, { ...final, weight });
        const after = (score: number) => stands * (1 - weight / 100) + (score * weight) / 100;
        if (needed.kind === "needed") expect(after(needed.percent)).toBeCloseTo(wanted, 5);
        if (needed.kind === "reached") expect(after(0)).toBeGreaterThanOrEqual(wanted - 1e-6);
        if (needed.kind === "unreachable") expect(after(100)).toBeLessThan(wanted);
      }),
    );
  });
});

describe("what if [GRD-8]", () => {
  test("a score were another, an item came, an item went", () => {
    const grades = [80, 90].map((score) => aGrade({ id: `at-${score}`, score: percent(score) }));
    const book = bookOf(aCourse(), undefined, grades);
    const weightedWith = (changes: Partial<WhatIf>) =>
      classResult(withChanges(book, { ...nothing, ...changes })).weighted;
    expect(weightedWith({ scores: { "at-80": percent(100) } })).toBe(95);
    expect(weightedWith({ scores: { "at-80": percent(0) } })).toBe(45);
    expect(weightedWith({ scores: { "at-80": null } })).toBe(90);
    expect(weightedWith({ added: [aGrade({ id: "new", score: percent(40) })] })).toBe(70);
    expect(weightedWith({ added: [aGrade({ id: "new", score: percent(40) })], scores: { new: percent(100) } })).toBe(
      90,
    );
    expect(weightedWith({ without: ["at-80"] })).toBe(90);
    expect(weightedWith({ scores: { nobody: percent(1) } })).toBe(85);
    const added = withChanges(book, { ...nothing, added: [aGrade({ category: "lab", score: percent(1) })] });
    expect(added.categories.at(-1)).toEqual({ id: "lab", weight: 0 });
  });

  test("leaves no trace on the real grades", () => {
    fc.assert(
      fc.property(anyBook, target, fc.nat(12), (book, score, which) => {
        const before = structuredClone(book);
        const frozen = deepFrozen(book);
        const result = classResult(frozen);
        const changes = {
          scores: { [`g${which}`]: percent(score) },
          added: [aGrade({ score: percent(score) })],
          without: ["g3"],
        };
        classResult(withChanges(frozen, deepFrozen(changes)));
        neededOnNext(frozen, score, "c0");
        neededOnRemaining(frozen, score);
        trendOf(frozen);
        expect(frozen).toEqual(before);
        expect(classResult(frozen)).toEqual(result);
        expect(withChanges(frozen, nothing)).toEqual(before);
      }),
    );
  });
});

describe("the trend [GRD-10]", () => {
  test("has the weighted average after each day with grades", () => {
    const book = bookOf(aCourse(), undefined, [
      aGrade({ score: percent(90), date: "2026-10-02" }),
      aGrade({ score: percent(70), date: "2026-09-30" }),
      aGrade({ category: "quiz", score: percent(95), date: "2026-10-02" }),
      aGrade({ date: "2026-10-01" }),
    ]);
    expect(trendOf(book)).toEqual([
      { date: "2026-09-30", weighted: 70 },
      { date: "2026-10-02", weighted: 85 },
    ]);
    const undated = aGrade({ score: percent(100), createdAt: Date.UTC(2026, 9, 1, 12) });
    expect(trendOf({ ...book, grades: [undated, ...book.grades] })[1]).toEqual({ date: "2026-10-01", weighted: 85 });
    expect(trendOf({ ...book, grades: [undated] })).toEqual([{ date: "2026-10-01", weighted: 100 }]);
  });

  test("ends where the class stands", () => {
    fc.assert(
      fc.property(anyBook, (book) => {
        const trend = trendOf(book);
        const dates = trend.map(({ date }) => date);
        expect(dates).toEqual([...new Set(dates)].sort());
        if (trend.length > 0) expect(trend.at(-1)?.weighted).toBe(classResult(book).weighted);
      }),
    );
  });
});

/** What was said of a target holds: gives back what was said. */
function promiseKept(said: Needed, wanted: number, bookWith: (percent: number) => Book): string {
  const weightedWith = (score: number) => classResult(bookWith(score)).weighted ?? Number.NaN;
  if (said.kind === "reached") expect(weightedWith(0)).toBeGreaterThanOrEqual(wanted - 1e-9);
  if (said.kind === "unreachable") {
    expect(said.best).toBeLessThan(wanted);
    expect(weightedWith(100)).toBeCloseTo(said.best, 9);
  }
  if (said.kind === "nothing-left") expect(weightedWith(100)).toBeNaN();
  if (said.kind === "needed") {
    expect(weightedWith(said.percent)).toBeGreaterThanOrEqual(wanted - 1e-9);
    expect(weightedWith(said.percent)).toBeLessThanOrEqual(wanted + 1e-9);
    if (said.percent > 1e-5) expect(weightedWith(said.percent - 1e-5)).toBeLessThan(wanted);
  }
  return said.kind;
}

function deepFrozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null) {
    Object.values(value).forEach(deepFrozen);
    Object.freeze(value);
  }
  return value;
}
