import { formulasOf } from "@jotter/markdown/maths";
import { readableFormula } from "@jotter/markdown/readable-formula";
import { bareFold, type Folded, type Stretch } from "./folded.ts";

/** Words between two formulas of a page, and what may be drawn of the formula behind them. */
type Words = Stretch & { readonly folded: Folded; readonly formula: Drawn | null };
type Drawn = Stretch & { readonly letters: ReadonlySet<string>; readonly length: number };

/**
 * Words with formulas among them, quoted as they are drawn: "slope α of f", where the text says `slope $\alpha$ of f`. In
 * which order a formula's letters are drawn nobody knows (a fraction begins below): they need only be its own.
 */
export function foundAroundFormulas(text: string, quote: string): Stretch | null {
  const words = wordsOf(text);
  for (const first of words.keys()) {
    const found = words[first]?.formula ? foundFrom(words, first, quote) : null;
    if (found) return found;
  }
  return null;
}

function wordsOf(text: string): readonly Words[] {
  const words: Words[] = [];
  let from = 0;
  for (const { start, end, tex } of formulasOf(text)) {
    const drawn = bareFold(readableFormula(tex)).text;
    const letters = new Set([...drawn, ...bareFold(tex.replace(/\\[a-zA-Z]+/g, " ")).text]);
    const formula = { from: start, to: end, letters, length: 2 * drawn.length + 4 };
    words.push({ from, to: start, folded: bareFold(text.slice(from, start)), formula });
    from = end;
  }
  if (words.length > 0) words.push({ from, to: text.length, folded: bareFold(text.slice(from)), formula: null });
  return words;
}

/** The quote begins in these words or in the formula behind them. */
function foundFrom(words: readonly Words[], first: number, quote: string): Stretch | null {
  const begun = words[first];
  if (!begun?.formula) return null;
  const before = begun.folded;
  let at = Math.min(quote.length, before.text.length);
  while (at > 0 && !before.text.endsWith(quote.slice(0, at))) at--;
  const from = at > 0 ? begun.from + (before.starts[before.text.length - at] ?? 0) : begun.formula.from;
  let formula: Drawn | null = begun.formula;
  for (const { folded, from: place, formula: next } of words.slice(first + 1)) {
    if (!formula) return null;
    const whole = folded.text === "" ? at : quote.indexOf(folded.text, at);
    if (whole >= 0 && folded.text !== "" && isDrawnBy(quote.slice(at, whole), formula) && next) {
      at = whole + folded.text.length;
      if (at === quote.length) return { from, to: place + (folded.ends.at(-1) ?? 0) };
    } else {
      let some = Math.min(folded.text.length, quote.length - at);
      while (some > 0 && !quote.endsWith(folded.text.slice(0, some))) some--;
      if (!isDrawnBy(quote.slice(at, quote.length - some), formula)) return null;
      return { from, to: some > 0 ? place + (folded.ends[some - 1] ?? 0) : formula.to };
    }
    formula = next;
  }
  return null;
}

function isDrawnBy(letters: string, formula: Drawn): boolean {
  return letters.length <= formula.length && [...letters].every((letter) => formula.letters.has(letter));
}
