import {
  allOf,
  difference,
  type Expression,
  equation,
  isNumber,
  negative,
  number,
  numberOf,
  product,
  type Statement,
  sum,
  symbol,
  zero,
} from "./expression.ts";
import { determinant, inverse, isMatrix, type Matrix, matrixValue, readMatrix } from "./matrix.ts";
import { plainMaths } from "./plain-maths.ts";
import { latexOf, plainOf } from "./print.ts";
import { stop } from "./problem.ts";
import { isZero, minus, over, type Rational, times } from "./rational.ts";
import { simplify } from "./rewrite.ts";
import { noteFormula, type Working } from "./steps.ts";
import type { ReadingOptions } from "./tokens.ts";

/** What is asked of matrices that are written out. */
export type MatrixTask = {
  readonly kind: "matrix";
  readonly asks: "determinant" | "inverse" | "rank" | "eigenvalues" | "solve" | "value";
  readonly matrix: Matrix;
  /** Of "value" how it was written, and what its names stand for; of "solve" the right side as one column. */
  readonly written: string;
  readonly givens: Readonly<Record<string, Matrix>>;
  readonly right: readonly Expression[];
  /** The letter of the eigenvalues. */
  readonly letter: string;
};

export type WorkedMatrix =
  | { readonly question: string; readonly result: string; readonly plain: string; readonly entries: Matrix }
  | { readonly question: string; readonly value: Expression }
  | { readonly question: string; readonly statement: Statement; readonly letter: string | undefined };

export function matrixLatex(of: Matrix): string {
  return `\\begin{pmatrix}${of.map((row) => row.map(latexOf).join(" & ")).join(" \\\\ ")}\\end{pmatrix}`;
}

export function matrixPlain(of: Matrix): string {
  return `[${of.map((row) => `[${row.map(plainOf).join(",")}]`).join(",")}]`;
}

export function workedMatrix(task: MatrixTask, working: Working): WorkedMatrix {
  const { asks, matrix } = task;
  const shown = matrixLatex(matrix);
  if (asks === "determinant") return { question: `\\det ${shown}`, value: determinantOf(matrix, working) };
  if (asks === "rank") return { question: `\\operatorname{rank} ${shown}`, value: number(rankOf(matrix, working)) };
  if (asks === "eigenvalues") {
    const statement = characteristic(matrix, task.letter);
    const lambda = latexOf(symbol(task.letter));
    noteFormula(
      working,
      "characteristic",
      `\\det\\left(A - ${lambda} E\\right) = 0`,
      `${latexOf(statement.left)} = 0`,
      lambda,
    );
    return { question: `\\det\\left(${shown} - ${lambda} E\\right) = 0`, statement, letter: task.letter };
  }
  if (asks === "solve") {
    const statement = systemOf(matrix, task.right);
    return {
      question: `${shown} \\cdot X = ${matrixLatex(task.right.map((each) => [each]))}`,
      statement,
      letter: undefined,
    };
  }
  const value = asks === "inverse" ? inverseOf(matrix, working) : combined(task, working);
  const entries = value.map((row) => row.map((cell) => simplify(cell)));
  noteFormula(working, "workOutEntries", matrixLatex(value), matrixLatex(entries));
  const question = asks === "inverse" ? `${shown}^{-1}` : task.written === "" ? shown : writtenLatex(task);
  return { question, result: matrixLatex(entries), plain: matrixPlain(entries), entries };
}

function determinantOf(of: Matrix, working: Working): Expression {
  const value = determinant(of);
  if (value === null || of.length > 3) return stop({ kind: "cannot" });
  noteFormula(
    working,
    of.length === 2 ? "determinantOfTwo" : "determinantOfThree",
    `\\det ${matrixLatex(of)}`,
    latexOf(value),
  );
  return value;
}

function inverseOf(of: Matrix, working: Working): Matrix {
  const found = inverse(of);
  const whole = determinant(of);
  if (found === null || whole === null || of.length > 3) return stop({ kind: "cannot" });
  const steps: Working = [];
  const size = simplify(determinantOf(of, steps), steps);
  working.push(...steps);
  const turned = found.map((row) => row.map((cell) => simplify(product(cell, size))));
  const id = of.length === 2 ? "inverseOfTwo" : "inverseOfThree";
  const after = isNumber(size, 1n) ? matrixLatex(turned) : `\\frac{1}{${latexOf(size)}} ${matrixLatex(turned)}`;
  noteFormula(working, id, `${matrixLatex(of)}^{-1}`, after, latexOf(size));
  return found;
}

function combined({ written, givens, matrix }: MatrixTask, working: Working): Matrix {
  const value = written === "" ? matrix : matrixValue(written, givens, false);
  if (value === null || !isMatrix(value)) return stop({ kind: "cannot" });
  const isProduct = !/[-+]/.test(written.replace(/\[\s*\[[\s\S]*?\]\s*\]|\^\{?-1\}?/g, ""));
  noteFormula(working, isProduct ? "rowsTimesColumns" : "entryByEntry", written, matrixLatex(value));
  return value;
}

function writtenLatex({ written, givens }: MatrixTask): string {
  const literals = written.replace(/\[\s*\[[\s\S]*?\]\s*\]/g, (literal) => {
    const read = readMatrix(literal, false);
    return read === null ? literal : matrixLatex(read);
  });
  const names = literals.replace(/\\begin\{pmatrix\}[\s\S]*?\\end\{pmatrix\}|[A-Z]/g, (name) => {
    const given = name.length === 1 ? givens[name] : undefined;
    return given === undefined ? name : matrixLatex(given);
  });
  return names.replace(/[·*]/g, " \\cdot ").replace(/ᵀ/g, "^{T}").replace(/⁻¹/g, "^{-1}").replace(/²/g, "^{2}");
}

function characteristic(of: Matrix, letter: string) {
  const shifted = of.map((row, y) => row.map((cell, x) => (x === y ? difference(cell, symbol(letter)) : cell)));
  const whole = determinant(shifted);
  return whole === null ? stop({ kind: "cannot" }) : equation(whole, zero);
}

/** Each row is an equation. */
function systemOf(of: Matrix, right: readonly Expression[]): Statement {
  const letters = ["x", "y", "z"];
  return allOf(
    of.map((row, at) =>
      equation(sum(...row.flatMap((cell, index) => termOf(cell, letters[index] ?? "x"))), right[at] ?? zero),
    ),
  );
}

function termOf(cell: Expression, letter: string): readonly Expression[] {
  if (isNumber(cell, 0n)) return [];
  if (isNumber(cell, 1n)) return [symbol(letter)];
  return [isNumber(cell, -1n) ? negative(symbol(letter)) : product(cell, symbol(letter))];
}

/** Rows that are not all nought once each begins further to the right than the one above. */
function rankOf(of: Matrix, working: Working): number {
  const rows: Rational[][] = of.map((row) =>
    row.map((cell) => (isNumber(cell) ? cell.value : stop({ kind: "cannot" }))),
  );
  const shown = () => matrixLatex(rows.map((row) => row.map(numberOf)));
  let rank = 0;
  for (let column = 0; column < (rows[0]?.length ?? 0) && rank < rows.length; column++) {
    const found = rows.findIndex((row, at) => at >= rank && !isZero(row[column] ?? { n: 0n, d: 1n }));
    if (found < 0) continue;
    const before = shown();
    const [top, other] = [rows[rank] ?? [], rows[found] ?? []];
    [rows[rank], rows[found]] = [other, top];
    const lead = other[column];
    for (let at = rank + 1; at < rows.length; at++) {
      const row = rows[at] ?? [];
      const own = row[column];
      if (lead === undefined || own === undefined || isZero(own)) continue;
      const factor = over(own, lead);
      rows[at] = row.map((cell, index) => minus(cell, times(factor, other[index] ?? cell)));
    }
    rank++;
    noteFormula(working, "clearBelow", before, shown(), String(rank));
  }
  noteFormula(working, "countRows", shown(), `\\operatorname{rank} A = ${rank}`);
  return rank;
}

const words = {
  eigenvalues: /eigen|valores? propio|autovalor|valeurs? propre|特征值|固有値/iu,
  determinant: /\bdet\b|\\det|d[eé]terminant|行列式/iu,
  rank: /\brank\b|\brang\b|\brango\b|秩|階数|ランク/iu,
  inverse: /inverse|inversa|inverser|逆行列|逆矩阵/iu,
  solve: /\bsolve|resuelv|résou|\blös|解/iu,
} as const;

export function readMatrixTask(text: string, options: ReadingOptions): MatrixTask | null {
  const decimalComma = options.decimalComma ?? false;
  const plain = rowsInWords(plainMaths(text));
  const literals = [...plain.matchAll(/\[\s*\[[\s\S]*?\]\s*\]/g)].map(([literal]) => literal);
  const [first] = literals.map((literal) => readMatrix(literal, decimalComma));
  if (first === undefined || first === null) return null;
  const givens: Record<string, Matrix> = {};
  for (const [, name = "", literal = ""] of plain.matchAll(/([A-Z])\s*=\s*(\[\s*\[[\s\S]*?\]\s*\])/g)) {
    const matrix = readMatrix(literal, decimalComma);
    if (matrix !== null) givens[name] = matrix;
  }
  const letter = /\b(?:write|use)\s+([a-z])\s+for/i.exec(plain)?.[1] ?? "lambda";
  const task = { kind: "matrix", matrix: first, written: "", givens, right: [], letter } as const;
  if (words.eigenvalues.test(plain)) return first.length === first[0]?.length ? { ...task, asks: "eigenvalues" } : null;
  if (words.determinant.test(plain)) return determinant(first) === null ? null : { ...task, asks: "determinant" };
  if (words.rank.test(plain)) return { ...task, asks: "rank" };
  if (words.inverse.test(plain))
    return inverse(first) === null ? null : { ...task, asks: "inverse", givens: { A: first, ...givens } };
  const right = rightSide(plain, first.length, decimalComma);
  if (right !== null && words.solve.test(plain) && first.length <= 3 && first.length === first[0]?.length)
    return { ...task, asks: "solve", right };
  const written = expressionIn(plain, givens);
  const value = written === null ? null : matrixValue(written, givens, decimalComma);
  if (written === null || value === null || !isMatrix(value)) return null;
  // Decimal commas are gone once a matrix is printed.
  return decimalComma && /\d,\d/.test(written) && !written.includes(";")
    ? { ...task, asks: "value", matrix: value }
    : { ...task, asks: "value", written };
}

/** "… x = [5, 10]", "… = [[5],[10]]", "b = (5, 10)". */
function rightSide(text: string, size: number, decimalComma: boolean): readonly Expression[] | null {
  const after = text.replace(/^[\s\S]*?\[\s*\[[\s\S]*?\]\s*\]/, "");
  const column = /(?:[xXv]|b|\))\s*=\s*(\[\s*\[[\s\S]*?\]\s*\])/.exec(after)?.[1];
  const read = column === undefined ? null : readMatrix(column, decimalComma);
  if (read !== null)
    return read.length === size && read.every((row) => row.length === 1) ? read.map(([cell]) => cell ?? zero) : null;
  const row = /(?:[xXv]|b)\s*=\s*[[(]([^\][()]*)[\])]/.exec(after)?.[1];
  const cells = row === undefined ? null : readMatrix(`[[${row}]]`, decimalComma)?.[0];
  return cells?.length === size ? cells : null;
}

/** "AB for A = …" or the literals as they are combined. */
function expressionIn(text: string, givens: Readonly<Record<string, Matrix>>): string | null {
  const names = Object.keys(givens);
  if (names.length === 0)
    return /(?:\d+\s*[·*]?\s*)?\[\s*\[[\s\S]*\]\s*\](?:ᵀ|⁻¹|²|\^\{?-?\d\}?)?/u.exec(text)?.[0] ?? null;
  const free = text.replace(/[A-Z]\s*=\s*\[\s*\[[\s\S]*?\]\s*\]/g, " ");
  const one = `(?:\\d*[${names.join("")}](?:ᵀ|⁻¹|\\^\\{?-1\\}?|²)?)`;
  return new RegExp(`\\(?${one}(?:\\s*[-+·*]?\\s*${one})*\\)?(?:ᵀ|⁻¹)?`, "u").exec(free)?.[0] ?? null;
}

function rowsInWords(text: string): string {
  return rowsBySemicolon(text).replace(
    /(?:de lignes|with rows|mit (?:den )?zeilen|de filas)\s*((?:\([^()]*\)\s*(?:et|and|und|y|,)?\s*)+)/iu,
    (_whole, rows: string) => {
      const cells = [...rows.matchAll(/\(([^()]*)\)/g)].map(([, row = ""]) => `[${row}]`);
      return `[${cells.join(",")}]`;
    },
  );
}

/** "(1 2 3; 0 4 5; 1 0 6)": rows parted by semicolons, entries by blanks or commas. */
function rowsBySemicolon(text: string): string {
  const cell = "-?\\d+(?:\\.\\d+)?";
  const row = `\\s*${cell}(?:(?:\\s*,\\s*|\\s+)${cell})+\\s*`;
  return text.replace(new RegExp(`[([]((?:${row};)+${row})[)\\]]`, "gu"), (whole, inner: string) => {
    const rows = inner.split(";").map((each) => each.trim().split(/\s*,\s*|\s+/u));
    return rows.every(({ length }) => length === rows[0]?.length)
      ? `[${rows.map((each) => `[${each.join(",")}]`).join(",")}]`
      : whole;
  });
}
