import { greatest, least } from "./numbers.ts";
import type { Run } from "./page-runs.ts";

/** Runs beside each other with no more than a blank between them. */
export type Segment = {
  readonly runs: Run[];
  x: number;
  right: number;
  /** The line most of its letters stand on. */
  y: number;
  size: number;
  letters: number;
  /** Letters of its longest run. */
  longest: number;
};

/** What is read from left to right in one go, or from right to left. */
export type Line = {
  readonly text: string;
  /** Where the parts stand between which there is a wide gap. */
  readonly cells: readonly Cell[];
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly isTypewriter: boolean;
  readonly isRightToLeft: boolean;
};

export type Cell = { readonly text: string; readonly x: number; readonly right: number };

/** In the order in which the page was written: what belongs together was mostly written together. */
export function segmentsOf(runs: readonly Run[]): readonly Segment[] {
  const segments: Segment[] = [];
  for (const run of runs) {
    const before = segments.at(-1);
    if (before && isBeside(before, run)) {
      // Letters are printed twice to look bold.
      if (!isTwice(before, run)) add(before, run);
      continue;
    }
    const { x, right, y, size, text } = run;
    segments.push({ runs: [run], x, right, y, size, letters: text.length, longest: text.length });
  }
  return segments;
}

function isBeside(segment: Segment, run: Run): boolean {
  const last = segment.runs.at(-1) ?? run;
  if (overlap(segment, run) < 0.4 && overlap(last, run) < 0.6) return false;
  const size = Math.max(segment.size, run.size);
  const gap = run.x >= segment.x ? run.x - segment.right : segment.x - run.right;
  return gap < 0.8 * size && (gap > -0.6 * size || isTwice(segment, run));
}

function isTwice(segment: Segment, run: Run): boolean {
  return segment.runs
    .slice(-8)
    .some(
      (one) =>
        one.text === run.text && Math.abs(one.x - run.x) < 0.15 * run.size && Math.abs(one.y - run.y) < 0.15 * run.size,
    );
}

type Standing = { readonly y: number; readonly size: number };

/** How much of the lower of two letters stands at the height of the other. */
export function overlap(one: Standing, other: Standing): number {
  const top = Math.max(one.y - 0.8 * one.size, other.y - 0.8 * other.size);
  const bottom = Math.min(one.y + 0.2 * one.size, other.y + 0.2 * other.size);
  return (bottom - top) / Math.min(one.size, other.size);
}

function add(segment: Segment, run: Run) {
  segment.runs.push(run);
  segment.x = Math.min(segment.x, run.x);
  segment.right = Math.max(segment.right, run.right);
  segment.letters += run.text.length;
  // A letter of a logo stands lower than its line, a figure above a word higher: most letters say where the line is.
  if (run.text.length > segment.longest) {
    segment.longest = run.text.length;
    segment.size = run.size;
    segment.y = run.y;
  }
}

/** The lines of one column, from the top. */
export function linesOf(segments: readonly Segment[]): readonly Line[] {
  const groups: { y: number; size: number; segments: Segment[] }[] = [];
  for (const segment of segments.toSorted((one, other) => one.y - other.y || one.x - other.x)) {
    const place = groups.findLastIndex((group, index) => index >= groups.length - 3 && fits(group, segment));
    const group = groups[place];
    if (!group) {
      groups.push({ y: segment.y, size: segment.size, segments: [segment] });
      continue;
    }
    group.segments.push(segment);
    if (segment.size > group.size * 1.05) Object.assign(group, { y: segment.y, size: segment.size });
  }
  return groups.map((group) => lineOf(group.segments.flatMap(({ runs }) => runs)));
}

/** Whether a part belongs to a line: at its height, and not over words that stand there. */
function fits(group: { y: number; size: number; segments: Segment[] }, segment: Segment): boolean {
  if (overlap(group, segment) < 0.5) return false;
  return group.segments.every((one) => {
    const shared = Math.min(one.right, segment.right) - Math.max(one.x, segment.x);
    return shared < 0.5 * Math.min(one.right - one.x, segment.right - segment.x) || shared < segment.size;
  });
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/g;
const fromTheRight = new RegExp(rightToLeft.source);
const leftToRight = /[A-Za-z\u00c0-\u058f\u0900-\u1fff\u3040-\u9fff\uac00-\ud7af]/g;

function lineOf(runs: readonly Run[]): Line {
  const placed = runs.toSorted((one, other) => one.x - other.x);
  const whole = placed.map(({ text }) => text).join(" ");
  const isRightToLeft = (whole.match(rightToLeft)?.length ?? 0) > (whole.match(leftToRight)?.length ?? 0);
  const ordered = inReadingOrder(placed, isRightToLeft);
  const size = commonSize(placed);
  const cells: { text: string; x: number; right: number }[] = [];
  let text = "";
  for (const [place, run] of ordered.entries()) {
    const before = ordered[place - 1];
    const gap = before ? (run.x >= before.x ? run.x - before.right : before.x - run.right) : 0;
    const blank = before && isBlankBetween(before, run, gap, size) ? " " : "";
    text += blank + run.text;
    const cell = cells.at(-1);
    if (!before || !cell || gap > Math.max(0.9 * size, 6)) cells.push({ text: run.text, x: run.x, right: run.right });
    else
      Object.assign(cell, {
        text: cell.text + blank + run.text,
        x: Math.min(cell.x, run.x),
        right: Math.max(cell.right, run.right),
      });
  }
  const letters = placed.reduce((count, run) => count + run.text.length, 0);
  const typed = placed.reduce((count, run) => count + (run.isTypewriter ? run.text.length : 0), 0);
  const main = placed.reduce((most, run) =>
    Math.abs(run.size - size) < 0.1 * size && run.text.length > most.text.length ? run : most,
  );
  return {
    text,
    cells,
    x: least(placed.map(({ x }) => x)),
    right: greatest(placed.map(({ right }) => right)),
    y: main.y,
    size,
    isTypewriter: typed >= letters * 0.95,
    isRightToLeft,
  };
}

/** From the left or from the right; what is written the other way among it is read its own way. */
function inReadingOrder(placed: readonly Run[], isRightToLeft: boolean): readonly Run[] {
  const isForeign = ({ text }: Run) =>
    isRightToLeft ? !fromTheRight.test(text) && /[\p{L}\p{N}]/u.test(text) : fromTheRight.test(text);
  const ordered: Run[] = [];
  let foreign: Run[] = [];
  for (const run of isRightToLeft ? placed.toReversed() : placed) {
    if (isForeign(run)) foreign.unshift(run);
    else {
      ordered.push(...foreign, run);
      foreign = [];
    }
  }
  return [...ordered, ...foreign];
}

/** The size of most letters. */
function commonSize(runs: readonly Run[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of runs) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

const eastern = /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/;

function isBlankBetween(before: Run, run: Run, gap: number, size: number): boolean {
  if (eastern.test(before.text.at(-1) ?? "") && eastern.test(run.text[0] ?? "")) return gap > 0.8 * size;
  return gap > 0.16 * Math.min(size, before.size, run.size) || (run.isApart && gap > 0.02 * size);
}
