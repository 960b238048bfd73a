import {
  curveName,
  landmarksOf,
  meetingsOf,
  type Plot,
  type Point,
  type Range,
  samplesOf,
  valueAt,
  variableOf,
} from "@jotter/study-tools/plot";
import type { Translate } from "../../ui/translate.ts";

const mostNamed = 6;

/** What is drawn, for those who hear it: its range, where its curves are zero and where they turn. */
export function plotWords(
  plot: Plot,
  parameter: number | undefined,
  t: Translate,
  language: string,
): { readonly title: string; readonly description: string } {
  const name = variableOf(plot);
  const { curves, y } = samplesOf(plot, parameter);
  const number = (value: number) => numberText(value, language);
  const list = listIn(language);
  const points = (all: readonly Point[]) => list(all.map((point) => pointWords(point, plot, y, t, language)));
  const told = plot.curves.flatMap((_, at) => {
    const curve = shownName(plot, at);
    const { zeros, lows, highs } = landmarksOf(plot, at, parameter);
    const pieces = curves[at]?.length ?? 0;
    const isFew = zeros.length <= mostNamed;
    return [
      pieces > 1 ? t("plot.pieces", { curve, number: number(pieces) }) : "",
      // Where it is about their meetings, nobody asks for these.
      plot.meet
        ? ""
        : isFew
          ? zerosWords(plot, at, zeros, t, language)
          : t("plot.manyZeros", { curve, number: number(zeros.length) }),
      lows.length > 0 && lows.length <= mostNamed ? t("plot.low", { curve, points: points(lows) }) : "",
      highs.length > 0 && highs.length <= mostNamed ? t("plot.high", { curve, points: points(highs) }) : "",
    ];
  });
  return {
    title: t("plot.title", { curves: list(plot.curves.map((_, at) => shownName(plot, at))) }),
    description: [
      t("plot.range", { name, from: number(plot.x.from), to: number(plot.x.to) }),
      ...told,
      meetingWords(plot, parameter, t, language),
    ]
      .filter((sentence) => sentence !== "")
      .join(" "),
  };
}

/** Where the curves meet that it is about; empty where it is about none. */
export function meetingWords(plot: Plot, parameter: number | undefined, t: Translate, language: string): string {
  const { y } = samplesOf(plot, parameter, 2);
  const list = listIn(language);
  const sentences = meetingsOf(plot, parameter).map(({ curves, points }) => {
    const [only = 0, other] = curves;
    if (other === undefined) {
      const zeros = points.map(({ x }) => x);
      return zerosWords(plot, only, zeros, t, language);
    }
    const names = list(curves.map((curve) => shownName(plot, curve)));
    if (points.length === 0) return t("plot.apart", { curves: names });
    return t("plot.meet", {
      curves: names,
      points: list(points.map((point) => pointWords(point, plot, y, t, language))),
    });
  });
  return sentences.join(" ");
}

function zerosWords(plot: Plot, at: number, zeros: readonly number[], t: Translate, language: string): string {
  const curve = shownName(plot, at);
  if (zeros.length === 0) return t("plot.noZeros", { curve });
  const values = listIn(language)(zeros.map((zero) => nearText(zero, plot.x, language)));
  return t("plot.zeros", { curve, name: variableOf(plot), values });
}

function pointWords(point: Point, plot: Plot, y: Range, t: Translate, language: string): string {
  return t("plot.point", { x: nearText(point.x, plot.x, language), y: nearText(point.y, y, language) });
}

/** What is found by coming closer is only nearly nought. */
function nearText(value: number, { from, to }: Range, language: string): string {
  return numberText(Math.abs(value) < (to - from) * 1e-6 ? 0 : value, language);
}

function listIn(language: string) {
  return (all: readonly string[]) => new Intl.ListFormat(language, { type: "conjunction" }).format(all);
}

type Place = { readonly x: number; readonly parameter: number | undefined };

/** What the curves are worth at a place. */
export function readingWords(plot: Plot, { x, parameter }: Place, t: Translate, language: string): string {
  const number = (value: number) => numberText(value, language);
  const values = plot.curves.map((curve, at) => {
    const value = valueAt(plot, at, x, parameter);
    const said = curve.label?.trim() || (plot.curves.length === 1 ? "y" : shownName(plot, at));
    return Number.isNaN(value) ? `${said}: ${t("plot.noValue")}` : `${said} = ${number(value)}`;
  });
  return t("plot.at", { name: variableOf(plot), value: number(x), values: values.join("; ") });
}

/** What is moved beside the variable, by its name where it has one, and what it stands for now. */
export function parameterWords(
  { parameter }: Plot,
  { value, label }: { readonly value: number | undefined; readonly label: string | undefined },
  language: string,
): string | null {
  if (!parameter) return null;
  return `${label || parameter.name} = ${numberText(value ?? parameter.value, language)}`;
}

/** As it is written by hand: x² − 4. */
export function shownName(plot: Plot, curve: number): string {
  return curveName(plot, curve)
    .replace(/\^(\d+)/g, (_, digits: string) => [...digits].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join(""))
    .replaceAll(" * ", " · ")
    .replaceAll("-", "−");
}

/** Short enough for an axis, in the digits of the language. */
export function numberText(value: number, language: string): string {
  const size = Math.abs(value);
  const isLong = size >= 1e5 || (size > 0 && size < 1e-4);
  // A rounding error of a zero is a zero.
  const plain = size < 1e-9 ? 0 : value;
  const notation = !isLong || plain === 0 ? "standard" : size >= 1e5 && size < 1e12 ? "compact" : "scientific";
  return formatIn(language, notation).format(plain).replace("-", "−");
}

type Notation = "standard" | "compact" | "scientific";
const formats = new Map<string, Intl.NumberFormat>();

/** Each costs more to make than a picture's worth of numbers does. */
function formatIn(language: string, notation: Notation): Intl.NumberFormat {
  const key = `${language} ${notation}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(language, { maximumSignificantDigits: 4, notation });
  formats.set(key, format);
  return format;
}
