import { isSpaceless } from "@jotter/analysis/language";
import type { Reading, Sentence } from "@jotter/analysis/reading";
import { wordCount, wordsOf } from "@jotter/analysis/words";
import type { Language } from "@jotter/domain/settings";
import { claimWords } from "./claim-words.ts";
import { cues } from "./cues.ts";
import { isClaim, type Place, paragraphsOf, placeOfSentence, sizeOf, thesisOf, titleOf } from "./outline.ts";
import type { WholeFault } from "./questions.ts";

/** Below it a text has just begun. */
const begun = { spaced: 60, spaceless: 120 };
/** So long is a sentence that is no paragraph yet. */
const short = { spaced: 25, spaceless: 60 };

export function wholes(reading: Reading): readonly (Place & { readonly kind: WholeFault })[] {
  const paragraphs = paragraphsOf(reading);
  const size = isSpaceless(reading.language) ? "spaceless" : "spaced";
  const all = paragraphs.reduce((sum, one) => sum + sizeOf(one, reading), 0);
  const [first] = paragraphs;
  const lead = first?.sentences[0];
  if (!lead || all < begun[size]) return [];
  const on = (kind: WholeFault) => (sentence: Sentence) => ({ ...placeOfSentence(sentence), kind });
  const isReport = claimWords[reading.language].measured.test(reading.source);
  const middle = paragraphs.slice(1, -1);
  const single = middle.flatMap(({ sentences: [only, second] }) =>
    only && !second && wordCount(only.text, reading.language) <= short[size] && !/[:：?？…]\S?$/u.test(only.text)
      ? [only]
      : [],
  );
  return [
    ...(isReport || argues(reading) ? [] : [lead].map(on("thesis-fact"))),
    ...(paragraphs.length === 1 && reading.headings.length < 2 ? [lead].map(on("one-paragraph")) : []),
    ...single.map(on("one-sentence")),
    ...(isReport ? [] : withoutOtherSide(reading).map(on("other-side"))),
    ...topicChanges(reading).map(on("topic-change")),
    ...newAtEnd(reading).map(on("new-at-end")),
  ];
}

/** Some sentence of the beginning claims something; of a single paragraph, its first half is the beginning. */
function argues(reading: Reading): boolean {
  if (thesisOf(reading)) return true;
  const [first, ...others] = paragraphsOf(reading);
  const { agrees } = claimWords[reading.language];
  const beginning = others.length > 0 ? (first?.sentences ?? []) : (first?.sentences.slice(0, 4) ?? []);
  return beginning.some(({ text }) => agrees.test(text) || isClaim(text, reading));
}

/** A demand, and nowhere a word of what speaks against it. */
function withoutOtherSide(reading: Reading): readonly Sentence[] {
  const { objects, answers, demands } = claimWords[reading.language];
  const paragraphs = paragraphsOf(reading);
  const ends = [paragraphs[0], paragraphs.at(-1)].flatMap((one) => one?.sentences ?? []);
  const thesis = ends.find(
    ({ text }) => demands.test(withoutQuotes(text)) && !interprets.test(text) && !/[?？]\S?$/u.test(text),
  );
  const isOneSided = !paragraphs.some(({ sentences }) =>
    sentences.some(({ text }) => objects.test(text) || answers.test(text)),
  );
  return thesis && isOneSided ? [thesis] : [];
}

/** What somebody else demands, word for word, is no demand of the essay. */
const withoutQuotes = (text: string) => text.replace(/[«„“"「『][^«»„“”"「」『』]*[»“”"」』]/gu, " ");

/** "This means that one must …": what a text demands, as it is read. */
const interprets =
  /(?<!\p{L})(?:means? that|signifies|significa|quiere decir|veut dire|signifie|bedeutet|heißt das)(?!\p{L})|意味着|という意味|を意味/iu;

/** So many words that carry a subject are enough to know one by. */
const tellingKeys = 5;

/** What leaves the subject by its own account, and paragraphs that add one more thing and share no word with it. */
function topicChanges(reading: Reading): readonly Sentence[] {
  const { also, aside, objects } = claimWords[reading.language];
  const paragraphs = paragraphsOf(reading);
  const keys = paragraphs.map(({ sentences }) => keysIn(sentences.map(({ text }) => text).join(" "), reading.language));
  const title = keysIn(titleOf(reading), reading.language);
  const isSubject = (key: string) => title.has(key) || keys[0]?.has(key) || keys.at(-1)?.has(key);
  return paragraphs.flatMap(({ sentences }, at) => {
    const [lead, second] = sentences;
    const asides = sentences.filter(({ text }) => aside.test(text));
    if (!lead || at === 0 || at === paragraphs.length - 1) return asides;
    const own = [...(keys[at] ?? [])];
    const others = keys.filter((_, place) => place !== at);
    // "も" and "也" stand in every other sentence: there a paragraph says more.
    const adds = also.test(lead.text) && !objects.test(lead.text) && !(isSpaceless(reading.language) && second);
    const isForeign = adds
      ? own.length >= (isSpaceless(reading.language) ? 8 : 3) && !own.some(isSubject)
      : !second &&
        own.length >= tellingKeys &&
        !own.some((key) => title.has(key) || others.some((one) => one.has(key)));
    return isForeign && !asides.includes(lead) ? [lead, ...asides] : asides;
  });
}

/** What the last paragraph adds to its sum, or demands last of all without having spoken of it. */
function newAtEnd(reading: Reading): readonly Sentence[] {
  const { adds, also, endsWith, lastly, demands } = claimWords[reading.language];
  const paragraphs = paragraphsOf(reading);
  const last = paragraphs.at(-1);
  if (!last || paragraphs.length < 3) return [];
  const isSum = ({ text }: Sentence) => endsWith.test(text) || cues[reading.language].concludes.test(text);
  const sum = last.sentences.findIndex(isSum);
  // What nothing sums up goes on arguing.
  if (sum < 0) return [];
  const earlier = [...paragraphs.slice(0, -1).flatMap((one) => one.sentences), ...last.sentences.slice(0, sum)];
  const known = keysIn([titleOf(reading), ...earlier.map(({ text }) => text)].join(" "), reading.language);
  return last.sentences.filter(({ text }, at) => {
    const own = [...keysIn(text, reading.language)];
    const fresh = own.filter((key) => !known.has(key)).length;
    const isFresh = fresh >= 2 && fresh / own.length >= 0.5;
    if (at > sum) return adds.test(text) || (isFresh && demands.test(text) && also.test(text));
    if (at < sum || !demands.test(text)) return false;
    return (
      (lastly.test(text) && fresh / own.length >= 0.6 && isFresh) ||
      (!isSpaceless(reading.language) && isFresh && also.test(text))
    );
  });
}

/** Words that carry a subject, without their endings. Where words are not written apart, pairs of letters. */
function keysIn(text: string, language: Language): ReadonlySet<string> {
  if (isSpaceless(language)) {
    const runs = text.match(/[\p{sc=Han}々]+|[\p{sc=Katakana}ー]+|[\p{sc=Latin}]+/gu) ?? [];
    return new Set(runs.flatMap((run) => Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2))));
  }
  return new Set(
    wordsOf(text, language).flatMap(({ key, isStop, isNumber }) =>
      isStop || isNumber || key.length < 3 ? [] : [key.slice(0, 5)],
    ),
  );
}
