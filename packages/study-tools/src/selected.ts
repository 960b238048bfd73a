import { type Definition, definitions, tellings, unsureDefinitions } from "@jotter/analysis/definitions";
import { isSpaceless } from "@jotter/analysis/language";
import { notedTerms } from "@jotter/analysis/noted-terms";
import type { Reading, Sentence } from "@jotter/analysis/reading";
import { wordCount } from "@jotter/analysis/words";
import { lineAsRead } from "@jotter/markdown/line";
import { readableFormula } from "@jotter/markdown/readable-formula";

/** Of words that were marked in a text: what they define, and where. What is surely defined comes before what seems so. */
export function definedIn(about: string, reading: Reading): Pick<Definition, "term" | "sentence"> | null {
  const isMarked = markedBy(about, reading);
  const ways = [definitions(reading).found, tellings(reading), notedTerms(reading).found, unsureDefinitions(reading)];
  const found: readonly Pick<Definition, "term" | "sentence">[] = ways.flat();
  return found.find(({ sentence }) => isMarked(sentence)) ?? null;
}

/** Of words that were marked and define nothing: what they are said of, by the heading they stand under. */
export function saidUnder(about: string, reading: Reading): Pick<Definition, "term" | "sentence"> | null {
  const sentence = reading.sentences.find(markedBy(about, reading));
  const term = sentence && reading.paragraphs[sentence.paragraph]?.headings.at(-1);
  return term ? { term, sentence } : null;
}

function markedBy(about: string, reading: Reading): (sentence: Sentence) => boolean {
  const marked = plain(about.split("\n").map(lineAsRead).join(" "));
  const least = isSpaceless(reading.language) ? 8 : 4;
  return ({ text }) =>
    wordCount(text, reading.language) >= least && !/[?？]$/u.test(text) && marked.includes(plain(text));
}

/** Formulas by their signs, as they are asked about. */
function plain(text: string): string {
  return text
    .replace(/\$([^$]+)\$/g, (_, tex: string) => ` ${readableFormula(tex)} `)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
