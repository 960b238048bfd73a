import type { Language } from "@jotter/domain/settings";
import { proseOf } from "../prose.ts";
import { differencesFrom, likenessTo, stretchIn } from "./likeness.ts";
import { plainForm, termsOf, tokensOf, wideLetter } from "./plain-form.ts";
import { type Quotation, quotationsIn } from "./quotations.ts";
import { type Segment, segmentsOf } from "./segments.ts";
import { nearPassages, type ReadPassage, type SourceIndex } from "./source-index.ts";

/**
 * same: letter by letter. allowed: what was left out or put in is marked, or capitals, widths, line ends and the mark at
 * the end differ. changed: near to a passage, and other words. short: too few words to say that they are nowhere.
 */
export type QuoteVerdict = "same" | "allowed" | "changed" | "not-in-source" | "short";

export type CheckedQuote = {
  readonly at: number;
  readonly length: number;
  readonly text: string;
  readonly verdict: QuoteVerdict;
  /** Where it stands, or what it is nearest to. */
  readonly source: { readonly id: string; readonly from: number; readonly to: number } | null;
  /** The words of the essay that are not those of the source. */
  readonly differences: readonly { readonly at: number; readonly length: number }[];
};

/** Each quotation of an essay held against what it may have been taken from. [ESS-2] */
export function checkQuotes(essay: string, language: Language, sources: SourceIndex): readonly CheckedQuote[] {
  return quotationsIn(proseOf(essay, language)).map((quotation) => checked(quotation, sources));
}

/** Fewer are a term or a title, and no quotation that has to stand somewhere. */
const fewest = { words: 3, letters: 5 };
/** So many words in their order are the passage's: the rest was changed. */
const near = { words: 0.5, letters: 0.6 };

function checked(quotation: Quotation, sources: SourceIndex): CheckedQuote {
  const { at, length, text } = quotation;
  const segments = segmentsOf(text);
  const tokens = tokensOf(plainForm(segments.map((one) => one.text).join(" ")).text);
  const isWide = tokens.some((token) => wideLetter.test(token.text));
  const passages = nearPassages(termsOf(tokens), sources);
  for (const passage of passages) {
    const place = placeIn(passage, segments);
    if (!place) continue;
    const isSame = segments.length === 1 && passage.text.includes(text.trim());
    return {
      at,
      length,
      text,
      verdict: isSame ? "same" : "allowed",
      source: { id: passage.id, ...place },
      differences: [],
    };
  }
  const missing = { at, length, text, source: null, differences: [] };
  if (tokens.length < (isWide ? fewest.letters : fewest.words)) return { ...missing, verdict: "short" };
  const likest = passages
    .map((passage) => ({ passage, ...likenessTo(passage, tokens) }))
    .sort((a, b) => b.share - a.share)[0];
  if (!likest || likest.share < (isWide ? near.letters : near.words)) return { ...missing, verdict: "not-in-source" };
  const { passage } = likest;
  // What was left out by a mark of its own is a gap of any size: there the words they share say where it stands.
  const { from, to } = (segments.length === 1 && stretchIn(passage, text)) || likest;
  return {
    ...{ at, length, text, verdict: "changed", source: { id: passage.id, from, to } },
    differences: differencesFrom(passage, quotation),
  };
}

/** An ellipsis leaves out sentences, a bracket a few words. */
const widest = { none: 0, ellipsis: 3000, bracket: 60 };

function placeIn({ plain, text }: ReadPassage, segments: readonly Segment[]) {
  let [from, end] = [-1, 0];
  for (const segment of segments) {
    const wanted = withoutEnds(plainForm(segment.text).text);
    const at = plain.text.indexOf(wanted, end);
    if (at < 0 || (from >= 0 && at - end > widest[segment.gap])) return null;
    if (!isWhole(plain.text, at, wanted)) return null;
    if (from < 0) from = at;
    end = at + wanted.length;
  }
  if (from < 0) return null;
  return { from: plain.places[from] ?? 0, to: (plain.places[end - 1] ?? text.length - 1) + 1 };
}

/** The marks at the ends belong to whoever quotes. */
function withoutEnds(plain: string): string {
  return plain.replace(/^[\s.,;:!?。、·-]+/u, "").replace(/[\s.,;:!?。、·-]+$/u, "");
}

/** "art" does not stand in "party". */
function isWhole(plain: string, at: number, wanted: string): boolean {
  const cuts = (one: string, other: string) =>
    /[\p{L}\p{N}]/u.test(one) && /[\p{L}\p{N}]/u.test(other) && !wideLetter.test(one) && !wideLetter.test(other);
  const end = at + wanted.length;
  return !cuts(plain[at - 1] ?? " ", wanted[0] ?? " ") && !cuts(wanted.at(-1) ?? " ", plain[end] ?? " ");
}
