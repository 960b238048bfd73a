import { formulasOf } from "./maths.ts";
import { inlineText } from "./plain-text.ts";
import type { Inline } from "./tree-types.ts";

/** Stands for a bar of a formula, which is none of a table. */
export const formulaBar = "\uE000";

/** A text with its formulas as they would be typed without LaTeX, as far as a line under a title needs it. */
export function withReadableFormulas(text: string): string {
  let result = "";
  let at = 0;
  for (const { start, end, tex } of formulasOf(text)) {
    result += text.slice(at, start) + readableFormula(tex).replaceAll("|", formulaBar);
    at = end;
  }
  return result + text.slice(at);
}

/** Words as they are read where nothing can be typeset: in a picture, in the name of something. */
export function readableText(inlines: readonly Inline[]): string {
  return inlineText(inlines.map(readable));
}

function readable(inline: Inline): Inline {
  if (inline.type === "maths") return { type: "text", text: readableFormula(inline.tex) };
  return "children" in inline ? { ...inline, children: inline.children.map(readable) } : inline;
}

/** `\frac{a}{b} = x^2` is "a/b = x²". */
export function readableFormula(tex: string): string {
  let text = tex.replace(/\\(?:left|right|displaystyle|limits|big+|Big+)(?![a-zA-Z])\s*/g, "");
  text = text.replace(/\\(?:begin|end)\{[^{}]*\}|\\label\{[^{}]*\}/g, " ").replace(/\\\\|&/g, " ");
  // Before anything moves next to their names.
  text = text.replace(/\\([a-zA-Z]+)(?=[_^\\])/g, (all, name: string) => symbols[name] ?? all);
  // From the inside out, as deep as anybody nests what is read in one line.
  for (let depth = 0; depth < 4; depth++) {
    text = text
      .replace(fraction, (_, top, oneTop, under, oneUnder, next) => {
        const text = `${grouped(top ?? oneTop)}/${grouped(under ?? oneUnder)}`;
        return next ? `${text} ` : text;
      })
      .replace(binomial, (_, all, oneAll, some, oneSome) => `C(${all ?? oneAll}, ${some ?? oneSome})`)
      .replace(root, (_, degree, inside, one) => `${degree ? raised("^", degree) : ""}√${grouped(inside ?? one)}`)
      .replace(
        /\\(?:text|mathrm|mathbf|mathit|mathcal|mathbb|mathsf|mathfrak|boldsymbol|operatorname|vec|bar|hat|dot|ddot|tilde|overline|underline|ce)\s*\{([^{}]*)\}/g,
        "$1",
      )
      .replace(
        /\\(?:mathrm|mathbf|mathit|vec|bar|hat|dot|ddot|tilde|overline)\s*([^\s{}\\a-zA-Z]|[a-zA-Z](?<=\s.))/gu,
        "$1",
      )
      .replace(/([\^_])\{([^{}]*)\}/g, (_, sign, inside) => raised(sign, inside))
      .replace(/([\^_])([\p{L}\p{N}+-])/gu, (_, sign, inside) => raised(sign, inside));
  }
  return text
    .replace(/\\([a-zA-Z]+)/g, (all, name: string) => symbols[name] ?? (functions.has(name) ? all : ` ${name} `))
    .replace(functionCall, (_, before, name, power, after) => {
      return `${before ? `${before} ` : ""}${name}${power}${after ? " " : ""}`;
    })
    .replace(/\\[,;:! ]/g, " ")
    .replaceAll("\\|", "‖")
    .replace(/\\([%$#&_{}])/g, "$1")
    .replace(/[{}~]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** In braces, or one sign: `\frac{1}{3}` is `\frac13`. */
const argument = String.raw`\s*(?:\{([^{}]*)\}|(\\[a-zA-Z]+|[^\s{}\\]))`;
const fraction = new RegExp(String.raw`\\[dtc]?frac(?![a-zA-Z])${argument}${argument}(?=([\p{L}\p{N}\\(])?)`, "gu");
const binomial = new RegExp(String.raw`\\[dt]?binom(?![a-zA-Z])${argument}${argument}`, "g");
const root = new RegExp(String.raw`\\sqrt(?![a-zA-Z])\s*(?:\[([^[\]]*)\])?${argument}`, "g");

function grouped(text: string): string {
  const isOne = /^[\p{L}\p{N}\\.!²³]*$/u.test(text.trim()) && text.search(functionCall) === -1;
  return isOne ? text.trim() : `(${text.trim()})`;
}

const up: Readonly<Record<string, string>> = Object.fromEntries(
  [..."0123456789+-n"].map((sign, at) => [sign, "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ"[at] ?? ""]),
);
const down: Readonly<Record<string, string>> = Object.fromEntries(
  [..."0123456789+-"].map((sign, at) => [sign, "₀₁₂₃₄₅₆₇₈₉₊₋"[at] ?? ""]),
);

function raised(sign: string, text: string): string {
  const signs = sign === "^" ? up : down;
  const small = [...text].map((each) => signs[each]);
  if (small.every((each) => each !== undefined)) return small.join("");
  return /^(?:[\p{L}\p{N}]+|\\[a-zA-Z]+|\([^()]*\))$/u.test(text) ? sign + text : `${sign}(${text})`;
}

const functions = new Set(
  "sin cos tan sec csc cot arcsin arccos arctan sinh cosh tanh log ln exp lim max min det".split(" "),
);
/** Its name is a word among letters: `mg\cos\theta` is "mg cos θ". */
const functionCall = new RegExp(
  String.raw`(?:([\p{L}\p{N})])\s*)?\\(${[...functions].join("|")})(?![a-zA-Z])((?:[⁰¹²³⁴-⁹⁺⁻ⁿ₀-₉₊₋]|[_^]\p{L})*)\s*(?=([\p{L}\p{N}\\√∞])?)`,
  "gu",
);

const greek =
  "alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ lambda λ mu μ nu ν xi ξ pi π rho ρ sigma σ tau τ phi φ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Sigma Σ Phi Φ Psi Ψ Omega Ω";
const signs =
  "cdot · times × div ÷ pm ± mp ∓ leq ≤ le ≤ geq ≥ ge ≥ neq ≠ ne ≠ approx ≈ equiv ≡ sim ∼ infty ∞ int ∫ sum ∑ prod ∏ partial ∂ nabla ∇ to → rightarrow → Rightarrow ⇒ leftarrow ← iff ⇔ in ∈ notin ∉ subset ⊂ cup ∪ cap ∩ forall ∀ exists ∃ circ ° degree ° angle ∠ perp ⊥ ldots … dots … cdots … sqrt √ mid | vert | lvert | rvert | Vert ‖ lVert ‖ rVert ‖ rightleftharpoons ⇌ cong ≅ parallel ∥ triangle △ ell ℓ langle ⟨ rangle ⟩";
const symbols: Readonly<Record<string, string>> = {
  ...pairs(greek),
  ...pairs(signs),
  quad: " ",
  qquad: " ",
};

function pairs(list: string): Record<string, string> {
  const words = list.split(" ");
  return Object.fromEntries(words.flatMap((name, at) => (at % 2 === 0 ? [[name, words[at + 1] ?? ""]] : [])));
}
