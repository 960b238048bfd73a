import { expect, test } from "vitest";
import { addDays } from "./days.ts";
import { shareOfExam } from "./exam-grade.ts";
import type { Grade } from "./grade.ts";
import { bookOf } from "./grade-book.ts";
import { examGradeCases } from "./testing/exam-grade-cases.ts";
import { aCourse } from "./testing/grades.ts";

const exam = { title: "Unit 3 test", day: "2026-11-10" };

/** What we still say otherwise than a student would. */
const knownMisses: readonly string[] = [];

test("only what schools would call so is taken for the grade of an exam, and nothing else is [DSH-4]", () => {
  const course = aCourse({ id: "biology", name: "Biology" });
  const misses = examGradeCases.filter(([title, name, category, days, verdict]) => {
    const date = days === "-" ? null : addDays(exam.day, days);
    const stored: Grade & { readonly id: string } = {
      ...{ id: "grade", classId: "biology", name, category, state: "graded", extraCredit: false, date },
      ...{ score: { as: "percent", percent: 80 }, createdAt: Date.UTC(2026, 10, 20), updatedAt: 0 },
    };
    const found = shareOfExam({ ...exam, title }, bookOf(course, undefined, [stored]), "UTC", null);
    return (found !== null) !== (verdict === "right");
  });
  expect(misses.map(([title, name]) => `${title} | ${name}`)).toEqual(knownMisses);
});

test("the grade with the name of an exam is its own, though a quiz of the day after came first [DSH-4]", () => {
  const quiz = { name: "Vocab quiz 4", category: "quiz", score: { as: "percent", percent: 100 } } as const;
  expect(share(null, { ...quiz, date: "2026-11-11" })).toBeNull();
  expect(share(null, { ...quiz, date: "2026-11-11" }, { name: "Unit 3 – Test", date: "2026-11-14" })).toBeCloseTo(0.8);
});

function share(nextExamDay: string | null, ...grades: readonly Partial<Grade>[]) {
  const course = aCourse({ id: "biology", name: "Biology" });
  const stored = grades.map((one, at): Grade & { readonly id: string } => ({
    ...{ id: `grade-${at}`, classId: "biology", name: "Test", category: "test", state: "graded", extraCredit: false },
    ...{ score: { as: "percent", percent: 80 }, date: "2026-11-12", createdAt: 0, updatedAt: 0 },
    ...one,
  }));
  return shareOfExam(exam, bookOf(course, undefined, stored), "UTC", nextExamDay);
}

test("an exam’s grade is the one with its name, else the first test since then [DSH-4]", () => {
  const [named, other] = [{ name: " unit 3 TEST ", score: { as: "percent", percent: 87 } } as const, {}];
  expect(share(null, other, named)).toBeCloseTo(0.87);
  expect(
    share(null, { date: "2026-11-20" }, { date: "2026-11-11", score: { as: "percent", percent: 91 } }),
  ).toBeCloseTo(0.91);
});

test("homework, what is older, what does not count yet and the test after the next exam are none of it [DSH-4]", () => {
  expect(share(null, { category: "homework" })).toBeNull();
  expect(share(null, { date: "2026-11-09" })).toBeNull();
  expect(share(null, { state: "ungraded", score: null })).toBeNull();
  expect(share("2026-11-12", {})).toBeNull();
  expect(share("2026-11-12", { name: "Unit 3 test" })).toBeCloseTo(0.8);
});

test("more than all of the points is all of it, and nothing handed in is nothing [DSH-4]", () => {
  expect(share(null, { score: { as: "points", earned: 55, possible: 50 } })).toBe(1);
  expect(share(null, { state: "missing", score: null })).toBe(0);
});
