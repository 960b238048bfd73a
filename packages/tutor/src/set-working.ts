import type { Statement } from "@jotter/analysis/maths/expression";
import type { SlopeLines } from "./judge-curve.ts";
import type { Meaning } from "./meaning.ts";
import type { RealSet } from "./real-sets.ts";

export type SetMeaning = Extract<Meaning, { kind: "set" }>;

/** One line, as the numbers that fulfil it: one set for each choice of the other letters. */
export type Standing = {
  readonly line: number;
  readonly statement: Statement;
  readonly sets: readonly RealSet[];
  readonly key: string;
  /** It has solutions that a sound step brought in: they are checked before they count. */
  readonly isWider?: boolean;
};

export type SetWorking = {
  readonly slopes: SlopeLines;
  readonly meaning: SetMeaning;
  readonly unknown: string;
  readonly letters: ReadonlySet<string>;
  readonly choices: readonly Readonly<Record<string, number>>[];
  readonly problem: Standing;
  readonly last: Standing;
  /** Lines that hold some of the solutions only: cases may be written one below the other. */
  readonly parts: readonly Standing[];
  /** Single values that solve the problem, named one by one. */
  readonly cases: readonly Standing[];
  /** A line that was wrong, after which others may still follow from it. */
  readonly wrongBeside: number | null;
};
