import { equivalence } from "@jotter/analysis/maths/equivalent";
import { type Expression, type Statement, symbolsOf } from "@jotter/analysis/maths/expression";
import { holdsAt, realValue } from "@jotter/analysis/maths/numeric";
import { parseExpression, parseStatement } from "@jotter/analysis/maths/parse";
import { attempt } from "@jotter/analysis/maths/problem";

/** Whether the engine finds a statement true: "3+2*4 = 11", "1.2*9.81 ~ 11.8", "(x+2)^2 = x^2+4x+4". Null where it cannot read it. */
export function isTrue(statement: string): boolean | null {
  const [left, right, more] = statement.split(/[~≈]/);
  if (more !== undefined || left === undefined) return null;
  if (right !== undefined) return isNear(left, right);
  const sides = statement.split(/(?<![<>!=])=(?!=)/);
  if (sides.length > 2) return allOf(sides.slice(1).map((side, at) => isTrue(`${sides[at] ?? ""} = ${side}`)));
  const read = parseStatement(statement);
  return read.ok ? holds(read.value) : null;
}

function allOf(verdicts: readonly (boolean | null)[]): boolean | null {
  return verdicts.includes(null) ? null : verdicts.every((one) => one === true);
}

function holds(statement: Statement): boolean | null {
  if (statement.kind !== "relation") return null;
  const { left, comparison, right } = statement;
  if (symbolsOf(left, symbolsOf(right)).size === 0) {
    const exact = comparison === "=" ? equivalence(left, right) : "unknown";
    if (exact === "equal") return true;
    return holdsAt(statement, {});
  }
  if (comparison !== "=") return null;
  const verdict = equivalence(left, right);
  return verdict === "unknown" ? null : verdict === "equal" || verdict === "equal-where-defined";
}

function isNear(left: string, right: string): boolean | null {
  const [value, rounded] = [numberOf(left), numberOf(right)];
  const step = lastPlace(right);
  if (value === null || rounded === null) return null;
  if (step === null) return Math.abs(value - rounded) <= 0.005 * Math.abs(rounded);
  return Math.abs(value - rounded) <= (step / 2) * (1 + 1e-9);
}

/** What the last written digit stands for: 0.1 of "11.8", 10 of "120", 1e21 of "6.02*10^23". */
function lastPlace(written: string): number | null {
  const [, whole = "", part, power = "0"] =
    /^\s*[-+]?(\d+)(?:\.(\d+))?\s*(?:\*\s*10\^\(?\s*([-+]?\d+)\s*\)?)?\s*$/.exec(written) ?? [];
  if (whole === "") return null;
  const places = part === undefined ? -(/0*$/.exec(whole)?.[0].length ?? 0) : part.length;
  return 10 ** (Number(power) - (whole === "0" && part === undefined ? 0 : places));
}

/** A number the engine reckons; null where it is none. */
export function numberOf(text: string): number | null {
  const read = expression(text);
  const value = read === null ? null : attempt(() => realValue(read));
  return value?.ok && Number.isFinite(value.value) ? value.value : null;
}

/** Whether one of the sides of a statement is this number, as it is rounded there; of percent also its hundredth. */
export function names(statement: string, answer: string, unit = ""): boolean {
  const own = answer.split("=").at(-1) ?? answer;
  if (own !== answer) return names(statement, own, unit);
  return statement.split(/<=|>=|!=|[=~≈<>≤≥]/).some((side) => {
    const [one, other] = [numberOf(side), numberOf(answer)];
    if (one === null || other === null) return areEqual(side, answer);
    if (unit === "%" && Math.abs(one * 100 - other) <= Math.max(1e-9, (lastPlace(answer) ?? 0) / 2)) return true;
    return Math.abs(one - other) <= Math.max(1e-9 * Math.abs(one), (lastPlace(answer) ?? 0) / 2);
  });
}

function areEqual(one: string, other: string): boolean {
  const [a, b] = [expression(one), expression(other)];
  return a !== null && b !== null && ["equal", "equal-where-defined"].includes(equivalence(a, b));
}

function expression(text: string): Expression | null {
  const read = parseExpression(text);
  return read.ok ? read.value : null;
}

/** Whether what is shown and what is judged are two different things; not knowing is not a difference. */
export function differ(tex: string, line: string): boolean {
  const [shown, judged] = [parseStatement(tex), parseStatement(line)];
  if (!shown.ok || !judged.ok) return false;
  const [a, b] = [shown.value, judged.value];
  if (a.kind === "expression" && b.kind === "expression")
    return equivalence(a.expression, b.expression) === "different";
  if (a.kind !== "relation" || b.kind !== "relation") return false;
  if (a.comparison !== b.comparison) return true;
  return equivalence(a.left, b.left) === "different" || equivalence(a.right, b.right) === "different";
}
