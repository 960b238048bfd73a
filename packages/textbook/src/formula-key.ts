import { readableFormula } from "@jotter/markdown/readable-formula";

/**
 * A formula as one plain row of signs, however it is typed: "F = m·a", "F=ma" and `\vec F=m\,\vec a` are the same.
 * Blanks, signs of multiplication, brackets and what is set high or low say nothing here.
 */
export function formulaKey(text: string): string {
  const plain = text.includes("\\") ? readableFormula(text) : text;
  return plain
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\bsqrt\b|\broot\b/g, "√")
    .replace(/\+\s*\/?\s*-/g, "±")
    .replace(/<=/g, "≤")
    .replace(/>=/g, "≥")
    .replace(/-+>|⟶|⇌/g, "→")
    .replace(/\bsen\b|\bsen(?=[²^\p{N}(])/gu, "sin")
    .replace(/\bsquared\b/g, "2")
    .replace(/\bcubed\b/g, "3")
    .replace(
      /(?<![\p{L}])(?:alpha|beta|gamma|delta|epsilon|theta|lambda|mu|pi|rho|sigma|tau|phi|omega)(?![\p{L}])/gu,
      greek,
    )
    .replace(/[−–]/g, "-")
    .replace(/[÷⁄]/g, "/")
    .replace(/[′’]/g, "'")
    .replace(/[\s^_·×*⋅()[\]{},∑⟨⟩…]/g, "");
}

const letters: Readonly<Record<string, string>> = {
  alpha: "α",
  beta: "β",
  gamma: "γ",
  delta: "δ",
  epsilon: "ε",
  theta: "θ",
  lambda: "λ",
  mu: "μ",
  pi: "π",
  rho: "ρ",
  sigma: "σ",
  tau: "τ",
  phi: "φ",
  omega: "ω",
};
const greek = (name: string) => letters[name] ?? name;

/** Whether somebody who types this means a formula. */
export function isFormula(text: string): boolean {
  const plain = text.normalize("NFKC");
  return /[\p{L}\p{N}]/u.test(plain) && signs.test(plain);
}

const signs = /[\p{Sm}/!^_·*(\\]|\d\p{L}|\p{L}\d|[α-ω]|(?<!\p{L})(?:pi|sqrt)(?!\p{L})/iu;

/** The formulas of one LaTeX: several stand in one line. */
export function keysOf(tex: string): readonly string[] {
  return tex
    .split(/\\q?quad|,\\[ ;]|;\\ /)
    .map((one) => formulaKey(`\\,${one}`).replace(/[,.;:]+$/, ""))
    .filter((key) => key.length > 2 && key.length < 80 && /[\p{L}√∫]/u.test(key) && /[^\p{L}]/u.test(key));
}

/** A formula is also looked for the other way around. */
export function keysFor(key: string): readonly string[] {
  const sides = key.split("=");
  return sides.length === 2 ? [key, `${sides[1]}=${sides[0]}`] : [key];
}

/** Of a formula with an angle: it may be called x, α or θ. */
export function looseKey(key: string): string {
  return hasAngle(key) ? key.replace(/[αθφ]/g, "x") : key;
}

export function hasAngle(key: string): boolean {
  return /sin|cos|tan/.test(key);
}

/** Where a formula has this in it, and not in the middle of another name or number. */
export function holdsKey(formula: string, key: string): boolean {
  for (let at = formula.indexOf(key); at >= 0; at = formula.indexOf(key, at + 1)) {
    const before = formula[at - 1] ?? "";
    const after = formula[at + key.length] ?? "";
    if (isSame(before, key[0] ?? "") || isSame(key.at(-1) ?? "", after)) continue;
    return true;
  }
  return false;
}

/** A letter beside a letter, or a digit behind a letter or a digit: one name. */
function isSame(one: string, next: string): boolean {
  return /\d/.test(next) ? /[\p{L}\d]/u.test(one) : /\p{L}/u.test(next) && /\p{L}/u.test(one);
}
