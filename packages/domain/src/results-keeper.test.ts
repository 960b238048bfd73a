import fc from "fast-check";
import { expect, test } from "vitest";
import { type Book, classResult } from "./grade-book.ts";
import { resultsKeeper } from "./results-keeper.ts";
import { aCourse, anyBook } from "./testing/grades.ts";

test("a class that did not change keeps its result, read anew or not; another one's change is no matter [GRD-2]", () => {
  fc.assert(
    fc.property(anyBook, anyBook, (biology, some) => {
      const chemistry = { ...some, course: aCourse({ id: "chemistry" }) };
      const resultOf = resultsKeeper();
      const first = resultOf(biology);
      expect(first).toEqual(classResult(biology));
      expect(resultOf(chemistry)).toEqual(classResult(chemistry));
      expect(resultOf(biology)).toBe(first);
      expect(resultOf(structuredClone(biology))).toBe(first);
      const renamed = biology.grades.map((grade) => ({ ...grade, name: "Another name", date: null, updatedAt: 9 }));
      expect(resultOf({ ...biology, grades: renamed })).toBe(first);
    }),
  );
});

test("whatever changes in a class, its result is the right one", () => {
  fc.assert(
    fc.property(anyBook, fc.array(fc.tuple(fc.nat(12), fc.nat(8)), { maxLength: 8 }), (book, steps) => {
      const resultOf = resultsKeeper();
      let current = book;
      for (const [which, how] of steps) {
        current = changed(current, which, how);
        expect(resultOf(current)).toEqual(classResult(current));
      }
    }),
    { numRuns: 500 },
  );
});

function changed(book: Book, which: number, how: number): Book {
  if (how === 0) return { ...book, course: { ...book.course, level: which % 2 ? "ap" : "standard" } };
  if (how === 1) return { ...book, categories: book.categories.map((one) => ({ ...one, weight: one.weight + 1 })) };
  if (how === 2) return { ...book, categories: book.categories.map((one) => ({ ...one, dropLowest: which % 3 })) };
  if (how === 3) return { ...book, grades: book.grades.slice(1) };
  const grades = book.grades.map((grade, place) => {
    if (place !== which % book.grades.length) return grade;
    if (how === 4) return { ...grade, extraCredit: !grade.extraCredit };
    if (how === 5) return { ...grade, state: "missing" as const };
    if (how === 6) return { ...grade, score: { as: "points" as const, earned: which, possible: 20 } };
    if (how === 7)
      return { ...grade, score: { as: "letter" as const, letter: which % 2 ? ("A" as const) : ("B" as const) } };
    return { ...grade, realZero: !grade.realZero, score: { as: "percent" as const, percent: which } };
  });
  return { ...book, grades };
}
