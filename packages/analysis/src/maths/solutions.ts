import { equivalence } from "./equivalent.ts";
import {
  allOf,
  anyOf,
  type Expression,
  equation,
  type Relation,
  relation,
  type Statement,
  same,
  symbol,
} from "./expression.ts";
import { realValue } from "./numeric.ts";

/** All numbers that fit; with `integer` each stands for a whole family, one for every whole number in its place. */
export type Solutions = {
  readonly variable: string;
  readonly values: readonly Expression[];
  readonly integer: string | null;
  /** Solutions that are not real, where they were found on the way. */
  readonly complex: readonly Expression[];
  readonly everything: boolean;
  /** With `everything`: where the equation makes no sense. */
  readonly except: readonly Expression[];
  /** What was taken for granted of the other letters, as a ≠ 0. */
  readonly assuming: readonly Relation[];
};

/** The solutions as a line of working. */
export function solutionsStatement(found: Solutions): Statement {
  const x = symbol(found.variable);
  if (!found.everything) return anyOf(found.values.map((value) => equation(x, value)));
  return found.except.length === 0
    ? { kind: "everything" }
    : allOf(found.except.map((value) => relation(x, "!=", value)));
}

export function result(x: string, values: readonly Expression[], more: Partial<Solutions> = {}): Solutions {
  return {
    variable: x,
    values: distinct(values),
    integer: null,
    complex: [],
    everything: false,
    except: [],
    assuming: [],
    ...more,
  };
}

export function distinct(values: readonly Expression[]): readonly Expression[] {
  const kept: Expression[] = [];
  for (const value of values) {
    if (!kept.some((each) => same(each, value) || equivalence(each, value) === "equal")) kept.push(value);
  }
  return kept;
}

export function inOrder(values: readonly Expression[]): readonly Expression[] {
  const sizes = new Map(values.map((value) => [value, realValue(value)]));
  return values.toSorted((a, b) => (sizes.get(a) ?? 0) - (sizes.get(b) ?? 0) || 0);
}

export function joinedResults(x: string, parts: readonly Solutions[]): Solutions {
  return result(
    x,
    parts.flatMap((part) => part.values),
    {
      integer: parts.find((part) => part.integer !== null)?.integer ?? null,
      complex: parts.flatMap((part) => part.complex),
      assuming: parts.flatMap((part) => part.assuming),
    },
  );
}
