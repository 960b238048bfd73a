import { isSpaceless } from "@jotter/analysis/language";
import type { Reading, Sentence } from "@jotter/analysis/reading";
import { vocabulary } from "@jotter/analysis/vocabulary";
import { wordCount, wordsOf } from "@jotter/analysis/words";
import { claimWords } from "./claim-words.ts";
import { type Place, paragraphsOf, placeOfSentence } from "./outline.ts";
import { type ClaimFault, claimFaults } from "./questions.ts";

/** One sentence, with those around it in its paragraph. */
type Context = {
  readonly reading: Reading;
  /** Without words in quotation marks: those are somebody else's. */
  readonly text: string;
  readonly sentence: Sentence;
  readonly before: string;
  readonly after: string;
  readonly later: string;
  readonly size: number;
  /** In the first paragraph, and whether there are others. */
  readonly isFirst: boolean;
  readonly isOnly: boolean;
  readonly isMeasured: boolean;
  /** The first of its paragraph, and how many follow it there. */
  readonly isLead: boolean;
  readonly following: number;
};

/** Of a sentence one question at most, the one that asks for most. */
export function claims(reading: Reading): readonly (Place & { readonly kind: ClaimFault })[] {
  const paragraphs = paragraphsOf(reading);
  const isMeasured = claimWords[reading.language].measured.test(reading.source);
  return paragraphs.flatMap(({ sentences: read }, place) => {
    const sentences = read.flatMap((one) => parted(one, reading.source));
    const texts = sentences.map(({ text }) => unquoted(text));
    return sentences.flatMap((sentence, at) => {
      const text = texts[at] ?? "";
      if (/[?？]\S?$/u.test(text)) return [];
      const context: Context = {
        ...{ reading, text, sentence, isMeasured },
        before: texts[at - 1] ?? "",
        after: texts[at + 1] ?? "",
        later: texts[at + 2] ?? "",
        size: wordCount(text, reading.language),
        isFirst: place === 0,
        isOnly: paragraphs.length === 1,
        isLead: at === 0,
        following: sentences.length - at - 1,
      };
      const kind = claimFaults.find((one) => tests[one](context));
      return kind ? [{ ...placeOfSentence(sentence), kind }] : [];
    });
  });
}

/** "… later. 87 percent of them": a sentence may begin with a number, which a reader of full stops takes for an inner one. */
function parted(sentence: Sentence, source: string): readonly Sentence[] {
  const cut = /(?<=\p{L}{3}[.!?]) (?=\d)/u.exec(sentence.text);
  if (!cut) return [sentence];
  const rest = sentence.text.slice(cut.index + 1);
  const from = source.indexOf(rest.slice(0, 24), sentence.from);
  if (from < 0 || from >= sentence.to) return [sentence];
  const before = sentence.text.slice(0, cut.index);
  const to = sentence.from + source.slice(sentence.from, from).trimEnd().length;
  return [
    { ...sentence, text: before, to },
    { ...sentence, text: rest, from },
  ];
}

function unquoted(text: string): string {
  return text.replace(/["“„«「『][^"“”„«»「」『』]*["”“»」』]/gu, "·");
}

/** So long is a claim that stands there by itself; what is longer says more about itself. */
const longestBare = { spaced: 14, spaceless: 30 };
const isBare = ({ size, reading }: Context) =>
  size <= (isSpaceless(reading.language) ? longestBare.spaceless : longestBare.spaced);

/** A sentence of half a page has more than its number to ask about. */
const longestCount = 120;
/** Much longer ones say whom they mean. */
const longestSweep = { spaced: 25, spaceless: 55 };

/** "It is always …": of what was spoken of before. */
const leansBack = ({ text, reading }: Context) =>
  vocabulary[reading.language].leansBack.test(text.replace(/^\P{L}+/u, ""));

/** "Gatsby never", "Olimpia sagt immer": of a person in a story it may be true. */
function isOfSomebody({ text, reading: { language, source } }: Context): boolean {
  if (isSpaceless(language)) return false;
  const [first = "", second = ""] = text.match(/\p{L}+/gu) ?? [];
  if (language === "de") return /^(?!ist$)\p{Ll}+t$/u.test(second) && !/^(?:man|niemand|jeder|wer)$/iu.test(first);
  const isName = new RegExp(`\\p{Ll},? ${first}(?!\\p{L})`, "u").test(source);
  return /^\p{Lu}\p{Ll}{2,}$/u.test(first) && isName;
}

const tests: Readonly<Record<ClaimFault, (context: Context) => boolean>> = {
  "agree-only": ({ text, after, isFirst, reading }) => {
    const { agrees, reasons } = claimWords[reading.language];
    if (!isFirst || !agrees.test(text) || reasons.test(after)) return false;
    const reason = text.split(reasons).slice(1).join(" ");
    return wordsOf(reason, reading.language).filter(({ isStop }) => !isStop).length < 4;
  },
  liking: ({ text, isFirst, reading }) => isFirst && claimWords[reading.language].likes.test(text),
  "number-unsourced": (context) => {
    const { text, before, size, reading, isMeasured } = context;
    const { counted, own, surveyed } = claimWords[reading.language];
    if (isMeasured || size > longestCount || !counted.test(withoutDates(text)) || isSourced(context)) return false;
    if (own.test(text) || surveyed.test(before)) return false;
    return !/^\P{L}*(?:if|si|wenn|falls)(?!\p{L})|如果|もし/iu.test(text);
  },
  "study-unnamed": (context) => claimWords[context.reading.language].studies.test(context.text) && !isSourced(context),
  sweeping: (context) => {
    const { text, size, reading } = context;
    const { sweeping, everTime, tempered, own } = claimWords[reading.language];
    const longest = isSpaceless(reading.language) ? longestSweep.spaceless : longestSweep.spaced;
    if (size > longest || tempered.test(text) || own.test(text) || isOfSomebody(context)) return false;
    return sweeping.test(text) || (everTime.test(text) && isBare(context) && !leansBack(context));
  },
  vague: ({ text, after, reading }) => {
    const { vague, names } = claimWords[reading.language];
    const at = vague.exec(text);
    if (!at) return false;
    const rest = text.slice(at.index + at[0].length);
    return !names.test(rest) && !/[:：]/u.test(rest) && !names.test(after.slice(0, 30));
  },
  "objection-unanswered": ({ text, after, later, isLead, following, reading }) => {
    const { objects, answers } = claimWords[reading.language];
    // A paragraph that opens with it is there to answer it.
    if (!objects.test(text) || (isLead && following > 0)) return false;
    return ![text, after, later].some((one) => answers.test(one));
  },
  "unclear-pointing": (context) => isBare(context) && claimWords[context.reading.language].pointing.test(context.text),
  "bold-claim": (context) => {
    const { text, after, isFirst, isOnly, isLead, following, reading } = context;
    const { bold, counted, tempered, own, reasons, names, endsWith } = claimWords[reading.language];
    // What opens a paragraph of some length is borne out by the rest of it.
    if ((isFirst && !isOnly) || (isLead && following > 2) || !isBare(context) || leansBack(context) || !bold.test(text))
      return false;
    if ([tempered, own, reasons, endsWith].some((one) => one.test(text)) || isSourced(context)) return false;
    // What follows may be what it rests on.
    return ![own, names, counted, reasons].some((one) => one.test(after)) && !after.includes("·");
  },
};

/** "(Keller 2019)", "[3]", "[^1]", a link, a name with its verb: in the sentence or right beside it. */
function isSourced({ reading, sentence, text, before, after }: Context): boolean {
  const { sourced } = claimWords[reading.language];
  const written = reading.source.slice(sentence.from, sentence.to + 8);
  const isCited =
    /[([（［][^)\]）］]*(?:\d{4}|\^|\p{Lu}\p{L}+|S\. ?\d|p\. ?\d|頁|页)[^)\]）］]*[)\]）］]|\[\d+\]|https?:/u;
  return isCited.test(written) || [text, before, after].some((one) => sourced.test(one));
}

/** A year or a day is no count. */
function withoutDates(text: string): string {
  return text.replace(/(?<![\d.,  ])(?:1[0-9]|20)\d\d(?![\d.,  ]\d)/gu, " ");
}
