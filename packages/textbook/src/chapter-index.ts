import type { ChapterFinding, ContentsChapter, ContentsSubject } from "./contents.ts";
import { hasWide, nameWords, tightOf } from "./folded.ts";
import { isFormula } from "./formula-key.ts";

/** Something a chapter is called, and how much that says. */
export type Name = {
  readonly words: readonly string[];
  readonly tight: string;
  readonly weight: number;
  /** Which of its terms this is. */
  readonly term: number | null;
  /** As it is written, where the chapter does not say it in its title or its terms. */
  readonly written: string | null;
};

export type ChapterIndex = {
  readonly chapter: ContentsChapter;
  readonly subject: ContentsSubject;
  readonly finding: ChapterFinding | undefined;
  readonly names: readonly Name[];
  /** Every word of its names, once, with what is left of it without its ending. */
  readonly words: ReadonlyMap<string, string>;
  /** Signs and shorthand as they are written: Σ and σ are two. */
  readonly signs: ReadonlySet<string>;
};

const weights = { title: 1, term: 0.9, also: 0.85, rule: 0.75, foreign: 0.7, subject: 0.25 } as const;

const made = new WeakMap<ContentsChapter, ChapterIndex>();

/** What a chapter is found by: made when it is looked for the first time. */
export function indexOf(
  chapter: ContentsChapter,
  subject: ContentsSubject,
  finding: ChapterFinding | undefined = chapter.finding,
): ChapterIndex {
  const known = made.get(chapter);
  if (known?.finding === finding && known) return known;
  const own = [
    nameOf(chapter.title, weights.title),
    ...chapter.terms.map(({ term }, at) => nameOf(term, weights.term, at)),
    ...chapter.also.map((one) => nameOf(one, weights.also, null, one)),
    ...(chapter.names ?? []).flatMap((one) => (isSign(one) ? [] : [nameOf(one, weights.also, null, one)])),
    ...chapter.rules.map((one) => nameOf(one, weights.rule)),
    nameOf(subject.title, weights.subject),
  ];
  const called = new Set(own.map(({ tight }) => tight));
  const foreign = (finding?.names ?? []).map((one) => named(one.split(" "), weights.foreign));
  const names = [...own, ...foreign.filter(({ tight }) => !called.has(tight))];
  const index: ChapterIndex = {
    chapter,
    subject,
    finding,
    names,
    words: stemsIn(names),
    signs: new Set((chapter.names ?? []).map((one) => one.normalize("NFKC"))),
  };
  made.set(chapter, index);
  return index;
}

/** It is looked for as it is written, not by its letters. */
function isSign(name: string): boolean {
  return isFormula(name) || name.length < 2 || /\p{M}/u.test(name);
}

function nameOf(text: string, weight: number, term: number | null = null, written: string | null = null): Name {
  return { ...named(nameWords(text), weight), term, written };
}

function named(words: readonly string[], weight: number): Name {
  return { words, tight: tightOf(words), weight, term: null, written: null };
}

function stemsIn(names: readonly Name[]): ReadonlyMap<string, string> {
  const stems = new Map<string, string>();
  for (const { words } of names) for (const word of words) if (!stems.has(word)) stems.set(word, stemOf(word));
  return stems;
}

function stemOf(word: string): string {
  return word.replace(endings, "");
}

const endings = /(?:ing|es|s|en|e|n)$/;

/** A word as it was typed, taken apart once for many. */
export type Typed = { readonly word: string; readonly stem: string; readonly isWide: boolean };

export function typedWord(word: string): Typed {
  return { word, stem: stemOf(word), isWide: hasWide(word) };
}

/** How well what was typed fits a word with its stem: 1 the same, 0 not at all. */
export function fitOf(typed: Typed, word: string, stem: string): number {
  if (typed.isWide) return word === typed.word ? 1 : word.includes(typed.word) ? 0.9 : 0;
  if (word.charCodeAt(0) !== typed.word.charCodeAt(0)) return 0;
  if (word === typed.word) return 1;
  if (word.startsWith(typed.word)) return typed.word.length > 2 ? 0.9 : 0.3;
  if (typed.stem.length < 4) return 0;
  if (word.startsWith(typed.stem) && word.length - typed.stem.length <= 4) return 0.8;
  return stem.length > 3 && typed.word.startsWith(stem) && typed.word.length - stem.length <= 2 ? 0.7 : 0;
}
