import { type Definition, definitions, tellings, unsureDefinitions } from "@jotter/analysis/definitions";
import { isSpaceless } from "@jotter/analysis/language";
import { notedTerms } from "@jotter/analysis/noted-terms";
import type { Reading, Sentence } from "@jotter/analysis/reading";
import { wordCount } from "@jotter/analysis/words";
import { lineAsRead } from "@jotter/markdown/line";

/** Of words that were marked in a text: what they define, and where. What is surely defined comes before what seems so. */
export function definedIn(about: string, reading: Reading): Pick<Definition, "term" | "sentence"> | null {
  const marked = plain(about.split("\n").map(lineAsRead).join(" "));
  const least = isSpaceless(reading.language) ? 8 : 4;
  const isMarked = ({ text }: Sentence) =>
    wordCount(text, reading.language) >= least && !/[?？]$/u.test(text) && marked.includes(plain(text));
  const ways = [definitions(reading).found, tellings(reading), notedTerms(reading).found, unsureDefinitions(reading)];
  const found: readonly Pick<Definition, "term" | "sentence">[] = ways.flat();
  return found.find(({ sentence }) => isMarked(sentence)) ?? null;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
