/** Plain maths as LaTeX, sign for sign: nothing is reckoned and nothing moves, but a slash becomes a fraction. */
export function formulaOf(text: string): string {
  const matrices: string[] = [];
  const line = text.replace(matrix, (rows) => {
    matrices.push(matrixOf(rows));
    return String.fromCharCode(firstMatrix + matrices.length - 1);
  });
  const reader = { tokens: tokensOf(line), at: 0, matrices };
  let tex = "";
  // A bracket that was never opened ends a sequence, and stands as it is.
  while (reader.at < reader.tokens.length) {
    tex += sequence(reader, null);
    const stray = reader.tokens[reader.at];
    if (stray === undefined) break;
    reader.at++;
    tex += stray === "}" ? "\\}" : stray;
  }
  return tex.trim();
}

type Reader = { readonly tokens: readonly string[]; readonly matrices: readonly string[]; at: number };

/** "[[1,2],[3,4]]", row by row. While a line is read, a letter that nobody types stands for it. */
const matrix = /\[\s*\[[^[\]]*\](?:\s*[,;]?\s*\[[^[\]]*\])*\s*\]/g;
const firstMatrix = 0xe000;
const isMatrix = (token: string) => /^[\ue000-\uf8ff]$/.test(token);

function matrixOf(text: string): string {
  const rows = [...text.slice(1, -1).matchAll(/\[([^[\]]*)\]/g)].map(([, row = ""]) =>
    row
      // Where a comma is part of a number, something else parts them.
      .split(row.includes(";") ? ";" : ",")
      .map((entry) => formulaOf(entry))
      .join(" & "),
  );
  return `\\begin{pmatrix}${rows.join(" \\\\ ")}\\end{pmatrix}`;
}

function tokensOf(text: string): readonly string[] {
  return text.match(/\d+(?:[.,]\d+)*|[a-zA-Z]+|<=|>=|!=|=>|->|\+\/-|\+-|~=|[⁻⁺]?[⁰¹²³⁴-⁹]+|[₀-₉]+|\S/gu) ?? [];
}

const functions = new Set(
  "sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh ln log lg exp lim det max min".split(" "),
);
const constants: Readonly<Record<string, string>> = Object.fromEntries(
  "pi theta alpha beta gamma delta lambda mu rho sigma phi omega"
    .split(" ")
    .map((name) => [name, `\\${name}`] as const)
    .concat([
      ["infinity", "\\infty"],
      ["inf", "\\infty"],
      ["asin", "\\arcsin"],
      ["acos", "\\arccos"],
      ["atan", "\\arctan"],
      ["int", "\\int"],
    ]),
);
const units = new Set("cm mm km kg mg ml cl dl hl kJ kW kWh kPa Pa Hz mol mmol min rad".split(" "));
const signs: Readonly<Record<string, string>> = {
  "*": "\\cdot",
  "·": "\\cdot",
  "×": "\\times",
  "÷": "\\div",
  "−": "-",
  "–": "-",
  "<=": "\\le",
  "≤": "\\le",
  "≦": "\\leqq",
  "≧": "\\geqq",
  ">=": "\\ge",
  "≥": "\\ge",
  "!=": "\\ne",
  "≠": "\\ne",
  "=>": "\\Rightarrow",
  "⇒": "\\Rightarrow",
  "⇔": "\\Leftrightarrow",
  "->": "\\to",
  "→": "\\to",
  "+/-": "\\pm",
  "+-": "\\pm",
  "±": "\\pm",
  "∓": "\\mp",
  "~=": "\\approx",
  "≈": "\\approx",
  "∞": "\\infty",
  "∫": "\\int",
  "∈": "\\in",
  "∪": "\\cup",
  "∩": "\\cap",
  "∅": "\\varnothing",
  "%": "\\%",
  "&": "\\&",
  "#": "\\#",
  "~": "\\sim",
  "|": "|",
  "°": "^{\\circ}",
};
const closing: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };
const isClosing = (token: string) => token === ")" || token === "]" || token === "}";
/** What a factor can stand beside without a sign between. */
type Piece = { readonly tex: string; readonly isFactor: boolean };

/** Until its bracket closes, or the text ends. */
function sequence(reader: Reader, end: string | null): string {
  const pieces: Piece[] = [];
  for (;;) {
    const token = reader.tokens[reader.at];
    if (token === undefined || token === end || isClosing(token)) break;
    if (token === "/" && pieces.at(-1)?.isFactor) {
      reader.at++;
      const above: string[] = [];
      while (pieces.at(-1)?.isFactor) above.unshift(pieces.pop()?.tex ?? "");
      const below = operand(reader);
      pieces.push({ tex: `\\frac{${bare(above.join(" "))}}{${bare(below)}}`, isFactor: true });
    } else pieces.push(piece(reader));
  }
  return pieces.map(({ tex }) => tex).join(" ");
}

function piece(reader: Reader): Piece {
  const token = reader.tokens[reader.at] ?? "";
  if (token === "lim") return { tex: limit(reader), isFactor: false };
  if (token === "∫" || token === "int") {
    reader.at++;
    return { tex: withScripts("\\int", reader), isFactor: false };
  }
  if (/^[\p{L}\d([{√]/u.test(token) || isMatrix(token)) return { tex: operand(reader), isFactor: true };
  reader.at++;
  const tex =
    signs[token] ??
    (/^[-+=<>,;:.!'/]$/.test(token)
      ? token
      : /^[⁻⁺]?[⁰¹²³⁴-⁹]+$/u.test(token)
        ? raised(token)
        : `\\text{${safe(token)}}`);
  return { tex, isFactor: false };
}

/** "lim x->0": what is neared stands below it, and a fraction behind it is not of it. */
function limit(reader: Reader): string {
  reader.at++;
  const [letter, arrow] = reader.tokens.slice(reader.at, reader.at + 2);
  if (!/^[a-zA-Z]$/.test(letter ?? "") || (arrow !== "->" && arrow !== "→")) return withScripts("\\lim", reader);
  reader.at += 2;
  return `\\lim_{${letter} \\to ${operand(reader)}}`;
}

/** One factor with what is raised above it or stands below. */
function operand(reader: Reader): string {
  const token = reader.tokens[reader.at];
  if (token === undefined || isClosing(token)) return "";
  // "x^-2", "6/-3"
  if (token === "-" || token === "+" || token === "−") {
    reader.at++;
    return `${token === "+" ? "+" : "-"}${operand(reader)}`;
  }
  reader.at++;
  return withScripts(base(token, reader), reader);
}

function withScripts(start: string, reader: Reader): string {
  let tex = start;
  let isBelow = false;
  for (;;) {
    const next = reader.tokens[reader.at];
    if (next === "^" || next === "_") {
      reader.at++;
      // Twice raised is a fault; one sign in braces is none. What stands below may have something above it.
      const under = !isBelow && /[\^_]/.test(tex) ? `{${tex}}` : tex;
      tex = `${under}${next}{${bare(next === "_" ? below(reader) : operand(reader))}}`;
      isBelow = next === "_" && !isBelow;
    } else if (next !== undefined && /^[⁻⁺]?[⁰¹²³⁴-⁹]+$/u.test(next)) {
      reader.at++;
      tex += raised(next);
    } else if (next !== undefined && /^[₀-₉]+$/u.test(next)) {
      reader.at++;
      tex += `_{${digits(next)}}`;
    } else if (next === "'" || next === "!" || next === "′" || next === "°" || next === "%") {
      reader.at++;
      tex += next === "′" ? "'" : (signs[next] ?? next);
    } else return tex;
  }
}

/** "[F]_0^2": what is raised behind a bound is not the bound's. */
function below(reader: Reader): string {
  const token = reader.tokens[reader.at];
  if (token === undefined || isClosing(token)) return "";
  reader.at++;
  return token === "-" || token === "−" ? `-${below(reader)}` : base(token, reader);
}

function base(token: string, reader: Reader): string {
  if (isMatrix(token)) return reader.matrices[token.charCodeAt(0) - firstMatrix] ?? "";
  if (/^d[xtuvyz]$/.test(token)) return `\\,d${token[1]}`;
  if (closing[token] !== undefined) return bracket(token, reader);
  if (token === "√" || token === "sqrt") return `\\sqrt{${bare(operand(reader))}}`;
  if (token === "cbrt") return `\\sqrt[3]{${bare(operand(reader))}}`;
  if (token === "abs" && reader.tokens[reader.at] === "(") return `\\left|${bare(operand(reader))}\\right|`;
  if (functions.has(token)) return token === "lg" ? "\\operatorname{lg}" : `\\${token}`;
  if (constants[token] !== undefined) return constants[token];
  if (units.has(token)) return `\\,\\mathrm{${token}}`;
  if (/^[a-zA-Z]+$/.test(token)) return [...token].join(" ");
  if (/^\d/.test(token)) return token.replaceAll(",", "{,}");
  return signs[token] ?? (/^\p{Script=Greek}$/u.test(token) ? token : `\\text{${safe(token)}}`);
}

function bracket(open: string, reader: Reader): string {
  const end = closing[open] ?? ")";
  const inner = sequence(reader, end);
  const [left, right] = open === "{" ? ["\\{", "\\}"] : [open, end];
  if (reader.tokens[reader.at] !== end) return `${left}${inner}`;
  reader.at++;
  return /\\frac|\\sqrt|pmatrix/.test(inner) ? `\\left${left}${inner}\\right${right}` : `${left}${inner}${right}`;
}

/** Brackets that a fraction line, a root or a raised place makes needless. */
function bare(tex: string): string {
  for (const [left, right] of [
    ["\\left(", "\\right)"],
    ["(", ")"],
    ["\\{", "\\}"],
    ["\\left\\{", "\\right\\}"],
  ] as const) {
    if (!tex.startsWith(left) || !tex.endsWith(right)) continue;
    const inner = tex.slice(left.length, tex.length - right.length);
    if (isWhole(inner)) return inner;
  }
  return tex;
}

/** Every bracket in it closes in it. */
function isWhole(tex: string): boolean {
  let depth = 0;
  for (const sign of tex) {
    if (sign === "(" || sign === "{" || sign === "[") depth++;
    else if (sign === ")" || sign === "}" || sign === "]") depth--;
    if (depth < 0) return false;
  }
  return depth === 0;
}

function raised(token: string): string {
  return `^{${token.startsWith("⁻") ? "-" : ""}${digits(token.replace(/[⁻⁺]/u, ""))}}`;
}

function digits(token: string): string {
  return [...token].map((sign) => String(Math.max("⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(sign), "₀₁₂₃₄₅₆₇₈₉".indexOf(sign)))).join("");
}

function safe(token: string): string {
  return token.replace(/[\\{}$^_#%&~]/g, "");
}
