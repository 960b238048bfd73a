import { sameSolutions } from "@jotter/analysis/maths/check";
import { type Expression, type Statement, symbolsOf } from "@jotter/analysis/maths/expression";
import { attempt } from "@jotter/analysis/maths/problem";
import type { Heights } from "./heights.ts";
import { isTrueChain } from "./judge-beside.ts";
import { judgeCurveLine, type SlopeLines } from "./judge-curve.ts";
import type { LineReading } from "./reading/read-line.ts";
import { saidOf } from "./said.ts";
import { type JudgedLine, judged } from "./verdict.ts";

/** Sets of numbers that a function has: zeros, gaps, where it rises. Those in `asked` are what the work ends with. */
export type FeatureMeaning = {
  readonly kind: "features";
  readonly curve: Expression;
  readonly letter: string;
  readonly sets: readonly Statement[];
  readonly asked: readonly number[];
  /** How high it is at the places in question. */
  readonly heights?: Heights;
};

export type FeatureWorking = {
  readonly meaning: FeatureMeaning;
  readonly slopes: SlopeLines;
  readonly found: readonly number[];
};

/** A line may speak of any feature: what is one of them holds, and what is none is left alone, for it may be one more. */
export function judgeFeatureLine(
  working: FeatureWorking,
  reading: LineReading,
  line: number,
  decimalComma: boolean,
): { readonly working: FeatureWorking; readonly judged: JudgedLine } {
  const { meaning, slopes } = working;
  const curve = judgeCurveLine(meaning.curve, meaning.letter, slopes, reading, line);
  if (curve !== null) return { working: { ...working, slopes: curve.slopes }, judged: curve.judged };
  const { statements, beside } = saidOf(reading, new Set([meaning.letter]));
  const isFalse = beside.some(
    (chain) =>
      chain.name === null &&
      chain.sides.every(({ expression }) => expression !== null && symbolsOf(expression).size === 0) &&
      isTrueChain(chain, decimalComma) === false,
  );
  if (isFalse) return { working, judged: judged("wrong", "notTrue") };
  const known = statements.flatMap(({ statement }) => featureOf(meaning, statement));
  const isAll = statements.length > 0 && known.length === statements.length;
  const found = [...new Set([...working.found, ...known])];
  return {
    working: { ...working, found },
    judged: isAll ? judged("follows", "follows", 0) : judged("unjudged", "notKnown"),
  };
}

function featureOf({ sets, letter }: FeatureMeaning, statement: Statement): readonly number[] {
  const at = sets.findIndex((each) => {
    const verdict = attempt(() => sameSolutions(each, statement, letter), 60_000);
    return verdict.ok && verdict.value === "equal";
  });
  return at < 0 ? [] : [at];
}

export function areFeaturesFound({ meaning, found }: FeatureWorking): boolean {
  return meaning.asked.every((each) => found.includes(each));
}
