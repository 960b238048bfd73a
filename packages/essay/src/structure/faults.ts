import { isSpaceless } from "@jotter/analysis/language";
import type { Reading, Sentence } from "@jotter/analysis/reading";
import { wordsOf } from "@jotter/analysis/words";
import { claimWords } from "./claim-words.ts";
import { cues } from "./cues.ts";
import { type Place, paragraphsOf, placeOfSentence, sizeOf, thesisOf } from "./outline.ts";

/** So much is one very long paragraph, where it is nearly half of the essay; so much in any. */
const long = { spaced: 170, spaceless: 300 };
const longAnywhere = { spaced: 320, spaceless: 560 };

export function longParagraphs(reading: Reading): readonly Place[] {
  const kind = isSpaceless(reading.language) ? "spaceless" : "spaced";
  const paragraphs = paragraphsOf(reading);
  const sizes = paragraphs.map((paragraph) => sizeOf(paragraph, reading));
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return paragraphs.flatMap(({ sentences: [lead] }, at) => {
    const size = sizes[at] ?? 0;
    const isLong = size > longAnywhere[kind] || (size > long[kind] && size > all * 0.45);
    return lead && isLong ? [placeOfSentence(lead)] : [];
  });
}

/** Below it a text is no essay yet: nothing is missing. */
const wholeEssay = { spaced: 100, spaceless: 180 };

/** The last sentence of an essay that stops without a conclusion, or null. */
export function endWithoutConclusion(reading: Reading): Place | null {
  const { concludes, lastHeading } = cues[reading.language];
  const paragraphs = paragraphsOf(reading);
  const last = paragraphs.at(-1);
  const end = last?.sentences.at(-1);
  const sizes = paragraphs.map((paragraph) => sizeOf(paragraph, reading));
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const kind = isSpaceless(reading.language) ? "spaceless" : "spaced";
  if (!last || !end || paragraphs.length < 3 || all < wholeEssay[kind]) return null;
  if (last.headings.some((heading) => lastHeading.test(heading))) return null;
  if (last.sentences.some(({ text }) => concludes.test(text.replace(/^[^\p{L}\p{N}]+/u, "")))) return null;
  const share = ((sizes.at(-1) ?? 0) * paragraphs.length) / all;
  // A few lines that say what is to be done close it, too.
  if (share <= 1 && last.sentences.some(({ text }) => claimWords[reading.language].demands.test(text))) return null;
  if (share < 0.6 && returnsTo(thesisOf(reading), last.sentences, reading)) return null;
  if (goesOn(last.sentences, reading)) return placeOfSentence(end);
  // Without a word that sums up, a paragraph as short as a last one is may close it all the same.
  return share > longestEnd && !returnsTo(thesisOf(reading), [end], reading, 1) ? placeOfSentence(end) : null;
}

/** As against the other paragraphs. */
const longestEnd = 1.1;

/** One more point, or figures to bear one out: the essay is still in the midst of it. */
function goesOn(sentences: readonly Sentence[], { language }: Reading): boolean {
  const { adds, also } = claimWords[language];
  const lead = sentences[0]?.text ?? "";
  const isAdded = adds.test(lead) || (!isSpaceless(language) && also.test(lead)) || /^从.{1,8}(?:看|说|言)/u.test(lead);
  return isAdded || sentences.some(({ text }) => /\d/u.test(text));
}

/** A few sentences that take up the words of the thesis close an essay too. */
function returnsTo(thesis: Sentence | null, sentences: readonly Sentence[], { language }: Reading, least = 2): boolean {
  if (!thesis) return false;
  const keysOf = (text: string) => new Set(wordsOf(text, language).flatMap(({ key, isStop }) => (isStop ? [] : [key])));
  const said = keysOf(sentences.map(({ text }) => text).join(" "));
  return [...keysOf(thesis.text)].filter((key) => said.has(key)).length >= least;
}
