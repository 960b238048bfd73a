import type { Book } from "@jotter/domain/grade-book";
import { useMemo } from "react";
import { useStudent } from "../../student/session/student-context.ts";
import { useTexts } from "../../ui/language.tsx";
import { cardClass } from "../../ui/Page.tsx";
import { dayOf } from "./grade-texts.ts";
import { TrendChart } from "./TrendChart.tsx";
import { classTrend } from "./trend.ts";

export function ClassTrend({ book }: { readonly book: Book }) {
  const t = useTexts();
  const { now } = useStudent();
  const points = useMemo(() => classTrend(book), [book]);
  if (points.length < 2) return null;
  return (
    <div className={cardClass}>
      <TrendChart title={t("grades.trend")} points={points} today={dayOf(now())} marker={book.course.marker} />
    </div>
  );
}
