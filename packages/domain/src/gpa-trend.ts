import type { Book } from "./grade-book.ts";
import { trendOf } from "./grade-goals.ts";
import { gpaOf, scaleOfClass, withoutNoise } from "./grade-scale.ts";

export type TrendPoint = { readonly date: string; readonly gpa: number };
export type ClassTrend = ReturnType<typeof trendOf>;

/**
 * How the GPA over all classes went, by the dates of grades: the mean by credits, as it is on the last day. [GRD-10]
 * A class's own trend is the work in it: whoever has kept that hands it in.
 */
export function gpaTrend(
  books: readonly Book[],
  trendFor: (book: Book) => ClassTrend = trendOf,
): readonly TrendPoint[] {
  const steps = books
    .filter(({ course }) => !course.outsideGpa)
    .flatMap((book) => {
      const scale = scaleOfClass(book.course);
      return trendFor(book).map(({ date, weighted }) => ({ course: book.course, date, gpa: gpaOf(weighted, scale) }));
    })
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
  const latest = new Map<string, number>();
  const byDate = new Map<string, number>();
  let [total, credits] = [0, 0];
  for (const { course, date, gpa } of steps) {
    const worth = course.credits ?? 1;
    const before = latest.get(course.id);
    if (before === undefined) credits += worth;
    total += (gpa - (before ?? 0)) * worth;
    latest.set(course.id, gpa);
    if (credits > 0) byDate.set(date, withoutNoise(total / credits));
  }
  return [...byDate].map(([date, gpa]) => ({ date, gpa }));
}
