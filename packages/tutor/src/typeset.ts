import type { Language } from "@jotter/domain/settings";
import { roleOf } from "./reading/words.ts";
import { formulaOf } from "./typeset-formula.ts";

/** A line as the student typed it, as markdown: its maths drawn, its words left words, nothing turned round. */
export function typesetLine(text: string, language: Language): string {
  const line = text.trim().slice(0, 500);
  if (line === "" || line.includes("$")) return line;
  if (/\\[a-zA-Z]/.test(line)) return `$${line}$`;
  const reaction = reactionIn(line);
  if (reaction !== null) {
    const { before, formula, after } = reaction;
    return `${plainWords(before)}$${reactionFormula(formula)}$${plainWords(after)}`;
  }
  return segmentsOf(line, language)
    .map(({ isMaths, text: part }) => (isMaths ? drawn(part) : plainWords(part)))
    .join("");
}

/** A problem in words: its numbers and units stand as they were typed. */
export function typesetStory(text: string): string {
  return text.includes("$") && /\$[^$]*[\\^=][^$]*\$/.test(text) ? text : plainWords(text.trim()).replace(/\$/g, "\\$");
}

type Segment = { readonly isMaths: boolean; readonly text: string };

/** Names of functions and constants, and units, which belong to the maths. */
const mathsNames = new Set(
  (
    "sin cos tan cot sec csc arcsin arccos arctan asin acos atan sinh cosh tanh ln log lg exp sqrt cbrt abs pi theta " +
    "alpha beta gamma delta lambda mu rho sigma phi omega infinity inf int lim det max min mol kWh kPa mmol rad"
  ).split(" "),
);
const shortWords = new Set(
  "an as at am be by da de du el en es et he if im in is it la le no of on or ou se si so to un und we zu".split(" "),
);
/** "the 20th term" counts, and is nothing to reckon with. */
const ordinal = String.raw`\d+(?:st|nd|rd|th|ère|ème|er|re|e(?=\s\p{L}{3}))(?!\p{L})`;
/** "x-intercepts", "y-Achse": a word that begins with a letter of its own. */
const axis = String.raw`(?<!\p{L})\p{L}-(?!sqrt|cbrt|arc|sinh|cosh|tanh|alpha|beta|gamma|delta|theta|lambda|sigma|omega|infinity)\p{L}{4,}`;
const run = new RegExp(
  String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々、。，？！「」¿¡]+|${ordinal}|${axis}|\p{L}+(?:['’]\p{L}{2,})*|(?:(?!(?<!\d)${ordinal})[^\p{L}、。，？！¿¡])+`,
  "gu",
);

function segmentsOf(line: string, language: Language): readonly Segment[] {
  const segments: Segment[] = [];
  for (const { 0: text, index } of line.matchAll(run)) {
    // "because I say so": elsewhere it is a current.
    const isMe = text === "I" && /^\s+\p{Ll}{2}/u.test(line.slice(index + 1));
    // "Leite x² ab" is no product of a and b.
    const isPrefix = text === "ab" && /^leite\b/i.test(line);
    // "A father is", "Paul a 5 ans", "Ana y Luis": letters that are words.
    const isArticle =
      (/^[aA]$/.test(text) || (language === "es" && /^[yYoO]$/.test(text))) &&
      /^\s+(?:\d+\s+)?\p{L}{2}/u.test(line.slice(index + 1)) &&
      !/[-+=*/^(]\s*$/.test(line.slice(0, index));
    // "sin reposición", "the max and min of": names of functions that are words of the language.
    const isSpoken =
      (/^(?:max|min)$/.test(text) || (language === "es" && text === "sin")) &&
      /^\s+\p{L}{2}/u.test(line.slice(index + text.length)) &&
      !/[-+=*/^\d]\s*$/.test(line.slice(0, index));
    const isMaths = !isMe && !isPrefix && !isArticle && !isSpoken && !isWord(text, language);
    const last = segments.at(-1);
    if (last?.isMaths === isMaths) segments[segments.length - 1] = { isMaths, text: last.text + text };
    // Blanks and a comma between words are of them.
    else if (last && isMaths && /^[\s,.:;!?¿¡]+$/u.test(text))
      segments[segments.length - 1] = { isMaths: false, text: last.text + text };
    else segments.push({ isMaths, text });
  }
  return segments;
}

function isWord(text: string, language: Language): boolean {
  if (/^\d+\p{L}+$/u.test(text)) return true;
  if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々、。，？！「」¿¡]/u.test(text)) return true;
  if (/^(?:[àéèêáíóúñ]|sind)$/iu.test(text)) return true;
  if (!/^\p{L}/u.test(text) || /^\p{Script=Greek}+$/u.test(text) || mathsNames.has(text)) return false;
  if (text.length >= 3) return !/^[xyzabc]+$|^(?:sin|cos|tan|ln|log)[a-z]$/.test(text);
  return text.length === 2 && (shortWords.has(text.toLowerCase()) || roleOf(text, language) !== "other");
}

function drawn(maths: string): string {
  const [, before = "", inner = "", after = ""] = /^([\s,;:]*)([\s\S]*?)([\s,;:.?!]*)$/.exec(maths) ?? [];
  if (inner === "") return maths;
  // "y = x + 1 (0 ≤ x ≤ 3)": the range is no factor.
  const [, own = inner, range] = /^(.*\S)\s+([(（][^()（）]*[<>≤≥≦≧][^()（）]*[)）])$/u.exec(inner) ?? [];
  const formula = range === undefined ? formulaOf(inner) : `${formulaOf(own)} \\quad ${formulaOf(range)}`;
  return `${before}$${formula}$${after}`;
}

/** Nothing in a word is markup. */
function plainWords(words: string): string {
  return words.replace(/[*_`#<>[\]\\~|]/g, (sign) => `\\${sign}`);
}

/** "Balance Fe + O2 -> Fe2O3": what stands around the arrow and is made of elements. */
function reactionIn(line: string): Reaction | null {
  const part = String.raw`(?:\d*\s?(?:[A-Z][a-z]?\d*|[([]|[)\]]\d*)+(?:\^\d?[+-]|[⁺⁻])?)`;
  const side = String.raw`${part}(?:\s*\+\s*${part})*`;
  const found = new RegExp(String.raw`(?<![A-Za-z])${side}\s*(?:->|→|⇌|=)\s*${side}(?![a-z])`).exec(line);
  if (found === null || (found[0].includes("=") && !found[0].split("=").every(isOfMolecules))) return null;
  const blanks = found[0].length - found[0].trimStart().length;
  return {
    before: line.slice(0, found.index + blanks),
    formula: found[0].trimStart(),
    after: line.slice(found.index + found[0].length),
  };
}

/** Where an equals sign stands for the arrow, as "F = ma" has one too. */
const isOfMolecules = (side: string) => /(?:[A-Z][a-z]?\d*){2,}/.test(side) && /[A-Z][a-z]?\d/.test(side);

type Reaction = { readonly before: string; readonly formula: string; readonly after: string };

function reactionFormula(line: string): string {
  const signs = line
    .replace(/->|→/g, "\\to ")
    .replace(/⇌/g, "\\rightleftharpoons ")
    .replace(/[&#%$_~]/g, " ");
  return `\\mathrm{${signs.replace(/([A-Za-z)\]])(\d+)/g, "$1_{$2}").replace(/\^([+-]|\d[+-]?)/g, "^{$1}")}}`;
}
