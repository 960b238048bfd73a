import { children, type Expression, keyOf, minusOne, type Relation } from "@jotter/analysis/maths/expression";
import type { Chain } from "../reading/chains.ts";
import { type LineReading, type ReadingContext, readLine } from "../reading/read-line.ts";
import { roundedBy } from "../rounding.ts";
import { type JudgedLine, judged } from "../verdict.ts";
import { argumentOf, type Complex, complexOf, hasImaginary, isClose, sizeOf } from "./complex-numbers.ts";

/** A number, or the roots of an equation, over the complex numbers. */
export type ComplexMeaning = {
  readonly kind: "complex";
  readonly targets: readonly Complex[];
  readonly unknown: string | null;
  readonly relation: Relation | null;
  readonly form: "cartesian" | "polar" | "real" | "angle" | "parts";
  /** Letters that lines may speak of. */
  readonly names: Readonly<Record<string, Complex>>;
  /** Whoever knows real numbers only says that there is no solution. */
  readonly acceptsNone: boolean;
};

export type ComplexWorking = {
  readonly meaning: ComplexMeaning;
  readonly last: { readonly line: number; readonly isEnd: boolean } | null;
};

export type ComplexStep = { readonly working: ComplexWorking; readonly judged: JudgedLine };

/** "2 cis 120°" */
export function cis(text: string): string {
  return text.replace(/\bcis\s*(?:\(([^()]*)\)|([-\w.°π/]+))/g, (_whole, one?: string, two?: string) => {
    const angle = one ?? two ?? "0";
    return `*(cos(${angle})+i*sin(${angle}))`;
  });
}

export function judgeComplexLine(
  working: ComplexWorking,
  text: string,
  line: number,
  context: ReadingContext,
): ComplexStep {
  const steps = readLine(withNames(text), context).map((reading) => judgedReading(working, reading, line, context));
  return (
    steps.find(({ judged: { verdict } }) => verdict === "follows") ??
    steps[0] ?? { working, judged: judged("unjudged", "unread") }
  );
}

/** "i√3" is i times a root, and z̄ a number of its own. */
export function withNames(text: string): string {
  return cis(text)
    .replace(/\bz\s*\*(?=\s*(?:[=+\-)]|$|\s[a-z]))|z̄|\\bar\{z\}|z_?bar\b/g, " w ")
    .replace(/√\s*(\d+)/g, " sqrt($1) ");
}

function judgedReading(
  working: ComplexWorking,
  reading: LineReading,
  line: number,
  { language }: ReadingContext,
): ComplexStep {
  const { meaning } = working;
  const from = working.last?.line ?? 0;
  const right = (isEnd: boolean): ComplexStep => ({
    working: { ...working, last: { line, isEnd } },
    judged: judged("follows", "follows", from),
  });
  const said = (verdict: JudgedLine): ComplexStep => ({ working, judged: verdict });
  if (reading.said === "nothing" && reading.claims.length === 0)
    return meaning.unknown !== null && meaning.acceptsNone
      ? right(true)
      : said(judged("wrong", "otherSolutions", from));
  const claims = reading.claims.filter(({ role }) => role !== "premise");
  if (meaning.unknown !== null) {
    const found = valuesOf(
      claims.flatMap(({ alternatives }) => alternatives.flat()),
      meaning.unknown,
    );
    if (found !== null) return judgedRoots(working, found, reading, line);
  }
  const chains = claims.flatMap(({ alternatives }) => alternatives.flat());
  const verdicts = chains.map((chain) =>
    judgedChain(working, chain, reading, language === "de" || language === "fr" || language === "es"),
  );
  if (verdicts.length === 0 || verdicts.includes(null)) return said(judged("unjudged", "unread"));
  if (verdicts.includes("untrue")) return said(judged("wrong", "notTrue"));
  if (verdicts.includes("other"))
    return said(judged("wrong", meaning.unknown === null ? "otherValue" : "otherSolutions", from));
  if (verdicts.includes("unknown")) return said(judged("unjudged", "notKnown"));
  if (verdicts.includes("end") || verdicts.every((each) => each === "parts-end")) return right(true);
  return verdicts.includes("same") ? right(false) : said(judged("follows", "trueBeside"));
}

/** "z = 2, -1 ± i√3": what the unknown may be; null where a line says something else. */
function valuesOf(chains: readonly Chain[], unknown: string): readonly Chain["sides"][number][] | null {
  const found: Chain["sides"][number][] = [];
  for (const { sides, signs, name } of chains) {
    const [first, last] = [sides[0], sides.at(-1)];
    const isOwn = first?.expression?.kind === "symbol" && first.expression.name.replace(/_.*$/, "") === unknown;
    const isBare = signs.length === 0 && found.length > 0 && name === null;
    const isNamed = name !== null && name.replace(/[_₁-₄\d].*$/, "") === unknown;
    if (last === undefined || !(isBare || isNamed || (isOwn && signs.every((sign) => sign === "=" || sign === "≈"))))
      return null;
    found.push(last);
  }
  return found.length === 0 ? null : found;
}

function judgedRoots(
  working: ComplexWorking,
  found: readonly Chain["sides"][number][],
  reading: LineReading,
  line: number,
): ComplexStep {
  const { targets } = working.meaning;
  const from = working.last?.line ?? 0;
  const values = found.map(({ expression }) => expression && complexOf(expression));
  if (values.some((each) => each === null)) return { working, judged: judged("unjudged", "notKnown") };
  const isSame = (one: Complex, text: string) =>
    targets.findIndex((each) => isClose(each, one) || isRoundedComplex(text, one, each));
  const places = values.map((each, at) => (each === null ? -1 : isSame(each, found[at]?.text ?? "")));
  if (places.includes(-1)) return { working, judged: judged("wrong", "otherSolutions", from) };
  if (new Set(places).size < new Set(targets.map(({ re, im }) => `${re.toFixed(8)} ${im.toFixed(8)}`)).size)
    return { working, judged: judged("loses", "losesSolutions", from) };
  const isEnd = found.every(
    ({ expression }) => expression !== null && (isCartesian(expression, true) || /cos|e\^/.test(reading.plain)),
  );
  return { working: { ...working, last: { line, isEnd } }, judged: judged("follows", "follows", from) };
}

type ChainVerdict = "end" | "same" | "beside" | "parts-end" | "untrue" | "other" | "unknown" | null;

function judgedChain(
  { meaning }: ComplexWorking,
  chain: Chain,
  reading: LineReading,
  decimalComma: boolean,
): ChainVerdict {
  const { targets, unknown, names, form } = meaning;
  if (chain.sides.some(({ expression, text }) => expression === null && text !== "")) return null;
  const sides = chain.sides.flatMap(({ expression, text }) => (expression === null ? [] : [{ expression, text }]));
  const [first, last] = [sides[0], sides.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (unknown !== null) {
    if (chain.signs.length === 0) return "unknown";
    const holds = targets.map((target) =>
      truthOf(sides, {
        ...names,
        [unknown]: target,
        w: { re: target.re, im: -target.im },
        a: { re: target.re, im: 0 },
        b: { re: target.im, im: 0 },
      }),
    );
    if (holds.every((each) => each === null)) return "unknown";
    if (holds.every((each) => each === true)) return hasLetters(sides) ? "same" : "beside";
    return holds.some((each) => each === true) && !/a|b/.test(reading.plain.replace(/[a-z]{2,}/g, ""))
      ? "unknown"
      : holds.includes(null)
        ? "unknown"
        : "other";
  }
  const [target] = targets;
  if (target === undefined) return "unknown";
  const part =
    chain.name === null ? partOf(first.expression, chain.sides.length, meaning) : partNamed(chain.name, meaning);
  const own = part === null || chain.name !== null ? sides : sides.slice(1);
  const z = { ...names, w: { re: names.z?.re ?? 0, im: -(names.z?.im ?? 0) } };
  const truth = truthOf(own, z, decimalComma);
  if (truth === false) return "untrue";
  const end = complexOf(last.expression, z);
  if (end === null) return "unknown";
  const wanted = part ?? target;
  const isRight = isClose(end, wanted) || isRoundedComplex(last.text, end, wanted, decimalComma);
  if (part !== null) return isRight ? (form === "parts" ? "parts-end" : "beside") : "other";
  if (isRight) return isEndOf(last.expression, reading, form) ? "end" : "same";
  // A turn more is the same direction.
  if (
    form === "angle" &&
    isClose({ re: Math.cos(end.re), im: Math.sin(end.re) }, { re: Math.cos(target.re), im: Math.sin(target.re) })
  )
    return "unknown";
  const isSquare =
    form === "real" && isClose({ re: sizeOf(target) ** 2, im: 0 }, end) && last.expression.kind !== "number";
  if (isSquare) return "beside";
  return chain.signs.length > 0 && truth === true && !sides.some(({ expression }) => hasImaginary(expression))
    ? "unknown"
    : "other";
}

const hasLetters = (sides: readonly { readonly expression: Expression }[]) =>
  sides.some(({ expression }) => symbolIn(expression));
const symbolIn = (of: Expression): boolean => of.kind === "symbol" || children(of).some(symbolIn);

/** Whether all sides have the same value; null where one has none. */
function truthOf(
  sides: readonly { readonly expression: Expression; readonly text: string }[],
  letters: Readonly<Record<string, Complex>>,
  decimalComma = false,
): boolean | null {
  const values = sides.map(({ expression }) => complexOf(expression, letters));
  for (let at = 1; at < values.length; at++) {
    const [before, now] = [values[at - 1], values[at]];
    if (!before || !now) return null;
    if (!isClose(before, now, 1e-8) && !isRoundedComplex(sides[at]?.text ?? "", now, before, decimalComma))
      return false;
  }
  return values.includes(null) ? null : true;
}

/** r, φ, Re and Im are parts of the number on the way. */
function partNamed(name: string, { targets, names }: ComplexMeaning): Complex | null {
  const whole = names.z ?? targets[0];
  if (whole === undefined) return null;
  if (/^(?:r|\|z\|)$/.test(name)) return { re: sizeOf(whole), im: 0 };
  if (/^(?:φ|ϕ|θ|phi|theta|arg)/i.test(name)) return { re: argumentOf(whole), im: 0 };
  if (/^Re/.test(name)) return { re: whole.re, im: 0 };
  return /^Im/.test(name) ? { re: whole.im, im: 0 } : null;
}

function partOf(first: Expression, count: number, meaning: ComplexMeaning): Complex | null {
  return count > 1 && first.kind === "symbol" ? partNamed(first.name, meaning) : null;
}

/** "-3 + 5.196i": both parts, rounded as they are written. */
function isRoundedComplex(text: string, written: Complex, exact: Complex, decimalComma = false): boolean {
  const digits = [...text.matchAll(decimalComma ? /\d[.,](\d+)/g : /\d\.(\d+)/g)].map(([, after = ""]) => after.length);
  if (digits.length === 0) return false;
  const decimals = Math.min(...digits);
  return roundedBy(written.re, exact.re, decimals) && roundedBy(written.im, exact.im, decimals);
}

function isEndOf(of: Expression, { plain }: LineReading, form: ComplexMeaning["form"]): boolean {
  if (form === "polar") return /cos|\^|cis|∠/.test(plain);
  if (form === "angle") return true;
  return isCartesian(of, false);
}

/** a + bi with nothing left to be worked out; the roots of an equation may share a fraction. */
export function isCartesian(of: Expression, mayShare: boolean): boolean {
  const isMinus = (each: Expression) => keyOf(each) === keyOf(minusOne);
  if (of.kind === "product") {
    const rest = of.factors.filter((each) => !isMinus(each));
    const sums = rest.filter((each) => each.kind === "sum");
    const [only] = sums;
    const isShared =
      rest.length === sums.length || (mayShare && rest.every((each) => each.kind === "sum" || isFractionPart(each)));
    if (only !== undefined) return sums.length === 1 && isShared && isCartesian(only, false);
  }
  const terms = of.kind === "sum" ? of.terms : [of];
  const imaginaryTerms = terms.filter(hasImaginary);
  return imaginaryTerms.length <= 1 && terms.length - imaginaryTerms.length <= 1 && terms.every(isPlainTerm);
}

const isFractionPart = (of: Expression) =>
  of.kind === "number" || (of.kind === "power" && of.base.kind === "number" && keyOf(of.exponent) === keyOf(minusOne));

function isPlainTerm(of: Expression): boolean {
  const factors = of.kind === "product" ? of.factors : [of];
  const numbers = factors.filter((each) => each.kind === "number" && keyOf(each) !== keyOf(minusOne));
  return numbers.length <= 1 && factors.every(isPlainFactor);
}

function isPlainFactor(of: Expression): boolean {
  if (of.kind === "number" || of.kind === "constant") return true;
  if (of.kind === "product") return isPlainTerm(of);
  if (of.kind !== "power" || of.base.kind !== "number" || of.exponent.kind !== "number") return false;
  if (keyOf(of.exponent) === keyOf(minusOne)) return true;
  const { n, d } = of.base.value;
  if (of.exponent.value.d !== 2n || of.exponent.value.n !== 1n || d !== 1n || n < 0n) return false;
  for (let factor = 2n; factor * factor <= n; factor++) if (n % (factor * factor) === 0n) return false;
  return true;
}
