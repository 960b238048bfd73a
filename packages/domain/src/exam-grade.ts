import type { Book, StoredGrade } from "./grade-book.ts";
import { counts } from "./grade-book.ts";
import { percentOf } from "./grade-scale.ts";
import { dayAt } from "./zones.ts";

type Written = { readonly title: string; readonly day: string };

/** Grades since an exam that may be its own: those with its name, and those of tests. */
export function gradesSince({ title, day }: Written, { grades }: Book, zone: string): readonly StoredGrade[] {
  const name = plain(title);
  return grades.filter((grade) => {
    const isTest = grade.category !== "homework" && grade.category !== "assignment";
    return dayOf(grade, zone) >= day && (isTest || plain(grade.name) === name);
  });
}

/**
 * What an exam came to, from 0 to 1. The one with its name, else the first test before the class's next exam; null where
 * there is none that counts.
 */
export function shareOfExam(exam: Written, book: Book, zone: string, nextExamDay: string | null): number | null {
  const own = gradesSince(exam, book, zone).filter(counts);
  const named = own.find(({ name }) => plain(name) === plain(exam.title));
  const [first] = own
    .filter((grade) => nextExamDay === null || dayOf(grade, zone) < nextExamDay)
    .toSorted((one, other) => (dayOf(one, zone) < dayOf(other, zone) ? -1 : 1));
  const grade = named ?? first;
  if (!grade) return null;
  const percent = grade.state === "missing" || !grade.score ? 0 : percentOf(grade.score);
  return Math.min(1, Math.max(0, percent / 100));
}

function dayOf({ date, createdAt }: StoredGrade, zone: string): string {
  return date ?? dayAt(createdAt, zone);
}

function plain(name: string): string {
  return name.trim().toLowerCase();
}
