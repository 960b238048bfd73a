import {
  difference,
  type Expression,
  equation,
  number,
  numberOf,
  one,
  power,
  product,
  quotient,
  type Relation,
  root,
  sum,
  symbol,
} from "../expression.ts";
import { latexOf } from "../print.ts";
import { compare, exactRoot, isOne, isZero, minus, negated, ONE, over, type Rational, rational } from "../rational.ts";
import { noteFormula, type Working } from "../steps.ts";
import type { ReadingOptions } from "../tokens.ts";
import { exact, numberPattern } from "./figures.ts";
import type { Form, Posed } from "./form.ts";

const n = symbol("n");
const tex = (value: Rational) => latexOf(numberOf(value));
const term = (index: Rational | string) => `a_{${typeof index === "string" ? index : tex(index)}}`;
const less = (of: Expression) => difference(of, one);

/** Two terms of known places say by how much each differs from the last. */
function commonDifference([i, a, j, b]: readonly Rational[], working: Working): Rational {
  const [from, low, to, high] = [i ?? ONE, a ?? ONE, j ?? ONE, b ?? ONE];
  const found = over(minus(high, low), minus(to, from));
  const gap = minus(to, from);
  const before = `${term(to)} - ${term(from)}`;
  const rise = latexOf(difference(numberOf(high), numberOf(low)));
  const shown = isOne(gap) ? rise : `\\frac{${rise}}{${tex(to)} - ${tex(from)}}`;
  noteFormula(working, "commonDifference", before, `d = ${shown} = ${tex(found)}`);
  return found;
}

function commonRatio([i, a, j, b]: readonly Rational[], working: Working): Expression {
  const [from, low, to, high] = [i ?? ONE, a ?? ONE, j ?? ONE, b ?? ONE];
  const gap = Number(minus(to, from).n);
  const whole = over(high, low);
  const isNegative = compare(whole, rational(0n)) < 0;
  const simple = isNegative ? exactRoot(negated(whole), gap) : exactRoot(whole, gap);
  const found =
    gap === 1
      ? numberOf(whole)
      : simple === null
        ? root(numberOf(whole), gap)
        : numberOf(isNegative ? negated(simple) : simple);
  const fraction = `\\frac{${tex(high)}}{${tex(low)}}`;
  const shown = gap === 1 ? fraction : gap === 2 ? `\\sqrt{${fraction}}` : `\\sqrt[${gap}]{${fraction}}`;
  noteFormula(working, "commonRatio", `\\frac{${term(to)}}{${term(from)}}`, `${shown} = ${latexOf(found)}`);
  return found;
}

/** The figures of every form: a place and its term, another place and its term, and what is asked for. */
type Given = { readonly from: Rational; readonly low: Rational; readonly wanted: Rational };

function given(figures: readonly Rational[]): Given {
  const [from = ONE, low = ONE, , , wanted = ONE] = figures;
  return { from, low, wanted };
}

const known = (figures: readonly Rational[]) => {
  const [i = ONE, a = ONE, j = ONE, b = ONE] = figures;
  return `${term(i)} = ${tex(a)}, \\; ${term(j)} = ${tex(b)}`;
};

const arithmeticAt = ({ from, low }: Given, d: Rational, at: Expression): Expression =>
  sum(numberOf(low), product(difference(at, numberOf(from)), numberOf(d)));
const geometricAt = ({ from, low }: Given, r: Expression, at: Expression): Expression =>
  product(numberOf(low), power(r, difference(at, numberOf(from))));

/** With whole numbers for whole places: a₂₀ = 3 + 19·4. */
const steps = (of: Given, at: Rational): Expression => numberOf(minus(at, of.from));

function firstTerm(of: Given, kind: "arithmetic" | "geometric", step: Expression, working: Working): Expression {
  if (isOne(of.from)) return numberOf(of.low);
  const gap = steps(of, ONE);
  const first =
    kind === "arithmetic" ? sum(numberOf(of.low), product(gap, step)) : product(numberOf(of.low), power(step, gap));
  noteFormula(working, kind === "arithmetic" ? "arithmeticTerm" : "geometricTerm", "a_1", `a_1 = ${latexOf(first)}`);
  return first;
}

const ruleNames = /^[aut]_?\{?n\}?$|^[aut]ₙ$/;

const partsOf = (names: RegExp, value: Expression, { from, low }: Given, rule?: Expression) => [
  { names, value },
  ...(rule === undefined ? [] : [{ names: ruleNames, value: rule }]),
  { names: nameOf(from.n), value: numberOf(low) },
];

function nameOf(place: bigint): RegExp {
  const digits = [...String(place)].map((digit) => "₀₁₂₃₄₅₆₇₈₉"[Number(digit)] ?? "").join("");
  return new RegExp(`^[au]_?\\{?${place}\\}?$|^[au]${digits}$`);
}

export const sequenceForms = {
  arithmeticTerm: {
    topic: "sequence",
    question: (figures) => `${known(figures)}, \\; ${term(given(figures).wanted)} = {?}`,
    solve: (figures, working) => {
      const of = given(figures);
      const d = commonDifference(figures, working);
      const value = sum(numberOf(of.low), product(steps(of, of.wanted), numberOf(d)));
      noteFormula(working, "arithmeticTerm", term(of.wanted), `${term(of.wanted)} = ${latexOf(value)}`);
      return value;
    },
    parts: (figures) => {
      const [of, d] = [given(figures), commonDifference(figures, [])];
      return partsOf(/^[dr]$/, numberOf(d), of, arithmeticAt(of, d, n));
    },
    vary: (chance) => arithmeticFigures(chance, 8 + chance(25)),
  },
  geometricTerm: {
    topic: "sequence",
    question: (figures) => `${known(figures)}, \\; ${term(given(figures).wanted)} = {?}`,
    solve: (figures, working) => {
      const of = given(figures);
      const r = commonRatio(figures, working);
      const value = product(numberOf(of.low), power(r, steps(of, of.wanted)));
      noteFormula(working, "geometricTerm", term(of.wanted), `${term(of.wanted)} = ${latexOf(value)}`);
      return value;
    },
    parts: (figures) => {
      const [of, r] = [given(figures), commonRatio(figures, [])];
      return partsOf(/^[rq]$/, r, of, geometricAt(of, r, n));
    },
    vary: (chance) => geometricFigures(chance, 4 + chance(5)),
  },
  arithmeticRule: {
    topic: "sequence",
    question: (figures) => `${known(figures)}, \\; a_n = {?}`,
    solve: (figures, working) => {
      const of = given(figures);
      const value = arithmeticAt(of, commonDifference(figures, working), n);
      noteFormula(working, "arithmeticTerm", "a_n", `a_n = ${latexOf(value)}`);
      return value;
    },
    parts: (figures) => partsOf(/^d$/, numberOf(commonDifference(figures, [])), given(figures)),
    vary: (chance) => arithmeticFigures(chance, 1),
  },
  geometricRule: {
    topic: "sequence",
    question: (figures) => `${known(figures)}, \\; a_n = {?}`,
    solve: (figures, working) => {
      const of = given(figures);
      const value = geometricAt(of, commonRatio(figures, working), n);
      noteFormula(working, "geometricTerm", "a_n", `a_n = ${latexOf(value)}`);
      return value;
    },
    parts: (figures) => partsOf(/^[rq]$/, commonRatio(figures, []), given(figures)),
    vary: (chance) => geometricFigures(chance, 1),
  },
  arithmeticSum: {
    topic: "sequence",
    question: (figures) => `${known(figures)}, \\; S_{${tex(given(figures).wanted)}} = {?}`,
    solve: (figures, working) => {
      const of = given(figures);
      const d = commonDifference(figures, working);
      const first = firstTerm(of, "arithmetic", numberOf(d), working);
      const gap = numberOf(minus(of.wanted, ONE));
      const last = sum(first, product(gap, numberOf(d)));
      noteFormula(working, "arithmeticTerm", term(of.wanted), `${term(of.wanted)} = ${latexOf(last)}`);
      const value = quotient(product(numberOf(of.wanted), sum(first, last)), number(2n));
      const name = `S_{${tex(of.wanted)}}`;
      noteFormula(working, "arithmeticSum", name, `${name} = ${latexOf(value)}`);
      return value;
    },
    parts: (figures) => {
      const of = given(figures);
      const d = numberOf(commonDifference(figures, []));
      const last = sum(numberOf(of.low), product(steps(of, of.wanted), d));
      return [...partsOf(/^d$/, d, of), { names: nameOf(of.wanted.n), value: last }];
    },
    vary: (chance) => arithmeticFigures(chance, 8 + chance(25)),
  },
  geometricSum: {
    topic: "sequence",
    question: (figures) => `${known(figures)}, \\; S_{${tex(given(figures).wanted)}} = {?}`,
    solve: (figures, working) => {
      const of = given(figures);
      const r = commonRatio(figures, working);
      const first = firstTerm(of, "geometric", r, working);
      const name = `S_{${tex(of.wanted)}}`;
      const isEven = r.kind === "number" && isOne(r.value);
      const value = isEven
        ? product(numberOf(of.wanted), first)
        : quotient(product(first, difference(power(r, numberOf(of.wanted)), one)), less(r));
      noteFormula(working, isEven ? "equalTerms" : "geometricSum", name, `${name} = ${latexOf(value)}`);
      return value;
    },
    parts: (figures) => partsOf(/^[rq]$/, commonRatio(figures, []), given(figures)),
    vary: (chance) => geometricFigures(chance, 4 + chance(5)),
  },
  infiniteSum: {
    topic: "sequence",
    question: (figures) => `${known(figures)}, \\; S_{\\infty} = {?}`,
    solve: (figures, working) => {
      const of = given(figures);
      const r = commonRatio(figures, working);
      const first = firstTerm(of, "geometric", r, working);
      const value = quotient(first, difference(one, r));
      noteFormula(working, "infiniteSum", "S_{\\infty}", `S_{\\infty} = ${latexOf(value)}`);
      return value;
    },
    parts: (figures) => partsOf(/^[rq]$/, commonRatio(figures, []), given(figures)),
    vary: (chance) => {
      const below = BigInt(2 + chance(5));
      const low = rational(BigInt(1 + chance(9)) * (below - 1n));
      return [ONE, low, rational(2n), over(low, rational(below)), ONE];
    },
  },
  commonDifference: {
    topic: "sequence",
    question: (figures) => `${known(figures)}, \\; d = {?}`,
    solve: (figures, working) => numberOf(commonDifference(figures, working)),
    vary: (chance) => arithmeticFigures(chance, 1),
  },
  commonRatio: {
    topic: "sequence",
    question: (figures) => `${known(figures)}, \\; r = {?}`,
    solve: (figures, working) => commonRatio(figures, working),
    vary: (chance) => geometricFigures(chance, 1),
  },
  arithmeticPlace: {
    topic: "sequence",
    question: (figures) => `${known(figures)}, \\; a_n = ${tex(given(figures).wanted)}`,
    solve: (figures, working): Relation => {
      const of = given(figures);
      const rule = arithmeticAt(of, commonDifference(figures, working), n);
      const asked = equation(rule, numberOf(of.wanted));
      noteFormula(working, "arithmeticTerm", `a_n = ${tex(of.wanted)}`, `${latexOf(rule)} = ${tex(of.wanted)}`);
      return asked;
    },
    vary: (chance) => {
      const [i = ONE, a = ONE, j = ONE, b = ONE] = arithmeticFigures(chance, 1);
      return [i, a, j, b, rational(a.n + (b.n - a.n) * BigInt(7 + chance(20)))];
    },
  },
} as const satisfies Record<string, Form>;

function arithmeticFigures(chance: (below: number) => number, wanted: number): readonly Rational[] {
  const low = BigInt(1 + chance(9));
  return [ONE, rational(low), rational(2n), rational(low + BigInt(2 + chance(7))), rational(BigInt(wanted))];
}

function geometricFigures(chance: (below: number) => number, wanted: number): readonly Rational[] {
  const low = BigInt(1 + chance(6));
  return [ONE, rational(low), rational(2n), rational(low * BigInt(2 + chance(3))), rational(BigInt(wanted))];
}

const words = {
  arithmetic: /arithmet|aritm[eé]t|arithmét|等差/iu,
  geometric: /geometr|geom[eé]tr|géométr|等比/iu,
  about:
    /sequence|progression|series|term\b|terms\b|sucesi[oó]n|progresi[oó]n|t[eé]rmino|serie|suite|raison|terme|folge|reihe|glied|数列|级数|級数|首项|初項|项|項|(?<![a-z])a_\{?n\}?(?![a-z])/iu,
  sum: /\bsum\b|\bsuma\b|sumar|somme|summe|总和|之和|项的?和|までの和|級数の和|の和|和を|S_\{?\d/iu,
  endless: /infinite|infinity|infinit[ao]|infini\b|infinie|unendlich|无穷|無限|∞/iu,
  difference: /common difference|\bdiferencia\b|\braison\b|\bdifferenz\b|公差/iu,
  ratio: /common ratio|\braz[oó]n\b|\braison\b|\bquotient(?:en)?\b|公比/iu,
  rule: /n-?th term|formula for a_?n|general term|explicit (?:formula|rule)|a_\{?n\}?(?!\w)|t[eé]rmino general|terme g[eé]n[eé]ral|u_\{?n\}? en fonction|allgemeine[sn]? glied|explizite|bildungsgesetz|通项|一般項/iu,
  which:
    /which term|what term|qu[eé] (?:término|lugar|posición)|quel (?:terme|rang|est le rang)|das wievielte glied|welches glied|第几项|第何項/iu,
} as const;

/** What a text asks of a sequence, told by its terms or by its first one and the step. */
export function readSequence(text: string, options: ReadingOptions): Posed | null {
  if (!words.about.test(text) && !/…/.test(text)) return null;
  const one = numberPattern(options);
  const listed = listIn(text, one);
  const named = listed ?? namedIn(text, one);
  if (named === null) return null;
  const { terms, rest } = named;
  const kind = words.arithmetic.test(text)
    ? "arithmetic"
    : words.geometric.test(text)
      ? "geometric"
      : (named.step ?? kindOf(terms));
  if (kind === null || (listed !== null && terms.length > 2 && !isKind(terms, kind))) return null;
  const [i, j] = terms;
  if (i === undefined || j === undefined) return null;
  const figures = [rational(i.place), i.value, rational(j.place), j.value] as const;
  if (kind === "geometric" && (isZero(i.value) || isZero(j.value))) return null;
  return asked(kind, figures, rest, listed?.isSum ?? false, one);
}

type Known = { readonly place: bigint; readonly value: Rational };
type Named = {
  readonly terms: readonly Known[];
  readonly rest: string;
  readonly step?: "arithmetic" | "geometric" | null;
};

/** "3, 7, 11, …" or, where it is to be added up, "1 + 1/3 + 1/9 + …". */
function listIn(text: string, one: string): (Named & { readonly isSum: boolean }) | null {
  const comma = `\\s*(?:[;、，]|,(?=\\s|\\d|-))\\s*`;
  const list =
    new RegExp(`${one}(?:${comma}${one}){1,}(?:${comma}|\\s*)(?:…|\\.\\.|etc)`, "u").exec(text)?.[0] ??
    wholeList(text, one, comma);
  const sumOf = new RegExp(
    `${one}(?:\\s*[-+]\\s*\\d+(?:[.,]\\d+)?(?:\\s?/\\s?\\d+)?){2,}\\s*[-+]\\s*…(?!\\s*[-+]\\s*\\d)`,
    "u",
  ).exec(text)?.[0];
  const found = list ?? sumOf;
  if (found === undefined) return null;
  const values =
    list === undefined
      ? (found.match(/-?\s*\d+(?:[.,]\d+)?(?:\s?\/\s?\d+)?/gu) ?? []).map((each) => exact(each.replace(/\s/g, "")))
      : (found.match(new RegExp(one, "gu")) ?? []).map(exact);
  const terms = values.map((value, at) => ({ place: BigInt(at + 1), value }));
  return terms.length < 2 ? null : { terms, rest: text.replace(found, " "), isSum: list === undefined };
}

/** Where a rule is asked for, the terms need no dots behind them. */
function wholeList(text: string, one: string, comma: string): string | undefined {
  return words.rule.test(text) ? new RegExp(`${one}(?:${comma}${one}){2,}`, "u").exec(text)?.[0] : undefined;
}

/** "first term 3, common difference 4", "a_3 = 7 and a_7 = 19", "首项为 3，公比为 2". */
function namedIn(text: string, one: string): Named | null {
  let rest = text;
  const take = (pattern: string): RegExpExecArray | null => {
    const found = new RegExp(pattern, "iu").exec(rest);
    if (found !== null) rest = rest.replace(found[0], " ");
    return found;
  };
  const is = "\\s*(?:is|of|=|:|,|equals|es|de|vaut|est|ist|von|为|是|が|は|を)*\\s*";
  const terms: Known[] = [];
  for (;;) {
    const found =
      take(`(?<![a-zA-Z])[aut]_?\\{?(\\d+)\\}?\\s*=\\s*(${one})`) ??
      take(
        `(\\d+)(?:st|nd|rd|th|\\.|º|\\.º|e|ème|ième)\\s*(?:term|t[eé]rmino|terme|glied)\\s*(?:is|=|es|vaut|est|ist)\\s*(${one})`,
      ) ??
      take(`第\\s*(\\d+)\\s*[项項]\\s*(?:为|是|が|は|=)\\s*(${one})`);
    if (found === null || terms.length > 2) break;
    terms.push({ place: BigInt(found[1] ?? 1), value: exact(found[2] ?? "0") });
  }
  const first = take(
    // "The first term of an arithmetic sequence is 4", but not the number that belongs to the step.
    `(?:first term|primer t[eé]rmino|premier terme|anfangsglied|erste[smn]? glied|首项|初項)(?:(?!difference|ratio|diferencia|raz[oó]n|raison|quotient|differenz|公)[^\\d.;-]){0,45}?${is}(${one})`,
  );
  if (first !== null) terms.unshift({ place: 1n, value: exact(first[1] ?? "0") });
  const difference = take(
    `(?:common difference|\\bdiferencia\\b|\\bdifferenz\\b|公差|(?<![a-zA-Z])d(?=\\s*=))${is}(${one})`,
  );
  const ratio = take(
    `(?:common ratio|\\bratio\\b|\\braz[oó]n\\b|\\bquotient(?:en)?\\b|公比|(?<![a-zA-Z])[rq](?=\\s*=))${is}(${one})`,
  );
  const either = take(`\\braison${is}(?:[rq]\\s*=\\s*)?(${one})`);
  const step = difference ?? ratio ?? either;
  const [known] = terms;
  if (known === undefined) return null;
  if (step === null) return terms.length === 2 ? { terms, rest } : null;
  const value = exact(step[1] ?? "0");
  // "Suite arithmétique de raison r": the letter alone does not say what kind of step it is.
  const isGeometric =
    difference === null && !words.arithmetic.test(text) && (ratio !== null || words.geometric.test(text));
  const next = isGeometric ? multiplied(known.value, value) : minus(known.value, negated(value));
  const kind = either !== null && !words.geometric.test(text) && !words.arithmetic.test(text) ? null : isGeometric;
  return {
    terms: [known, { place: known.place + 1n, value: next }],
    rest,
    step: kind === null ? null : kind ? "geometric" : "arithmetic",
  };
}

const multiplied = (a: Rational, b: Rational) => rational(a.n * b.n, a.d * b.d);

function kindOf(terms: readonly Known[]): "arithmetic" | "geometric" | null {
  if (terms.length < 3) return null;
  return isKind(terms, "arithmetic") ? "arithmetic" : isKind(terms, "geometric") ? "geometric" : null;
}

function isKind(terms: readonly Known[], kind: "arithmetic" | "geometric"): boolean {
  if (kind === "geometric" && terms.some(({ value }) => isZero(value))) return false;
  const step = ({ value }: Known, before: Known) =>
    kind === "arithmetic" ? minus(value, before.value) : over(value, before.value);
  const all = terms.slice(1).map((each, at) => step(each, terms[at] ?? each));
  return all.every((each) => compare(each, all[0] ?? each) === 0);
}

function asked(
  kind: "arithmetic" | "geometric",
  figures: readonly Rational[],
  rest: string,
  isSum: boolean,
  one: string,
): Posed | null {
  const place = placeIn(rest);
  const [, a = ONE, , b = ONE] = figures;
  const ratio = kind === "geometric" ? over(b, a) : ONE;
  const isSmall = ratio.n * ratio.n < ratio.d * ratio.d;
  const sumOf = words.sum.test(rest);
  const numbers = [...rest.matchAll(new RegExp(one, "gu"))].length;
  if (kind === "geometric" && (sumOf || isSum) && (isSum || words.endless.test(rest)) && place === null)
    return isSmall ? { form: "infiniteSum", figures: [...figures, ONE] } : null;
  if (place !== null && numbers <= 1 && place > 0n && place <= 10_000n) {
    const wanted = [...figures, rational(place)];
    if (sumOf) return { form: kind === "arithmetic" ? "arithmeticSum" : "geometricSum", figures: wanted };
    if (kind === "geometric" && place > 200n) return null;
    return { form: kind === "arithmetic" ? "arithmeticTerm" : "geometricTerm", figures: wanted };
  }
  if (words.which.test(rest) && kind === "arithmetic") {
    const [value] = rest.match(new RegExp(one, "u")) ?? [];
    return value === undefined || numbers !== 1
      ? null
      : { form: "arithmeticPlace", figures: [...figures, exact(value)] };
  }
  if (numbers > 0 || sumOf) return null;
  const gap = Number(minus(figures[2] ?? ONE, figures[0] ?? ONE).n);
  if (words.rule.test(rest))
    return { form: kind === "arithmetic" ? "arithmeticRule" : "geometricRule", figures: [...figures, ONE] };
  // Of an even root it may be either sign.
  if (kind === "geometric" && words.ratio.test(rest) && gap % 2 === 1)
    return { form: "commonRatio", figures: [...figures, ONE] };
  if (kind === "arithmetic" && (words.difference.test(rest) || /(?<![a-zA-Z])d(?![a-zA-Z])/.test(rest)))
    return { form: "commonDifference", figures: [...figures, ONE] };
  return null;
}

/** "the 20th term", "S_10", "the first 12 terms": which place is asked for. */
function placeIn(text: string): bigint | null {
  const found = [
    /(\d+)\s*(?:st|nd|rd|th)\s*term/iu,
    /first\s+(\d+)\s+terms/iu,
    /(?<![a-zA-Z])[autSs]_?\{?(\d+)\}?(?!\s*=\s*-?\d)/u,
    /(?<![a-zA-Z])[autS]([₀-₉]+)/u,
    /(\d+)\s*(?:\.?[ºo°ª]|th|\.)?\s*t[eé]rmino/iu,
    /t[eé]rmino\s+(?:n[uú]mero\s+)?(\d+)/iu,
    /primeros\s+(\d+)\s+t[eé]rminos|(\d+)\s+primeros\s+t[eé]rminos/iu,
    /(\d+)\s*(?:e|ème|ième|th)\s*terme/iu,
    /(\d+)\s+premiers\s+termes/iu,
    /(\d+)\s*(?:\.|th)?\s*glied/iu,
    /ersten\s+(\d+)\s+glieder/iu,
    /第\s*(\d+)\s*[项項]/u,
    /前\s*(\d+)\s*[项項]|最初の\s*(\d+)\s*項/u,
    /sum of (\d+) terms/iu,
  ]
    .map((pattern) => pattern.exec(text))
    .find((each) => each !== null);
  const digits = found?.slice(1).find((each) => each !== undefined);
  if (digits === undefined) return null;
  return BigInt(digits.replace(/[₀-₉]/g, (digit) => String("₀₁₂₃₄₅₆₇₈₉".indexOf(digit))));
}
