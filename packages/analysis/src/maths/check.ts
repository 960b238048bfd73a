import { derivativeOf } from "./differentiate.ts";
import { type Equivalence, equivalence } from "./equivalent.ts";
import {
  difference,
  type Expression,
  type Relation,
  replaced,
  type Statement,
  symbol,
  symbolsOf,
  zero,
} from "./expression.ts";
import { solveInequalities } from "./inequality.ts";
import { statementPlain } from "./print.ts";
import { attempt, stop } from "./problem.ts";
import { solveEquation } from "./solve.ts";

/**
 * Whether two lines of a student's working say the same of x: the same solutions, none lost and none gained.
 * "unknown" when one of them cannot be solved here.
 */
export function sameSolutions(before: Statement, after: Statement, x: string): Equivalence {
  const outcome = attempt((): Equivalence => {
    const [a, b] = [solutionSet(before, x), solutionSet(after, x)];
    if (typeof a === "string" || typeof b === "string") return a === b ? "equal" : "different";
    const isIn = (value: Expression, set: readonly Expression[]) => {
      const verdicts = set.map((each) => equivalence(each, value));
      return verdicts.includes("equal") ? true : verdicts.includes("unknown") ? stop({ kind: "cannot" }) : false;
    };
    return a.every((value) => isIn(value, b)) && b.every((value) => isIn(value, a)) ? "equal" : "different";
  });
  return outcome.ok ? outcome.value : "unknown";
}

/** Whether an answer is an antiderivative of f, whatever constant it carries. */
export function isAntiderivative(answer: Expression, f: Expression, x: string): Equivalence {
  const outcome = attempt(() => equivalence(derivativeOf(answer, x), f));
  return outcome.ok ? outcome.value : "unknown";
}

/** Single numbers as a list, stretches of numbers as one text that is the same for the same stretches. */
function solutionSet(statement: Statement, x: string): readonly Expression[] | string {
  switch (statement.kind) {
    case "nothing":
      return [];
    case "everything":
      return "R";
    case "expression":
      return stop({ kind: "cannot" });
    case "any-of": {
      const sets = statement.statements.map((each) => solutionSet(each, x));
      if (sets.some((each) => typeof each === "string")) return inequalityText(statement);
      return (sets as readonly (readonly Expression[])[]).flat();
    }
    case "relation":
      return statement.comparison === "=" ? equationSet(statement, x) : inequalitySet([statement], x);
    case "all-of": {
      const relations = statement.statements.flatMap((each) =>
        each.kind === "relation" ? [each] : stop({ kind: "cannot" }),
      );
      const equal = relations.find((each) => each.comparison === "=");
      if (equal === undefined) return inequalitySet(relations, x);
      const set = equationSet(equal, x);
      return typeof set === "string"
        ? stop({ kind: "cannot" })
        : set.filter((value) => relations.every((each) => holds(each, x, value)));
    }
  }
}

function equationSet(of: Relation, x: string): readonly Expression[] | string {
  const found = solveEquation(of, x);
  if (found.integer !== null || found.assuming.length > 0) return stop({ kind: "cannot" });
  return found.everything ? (found.except.length === 0 ? "R" : stop({ kind: "cannot" })) : found.values;
}

function inequalitySet(of: readonly Relation[], x: string): readonly Expression[] | string {
  const result = solveInequalities(of, x);
  if (result.kind === "nothing") return [];
  if (result.kind === "relation" && result.comparison === "=") return [result.right];
  return statementPlain(result);
}

/** Alternatives as a student writes them: only where they are already intervals can they be compared. */
function inequalityText(of: Extract<Statement, { kind: "any-of" }>): string {
  const isPlain = of.statements.every((each) => {
    const parts = each.kind === "all-of" ? each.statements : [each];
    return parts.every(
      (part) => part.kind === "relation" && [part.left, part.right].some((side) => symbolsOf(side).size === 0),
    );
  });
  return isPlain ? statementPlain(of) : stop({ kind: "cannot" });
}

function holds(of: Relation, x: string, value: Expression): boolean {
  const gap = replaced(difference(of.left, of.right), symbol(x), value);
  const isZero = equivalence(gap, zero);
  if (of.comparison === "=") return isZero === "equal";
  return of.comparison === "!=" ? isZero === "different" : stop({ kind: "cannot" });
}
