import { stop } from "./problem.ts";

export type Token = {
  readonly kind: "number" | "name" | "operator" | "open" | "close" | "comma" | "bar" | "command" | "word" | "end";
  readonly text: string;
  /** Where it starts in what the student wrote. */
  readonly at: number;
  readonly spaced: boolean;
};

export type ReadingOptions = {
  /** Whether "1,250" is one and a quarter; without it a number that may be either is refused. */
  readonly decimalComma?: boolean;
};

export const MAX_LENGTH = 2_000;

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const subscripts = "₀₁₂₃₄₅₆₇₈₉";
const vulgar: Readonly<Record<string, string>> = {
  "½": "1/2",
  "⅓": "1/3",
  "⅔": "2/3",
  "¼": "1/4",
  "¾": "3/4",
  "⅕": "1/5",
  "⅖": "2/5",
  "⅗": "3/5",
  "⅘": "4/5",
  "⅙": "1/6",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
};
const signs: Readonly<Record<string, string>> = {
  "−": "-",
  "–": "-",
  "—": "-",
  "﹣": "-",
  "×": "*",
  "·": "*",
  "⋅": "*",
  "∙": "*",
  "•": "*",
  "∗": "*",
  "÷": "/",
  "∶": "/",
  "⁄": "/",
  "∕": "/",
  "≤": "<=",
  "⩽": "<=",
  "≦": "<=",
  "≥": ">=",
  "⩾": ">=",
  "≧": ">=",
  "≠": "!=",
  "→": "->",
  "∨": "or",
  "∧": "and",
  "、": ",",
  "，": ",",
  "；": ";",
};
export const greek = [
  "alpha",
  "beta",
  "gamma",
  "delta",
  "epsilon",
  "theta",
  "lambda",
  "mu",
  "rho",
  "sigma",
  "tau",
  "phi",
  "omega",
] as const;
const greekLetters = "αβγδεθλμρστφω";
const latexSigns: Readonly<Record<string, string>> = {
  cdot: "*",
  times: "*",
  ast: "*",
  div: "/",
  le: "<=",
  leq: "<=",
  leqslant: "<=",
  lt: "<",
  ge: ">=",
  geq: ">=",
  geqslant: ">=",
  gt: ">",
  ne: "!=",
  neq: "!=",
  to: "->",
  rightarrow: "->",
  lor: "or",
  vee: "or",
  land: "and",
  wedge: "and",
  colon: "/",
};
/** Names that stand together in plain text; other letters are one variable each. */
const longNames = [
  ...["arcsin", "arccos", "arctan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "sin", "cos", "tan", "tg", "cot"],
  ...["sec", "csc", "sen", "ln", "log", "lg", "exp", "sqrt", "cbrt", "abs", "lim", "int", "pi", "infinity", "inf"],
  ...greek,
].sort((a, b) => b.length - a.length);
const invisible = new Set(["left", "right", "big", "Big", "bigl", "bigr", "Bigl", "Bigr", "displaystyle", "limits"]);
const spaces = new Set([",", ";", "!", ":", " ", "quad", "qquad", "thinspace"]);

/** The words of plain text and of LaTeX alike; an unknown one is a problem with its place. */
export function tokensOf(text: string, options: ReadingOptions = {}): readonly Token[] {
  if (text.length > MAX_LENGTH) stop({ kind: "too-long", limit: MAX_LENGTH });
  const tokens: Token[] = [];
  let at = 0;
  let spaced = false;
  const push = (kind: Token["kind"], word: string, length: number) => {
    tokens.push({ kind, text: word, at, spaced });
    at += length;
    spaced = false;
  };
  while (at < text.length) {
    const raw = text[at] ?? "";
    const character = plainForm(raw);
    if (/\s/.test(character) || character === "~" || character === "&" || character === "\u200b") {
      spaced = true;
      at++;
    } else if (/[0-9.]/.test(character) && /[0-9]/.test(character + plainForm(text[at + 1] ?? ""))) {
      const written = numberAt(text, at, options, isListed(tokens));
      push("number", written.digits, written.length);
    } else if (vulgar[raw] !== undefined) {
      push("number", vulgar[raw] ?? "", 1);
    } else if (superscripts.includes(raw) || (raw === "⁻" && superscripts.includes(text[at + 1] || "x"))) {
      let length = 0;
      let digits = "";
      for (
        let next = raw;
        next === "⁻" || (next !== "" && superscripts.includes(next));
        next = text[at + length] ?? ""
      ) {
        digits += next === "⁻" ? "-" : superscripts.indexOf(next);
        length++;
      }
      tokens.push({ kind: "operator", text: "^", at, spaced: false }, { kind: "open", text: "{", at, spaced: false });
      if (digits.startsWith("-")) tokens.push({ kind: "operator", text: "-", at, spaced: false });
      tokens.push({ kind: "number", text: digits.replace("-", ""), at, spaced: false });
      push("close", "}", length);
    } else if (raw === "√" || raw === "∛") {
      push("name", raw === "√" ? "sqrt" : "cbrt", 1);
    } else if (raw === "∫") push("command", "int", 1);
    else if (raw === "∞") push("name", "infinity", 1);
    else if (raw === "π") push("name", "pi", 1);
    else if (raw === "°") push("operator", "°", 1);
    else if (greekLetters.includes(raw)) push("name", greek[greekLetters.indexOf(raw)] ?? "", 1);
    else if (subscripts.includes(raw)) {
      const last = tokens.at(-1);
      if (last?.kind !== "name") stop({ kind: "unexpected", at, found: raw });
      const digit = subscripts.indexOf(raw);
      const name = last.text.includes("_") ? `${last.text}${digit}` : `${last.text}_${digit}`;
      tokens[tokens.length - 1] = { ...last, text: name };
      at++;
    } else if (signs[raw] !== undefined) {
      const sign = signs[raw] ?? "";
      push(sign === "," || sign === ";" ? "comma" : sign === "or" || sign === "and" ? "word" : "operator", sign, 1);
    } else if (character === "\\") command();
    else if (/[a-zA-Z]/.test(character)) letters();
    else if ("([{".includes(character)) push("open", character, 1);
    else if (")]}".includes(character)) push("close", character, 1);
    else if (character === "|") push("bar", "|", 1);
    else if (character === "," || character === ";") push("comma", character, 1);
    else if (character === "$") at++;
    else {
      const two = character + plainForm(text[at + 1] ?? "");
      if (["<=", ">=", "!=", "->", "**", "=="].includes(two)) {
        push("operator", two === "**" ? "^" : two === "==" ? "=" : two, 2);
      } else if ("+-*/^=<>_%!:'".includes(character)) push("operator", character === ":" ? "/" : character, 1);
      else stop({ kind: "unexpected", at, found: raw });
    }
  }
  tokens.push({ kind: "end", text: "", at: text.length, spaced: false });
  return tokens;

  function command() {
    const [whole = "\\", name = ""] = /^\\([a-zA-Z]+|[^a-zA-Z])/.exec(text.slice(at, at + 30)) ?? [];
    if (name === "\\") push("comma", ";", 2);
    else if (spaces.has(name)) {
      spaced = true;
      at += whole.length;
    } else if (invisible.has(name)) {
      at += whole.length;
      if (text[at] === ".") at++;
    } else if (name === "{" || name === "}") push(name === "{" ? "open" : "close", name === "{" ? "(" : ")", 2);
    else if (name === "%") push("operator", "%", 2);
    else if (name === "|" || name === "lvert" || name === "rvert" || name === "vert") push("bar", "|", whole.length);
    else if (name === "text" || name === "mathrm" || name === "operatorname" || name === "mathit") {
      const inner = /^\s*\{([^{}]*)\}/.exec(text.slice(at + whole.length, at + whole.length + 60));
      if (inner === null) stop({ kind: "unclosed", at });
      const words = (inner[1] ?? "").trim();
      const length = whole.length + inner[0].length;
      if (words === "or" || words === "and") push("word", words, length);
      else if (longNames.includes(words)) push("name", words, length);
      else if (/^[a-zA-Z]$/.test(words)) push("name", words, length);
      else stop({ kind: "unexpected", at, found: inner[1] ?? "" });
    } else if (name === "begin" || name === "end") {
      const inner = /^\{(cases|aligned|align\*?|array)\}(?:\{[lcr|]*\})?/.exec(text.slice(at + whole.length));
      if (inner === null) stop({ kind: "unknown-command", at, found: whole });
      push("comma", name, whole.length + inner[0].length);
    } else if (latexSigns[name] !== undefined) {
      const sign = latexSigns[name] ?? "";
      push(sign === "or" || sign === "and" ? "word" : "operator", sign, whole.length);
    } else if (["frac", "dfrac", "tfrac", "sqrt", "int", "lim"].includes(name)) {
      push("command", name.replace(/^[dt]frac$/, "frac"), whole.length);
    } else if (name === "infty") push("name", "infinity", whole.length);
    else if (name === "circ") push("operator", "°", whole.length);
    else if (name.startsWith("var") && (greek as readonly string[]).includes(name.slice(3))) {
      push("name", name.slice(3), whole.length);
    } else if (longNames.includes(name)) push("name", name, whole.length);
    else stop({ kind: "unknown-command", at, found: whole });
  }

  function letters() {
    let run = "";
    while (/[a-zA-Z]/.test(plainForm(text[at + run.length] ?? ""))) run += plainForm(text[at + run.length] ?? "");
    const lower = run.toLowerCase();
    if (lower === "or" || lower === "and") return push("word", lower, run.length);
    const start = longNames.find((name) => lower.startsWith(name));
    if (start !== undefined) return push("name", start, start.length);
    // "xsin": the variable ends where a known name begins.
    push("name", run[0] ?? "", 1);
  }
}

/** Full-width letters, digits and signs of a Chinese or Japanese keyboard are the ordinary ones. */
function plainForm(character: string): string {
  const code = character.charCodeAt(0);
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
  return code === 0x3000 ? " " : character;
}

/** A comma in log(2,8) parts two arguments and no digits. */
function isListed(tokens: readonly Token[]): boolean {
  const open = tokens.findLastIndex((token) => token.kind === "open" || token.kind === "close");
  return tokens[open]?.kind === "open" && ["log", "sqrt"].includes(tokens[open - 1]?.text ?? "");
}

function numberAt(text: string, at: number, options: ReadingOptions, listed: boolean) {
  let plain = "";
  for (let index = at; index < text.length; index++) {
    const character = plainForm(text[index] ?? "");
    if (!/[0-9.,{}]/.test(character)) break;
    plain += character;
  }
  // "3{,}5" is how LaTeX writes a decimal comma.
  const latex = /^(\d+)\{,\}(\d+)/.exec(plain);
  if (latex !== null) return { digits: `${latex[1]}.${latex[2]}`, length: latex[0].length };
  const simple = /^(?:\d+(?:\.\d+)?|\.\d+)/.exec(plain)?.[0] ?? "";
  const comma = listed ? null : /^(\d+),(\d+)(?![\d.,]*\d)/.exec(plain);
  if (comma !== null) {
    const [written, whole = "", part = ""] = comma;
    const either = part.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
    if (either && options.decimalComma === undefined) stop({ kind: "ambiguous-number", at, found: written });
    const digits = either && !options.decimalComma ? whole + part : `${whole}.${part}`;
    return { digits, length: written.length };
  }
  const grouped = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?(?![\d,])/.exec(plain);
  if (grouped !== null && !listed) return { digits: grouped[0].replaceAll(",", ""), length: grouped[0].length };
  return { digits: simple, length: simple.length };
}
