import type { Expression, Relation } from "../expression.ts";
import type { Rational } from "../rational.ts";
import type { Working } from "../steps.ts";

/** What a problem told in words is about. */
export type Topic =
  | "sequence"
  | "counting"
  | "probability"
  | "statistics"
  | "quantity"
  | "common-divisor"
  | "common-multiple"
  | "completed-square";

/** A kind of question that a formula answers once its figures are known, whatever words it was told in. */
export type Form = {
  readonly topic: Topic;
  /** LaTeX: the figures and what is sought, without a word of any language. */
  readonly question: (figures: readonly Rational[]) => string;
  /** The value as it is to be worked out, or the equation to be solved; its steps lead there. */
  readonly solve: (figures: readonly Rational[], working: Working) => Expression | Relation;
  /** What students name on the way. */
  readonly parts?: (figures: readonly Rational[]) => readonly Part[];
  /** Other values that count as right, where schools differ in what they call by this name. */
  readonly also?: (figures: readonly Rational[]) => readonly Expression[];
  /** It is asked for as `solve` gives it: what makes it shorter would undo it. */
  readonly isWorkedOut?: boolean;
  /** Values that may stand in a line by themselves. */
  readonly stages?: (figures: readonly Rational[]) => readonly Expression[];
  /** Figures of another question of the same form. */
  readonly vary?: (chance: (below: number) => number) => readonly Rational[];
};

export type Part = { readonly names: RegExp; readonly value: Expression };

export type Posed = { readonly form: string; readonly figures: readonly Rational[] };
