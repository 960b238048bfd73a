import { meetingsOf, type Plot, type Range, samplesOf, ticksOf, valueAt, variableOf } from "@jotter/study-tools/plot";
import { type ComponentProps, useMemo } from "react";
import styles from "./plot.module.css";
import { numberText } from "./plot-words.ts";

type PlotDrawingProps = Pick<ComponentProps<"svg">, "ref" | "onPointerDown" | "onPointerMove"> & {
  readonly plot: Plot;
  readonly title: string;
  /** The element that says the rest in words. */
  readonly describedBy: string;
  /** Where the curves are read; null where the parameter is what moves. */
  readonly readAt: number | null;
  readonly parameter: number | undefined;
  readonly language: string;
  readonly size: DrawingSize;
  readonly frame: Frame;
};

export type DrawingSize = {
  readonly width: number;
  /** How much larger than usual the student has letters. */
  readonly letters: number;
};

/** In pixels: what is around the curves, and how high the whole is. */
export type Frame = {
  readonly left: number;
  readonly top: number;
  readonly height: number;
  readonly innerWidth: number;
  readonly innerHeight: number;
};

export function frameOf(plot: Plot, { width, letters }: DrawingSize, language: string): Frame {
  const { y } = samplesOf(plot, undefined, 2);
  const height = Math.round(Math.min(340, Math.max(200, width * 0.62)) + 20 * letters);
  const label = Math.max(...ticksOf(y, 5).map((tick) => numberText(tick, language).length), 1);
  const left = Math.round(label * 7.5 * letters + 12);
  const line = 16 * letters;
  const top = Math.round(14 + (plot.y?.label ? line : 0));
  const [right, bottom] = [16, Math.round(24 * letters + (isNamed(plot) ? line : 0))];
  return { left, top, height, innerWidth: Math.max(40, width - left - right), innerHeight: height - top - bottom };
}

/** Words have a line of their own, where no curve ends; a letter stands at the end of its axis. */
function isNamed({ x }: Plot): boolean {
  return (x.label?.trim() ?? "").length > 2;
}

export function PlotDrawing({
  plot,
  title,
  describedBy,
  readAt,
  parameter,
  language,
  size,
  frame,
  ...drawing
}: PlotDrawingProps) {
  const { left, top, height, innerWidth, innerHeight } = frame;
  const { y, curves } = useMemo(
    () => samplesOf(plot, parameter, Math.min(600, Math.max(160, innerWidth))),
    [plot, parameter, innerWidth],
  );
  const across = (value: number) => ((value - plot.x.from) / (plot.x.to - plot.x.from)) * innerWidth;
  // What is far outside is cut off anyway, and browsers lose their way in coordinates of twenty digits.
  const down = (value: number) => Math.min(9999, Math.max(-9999, ((y.to - value) / (y.to - y.from)) * innerHeight));
  const has = ({ from, to }: Range) => from <= 0 && to >= 0;
  const ticks = { x: ticksOf(plot.x, Math.max(2, innerWidth / (64 * size.letters))), y: ticksOf(y, innerHeight / 44) };
  return (
    <svg
      {...drawing}
      className={styles.drawing}
      role="img"
      aria-label={title}
      aria-describedby={describedBy}
      viewBox={`0 0 ${size.width} ${height}`}
      height={height}
    >
      {ticks.y.map((tick) => (
        <g key={tick}>
          <line className={styles.grid} x1={left} x2={left + innerWidth} y1={top + down(tick)} y2={top + down(tick)} />
          <text className={styles.label} x={left - 8} y={top + down(tick) + 4 * size.letters} textAnchor="end">
            {numberText(tick, language)}
          </text>
        </g>
      ))}
      {ticks.x.map((tick) => (
        <text
          className={styles.label}
          key={tick}
          x={left + across(tick)}
          y={top + innerHeight + 18 * size.letters}
          textAnchor="middle"
        >
          {numberText(tick, language)}
        </text>
      ))}
      {plot.y?.label && (
        <text className={styles.name} x={left} y={11 * size.letters}>
          {plot.y.label}
        </text>
      )}
      <text
        className={styles.name}
        x={left + innerWidth}
        y={top + innerHeight + (isNamed(plot) ? 34 * size.letters : -8)}
        textAnchor="end"
      >
        {plot.x.label?.trim() || variableOf(plot)}
      </text>
      <line
        className={styles.axis}
        x1={left}
        x2={left + innerWidth}
        y1={top + (has(y) ? down(0) : innerHeight)}
        y2={top + (has(y) ? down(0) : innerHeight)}
      />
      <line
        className={styles.axis}
        x1={left + (has(plot.x) ? across(0) : 0)}
        x2={left + (has(plot.x) ? across(0) : 0)}
        y1={top}
        y2={top + innerHeight}
      />
      {/* A drawing in a drawing: what leaves it is cut off. */}
      <svg x={left} y={top} width={innerWidth} height={innerHeight} aria-hidden="true">
        {plot.curves.map(({ expression }, at) => (
          <path
            className={styles.curve}
            key={expression}
            data-curve={at}
            d={(curves[at] ?? [])
              .map((points) => `M${points.map((point) => `${px(across(point.x))} ${px(down(point.y))}`).join("L")}`)
              .join("")}
          />
        ))}
      </svg>
      {meetingsOf(plot, parameter).flatMap(({ points }) =>
        points
          .filter((point) => point.y >= y.from && point.y <= y.to)
          .map((point) => (
            <circle
              className={styles.dot}
              key={`${point.x} ${point.y}`}
              cx={left + across(point.x)}
              cy={top + down(point.y)}
              r={5}
            />
          )),
      )}
      {readAt !== null && (
        <g>
          <line
            className={styles.value}
            x1={left + across(readAt)}
            x2={left + across(readAt)}
            y1={top}
            y2={top + innerHeight}
          />
          {plot.curves.map(({ expression }, at) => {
            const value = valueAt(plot, at, readAt, parameter);
            const isSeen = value >= y.from && value <= y.to;
            return isSeen ? (
              <circle className={styles.dot} key={expression} cx={left + across(readAt)} cy={top + down(value)} r={6} />
            ) : null;
          })}
        </g>
      )}
    </svg>
  );
}

function px(value: number): string {
  return String(Math.round(value * 10) / 10);
}
