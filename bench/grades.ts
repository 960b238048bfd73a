// A student with 1,000 classes of 100 grades changes one grade: its class and the overall result again, in memory.
import { bookKeeper } from "@jotter/domain/book-keeper";
import type { StoredCourse, StoredGrade } from "@jotter/domain/grade-book";
import { neededOnNext, trendOf } from "@jotter/domain/grade-goals";
import { numberOption, quantile, report } from "./support/report.ts";

const classes = numberOption("classes", 1000);
const grades = numberOption("grades", 100);
const changes = numberOption("changes", 300);
const goalMs = 5;

const categories = ["test", "quiz", "assignment", "homework"].map((id) => {
  return { id, weight: 25, dropLowest: 2, dropHighest: 1 };
});
const courses = Array.from({ length: classes }, (_, place) => courseOf(place));
const byClass = new Map(courses.map((course, place) => [course.id, gradesOf(course, place)]));
const gradeBooks = bookKeeper();
const all = () => gradeBooks(courses, undefined, byClass);

const firstMs = cpuMsOf(all);
const oneMs = Array.from({ length: changes }, (_, change) => {
  const changed = courses[(change * 7919) % classes]?.id ?? "";
  return cpuMsOf(() => {
    byClass.set(changed, withOneChanged(byClass.get(changed) ?? [], change));
    return all();
  });
});
const { books } = all();
const neededMs = books.slice(0, 50).map((book) => cpuMsOf(() => neededOnNext(book, 93, "test")));
const trendMs = books.slice(0, 50).map((book) => cpuMsOf(() => trendOf(book)));

report("grades", [
  { name: "one grade changed, p95", unit: "ms CPU", ours: [quantile(oneMs, 0.95)], goal: { atMost: goalMs } },
  { name: "one grade changed, median", unit: "ms CPU", ours: oneMs },
  { name: "all for the first time", unit: "ms CPU", ours: [firstMs] },
  { name: "what is needed next", unit: "ms CPU", ours: neededMs },
  { name: "the trend of a class", unit: "ms CPU", ours: trendMs },
]);

function courseOf(place: number): StoredCourse {
  return {
    id: `class-${place}`,
    name: `Class ${place}`,
    marker: "lime",
    level: "honors",
    categories,
    credits: 1 + (place % 4),
    createdAt: 1,
    updatedAt: 1,
  };
}

/** Points of all sizes with drops: the dearest way to grade. */
function gradesOf(course: StoredCourse, place: number): readonly StoredGrade[] {
  return Array.from({ length: grades }, (_, item): StoredGrade => {
    const possible = 5 + ((place + item * 31) % 96);
    return {
      id: `grade-${place}-${item}`,
      classId: course.id,
      name: `Item ${item}`,
      category: categories[item % categories.length]?.id ?? "test",
      score: { as: "points", earned: Math.round((possible * ((place * 17 + item * 53) % 101)) / 10) / 10, possible },
      state: "graded",
      extraCredit: item % 25 === 24,
      date: `2026-${String(1 + (item % 12)).padStart(2, "0")}-${String(1 + (item % 28)).padStart(2, "0")}`,
      createdAt: 1,
      updatedAt: 1,
    };
  });
}

function withOneChanged(before: readonly StoredGrade[], change: number): readonly StoredGrade[] {
  const score = { as: "points", earned: change % 50, possible: 50 } as const;
  const changed = change % before.length;
  return before.map((grade, place) => (place === changed ? { ...grade, score } : grade));
}

function cpuMsOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
