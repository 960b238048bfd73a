import { derivativeOf } from "./differentiate.ts";
import {
  anyOf,
  type Expression,
  equation,
  factorsOf,
  has,
  hasConstant,
  infinity,
  isNumber,
  negative,
  product,
  quotient,
  relation,
  replaced,
  type Statement,
  symbol,
  symbolsOf,
  zero,
} from "./expression.ts";
import { solveInequalities } from "./inequality.ts";
import { limitOf } from "./limit.ts";
import { cancelled, expand, factor, fractionOf } from "./normal.ts";
import { realValue } from "./numeric.ts";
import { parseExpression } from "./parse.ts";
import { plainMaths } from "./plain-maths.ts";
import { latexOf, plainOf, statementLatex, statementPlain } from "./print.ts";
import { attempt, stop } from "./problem.ts";
import { tidy } from "./simplify.ts";
import { solveEquation } from "./solve.ts";
import { noteFormula, type Working } from "./steps.ts";
import type { ReadingOptions } from "./tokens.ts";

/** Where a function is positive and negative, or all that a sketch of it needs. */
export type CurveTask = {
  readonly kind: "signs" | "sketch";
  readonly expression: Expression;
  readonly variable: string;
  /** Its zeros are asked for beside its shape. */
  readonly withZeros?: boolean;
};

export type Point = { readonly x: Expression; readonly y: Expression };

/** What is true of a function, as statements about its letter. */
export type Features = {
  readonly zeros: readonly Expression[];
  readonly gaps: readonly Expression[];
  readonly positive: Statement;
  readonly negative: Statement;
};

export type Course = Features & {
  readonly rising: Statement;
  readonly falling: Statement;
  readonly maxima: readonly Point[];
  readonly minima: readonly Point[];
  readonly upward: Statement;
  readonly downward: Statement;
  readonly inflections: readonly Point[];
};

function rootsOf(of: Expression, x: string): readonly Expression[] {
  if (!has(of, x)) return [];
  const found = solveEquation(equation(of, zero), x);
  if (found.integer !== null || found.everything) return stop({ kind: "cannot" });
  return found.values.toSorted((a, b) => realValue(a) - realValue(b));
}

const listed = (x: string, values: readonly Expression[]): string =>
  values.length === 0 ? "\\varnothing" : statementLatex(anyOf(values.map((value) => equation(symbol(x), value))));
const where = (of: Expression, sign: "<" | ">", x: string): Statement =>
  has(of, x)
    ? solveInequalities([relation(of, sign, zero)], x)
    : { kind: (sign === ">" ? realValue(of) > 0 : realValue(of) < 0) ? "everything" : "nothing" };

/** Zeros and gaps, and a chart of the signs between them, factor by factor. */
export function signsOf({ expression, variable: x }: CurveTask, working: Working): Features {
  const [above, below] = fractionOf(expression);
  const [over, under] = [factor(above), factor(below)];
  const gaps = rootsOf(below, x);
  const zeros = rootsOf(above, x).filter(
    (each) => !gaps.some((gap) => Math.abs(realValue(gap) - realValue(each)) < 1e-12),
  );
  const written = isNumber(under, 1n) ? over : quotient(over, under);
  noteFormula(working, "factorFurther", latexOf(expression), latexOf(written));
  noteFormula(working, "zerosOfCurve", `${latexOf(over)} = 0`, listed(x, zeros));
  if (gaps.length > 0) noteFormula(working, "gapsOfCurve", `${latexOf(under)} = 0`, listed(x, gaps));
  const points = [...zeros, ...gaps].toSorted((a, b) => realValue(a) - realValue(b));
  const chart = chartOf(
    [...factorsOf(over), ...factorsOf(under)].filter((each) => has(each, x)),
    expression,
    points,
    gaps,
    x,
  );
  noteFormula(working, "signChart", latexOf(written), chart);
  return { zeros, gaps, positive: where(expression, ">", x), negative: where(expression, "<", x) };
}

/** A row for each factor and one for the whole; between the points a sign is the same everywhere. */
function chartOf(
  factors: readonly Expression[],
  whole: Expression,
  points: readonly Expression[],
  gaps: readonly Expression[],
  x: string,
): string {
  const at = points.map((point) => realValue(point));
  const middles = [...at, Number.NaN].map((high, index) => {
    const low = at[index - 1];
    if (low === undefined) return Number.isNaN(high) ? 0 : high - 1;
    return Number.isNaN(high) ? low + 1 : (low + high) / 2;
  });
  const sign = (value: number) => (value > 0 ? "+" : "-");
  const row = (of: Expression, name: string) => {
    const cells = middles.flatMap((middle, index) => {
      const own = sign(realValue(of, { [x]: middle }));
      const point = at[index];
      if (point === undefined) return [own];
      const isGap = of === whole && gaps.some((gap) => realValue(gap) === point);
      const value = realValue(of, { [x]: point });
      return [own, isGap ? "\\|" : Math.abs(value) < 1e-9 ? "0" : sign(value)];
    });
    return [name, ...cells].join(" & ");
  };
  const head = [x, ...points.flatMap((point) => ["", latexOf(point)]), ""].join(" & ");
  const rows = factors.map((each) => row(each, latexOf(each)));
  return `\\begin{array}{c|${"c".repeat(points.length * 2 + 1)}}${[head, ...rows, row(whole, "f")].join(" \\\\ ")}\\end{array}`;
}

/** Domain, zeros, asymptotes, where it rises and how it bends: each by its own step. */
export function courseOf(task: CurveTask, working: Working): Course {
  const { expression: f, variable: x } = task;
  const signs: Working = [];
  const features = signsOf(task, signs);
  const { gaps, zeros } = features;
  const domain = gaps.length === 0 ? "\\mathbb{R}" : gaps.map((gap) => `${x} \\ne ${latexOf(gap)}`).join(", \\; ");
  noteFormula(working, "domainOfCurve", `f(${x}) = ${latexOf(f)}`, domain);
  noteFormula(working, "zerosOfCurve", `f(${x}) = 0`, listed(x, zeros));
  const height = attempt(() => tidy(replaced(f, symbol(x), zero)));
  if (height.ok && !gaps.some((gap) => realValue(gap) === 0))
    noteFormula(working, "heightAtZero", "f(0)", `f(0) = ${latexOf(height.value)}`);
  const lines = asymptotes(f, gaps, x);
  if (lines.length > 0) noteFormula(working, "asymptotes", `f(${x}) = ${latexOf(f)}`, lines.join(", \\; "));
  const slope = derivativeOf(f, x);
  noteFormula(working, "collectDerivative", `f(${x})`, `f'(${x}) = ${latexOf(slope)}`);
  const [rising, falling] = [where(slope, ">", x), where(slope, "<", x)];
  noteFormula(working, "risesAndFalls", `f'(${x}) > 0`, statementLatex(rising));
  const turning = rootsOf(fractionOf(slope)[0], x).filter((each) =>
    Number.isFinite(realValue(f, { [x]: realValue(each) })),
  );
  const bend = cancelled(derivativeOf(slope, x));
  const pointAt = (at: Expression): Point => ({ x: at, y: tidy(replaced(f, symbol(x), at)) });
  const turns = (from: 1 | -1) =>
    turning.filter((each) => changes(slope, x, realValue(each), [...turning, ...gaps]) === from).map(pointAt);
  const [maxima, minima] = [turns(1), turns(-1)];
  noteFormula(working, "extremaOfCurve", `f'(${x}) = 0`, pointsLatex([...maxima, ...minima]));
  noteFormula(working, "collectDerivative", `f'(${x})`, `f''(${x}) = ${latexOf(bend)}`);
  const [upward, downward] = [where(bend, ">", x), where(bend, "<", x)];
  noteFormula(working, "bends", `f''(${x}) > 0`, statementLatex(upward));
  const flat = rootsOf(fractionOf(bend)[0], x).filter((each) =>
    Number.isFinite(realValue(f, { [x]: realValue(each) })),
  );
  const inflections = flat.filter((each) => changes(bend, x, realValue(each), [...flat, ...gaps]) !== 0).map(pointAt);
  noteFormula(working, "inflections", `f''(${x}) = 0`, pointsLatex(inflections));
  return { ...features, rising, falling, maxima, minima, upward, downward, inflections };
}

/** 1 where a sign goes from plus to minus, -1 from minus to plus, 0 where it stays. */
function changes(of: Expression, x: string, at: number, others: readonly Expression[]): 1 | -1 | 0 {
  const gaps = others.map((each) => Math.abs(realValue(each) - at)).filter((gap) => gap > 1e-9);
  const step = Math.min(0.01, ...gaps.map((gap) => gap / 3));
  const [before, after] = [realValue(of, { [x]: at - step }), realValue(of, { [x]: at + step })];
  return before > 0 && after < 0 ? 1 : before < 0 && after > 0 ? -1 : 0;
}

export function pointsLatex(points: readonly Point[]): string {
  return points.length === 0
    ? "\\varnothing"
    : points.map(({ x, y }) => `(${latexOf(x)} \\mid ${latexOf(y)})`).join(", \\; ");
}

const pointsPlain = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `(${plainOf(x)}, ${plainOf(y)})`).join(", ") || "{}";

function asymptotes(f: Expression, gaps: readonly Expression[], x: string): readonly string[] {
  const upright = gaps
    .filter((gap) => Math.abs(realValue(f, { [x]: realValue(gap) + 1e-7 })) > 1e4)
    .map((gap) => `${x} = ${latexOf(gap)}`);
  const ends = [infinity, negative(infinity)].flatMap((end) => {
    const limit = attempt(() => limitOf(f, x, end), 30_000);
    return limit.ok && !hasConstant(limit.value, "infinity") ? [limit.value] : [];
  });
  const level = [...new Set(ends.map((each) => `y = ${latexOf(each)}`))];
  return [...upright, ...level, ...(level.length === 0 ? slanted(f, x) : [])];
}

/** A line that the curve comes near to far out: f/x has a limit, and so has what is left. */
function slanted(f: Expression, x: string): readonly string[] {
  const found = attempt(() => {
    if (!has(fractionOf(f)[1], x)) return [];
    const slope = limitOf(quotient(f, symbol(x)), x, infinity);
    if (hasConstant(slope, "infinity") || isNumber(slope, 0n)) return [];
    const line = product(slope, symbol(x));
    const rest = limitOf(tidy(expandedDifference(f, line)), x, infinity);
    if (hasConstant(rest, "infinity")) return [];
    return [`y = ${latexOf(tidy({ kind: "sum", terms: [line, rest] }))}`];
  }, 30_000);
  return found.ok ? found.value : [];
}

function expandedDifference(f: Expression, line: Expression): Expression {
  const [above, below] = fractionOf(f);
  return quotient(expand({ kind: "sum", terms: [above, negative(product(line, below))] }), below);
}

export function curveAnswer(
  task: CurveTask,
  working: Working,
): { readonly question: string; readonly result: string; readonly plain: string } {
  const question = `f(${task.variable}) = ${latexOf(task.expression)}`;
  if (task.kind === "signs") {
    const { positive, negative: below } = signsOf(task, working);
    return {
      question,
      result: `f > 0: \\; ${statementLatex(positive)}; \\quad f < 0: \\; ${statementLatex(below)}`,
      plain: `f > 0: ${statementPlain(positive)}; f < 0: ${statementPlain(below)}`,
    };
  }
  const { zeros, maxima, minima, inflections } = courseOf(task, working);
  if (task.withZeros) {
    const kinds = [["max", maxima] as const, ["min", minima] as const].filter(([, points]) => points.length > 0);
    const crossing = anyOf(zeros.map((zero) => equation(symbol(task.variable), zero)));
    return {
      question,
      result: [
        ...kinds.map(([name, points]) => `\\${name}: ${pointsLatex(points)}`),
        `f = 0: \\; ${listed(task.variable, zeros)}`,
      ].join("; \\quad "),
      plain: [
        ...kinds.map(([name, points]) => `${name}: ${pointsPlain(points)}`),
        `f = 0: ${zeros.length === 0 ? "{}" : statementPlain(crossing)}`,
      ].join("; "),
    };
  }
  return {
    question,
    result: `\\max: ${pointsLatex(maxima)}; \\quad \\min: ${pointsLatex(minima)}; \\quad f'' = 0: ${pointsLatex(inflections)}`,
    plain: `max: ${pointsPlain(maxima)}; min: ${pointsPlain(minima)}; inflection: ${pointsPlain(inflections)}`,
  };
}

const words = {
  signs:
    /sign chart|sign table|sign diagram|tabla de signos|(?:estudia|estudiar) el signo|tableau de signes?|(?:étudier|étudie) le signe|vorzeichentabelle|符号表|讨论.*符号|判断.*符号|符号を調べ/iu,
  sketch:
    /curve sketching|sketch (?:the )?(?:graph|curve)|discuss the (?:curve|function|graph)|analy[sz]e the (?:function|curve)|kurvendiskussion|kurvenuntersuchung|untersuche die funktion|diskutiere die (?:funktion|kurve)|estudia la función|estudio completo|étudier la fonction|étude (?:complète )?de la fonction|讨论函数|研究函数|画出函数|増減.*調べ|グラフの概形|グラフをかけ/iu,
  turning:
    /\bvert(?:ex|ices)\b|turning points?|stationary points?|extrem|extrém|hochpunkt|tiefpunkt|scheitel|vértice|\bsommet\b|m[aá]xim|m[ií]nim|顶点|頂点|极值|極値|最大|最小/iu,
  zeros:
    /hits? the ground|reach(?:es)? the ground|\blands?\b|auf dem boden|llega al suelo|toca el suelo|touche le sol|落地|\b[xy]-? ?intercepts?\b|\bintercepts\b|\bzeros?\b|\broots\b|nullstellen?|(?:achsen)?schnittpunkte?|cortes? con|puntos? de corte|\bceros\b|raíces|zéros|racines|intersections? avec|零点|与\s*x\s*轴的?交点|x\s*軸との(?:交点|共有点)/iu,
} as const;

/** "Find the vertex and the x-intercepts": of a curve more than one thing is asked. */
const asksBoth = (text: string) => words.turning.test(text) && words.zeros.test(text);

export function readCurve(text: string, options: ReadingOptions): CurveTask | null {
  const withZeros = asksBoth(text);
  const kind = words.signs.test(text) ? "signs" : words.sketch.test(text) || withZeros ? "sketch" : null;
  if (kind === null) return null;
  const plain = plainMaths(text);
  const [, named, given] = /(?<![a-zA-Z])[fghy]\s*(?:\(\s*([a-z])\s*\))?\s*=\s*(.+)$/su.exec(plain) ?? [];
  const rest = given ?? plain;
  const runs = rest.match(/(?:\\(?:frac|sqrt|cdot)|sqrt|exp|ln|[-+*/^(){}\d.\s²³⁴√·xte])+/gu) ?? [];
  const body = runs
    .map((run) => run.trim().replace(/[.\s]+$/u, ""))
    .filter((run) => /[xt]/.test(run) && /[\d+*/^²³⁴-]/.test(run));
  const longest = body.toSorted((a, b) => b.length - a.length)[0];
  const read = longest === undefined ? null : parseExpression(longest, options);
  const [letter, more] = read?.ok ? [...symbolsOf(read.value)] : [];
  if (!read?.ok || letter === undefined || more !== undefined || (named !== undefined && named !== letter)) return null;
  return { kind, expression: read.value, variable: letter, ...(withZeros && kind === "sketch" ? { withZeros } : {}) };
}
