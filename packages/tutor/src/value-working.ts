import type { Expression } from "@jotter/analysis/maths/expression";
import type { Meaning } from "./meaning.ts";
import type { Problem } from "./problem.ts";
import type { Substitutes } from "./substitution.ts";
import type { JudgedLine } from "./verdict.ts";

export type ValueMeaning = Extract<Meaning, { kind: "value" | "derivative" | "antiderivative" }>;

/** `shown` is what stands in the line, where that is not the value itself. */
export type Known = {
  readonly line: number;
  readonly value: Expression;
  readonly key: string;
  readonly shown?: Expression;
};

export type ValueWorking = {
  readonly problem: Problem;
  readonly meaning: ValueMeaning;
  /** What is asked for, by the number of derivatives taken. */
  readonly targets: readonly (Expression | null)[];
  /** The last value of each name; the empty one is what is asked for. */
  readonly values: Readonly<Record<string, Known>>;
  readonly firstWrong: number | null;
  readonly substitutes: Substitutes;
};

export type ValueStep = { readonly working: ValueWorking; readonly judged: JudgedLine };
