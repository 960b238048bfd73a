import type { Book } from "@jotter/domain/grade-book";
import { useEffect, useState } from "react";
import { useStudent } from "../../student/session/student-context.ts";
import { useTexts } from "../../ui/language.tsx";
import { dayOf } from "./grade-texts.ts";
import { TrendChart } from "./TrendChart.tsx";
import { overallTrend, type TrendPoint, trendsOf } from "./trend.ts";

export function OverallTrend({ books }: { readonly books: readonly Book[] }) {
  const t = useTexts();
  const { now } = useStudent();
  const [points, setPoints] = useState<readonly TrendPoint[]>([]);
  useEffect(() => {
    let isWanted = true;
    void trendsOf(books, () => isWanted).then((trends) => {
      if (trends && isWanted) setPoints(overallTrend(trends));
    });
    return () => {
      isWanted = false;
    };
  }, [books]);
  return <TrendChart title={t("grades.trend")} points={points} today={dayOf(now())} />;
}
