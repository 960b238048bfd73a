import { isSpaceless, languageOf } from "@jotter/analysis/language";
import { wordsOf } from "@jotter/analysis/words";
import type { Language } from "@jotter/domain/settings";
import { askedTerm } from "../asked-term.ts";
import type { Claim } from "../citation.ts";
import { lookUp } from "../look-up.ts";
import { keysOf, speaksOf } from "../same-term.ts";
import { sourceOf } from "../source.ts";
import { askedDeedOf, deedSentence } from "./deed-sentences.ts";
import { quotablePage } from "./quotable-page.ts";
import { quotableSentence, withoutLeads, withoutStopsInAddresses, withWhatFollows } from "./quotable-sentence.ts";

/** A note of the student or a page of a document, to be quoted from. */
export type NoteText = {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** Of a document: which page, from 0 and as it is printed. */
  readonly page?: PageOfDocument;
  /** Of a chapter of the textbook: where it is opened. */
  readonly href?: string;
};

export type PageOfDocument = {
  readonly documentId: string;
  readonly at: number;
  readonly label: string;
  /** As the reader calls it: "p. 4", "slide 4". */
  readonly name: string;
};

export type NotePassage = {
  readonly noteId: string;
  readonly title: string;
  readonly quote: string;
  readonly page?: PageOfDocument;
  /** Of a chapter of the textbook. */
  readonly href?: string;
  /** It names what was asked for, and may say something else of it. */
  readonly isUnsure?: true;
  /** It resembles the question, and nothing shows that it answers it. */
  readonly isNear?: true;
};

const longestQuestion = 300;
const mostWords = 5;
const mostQuotes = 3;

/** Longer texts were pasted: they bring what they are about along, and somebody else may have written them. */
export function isPasted(text: string): boolean {
  return text.trim().length > longestQuestion;
}

/** The words of a question worth looking for, the longest first; none where it is no question to look anything up for. */
export function wordsToFind(question: string, language: Language): readonly string[] {
  if (isPasted(question) || pointing.test(question)) return [];
  const spoken = languageOf(question) ?? language;
  const named = (question.match(identifier) ?? []).flatMap(withLastPart);
  const rest = question.replace(identifier, " ");
  const told = wordsOf(rest, spoken).filter(({ isStop, isNumber }) => !isStop && !isNumber);
  // What is written in kana is cut into words that say nothing: there the term is one.
  const isTerm = told.length === 0 && named.length === 0 && isSpaceless(spoken);
  const words = isTerm ? termIn(question) : [...named, ...told.map(({ text }) => text)];
  return [...new Set(words)].sort((one, other) => other.length - one.length).slice(0, mostWords);
}

/** dh_make, debian/control, read.table: a name with a sign in it is one word. */
const identifier = /(?<![\w/])[A-Za-z]\w*(?:_\w+|\/[A-Za-z_]\w{2,}|\.[a-z]\w{2,})+/gu;

function termIn(question: string): readonly string[] {
  const term = askedTerm(question);
  return [...term].length > 1 ? [term] : [];
}

/** "那是哪一年", "それはいつ": what was spoken of before, and nothing that could be looked for. */
const pointing = /^(?:那|这|它|他|她|它们|他们|それ|これ|あれ|その|この|あの)/u;

/** What the notes say to a question, in their own words; nothing where they do not speak of it. [CHT-6] */
export function notePassages(question: string, notes: readonly NoteText[], language: Language): readonly NotePassage[] {
  const deed = deedOn(question, notes);
  if (deed) return [deed];
  const words = wordsToFind(question, language).map(stemOf);
  const most = Math.max(leastLetters, mostLetters / Math.max(1, notes.length));
  const sources = notes.map(({ id, title, body, page }) => {
    const text = partsWith(words, page ? withoutStopsInAddresses(quotablePage(body)) : body, most);
    return sourceOf({ id, title, text }, language);
  });
  const { answers, near, unsure, term, citations, isSaid } = lookUp(question, { sources });
  const sure = answers.length > 0 ? answers.map((one) => withNext(one, near)) : near;
  const isUnsure = sure.length === 0 && unsure !== null;
  const isUnknown = unknownIn(question, notes, language);
  const told = (claims: readonly Pick<Claim, "text" | "citations">[]) =>
    claims.flatMap(({ text, citations: [citation] }): readonly NotePassage[] => {
      const source = notes.find(({ id }) => id === citation?.sourceId);
      if (!source) return [];
      const { id: noteId, title, page, href } = source;
      if (!page) return [{ noteId, title, quote: text.trim(), ...(href && { href }), ...(isUnsure && { isUnsure }) }];
      const whole = quotableSentence(text, question);
      const quote = whole === null ? null : withWhatFollows(whole, quotablePage(source.body));
      const isOff = quote === null || isListing(quote) || !namesAsked(quote, question, words);
      return isOff || isUnknown ? [] : [{ noteId, title, quote, page, ...(isUnsure && { isUnsure }) }];
    });
  const isNear = !isUnsure && (answers.length === 0 || !isSaid);
  const best = told(isUnsure ? [unsure] : sure).map((one) => (isNear ? { ...one, isNear } : one));
  if (best.length > 0) return withoutLeads(best).slice(0, answers.length > 0 ? answers.length : mostQuotes);
  // "The right to rest and leisure" stands there word for word.
  const isNamed = asksWhatIsSaid.test(question) || keysOf(term, language).length > 1;
  const mentions =
    answers.length === 0 && isNamed ? citations.map((one) => ({ text: one.quote, citations: [one] })) : [];
  const having = mentions.filter(({ text }) => speaksOf(text, term, languageOf(text) ?? language));
  return withoutLeads(told(having))
    .filter(({ page }) => page)
    .slice(0, 1)
    .map((one) => ({ ...one, isNear: true }));
}

/** "Openwashing 20, 31" of an index, "4.1.; Standards; 4.2." of contents: it says where, not what. */
function isListing(quote: string): boolean {
  return (
    /^§ ?\d[\d.]* \P{N}{1,60} \d{1,4}$/u.test(quote) ||
    /^\P{N}{2,80}(?: \d{1,4}(?:[–-]\d{1,4})?,?)+$/u.test(quote) ||
    (quote.match(/\d\.;/gu)?.length ?? 0) > 1
  );
}

/** "What does tapply do": the sentence of a page that says it, where one does. */
function deedOn(question: string, notes: readonly NoteText[]): NotePassage | null {
  const name = askedDeedOf(question);
  if (name === null) return null;
  for (const { id: noteId, title, body, page, href } of notes) {
    const quote = page && deedSentence(name, quotablePage(body));
    if (quote) return { noteId, title, quote, page, ...(href && { href }) };
  }
  return null;
}

/** A line of a page answers with a word of the question in it, and with the name that was asked for by its letters. */
function namesAsked(quote: string, question: string, stems: readonly string[]): boolean {
  const small = quote
    .replaceAll("\\_", "_")
    .replace(/https?\S+/gu, " ")
    .toLowerCase();
  const names = question.match(identifier) ?? [];
  if (names.length > 0)
    return names.some((name) => withLastPart(name).some((one) => small.includes(one.toLowerCase())));
  return stems.length === 0 || stems.some((stem) => small.includes(stem));
}

/** Japanese writes a noun one way: where a page is asked for one that stands on none, nothing there answers. */
function unknownIn(question: string, notes: readonly NoteText[], language: Language): boolean {
  if ((languageOf(question) ?? language) !== "ja") return false;
  const nouns = question.matchAll(
    /(?<![\p{sc=Han}々])(?!何|誰|違|理由|方法|意味|説明|内容)[\p{sc=Han}々]{2,}(?=[はがをにのも])/gu,
  );
  return [...nouns].some(({ 0: noun }) => notes.every(({ title, body }) => !`${title}\n${body}`.includes(noun)));
}

/** The file debian/control is called "control" where its folder is spoken of. */
function withLastPart(name: string): readonly string[] {
  const [last = name] = name.split("/").slice(-1);
  return last === name ? [name] : [name, last];
}

/** "What does it say about X": whatever names it is asked for. */
const asksWhatIsSaid =
  /(?<!\p{L})(?:says? (?:about|on)|dice (?:de|del|sobre)|dit(?:-il)? (?:de|du|sur)|steht (?:\p{L}+ )?(?:über|zu)|sagt (?:\p{L}+ )?(?:über|zu))(?!\p{L})|关于.*(?:说|写)|について(?:は|何|なん)/iu;

/** A student waits for it: of long notes only what has a word of the question is read. */
const mostLetters = 30_000;
const leastLetters = 5000;

function partsWith(words: readonly string[], body: string, most: number): string {
  if (body.length <= most) return body;
  const isHeading = (part: string) => /^#{1,6} [^\n]*$/u.test(part);
  const parts = body.split(/\n{2,}/u).filter((part) => {
    const small = part.toLowerCase();
    return isHeading(part) || words.some((word) => small.includes(word));
  });
  // What no word was found in may have one that is written otherwise.
  const told = parts.every(isHeading) ? body : parts.join("\n\n");
  return told.slice(0, most);
}

/** "Divides" is looked for in "division" too. */
function stemOf(word: string): string {
  const small = word.toLowerCase();
  return small.length > 6 ? small.slice(0, 5) : small;
}

/** "It has four phases" belongs to the sentence before it. */
function withNext(answer: Claim, near: readonly Claim[]): Claim {
  const [own] = answer.citations;
  const longer = near.find(({ citations: [one] }) => {
    return own && one?.sourceId === own.sourceId && one.from === own.from && one.to > own.to;
  });
  return longer ?? answer;
}
