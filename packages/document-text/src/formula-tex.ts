/** Pieces of LaTeX that Word's formulas and those of the web have in common. Nothing of a stranger gets in but letters. */

const commands: Readonly<Record<string, string>> = {
  ...{ "−": "-", "∗": "*", "′": "'", "″": "''", "‴": "'''", "^": "\\wedge ", "~": "\\sim ", "\\": "\\backslash " },
  ...{ "·": "\\cdot ", "⋅": "\\cdot ", "×": "\\times ", "÷": "\\div ", "±": "\\pm ", "∓": "\\mp ", "∘": "\\circ " },
  ...{ "≤": "\\le ", "≥": "\\ge ", "≠": "\\ne ", "≈": "\\approx ", "≡": "\\equiv ", "∼": "\\sim ", "∝": "\\propto " },
  ...{ "∞": "\\infty ", "∂": "\\partial ", "∇": "\\nabla ", "∑": "\\sum ", "∏": "\\prod ", "∫": "\\int " },
  ...{ "∈": "\\in ", "∉": "\\notin ", "⊂": "\\subset ", "⊆": "\\subseteq ", "∪": "\\cup ", "∩": "\\cap " },
  ...{ "∅": "\\emptyset ", "∀": "\\forall ", "∃": "\\exists ", "¬": "\\neg ", "∧": "\\land ", "∨": "\\lor " },
  ...{ "→": "\\to ", "←": "\\leftarrow ", "⇒": "\\Rightarrow ", "⇔": "\\Leftrightarrow ", "↔": "\\leftrightarrow " },
  ...{
    "…": "\\dots ",
    "⋯": "\\cdots ",
    "⋮": "\\vdots ",
    "⋱": "\\ddots ",
    "°": "^{\\circ}",
    ℏ: "\\hbar ",
    ℵ: "\\aleph ",
  },
  ...{ "∬": "\\iint ", "∭": "\\iiint ", "∮": "\\oint ", "⋃": "\\bigcup ", "⋂": "\\bigcap ", "∐": "\\coprod " },
  ...{ α: "\\alpha ", β: "\\beta ", γ: "\\gamma ", δ: "\\delta ", ε: "\\varepsilon ", ϵ: "\\epsilon ", ζ: "\\zeta " },
  ...{ η: "\\eta ", θ: "\\theta ", ϑ: "\\vartheta ", ι: "\\iota ", κ: "\\kappa ", λ: "\\lambda ", μ: "\\mu " },
  ...{ µ: "\\mu ", ν: "\\nu ", ξ: "\\xi ", π: "\\pi ", ρ: "\\rho ", σ: "\\sigma ", τ: "\\tau ", υ: "\\upsilon " },
  ...{ φ: "\\varphi ", ϕ: "\\phi ", χ: "\\chi ", ψ: "\\psi ", ω: "\\omega ", Γ: "\\Gamma ", Δ: "\\Delta " },
  ...{ Θ: "\\Theta ", Λ: "\\Lambda ", Ξ: "\\Xi ", Π: "\\Pi ", Σ: "\\Sigma ", Φ: "\\Phi ", Ψ: "\\Psi ", Ω: "\\Omega " },
};

/** Letters and signs of a formula. Those no formula has an italic for are words in it. */
export function lettersTex(letters: string): string {
  // Bold and italic letters of the upper planes are the letters they are drawn like.
  const plain = letters
    .replace(/[\u{1d400}-\u{1d7ff}\u2145-\u2149]/gu, (one) => one.normalize("NFKC"))
    .replace(unseen, "");
  return plain
    .replace(/[^\x20-\x7e]|[\\{}$&#%_^~]/gu, (one) => {
      const command = commands[one];
      if (command !== undefined) return command;
      if (/[{}$&#%_]/.test(one)) return `\\${one}`;
      return /\p{L}/u.test(one) && !/[\p{Script=Latin}\p{Script=Greek}ℝℕℤℚℂ]/u.test(one) ? wordsTex(one) : one;
    })
    .replace(/\}\\text\{/g, "");
}

/** What is written between the signs and never drawn: "applied to", "times", blanks of no width. */
const unseen = /[\p{Cc}\p{Cf}]/gu;

/** Words within a formula. */
export function wordsTex(words: string): string {
  const escaped = words.replace(unseen, "").replace(/[\\{}$&#%_^~]/g, (one) => textSigns[one] ?? `\\${one}`);
  return escaped === "" ? "" : `\\text{${escaped}}`;
}

const textSigns: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash ",
  "^": "\\textasciicircum ",
  "~": "\\textasciitilde ",
};

const functions = new Set(
  "sin,cos,tan,cot,sec,csc,arcsin,arccos,arctan,sinh,cosh,tanh,coth,log,ln,lg,exp,lim,max,min,sup,inf,det,dim,ker,gcd,arg,deg,Pr,limsup,liminf".split(
    ",",
  ),
);

/** A name of several letters: that of a function, which stands upright. */
export function nameTex(name: string): string {
  if (functions.has(name)) return `\\${name} `;
  return /^[A-Za-z]{2,}$/.test(name) ? `\\operatorname{${name}}` : lettersTex(name);
}

export function isLimit(tex: string): boolean {
  return /^(?:\\(?:lim|max|min|sup|inf|limsup|liminf|sum|prod|coprod|bigcup|bigcap|operatorname\{[a-z]*\}))\s*$/i.test(
    tex,
  );
}

/** Above and below, or at the right of a letter; what is no single letter is kept together. */
export function withScripts(base: string, below: string, above: string): string {
  const whole = base.trim() === "" ? "{}" : isOne(base) ? base.trimEnd() : `{${base}}`;
  return `${whole}${below.trim() === "" ? "" : `_{${below.trim()}}`}${above.trim() === "" ? "" : `^{${above.trim()}}`}`;
}

function isOne(tex: string): boolean {
  return /^(?:[^\\{}]|\\[A-Za-z]+ ?|\\left[\s\S]*\\right\S+|\\operatorname\{[A-Za-z]*\})$/.test(tex);
}

export function fraction(above: string, below: string, hasLine = true): string {
  return hasLine
    ? `\\frac{${above.trim()}}{${below.trim()}}`
    : `\\genfrac{}{}{0pt}{}{${above.trim()}}{${below.trim()}}`;
}

export function root(inner: string, degree = ""): string {
  return `\\sqrt${degree.trim() === "" ? "" : `[${degree.trim().replaceAll("]", "{]}")}]`}{${inner.trim()}}`;
}

const fenceSigns: Readonly<Record<string, string>> = {
  ...{ "": ".", "{": "\\{", "}": "\\}", "‖": "\\|", "∥": "\\|", "⟨": "\\langle ", "⟩": "\\rangle " },
  ...{
    "〈": "\\langle ",
    "〉": "\\rangle ",
    "\u2329": "\\langle ",
    "\u232a": "\\rangle ",
    "⌊": "\\lfloor ",
    "⌋": "\\rfloor ",
    "⌈": "\\lceil ",
    "⌉": "\\rceil ",
  },
};

/** Brackets as high as what they hold. Those LaTeX does not know so are letters beside it. */
export function fenced(open: string, inner: string, close: string): string {
  const [left, right] = [open, close].map((sign) => fenceSigns[sign] ?? (/^[()[\]|/]$/.test(sign) ? sign : null));
  if (left == null || right == null) return `${lettersTex(open)}${inner}${lettersTex(close)}`;
  return `\\left${left}${inner.trim()}\\right${right}`;
}

/** What a sign above a letter is called. By the signs that Word and the web have for it. */
const accents: Readonly<Record<string, readonly [narrow: string, wide: string]>> = {
  ...{ "^": ["hat", "widehat"], "\u0302": ["hat", "widehat"], ˆ: ["hat", "widehat"] },
  ...{ "~": ["tilde", "widetilde"], "\u0303": ["tilde", "widetilde"], "˜": ["tilde", "widetilde"] },
  ...{
    "¯": ["bar", "overline"],
    "\u0304": ["bar", "overline"],
    "\u0305": ["bar", "overline"],
    "‾": ["bar", "overline"],
  },
  ...{
    "→": ["vec", "overrightarrow"],
    "\u20d7": ["vec", "overrightarrow"],
    "\u20d6": ["overleftarrow", "overleftarrow"],
  },
  ...{ "˙": ["dot", "dot"], "\u0307": ["dot", "dot"], "¨": ["ddot", "ddot"], "\u0308": ["ddot", "ddot"] },
  ...{ "\u030c": ["check", "check"], ˇ: ["check", "check"], "\u0306": ["breve", "breve"], "˘": ["breve", "breve"] },
  ...{ "\u0301": ["acute", "acute"], "´": ["acute", "acute"], "\u0300": ["grave", "grave"], "`": ["grave", "grave"] },
  ...{ "⏞": ["overbrace", "overbrace"], _: ["bar", "overline"], "-": ["bar", "overline"], "―": ["bar", "overline"] },
};

/** With a sign above it; null where that sign has no name. */
export function accented(inner: string, sign: string): string | null {
  const names = accents[sign.trim()];
  return names ? `\\${names[isOne(inner) ? 0 : 1]}{${inner.trim()}}` : null;
}

export function rowsTex(rows: readonly (readonly string[])[], kind: "matrix" | "aligned"): string {
  const lines = rows.map((cells) => cells.map((cell) => cell.trim()).join(" & ")).join(" \\\\ ");
  return `\\begin{${kind}} ${lines} \\end{${kind}}`;
}

/** Longer than this, and it is no formula but something that is to cost time. */
const longest = 4000;

/** Null where there is nothing to draw. */
export function tidyTex(tex: string): string | null {
  const tidy = tex
    .replace(/ {2,}/g, " ")
    .replace(/(\\[A-Za-z]+) (?=[\s}^_)\]|\\]|$)/g, "$1")
    .trim();
  return tidy === "" || tidy.length > longest ? null : tidy;
}
