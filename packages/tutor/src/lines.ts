import { replaced, symbol, symbolsOf } from "@jotter/analysis/maths/expression";
import { parseExpression } from "@jotter/analysis/maths/parse";
import { plainMaths } from "@jotter/analysis/maths/plain-maths";
import { plainOf } from "@jotter/analysis/maths/print";
import { type ComplexWorking, judgeComplexLine } from "./complex/judge-complex.ts";
import { isTrueChain } from "./judge-beside.ts";
import { type FeatureWorking, judgeFeatureLine } from "./judge-features.ts";
import { judgeHeights } from "./judge-heights.ts";
import { judgeMatrixLine, type MatrixWorking } from "./judge-matrix.ts";
import { judgeReactionLine } from "./judge-reaction.ts";
import { judgeSetLine, startSet } from "./judge-set.ts";
import { judgeSystemLine, type SystemWorking, startSystem } from "./judge-system.ts";
import { judgeValueLine, startValue } from "./judge-value.ts";
import { judgeNamedValues, type NamedValue, namedValuesOf } from "./named-values.ts";
import { type OwnLetter, ownLetterIn, withoutOwnLetter } from "./own-letter.ts";
import type { Problem } from "./problem.ts";
import { isOneLaw, judgeQuantityLine, type QuantityWorking } from "./quantities/judge-quantity.ts";
import { crossAsTimes } from "./reading/plainly-asked.ts";
import { type LineReading, type ReadingContext, readLine, usesDecimalComma } from "./reading/read-line.ts";
import { baseUnits } from "./reading/units.ts";
import type { SetWorking } from "./set-working.ts";
import { judgeStoryLine, type StoryWorking, startStory } from "./stories/judge-story.ts";
import type { ValueWorking } from "./value-working.ts";
import { sameValue } from "./values.ts";
import { isBad, type JudgedLine, judged } from "./verdict.ts";

/** The lines of a student so far, and what the next one is held against. */
export type Working = {
  readonly problem: Problem;
  readonly lines: readonly JudgedLine[];
  /** Lines that say what solves the problem, no more and no less. */
  readonly state: State;
  /** Where the lines stood before the one that went wrong; null while none has, or a later one put it right. */
  readonly sound: { readonly state: State; readonly wrong: number } | null;
};

export type State =
  | { readonly kind: "set"; readonly of: SetWorking; readonly own?: OwnLetter; readonly heights?: readonly string[] }
  | { readonly kind: "system"; readonly of: SystemWorking }
  | { readonly kind: "value"; readonly of: ValueWorking }
  | { readonly kind: "matrix"; readonly of: MatrixWorking }
  | { readonly kind: "features"; readonly of: FeatureWorking; readonly heights?: readonly string[] }
  | { readonly kind: "complex"; readonly of: ComplexWorking }
  | { readonly kind: "quantity"; readonly of: QuantityWorking }
  | { readonly kind: "story"; readonly of: StoryWorking }
  | { readonly kind: "reaction" }
  | { readonly kind: "unknown" };

export function startWorking(problem: Problem): Working {
  return { problem, lines: [], state: startState(problem), sound: null };
}

function startState(problem: Problem): State {
  const { meaning } = problem;
  try {
    if (meaning.kind === "set") {
      if (meaning.unknowns.length > 1) return { kind: "system", of: startSystem(meaning) };
      return { kind: "set", of: startSet(meaning) };
    }
    if (meaning.kind === "value" || meaning.kind === "derivative" || meaning.kind === "antiderivative") {
      return { kind: "value", of: startValue(problem, meaning) };
    }
    if (meaning.kind === "features") return { kind: "features", of: { meaning, slopes: {}, found: [] } };
    if (meaning.kind === "quantity") return { kind: "quantity", of: { meaning, last: null } };
    if (meaning.kind === "story") return { kind: "story", of: startStory(meaning) };
    if (meaning.kind === "complex") return { kind: "complex", of: { meaning, last: null } };
    if (meaning.kind === "matrix") return { kind: "matrix", of: { meaning, last: null } };
    return meaning.kind === "reaction" ? { kind: "reaction" } : { kind: "unknown" };
  } catch {
    // What is too much for the engine cannot be judged; that is an answer, too.
    return { kind: "unknown" };
  }
}

/** More is a page, not a line. */
const longestLine = 500;

/** Judges one more line. Never throws: what is too hard cannot be judged. */
export function judgeNext(working: Working, text: string): Working {
  const line = working.lines.length + 1;
  if (text.length > longestLine) return { ...working, lines: [...working.lines, judged("unjudged", "unread")] };
  try {
    return { ...working, ...stepped(working, crossAsTimes(withoutCall(working.problem, text)), line) };
  } catch {
    // The engine stops where a line is too long or too hard; the lines before still stand.
    return { ...working, lines: [...working.lines, judged("unjudged", "notKnown")] };
  }
}

/** "gcd(84, 126) = 42": what is asked for, by its name. */
function withoutCall({ asks }: Problem, text: string): string {
  const isCommon = asks === "common-divisor" || asks === "common-multiple";
  return isCommon ? text.replace(/^\s*\p{L}{3,4}\s*\(\s*\d+(?:\s*[,;，；]\s*\d+)+\s*\)\s*=/u, "") : text;
}

type Stepped = { readonly state: State; readonly verdict: JudgedLine };

/** After a wrong line the next one is held against the last right one first: it may put all right. */
function stepped(working: Working, text: string, line: number): Pick<Working, "lines" | "state" | "sound"> {
  const { problem, lines, state, sound } = working;
  const mended = sound && step(problem, sound.state, text, line);
  if (mended && isGood(mended.verdict)) return { lines: [...lines, mended.verdict], state: mended.state, sound: null };
  const next = step(problem, state, text, line);
  const isOfWrong = sound !== null && isGood(next.verdict) && Number(next.verdict.params.line) >= sound.wrong;
  // What is wrong either way is told beside what is right, and not beside another wrong line.
  const isWrongOfBoth = sound !== null && mended !== null && isBad(mended.verdict) && isBad(next.verdict);
  const held = isWrongOfBoth ? mended.verdict : next.verdict;
  const told = isOfWrong ? judged(held.verdict, "followsWrong", held.params.line ?? "") : held;
  // A number may follow from a line above that is wrong or that nobody could judge: then it waits.
  const isNumber = state.kind === "quantity" && ["otherValue", "wrongPower"].includes(told.tell);
  // So may an equation follow from a wrong one of the student's own.
  const isOfOwn = state.kind === "story" && sound !== null && ["otherValue", "otherSolutions"].includes(told.tell);
  const isOnlyValue = problem.meaning.kind === "quantity" && isOneLaw(problem.meaning);
  const isUnknown = !isOnlyValue && lines.some(({ verdict: above }) => above === "unjudged");
  const waiting = sound === null ? judged("unjudged", "notKnown") : judged("unjudged", "afterWrong", sound.wrong);
  const verdict = isOfOwn || (isNumber && (sound !== null || isUnknown)) ? waiting : told;
  // Cases of an equation are written one below the other: what one loses is no turn.
  const isTurn = sound === null && (verdict.verdict === "wrong" || (state.kind !== "set" && isBad(verdict)));
  return { lines: [...lines, verdict], state: next.state, sound: isTurn ? { state, wrong: line } : sound };
}

function step(problem: Problem, state: State, text: string, line: number): Stepped {
  const named = namedValuesOf(problem);
  const ofNames = judgeNamedValues(problem, named, text);
  if (ofNames !== null) return { state: withFound(state, ofNames.found, named, line), verdict: ofNames.judged };
  const high = judgeHeights(problem.meaning, problem.language, text);
  if (high !== null) return { state: withHeights(state, high.found), verdict: high.judged };
  const taken = stepOfOwn(problem, state, text, line) ?? stepOfKind(problem, state, text, line);
  // Of several that are asked for, a number without a name may be any.
  const isAnyOf = named.some(({ isAsked }) => isAsked) && isBad(taken.verdict);
  return isAnyOf ? { state, verdict: judged("unjudged", "notKnown") } : taken;
}

/** Which of several values that are asked for have been found. */
function withFound(state: State, found: readonly number[], named: readonly NamedValue[], line: number): State {
  if (state.kind !== "value") return state;
  const own = Object.fromEntries(
    found.flatMap((at) => (named[at] === undefined ? [] : [[`#${at}`, { line, value: named[at].value, key: "" }]])),
  );
  return { ...state, of: { ...state.of, values: { ...state.of.values, ...own } } };
}

function withHeights(state: State, found: readonly string[]): State {
  if (state.kind !== "set" && state.kind !== "features") return state;
  return { ...state, heights: [...(state.heights ?? []), ...found] };
}

/** "u = e^x" is noted, and a line that speaks of u is judged as one of e^x; null where a line does neither. */
function stepOfOwn(
  { meaning, language, ...problem }: Problem,
  state: State,
  text: string,
  line: number,
): Stepped | null {
  if (state.kind !== "set" || meaning.kind !== "set" || !meaning.isShown || meaning.curve !== undefined) return null;
  const { of, own } = state;
  const noted = ownLetterIn(text, of.unknown, of.letters, language);
  if (noted !== null) return { state: { ...state, own: noted }, verdict: judged("follows", "noted", noted.letter) };
  if (own === undefined) return null;
  const put = withoutOwnLetter(text, own, language);
  // "u > 0": which of its values count.
  if (put !== text && problem.asks === "equation" && /[<>≤≥≠]|\\(?:[lg]eq?|neq?)(?![a-z])/u.test(text))
    return { state, verdict: judged("unjudged", "condition") };
  const taken = stepOfKind({ meaning, language, ...problem }, state, put, line);
  return taken.state.kind === "set" ? { ...taken, state: { ...taken.state, own } } : taken;
}

function stepOfKind(problem: Problem, state: State, text: string, line: number): Stepped {
  const decimalComma = usesDecimalComma(problem.language);
  if (state.kind === "reaction") {
    const { meaning } = problem;
    const verdict = meaning.kind === "reaction" ? judgeReactionLine(meaning, text) : judged("unjudged", "notKnown");
    return { state, verdict };
  }
  if (state.kind === "matrix") {
    const { working, judged: verdict } = judgeMatrixLine(state.of, text, line, decimalComma);
    return { state: { kind: "matrix", of: working }, verdict };
  }
  if (state.kind === "quantity") {
    const { working, judged: verdict } = judgeQuantityLine(state.of, text, line, problem.language);
    return { state: { kind: "quantity", of: working }, verdict };
  }
  if (state.kind === "story") {
    const { working, judged: verdict } = judgeStoryLine(state.of, text, line, problem.language);
    return { state: { kind: "story", of: working }, verdict };
  }
  if (state.kind === "complex") {
    const [context] = contextsOf(problem);
    if (context === undefined) return { state, verdict: judged("unjudged", "notKnown") };
    const { working, judged: verdict } = judgeComplexLine(state.of, text, line, context);
    return { state: { kind: "complex", of: working }, verdict };
  }
  if (isCurveAgain(problem, text)) return { state, verdict: judged("follows", "trueBeside") };
  const point = pointOfCurve(problem, text);
  if (point !== null) {
    const taken = stepOfKind(problem, state, point.place, line);
    return point.isOnCurve ? taken : { state, verdict: judged("wrong", "otherValue", 0) };
  }
  const readings = contextsOf(problem).flatMap((context) => [
    ...readLine(text, context),
    // Whoever poses a problem with "0,5" writes its lines so, whatever language they read.
    ...(!decimalComma && /\d,\d/.test(problem.text) ? readLine(text, { ...context, language: "de" }) : []),
  ]);
  const steps = readings.map((reading): Stepped => judgedAs(state, reading, line, decimalComma));
  const [first] = steps;
  return steps.find(({ verdict }) => isGood(verdict)) ?? first ?? { state, verdict: judged("unjudged", "unread") };
}

/** "(x - 2)² - 3": the curve in another form. */
function isCurveAgain({ meaning, language }: Problem, text: string): boolean {
  if ((meaning.kind !== "set" && meaning.kind !== "features") || meaning.curve === undefined) return false;
  const [, own = ""] = /^\s*(?:(?:y|[fgh]\([a-z]\))\s*=)?([^=<>]+)$/u.exec(plainMaths(text)) ?? [];
  const read = parseExpression(own, { decimalComma: usesDecimalComma(language) });
  return read.ok && symbolsOf(read.value).size > 0 && sameValue(read.value, meaning.curve) === "same";
}

const namedPoint =
  "(?:the |la |le |el |der )?(?:vertex|turning point|max(?:imum|imo)?|min(?:imum|imo)?|scheitel(?:punkt)?|(?:hoch|tief)punkt|v[eé]rtice|m[aá]ximo|m[ií]nimo|sommet|顶点|頂点|极[大小]值?点)(?:\\s*(?:is|at|ist|es|est|en|bei|坐标|为|是|は))*";

/** "(3, -4)" or "V(3 | -4)" of a curve: its place, and how high it is there. */
function pointOfCurve(
  { meaning, language }: Problem,
  text: string,
): { readonly place: string; readonly isOnCurve: boolean } | null {
  if ((meaning.kind !== "set" && meaning.kind !== "features") || meaning.curve === undefined) return null;
  const number = "-?\\s*\\d+(?:[.,/]\\d+)?";
  const point = new RegExp(
    `^\\s*(?:(?:[A-Z]|${namedPoint})\\s*[=:]?\\s*)?\\(\\s*(${number})\\s*[,;|，；]\\s*(${number})\\s*\\)\\s*[.。]?\\s*$`,
    "iu",
  );
  const [, x = "", y = ""] = point.exec(text) ?? [];
  const options = { decimalComma: usesDecimalComma(language) && /[;|]/.test(text) };
  const [at, height] = [parseExpression(x, options), parseExpression(y, options)];
  if (!at.ok || !height.ok) return null;
  const letter = meaning.kind === "features" ? meaning.letter : (meaning.unknowns[0] ?? "x");
  const own = replaced(meaning.curve, symbol(letter), at.value);
  return { place: `${letter} = ${x}`, isOnCurve: sameValue(own, height.value) !== "different" };
}

/** Another reading counts only where it fits. */
const isGood = ({ tell }: JudgedLine) => tell === "follows" || tell === "sameAs" || tell === "mayGain";

function judgedAs(state: State, reading: LineReading, line: number, decimalComma: boolean): Stepped {
  if (state.kind === "set") {
    const { working, judged: verdict } = judgeSetLine(state.of, reading, line, decimalComma);
    return { state: { ...state, of: working }, verdict };
  }
  if (state.kind === "system") {
    const { working, judged: verdict } = judgeSystemLine(state.of, reading, line, decimalComma);
    return { state: { kind: "system", of: working }, verdict };
  }
  if (state.kind === "value") {
    const { working, judged: verdict } = judgeValueLine(state.of, reading, line, decimalComma);
    return { state: { kind: "value", of: working }, verdict };
  }
  if (state.kind === "features") {
    const { working, judged: verdict } = judgeFeatureLine(state.of, reading, line, decimalComma);
    return { state: { ...state, of: working }, verdict };
  }
  const chains = reading.claims.flatMap(({ alternatives }) => alternatives.flat());
  const isFalse = chains.some(
    (chain) =>
      chain.sides.length > 1 &&
      chain.sides.every(({ expression }) => expression !== null && symbolsOf(expression).size === 0) &&
      isTrueChain(chain, decimalComma) === false,
  );
  return { state, verdict: isFalse ? judged("wrong", "notTrue") : judged("unjudged", "notKnown") };
}

/** How lines of a problem are read: its letters, its limit, and whether units count. */
function contextsOf(problem: Problem): readonly ReadingContext[] {
  const { meaning, language } = problem;
  if (meaning.kind === "set") {
    const slope = problem.asks === "differentiate" ? { slope: meaning.unknowns[0] ?? "p" } : {};
    const isRange = problem.asks === "inequality";
    const inDegrees = meaning.inDegrees === true;
    const unknowns = meaning.curve === undefined ? meaning.unknowns.toSorted() : [];
    const letters = new Set([...meaning.unknowns, ...lettersIn(problem)]);
    return [{ letters, language, units: "dropped", ...slope, unknowns, isRange, inDegrees }];
  }
  // Nothing is known of its letters: each may be one of the student's own.
  if (meaning.kind === "unknown")
    return [{ letters: new Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"), language, units: "dropped" }];
  if (meaning.kind === "value") {
    const letters = symbolsOf(meaning.value);
    const hasUnits = [...letters].some((name) => baseUnits.includes(name));
    const { value } = meaning;
    const [, by, point] = value.kind === "call" && value.name === "limit" ? value.args : [];
    const limit =
      by?.kind === "symbol" && point !== undefined ? { limit: { letter: by.name, point: plainOf(point) } } : {};
    const own = new Set([...letters].filter((name) => !baseUnits.includes(name)));
    const dropped: ReadingContext = { letters: own, language, units: "dropped", ...limit };
    return hasUnits ? [{ ...dropped, units: "kept" }, dropped] : [dropped];
  }
  if (meaning.kind === "complex") {
    const unknowns = meaning.unknown === null ? [] : [meaning.unknown];
    return [{ letters: new Set([...unknowns, "z", "w", "a", "b", "r"]), language, units: "dropped", unknowns }];
  }
  if (meaning.kind === "features") return [{ letters: new Set([meaning.letter]), language, units: "dropped" }];
  const letters =
    meaning.kind === "derivative" || meaning.kind === "antiderivative"
      ? symbolsOf(meaning.of).add(meaning.letter)
      : new Set<string>();
  // Slopes are limits over h, as the definition has it.
  return [{ letters, language, units: "dropped", limit: { letter: "h", point: "0" } }];
}

function lettersIn({ meaning }: Problem): readonly string[] {
  if (meaning.kind !== "set") return [];
  const found = new Set<string>();
  const walk = (statement: typeof meaning.statement) => {
    if (statement.kind === "relation") symbolsOf(statement.left, symbolsOf(statement.right, found));
    else if (statement.kind === "all-of" || statement.kind === "any-of") statement.statements.forEach(walk);
  };
  walk(meaning.statement);
  return [...found];
}

export type JudgedWorking = {
  readonly lines: readonly JudgedLine[];
  /** The first line that is wrong or has other solutions, and that no later line puts right; counted from 0. */
  readonly firstWrong: number | null;
  readonly working: Working;
};

export function judgeLines(problem: Problem, texts: readonly string[]): JudgedWorking {
  const working = texts.reduce(judgeNext, startWorking(problem));
  return { lines: working.lines, firstWrong: firstWrongOf(working.lines), working };
}

/** What went wrong may be put right below: a line that follows from the problem or from a line above the wrong one does so. */
export function firstWrongOf(lines: readonly JudgedLine[]): number | null {
  const isMended = (from: number) =>
    lines.some(
      ({ verdict, tell, params }, at) =>
        at > from &&
        (verdict === "follows" || tell === "sameAs") &&
        tell !== "followsWrong" &&
        tell !== "checkThem" &&
        params.line !== undefined &&
        Number(params.line) <= from,
    );
  const found = lines.findIndex((line, at) => (isBad(line) || line.tell === "checkThem") && !isMended(at));
  return found < 0 ? null : found;
}
