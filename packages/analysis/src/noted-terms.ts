import type { Language } from "@jotter/domain/settings";
import { isChatter, isLesson } from "./chatter.ts";
import { isCommon } from "./common-words.ts";
import { cleanTerm, inner } from "./defined-terms.ts";
import { isSpaceless } from "./language.ts";
import { errands, learned, leftToDo, spokenTo, whereAndWhen } from "./noted-words.ts";
import type { Paragraph, Reading, Sentence } from "./reading.ts";
import { regionsOf } from "./regions.ts";
import { vocabulary } from "./vocabulary.ts";
import { isCalendar, isClause, isLabel, linesAround, namesWeekday } from "./word-lists.ts";
import { wordCount, wordsOf } from "./words.ts";

/** "prophase: chromatin condenses": what a student has set beside a term. It need not say what the term is. */
export type Noted = { readonly term: string; readonly fact: string; readonly sentence: Sentence };

/** Lines that set a fact beside a term, and those where it is not sure that they do. */
export type NotedTerms = { readonly found: readonly Noted[]; readonly unsure: readonly Noted[] };

/** By their lines: a part of a reading has those of the whole. */
const readBefore = new WeakMap<Reading["paragraphs"], NotedTerms>();

export function notedTerms(reading: Reading): NotedTerms {
  const known = readBefore.get(reading.paragraphs) ?? notedIn(reading);
  readBefore.set(reading.paragraphs, known);
  return known;
}

function notedIn(reading: Reading): NotedTerms {
  const lines = reading.paragraphs.map((paragraph) => lineOf(paragraph, reading));
  const times = new Map<string, number>();
  for (const line of lines) if (line) times.set(line.key, (times.get(line.key) ?? 0) + 1);
  const found = new Map<string, Noted>();
  const unsure: Noted[] = [];
  for (const [at, line] of lines.entries()) {
    // The same word opens line after line: somebody speaks.
    if (!line?.isPlain || (times.get(line.key) ?? 0) > 1) continue;
    const [from, to] = linesAround(at, reading);
    const { depth } = reading.paragraphs[at] ?? {};
    const beside = lines.slice(from, to).filter((_, place) => {
      const other = reading.paragraphs[from + place];
      return other?.depth === depth && other?.aside === null;
    });
    const like = beside.filter((one) => one?.isPlain).length;
    const isTrusted = like > 1 && like * 2 >= beside.length;
    if (isTrusted ? line.size >= 2 : line.isSure) found.set(line.key, line.noted);
    else unsure.push(line.noted);
  }
  return { found: [...found.values()], unsure };
}

type Line = {
  readonly key: string;
  readonly noted: Noted;
  /** Nothing in it speaks against it. */
  readonly isPlain: boolean;
  /** It is trusted also where no other line is like it. */
  readonly isSure: boolean;
  /** How much is said, in words, or in pairs of letters. */
  readonly size: number;
};

const shape =
  /^(?<term>[\p{L}\p{N}][^:：=≠<>→?？!！,，;；。、"“]{0,48}?)(?<sign>\s?[:：](?=\s)|\s?：|\s=\s?|\s?=\s|\s[–—-]\s)\s?(?<fact>[^\s=>:/].*)$/u;

function lineOf({ sentences, aside, kind }: Paragraph, reading: Reading): Line | null {
  const { language } = reading;
  const [sentence] = sentences;
  if (!sentence || aside) return null;
  const groups = shape.exec(sentence.text)?.groups;
  if (!groups) return null;
  const { sign = "" } = groups;
  const term = cleanTerm(groups.term ?? "", language);
  const fact = [groups.fact, ...sentences.slice(1).map(({ text }) => text)].join(" ").replace(/[.。]$/, "");
  const size = wordCount(fact, language) / (isSpaceless(language) ? 2 : 1);
  // A paragraph that goes on is a text, and its colon or dash belongs to a sentence.
  if (kind === "prose" && (sentences.length > 2 || size > 30)) return null;
  const isPlain = isNamed(term, sign, language) && isFact(fact, term, language);
  const isWritten = size >= (sign.includes("=") ? 2 : 3) && !/[–—-]/.test(sign) && !isEveryday(term, fact, language);
  const isSure = isWritten && (sign.includes("=") || isSubjectMatter(term, sentence, reading));
  return { key: term.toLowerCase(), noted: { term, fact, sentence }, isPlain, isSure, size };
}

/** A name of something: short, no clause, and nothing that opens a line about the lesson or the day. */
function isNamed(term: string, sign: string, language: Language): boolean {
  const words = wordsOf(term, language);
  const letters = term.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 2 || !/^[\p{L}\p{N}\p{M}\-'’.+/()（）·・ ]+$/u.test(term)) return false;
  if (isSpaceless(language) ? term.length > 14 : words.length > (/[–—-]/.test(sign) ? 3 : 5)) return false;
  if ((isClause(term, language) && !learned[language].test(term)) || isLabel(term, language)) return false;
  if (errands[language].test(term) || leftToDo[language].test(term) || isCalendar(term, language)) return false;
  if (isChatter(term, language) || spokenTo[language].test(term) || inner[language]?.test(` ${term} `)) return false;
  // A year or an hour, a variable, a name of code.
  return (
    !/\p{N}{2,}|^\d+$|\p{L}_\p{L}|\p{Ll}\(|^\d+h|^www\.|\.\p{Ll}/u.test(term) &&
    (isSpaceless(language) || !(words[0]?.isStop && words.length > 1))
  );
}

/** "Total: 34 of 40", "Drawing: make it neat": a word of every day by itself is a label sooner than a term. */
function isEveryday(term: string, fact: string, language: Language): boolean {
  const words = wordsOf(term, language);
  const { generic } = vocabulary[language];
  const isCommonWord = words.every(({ key, text }) => isCommon(key, language) || generic.has(text.toLowerCase()));
  return isCommonWord || /^\d/.test(fact) || regionsOf(language).includes(term);
}

/**
 * "Locker: left side, third row" is written like "Inertia: a body keeps moving". Where no other line is like it, the term
 * has to look like one, to be marked, or to be spoken of elsewhere in the text.
 */
function isSubjectMatter(term: string, { from, to }: Sentence, { source, language }: Reading): boolean {
  if (learned[language].test(term) || /^\p{Ll}*\p{Lu}[\p{Lu}\d]|\p{Ll}\p{Lu}|\p{L}\d/u.test(term)) return true;
  if (/^(?:\*\*|__|==)/.test(source.slice(Math.max(0, from - 2), from))) return true;
  const small = term.toLowerCase();
  return `${source.slice(0, from)}\n${source.slice(to)}`.toLowerCase().includes(small);
}

function isFact(fact: string, term: string, language: Language): boolean {
  const size = wordCount(fact, language);
  if (
    size > (isSpaceless(language) ? 120 : 60) ||
    !/\p{L}{3}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{2}/u.test(fact)
  )
    return false;
  if (/[?？!！]|https?:|www\.|\S@\S|[{};]$|=>|==|\p{sc=Latin}\(|\d:\d\d/u.test(fact)) return false;
  if (/(?:^|\s)[*/]\s/u.test(fact) && !/^\p{Lu}/u.test(term)) return false;
  if (namesWeekday(fact, language) || whereAndWhen[language].test(fact)) return false;
  return !isLesson(fact, language) && !spokenTo[language].test(fact);
}
