// A student with 1,000 classes of 100 grades changes one grade: its class and the overall result again, in memory.
import { type Book, bookOf, overall, type StoredCourse, type StoredGrade } from "@jotter/domain/grade-book";
import { neededOnNext, trendOf } from "@jotter/domain/grade-goals";
import { resultsKeeper } from "@jotter/domain/results-keeper";
import { numberOption, quantile, report } from "./support/report.ts";

const classes = numberOption("classes", 1000);
const grades = numberOption("grades", 100);
const changes = numberOption("changes", 300);
const goalMs = 5;

const categories = ["test", "quiz", "assignment", "homework"].map((id) => {
  return { id, weight: 25, dropLowest: 2, dropHighest: 1 };
});
let books: readonly Book[] = Array.from({ length: classes }, (_, place) => bookOfClass(place));
const resultOf = resultsKeeper();
const all = () => overall(books.map((book) => ({ course: book.course, result: resultOf(book) })));

const firstMs = cpuMsOf(all);
const oneMs = Array.from({ length: changes }, (_, change) => {
  const changed = (change * 7919) % classes;
  return cpuMsOf(() => {
    books = books.map((book, place) => (place === changed ? withOneChanged(book, change) : book));
    return all();
  });
});
// As after reading everything from the device again: the same grades in new objects, one of them another.
const rereadMs = Array.from({ length: 10 }, (_, change) => {
  books = structuredClone(books).map((book, place) => (place === change ? withOneChanged(book, change) : book));
  return cpuMsOf(all);
});
const neededMs = books.slice(0, 50).map((book) => cpuMsOf(() => neededOnNext(book, 93, "test")));
const trendMs = books.slice(0, 50).map((book) => cpuMsOf(() => trendOf(book)));

report("grades", [
  { name: "one grade changed, p95", unit: "ms CPU", ours: [quantile(oneMs, 0.95)], goal: { atMost: goalMs } },
  { name: "one grade changed, median", unit: "ms CPU", ours: oneMs },
  { name: "the same, all read anew", unit: "ms CPU", ours: rereadMs },
  { name: "all for the first time", unit: "ms CPU", ours: [firstMs] },
  { name: "what is needed next", unit: "ms CPU", ours: neededMs },
  { name: "the trend of a class", unit: "ms CPU", ours: trendMs },
]);

/** Points of all sizes with drops: the dearest way to grade. */
function bookOfClass(place: number): Book {
  const course: StoredCourse = {
    id: `class-${place}`,
    name: `Class ${place}`,
    marker: "lime",
    level: "honors",
    categories,
    credits: 1 + (place % 4),
    createdAt: 1,
    updatedAt: 1,
  };
  const own = Array.from({ length: grades }, (_, item): StoredGrade => {
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
  return bookOf(course, undefined, own);
}

function withOneChanged(book: Book, change: number): Book {
  const score = { as: "points", earned: change % 50, possible: 50 } as const;
  const changed = change % book.grades.length;
  return bookOf(
    book.course,
    undefined,
    book.grades.map((grade, place) => (place === changed ? { ...grade, score } : grade)),
  );
}

function cpuMsOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
