/** A formula in a text: from `start` to `end` with its delimiters, and the LaTeX between them. */
export type Formula = {
  readonly start: number;
  readonly end: number;
  readonly tex: string;
  readonly display: boolean;
};

/**
 * The formula that begins exactly at `start`, if one does. One rule for notes, chat, textbook and AI answers:
 *
 * - `\(..\)` inline, `\[..\]` and `$$..$$` display, `$..$` inline;
 * - for a single dollar the next dollar decides: it must stand right after something, and not before a digit, and the
 *   first one right before something. So "$5 and $10" and "US$20" are money;
 * - a formula never reaches over a blank line, `\$` is a dollar, and nothing is no formula.
 *
 * Whoever calls walks from left to right, and has stepped over escapes (`\$`, `\\`) and code before.
 */
export function formulaAt(text: string, start: number, limit = text.length): Formula | null {
  const first = text[start];
  const second = start + 1 < limit ? text[start + 1] : "";
  if (first === "\\") {
    if (second === "(") return upTo(text, start, limit, "\\)", false);
    if (second === "[") return upTo(text, start, limit, "\\]", true);
    return null;
  }
  if (first !== "$") return null;
  if (second !== "$") return inDollars(text, start, limit);
  return text[start + 2] === "$" ? null : upTo(text, start, limit, "$$", true);
}

/** All formulas of a plain text, in order. Code is not known here: for markdown use the grammar. */
export function formulasOf(text: string): Formula[] {
  const found: Formula[] = [];
  let at = nextSign(text, 0);
  while (at < text.length) {
    const formula = formulaAt(text, at);
    if (formula) found.push(formula);
    at = nextSign(text, formula ? formula.end : at + lengthOfNoFormula(text, at));
  }
  return found;
}

/** Where a formula may begin next: most of a text is looked at by the engine's own search. */
function nextSign(text: string, from: number): number {
  const at = text.slice(from).search(/[$\\]/);
  return at < 0 ? text.length : from + at;
}

/** An escape is stepped over as one, and so are dollars in a row: no formula begins in the middle of them. */
function lengthOfNoFormula(text: string, at: number): number {
  if (text[at] === "\\") return 2;
  let end = at + 1;
  if (text[at] === "$") while (text[end] === "$") end++;
  return end - at;
}

function inDollars(text: string, start: number, limit: number): Formula | null {
  const from = start + 1;
  if (from >= limit || isBlank(text, from)) return null;
  for (let at = from; at < limit; at++) {
    if (isEscape(text, at)) at++;
    else if (text[at] === "\n" && isBlankLine(text, at + 1, limit)) return null;
    else if (text[at] === "$") {
      const next = at + 1 < limit ? (text[at + 1] ?? "") : "";
      if (at === from || isBlank(text, at - 1) || /[0-9$]/.test(next)) return null;
      return { start, end: at + 1, tex: text.slice(from, at), display: false };
    }
  }
  return null;
}

function upTo(text: string, start: number, limit: number, close: string, display: boolean): Formula | null {
  const from = start + 2;
  for (let at = from; at < limit; at++) {
    if (at + 2 <= limit && text.startsWith(close, at)) {
      const tex = text.slice(from, at);
      return tex.trim() === "" ? null : { start, end: at + 2, tex, display };
    }
    if (isEscape(text, at)) at++;
    else if (text[at] === "\n" && isBlankLine(text, at + 1, limit)) return null;
  }
  return null;
}

/** A backslash at the end of a line does not hide that the line ends. */
function isEscape(text: string, at: number): boolean {
  return text[at] === "\\" && text[at + 1] !== "\n";
}

function isBlank(text: string, at: number): boolean {
  return /\s/.test(text[at] ?? "");
}

function isBlankLine(text: string, at: number, limit: number): boolean {
  let here = at;
  while (here < limit && (text[here] === " " || text[here] === "\t" || text[here] === "\r")) here++;
  return here < limit && text[here] === "\n";
}
