import { ONE, type Rational, rational, ZERO } from "./rational.ts";

/**
 * One tree for everything a student writes. A difference is a sum with -1, a fraction a product with a power of -1,
 * a root a power of 1/n; the printer turns them back. As read, the tree keeps the order of the text.
 */
export type Expression =
  | { readonly kind: "number"; readonly value: Rational }
  | { readonly kind: "symbol"; readonly name: string }
  | { readonly kind: "constant"; readonly name: "pi" | "e" | "i" | "infinity" }
  | { readonly kind: "sum"; readonly terms: readonly Expression[] }
  | { readonly kind: "product"; readonly factors: readonly Expression[] }
  | { readonly kind: "power"; readonly base: Expression; readonly exponent: Expression }
  | { readonly kind: "call"; readonly name: FunctionName; readonly args: readonly Expression[] };

/** log has (base, argument); derivative (f, x); integral (f, x) or (f, x, from, to); limit (f, x, point). */
export type FunctionName =
  | "sin"
  | "cos"
  | "tan"
  | "cot"
  | "sec"
  | "csc"
  | "arcsin"
  | "arccos"
  | "arctan"
  | "sinh"
  | "cosh"
  | "tanh"
  | "ln"
  | "log"
  | "abs"
  | "factorial"
  | "derivative"
  | "integral"
  | "limit";

export type Comparison = "=" | "<" | ">" | "<=" | ">=" | "!=";
export type Relation = {
  readonly kind: "relation";
  readonly left: Expression;
  readonly comparison: Comparison;
  readonly right: Expression;
};

/** What a line of working says: a value, a relation, several at once, alternatives, or that nothing or all fits. */
export type Statement =
  | { readonly kind: "expression"; readonly expression: Expression }
  | Relation
  | { readonly kind: "all-of"; readonly statements: readonly Statement[] }
  | { readonly kind: "any-of"; readonly statements: readonly Statement[] }
  | { readonly kind: "nothing" }
  | { readonly kind: "everything" };

export const zero: Expression = { kind: "number", value: ZERO };
export const one: Expression = { kind: "number", value: ONE };
export const minusOne: Expression = number(-1n);
export const two = number(2n);
export const half = number(1n, 2n);
export const pi: Expression = { kind: "constant", name: "pi" };
export const e: Expression = { kind: "constant", name: "e" };
export const imaginary: Expression = { kind: "constant", name: "i" };
export const infinity: Expression = { kind: "constant", name: "infinity" };

export function number(n: bigint | number, d: bigint | number = 1n): Expression {
  return { kind: "number", value: rational(BigInt(n), BigInt(d)) };
}

export function numberOf(value: Rational): Expression {
  return { kind: "number", value };
}

export function symbol(name: string): Expression {
  return { kind: "symbol", name };
}

export function sum(...terms: readonly Expression[]): Expression {
  return terms.length === 0 ? zero : terms.length === 1 ? (terms[0] ?? zero) : { kind: "sum", terms };
}

export function product(...factors: readonly Expression[]): Expression {
  return factors.length === 0 ? one : factors.length === 1 ? (factors[0] ?? one) : { kind: "product", factors };
}

export function power(base: Expression, exponent: Expression): Expression {
  return { kind: "power", base, exponent };
}

export function call(name: FunctionName, ...args: readonly Expression[]): Expression {
  return { kind: "call", name, args };
}

export function negative(of: Expression): Expression {
  if (of.kind === "number") return number(-of.value.n, of.value.d);
  if (of.kind === "product") {
    const [first, ...rest] = of.factors;
    if (first?.kind === "number" && first.value.n !== -1n) return product(negative(first), ...rest);
    return product(minusOne, ...of.factors);
  }
  return product(minusOne, of);
}

export function difference(a: Expression, b: Expression): Expression {
  return sum(a, negative(b));
}

export function quotient(a: Expression, b: Expression): Expression {
  return product(a, power(b, minusOne));
}

export function root(of: Expression, degree: bigint | number = 2n): Expression {
  return power(of, number(1n, degree));
}

export function expressionStatement(expression: Expression): Statement {
  return { kind: "expression", expression };
}

export function relation(left: Expression, comparison: Comparison, right: Expression): Relation {
  return { kind: "relation", left, comparison, right };
}

export function equation(left: Expression, right: Expression): Relation {
  return relation(left, "=", right);
}

export function anyOf(statements: readonly Statement[]): Statement {
  const [only] = statements;
  if (only === undefined) return { kind: "nothing" };
  return statements.length === 1 ? only : { kind: "any-of", statements };
}

export function allOf(statements: readonly Statement[]): Statement {
  const [only] = statements;
  if (only === undefined) return { kind: "everything" };
  return statements.length === 1 ? only : { kind: "all-of", statements };
}

export function children(of: Expression): readonly Expression[] {
  if (of.kind === "sum") return of.terms;
  if (of.kind === "product") return of.factors;
  if (of.kind === "power") return [of.base, of.exponent];
  return of.kind === "call" ? of.args : [];
}

/** The same node over other children. */
export function rebuilt(of: Expression, parts: readonly Expression[]): Expression {
  if (of.kind === "sum") return sum(...parts);
  if (of.kind === "product") return product(...parts);
  if (of.kind === "power") return power(parts[0] ?? zero, parts[1] ?? one);
  return of.kind === "call" ? { ...of, args: parts } : of;
}

const keys = new WeakMap<Expression, string>();

/** Equal trees have equal keys. */
export function keyOf(of: Expression): string {
  const known = keys.get(of);
  if (known !== undefined) return known;
  const key = freshKey(of);
  keys.set(of, key);
  return key;
}

function freshKey(of: Expression): string {
  if (of.kind === "number") return of.value.d === 1n ? `${of.value.n}` : `${of.value.n}/${of.value.d}`;
  if (of.kind === "symbol") return of.name;
  if (of.kind === "constant") return `#${of.name}`;
  const inner = children(of).map(keyOf).join(" ");
  return of.kind === "call"
    ? `(${of.name} ${inner})`
    : `(${of.kind[0] === "s" ? "+" : of.kind === "power" ? "^" : "*"} ${inner})`;
}

export function same(a: Expression, b: Expression): boolean {
  return a === b || keyOf(a) === keyOf(b);
}

export function isNumber(of: Expression): of is Extract<Expression, { kind: "number" }>;
export function isNumber(of: Expression, value: bigint): boolean;
export function isNumber(of: Expression, value?: bigint): boolean {
  return of.kind === "number" && (value === undefined || (of.value.n === value && of.value.d === 1n));
}

export function symbolsOf(of: Expression, found = new Set<string>()): Set<string> {
  if (of.kind === "symbol") found.add(of.name);
  for (const child of children(of)) symbolsOf(child, found);
  return found;
}

export function has(of: Expression, name: string): boolean {
  return of.kind === "symbol" ? of.name === name : children(of).some((child) => has(child, name));
}

export function hasConstant(of: Expression, name: string): boolean {
  return of.kind === "constant" ? of.name === name : children(of).some((child) => hasConstant(child, name));
}

export function hasCall(of: Expression, ...names: readonly FunctionName[]): boolean {
  return (of.kind === "call" && names.includes(of.name)) || children(of).some((child) => hasCall(child, ...names));
}

export function replaced(within: Expression, what: Expression, by: Expression): Expression {
  if (same(within, what)) return by;
  const parts = children(within);
  if (parts.length === 0) return within;
  const changed = parts.map((part) => replaced(part, what, by));
  return changed.every((part, index) => part === parts[index]) ? within : rebuilt(within, changed);
}

export function sizeOf(of: Expression): number {
  let size = of.kind === "number" && of.value.d !== 1n ? 2 : 1;
  for (const child of children(of)) size += sizeOf(child);
  return size;
}

export function termsOf(of: Expression): readonly Expression[] {
  return of.kind === "sum" ? of.terms : [of];
}

export function factorsOf(of: Expression): readonly Expression[] {
  return of.kind === "product" ? of.factors : [of];
}

/** The number in front, and what it stands in front of. */
export function coefficientOf(of: Expression): { readonly coefficient: Rational; readonly rest: Expression } {
  if (of.kind === "number") return { coefficient: of.value, rest: one };
  const [first, ...others] = factorsOf(of);
  if (of.kind === "product" && first?.kind === "number") {
    return { coefficient: first.value, rest: product(...others) };
  }
  return { coefficient: ONE, rest: of };
}
