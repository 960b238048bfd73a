import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Category } from "./course.ts";
import { letters } from "./grade.ts";
import { type Book, bookOf, type ClassResult, classResult, counts, overall, plainWeights } from "./grade-book.ts";
import { gpaOf, letterOf, percentOf } from "./grade-scale.ts";
import { type Fraction, fraction, isAtLeast, numberOf, over, sumOf, times } from "./testing/fraction.ts";
import { aCourse, aGrade, anyBook, percent, points } from "./testing/grades.ts";

const tests: Category = { id: "test", weight: 60 };
const quizzes: Category = { id: "quiz", weight: 40 };

describe("a class's result", () => {
  test("is the simple average, the weighted average, the GPA and the letter [GRD-2] [GRD-4]", () => {
    const book = bookOf(aCourse({ level: "honors" }), undefined, [
      aGrade({ category: "test", score: percent(80) }),
      aGrade({ category: "quiz", score: percent(90) }),
      aGrade({ category: "assignment", score: percent(95) }),
      aGrade({ category: "homework", score: { as: "letter", letter: "A" } }),
      aGrade({ category: "homework" }),
    ]);
    expect(classResult(book)).toEqual({
      courseId: "biology",
      simple: 90,
      weighted: 88,
      gpa: 3.3,
      letter: "B+",
      weightedGpa: 3.8,
      categories: [
        { id: "test", average: 80, weight: 40, share: 0.4, dropped: [] },
        { id: "quiz", average: 90, weight: 20, share: 0.2, dropped: [] },
        { id: "assignment", average: 95, weight: 20, share: 0.2, dropped: [] },
        { id: "homework", average: 95, weight: 20, share: 0.2, dropped: [] },
      ],
      dropped: [],
      counted: 4,
      points: null,
      renormalised: false,
      weightSum: 100,
    } satisfies ClassResult);
  });

  test("is nothing where nothing counts, and the weights are there all the same [GRD-3] [GRD-2]", () => {
    const nothing = {
      simple: null,
      weighted: null,
      gpa: null,
      letter: null,
      weightedGpa: null,
      counted: 0,
      points: null,
    };
    const empty = classResult(bookOf(aCourse(), undefined, []));
    expect(empty).toMatchObject({ ...nothing, dropped: [], renormalised: false, weightSum: 100 });
    expect(empty.categories).toEqual(
      plainWeights.map((category) => ({ ...category, average: null, share: 0, dropped: [] })),
    );
    const waiting = [aGrade(), aGrade({ score: points(0, 20) }), aGrade({ score: percent(90), state: "excused" })];
    expect(classResult(bookOf(aCourse(), undefined, waiting))).toMatchObject(nothing);
  });

  test("leaves a plain zero out, and counts a missing item and a zero that was really got [GRD-4] [GRD-6]", () => {
    const weightedOf = (...grades: Parameters<typeof aGrade>[0][]) =>
      classResult(bookOf(aCourse(), undefined, [{ score: percent(90) }, ...grades].map(aGrade)));
    expect(weightedOf({ score: percent(0) })).toMatchObject({ weighted: 90, simple: 90, counted: 1 });
    expect(weightedOf({ score: points(0, 20) })).toMatchObject({ weighted: 90, simple: 90, counted: 1 });
    expect(weightedOf({ score: percent(-3) })).toMatchObject({ weighted: 90, simple: 90, counted: 1 });
    expect(weightedOf({ score: percent(0), realZero: true })).toMatchObject({ weighted: 45, simple: 45, counted: 2 });
    expect(weightedOf({ score: points(0, 20), realZero: true })).toMatchObject({ weighted: 45, simple: 45 });
    expect(weightedOf({ state: "missing" })).toMatchObject({ weighted: 45, simple: 45, counted: 2 });
    for (const state of ["ungraded", "excused", "dropped"] as const) {
      expect(weightedOf({ score: percent(10), state })).toMatchObject({ weighted: 90, simple: 90, counted: 1 });
    }
  });

  test("is earned of possible where all is in points, else every item is worth the same [GRD-6] [GRD-10]", () => {
    const all = [aGrade({ score: points(45, 50) }), aGrade({ score: points(5, 10) })];
    const inPoints = classResult(bookOf(aCourse(), undefined, all));
    expect(inPoints).toMatchObject({ weighted: 83.333333333, simple: 70, points: { earned: 50, possible: 60 } });
    const mixed = classResult(bookOf(aCourse(), undefined, [...all, aGrade({ score: percent(100) })]));
    expect(mixed).toMatchObject({ weighted: 80, simple: 80, points: { earned: 50, possible: 60 } });
    const missing = [aGrade({ score: points(30, 40), state: "missing" }), aGrade({ state: "missing" })];
    const withMissing = classResult(bookOf(aCourse(), undefined, [...all, ...missing]));
    // One zero of 40, and one of a typical item: a third of 100.
    expect(withMissing.weighted).toBeCloseTo((100 * 50) / (100 + 100 / 3), 9);
    expect(withMissing.points).toEqual({ earned: 50, possible: 100 });
  });

  test("counts extra credit as earned without anything possible [GRD-6]", () => {
    const all = [aGrade({ score: points(40, 50) }), aGrade({ score: points(40, 50) })];
    const extra = { extraCredit: true, category: "test" };
    const resultOf = (...more: Parameters<typeof aGrade>[0][]) =>
      classResult(bookOf(aCourse(), undefined, [...all, ...more.map(aGrade)]));
    expect(resultOf({ ...extra, score: points(5, 5) })).toMatchObject({
      weighted: 85,
      simple: 80,
      points: { earned: 85, possible: 100 },
      counted: 3,
    });
    // Ten percent of a typical item of 50.
    expect(resultOf({ ...extra, score: percent(10) })).toMatchObject({ weighted: 85, simple: 80 });
    // Where items are percents, it is a part of one of them.
    expect(resultOf({ score: percent(80) }, { ...extra, score: percent(15) })).toMatchObject({ weighted: 85 });
    expect(resultOf({ ...extra, category: "quiz", score: points(5, 5) })).toMatchObject({ weighted: 80, counted: 2 });
  });

  test("shares the weight of empty categories among the others, and says so [GRD-5]", () => {
    const course = aCourse({ categories: [tests, quizzes, { id: "lab", name: "Lab", weight: 25 }] });
    const result = classResult(
      bookOf(course, plainWeights, [
        aGrade({ category: "test", score: percent(90) }),
        aGrade({ category: "quiz", score: percent(80) }),
      ]),
    );
    expect(result).toMatchObject({ weighted: 86, renormalised: true, weightSum: 125 });
    expect(result.categories.map((category) => category.share)).toEqual([0.6, 0.4, 0]);
    const thirds = [33.3, 33.3, 33.4, 0.1, 0.2, -0.3].map((weight, place) => ({ id: `c${place}`, weight }));
    expect(classResult(bookOf(aCourse({ categories: thirds }), undefined, [])).weightSum).toBe(100);
  });

  test("keeps grades of a category that is gone in sight, without a weight [GRD-5]", () => {
    const grades = [
      aGrade({ category: "test", score: percent(90) }),
      aGrade({ category: "lab", score: percent(10) }),
      aGrade({ category: "test", classId: "another", score: percent(1) }),
    ];
    const book = bookOf(aCourse({ categories: [tests, tests] }), undefined, grades);
    expect(book.categories).toEqual([tests, { id: "lab", weight: 0 }]);
    expect(book.grades).toHaveLength(2);
    const result = classResult(book);
    expect(result).toMatchObject({ weighted: 90, simple: 50, renormalised: false, weightSum: 60, counted: 2 });
    expect(result.categories[1]).toEqual({ id: "lab", average: 10, weight: 0, share: 0, dropped: [] });
    const onlyGone = classResult(bookOf(aCourse({ categories: [tests] }), undefined, grades.slice(1, 2)));
    expect(onlyGone).toMatchObject({ weighted: null, gpa: null, simple: 10, counted: 1 });
  });

  test("uses the class's own weights, else the student's, else ours [GRD-2] [GRD-5]", () => {
    const categoriesOf = (own: Category[] | null | undefined, weights?: Category[]) =>
      bookOf(aCourse(own === undefined ? {} : { categories: own }), weights, []).categories;
    expect(categoriesOf([tests], [quizzes])).toEqual([tests]);
    expect(categoriesOf(null, [quizzes])).toEqual([quizzes]);
    expect(categoriesOf([], [])).toEqual(plainWeights);
    expect(plainWeights.map(({ id }) => id)).toEqual(["test", "quiz", "assignment", "homework"]);
    expect(plainWeights.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  });

  test("names what the drop rule left out [GRD-7]", () => {
    const course = aCourse({ categories: [{ ...tests, dropLowest: 1, dropHighest: 1 }, quizzes] });
    const scores = [70, 50, 99, 80];
    const all = scores.map((score) => aGrade({ id: `at-${score}`, score: percent(score) }));
    const result = classResult(
      bookOf(course, undefined, [
        ...all,
        aGrade({ extraCredit: true, score: percent(2) }),
        aGrade({ category: "quiz", score: percent(60) }),
      ]),
    );
    expect(result.categories[0]).toMatchObject({ average: 76, dropped: ["at-50", "at-99"] });
    expect(result).toMatchObject({ dropped: ["at-50", "at-99"], counted: 4, weighted: 69.6 });
    expect(result.simple).toBeCloseTo((70 + 50 + 99 + 80 + 60) / 5, 9);
  });

  test("adds to the GPA by level, but never to a failed class [GRD-9]", () => {
    const gpas = (["standard", "honors", "ap", "college"] as const).map((level) => {
      return [91, 61, 59].map((score) => {
        const { gpa, weightedGpa } = classResult(
          bookOf(aCourse({ level }), undefined, [aGrade({ score: percent(score) })]),
        );
        return [gpa, weightedGpa];
      });
    });
    expect(gpas).toEqual([
      [
        [3.7, 3.7],
        [0.7, 0.7],
        [0, 0],
      ],
      [
        [3.7, 4.2],
        [0.7, 1.2],
        [0, 0],
      ],
      [
        [3.7, 4.7],
        [0.7, 1.7],
        [0, 0],
      ],
      [
        [3.7, 4.7],
        [0.7, 1.7],
        [0, 0],
      ],
    ]);
  });

  test("is what endless precision would give, to a billionth, with the letter of that [GRD-4] [GRD-5] [GRD-7]", () => {
    fc.assert(
      fc.property(anyBook, (book) => {
        const { weighted, letter, gpa } = classResult(book);
        const exact = exactly(book);
        expect(weighted === null).toBe(exact === null);
        if (!exact) return;
        expect(weighted).toBeCloseTo(numberOf(exact), 8);
        const cutOff = [93, 90, 87, 83, 80, 77, 73, 70, 67, 63, 60].find((from) => isAtLeast(exact, fraction(from)));
        expect(letter).toBe(letterOf(cutOff ?? 0));
        expect(gpa).toBe(gpaOf(cutOff ?? 0));
      }),
      { numRuns: 2000 },
    );
  });

  test("never falls when a score rises, drops and extra credit included: 20,000 gradebooks [GRD-7]", () => {
    let raised = 0;
    fc.assert(
      fc.property(anyBook, fc.nat(), fc.integer({ min: 1, max: 500 }), (book, which, tenths) => {
        const better = withOneRaised(book, which, tenths / 10);
        if (!better) return;
        raised += 1;
        const [before, after] = [classResult(book), classResult(better)];
        const falls = (["simple", "weighted", "gpa", "weightedGpa"] as const).filter(
          (figure) => (after[figure] ?? 0) < (before[figure] ?? 0) - 1e-9,
        );
        if (falls.length > 0 || after.counted !== before.counted)
          expect({ falls, counted: after.counted }).toBe(before);
      }),
      { numRuns: 30_000 },
    );
    expect(raised).toBeGreaterThan(20_000);
  });

  test("has shares that make one, and lies between its categories [GRD-5]", () => {
    fc.assert(
      fc.property(anyBook, (book) => {
        const { categories, weighted, renormalised } = classResult(book);
        const shares = categories.reduce((sum, category) => sum + category.share, 0);
        expect(shares).toBeCloseTo(weighted === null ? 0 : 1, 12);
        const inUse = categories
          .filter((category) => category.share > 0)
          .map((category) => category.average ?? Number.NaN);
        expect(inUse.length > 0).toBe(weighted !== null);
        if (weighted === null) return;
        expect(weighted).toBeGreaterThanOrEqual(Math.min(...inUse) - 1e-9);
        expect(weighted).toBeLessThanOrEqual(Math.max(...inUse) + 1e-9);
        expect(renormalised).toBe(categories.some(({ weight, share }) => weight > 0 && share === 0));
      }),
    );
  });
});

describe("all classes together [GRD-1]", () => {
  const inClass = (score: number | null, change: Parameters<typeof aCourse>[0] = {}) => {
    const course = aCourse(change);
    return {
      course,
      result: classResult(bookOf(course, undefined, score === null ? [] : [aGrade({ score: percent(score) })])),
    };
  };

  test("are means over those with grades [GRD-4]", () => {
    expect(overall([inClass(95), inClass(84, { level: "ap" }), inClass(null)])).toEqual({
      gpa: 3.5,
      weightedGpa: 4,
      average: 89.5,
      letter: "B+",
      classes: 2,
    });
    const nothing = { gpa: null, weightedGpa: null, average: null, letter: null, classes: 0 };
    expect(overall([])).toEqual(nothing);
    expect(overall([inClass(null)])).toEqual(nothing);
  });

  test("go by credits, a class without them being worth one, and leave out what is outside the GPA [GRD-9]", () => {
    const four = inClass(95, { credits: 4 });
    const one = inClass(70);
    const { gpa, average, classes } = overall([
      four,
      one,
      inClass(10, { outsideGpa: true }),
      inClass(20, { credits: 0 }),
    ]);
    expect({ gpa, average, classes }).toEqual({ gpa: 3.54, average: 90, classes: 4 });
    expect(overall([inClass(50, { credits: 0 })])).toMatchObject({ gpa: null, average: null, classes: 1 });
  });
});

/** Some grade that counts, with more earned in the form it has. */
function withOneRaised(book: Book, which: number, more: number): Book | null {
  const raisable = book.grades.filter((grade) => counts(grade) && grade.score);
  const chosen = raisable[which % raisable.length];
  const score = chosen?.score;
  if (!score) return null;
  if (chosen.state === "missing" && score.as !== "points") return null;
  const earnedBefore = chosen.state === "missing" || score.as !== "points" ? 0 : score.earned;
  const higher = {
    points: {
      as: "points" as const,
      earned: earnedBefore + more,
      possible: score.as === "points" ? score.possible : 1,
    },
    percent: percent(percentOf(score) + more),
    letter: {
      as: "letter" as const,
      letter: letters[which % (letters.indexOf(score.as === "letter" ? score.letter : "F") + 1)] ?? "A",
    },
  }[score.as];
  const grades = book.grades.map((grade) => {
    return grade === chosen ? { ...grade, score: higher, state: "graded" as const } : grade;
  });
  return { ...book, grades };
}

/** The weighted average by the rules, word by word, in fractions. */
function exactly({ categories, grades }: Book): Fraction | null {
  const averages = categories.flatMap(({ id, weight, dropLowest = 0, dropHighest = 0 }) => {
    const here = grades.filter((grade) => grade.category === id && counts(grade));
    const regular = here.filter((grade) => !grade.extraCredit);
    if (regular.length === 0) return [];
    const known = regular.filter((grade) => grade.score?.as === "points");
    const isInPoints =
      known.length > 0 && regular.every((one) => one.score?.as === "points" || one.state === "missing");
    const possible = sumOf(known.map((one) => (one.score?.as === "points" ? fraction(one.score.possible) : [0n, 1n])));
    const typical = isInPoints ? over(possible, fraction(known.length)) : fraction(100);
    const parts = here.map(({ score, state, extraCredit }) => {
      const isZero = state === "missing" || !score;
      const size = isInPoints && score?.as === "points" ? fraction(score.possible) : typical;
      if (isZero) return { earned: fraction(0), size, extraCredit };
      if (score.as !== "points") {
        return { earned: times(over(fraction(percentOf(score)), fraction(100)), size), size, extraCredit };
      }
      const part = over(fraction(score.earned), fraction(score.possible));
      return { earned: times(part, size), size, extraCredit };
    });
    const extra = sumOf(parts.filter((part) => part.extraCredit).map((part) => part.earned));
    const lows = Math.min(dropLowest, regular.length - 1);
    const highs = Math.min(dropHighest, regular.length - 1 - lows);
    const kinds = parts.filter((part) => !part.extraCredit);
    const ratio = (kept: typeof kinds) =>
      over(sumOf([extra, ...kept.map((part) => part.earned)]), sumOf(kept.map((part) => part.size)));
    const best = (rest: typeof kinds) =>
      choices(rest, lows)
        .map(ratio)
        .reduce((one, other) => (isAtLeast(one, other) ? one : other));
    const average = choices(kinds, highs)
      .map(best)
      .reduce((one, other) => (isAtLeast(one, other) ? other : one));
    return [{ average: times(average, fraction(100)), weight: fraction(weight) }];
  });
  const inUse = sumOf(averages.map(({ weight }) => weight));
  return inUse[0] === 0n ? null : over(sumOf(averages.map(({ average, weight }) => times(average, weight))), inUse);
}

/** All that can be left when so many go. */
function choices<One>(all: readonly One[], going: number): One[][] {
  if (going === 0) return [[...all]];
  if (going > all.length) return [];
  const [first, ...rest] = all;
  return first ? [...choices(rest, going - 1), ...choices(rest, going).map((kept) => [first, ...kept])] : [];
}
