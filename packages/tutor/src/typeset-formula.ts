/** Plain maths as LaTeX, sign for sign: nothing is reckoned and nothing moves, but a slash becomes a fraction. */
export function formulaOf(text: string): string {
  const reader = { tokens: tokensOf(text), at: 0 };
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

type Reader = { readonly tokens: readonly string[]; at: number };

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
  if (/^[\p{L}\d([{√]/u.test(token)) return { tex: operand(reader), isFactor: true };
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
  let tex = base(token, reader);
  for (;;) {
    const next = reader.tokens[reader.at];
    if (next === "^" || next === "_") {
      reader.at++;
      // Twice raised is a fault; one sign in braces is none.
      tex = `${/[\^_]/.test(tex) ? `{${tex}}` : tex}${next}{${bare(operand(reader))}}`;
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

function base(token: string, reader: Reader): string {
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
  return /\\frac|\\sqrt/.test(inner) ? `\\left${left}${inner}\\right${right}` : `${left}${inner}${right}`;
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
