import { type Expression, type Statement, sum, symbolsOf } from "@jotter/analysis/maths/expression";
import { realValue } from "@jotter/analysis/maths/numeric";
import { parseStatement } from "@jotter/analysis/maths/parse";
import type { Problem } from "./problem.ts";
import { relationsIn } from "./real-sets.ts";
import { isExplicit } from "./statement-forms.ts";
import { orderlessKey } from "./values.ts";

/** Whether a formula gives the solution of a problem away, as a whole or one of several values. */
export function isRevealing(latex: string, problem: Problem): boolean {
  const { solution, meaning } = problem;
  if (solution === null) return false;
  if (plain(latex) === plain(solution.result)) return true;
  const [one, all] = [statementIn(latex), statementIn(solution.result)];
  if (one !== null && meaning.kind === "story") return saysAnyOf(one, meaning.asked);
  if (one === null || all === null) return false;
  if (one.kind === "expression") {
    if (all.kind === "expression") {
      const isOpen = meaning.kind === "antiderivative";
      return isOpen ? isSameValue(withoutConstant(one), withoutConstant(all)) : isSameValue(one, all);
    }
    return (
      symbolsOf(one.expression).size === 0 &&
      relationsIn(all).some(
        ({ right }) => symbolsOf(right).size === 0 && isClose(realValue(one.expression), realValue(right)),
      )
    );
  }
  if (meaning.kind !== "set") return false;
  return meaning.unknowns.some((unknown) => {
    const parts = one.kind === "any-of" || one.kind === "all-of" ? one.statements : [one];
    const found = new Set(relationsIn(all).map(key));
    return parts.some((part) => part.kind === "relation" && isExplicit(part, unknown) && found.has(key(part)));
  });
}

type Value = Extract<Statement, { kind: "expression" }>;

/** An integral is told without its "+ C", too. */
function withoutConstant({ expression }: Value): Value {
  const isConstant = (term: Expression) => term.kind === "symbol" && /^[CcKk]$/.test(term.name);
  const left = expression.kind === "sum" ? sum(...expression.terms.filter((term) => !isConstant(term))) : expression;
  return { kind: "expression", expression: left };
}

/** "13", "x = 13". */
function saysAnyOf(statement: Statement, values: readonly number[]): boolean {
  const said =
    statement.kind === "expression"
      ? [statement.expression]
      : relationsIn(statement).flatMap(({ left, right }) => (left.kind === "symbol" ? [right] : []));
  return said.some((each) => symbolsOf(each).size === 0 && values.some((value) => isClose(value, realValue(each))));
}

const plain = (latex: string) => latex.replace(/^\$|\$$|\s+/g, "");

function statementIn(latex: string): Statement | null {
  const read = parseStatement(latex.replace(/\$/g, ""));
  return read.ok ? read.value : null;
}

const isClose = (one: number, other: number) => Math.abs(one - other) < 1e-9 * Math.max(1, Math.abs(one));

function isSameValue(one: Value, all: Value): boolean {
  if (orderlessKey(one.expression) === orderlessKey(all.expression)) return true;
  const isNumeric = one.expression.kind === "number" && symbolsOf(all.expression).size === 0;
  return isNumeric && isClose(realValue(one.expression), realValue(all.expression));
}

function key({ left, comparison, right }: Extract<Statement, { kind: "relation" }>): string {
  return `${orderlessKey(left)}${comparison}${symbolsOf(right).size === 0 ? realValue(right).toPrecision(9) : orderlessKey(right)}`;
}
