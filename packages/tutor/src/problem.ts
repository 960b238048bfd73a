import { answerMaths, type MathsAnswer, type MathsTask } from "@jotter/analysis/maths/answer";
import { derivativeOf } from "@jotter/analysis/maths/differentiate";
import {
  allOf,
  call,
  difference,
  type Expression,
  equation,
  infinity,
  negative,
  product,
  type Statement,
  sum,
  symbol,
  symbolsOf,
  zero,
} from "@jotter/analysis/maths/expression";
import { realValue } from "@jotter/analysis/maths/numeric";
import { attempt } from "@jotter/analysis/maths/problem";
import { recogniseMaths } from "@jotter/analysis/maths/recognise";
import type { Language } from "@jotter/domain/settings";
import { matrixProblem } from "./matrix-problem.ts";
import type { Meaning } from "./meaning.ts";
import { reactionIn } from "./reaction.ts";
import { plainMaths, plainSigns } from "./reading/plain-maths.ts";
import { type ReadingContext, readLine, usesDecimalComma } from "./reading/read-line.ts";
import { latexSums } from "./reading/sums.ts";
import { wordedCalculus } from "./reading/worded-calculus.ts";
import { relationsIn } from "./real-sets.ts";
import { type Rounding, roundingIn } from "./rounding.ts";
import { lettersOf, statementOf } from "./statements.ts";
import { type Listed, listedIn } from "./statistics.ts";

/** What a text asks for, as far as a device can tell. */
export type Asked =
  | Exclude<MathsTask["kind"], "solve">
  | "equation"
  | "inequality"
  | "system"
  | "critical-points"
  | "matrix"
  | "balance"
  | "statistics"
  | "not-understood";

export type Problem = {
  readonly text: string;
  readonly language: Language;
  readonly asks: Asked;
  readonly task: MathsTask | null;
  readonly meaning: Meaning;
  /** Solved before the first hint; "elsewhere": by a model that was asked twice; "nobody": not by the engine. */
  readonly solvedBy: "engine" | "elsewhere" | "nobody";
  readonly answer: MathsAnswer | null;
  readonly rounding: Rounding | null;
  readonly listed: Listed | null;
};

/** Reads a problem and solves it privately, where the engine can. Never throws. */
export function readProblem(text: string, language: Language): Problem {
  const read = attempt(() => understood(text, language));
  return read.ok ? read.value : notUnderstood(text, language);
}

function notUnderstood(text: string, language: Language): Problem {
  return {
    text,
    language,
    asks: "not-understood",
    task: null,
    meaning: { kind: "unknown" },
    solvedBy: "nobody",
    answer: null,
    rounding: roundingIn(text),
    listed: null,
  };
}

function understood(text: string, language: Language): Problem {
  const base = notUnderstood(text, language);
  const reaction = reactionIn(plainMaths(text));
  if (reaction !== null && isBalancing(text)) {
    return { ...base, asks: "balance", meaning: { kind: "reaction", reaction }, solvedBy: "engine" };
  }
  const matrix = matrixProblem(plainMaths(text), usesDecimalComma(language));
  if (matrix !== null) return { ...base, asks: "matrix", meaning: matrix, solvedBy: "engine" };
  const listed = listedIn(plainMaths(text), language);
  if (listed !== null) {
    return {
      ...base,
      asks: "statistics",
      meaning: { kind: "value", value: listed.value, isQuantity: true },
      listed,
      solvedBy: "engine",
    };
  }
  const curve = implicit(text, language);
  if (curve !== null) return { ...base, ...curve };
  const task = taskOf(text, language);
  if (task === null) return { ...base, ...oneSided(text, language), ...critical(text, language) };
  return solvedTask(base, task);
}

function isBalancing(text: string): boolean {
  return (
    /balanc|ajust|équilibr|ausgleich|gleiche|配平|係数|平衡/iu.test(text) ||
    /^[^.?]*→[^.?]*$/u.test(plainMaths(text).trim())
  );
}

function solvedTask(base: Problem, task: MathsTask): Problem {
  const meaning = meaningOf(task);
  if (meaning === null) return base;
  const worked = answerMaths(task);
  return {
    ...base,
    asks: askedIn(task, meaning),
    task,
    meaning,
    solvedBy: worked.ok ? "engine" : "nobody",
    answer: worked.ok ? worked.value : null,
  };
}

function askedIn(task: MathsTask, meaning: Meaning): Asked {
  if (task.kind !== "solve") return task.kind;
  if (meaning.kind !== "set") return "not-understood";
  const relations = relationsIn(meaning.statement);
  if (relations.some(({ comparison }) => comparison !== "=")) return "inequality";
  return relations.length > 1 && meaning.unknowns.length > 1 ? "system" : "equation";
}

function taskOf(text: string, language: Language): MathsTask | null {
  const options = { decimalComma: usesDecimalComma(language) };
  const signs = plainSigns(text);
  const clean = wordedCalculus(plainMaths(signs), {});
  const spare = clean
    .replace(/\((?=[^()]*\p{L}{2,})(?![^()]*(?:sin|cos|tan|log|ln|sqrt|lim))[^()=]*\)/gu, " ")
    .replace(/\(\s*[a-z]\s*[<>≤≥]\s*\d+\s*\)|(?:for|für|para|pour)\s+[a-z]\s*[<>≥≤]\s*0/giu, " ")
    .replace(
      /by completing the square|using the (?:quadratic )?formula|over the real(?: number)?s|2次(?=方程式)|in ℝ/giu,
      " ",
    )
    .replace(/\bwith u\s*=.*$/i, " ");
  for (const each of [signs, clean, spare, latexSums(spare)]) {
    const task = recogniseMaths(each, options);
    if (task !== null) return task;
  }
  return sumAlone(spare, language);
}

/** "Find 1 + 2 + … + 100": written out it is one number, and no question of its own. */
function sumAlone(text: string, language: Language): MathsTask | null {
  const whole = latexSums(text);
  if (whole === text) return null;
  const claims = readLine(whole, { letters: new Set(), language, units: "dropped" })[0]?.claims ?? [];
  const [chain, more] = claims.flatMap(({ alternatives }) => alternatives.flat());
  const expression = chain?.sides[0]?.expression;
  const isAlone = more === undefined && chain?.signs.length === 0 && chain.name === null;
  return isAlone && expression && symbolsOf(expression).size === 0 ? { kind: "evaluate", expression } : null;
}

/** The letter a question is most likely about. */
function letterOf(of: Expression): string {
  const names = symbolsOf(of);
  return [..."xyztuvwnsrpq"].find((name) => names.has(name)) ?? [...names][0] ?? "x";
}

function meaningOf(task: MathsTask): Meaning | null {
  switch (task.kind) {
    case "solve":
      return setMeaning(task.statement, task.variable);
    case "differentiate":
    case "tangent": {
      const letter = task.variable ?? letterOf(task.expression);
      if (task.kind === "tangent") return tangentMeaning(task, letter);
      const isPlain = task.expression.kind === "call" && task.expression.name === "derivative";
      const [inner = zero, by = zero] =
        isPlain && task.expression.kind === "call" ? task.expression.args : [task.expression, symbol(letter)];
      if (task.at !== undefined) {
        const slope = attempt(() => derivativeOf(inner, letter));
        return slope.ok ? { kind: "value", value: insertedIn(slope.value, letter, task.at), isQuantity: false } : null;
      }
      return { kind: "derivative", of: inner, letter: by.kind === "symbol" ? by.name : letter, order: 1 };
    }
    case "integrate":
      if (task.from !== undefined && task.to !== undefined) {
        const letter = task.variable ?? letterOf(task.expression);
        return {
          kind: "value",
          value: call("integral", task.expression, symbol(letter), task.from, task.to),
          isQuantity: false,
        };
      }
      return { kind: "antiderivative", of: task.expression, letter: task.variable ?? letterOf(task.expression) };
    case "limit":
      return {
        kind: "value",
        value: call("limit", task.expression, symbol(task.variable ?? letterOf(task.expression)), task.point),
        isQuantity: false,
      };
    default: {
      const { expression } = task;
      if (expression.kind !== "call") return { kind: "value", value: expression, isQuantity: false };
      const [inner = zero, by = zero] = expression.args;
      const letter = by.kind === "symbol" ? by.name : "x";
      if (expression.name === "derivative") return { kind: "derivative", of: inner, letter, order: 1 };
      if (expression.name === "integral" && expression.args.length === 2)
        return { kind: "antiderivative", of: inner, letter };
      return { kind: "value", value: expression, isQuantity: false };
    }
  }
}

function insertedIn(of: Expression, letter: string, value: Expression): Expression {
  if (of.kind === "symbol") return of.name === letter ? value : of;
  if (of.kind === "sum") return { ...of, terms: of.terms.map((each) => insertedIn(each, letter, value)) };
  if (of.kind === "product") return { ...of, factors: of.factors.map((each) => insertedIn(each, letter, value)) };
  if (of.kind === "power") {
    return { ...of, base: insertedIn(of.base, letter, value), exponent: insertedIn(of.exponent, letter, value) };
  }
  return of.kind === "call" ? { ...of, args: of.args.map((each) => insertedIn(each, letter, value)) } : of;
}

function tangentMeaning(
  task: Extract<MathsTask, { kind: "differentiate" | "tangent" }>,
  letter: string,
): Meaning | null {
  const at = task.at;
  if (at === undefined) return null;
  const slope = attempt(() => derivativeOf(task.expression, letter));
  if (!slope.ok) return null;
  const [steepness, height] = [insertedIn(slope.value, letter, at), insertedIn(task.expression, letter, at)];
  const run: Expression = {
    kind: "sum",
    terms: [symbol(letter), { kind: "product", factors: [{ kind: "number", value: { n: -1n, d: 1n } }, at] }],
  };
  const line: Expression = { kind: "sum", terms: [height, { kind: "product", factors: [steepness, run] }] };
  return { kind: "set", statement: equation(symbol("y"), line), unknowns: ["y"], within: null, isShown: false };
}

/** A range of the letter beside an equation says where to look. */
export function setMeaning(statement: Statement, variable: string | undefined): Meaning {
  const parts =
    statement.kind === "all-of"
      ? statement.statements.flatMap((each) => (each.kind === "all-of" ? each.statements : [each]))
      : [statement];
  const isRange = (part: Statement) =>
    part.kind === "relation" &&
    part.comparison !== "=" &&
    [part.left, part.right].some((side) => side.kind === "symbol") &&
    [part.left, part.right].some((side) => symbolsOf(side).size === 0);
  const [ranges, rest] = [parts.filter(isRange), parts.filter((part) => !isRange(part))];
  const [stated, within] = rest.length > 0 && ranges.length > 0 ? [allOf(rest), allOf(ranges)] : [statement, null];
  const letters = [...lettersOf(stated)];
  const equations = relationsIn(stated).length;
  const unknowns =
    variable !== undefined ? [variable] : equations > 1 && letters.length > 1 ? letters : [mainLetter(letters)];
  return { kind: "set", statement: stated, unknowns, within, isShown: true };
}

function mainLetter(letters: readonly string[]): string {
  return [..."xyztuvwnsrpqabc"].find((name) => letters.includes(name)) ?? letters[0] ?? "x";
}

const criticalWords =
  /critical point|stationary|extrem|turning point|maxim|minim|puntos? cr[ií]tico|points? critiques?|kritische|极值|驻点|極値|停留点/iu;
const definitionWords =
  /limit definition|first principles|differenzenquotient|definici[oó]n (?:de l[ií]mite|de derivada)|définition de la dérivée|定义求|定義に/iu;
const secondWords =
  /second derivative|zweite ableitung|segunda derivada|dérivée seconde|二阶导|第二次導関数|2次導関数/iu;

/** Where a slope is nought, and derivatives of derivatives: asked with more words than the engine's own questions. */
function critical(text: string, language: Language): Partial<Problem> {
  const clean = plainMaths(text);
  const [, letter = "x", body = ""] = /[fgy](?:\(([a-z])\))?\s*=\s*([^?。,]+)/u.exec(clean) ?? [];
  if (body === "") return {};
  const context: ReadingContext = { letters: new Set([letter]), language, units: "dropped" };
  const chain = readLine(body.replace(/[.。].*$/u, ""), context)[0]?.claims[0]?.alternatives[0]?.[0];
  const of = chain?.sides[0]?.expression;
  if (of === undefined || of === null || chain?.signs.length !== 0) return {};
  if (secondWords.test(clean)) {
    return { asks: "differentiate", meaning: { kind: "derivative", of, letter, order: 2 }, solvedBy: "engine" };
  }
  if (definitionWords.test(clean)) {
    return solvedTask(notUnderstood(text, language), { kind: "differentiate", expression: of, variable: letter });
  }
  if (!criticalWords.test(clean)) return {};
  const slope = attempt(() => derivativeOf(of, letter));
  if (!slope.ok) return {};
  const statement = equation(slope.value, zero);
  const solved = solvedTask(notUnderstood(text, language), { kind: "solve", statement, variable: letter });
  return { ...solved, asks: "critical-points", meaning: hidden(solved.meaning) };
}

function hidden(meaning: Meaning): Meaning {
  return meaning.kind === "set" ? { ...meaning, isShown: false } : meaning;
}

/** "Find y' if x² + y² = 25": the slope of a curve, as the letter it is to be written with. */
function implicit(text: string, language: Language): Partial<Problem> | null {
  const clean = plainMaths(text);
  if (!/y'|dy\s*\/\s*dx|\\frac\{dy\}\{dx\}/.test(clean)) return null;
  const letter = /\b(?:write|use)\s+([a-z])\s+for/i.exec(clean)?.[1] ?? "p";
  const claims =
    readLine(clean.replace(/\([^()]*'[^()]*\)/g, " "), { letters: new Set(["x", "y"]), language, units: "dropped" })[0]
      ?.claims ?? [];
  const relations = claims.flatMap((claim) =>
    relationsIn(statementOf(claim, new Set(["x", "y"])) ?? { kind: "nothing" }),
  );
  const curve = relations.find(
    ({ left, right, comparison }) =>
      comparison === "=" && symbolsOf(left, symbolsOf(right)).size === 2 && symbolsOf(left).has("y"),
  );
  if (curve === undefined) return null;
  const slopes = attempt(() => ["x", "y"].map((name) => derivativeOf(difference(curve.left, curve.right), name)));
  const [byX, byY] = slopes.ok ? slopes.value : [];
  if (byX === undefined || byY === undefined) return null;
  const statement = equation(sum(byX, product(byY, symbol(letter))), zero);
  return {
    asks: "differentiate",
    meaning: { kind: "set", statement, unknowns: [letter], within: null, isShown: false },
    solvedBy: "engine",
  };
}

/** "x → 3⁻": what numbers on one side of a point come to, where they run away. */
function oneSided(text: string, language: Language): Partial<Problem> {
  const clean = plainMaths(text).replace(/lim_\{?/, "lim ");
  const [whole, letter = "x", point = "", sign = ""] =
    /([a-z])\s*→\s*(-?\d+(?:\.\d+)?)\s*(⁻|⁺|\^\{?[-+]\}?)\}?/u.exec(clean) ?? [];
  if (whole === undefined) return {};
  const body = clean.replace(whole, " ").replace(/\\?lim/, " ");
  const context: ReadingContext = { letters: new Set([letter]), language, units: "dropped" };
  const chains = readLine(body, context)[0]?.claims.flatMap(({ alternatives }) => alternatives.flat()) ?? [];
  const of = chains
    .flatMap(({ sides }) => sides.flatMap(({ expression }) => expression ?? []))
    .find((each) => symbolsOf(each).has(letter));
  if (of === undefined) return {};
  const way = /[-⁻]/.test(sign) ? -1 : 1;
  const [far = 0, near = 0] = [1e-4, 1e-8].map((size) => realValue(of, { [letter]: Number(point) + way * size }));
  if (!(Math.abs(near) > 1e5 && Math.abs(near) > 100 * Math.abs(far))) return {};
  const value: Expression = near > 0 ? infinity : negative(infinity);
  return { asks: "limit", meaning: { kind: "value", value, isQuantity: false }, solvedBy: "engine" };
}

/** The same problem with the solution somebody else has found: equations, or the value that is asked for. */
export function withSolution(problem: Problem, solution: string): Problem {
  const letters = new Set(solution.match(/(?<![a-zA-Z\\_{])[a-z](?![a-zA-Z])/g) ?? []);
  const isEquation = /[=<>≤≥]/.test(solution);
  const context: ReadingContext = {
    letters: isEquation ? letters : new Set(),
    language: "en",
    units: isEquation ? "dropped" : "kept",
  };
  const [claim] = readLine(solution, context)[0]?.claims ?? [];
  if (claim === undefined) return problem;
  if (isEquation) {
    const statement = statementOf(claim, letters);
    return statement === null
      ? problem
      : { ...problem, meaning: hidden(setMeaning(statement, undefined)), solvedBy: "elsewhere" };
  }
  const value = claim.alternatives[0]?.[0]?.sides.at(-1)?.expression;
  return value ? { ...problem, meaning: { kind: "value", value, isQuantity: true }, solvedBy: "elsewhere" } : problem;
}
