import { derivativeOf } from "@jotter/analysis/maths/differentiate";
import { call, type Expression, has, symbolsOf } from "@jotter/analysis/maths/expression";
import { attempt } from "@jotter/analysis/maths/problem";
import { toNumber } from "@jotter/analysis/maths/rational";
import { isAskedName } from "./asked-name.ts";
import { isTrueChain } from "./judge-beside.ts";
import { judgePrimitive } from "./judge-primitive.ts";
import { isRoundedTo, isSameKind, isUnit, roundedJudged, same } from "./measured-values.ts";
import type { Problem } from "./problem.ts";
import type { Chain, ChainOptions } from "./reading/chains.ts";
import type { LineReading } from "./reading/read-line.ts";
import { roundingIn } from "./rounding.ts";
import { insertedBack, substitutionIn } from "./substitution.ts";
import type { ValueMeaning, ValueStep, ValueWorking } from "./value-working.ts";
import { freeLetters, hasOpen, orderlessKey, type Sameness, sameValue } from "./values.ts";
import { type JudgedLine, judged } from "./verdict.ts";

export function startValue(problem: Problem, meaning: ValueMeaning): ValueWorking {
  return { problem, meaning, targets: targetsOf(meaning), values: {}, firstWrong: null, substitutes: {} };
}

function targetsOf(meaning: ValueMeaning): readonly (Expression | null)[] {
  if (meaning.kind === "value") return [meaning.value];
  if (meaning.kind === "antiderivative") return [meaning.of];
  const all: (Expression | null)[] = [meaning.of];
  for (let order = 1; order <= meaning.order; order++) {
    const before = all.at(-1);
    const slope = before ? attempt(() => derivativeOf(before, meaning.letter)) : null;
    all.push(slope?.ok ? slope.value : null);
  }
  return all;
}

export function judgeValueLine(
  working: ValueWorking,
  reading: LineReading,
  line: number,
  decimalComma: boolean,
): ValueStep {
  const options = { decimalComma };
  const letter = integralLetter(working.meaning);
  const noted = letter && substitutionIn(reading.plain, letter, working.substitutes, options);
  if (noted) return { working: { ...working, substitutes: noted.substitutes }, judged: noted.judged };
  const list = judgedList(working.problem, reading.plain, options);
  if (list !== null) return { working, judged: list };
  // "x ≠ 1" beside a value says where it counts.
  const isValue = ({ signs }: Chain) => signs.every((each) => each === "=" || each === "≈");
  const chains = chainsThatClaim(working, reading).filter(isValue);
  let now = working;
  const verdicts: JudgedLine[] = [];
  for (const chain of chains) {
    const step = judgeChain(now, chain, line, reading, decimalComma);
    now = step.working;
    verdicts.push(step.judged);
  }
  const rank = (each: JudgedLine) =>
    ["wrong", "loses", "gains", "follows", "no-further", "unjudged"].indexOf(each.verdict);
  const worst = verdicts.toSorted((a, b) => rank(a) - rank(b))[0] ?? judged("unjudged", "unread");
  const isWrong = worst.verdict === "wrong" || worst.verdict === "loses";
  return { working: isWrong && now.firstWrong === null ? { ...now, firstWrong: line } : now, judged: worst };
}

/** Of numbers in the midst of a sentence none is taken for the answer, and of several expressions only the last. */
function chainsThatClaim({ meaning }: ValueWorking, reading: LineReading): readonly Chain[] {
  const claims = reading.claims.filter(({ role, alternatives }) => role !== "premise" && alternatives.length === 1);
  const all = claims.flatMap((claim) => {
    const [chains = []] = claim.alternatives;
    const isAlone = chains.filter(isBare).length === 1;
    return chains.map((chain) => ({ chain, isConclusion: claim.isConclusion, isAlone }));
  });
  const most = meaning.kind === "value" && meaning.isQuantity ? 2 : 3;
  return all
    .filter(({ chain, isConclusion, isAlone }, index) => {
      if (!isBare(chain)) return true;
      if (!isAlone) return false;
      const isNumber = chain.sides[0]?.expression?.kind === "number";
      return index === all.length - 1 && ((!isNumber && most === 2) || isConclusion || reading.words < most);
    })
    .map(({ chain }) => chain);
}

/** "n = m/M = 36/18": of a formula in a chain only the numbers count. */
function withoutFormulas(working: ValueWorking, chain: Chain): Chain {
  const isKept = ({ expression, text }: Chain["sides"][number]) =>
    text === "" || (expression !== null && !isForeign(working, expression));
  // A function nobody knows is no formula of the problem.
  if (chain.sides.some(({ text }) => text.includes("⊥"))) return chain;
  const isLast = chain.sides.at(-1);
  if (working.meaning.kind !== "value" || isLast === undefined || !isKept(isLast)) return chain;
  const kept = chain.sides.flatMap((side, index) => (isKept(side) ? [index] : []));
  return {
    ...chain,
    sides: kept.flatMap((index) => chain.sides[index] ?? []),
    signs: kept.slice(1).map((index) => chain.signs[index - 1] ?? "="),
  };
}

function isBare(chain: Chain): boolean {
  return chain.name === null && chain.signs.length === 0 && !chain.isLeading;
}

type Place = { readonly key: string; readonly target: Expression | null; readonly isAsked: boolean };

/** What the name in front of a chain stands for. */
function placeOf(working: ValueWorking, chain: Chain): Place {
  const { meaning, problem } = working;
  const name = nameOf(working, chain);
  const asked: Place = { key: "", target: working.targets.at(-1) ?? null, isAsked: true };
  if (name === null) return asked;
  if (meaning.kind === "derivative") {
    if (!isNameOfFunction(name, problem.text)) return { key: name, target: null, isAsked: false };
    const marks = /'+/.exec(name)?.[0].length ?? (/^d|^\\frac/.test(name) ? 1 : 0);
    const target = working.targets[marks] ?? null;
    return { key: marks === meaning.order ? "" : `'${marks}`, target, isAsked: marks === meaning.order };
  }
  if (meaning.kind === "antiderivative")
    return /^[FIyf]/.test(name) ? asked : { key: name, target: null, isAsked: false };
  if (working.values[""] !== undefined && working.values[`=${name}`] !== undefined) return asked;
  const onTheWay = problem.parts.find(({ names }) => names.test(name));
  if (onTheWay !== undefined) return { key: name, target: onTheWay.value, isAsked: false };
  if (isAskedName(name, problem)) return asked;
  return { key: name, target: null, isAsked: false };
}

/** The function of the problem, not one of the student's own, as u in "u = x²". */
function isNameOfFunction(name: string, text: string): boolean {
  const named = [...text.matchAll(/(?<![a-zA-Z\\])([a-zA-Z])(?:\([a-z]\))?\s*=/g)].map(([, letter = ""]) => letter);
  if (/^(?:d|\\frac\{d)[a-zA-Z]/.test(name)) return true;
  return (named.length === 0 ? ["f", "y"] : [...named, "f", "y"]).includes(name[0] ?? "");
}

/** A value of the asked kind, or the asked value itself, is what is asked for, whatever it is called. */
function placeIn(working: ValueWorking, chain: Chain): Place {
  const place = placeOf(working, chain);
  const [target, last] = [working.targets.at(-1), chain.sides.at(-1)?.expression];
  if (place.isAsked || working.meaning.kind !== "value" || !target || !last) return place;
  const isMeasured = [target, last].every((each) => [...symbolsOf(each)].some(isUnit));
  const isKind = isMeasured && isSameKind(target, last) && !/[_₀-₉]/u.test(nameOf(working, chain) ?? "");
  return isKind || same(working, last, target) === "same" ? { key: "", target, isAsked: true } : place;
}

function nameOf({ targets }: ValueWorking, chain: Chain): string | null {
  if (chain.name !== null) return chain.name;
  const first = chain.sides[0]?.expression;
  if (chain.sides.length < 2 || first?.kind !== "symbol") return null;
  const isOwn = targets.some((target) => target !== null && has(target, first.name));
  return isOwn || first.name.startsWith("U_") ? null : first.name;
}

/** The letter an integral runs over; null where the problem is none. */
function integralLetter(meaning: ValueMeaning): string | null {
  if (meaning.kind === "antiderivative") return meaning.letter;
  if (meaning.kind !== "value" || meaning.value.kind !== "call" || meaning.value.name !== "integral") return null;
  const by = meaning.value.args[1];
  return by?.kind === "symbol" ? by.name : null;
}

/** "1, 3, 7, 9": the numbers of the problem in order; another list is one that lost some. */
function judgedList(
  { tasks: [task], asks }: Problem,
  plain: string,
  { decimalComma }: ChainOptions,
): JudgedLine | null {
  if (task?.kind !== "worded" || asks !== "statistics" || task.form === "regression") return null;
  const parted = plain.trim().replace(/[{}[\]()]/g, "");
  const numbers = parted.split(decimalComma ? /\s*;\s*|,?\s+|,(?=\d+,)|(?<=,\d+),/ : /\s*[;,]\s*|\s+/);
  if (numbers.length < 3 || !numbers.every((each) => /^-?\d+(?:[.,]\d+)?$/.test(each))) return null;
  const own = numbers.map((each) => Number(each.replace(",", "."))).toSorted((a, b) => a - b);
  const given = task.figures.map(toNumber).toSorted((a, b) => a - b);
  if (own.join() === given.join()) return judged("follows", "trueBeside");
  // Of a quartile half of them are enough.
  return task.form === "median" ? judged("wrong", "otherNumbers") : null;
}

function judgeChain(
  working: ValueWorking,
  written: Chain,
  line: number,
  reading: LineReading,
  decimalComma: boolean,
): ValueStep {
  const given = underLimit(working, withSubstitutes(working, written));
  const name = nameOf(working, given);
  const place = placeIn(working, given);
  const chain = withoutFormulas(
    working,
    name !== null && given.name === null
      ? { ...given, sides: given.sides.slice(1), signs: given.signs.slice(1) }
      : given,
  );
  const read = chain.sides.flatMap(({ expression }) => (expression === null ? [] : [expression]));
  const last = chain.sides.at(-1)?.expression ?? null;
  const isUnread = chain.sides.some(({ expression, text }) => expression === null && text !== "");
  if (last === null || isUnread) return { working, judged: judged("unjudged", "unread") };
  const ofPart = place.target === null ? working : { ...working, targets: [...working.targets, place.target] };
  if (read.some((each) => isForeign(ofPart, each))) return { working, judged: judged("unjudged", "notKnown") };
  const isOwnName = working.meaning.kind === "derivative" && !place.isAsked && place.target === null;
  if (isOwnName) return { working, judged: judged("unjudged", "notKnown") };
  if (working.meaning.kind === "antiderivative" && !place.isAsked)
    return { working, judged: judged("unjudged", "notKnown") };
  if (working.meaning.kind === "antiderivative") {
    const beside = name === null ? judgedIdentity(working.meaning.of, chain, read, decimalComma) : null;
    if (beside !== null) return { working, judged: beside };
    return inOwnLetter(judgePrimitive(working, read, last, line), written.sides.at(-1)?.expression ?? null);
  }
  const known = working.values[place.key];
  const keep = (value: Expression): ValueWorking => ({
    ...working,
    values: {
      ...working.values,
      [place.key]: { line, value, key: orderlessKey(value) },
      ...(name === null ? {} : { [`=${name}`]: { line, value, key: "" } }),
    },
  });
  const ownRounding = roundingIn(reading.text);
  const rounding = ownRounding ?? working.problem.rounding;
  const isRough = given.signs.includes("≈");
  // A number that is given as rounded has to be the rounding that was asked for.
  const rounded =
    place.isAsked && working.values.aside === undefined
      ? roundedJudged(working, chain, known, rounding, isRough || ownRounding !== null, decimalComma)
      : null;
  if (rounded !== null)
    return { working: rounded.verdict === "wrong" ? keep(last) : keep(known?.value ?? last), judged: rounded };
  const truth = isTrueChain({ ...chain, name }, decimalComma, (one, other) => same(working, one, other));
  const aside = given.isLeading || isRough ? working.values.aside?.value : undefined;
  const also = place.isAsked ? working.problem.also : [];
  const references = [known?.value, place.target, aside, ...also].filter((each) => each !== undefined && each !== null);
  if (references.length === 0) {
    if (truth === false) return { working: keep(last), judged: judged("wrong", "notTrue") };
    return {
      working: keep(last),
      judged: chain.sides.length > 1 && truth ? judged("follows", "trueBeside") : judged("unjudged", "notKnown"),
    };
  }
  if (known !== undefined && read.length === 1 && known.key === orderlessKey(last)) {
    return { working: keep(last), judged: judged("no-further", "sameAs", known.line) };
  }
  const from = known?.line ?? 0;
  const ends = references.map((each) => same(working, last, each));
  const starts = references.map((each) => same(working, read[0] ?? last, each));
  const isSame = (all: readonly Sameness[]) => all.includes("same");
  if (isSame(ends) && (isSame(starts) || starts.includes("unknown"))) {
    if (truth === false) return { working: keep(last), judged: judged("wrong", "notTrue") };
    return { working: keep(last), judged: judged("follows", "follows", from) };
  }
  if (isSame(starts) && truth === null) return { working: keep(last), judged: judged("unjudged", "notKnown") };
  if (isSame(starts) && truth === true) return { working: keep(last), judged: judged("follows", "follows", from) };
  if (isSame(starts)) return { working: keep(last), judged: judged("wrong", "notTrue") };
  if (isSame(ends)) return { working: keep(last), judged: judged("unjudged", "notKnown") };
  if (place.isAsked && [known?.value ?? place.target, aside].some((each) => isRoundedTo(chain, each, decimalComma))) {
    return { working: keep(known?.value ?? last), judged: judged("follows", "follows", from) };
  }
  const isStage =
    name === null &&
    !given.isLeading &&
    truth !== false &&
    working.problem.stages.some((each) => sameValue(each, last) === "same");
  if (isStage) return { working, judged: judged("follows", "trueBeside") };
  // A true equation between numbers may be a step beside the way.
  const isBeside =
    name === null &&
    !given.isLeading &&
    chain.sides.length > 1 &&
    truth === true &&
    read.every((each) => symbolsOf(each).size === 0) &&
    !read.some(hasOpen);
  if (isBeside) {
    const aside = { line, value: last, key: "" };
    return { working: { ...working, values: { ...working.values, aside } }, judged: judged("unjudged", "trueBeside") };
  }
  if (truth === false) return { working: keep(last), judged: judged("wrong", "notTrue") };
  if (ends.every((each) => each === "different"))
    return { working: keep(last), judged: judged("wrong", "otherValue", from) };
  return { working: keep(last), judged: judged("unjudged", "notKnown") };
}

/** "½ e^u + C": the letter of the problem is not put back yet. */
function inOwnLetter(step: ValueStep, written: Expression | null): ValueStep {
  const { working } = step;
  const known = working.values[""];
  if (known === undefined || written === null || !Object.keys(working.substitutes).some((name) => has(written, name)))
    return step;
  const values = { ...working.values, "": { ...known, shown: written, key: orderlessKey(written) } };
  return { ...step, working: { ...working, values } };
}

/** "1/(x² - 1) = 1/2 (1/(x - 1) - 1/(x + 1))": what stands under the integral, in another form. */
function judgedIdentity(
  integrand: Expression,
  chain: Chain,
  read: readonly Expression[],
  decimalComma: boolean,
): JudgedLine | null {
  const [first, second] = read;
  if (first === undefined || second === undefined || read.some(hasOpen)) return null;
  if (sameValue(first, integrand) !== "same") return null;
  const truth = isTrueChain(chain, decimalComma);
  return truth === null ? null : truth ? judged("follows", "trueBeside") : judged("wrong", "notTrue");
}

function withSubstitutes({ substitutes, meaning }: ValueWorking, chain: Chain): Chain {
  const letter = integralLetter(meaning);
  if (letter === null || Object.keys(substitutes).length === 0) return chain;
  const sides = chain.sides.map(({ text, expression }) => ({
    text,
    expression: expression && insertedBack(expression, letter, substitutes),
  }));
  return { ...chain, sides };
}

/** "x + 2" on the way to a limit is meant under it, as many write who leave out the sign. */
function underLimit({ meaning }: ValueWorking, chain: Chain): Chain {
  if (meaning.kind !== "value" || meaning.value.kind !== "call" || meaning.value.name !== "limit") return chain;
  const [, by, point] = meaning.value.args;
  if (by?.kind !== "symbol" || point === undefined) return chain;
  const sides = chain.sides.map(({ text, expression }) => ({
    text,
    expression:
      expression !== null && freeLetters(expression).has(by.name) ? call("limit", expression, by, point) : expression,
  }));
  return { ...chain, sides };
}

/** It speaks of letters that the problem does not know. */
function isForeign({ targets, meaning }: ValueWorking, of: Expression): boolean {
  const known = new Set(targets.flatMap((target) => (target === null ? [] : [...symbolsOf(target)])));
  if (meaning.kind === "antiderivative") known.add(meaning.letter);
  const foreign = [...(meaning.kind === "antiderivative" ? symbolsOf(of) : freeLetters(of))].filter(
    (name) => !known.has(name) && !isUnit(name),
  );
  // The constant of an antiderivative.
  return foreign.length > (meaning.kind === "antiderivative" && /^[cCkK]/.test(foreign[0] ?? "") ? 1 : 0);
}
