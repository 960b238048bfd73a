import { newCourse } from "@jotter/domain/course";
import { bookOf, classResult, type StoredGrade } from "@jotter/domain/grade-book";
import { withChanges } from "@jotter/domain/grade-goals";
import { expect, test } from "vitest";
import { isChanged, nothingChanged, withAdded, withoutGrade, withReal, withScoreOf } from "./what-if.ts";

const course = { ...newCourse("Maths", "standard", 0, 1), id: "maths" };

function test90(id: string, percent: number): StoredGrade {
  const score = { as: "percent" as const, percent };
  const stamps = { extraCredit: false, date: null, createdAt: 1, updatedAt: 1 };
  return { id, classId: "maths", name: id, category: "test", score, state: "graded", ...stamps };
}

const book = bookOf(course, undefined, [test90("one", 80), test90("two", 90)]);
const averageWith = (changes: typeof nothingChanged) => classResult(withChanges(book, changes)).weighted;

test("scores are played with, grades come and go, and each goes back to what is real [GRD-8]", () => {
  const raised = withScoreOf(nothingChanged, "one", { as: "percent", percent: 100 });
  expect(averageWith(raised)).toBe(95);
  const longer = withAdded(raised, test90("imagined", 50));
  expect(averageWith(longer)).toBe(80);
  const shorter = withoutGrade(longer, "imagined");
  expect(shorter).toEqual(raised);
  const alone = withoutGrade(shorter, "two");
  expect(averageWith(alone)).toBe(100);
  const back = withReal(withReal(alone, "two"), "one");
  expect(isChanged(alone)).toBe(true);
  expect(isChanged(back)).toBe(false);
  expect(averageWith(back)).toBe(85);
  expect(classResult(book).weighted).toBe(85);
});
