import { type Expression, hasCall, hasConstant, sizeOf, symbolsOf } from "@jotter/analysis/maths/expression";
import { realValue } from "@jotter/analysis/maths/numeric";
import { parseExpression } from "@jotter/analysis/maths/parse";
import { plainOf } from "@jotter/analysis/maths/print";
import { z } from "zod/mini";

const coordinate = z.number().check(z.minimum(-1e6), z.maximum(1e6));
const label = z.optional(z.string().check(z.maxLength(60)));
const Axis = z
  .object({ from: coordinate, to: coordinate, label })
  .check(z.refine(({ from, to }) => to - from >= 1e-6, "from is below to"));

const Shape = z.object({
  x: Axis,
  /** Without it the range is chosen so that the curves are seen. */
  y: z.optional(Axis),
  curves: z
    .array(z.object({ expression: z.string().check(z.minLength(1), z.maxLength(200)), label }))
    .check(z.minLength(1), z.maxLength(3)),
  /** One letter of the expressions that can be moved. */
  parameter: z.optional(
    z
      .object({
        name: z.string().check(z.regex(/^[A-Za-z]$/)),
        from: coordinate,
        to: coordinate,
        value: coordinate,
      })
      .check(
        z.refine(({ from, to, value }) => to - from >= 1e-6 && from <= value && value <= to, "value lies between"),
      ),
  ),
  /** Where curves meet is what the picture is about: two of them, or one and the x axis. */
  meet: z.optional(z.array(z.array(z.int().check(z.minimum(0), z.maximum(2))).check(z.minLength(1), z.maxLength(2)))),
  note: z.optional(z.string().check(z.maxLength(300))),
});

/** Curves as data: whoever wrote it, it is read by the maths engine and never run. [EXP-1] */
export const Plot = Shape.check(z.refine(isDrawable, "each curve is another function of the same variable"));
export type Plot = z.infer<typeof Plot>;

export type Point = { readonly x: number; readonly y: number };
export type Range = { readonly from: number; readonly to: number };

export type Samples = {
  readonly y: Range;
  /** For each curve its unbroken stretches, from left to right. A pole or a gap lies between two of them. */
  readonly curves: readonly (readonly (readonly Point[])[])[];
};

const usualSamples = 240;
const mostSamples = 2000;

export function samplesOf(plot: Plot, parameterValue = plot.parameter?.value, count = usualSamples): Samples {
  const steps = Math.min(mostSamples, Math.max(2, Math.floor(count) || 2));
  const y = heightOf(plot);
  return {
    y,
    curves: plot.curves.map((_, curve) =>
      stretchesOf(curveOf(plot, curve, parameterValue), plot.x, steps, (y.to - y.from) / 40),
    ),
  };
}

/** NaN where the curve has no value. */
export function valueAt(plot: Plot, curve: number, x: number, parameterValue = plot.parameter?.value): number {
  return curveOf(plot, curve, parameterValue)(x);
}

type Curve = (x: number) => number;

function curveOf(plot: Plot, curve: number, parameterValue = plot.parameter?.value): Curve {
  const expression = expressionOf(plot.curves[curve]?.expression ?? "");
  if (!expression) return () => Number.NaN;
  const variable = variableOf(plot);
  const { parameter } = plot;
  const at: Record<string, number> = parameter ? { [parameter.name]: parameterValue ?? parameter.value } : {};
  return (x) => {
    at[variable] = x;
    const value = realValue(expression, at);
    return Number.isFinite(value) ? value : Number.NaN;
  };
}

/** The letter along the x axis. */
export function variableOf({ curves, parameter }: Pick<Plot, "curves" | "parameter">): string {
  for (const { expression } of curves) {
    const read = expressionOf(expression);
    for (const name of read ? symbolsOf(read) : []) if (name !== parameter?.name) return name;
  }
  return "x";
}

/** What a curve is called, or how it is reckoned. */
export function curveName(plot: Plot, curve: number): string {
  const { expression = "", label: name = "" } = plot.curves[curve] ?? {};
  const read = expressionOf(expression);
  return name.trim() || (read ? plainOf(read) : expression);
}

export type Landmarks = {
  readonly zeros: readonly number[];
  readonly lows: readonly Point[];
  readonly highs: readonly Point[];
};

/** Where a curve meets the x axis and where it turns, to be said in words. */
export function landmarksOf(plot: Plot, curve: number, parameterValue = plot.parameter?.value): Landmarks {
  const f = curveOf(plot, curve, parameterValue);
  const y = heightOf(plot);
  const stretches = stretchesOf(f, plot.x, usualSamples, (y.to - y.from) / 40);
  return landmarksIn(f, stretches, (plot.x.to - plot.x.from) * 1e-5);
}

export type Meeting = { readonly curves: readonly number[]; readonly points: readonly Point[] };

/** Where the curves meet that the picture is about. */
export function meetingsOf(plot: Plot, parameterValue = plot.parameter?.value): readonly Meeting[] {
  const y = heightOf(plot);
  return (plot.meet ?? []).map((curves) => {
    const [one = () => Number.NaN, other = () => 0] = curves.map((curve) => curveOf(plot, curve, parameterValue));
    const gap = (x: number) => one(x) - other(x);
    const stretches = stretchesOf(gap, plot.x, usualSamples, (y.to - y.from) / 40);
    const { zeros } = landmarksIn(gap, stretches, (plot.x.to - plot.x.from) * 1e-5);
    return { curves, points: zeros.map((x) => ({ x, y: other(x) })) };
  });
}

/** Round numbers over a range, about as many as asked for. */
export function ticksOf({ from, to }: Range, about = 5): readonly number[] {
  const width = to - from;
  if (!(width > 0) || !Number.isFinite(width)) return [];
  const rough = width / Math.max(1, about);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((one) => one * power >= rough * 0.999) ?? 10) * power;
  const first = Math.ceil(from / step - 1e-9);
  const ticks: number[] = [];
  // Through a decimal text: 3 * 0.1 is 0.30000000000000004.
  for (let at = first; at * step <= to + step * 1e-9 && ticks.length < 50; at += 1)
    ticks.push(Number((at * step).toPrecision(15)));
  return ticks;
}

/**
 * The first formula of one variable in a text: "$y = x^2 - 4$", "f(x) = sin x". Where the text is what a student asks
 * about it may also stand without its left side: "x^2 - 4".
 */
export function plotFrom(text: string, isAsked = false): Plot | null {
  const spans = [...text.matchAll(/\$\$?([^$]+)\$\$?|\\\((.+?)\\\)|\\\[(.+?)\\\]/gs)].map(
    ([, a, b, c]) => a ?? b ?? c ?? "",
  );
  for (const span of spans) {
    const plot = plotOf(span, isAsked, true);
    if (plot) return plot;
  }
  for (const { 0: start, index } of text.matchAll(/(?<![\p{L}\p{N}\\])(?:[yY]|[a-zA-Z] ?\( ?[a-zA-Z] ?\)) ?= ?/gu)) {
    const [formula = ""] = text
      .slice(index + start.length, index + start.length + 120)
      .split(/[,;:?!$\n，；：？！。、]/);
    // Where the sentence goes on after the formula, its words are no part of it.
    const words = formula.trim().split(" ").slice(0, 16);
    for (let length = words.length; length > 0; length -= 1) {
      const plot = plotOf(start + words.slice(0, length).join(" ").replace(/\.$/, ""), false, false);
      if (plot) return plot;
    }
  }
  return isAsked && spans.length === 0 ? plotOf(text, true, false) : null;
}

const leftSide = /^\s*(?:[a-zA-Z]\s*(?:\\left)?\(\s*(?<variable>[a-zA-Z])\s*(?:\\right)?\)|[yY])\s*=\s*(?<right>.+)$/s;

function plotOf(text: string, mayBeBare: boolean, mayHaveParameter: boolean): Plot | null {
  const { variable, right } = leftSide.exec(text)?.groups ?? {};
  if (right === undefined && !mayBeBare) return null;
  const written = (right ?? text).trim().replace(/[.,;]$/, "");
  const read = expressionOf(written);
  if (!read || written.length > 200 || hasConstant(read, "infinity")) return null;
  // "mmm" is a word, and "x" alone is a letter.
  if (right === undefined && (sizeOf(read) < 2 || !/[\d^+*/√²³\\(]|sin|cos|tan|ln|log|exp/.test(written))) return null;
  const symbols = [...symbolsOf(read)];
  const along = variable ?? (symbols.includes("x") ? "x" : symbols[0]);
  if (along === undefined || !symbols.includes(along) || (right !== undefined && /^y$/i.test(along) && !variable))
    return null;
  const [moved, ...others] = symbols.filter((name) => name !== along);
  if (others.length > 0 || (moved !== undefined && !(mayHaveParameter && /^[A-Za-z]$/.test(moved)))) return null;
  const plot = {
    x: { from: -5, to: 5, label: along },
    curves: [{ expression: written }],
    ...(moved !== undefined && { parameter: { name: moved, from: -3, to: 3, value: 1 } }),
  };
  const parsed = z.safeParse(Plot, { ...plot, x: { ...plot.x, ...widthFor(plot) } });
  return parsed.success ? parsed.data : null;
}

/** The smallest of some ranges that shows where the curve meets the axis and turns; without a half that has no values. */
function widthFor(plot: Plot): Range {
  const placesIn = (half: number) => {
    const { zeros, lows, highs } = landmarksOf({ ...plot, x: { from: -half, to: half } }, 0);
    return [...zeros, ...[...lows, ...highs].map(({ x }) => x)].map(Math.abs);
  };
  const halves = [5, 10, 20, 50, 100];
  const all = placesIn(100);
  // A wave has too many to show them all.
  const isFew = all.length > 0 && all.length <= 6;
  const half = halves.find((to) => (isFew ? all.every((place) => place < 0.95 * to) : placesIn(to).length > 0)) ?? 5;
  const hasLeft = evenly({ from: -half, to: 0 }, 60).slice(0, -1).map(curveOf(plot, 0)).some(Number.isFinite);
  return { from: hasLeft ? -half : 0, to: half };
}

function isDrawable(plot: z.infer<typeof Shape>): boolean {
  const variable = variableOf(plot);
  if (new Set(plot.curves.map(({ expression }) => expression)).size < plot.curves.length) return false;
  return plot.curves.every(({ expression }, curve) => {
    const read = expressionOf(expression);
    if (!read || [...symbolsOf(read)].some((name) => name !== variable && name !== plot.parameter?.name)) return false;
    return evenly(plot.x, 65).map(curveOf(plot, curve)).some(Number.isFinite);
  });
}

function evenly({ from, to }: Range, steps: number): readonly number[] {
  return Array.from({ length: steps + 1 }, (_, at) => from + ((to - from) * at) / steps);
}

const readBefore = new Map<string, Expression | null>();

/** A drag asks for the same few expressions again and again. */
function expressionOf(text: string): Expression | null {
  const known = readBefore.get(text);
  if (known !== undefined) return known;
  const read = freshExpression(text);
  if (readBefore.size > 50) readBefore.clear();
  readBefore.set(text, read);
  return read;
}

function freshExpression(text: string): Expression | null {
  const right = leftSide.exec(text)?.groups?.right ?? text;
  const read = parseExpression(right.replace(/^\s*\$+|\$+\s*$/g, ""));
  // What would have to be worked out first is no value at a point.
  if (!read.ok || hasCall(read.value, "derivative", "integral", "limit") || hasConstant(read.value, "i")) return null;
  return read.value;
}

const heights = new WeakMap<Plot, Range>();

/** The same for a plot however its parameter is moved, and more to reckon than the curves. */
function heightOf(plot: Plot): Range {
  const known = heights.get(plot);
  if (known) return known;
  const height = plot.y ? { from: plot.y.from, to: plot.y.to } : heightOfCurves(plot);
  heights.set(plot, height);
  return height;
}

/** Poles do not push everything else flat: what lies far outside of nine tenths of the values is cut off. */
function heightOfCurves(plot: Plot): Range {
  const { x, parameter } = plot;
  // For all that the parameter can be, so that the axis keeps still while it is moved.
  const moved = parameter ? [parameter.from, parameter.value, parameter.to] : [undefined];
  const values = plot.curves
    .flatMap((_, curve) => moved.flatMap((value) => evenly(x, 160).map(curveOf(plot, curve, value))))
    .filter((value) => Math.abs(value) <= 1e9)
    .sort((a, b) => a - b);
  const [least, most] = [values[0], values.at(-1)];
  if (least === undefined || most === undefined) return { from: -1, to: 1 };
  const low = values[Math.floor(values.length * 0.05)] ?? least;
  const high = values[Math.ceil(values.length * 0.95) - 1] ?? most;
  const usual = Math.max(high - low, (most - least) * 1e-6);
  const from = least < low - 1.5 * usual ? low - usual / 2 : least;
  const to = most > high + 1.5 * usual ? high + usual / 2 : most;
  if (to - from < 1e-9 * Math.max(1, Math.abs(to))) return { from: from - 1, to: to + 1 };
  const air = (to - from) * 0.06;
  // The x axis belongs to the picture where it is near.
  const isAbove = from >= 0 && from < to / 2;
  const isBelow = to <= 0 && to > from / 2;
  return { from: isAbove ? 0 : from - air, to: isBelow ? 0 : to + air };
}

function stretchesOf(f: Curve, { from, to }: Range, steps: number, leap: number): readonly (readonly Point[])[] {
  const stretches: Point[][] = [];
  let current: Point[] = [];
  const end = () => {
    if (current.length > 0) stretches.push(current);
    current = [];
  };
  const add = (point: Point) => {
    const last = current.at(-1) ?? stretches.at(-1)?.at(-1);
    if (Number.isFinite(point.y) && (!last || point.x > last.x)) current.push(point);
  };
  let before: Point | null = null;
  for (let at = 0; at <= steps; at += 1) {
    const x = from + ((to - from) * at) / steps;
    const here: Point = { x, y: f(x) };
    const [wasThere, isThere] = [before !== null && Number.isFinite(before.y), Number.isFinite(here.y)];
    if (before && wasThere !== isThere) {
      add(wasThere ? edgeOf(f, before, x) : edgeOf(f, here, before.x));
      if (wasThere) end();
    } else if (before && isThere && Math.abs(here.y - before.y) > leap) {
      const gap = gapBetween(f, before, here);
      if (gap) {
        add(gap[0]);
        end();
        add(gap[1]);
      }
    }
    add(here);
    before = here;
  }
  end();
  return stretches;
}

/** The last point that has a value, on the way from one that has to one that has none. */
function edgeOf(f: Curve, has: Point, hasNot: number): Point {
  let [edge, beyond] = [has, hasNot];
  for (let times = 0; times < 40; times += 1) {
    const x = (edge.x + beyond) / 2;
    const y = f(x);
    if (Number.isFinite(y)) edge = { x, y };
    else beyond = x;
  }
  return edge;
}

/** Where a curve leaps between two points. One that is only steep gets ever flatter the closer one looks. */
function gapBetween(f: Curve, before: Point, after: Point): readonly [Point, Point] | null {
  if (isEven(f, before, after)) return null;
  let [left, right] = [before, after];
  for (let times = 0; times < 36; times += 1) {
    const x = (left.x + right.x) / 2;
    const middle = { x, y: f(x) };
    if (!Number.isFinite(middle.y)) return [edgeOf(f, left, x), edgeOf(f, right, x)];
    if (Math.abs(middle.y - left.y) > Math.abs(right.y - middle.y)) right = middle;
    else left = middle;
  }
  return Math.abs(right.y - left.y) > Math.abs(after.y - before.y) / 4 ? [left, right] : null;
}

/** Steep all the way: at a quarter, a half and three quarters of the way it has come about so far. */
function isEven(f: Curve, before: Point, after: Point): boolean {
  const [width, height] = [after.x - before.x, after.y - before.y];
  return [0.25, 0.5, 0.75].every((share) => Math.abs((f(before.x + share * width) - before.y) / height - share) < 0.15);
}

function landmarksIn(f: Curve, stretches: readonly (readonly Point[])[], near: number): Landmarks {
  const zeros: number[] = [];
  const lows: Point[] = [];
  const highs: Point[] = [];
  const addZero = (x: number) => {
    if (!zeros.some((one) => Math.abs(one - x) < near)) zeros.push(x);
  };
  for (const points of stretches) {
    for (const [at, here] of points.entries()) {
      const next = points[at + 1];
      const before = points[at - 1];
      if (here.y === 0 && (before ?? next)?.y !== 0) addZero(here.x);
      else if (next && here.y * next.y < 0) addZero(crossing(f, here, next));
      if (!before || !next) continue;
      const isLow = here.y < before.y && here.y <= next.y;
      const isHigh = here.y > before.y && here.y >= next.y;
      if (!isLow && !isHigh) continue;
      const turn = turnBetween(f, before.x, next.x, isLow ? 1 : -1);
      (isLow ? lows : highs).push(turn);
      if (Math.abs(turn.y) <= 1e-9 * Math.abs(before.y)) addZero(turn.x);
    }
  }
  return { zeros: zeros.sort((a, b) => a - b), lows, highs };
}

function crossing(f: Curve, left: Point, right: Point): number {
  let [a, b] = [left, right];
  for (let times = 0; times < 50; times += 1) {
    const x = (a.x + b.x) / 2;
    const y = f(x);
    if (y * a.y > 0) a = { x, y };
    else b = { x, y };
  }
  return (a.x + b.x) / 2;
}

/** The lowest point, or with -1 the highest. */
function turnBetween(f: Curve, from: number, to: number, sign: 1 | -1): Point {
  let [a, b] = [from, to];
  for (let times = 0; times < 60; times += 1) {
    const [x, z] = [a + (b - a) / 3, b - (b - a) / 3];
    if (sign * f(x) <= sign * f(z)) b = z;
    else a = x;
  }
  const x = (a + b) / 2;
  return { x, y: f(x) };
}
