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

test("what hangs on an exam is what the student said, not one more test among many [GRD-8] [DSH-1]", () => {
  const others = ["quiz", "assignment", "homework"].map((category) =>
    aGrade({ classId: "bio", category, score: percent(90) }),
  );
  const tests = [80, 80, 80].map((score) => aGrade({ classId: "bio", category: "test", score: percent(score) }));
  const book = bookOf({ ...aCourse(), id: "bio" }, undefined, [...tests, ...others]);
  const final = (weight: number | null) => {
    const { event, ...rest } = exam("bio", "Final", 2000);
    return { ...rest, event: { ...event, weight } } as unknown as Occurrence;
  };
  expect(nextNeed([book], [final(30)], now)).toMatchObject({ letter: "B", percent: 76 });
  expect(nextNeed([book], [final(60)], now)).toMatchObject({ letter: "A", percent: 97.67 });
  expect(nextNeed([book], [final(null)], now)).toMatchObject({ letter: "B", percent: 50 });
  expect(nextNeed([book], [final(0)], now)).toMatchObject({ exam: null });
});
