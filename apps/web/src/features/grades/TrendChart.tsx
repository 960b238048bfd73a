import { shownPercent } from "@jotter/domain/grade-scale";
import { useCallback, useId, useState } from "react";
import { useFormat, useTexts } from "../../ui/language.tsx";
import type { TrendPoint } from "./trend.ts";
import styles from "./trend-chart.module.css";
import { roundValues, scaleBetween } from "./trend-scale.ts";

type TrendChartProps = {
  readonly title: string;
  readonly points: readonly TrendPoint[];
  readonly today: string;
  /** The colour of a class; without it the accent. */
  readonly marker?: string;
};

/** A line over time, and the same as a table for those who read it. [GRD-10] */
export function TrendChart({ title, points, today, marker }: TrendChartProps) {
  const t = useTexts();
  const format = useFormat();
  const id = useId();
  const { width, letters, measure } = useSize();
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return null;

  const height = 142 + 26 * letters;
  const inner = { left: 6, right: 52 * letters, top: 14, bottom: 26 * letters };
  const averages = points.map(({ average }) => average);
  const low = Math.max(0, Math.floor(Math.min(...averages) / 5) * 5 - 5);
  const high = Math.ceil(Math.max(...averages) / 5) * 5 + (Math.max(...averages) < 100 ? 0 : 5);
  const x = scaleBetween([Date.parse(first.date), Date.parse(last.date)], [inner.left, width - inner.right]);
  const percents = [low, Math.max(high, low + 10)] as const;
  const y = scaleBetween(percents, [height - inner.bottom, inner.top]);
  const at = (point: TrendPoint) => ({ x: x(Date.parse(point.date)), y: y(point.average) });
  const end = at(last);
  return (
    <figure className={styles.figure} data-marker={marker} aria-labelledby={`${id}-title`}>
      <figcaption id={`${id}-title`}>{title}</figcaption>
      <svg ref={measure} viewBox={`0 0 ${width} ${height}`} height={height} aria-hidden="true">
        {roundValues(percents).map((line) => (
          <g key={line}>
            <line className={styles.grid} x1={inner.left} x2={width - inner.right} y1={y(line)} y2={y(line)} />
            <text className={styles.label} x={width - inner.right + 10} y={y(line) + 4}>
              {format.percent(line / 100)}
            </text>
          </g>
        ))}
        <polyline className={styles.line} points={points.map((point) => `${at(point).x},${at(point).y}`).join(" ")} />
        <circle className={styles.end} cx={end.x} cy={end.y} r={5.5} />
        <text className={styles.label} x={inner.left} y={height - 6}>
          {format.calendarDay(first.date, today)}
        </text>
        <text className={styles.label} x={width - inner.right} y={height - 6} textAnchor="end">
          {format.calendarDay(last.date, today)}
        </text>
      </svg>
      <details className={styles.table}>
        <summary>{t("grades.asTable")}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of a keyboard. */}
        <section className={styles.scroller} tabIndex={0} aria-label={title}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t("grades.date")}</th>
                <th scope="col">{t("grades.average")}</th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ date, average }) => (
                <tr key={date}>
                  <td>{format.calendarDay(date, today)}</td>
                  <td>{format.exactPercent(shownPercent(average))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}

/** Drawn in the pixels it has: a stretched drawing would have stretched letters. */
function useSize() {
  const [size, setSize] = useState({ width: 480, letters: 1 });
  const measure = useCallback((drawing: SVGSVGElement | null) => {
    if (!drawing) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === 0) return;
      // The student's own size of letters.
      const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      setSize({ width: Math.round(entry.contentRect.width), letters });
    });
    observer.observe(drawing);
    return () => observer.disconnect();
  }, []);
  return { ...size, measure };
}
