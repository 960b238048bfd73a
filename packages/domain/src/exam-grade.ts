import { type Book, counts } from "./grade-book.ts";
import { percentOf } from "./grade-scale.ts";
import { gradeDay, gradesSince, isNamedAs, type Written } from "./grades-since.ts";

/**
 * What an exam came to, from 0 to 1. The one with its name, else the first test before the class's next exam that may be its own; null where
 * there is none that counts.
 */
export function shareOfExam(exam: Written, book: Book, zone: string, nextExamDay: string | null): number | null {
  const own = gradesSince(exam, book, zone).filter(counts);
  const byDay = own.toSorted((one, other) => (gradeDay(one, zone) < gradeDay(other, zone) ? -1 : 1));
  const named = byDay.find((grade) => isNamedAs(exam, grade));
  const first = byDay.find((grade) => nextExamDay === null || gradeDay(grade, zone) < nextExamDay);
  const grade = named ?? first;
  if (!grade) return null;
  const percent = grade.state === "missing" || !grade.score ? 0 : percentOf(grade.score);
  return Math.min(1, Math.max(0, percent / 100));
}
