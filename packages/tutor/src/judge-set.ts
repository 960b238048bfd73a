import {
  allOf,
  number,
  type Relation,
  relation,
  type Statement,
  symbol,
  type symbolsOf,
  zero,
} from "@jotter/analysis/maths/expression";
import { holdsAt } from "@jotter/analysis/maths/numeric";
import { comesFromSoundStep } from "./extraneous.ts";
import { judgeCurveLine } from "./judge-curve.ts";
import type { LineReading } from "./reading/read-line.ts";
import { isDenied } from "./reading/words.ts";
import {
  type Comparison,
  compared,
  inserted,
  isEqualSet,
  numbersOf,
  type RealSet,
  realSet,
  relationsIn,
  wide,
} from "./real-sets.ts";
import { isRoundingOf, writtenNumber } from "./rounding.ts";
import { saidOf } from "./said.ts";
import { besideJudged, isDiscriminant, isTrueReckoning } from "./set-beside.ts";
import type { SetMeaning, SetWorking, Standing } from "./set-working.ts";
import { isExplicit, statementKey } from "./statement-forms.ts";
import { lettersOf } from "./statements.ts";
import { orderlessKey } from "./values.ts";
import { isBad, type JudgedLine, judged } from "./verdict.ts";

export function startSet(meaning: SetMeaning): SetWorking {
  const [unknown = "x"] = meaning.unknowns;
  const letters = lettersOf(meaning.statement).add(unknown);
  const others = [...letters].filter((name) => name !== unknown);
  const choices =
    others.length === 0
      ? [{}]
      : [0, 1, 2].map((turn) =>
          Object.fromEntries(others.map((name, index) => [name, (137 + turn * 71 + index * 53) / 100])),
        );
  const start = { meaning, unknown, letters, choices };
  const shown = standingOf(start, meaning.statement, [], 0);
  const problem = meaning.isShown ? shown : { ...shown, key: "" };
  return { ...start, problem, last: problem, parts: [], cases: [], wrongBeside: null, slopes: {} };
}

function standingOf(
  { unknown, choices }: Pick<SetWorking, "unknown" | "choices">,
  statement: Statement,
  integers: readonly string[],
  line: number,
): Standing {
  const sets = choices.map((choice) => realSet(put(choice, statement), unknown, integers));
  return { line, statement, sets, key: statementKey(statement) };
}

function put(choice: Readonly<Record<string, number>>, statement: Statement): Statement {
  return Object.entries(choice).reduce(
    (sofar, [name, value]) => inserted(sofar, name, number(Math.round(value * 100), 100)),
    statement,
  );
}

export type SetStep = { readonly working: SetWorking; readonly judged: JudgedLine };

export function judgeSetLine(working: SetWorking, reading: LineReading, line: number, decimalComma: boolean): SetStep {
  const { curve } = working.meaning;
  const sloped = curve === undefined ? null : judgeCurveLine(curve, working.unknown, working.slopes, reading, line);
  if (sloped !== null) {
    const isWrong = sloped.judged.verdict === "wrong";
    return {
      working: { ...working, slopes: sloped.slopes, wrongBeside: isWrong ? line : working.wrongBeside },
      judged: sloped.judged,
    };
  }
  const said = saidOf({ ...reading, integers: integersOf(working, reading) }, working.letters);
  const conclusion = said.statements.findLast(({ isConclusion }) => isConclusion) ?? said.statements.at(-1);
  const isSaid =
    reading.said !== null && !(conclusion?.isConclusion && !/[∅]/.test(reading.plain) && reading.said === "everything");
  if (isSaid && reading.said !== null) {
    return settled(working, standingOf(working, { kind: reading.said }, [], line), line, true);
  }
  const beside =
    said.beside.length > 0 && conclusion === undefined
      ? besideJudged(working, said.beside, said.isCheck, decimalComma)
      : null;
  if (beside !== null) {
    const isWrong = beside.verdict === "wrong";
    // "√1 = -1, false": that it is not so is what the line says.
    if (isWrong && isDenied(reading.plain)) return { working, judged: judged("no-further", "trueBeside") };
    return { working: isWrong ? { ...working, wrongBeside: line } : working, judged: beside };
  }
  if (conclusion === undefined) return { working, judged: judged("unjudged", "unread") };
  if (isDenied(reading.plain) && !conclusion.isConclusion) return { working, judged: judged("unjudged", "condition") };
  const { statement } = conclusion;
  const integers = integersOf(working, reading);
  const standing = standingOf(working, statement, integers, line);
  if (lettersOf(statement).size === 0 && isTrueReckoning(statement)) {
    return { working, judged: judged("no-further", "trueBeside") };
  }
  if (isCondition(working, statement, standing)) return { working, judged: judged("unjudged", "condition") };
  if (isRoundingLine(working, conclusion.isRough, reading, standing, decimalComma)) {
    // What was solved exactly stays so when it is rounded.
    const after = isSetSolved(working) ? working : { ...working, last: standing };
    return { working: after, judged: judged("follows", "follows", working.last.line) };
  }
  const isNumbered = isNumberedCase(reading.text, working.unknown);
  const step = withCase(settled(working, standing, line, conclusion.isConclusion, isNumbered), standing, isNumbered);
  // "28" may be the discriminant, and is no answer then.
  if (reading.isBare && isBad(step.judged) && isDiscriminant(working, statement))
    return { working, judged: judged("unjudged", "notKnown") };
  return step;
}

/** Letters for any whole number: those a line says to be, and in "x = π/4 + kπ" the k. */
function integersOf({ letters, meaning }: SetWorking, { integers }: LineReading): readonly string[] {
  const usual = isTurning(meaning.statement) ? ["k", "n", "m"] : [];
  return [...new Set([...integers, ...usual])].filter((name) => !letters.has(name));
}

/** "x₁ = 2": the first of several, which nobody takes for all of them. */
function isNumberedCase(text: string, unknown: string): boolean {
  return new RegExp(`^\\s*[({]?\\s*${unknown}_?\\{?[1-4₁-₄]\\}?\\s*[=:≈]`, "u").test(text);
}

/** "x - 2 = 0" below "(x - 2)(x - 4) = 0": each factor is a case of its own. */
function isFactorOf(before: Statement, after: Statement): boolean {
  const [whole, part] = [before, after].map((each) => (each.kind === "relation" && isZeroed(each) ? each.left : null));
  if (!whole || !part || whole.kind !== "product" || whole.factors.length < 2) return false;
  const key = orderlessKey(part);
  return whole.factors.some((factor) => orderlessKey(factor.kind === "power" ? factor.base : factor) === key);
}

const isZeroed = ({ comparison: sign, right }: Relation) =>
  sign === "=" && right.kind === "number" && right.value.n === 0n;

/** A value that solves the problem is kept as one of its cases, which may stand one below the other. */
function withCase(step: SetStep, standing: Standing, isNumbered: boolean): SetStep {
  const { working, judged: verdict } = step;
  const isOne = isNumbered || isExplicit(standing.statement, working.unknown);
  if (!isOne || verdict.verdict === "wrong" || verdict.verdict === "gains") return step;
  const { lost, gained } = comparison(working, working.problem, standing);
  if (lost.length === 0 || gained.length > 0) return step;
  return { ...step, working: { ...working, cases: [...working.cases, standing] } };
}

function settled(
  working: SetWorking,
  standing: Standing,
  line: number,
  isConclusion: boolean,
  isNumbered = false,
): SetStep {
  const { last, problem, parts } = working;
  const fromLast = comparison(working, last, standing);
  const fromProblem = last === problem ? fromLast : comparison(working, problem, standing);
  const after = { ...working, last: last.isWider === true ? { ...standing, isWider: true } : standing };
  if (isEqualSet(fromLast) && isOtherBeyond(working, last, standing)) {
    return { working: { ...after, parts: [] }, judged: judged("wrong", "otherSolutions", last.line) };
  }
  const isWider = last.isWider === true && fromProblem.lost.length === 0 && fromProblem.gained.length > 0;
  // What squaring has brought in is to be checked before it is called a solution.
  if (isEqualSet(fromLast) && isWider && isExplicit(standing.statement, working.unknown))
    return { working: after, judged: judged("follows", "checkThem", last.line) };
  if (isEqualSet(fromLast)) {
    if (standing.key === last.key) return { working: after, judged: judged("no-further", "sameAs", last.line) };
    return { working: after, judged: judged("follows", "follows", last.line) };
  }
  const isRight = isEqualSet(fromProblem) || isAsked(working, standing);
  if (isRight) return { working: { ...after, parts: [], wrongBeside: null }, judged: judged("follows", "follows", 0) };
  if (working.wrongBeside !== null) {
    return { working: { ...after, wrongBeside: null }, judged: judged("unjudged", "afterWrong", working.wrongBeside) };
  }
  // Another case of the problem, below the first one.
  const isPart = parts.length > 0 && fromProblem.gained.length === 0 && !isConclusion;
  if (isPart) {
    const isWhole = isEqualSet(comparison(working, problem, united([...parts, standing], line)));
    const next = { ...after, parts: [...parts, standing] };
    if (isWhole) return { working: next, judged: judged("follows", "follows", 0) };
    return { working: next, judged: isNumbered ? judged("follows", "oneCase") : judged("loses", "losesSolutions", 0) };
  }
  const [isLost, isGained] = [fromLast.lost.length > 0, fromLast.gained.length > 0];
  if (isLost && isGained)
    return { working: { ...after, parts: [] }, judged: judged("wrong", "otherSolutions", last.line) };
  if (isLost) {
    const isCase = fromProblem.gained.length === 0;
    if (isCase && (isNumbered || isFactorOf(last.statement, standing.statement)))
      return { working: { ...after, parts: [standing] }, judged: judged("follows", "oneCase") };
    return {
      working: { ...after, parts: isCase ? [standing] : [] },
      judged:
        isTurning(working.meaning.statement) && working.meaning.within === null && isCase
          ? judged("loses", "allWanted")
          : judged("loses", "losesSolutions", last.line),
    };
  }
  if (!isConclusion && isSoundlyWider(working, standing))
    return {
      working: { ...after, last: { ...standing, isWider: true }, parts: [] },
      judged: judged("follows", "mayGain", last.line),
    };
  return { working: { ...after, parts: [] }, judged: judged("gains", "gainsSolutions", last.line) };
}

/** Whether a line has more solutions than the last one because of a step that may bring some in. */
function isSoundlyWider(working: SetWorking, standing: Standing): boolean {
  const { last, unknown, choices } = working;
  if (standing.statement.kind !== "relation" || isExplicit(standing.statement, unknown)) return false;
  return choices.every((choice, index) => {
    const [before, after] = [last.sets[index], standing.sets[index]];
    if (before === undefined || after === undefined) return false;
    const { gained } = compared(before, after, withinOf(working));
    return comesFromSoundStep(put(choice, last.statement), gained, unknown);
  });
}

/** Whether the last line says what solves the problem, with the unknown alone on one side. */
export function isSetSolved(working: SetWorking): boolean {
  const { last, problem, unknown, cases } = working;
  if (last === problem) return false;
  const isAllCases = cases.length > 1 && isEqualSet(comparison(working, problem, united(cases, last.line)));
  if (isAllCases && cases.includes(last)) return true;
  const isRight = isEqualSet(comparison(working, problem, last)) || isAsked(working, last);
  return isRight && isExplicit(last.statement, unknown);
}

/** Numbers that are not allowed may be left out, but not others be put in their place: a length of -8 is not one of -3. */
function isOtherBeyond(working: SetWorking, before: Standing, after: Standing): boolean {
  const { within, statement } = working.meaning;
  if (within === null || isTurning(statement)) return false;
  const isBeyond = (x: number) => holdsAt(within, { [working.unknown]: x }) !== true;
  return before.sets.some((set, index) => {
    const other = after.sets[index];
    const { lost, gained } = other === undefined ? { lost: [], gained: [] } : compared(set, other, isBeyond);
    return lost.length > 0 && gained.length > 0;
  });
}

/** Of the solutions exactly those that are asked for. */
function isAsked(working: SetWorking, standing: Standing): boolean {
  const { asked, statement } = working.meaning;
  const { unknown, letters } = working;
  const isWhole = (of: Statement) => isEqualSet(comparison(working, standingOf(working, of, [], 0), standing));
  if (asked !== null) return isWhole(asked);
  // A letter of a formula is a size: of A = πr² the radius is the positive one.
  const isOfFormula = letters.size > 1 && !/^[xyz]$/.test(unknown) && statement.kind === "relation";
  return isOfFormula && isWhole(allOf([statement, relation(symbol(unknown), ">", zero)]));
}

function united(parts: readonly Standing[], line: number): Standing {
  const [first] = parts;
  const sets = (first?.sets ?? []).map((_, index): RealSet => {
    const own = parts.flatMap((part) => part.sets[index] ?? []);
    return {
      statement: { kind: "any-of", statements: own.map((set) => set.statement) },
      edges: own.flatMap((set) => set.edges),
      holds: (x, isEdge) => own.some((set) => set.holds(x, isEdge)),
    };
  });
  return { line, statement: { kind: "any-of", statements: parts.map((part) => part.statement) }, sets, key: "" };
}

function comparison(working: SetWorking, before: Standing, after: Standing): Comparison {
  const all = before.sets.map((set, index) => {
    const other = after.sets[index];
    return other === undefined ? { lost: [], gained: [] } : compared(set, other, withinOf(working));
  });
  return { lost: all.flatMap(({ lost }) => lost), gained: all.flatMap(({ gained }) => gained) };
}

/** Where the unknown may lie; of solutions that go round and round some turns are enough. */
export function withinOf({ meaning, unknown }: Pick<SetWorking, "meaning" | "unknown">): (x: number) => boolean {
  const { within, statement } = meaning;
  if (within !== null) return (x) => holdsAt(within, { [unknown]: x }) === true;
  return isTurning(statement) ? (x) => Math.abs(x) <= wide : () => true;
}

function isTurning(statement: Statement): boolean {
  return relationsIn(statement).some(({ left, right }) => hasAngle(left) || hasAngle(right));
}

function hasAngle(of: Parameters<typeof symbolsOf>[0]): boolean {
  if (of.kind === "call") return ["sin", "cos", "tan", "cot", "sec", "csc"].includes(of.name) || of.args.some(hasAngle);
  if (of.kind === "sum") return of.terms.some(hasAngle);
  if (of.kind === "product") return of.factors.some(hasAngle);
  return of.kind === "power" && (hasAngle(of.base) || hasAngle(of.exponent));
}

/** "x > 3", "x ≠ 0" beside an equation: where it makes sense, not what solves it. */
function isCondition(working: SetWorking, statement: Statement, standing: Standing): boolean {
  const relations = relationsIn(statement);
  if (relations.length === 0) return false;
  const isEquation = relationsIn(working.meaning.statement).every(({ comparison: sign }) => sign === "=");
  const isRange = relations.every(({ comparison: sign }) => sign !== "=");
  if (!isEquation || !isRange) return relations.every(({ comparison: sign }) => sign === "!=");
  const from = comparison(working, working.problem, standing);
  return from.lost.length === 0 || relations.every(({ comparison: sign }) => sign === "!=");
}

/** "x ≈ 1.77": each solution, rounded as it is written. */
function isRoundingLine(
  working: SetWorking,
  isRough: boolean,
  reading: LineReading,
  standing: Standing,
  decimalComma: boolean,
): boolean {
  const [before, now] = [working.last.sets[0], standing.sets[0]];
  if (before === undefined || now === undefined || working.choices.length > 1) return false;
  if (isEqualSet(compared(before, now, withinOf(working)))) return false;
  const [exact, given] = [numbersOf(before, withinOf(working)), numbersOf(now)];
  if (exact === null || given === null || exact.length === 0 || exact.length !== given.length) return false;
  const texts = reading.claims.flatMap(({ alternatives }) =>
    alternatives.flat().flatMap(({ sides }) => sides.map(({ text }) => text)),
  );
  const written = texts.flatMap((text) => writtenNumber(text, decimalComma) ?? []);
  return given.every((value) => {
    const as = written.find((each) => Math.abs(each.value - value) < 1e-12 * Math.max(1, Math.abs(value)));
    if (as === undefined || (as.decimals === 0 && !isRough)) return false;
    return exact.some((each) => isRoundingOf(as, each));
  });
}
