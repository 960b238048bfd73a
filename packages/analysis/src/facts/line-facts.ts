import type { Language } from "@jotter/domain/settings";
import { isSpoken } from "../chatter.ts";
import { isCommon } from "../common-words.ts";
import { cleanTerm, inner } from "../defined-terms.ts";
import { isSpaceless } from "../language.ts";
import { errands, learned, leftToDo, whereAndWhen } from "../noted-words.ts";
import type { Paragraph, Reading, Sentence } from "../reading.ts";
import { vocabulary } from "../vocabulary.ts";
import { isCalendar, isClause, isLabel } from "../word-lists.ts";
import { wordCount, wordsOf } from "../words.ts";
import { askingLabels } from "./asking-labels.ts";
import type { Fact } from "./fact.ts";
import { subjectOf } from "./heading-subject.ts";
import { longestTerm, type Pair, pairsIn } from "./line-pairs.ts";
import { isAside, isOffSubject, isUnfinished, withoutRemarks } from "./off-subject.ts";

/**
 * What the lines of a note set beside each other. A line below another is asked with it, and one that sets nothing
 * beside anything belongs to what is said of the line above it.
 */
export function lineFacts(reading: Reading): readonly Fact[] {
  const { language } = reading;
  const lines = linesOf(reading);
  if (!isNote(reading, lines)) return [];
  const facts: Fact[] = [];
  for (const line of lines) {
    const { paragraph, about, pairs, below, from, to } = line;
    const heading = subjectOf(paragraph.headings, language);
    const parent = line.parent ? nameOf(line.parent) : "";
    const group = `lines ${line.parent?.from ?? `under ${paragraph.headings.join(" ")}`}`;
    const shared = { kind: "line" as const, group, from, to };
    const more = below.map((one) => one.text);
    for (const [at, { term, answer }] of pairs.entries()) {
      const isLast = at === pairs.length - 1;
      const isLabelled = askingLabels[language].test(term) && isLabel(term, language);
      const context = about || parent || (isLabelled || saysTooLittle(term, language) ? heading : "");
      // "Causes: …" of what?
      if (isLabelled && context === "") continue;
      facts.push({
        ...shared,
        term,
        context: isSame(context, term) ? "" : context,
        answer: isLast ? [answer, ...more].join("; ") : answer,
        group: about ? `${group} ${about}` : group,
      });
    }
    // "Respiration" with nothing beside it is what the lines below it are about.
    if (pairs.length === 0 && more.length > 0 && isName(line.text, language)) {
      const context = saysTooLittle(line.text, language) ? heading : "";
      facts.push({ ...shared, term: line.text, context, answer: more.join("; ") });
    }
  }
  return facts;
}

type Line = {
  readonly paragraph: Paragraph;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly about: string;
  readonly pairs: readonly Pair[];
  readonly parent: Line | null;
  /** Lines right below it that say something of it and nothing of anything else. */
  readonly below: Line[];
};

function linesOf({ paragraphs, language }: Reading): readonly Line[] {
  const lines: Line[] = [];
  const open: Line[] = [];
  for (const paragraph of paragraphs) {
    const { depth } = paragraph;
    while (open.length > 0 && (open.at(-1)?.paragraph.depth ?? 0) >= depth) open.pop();
    const parent = depth > 1 ? (open.at(-1) ?? null) : null;
    if (isAside(paragraph, language)) continue;
    for (const { text, from, to } of piecesOf(paragraph, language)) {
      if (isUnfinished(text, language)) continue;
      const { about, pairs } = pairsIn(text, language);
      const isGood = pairs.every((pair) => isPair(pair, parent !== null, language));
      const line: Line = { paragraph, from, to, text, about, pairs: isGood ? pairs : [], parent, below: [] };
      if (parent && line.pairs.length === 0) parent.below.push(line);
      lines.push(line);
      if (depth > 0) open.push(line);
    }
  }
  return lines;
}

type Piece = { readonly text: string; readonly from: number; readonly to: number };

/** A bullet is one line. Prose is cut where a sentence sets something beside something; a page of it is a text. */
function piecesOf({ kind, sentences, from, to }: Paragraph, language: Language): readonly Piece[] {
  const joined = (all: readonly Sentence[]) =>
    withoutRemarks(all.map((one) => one.text).join(isSpaceless(language) ? "" : " "), language);
  if (kind === "item") return [{ text: joined(sentences), from, to }];
  const groups: Sentence[][] = [];
  for (const sentence of sentences) {
    const last = groups.at(-1);
    const isOwn = pairsIn(sentence.text, language).pairs.length > 0;
    if (last && !isOwn && sentences.length <= 2) last.push(sentence);
    else groups.push([sentence]);
  }
  return groups.map((group) => ({
    text: joined(group),
    from: group[0]?.from ?? from,
    to: group.at(-1)?.to ?? to,
  }));
}

/**
 * A title, or line after line: whoever writes so writes down what they learn. Lines about a day are written just alike;
 * but their words have nothing to do with each other.
 */
function isNote(reading: Reading, lines: readonly Line[]): boolean {
  const told = lines.filter(({ pairs }) => pairs.length > 0);
  const isTitled = reading.headings.some(({ level }) => level <= 6);
  if (told.length === 0 || (!isTitled && told.length < fewestLines)) return false;
  const belong = belonging(reading);
  return told.filter((line) => isTechnical(line, reading.language) || belong(line)).length * 3 >= told.length;
}

const fewestLines = 12;

/** A sign of a formula, a figure with its unit, a word as subjects have them. */
function isTechnical({ pairs }: Line, language: Language): boolean {
  return pairs.some(
    ({ term, answer, sign }) =>
      sign === "→" ||
      sign === "=" ||
      learned[language].test(term) ||
      /[$→÷±°%℃²³]|->/u.test(answer) ||
      /^\p{Ll}*\p{Lu}[\p{Lu}\d]|\p{Ll}\p{Lu}|\p{L}\d/u.test(term),
  );
}

/** Whether a word of a line stands in another line or in the heading, too. */
function belonging({ paragraphs, headings, language }: Reading): (line: Line) => boolean {
  const keysOf = (text: string) =>
    new Set(
      wordsOf(text, language).flatMap(({ key, isStop, isNumber }) =>
        isStop || isNumber || isCommon(key, language) ? [] : [key],
      ),
    );
  const times = new Map<string, number>();
  for (const { sentences } of paragraphs) {
    for (const key of keysOf(sentences.map(({ text }) => text).join(" "))) times.set(key, (times.get(key) ?? 0) + 1);
  }
  const titled = new Set(headings.flatMap(({ text }) => [...keysOf(text)]));
  return ({ text }) => [...keysOf(text)].some((key) => titled.has(key) || (times.get(key) ?? 0) > 1);
}

function isPair({ term, answer, sign }: Pair, isBelow: boolean, language: Language): boolean {
  if (!isName(term, language) && !(sign === "→" && isPhrase(term, language))) return false;
  if (isCode.test(answer) || (sign === "=" && /^\p{sc=Latin}$/u.test(term) && /^-?\d/.test(answer))) return false;
  if (sign === "–" && !isSpaceless(language) && wordsOf(term, language).length > 4 && !isQuoted(term)) return false;
  if (whereAndWhen[language].test(answer) || isErrand({ term, answer, sign }, isBelow, language)) return false;
  return /[\p{L}\p{N}$]/u.test(answer) && wordCount(answer, language) <= (isSpaceless(language) ? 120 : 60);
}

/** What opens a line of a day, not of a subject: "Lunch: …", "Total: …", "Summary: …", "Tue: …". */
export function isErrand({ term, answer, sign }: Pair, isBelow: boolean, language: Language): boolean {
  if (isCalendar(term, language)) return true;
  if (sign === "=" || sign === "→" || askingLabels[language].test(term) || /\$/.test(answer)) return false;
  if (isQuoted(term)) return false;
  // "Where: the mitochondria" is a label by itself, and a question below "respiration".
  const bare = cleanTerm(term, language);
  if (
    errands[language].test(bare) ||
    leftToDo[language].test(bare) ||
    isSpoken(bare, language) ||
    isOffSubject(bare, language)
  )
    return true;
  return isLabel(bare, language) && !isBelow;
}

const isCode = /[{};]$|=>|==|\p{sc=Latin}\(/u;

function isQuoted(term: string): boolean {
  return /^["“„«「『].+["”“»」』]/u.test(term);
}

/** A formula, a quotation, or some words without a clause. */
function isName(term: string, language: Language): boolean {
  if (/^\$[^$]+\$$/u.test(term) || isQuoted(term)) return true;
  if (!/\p{L}/u.test(term) || /[?？!！]|https?:/u.test(term)) return false;
  if (wordCount(term, language) > longestTerm(language)) return false;
  if (/[.。]\s(?!\p{Ll})/u.test(term) || /[，。；]/u.test(term)) return false;
  if (language === "zh") return !/[是被把了]/u.test(term);
  if (language === "ja") return !/[はを]|[がに][\p{sc=Han}\p{sc=Katakana}]/u.test(term);
  return !isClause(term, language) && !inner[language]?.test(` ${term} `);
}

/** "too hot (> 45 °C)": what an arrow leads on from may be said in more words. */
function isPhrase(term: string, language: Language): boolean {
  return /\p{L}/u.test(term) && wordCount(term, language) <= 2 * longestTerm(language) && !/[?？]/u.test(term);
}

function nameOf({ pairs, about, text }: Line): string {
  const name = about || (pairs[0]?.term ?? text.replace(/\s?[:：]$/u, ""));
  return name.length <= 60 ? name : "";
}

/** A symbol, an abbreviation or a word of every subject asks nothing by itself. */
function saysTooLittle(term: string, language: Language): boolean {
  if (/^\$[^$]+\$$/u.test(term)) return true;
  const letters = term.match(/\p{L}/gu)?.length ?? 0;
  if (letters < (isSpaceless(language) ? 2 : 4) || /^\p{Ll}?[\p{Lu}\d+-]{1,6}$/u.test(term)) return true;
  const words = wordsOf(term, language);
  const { generic } = vocabulary[language];
  return words.length <= 1 && generic.has(term.toLowerCase());
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
