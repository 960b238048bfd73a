import { expect, test } from "vitest";
import { bookOf, classResult, overall, plainWeights } from "./grade-book.ts";
import { neededOnNext, neededOnRemaining, trendOf, withChanges } from "./grade-goals.ts";
import { gpaOf, letterOf, percentOf } from "./grade-scale.ts";
import { aCourse, aGrade, percent, points } from "./testing/grades.ts";

test("a class has its averages, its letter and its GPA, and knows what is needed for the next letter [GRD-2] [GRD-4] [GRD-8]", () => {
  const course = aCourse();
  const book = bookOf(course, undefined, [
    aGrade({ category: "test", score: percent(90) }),
    aGrade({ category: "quiz", score: points(18.6, 20) }),
  ]);
  const result = classResult(book);
  expect(result).toMatchObject({
    simple: 91.5,
    weighted: 91,
    gpa: 3.7,
    letter: "A-",
    renormalised: true,
    weightSum: 100,
  });
  expect(gpaOf(93)).toBe(4);
  expect(letterOf(92.99999)).toBe("A-");
  expect(percentOf(points(279, 300))).toBe(93);
  expect(plainWeights).toHaveLength(4);
  expect(overall([{ course, result }])).toEqual({ gpa: 3.7, weightedGpa: 3.7, average: 91, letter: "A-", classes: 1 });
  expect(neededOnNext(book, 93, "test")).toEqual({ kind: "needed", percent: 96 });
  expect(neededOnRemaining(book, 93)).toEqual({ kind: "nothing-left" });
  expect(trendOf(book)).toEqual([]);
  expect(withChanges(book, { scores: {}, added: [], without: [] })).toEqual(book);
});
