import type { Book } from "@jotter/domain/grade-book";
import { trendOf } from "@jotter/domain/grade-goals";
import { turns } from "../../ui/turns.ts";

export type TrendPoint = { readonly date: string; readonly average: number };
type ClassTrend = ReturnType<typeof trendOf>;

/** A line of more points is no clearer, only slower. */
const mostPoints = 200;

/** How the overall average went: on each day the mean, by credits, over the classes that had grades by then. [GRD-10] */
export function overallTrend(
  classes: readonly { readonly credits: number; readonly trend: ClassTrend }[],
): readonly TrendPoint[] {
  const steps = classes.flatMap(({ credits, trend }, place) => trend.map((step) => ({ ...step, credits, place })));
  steps.sort((one, other) => (one.date < other.date ? -1 : 1));
  const standing = new Map<number, number>();
  const byDate = new Map<string, number>();
  let sum = 0;
  let creditsSoFar = 0;
  for (const { date, weighted, credits, place } of steps) {
    if (credits === 0) continue;
    if (!standing.has(place)) creditsSoFar += credits;
    sum += credits * (weighted - (standing.get(place) ?? 0));
    standing.set(place, weighted);
    byDate.set(date, sum / creditsSoFar);
  }
  return thinned([...byDate].map(([date, average]) => ({ date, average })));
}

export function classTrend(book: Book): readonly TrendPoint[] {
  return thinned(trendOf(book).map(({ date, weighted }) => ({ date, average: weighted })));
}

/** Evenly picked, the first and the last among them. */
export function thinned(points: readonly TrendPoint[], most = mostPoints): readonly TrendPoint[] {
  if (points.length <= most) return points;
  const step = (points.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => points[Math.round(index * step)]).flatMap((point) => point ?? []);
}

const known = new WeakMap<Book, ClassTrend>();

/**
 * The trends of all classes, worked out between the frames: each is a reckoning for every day with a grade, and a
 * thousand classes have many of them. Null when `isWanted` says so on the way.
 */
export async function trendsOf(
  books: readonly Book[],
  isWanted: () => boolean,
): Promise<Parameters<typeof overallTrend>[0] | null> {
  const trends: Parameters<typeof overallTrend>[0][number][] = [];
  const turn = turns();
  for (const book of books) {
    await turn();
    if (!isWanted()) return null;
    const trend = known.get(book) ?? trendOf(book);
    known.set(book, trend);
    trends.push({ credits: book.course.outsideGpa ? 0 : (book.course.credits ?? 1), trend });
  }
  return trends;
}
