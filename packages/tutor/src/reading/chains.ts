import { cut } from "@jotter/analysis/maths/cut";
import type { Expression } from "@jotter/analysis/maths/expression";
import { parseExpression } from "@jotter/analysis/maths/parse";
import { latexSums } from "./sums.ts";

export type Sign = "=" | "≈" | "<" | ">" | "≤" | "≥" | "≠";

export type Side = { readonly text: string; readonly expression: Expression | null };

/** "a = b = c": what is compared, and how. Leading: it goes on from the line before. */
export type Chain = {
  readonly name: string | null;
  readonly isLeading: boolean;
  readonly sides: readonly Side[];
  readonly signs: readonly Sign[];
};

export type ChainOptions = { readonly decimalComma: boolean };

/** Names that no reckoning goes on with: f'(x), P(A∪B), x̄, σ². */
const named =
  /^(?:[a-zA-Z]'{1,3}(?:\([a-z]\))?|[fgFGHh]\([a-z]\)|d[a-zA-Z]\/d[a-z]|\\frac\{d[a-zA-Z]\}\{d[a-z]\}|[PEVn]\([^()]*\)|P|Var\([^()]*\)|pH|\\bar\{[a-z]\}|x̄|Δ|\\Delta|[A-Z](?:⁻¹|\^\{?-1\}?|ᵀ)|\([A-Z]{1,2}\)ᵀ|det(?:\s*\(?[A-Z]?\)?)?|[σs](?:²|\^\{?2\}?)|\\sigma\^\{?2\}?|[a-zA-Z]_\{?[a-zA-Z]{2,}\}?|[a-z][₀-₉]+)$/u;

export function chainOf(text: string, options: ChainOptions, name: string | null = null): Chain | null {
  const parts = cut(text, /[=≈<>≤≥≠]/y);
  let sides = parts.map((part) => part.text.trim());
  let signs = parts.slice(0, -1).map((part) => part.sign as Sign);
  let isLeading = false;
  let called = name;
  if (sides[0] === "" && sides.length > 1) {
    isLeading = called === null;
    sides = sides.slice(1);
    // "≈ 2.7" goes on from what was there before.
    signs = signs[0] === "≈" ? ["≈", ...signs.slice(1)] : signs.slice(1);
    if (parts[0]?.sign === "≈") return built(null, true, ["", ...sides], signs, options);
  } else if (called === null && sides.length > 1 && named.test((sides[0] ?? "").replace(/\s+/g, ""))) {
    called = (sides[0] ?? "").replace(/\s+/g, "");
    if (signs[0] !== "=" && signs[0] !== "≈") return null;
    const isRough = signs[0] === "≈";
    sides = isRough ? ["", ...sides.slice(1)] : sides.slice(1);
    signs = isRough ? signs : signs.slice(1);
  }
  return built(called, isLeading, sides, signs, options);
}

function built(
  name: string | null,
  isLeading: boolean,
  sides: readonly string[],
  signs: readonly Sign[],
  options: ChainOptions,
): Chain | null {
  if (sides.every((side) => side === "")) return null;
  return { name, isLeading, signs, sides: sides.map((text) => ({ text, expression: readSide(text, options) })) };
}

export function readSide(text: string, options: ChainOptions): Expression | null {
  if (text.trim() === "") return null;
  const read = parseExpression(latexSums(text), { decimalComma: options.decimalComma });
  return read.ok ? read.value : null;
}
