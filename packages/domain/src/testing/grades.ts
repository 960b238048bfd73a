import { newCourse } from "../course.ts";
import type { Score } from "../grade.ts";
import type { StoredCourse, StoredGrade } from "../grade-book.ts";

export function aCourse(change: Partial<StoredCourse> = {}): StoredCourse {
  return { id: "biology", ...newCourse("Biology", "standard", 0, 1), ...change };
}

let made = 0;

export function aGrade(change: Partial<StoredGrade> = {}): StoredGrade {
  made += 1;
  return {
    id: `grade-${made}`,
    classId: "biology",
    name: `Item ${made}`,
    category: "test",
    score: null,
    state: change.score ? "graded" : "ungraded",
    extraCredit: false,
    date: null,
    createdAt: 1,
    updatedAt: 1,
    ...change,
  };
}

export function percent(value: number): Score {
  return { as: "percent", percent: value };
}

export function points(earned: number, possible: number): Score {
  return { as: "points", earned, possible };
}
