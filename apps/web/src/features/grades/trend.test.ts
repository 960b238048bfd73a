import { expect, test } from "vitest";
import { overallTrend, thinned } from "./trend.ts";

test("the overall average of a day is the mean of the classes that had grades by then [GRD-10]", () => {
  const maths = [
    { date: "2026-09-01", weighted: 80 },
    { date: "2026-10-01", weighted: 90 },
  ];
  const art = [
    { date: "2026-09-15", weighted: 100 },
    { date: "2026-10-01", weighted: 70 },
  ];
  const counting = (trend: typeof maths, credits = 1) => ({ credits, trend });
  expect(overallTrend([counting(maths), counting(art), counting([]), counting(art, 0)])).toEqual([
    { date: "2026-09-01", average: 80 },
    { date: "2026-09-15", average: 90 },
    { date: "2026-10-01", average: 80 },
  ]);
  expect(overallTrend([counting(maths, 3), counting(art)]).at(-1)).toEqual({ date: "2026-10-01", average: 85 });
});

test("a long line is thinned, and keeps its ends", () => {
  const points = Array.from({ length: 1000 }, (_, index) => ({ date: String(index), average: index }));
  const few = thinned(points, 5);
  expect(few.map(({ average }) => average)).toEqual([0, 250, 500, 749, 999]);
  expect(thinned(points.slice(0, 3), 5)).toHaveLength(3);
});
