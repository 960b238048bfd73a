import { useLayoutEffect, useRef, useState } from "react";
import { useReducedMotion } from "../../ui/use-reduced-motion.ts";
import styles from "./comparison.module.css";
import type { Point } from "./comparison-points.ts";

type PapersProps = {
  readonly point: Point | undefined;
  /** It was chosen in the list, which on a phone is above the texts. */
  readonly isAskedFor: boolean;
  readonly pair: readonly [number, number];
  /** Grows whenever a sheet has been drawn: its marks may be elsewhere. */
  readonly drawn: number;
  readonly children: React.ReactNode;
};

/** Two sheets, and a line between the two passages that belong together. */
export function Papers({ point, isAskedFor, pair, drawn, children }: PapersProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isStill = useReducedMotion();
  const [line, setLine] = useState<string | null>(null);
  const tone = point?.tone;
  const key = point?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another point is looked at.
  useLayoutEffect(() => {
    const shown = frame.current;
    if (!shown) return;
    for (const sheet of shown.querySelectorAll<HTMLElement>(`.${styles.lines}`)) {
      const mark =
        sheet.querySelector<HTMLElement>("[data-active]") ?? sheet.querySelector<HTMLElement>(`.${styles.wouldGo}`);
      if (mark) bringIntoSight(sheet, mark, isStill);
    }
    if (isAskedFor && matchMedia("(max-width: 1180px)").matches) {
      shown.scrollIntoView({ block: "start", behavior: isStill ? "auto" : "smooth" });
    }
    const draw = () => setLine(curveBetween(shown));
    draw();
    const sheets = [...shown.querySelectorAll(`.${styles.lines}`)];
    for (const sheet of sheets) sheet.addEventListener("scroll", draw, { passive: true });
    const watch = new ResizeObserver(draw);
    watch.observe(shown);
    return () => {
      for (const sheet of sheets) sheet.removeEventListener("scroll", draw);
      watch.disconnect();
    };
  }, [key, isAskedFor, pair, drawn, isStill]);
  return (
    <div ref={frame} className={styles.papers} data-tone={tone}>
      {children}
      {line && (
        <svg className={styles.link} aria-hidden="true">
          <path d={line} />
        </svg>
      )}
    </div>
  );
}

/** What is far away is only laid out on the way there: its place is known when it is reached. */
function bringIntoSight(sheet: HTMLElement, mark: HTMLElement, isStill: boolean, frames = 12): void {
  const off = mark.getBoundingClientRect().top - sheet.getBoundingClientRect().top - sheet.clientHeight / 3;
  if (Math.abs(off) < 2) return;
  const isFar = Math.abs(off) > sheet.clientHeight;
  sheet.scrollTo({ top: sheet.scrollTop + off, behavior: isStill || isFar || frames < 12 ? "auto" : "smooth" });
  if (isFar && frames > 0) requestAnimationFrame(() => bringIntoSight(sheet, mark, isStill, frames - 1));
}

/** From the right of the first passage to the left of the second; null while one of them is out of sight. */
function curveBetween(frame: HTMLElement): string | null {
  const around = frame.getBoundingClientRect();
  const [one, other] = [...frame.querySelectorAll<HTMLElement>(`.${styles.lines}`)].map((sheet) => {
    const mark = sheet.querySelector<HTMLElement>("[data-active]")?.getBoundingClientRect();
    const own = sheet.getBoundingClientRect();
    if (!mark || mark.bottom < own.top || mark.top > own.bottom) return null;
    return {
      left: own.left - around.left,
      right: own.right - around.left,
      y: (mark.top + mark.bottom) / 2 - around.top,
    };
  });
  // One above the other, as on a phone, there is nothing between them.
  if (!one || !other || other.left <= one.left) return null;
  const middle = (one.right + other.left) / 2;
  return `M${one.right} ${one.y} C${middle} ${one.y} ${middle} ${other.y} ${other.left} ${other.y}`;
}
