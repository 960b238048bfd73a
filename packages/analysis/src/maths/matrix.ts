import { cut } from "./cut.ts";
import { equivalence } from "./equivalent.ts";
import { type Expression, negative, number, power, product, quotient, sum } from "./expression.ts";
import { parseExpression } from "./parse.ts";

export type Matrix = readonly (readonly Expression[])[];

/** A matrix, or a number in front of one. */
export type MatrixValue = Matrix | Expression;

export function isMatrix(value: MatrixValue): value is Matrix {
  return Array.isArray(value);
}

export function readMatrix(text: string, decimalComma: boolean): Matrix | null {
  const inner = /^\s*\[\s*(\[[\s\S]*\])\s*\]\s*$/.exec(text)?.[1];
  if (inner === undefined) return null;
  const comma = decimalComma && text.includes(";") ? /;/y : /[,;]/y;
  const rows = cut(inner, /[,;]/y).map(({ text: row }) => {
    const cells = /^\s*\[([\s\S]*)\]\s*$/.exec(row)?.[1];
    return cells === undefined ? null : cut(cells, comma).map((cell) => readCell(cell.text, decimalComma));
  });
  const width = rows[0]?.length ?? 0;
  const isWhole = rows.every((row) => row !== null && row.length === width && row.every((cell) => cell !== null));
  return isWhole && width > 0 ? (rows as Matrix) : null;
}

function readCell(text: string, decimalComma: boolean): Expression | null {
  const read = parseExpression(text, { decimalComma });
  return read.ok ? read.value : null;
}

export function determinant(of: Matrix): Expression | null {
  if (of.length !== of[0]?.length) return null;
  if (of.length === 1) return of[0]?.[0] ?? null;
  const terms: Expression[] = [];
  for (const [column, cell] of (of[0] ?? []).entries()) {
    const minor = determinant(of.slice(1).map((row) => row.filter((_, index) => index !== column)));
    if (minor === null) return null;
    const term = product(cell, minor);
    terms.push(column % 2 === 0 ? term : negative(term));
  }
  return sum(...terms);
}

export function transposed(of: Matrix): Matrix {
  return (of[0] ?? []).map((_, column) => of.map((row) => row[column] ?? number(0n)));
}

export function inverse(of: Matrix): Matrix | null {
  const whole = determinant(of);
  if (whole === null || equivalence(whole, number(0n)) !== "different") return null;
  const cofactors = of.map((row, y) =>
    row.map((_, x) => {
      const rest = of.filter((_row, index) => index !== y).map((each) => each.filter((_cell, index) => index !== x));
      const minor = rest.length === 0 ? number(1n) : (determinant(rest) ?? number(0n));
      return (x + y) % 2 === 0 ? minor : negative(minor);
    }),
  );
  return transposed(cofactors).map((row) => row.map((cell) => quotient(cell, whole)));
}

export function multiplied(one: MatrixValue, other: MatrixValue): MatrixValue | null {
  if (!isMatrix(one) && !isMatrix(other)) return product(one, other);
  if (!isMatrix(one)) return isMatrix(other) ? other.map((row) => row.map((cell) => product(one, cell))) : null;
  if (!isMatrix(other)) return one.map((row) => row.map((cell) => product(other, cell)));
  if (one[0]?.length !== other.length) return null;
  return one.map((row) =>
    transposed(other).map((column) => sum(...row.map((cell, index) => product(cell, column[index] ?? number(0n))))),
  );
}

export function added(one: MatrixValue, other: MatrixValue, sign: 1 | -1): MatrixValue | null {
  const signed = (cell: Expression) => (sign === 1 ? cell : negative(cell));
  if (!isMatrix(one) || !isMatrix(other)) return isMatrix(one) || isMatrix(other) ? null : sum(one, signed(other));
  if (one.length !== other.length || one[0]?.length !== other[0]?.length) return null;
  return one.map((row, y) => row.map((cell, x) => sum(cell, signed(other[y]?.[x] ?? number(0n)))));
}

export function isSameMatrix(one: Matrix, other: Matrix): boolean | null {
  if (one.length !== other.length || one[0]?.length !== other[0]?.length) return false;
  const verdicts = one.flatMap((row, y) => row.map((cell, x) => equivalence(cell, other[y]?.[x] ?? number(0n))));
  if (verdicts.includes("different")) return false;
  return verdicts.includes("unknown") ? null : true;
}

/** Reads and works out an expression of matrices: literals, given names, sums, products, powers -1 and T. */
export function matrixValue(
  text: string,
  givens: Readonly<Record<string, Matrix>>,
  decimalComma: boolean,
): MatrixValue | null {
  // Each product is longer than the last: more than a few are no exercise.
  if (text.length > 600 || text.split(/\[\s*\[|[A-Z]/).length > 8) return null;
  let at = 0;
  const plain = text.replace(/\\cdot|\\times|×|·/g, "*").replace(/\s+/g, "");
  const value = total();
  return at === plain.length ? value : null;

  function total(): MatrixValue | null {
    let left = plain[at] === "-" ? minus() : term();
    while (left !== null && (plain[at] === "+" || plain[at] === "-")) {
      const sign = plain[at++] === "+" ? 1 : -1;
      const right = term();
      left = right === null ? null : added(left, right, sign);
    }
    return left;
  }

  function minus(): MatrixValue | null {
    at++;
    const of = term();
    return of === null ? null : multiplied(number(-1n), of);
  }

  function term(): MatrixValue | null {
    let left = raised();
    while (left !== null && at < plain.length && !"+-)".includes(plain[at] ?? "")) {
      if (plain[at] === "*") at++;
      const right = raised();
      left = right === null ? null : multiplied(left, right);
    }
    return left;
  }

  function raised(): MatrixValue | null {
    let value = atom();
    for (;;) {
      const [sign] = /^(?:ᵀ|⁻¹|\^\{?-1\}?|²|\^\{?2\}?)/.exec(plain.slice(at)) ?? [];
      if (sign === undefined || value === null) return value;
      at += sign.length;
      if (sign === "ᵀ") value = isMatrix(value) ? transposed(value) : value;
      else if (/1/.test(sign) || sign === "⁻¹") value = isMatrix(value) ? inverse(value) : power(value, number(-1n));
      else value = multiplied(value, value);
    }
  }

  function atom(): MatrixValue | null {
    const rest = plain.slice(at);
    if (rest.startsWith("[[")) {
      const end = rest.indexOf("]]") + 2;
      at += end;
      return end < 4 ? null : readMatrix(rest.slice(0, end), decimalComma);
    }
    if (rest.startsWith("(")) {
      at++;
      const inner = total();
      if (plain[at++] !== ")") return null;
      return inner;
    }
    const [name] = /^[A-Z]/.exec(rest) ?? [];
    if (name !== undefined) {
      at++;
      return givens[name] ?? null;
    }
    const [scalar] = /^(?:\\frac\{[^{}]*\}\{[^{}]*\}|\d+(?:[.,]\d+)?(?:\/\d+)?)/.exec(rest) ?? [];
    if (scalar === undefined) return null;
    at += scalar.length;
    return readCell(scalar, decimalComma);
  }
}
