import { expect, test } from "vitest";
import { bookOf } from "./grade-book.ts";
import { nextNeed } from "./next-need.ts";
import type { Occurrence } from "./occurrences.ts";
import { aCourse, aGrade, percent } from "./testing/grades.ts";

const now = 1000;
const exam = (classId: string | null, title: string, startsAt: number) =>
  // Of an occurrence only what is asked for.
  ({ event: { type: "exam", title, classId }, startsAt, key: title }) as unknown as Occurrence;

const scored = (id: string, score: number) =>
  bookOf({ ...aCourse(), id }, undefined, [aGrade({ classId: id, category: "test", score: percent(score) })]);

test("one score is enough to say what the next test has to bring for a better letter [GRD-8] [DSH-1]", () => {
  const book = scored("bio", 69.25);
  expect(nextNeed([book], [], now)).toEqual({ book, exam: null, letter: "C", percent: 76.75 });
});

test("the first exam of a class with scores is asked about, not one that is over or of no class [GRD-8]", () => {
  const [bio, math] = [scored("bio", 69.25), scored("math", 86)];
  const exams = [exam("math", "Over", 500), exam(null, "Whatever", 2000), exam("math", "Derivatives", 3000)];
  expect(nextNeed([bio, math], exams, now)).toMatchObject({
    book: math,
    exam: { key: "Derivatives" },
    letter: "A",
    percent: 100,
  });
});

test("a letter that cannot be reached gives way to the one that is to be kept [GRD-8]", () => {
  expect(nextNeed([scored("bio", 84)], [], now)).toMatchObject({ letter: "B", percent: 82 });
});

test("nothing is said before there is a score, nor where nothing can change the letter [GRD-8]", () => {
  expect(nextNeed([], [exam("bio", "Cells", 2000)], now)).toBeNull();
  expect(nextNeed([bookOf(aCourse(), undefined, [])], [], now)).toBeNull();
  expect(nextNeed([scored("bio", 5)], [], now)).toBeNull();
});
