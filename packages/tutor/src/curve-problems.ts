import type { MathsTask } from "@jotter/analysis/maths/answer";
import { derivativeOf } from "@jotter/analysis/maths/differentiate";
import {
  anyOf,
  difference,
  type Expression,
  equation,
  has,
  infinity,
  negative,
  product,
  replaced,
  type Statement,
  sum,
  symbol,
  symbolsOf,
  zero,
} from "@jotter/analysis/maths/expression";
import { realValue } from "@jotter/analysis/maths/numeric";
import { parseExpression } from "@jotter/analysis/maths/parse";
import { plainMaths } from "@jotter/analysis/maths/plain-maths";
import { attempt } from "@jotter/analysis/maths/problem";
import { tidy } from "@jotter/analysis/maths/simplify";
import { solveEquation } from "@jotter/analysis/maths/solve";
import type { Language } from "@jotter/domain/settings";
import { asksHeight, type Heights, type Peak } from "./heights.ts";
import type { Meaning } from "./meaning.ts";
import { type ReadingContext, readLine, usesDecimalComma } from "./reading/read-line.ts";
import { relationsIn } from "./real-sets.ts";
import { statementOf } from "./statements.ts";

/** What a question about a curve comes to, and the tasks that answer it one after the other. */
export type CurveProblem = {
  readonly asks: "differentiate" | "critical-points" | "extreme-values" | "maximum" | "minimum" | "limit";
  readonly meaning: Meaning;
  readonly tasks: readonly MathsTask[];
};

const words = {
  definition:
    /limit definition|first principles|differenzenquotient|definici[oó]n (?:de l[ií]mite|de derivada)|définition de la dérivée|定义求|定義に/iu,
  second: /second derivative|zweite ableitung|segunda derivada|dérivée seconde|二阶导|第二次導関数|2次導関数/iu,
  maximum: /\bmax\b|\bmaxim|\bmáxim|hochpunkt|\bmaximal|极大|最大|極大/iu,
  minimum: /\bmin\b|\bminim|\bmínim|tiefpunkt|极小|最小|極小/iu,
  critical:
    /critical point|stationary|extrem|extrém|turning point|puntos? cr[ií]tico|points? critiques?|kritische|极值|驻点|極値|停留点/iu,
  vertex: /\bvertex\b|scheitel|vértice|\bsommet\b|顶点|頂点/iu,
} as const;

/** Asked with more words than the engine's own questions: extrema, second derivatives, slopes of circles. */
export function curveProblem(text: string, language: Language): CurveProblem | null {
  return implicit(text, language) ?? oneSided(text, language) ?? ofFunction(text, language);
}

function ofFunction(text: string, language: Language): CurveProblem | null {
  const spoken = plainMaths(text);
  const range = rangeIn(spoken, language);
  const clean = range === null ? spoken : spoken.replace(range.said, " ");
  const kind = (Object.keys(words) as (keyof typeof words)[]).find((each) => words[each].test(clean));
  const [, called = "f", letter = "x", body = ""] = /([fghyA-Z])(?:\(([a-z])\))?\s*=\s*([^?。,，]+)/u.exec(clean) ?? [];
  // "… and when does it land?": what else is asked would be called wrong.
  if (kind === undefined || body === "" || more.test(clean)) return null;
  const of = functionIn(body, letter, language);
  if (of === null) return null;
  const slope: MathsTask = { kind: "differentiate", expression: of, variable: letter };
  if (kind === "definition") {
    return { asks: "differentiate", meaning: { kind: "derivative", of, letter, order: 1 }, tasks: [slope] };
  }
  const first = attempt(() => derivativeOf(of, letter));
  if (!first.ok) return null;
  if (kind === "second") {
    const again: MathsTask = { kind: "differentiate", expression: first.value, variable: letter };
    return { asks: "differentiate", meaning: { kind: "derivative", of, letter, order: 2 }, tasks: [slope, again] };
  }
  if (kind === "vertex") {
    const again = attempt(() => derivativeOf(first.value, letter));
    // Only a parabola has one.
    if (!again.ok || symbolsOf(again.value).size > 0 || !symbolsOf(first.value).has(letter)) return null;
    return extrema("minimum", of, first.value, letter) ?? extrema("maximum", of, first.value, letter);
  }
  const asks = { name: called, isHeight: asksHeight(clean) };
  if (range !== null) return onRange(of, letter, range, first.value, clean, asks);
  return extrema(kind, of, first.value, letter, asks);
}

const more =
  /[?？].*[?？]|\b(?:and|y|et|und) (?:when|how|what|where|why|cuándo|cuál|dónde|quand|quel(?:le)?|où|wann|wie|wo|welche[rns]?)\b/iu;

/** The longest beginning of a text that is a function of the letter; words may follow it. */
function functionIn(body: string, letter: string, language: Language): Expression | null {
  const context: ReadingContext = { letters: new Set([letter]), language, units: "dropped" };
  const chain = readLine(body.replace(/[.。](?!\d).*$/u, ""), context)[0]?.claims[0]?.alternatives[0]?.[0];
  const of = chain?.sides[0]?.expression ?? null;
  return of !== null && chain?.signs.length === 0 && symbolsOf(of).has(letter) ? of : null;
}

/** The same question of another function, as a twin asks it. */
export function extremaOf(
  asks: "critical-points" | "maximum" | "minimum",
  curve: Expression,
  letter: string,
): CurveProblem | null {
  const slope = attempt(() => derivativeOf(curve, letter));
  const named = { name: "f", isHeight: false };
  return slope.ok ? extrema(asks === "critical-points" ? "critical" : asks, curve, slope.value, letter, named) : null;
}

function extrema(
  kind: "critical" | "maximum" | "minimum",
  curve: Expression,
  slope: Expression,
  letter: string,
  { name, isHeight }: Asks = { name: "f", isHeight: false },
): CurveProblem | null {
  const statement = equation(slope, zero);
  const asked = kind === "critical" ? null : turns(slope, letter, kind);
  if (kind !== "critical" && asked === null) return null;
  const kinds = kind === "critical" ? (["maximum", "minimum"] as const) : [kind];
  const points = kinds.flatMap((each) =>
    peaksIn(each === kind ? asked : turns(slope, letter, each), each, curve, letter),
  );
  const heights: Heights = { name, points, isAsked: isHeight && points.length > 0 };
  return {
    asks: kind === "critical" ? "critical-points" : kind,
    meaning: { kind: "set", statement, unknowns: [letter], within: null, isShown: false, asked, curve, heights },
    tasks: [
      { kind: "differentiate", expression: curve, variable: letter },
      { kind: "solve", statement, variable: letter },
    ],
  };
}

type Asks = { readonly name: string; readonly isHeight: boolean };

function peaksIn(places: Statement | null, kind: Peak["kind"], curve: Expression, letter: string): readonly Peak[] {
  return relationsIn(places ?? { kind: "nothing" }).flatMap(({ right: at }) => {
    const height = attempt(() => tidy(replaced(curve, symbol(letter), at)), 30_000);
    return height.ok ? [{ kind, at, height: height.value }] : [];
  });
}

type Range = { readonly said: string; readonly low: Expression; readonly high: Expression };

/** "0 ≤ x ≤ 3", "[0, 3]": both ends belong to it. */
function rangeIn(text: string, language: Language): Range | null {
  const end = "-?\\s*[\\dπ][\\d.,/π]*?";
  const between = new RegExp(
    `[（(]?\\s*(${end})\\s*≤\\s*[a-z]\\s*≤\\s*(${end})\\s*[)）]?(?=[\\s,;.。のにでにおける]|$)`,
    "u",
  ).exec(text);
  const bracket = new RegExp(
    `(?:(?:on|over|in|auf|en|sur|dans) )?(?:the |dem |el |l['’])?(?:closed )?(?:interval(?:lo?|le?)? )?(?:区间)?\\[\\s*(${end})\\s*[,;，]\\s*(${end})\\s*\\](?:上)?`,
    "iu",
  ).exec(text);
  const [said, a = "", b = ""] = between ?? bracket ?? [];
  if (said === undefined) return null;
  const [low, high] = [a, b].map((each) => parseExpression(each, { decimalComma: usesDecimalComma(language) }));
  return low?.ok && high?.ok && realValue(low.value) < realValue(high.value)
    ? { said, low: low.value, high: high.value }
    : null;
}

/** The greatest and the least value on a range: where the slope is nought, or at an end. */
function onRange(
  curve: Expression,
  letter: string,
  { low, high }: Range,
  slope: Expression,
  text: string,
  { name }: Asks,
): CurveProblem | null {
  const found = has(slope, letter) ? attempt(() => solveEquation(equation(slope, zero), letter), 60_000) : null;
  if (found !== null && (!found.ok || found.value.integer !== null || found.value.everything)) return null;
  const [from, to] = [realValue(low), realValue(high)];
  const flat = (found?.ok ? found.value.values : []).filter((at) => realValue(at) > from && realValue(at) < to);
  const all = [low, ...flat, high].map((at) => ({
    at,
    height: attempt(() => tidy(replaced(curve, symbol(letter), at)), 30_000),
  }));
  const points = all.flatMap(({ at, height }) =>
    height.ok ? [{ at, height: height.value, size: realValue(height.value) }] : [],
  );
  if (points.length < all.length || points.some(({ size }) => !Number.isFinite(size))) return null;
  const most = Math.max(...points.map(({ size }) => size));
  const least = Math.min(...points.map(({ size }) => size));
  const isBoth = words.maximum.test(text) === words.minimum.test(text);
  const peaks = (kind: Peak["kind"], size: number) =>
    isBoth || words[kind].test(text)
      ? points.flatMap((each) =>
          Math.abs(each.size - size) < 1e-9 ? [{ kind, at: each.at, height: each.height }] : [],
        )
      : [];
  const heights: Heights = { name, points: [...peaks("maximum", most), ...peaks("minimum", least)], isAsked: true };
  const places = (of: readonly Expression[]) => anyOf(of.map((at) => equation(symbol(letter), at)));
  const sets = [flat, [low, high], [...flat, low, high], ...points.map(({ at }) => [at])].map((each) => places(each));
  return {
    asks: isBoth ? "extreme-values" : words.maximum.test(text) ? "maximum" : "minimum",
    meaning: { kind: "features", curve, letter, sets, asked: [], heights },
    tasks: [
      { kind: "differentiate", expression: curve, variable: letter },
      ...(flat.length > 0 ? [{ kind: "solve", statement: equation(slope, zero), variable: letter } as const] : []),
    ],
  };
}

/** Of the zeros of the slope those where it changes its sign as asked. */
function turns(slope: Expression, letter: string, kind: "maximum" | "minimum"): Statement | null {
  const found = attempt(() => solveEquation(equation(slope, zero), letter), 60_000);
  if (!found.ok || found.value.integer !== null || found.value.everything) return null;
  const values = found.value.values.map((value) => ({ value, at: realValue(value) }));
  const gaps = values.flatMap(({ at }, index) => values.slice(index + 1).map((other) => Math.abs(other.at - at)));
  const step = Math.min(0.01, ...gaps.map((gap) => gap / 3));
  const sign = kind === "maximum" ? 1 : -1;
  const kept = values.filter(
    ({ at }) =>
      sign * realValue(slope, { [letter]: at - step }) > 0 && sign * realValue(slope, { [letter]: at + step }) < 0,
  );
  return kept.length === 0 ? null : anyOf(kept.map(({ value }) => equation(symbol(letter), value)));
}

/** "Find y' if x² + y² = 25": the slope of a curve, as the letter it is to be written with. */
function implicit(text: string, language: Language): CurveProblem | null {
  const clean = plainMaths(text);
  if (!/y'|dy\s*\/\s*dx|\\frac\{dy\}\{dx\}/.test(clean)) return null;
  const letter = /\b(?:write|use)\s+([a-z])\s+for/i.exec(clean)?.[1] ?? "p";
  const names = new Set(["x", "y"]);
  const plain = clean.replace(/\([^()]*'[^()]*\)/g, " ");
  const claims = readLine(plain, { letters: names, language, units: "dropped" })[0]?.claims ?? [];
  const curve = claims
    .flatMap((claim) => relationsIn(statementOf(claim, names) ?? { kind: "nothing" }))
    .find(
      ({ left, right, comparison }) =>
        comparison === "=" && symbolsOf(left, symbolsOf(right)).size === 2 && symbolsOf(left).size === 2,
    );
  if (curve === undefined) return null;
  const gap = difference(curve.left, curve.right);
  const slopes = attempt(() => [derivativeOf(gap, "x"), derivativeOf(gap, "y")] as const);
  if (!slopes.ok) return null;
  const [byX, byY] = slopes.value;
  const statement = equation(sum(byX, product(byY, symbol(letter))), zero);
  return {
    asks: "differentiate",
    meaning: { kind: "set", statement, unknowns: [letter], within: null, isShown: false, asked: null },
    tasks: [{ kind: "solve", statement, variable: letter }],
  };
}

/** "x → 3⁻": what numbers on one side of a point come to, where they run away. */
function oneSided(text: string, language: Language): CurveProblem | null {
  const clean = plainMaths(text).replace(/lim_\{?/, "lim ");
  const [whole, letter = "x", point = "", sign = ""] =
    /([a-z])\s*→\s*(-?\d+(?:\.\d+)?)\s*(⁻|⁺|\^\{?[-+]\}?)\}?/u.exec(clean) ?? [];
  if (whole === undefined) return null;
  const context: ReadingContext = { letters: new Set([letter]), language, units: "dropped" };
  const body = clean.replace(whole, " ").replace(/\\?lim/, " ");
  const of = (readLine(body, context)[0]?.claims ?? [])
    .flatMap(({ alternatives }) =>
      alternatives.flat().flatMap(({ sides }) => sides.flatMap(({ expression }) => expression ?? [])),
    )
    .find((each) => symbolsOf(each).has(letter));
  if (of === undefined) return null;
  const way = /[-⁻]/.test(sign) ? -1 : 1;
  const [far = 0, near = 0] = [1e-4, 1e-8].map((size) => realValue(of, { [letter]: Number(point) + way * size }));
  if (!(Math.abs(near) > 1e5 && Math.abs(near) > 100 * Math.abs(far))) return null;
  const value: Expression = near > 0 ? infinity : negative(infinity);
  return { asks: "limit", meaning: { kind: "value", value, isQuantity: false }, tasks: [] };
}
