import { derivativeOf } from "@jotter/analysis/maths/differentiate";
import {
  allOf,
  type Expression,
  equation,
  product,
  type Relation,
  replaced,
  type Statement,
  sum,
  symbol,
  symbolsOf,
} from "@jotter/analysis/maths/expression";
import { plainMaths } from "@jotter/analysis/maths/plain-maths";
import { latexOf, plainOf } from "@jotter/analysis/maths/print";
import { attempt } from "@jotter/analysis/maths/problem";
import { noteFormula, type Working } from "@jotter/analysis/maths/steps";
import type { Language } from "@jotter/domain/settings";
import type { Solution } from "../private-solution.ts";
import { readSide } from "../reading/chains.ts";
import { usesDecimalComma } from "../reading/read-line.ts";
import {
  argumentOf,
  type Complex,
  complexOf,
  exactComplex,
  exactNumber,
  isImaginary,
  polarOf,
  rootsOf,
  sizeOf,
} from "./complex-numbers.ts";
import { type ComplexMeaning, withNames } from "./judge-complex.ts";

export type ComplexProblem = { readonly meaning: ComplexMeaning; readonly solution: Solution };

const words = {
  conjugate: /conjugate|conjug|konjugiert|共轭|共役/iu,
  modulus: /modul(?:us|e|o)|absolute value|betrag|valor absoluto|\babs\b|绝对值|絶対値|的模|の大きさ/iu,
  argument: /\bargument|\barg\b|argumento|辐角|偏角/iu,
  polar:
    /polar|exponential form|trigonometric form|forme (?:trigonométrique|exponentielle)|forma (?:trigonométrica|exponencial)|极坐标|三角形式|極形式|指数形式/iu,
  parts:
    /\bRe\b.*\bIm\b|real and imaginary part|realteil und imaginärteil|partie réelle et|parte real e|实部和虚部|実部と虚部/iu,
  squareRoots:
    /square roots? of|quadratwurzeln? (?:von|aus)|raíces cuadradas de|racines carrées de|的平方根|の平方根/iu,
  complex: /complex|komplex|complej|复数|複素数|(?:in|over|en|dans|sur)\s+(?:ℂ|C)(?![a-z])/iu,
};

const verbs =
  /^(?:[^\d(|√]*?\b(?:simplify|multiply|divide|evaluate|calculate|compute|find|write|express|work out|what is|solve|convert|berechne|vereinfache|löse|bestimme|schreibe|écrire|calculer|calcule|simplifier|résoudre|trouver|calcula|simplifica|resuelve|halla|escribe|expresa|de moivre)\b:?|[^(\d|√si-]*?(?:计算|化简|求|解|写成))\s*/iu;

/** A number or an equation over the complex numbers; null where it is none, or none that can be done exactly. */
export function readComplex(text: string, language: Language): ComplexProblem | null {
  const plain = withNames(plainMaths(text))
    .replace(/[?？。]\s*$/, "")
    .replace(/=\s*$/, "");
  const options = { decimalComma: usesDecimalComma(language) };
  const isAsked = (Object.keys(words) as (keyof typeof words)[]).filter((key) => words[key].test(plain));
  const runs = formulasIn(plain);
  const [formula, other, more] = runs;
  const isReal =
    /\breal\b|reell|réel|\b(?:in|en|dans) (?:R|ℝ)(?![a-z])|实数|実数/iu.test(plain) && !isAsked.includes("complex");
  if (formula === undefined || more !== undefined || beyond.test(plain) || isReal) return null;
  if (other !== undefined) return ofNamed(runs, options);
  const sides = formula.split("=");
  if (sides.length === 2) {
    const [left, right] = sides.map((side) => readSide(side, options));
    if (!left || !right) return null;
    const named = left.kind === "symbol" && symbolsOf(right).size === 0;
    // "z = -2 + 2i": a number with a name.
    if (named && isAsked.length > 0) return numberProblem(right, isAsked);
    if (named) return null;
    return equationProblem(equation(left, right) as Relation, isAsked.includes("complex"));
  }
  const expression = sides.length === 1 ? readSide(formula, options) : null;
  return expression === null || symbolsOf(expression).size > 0 ? null : numberProblem(expression, isAsked);
}

/** "z = 2 + i, find z · z̄". */
function ofNamed(runs: readonly string[], options: { readonly decimalComma: boolean }): ComplexProblem | null {
  const named = runs.find((run) => /^z\s*=/.test(run));
  const asked = runs.find((run) => run !== named && /(?<![a-z])[zw](?![a-z])/.test(run) && !run.includes("="));
  const number = named && readSide(named.replace(/^z\s*=/, ""), options);
  const wanted = asked && readSide(asked, options);
  const given = number && complexOf(number);
  if (!number || !wanted || !given) return null;
  const conjugate = exactComplex({ re: given.re, im: -given.im });
  return (
    conjugate &&
    numberProblem(replaced(replaced(wanted, symbol("z"), number), symbol("w"), conjugate.expression), [], given)
  );
}

/** Of a polynomial by its roots, a set of points or a proof nothing is read. */
const beyond =
  /coefficient|polynomial|koeffizient|coeficiente|系数|係数|locus|sketch|prove|show that|zeige|beweise|démontr|demuestra|证明|示せ/iu;

/** The pieces that are maths, the longest first. */
function formulasIn(plain: string): readonly string[] {
  const bare = plain
    .replace(/\([^()]*\p{L}{4,}[^()]*\)/gu, " ")
    .replace(
      /,?\s*(?:a\s*\+\s*bi\s*form|in terms of i|to a\s*\+\s*bi|in radians.*$|between .*$|\(dans .*$|all complex roots|leading.*$)/giu,
      " ",
    )
    .replace(/(?:in|over|en|dans|sur)\s+(?:ℂ|C)(?![a-zA-Z])/gu, " ")
    .replace(verbs, " ");
  const runs = bare
    .split(/(?<![\\\w])(?!sqrt|sin|cos|abs)[\p{Script=Latin}'’]{2,}(?![\w(])|[\u3040-\u30ff\u4e00-\u9fff]+|[:;,]\s/u)
    .map((run) => run.replace(/^[\s,.:;]+|[\s,.:;]+$/g, ""))
    .filter((run) => /[\d√|]|(?<![a-z])[iw](?![a-z])/.test(run));
  return runs.toSorted((a, b) => b.length - a.length);
}

function numberProblem(expression: Expression, asked: readonly string[], named?: Complex): ComplexProblem | null {
  const given = complexOf(expression);
  if (given === null) return null;
  const names = { z: named ?? given };
  const steps: Working = [];
  const latex = latexOf(expression);
  const done = (target: Complex, form: ComplexMeaning["form"], shown: Expression | null): ComplexProblem | null => {
    if (shown === null) return null;
    const meaning: ComplexMeaning = {
      kind: "complex",
      targets: [target],
      unknown: null,
      relation: null,
      form,
      names,
      acceptsNone: false,
    };
    return { meaning, solution: { result: latexOf(shown), plain: plainOf(shown), steps } };
  };
  const exact = exactComplex(given);
  if (asked.includes("squareRoots")) return rootsProblem(given);
  if (asked.includes("conjugate") && isImaginary(expression)) {
    const target = exactComplex({ re: given.re, im: -given.im });
    noteFormula(steps, "complexConjugate", latex, target === null ? "" : latexOf(target.expression));
    return target && done(target, "cartesian", target.expression);
  }
  const isNorm = expression.kind === "call" && expression.name === "abs";
  const inner = isNorm ? complexOf(expression.args[0] ?? expression) : given;
  if ((asked.includes("modulus") || isNorm) && isImaginary(expression) && inner !== null) {
    const size = exactNumber(sizeOf(inner));
    const [a, b] = [exactNumber(inner.re), exactNumber(inner.im)];
    if (size === null || a === null || b === null) return null;
    noteFormula(
      steps,
      "complexModulus",
      latex,
      `\\sqrt{\\left(${latexOf(a)}\\right)^2 + \\left(${latexOf(b)}\\right)^2} = ${latexOf(size)}`,
    );
    return done({ re: sizeOf(inner), im: 0 }, "real", size);
  }
  if (asked.includes("argument") && isImaginary(expression)) {
    const angle = exactNumber(argumentOf(given));
    noteFormula(steps, "complexArgument", latex, angle === null ? "" : latexOf(angle));
    return done({ re: argumentOf(given), im: 0 }, "angle", angle);
  }
  if (asked.includes("polar") && isImaginary(expression)) {
    const shown = polarOf(given);
    noteFormula(steps, "complexModulus", latex, `r = ${latexOf(exactNumber(sizeOf(given)) ?? expression)}`);
    noteFormula(steps, "complexArgument", latex, `\\varphi = ${latexOf(exactNumber(argumentOf(given)) ?? expression)}`);
    return done(given, "polar", shown);
  }
  if (!isImaginary(expression) || exact === null) return null;
  noteFormula(steps, "complexArithmetic", latex, latexOf(exact.expression));
  return done(given, asked.includes("parts") ? "parts" : "cartesian", exact.expression);
}

function rootsProblem(of: Complex): ComplexProblem | null {
  const roots = rootsOf([
    { re: 1, im: 0 },
    { re: 0, im: 0 },
    { re: -of.re, im: -of.im },
  ]);
  const exact = exactComplex(of);
  if (exact === null) return null;
  return (
    roots &&
    solvedRoots(
      roots,
      "z",
      equation(
        { kind: "power", base: symbol("z"), exponent: { kind: "number", value: { n: 2n, d: 1n } } },
        exact.expression,
      ) as Relation,
      false,
    )
  );
}

/** A polynomial equation of one unknown, whose roots are not all real or that speaks of i. */
function equationProblem(given: Relation, isComplex: boolean): ComplexProblem | null {
  const letters = symbolsOf(given.left, symbolsOf(given.right));
  if (letters.has("z") && letters.has("w") && letters.size === 2) return conjugateProblem(given);
  const [unknown, more] = [...letters];
  if (unknown === undefined || more !== undefined) return null;
  const coefficients = coefficientsOf(given, unknown);
  const roots = coefficients && rootsOf(coefficients);
  if (!roots) return null;
  // A double root is found less exactly.
  const isReal = roots.every(({ im }) => Math.abs(im) < 1e-5);
  const asks = isComplex || unknown === "z" || isImaginary(given.left) || isImaginary(given.right);
  const isNone = roots.every(({ im }) => Math.abs(im) > 1e-5);
  if (isReal || !(asks || isNone)) return null;
  return solvedRoots(roots, unknown, given, !asks);
}

function solvedRoots(
  roots: readonly Complex[],
  unknown: string,
  given: Relation,
  acceptsNone: boolean,
): ComplexProblem | null {
  const exact = roots.map(exactComplex);
  if (exact.some((each) => each === null)) return null;
  const found = exact.flatMap((each) => each ?? []).toSorted((a, b) => a.re - b.re || a.im - b.im);
  const shown = found.map(({ expression }) => `${unknown} = ${latexOf(expression)}`).join(" \\lor ");
  const steps: Working = [];
  noteFormula(steps, "complexRoots", `${latexOf(given.left)} = ${latexOf(given.right)}`, shown);
  const names = found[0] === undefined ? {} : { a: { re: found[0].re, im: 0 }, b: { re: found[0].im, im: 0 } };
  return {
    meaning: { kind: "complex", targets: found, unknown, relation: given, form: "cartesian", names, acceptsNone },
    solution: {
      result: shown,
      plain: found.map(({ expression }) => `${unknown} = ${plainOf(expression)}`).join(" or "),
      steps,
    },
  };
}

/** z and its conjugate: two real equations for the parts of z. */
function conjugateProblem(given: Relation): ComplexProblem | null {
  const parts = realParts(given, (a, b) => ({ z: { re: a, im: b }, w: { re: a, im: -b } }));
  const found = parts && crossing(parts);
  return found && solvedRoots([{ re: found[0], im: found[1] }], "z", given, false);
}

type Rows = readonly (readonly [number, number, number])[];

/** Real and imaginary part of an equation as a·x + b·y = c; null where it is not linear. */
export function realParts(
  { left, right }: Relation,
  letters: (x: number, y: number) => Readonly<Record<string, Complex>>,
): Rows | null {
  const at = (x: number, y: number): Complex => {
    const [one, other] = [complexOf(left, letters(x, y)), complexOf(right, letters(x, y))];
    return one === null || other === null
      ? { re: Number.NaN, im: Number.NaN }
      : { re: one.re - other.re, im: one.im - other.im };
  };
  const [start, x, y, both] = [at(0, 0), at(1, 0), at(0, 1), at(3, -2)];
  const rows = (["re", "im"] as const).map((of) => [x[of] - start[of], y[of] - start[of], -start[of]] as const);
  const isLinear = rows.every(
    ([a, b, c], index) => Math.abs(3 * a - 2 * b - c - both[index === 0 ? "re" : "im"]) < 1e-8,
  );
  return isLinear ? rows : null;
}

function crossing([one, two]: Rows): readonly [number, number] | null {
  if (one === undefined || two === undefined) return null;
  const size = one[0] * two[1] - one[1] * two[0];
  return Math.abs(size) < 1e-9
    ? null
    : [(one[2] * two[1] - one[1] * two[2]) / size, (one[0] * two[2] - one[2] * two[0]) / size];
}

/** Two real unknowns in one complex equation: its parts as a system; null where it is none. */
export function partsOf(statement: Relation): Statement | null {
  const letters = [...symbolsOf(statement.left, symbolsOf(statement.right))].toSorted();
  const [x, y, more] = letters;
  if (x === undefined || y === undefined || more !== undefined) return null;
  const rows = realParts(statement, (a, b) => ({ [x]: { re: a, im: 0 }, [y]: { re: b, im: 0 } }));
  const relations = rows?.map(([a, b, c]) => {
    const [p, q, r] = [a, b, c].map(exactNumber);
    return p && q && r ? equation(sum(product(p, symbol(x)), product(q, symbol(y))), r) : null;
  });
  return relations?.every((each) => each !== null) ? allOf(relations) : null;
}

/** By Taylor at nought; null where it is no polynomial. */
function coefficientsOf({ left, right }: Relation, unknown: string): readonly Complex[] | null {
  const all: Complex[] = [];
  let now: Expression = {
    kind: "sum",
    terms: [left, { kind: "product", factors: [{ kind: "number", value: { n: -1n, d: 1n } }, right] }],
  };
  const whole = now;
  for (let order = 0, factorial = 1; order <= 6; order++, factorial *= Math.max(1, order)) {
    const value = complexOf(now, { [unknown]: { re: 0, im: 0 } });
    if (value === null) return null;
    all.unshift({ re: value.re / factorial, im: value.im / factorial });
    const next = attempt(() => derivativeOf(now, unknown));
    if (!next.ok) return null;
    now = next.value;
  }
  while (all[0] !== undefined && sizeOf(all[0]) < 1e-12) all.shift();
  const at = { re: 1.3, im: 0.7 };
  const [one, other] = [
    complexOf(whole, { [unknown]: at }),
    all.reduce(
      (sofar, each) => ({
        re: sofar.re * at.re - sofar.im * at.im + each.re,
        im: sofar.re * at.im + sofar.im * at.re + each.im,
      }),
      { re: 0, im: 0 },
    ),
  ];
  return one !== null &&
    Math.hypot(one.re - other.re, one.im - other.im) < 1e-8 * Math.max(1, sizeOf(one)) &&
    all.length > 2
    ? all
    : null;
}
