import { type ClassTrend, gpaTrend, type TrendPoint } from "@jotter/domain/gpa-trend";
import type { Book } from "@jotter/domain/grade-book";
import { trendOf } from "@jotter/domain/grade-goals";
import { useEffect, useState } from "react";
import { turns } from "../../ui/turns.ts";

const none: readonly TrendPoint[] = [];
/** By the book: of classes that did not change nothing is reckoned again. */
const kept = new WeakMap<Book, ClassTrend>();

/** The GPA over time. Years of grades are worked through in small pieces, so that the page never stands still. */
export function useGpaTrend(books: readonly Book[]): readonly TrendPoint[] {
  const [trend, setTrend] = useState(none);
  useEffect(() => {
    let isCurrent = true;
    const work = async () => {
      const turn = turns();
      for (const book of books) {
        if (!kept.has(book)) kept.set(book, trendOf(book));
        await turn();
        if (!isCurrent) return;
      }
      setTrend(gpaTrend(books, (book) => kept.get(book) ?? []));
    };
    void work();
    return () => {
      isCurrent = false;
    };
  }, [books]);
  return trend;
}
