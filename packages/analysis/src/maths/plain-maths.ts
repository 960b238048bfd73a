/** A line of working or a problem, with its LaTeX and its typography as the maths reader takes them. */
export function plainMaths(text: string): string {
  return replacements.reduce((sofar, [from, to]) => applied(sofar, from, to), matricesAsLists(text.slice(0, 2000)));
}

/** Signs a keyboard has and the reader of formulas has not; formulas stay marked as such. */
export function plainSigns(text: string): string {
  return typography.reduce((sofar, [from, to]) => applied(sofar, from, to), text.slice(0, 2000));
}

function applied(text: string, ...[from, to]: Replacement): string {
  return typeof to === "string" ? text.replace(from, to) : text.replace(from, to);
}

/** Rows in brackets: [[1,2],[3,4]]. */
function matricesAsLists(text: string): string {
  return text.replace(/\\begin\{[pbvB]?matrix\}([\s\S]*?)\\end\{[pbvB]?matrix\}/g, (_whole, inner: string) => {
    const rows = inner
      .split(/\\\\/)
      .filter((row) => row.trim() !== "")
      .map((row) => `[${row.split("&").join(",")}]`);
    return `[${rows.join(",")}]`;
  });
}

const superscriptLetters: Readonly<Record<string, string>> = { ˣ: "x", ⁿ: "n", ᵏ: "k", ᵗ: "t", ʸ: "y" };
const subscriptDigits = "₀₁₂₃₄₅₆₇₈₉";

type Replacement = readonly [RegExp, string | ((...found: string[]) => string)];

const typography: readonly Replacement[] = [
  [/[ˣⁿᵏᵗʸ]/g, (letter) => `^${superscriptLetters[letter ?? ""]}`],
  [/(log|lg)([₀-₉]+)/g, (_whole, name, digits) => `${name}_{${plainDigits(digits ?? "")}}`],
  [/∫([₀-₉]+)([⁰¹²³⁴-⁹]+)/g, (_whole, low, high) => `\\int_{${plainDigits(low ?? "")}}^{${plainDigits(high ?? "")}}`],
  [
    /\](?=[₀-₉])([₀-₉]+)([⁰¹²³⁴-⁹]+)/g,
    (_whole, low, high) => `]_{${plainDigits(low ?? "")}}^{${plainDigits(high ?? "")}}`,
  ],
];

const replacements: readonly Replacement[] = [
  [/[\uff01-\uff5e]/g, (sign) => String.fromCharCode((sign ?? "").charCodeAt(0) - 0xfee0)],
  [/[\u3000\u00a0\u202f\u2009]/g, " "],
  [/−|–|﹣/g, "-"],
  // The key beside the digits of a Japanese keyboard.
  [/(?<=[\w)=(\s]|^)ー(?=\s*[\da-z(])/g, "-"],
  [/\\(?:text|mathrm|textrm|operatorname|mathit|mbox|textbf|mathbf)\s*\{([^{}]*)\}/g, " $1 "],
  [/(\d)\\,(?=\d{3}(?!\d))/g, "$1"],
  [/\\\\/g, " ; "],
  [/\\(?:quad|qquad|[,;!: ])/g, " "],
  [/\\(?:left|right|big|Big|bigl|bigr|displaystyle)(?![a-zA-Z])\.?/g, ""],
  [/\\begin\{(?:cases|aligned|align\*?|array)\}(?:\{[lcr|]*\})?|\\end\{(?:cases|aligned|align\*?|array)\}/g, " "],
  [/&/g, " "],
  [/\$\$?|\\\(|\\\)|\\\[|\\\]/g, " "],
  [/\\(?:Rightarrow|implies|Longrightarrow|Leftrightarrow|iff|therefore)(?![a-zA-Z])|⇒|⟹|⇔|∴|(?<![<>=])=>/g, " ⇒ "],
  [/\\approx(?![a-zA-Z])|≃|≒|≅|~=/g, "≈"],
  [/\\pm(?![a-zA-Z])|\+\/-|\+-(?=\s*(?:\\?sqrt|√))/g, "±"],
  [/\\mp(?![a-zA-Z])/g, "∓"],
  [/\\(?:l?dots|cdots)(?![a-zA-Z])|\.{3}/g, "…"],
  [/\\(?:lor|vee)(?![a-zA-Z])|∨/g, " or "],
  [/\\(?:land|wedge)(?![a-zA-Z])|∧/g, " and "],
  [/\\in(?![a-zA-Z])/g, "∈"],
  [/\\cup(?![a-zA-Z])/g, "∪"],
  [/\\cap(?![a-zA-Z])/g, "∩"],
  [/\\mid(?![a-zA-Z])/g, "|"],
  [/\\mathbb\{?([ZRN])\}?/g, (_whole, set) => ({ Z: "ℤ", R: "ℝ", N: "ℕ" })[set ?? ""] ?? ""],
  [/\\(?:varnothing|emptyset)(?![a-zA-Z])/g, "∅"],
  [/\\le(?:q|qslant)?(?![a-zA-Z])|⩽|≦|<=/g, "≤"],
  [/\\ge(?:q|qslant)?(?![a-zA-Z])|⩾|≧|>=/g, "≥"],
  [/\\neq?(?![a-zA-Z])|!=/g, "≠"],
  [/\\lt(?![a-zA-Z])/g, "<"],
  [/\\gt(?![a-zA-Z])/g, ">"],
  [/\\(?:to|rightarrow|longrightarrow)(?![a-zA-Z])|->|⟶|⇌|\\rightleftharpoons/g, "→"],
  [/\\prime(?![a-zA-Z])|′|’(?=\s*[(=])/g, "'"],
  [/\^\{?'+\}?/g, (found) => "'".repeat([...(found ?? "")].filter((sign) => sign === "'").length)],
  [/″/g, "''"],
  [/✓|✔|☑|\\checkmark|□|■|∎/g, " "],
  [/\^\{?\\top\}?|\^\{?T\}?(?![a-z])/g, "ᵀ"],
  [/\\%/g, "%"],
  ...typography,
  // "25 000": digits in threes are one number.
  [
    /(?<![\d.,])(\d{1,3})((?: \d{3})+)(?![\d])/g,
    (_whole, first, rest) => `${first}${(rest ?? "").replaceAll(" ", "")}`,
  ],
];

function plainDigits(digits: string): string {
  const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";
  return [...digits]
    .map((digit) => String(Math.max(subscriptDigits.indexOf(digit), superscripts.indexOf(digit))))
    .join("");
}
