import { difference, equation, symbol, zero } from "@jotter/analysis/maths/expression";
import { determinant, isMatrix, type Matrix, matrixValue, readMatrix } from "./matrix.ts";
import type { Meaning } from "./meaning.ts";

/** What is asked of matrices that are written out. */
export function matrixProblem(text: string, decimalComma: boolean): Meaning | null {
  const plain = rowsInWords(text);
  const literals = [...plain.matchAll(/\[\s*\[[\s\S]*?\]\s*\]/g)].map(([literal]) => literal);
  const [first] = literals.map((literal) => readMatrix(literal, decimalComma));
  if (first === undefined || first === null) return null;
  const givens: Record<string, Matrix> = {};
  for (const [, name = "", literal = ""] of plain.matchAll(/([A-Z])\s*=\s*(\[\s*\[[\s\S]*?\]\s*\])/g)) {
    const matrix = readMatrix(literal, decimalComma);
    if (matrix !== null) givens[name] = matrix;
  }
  if (/eigen|valores? propio|autovalor|valeurs? propre|特征值|固有値/iu.test(plain)) {
    const letter = /\b(?:write|use)\s+([a-z])\s+for/i.exec(plain)?.[1] ?? "lambda";
    const shifted = first.map((row, y) => row.map((cell, x) => (x === y ? difference(cell, symbol(letter)) : cell)));
    const whole = determinant(shifted);
    return (
      whole && {
        kind: "set",
        statement: equation(whole, zero),
        unknowns: [letter],
        within: null,
        isShown: false,
        asked: null,
      }
    );
  }
  if (/\bdet\b|\\det|d[eé]terminant|行列式/iu.test(plain)) {
    const value = determinant(first);
    return value && { kind: "value", value, isQuantity: false };
  }
  const isInverse = /inverse|inversa|inverser|逆行列|逆矩阵/iu.test(plain);
  const asked = isInverse ? `${literals[0]}^{-1}` : expressionIn(plain, givens);
  const value = asked === null ? null : matrixValue(asked, givens, decimalComma);
  return value === null || !isMatrix(value)
    ? null
    : { kind: "matrix", value, givens: isInverse ? { A: first, ...givens } : givens };
}

/** "AB for A = …" or the literals as they are combined. */
function expressionIn(text: string, givens: Readonly<Record<string, Matrix>>): string | null {
  const names = Object.keys(givens);
  if (names.length === 0) return /\[\s*\[[\s\S]*\]\s*\]/.exec(text)?.[0] ?? null;
  const free = text.replace(/[A-Z]\s*=\s*\[\s*\[[\s\S]*?\]\s*\]/g, " ");
  const one = `(?:\\d*[${names.join("")}](?:ᵀ|⁻¹|\\^\\{?-1\\}?|²)?)`;
  return new RegExp(`\\(?${one}(?:\\s*[-+·*]?\\s*${one})*\\)?(?:ᵀ|⁻¹)?`, "u").exec(free)?.[0] ?? null;
}

function rowsInWords(text: string): string {
  return text.replace(
    /(?:de lignes|with rows|mit (?:den )?zeilen|de filas)\s*((?:\([^()]*\)\s*(?:et|and|und|y|,)?\s*)+)/iu,
    (_whole, rows: string) => {
      const cells = [...rows.matchAll(/\(([^()]*)\)/g)].map(([, row = ""]) => `[${row}]`);
      return `[${cells.join(",")}]`;
    },
  );
}
