import { type ChapterIndex, fitOf, indexOf, type Typed, typedWord } from "./chapter-index.ts";
import type { ContentsChapter, ContentsSubject, Finding } from "./contents.ts";
import { hasWide, nameWords, tightOf, wordsOf } from "./folded.ts";
import { formulaKey, hasAngle, holdsKey, isFormula, keysFor, looseKey } from "./formula-key.ts";
import { tellingWords } from "./general-words.ts";
import { slipsAllowed, slipsBetween } from "./slips.ts";

export type Looking = {
  readonly most?: number;
  readonly finding?: Finding;
  /** Nothing that is only near to what was asked for. */
  readonly isSure?: boolean;
};

export type FoundChapter = {
  readonly chapter: ContentsChapter;
  readonly subject: ContentsSubject;
  /** The term it was found by, with what it means. */
  readonly term: { readonly term: string; readonly meaning: string } | null;
  /** What else it is called, where it was found by that. */
  readonly called: string | null;
  /** LaTeX of the rule it was found by. */
  readonly formula: string | null;
  readonly score: number;
};

/**
 * Chapters that are called so, in the student's language before others, or that have this formula. Where nothing is
 * called exactly so, words that questions are made of are left out, and slips of the keys forgiven. [TXT-1]
 */
export function findChapters(
  subjects: readonly ContentsSubject[],
  query: string,
  { most = 20, finding = {}, isSure = false }: Looking = {},
): readonly FoundChapter[] {
  const all = subjects.flatMap((subject) =>
    subject.chapters.map((chapter) => indexOf(chapter, subject, finding[chapter.id])),
  );
  const hits = isFormula(query) ? byFormula(all, query) : [];
  return (hits.length > 0 ? hits : byName(all, query, isSure))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ of, term, called, formula, score }) => ({
      chapter: of.chapter,
      subject: of.subject,
      term: term === null ? null : (of.chapter.terms[term] ?? null),
      called: called ?? null,
      formula: formula ?? null,
      score,
    }));
}

type Hit = {
  readonly of: ChapterIndex;
  readonly term: number | null;
  readonly called?: string | null;
  readonly formula?: string | null | undefined;
  readonly score: number;
};

function byFormula(all: readonly ChapterIndex[], query: string): readonly Hit[] {
  const keys = keysFor(formulaKey(query));
  if (keys.some((key) => key.length < 2)) return [];
  const isLoose = hasAngle(keys.join());
  const asked = isLoose ? keys.map(looseKey) : keys;
  const fit = (formula: string) => {
    const own = isLoose ? looseKey(formula) : formula;
    return asked.includes(own) ? 2 : asked.some((key) => holdsKey(own, key)) ? 1 : 0;
  };
  return all.flatMap((of): readonly Hit[] => {
    const { formulas = [], keys: shown = [] } = of.finding ?? {};
    const rules = formulas.map((one) => ({ ...one, fit: Math.max(0, ...one.keys.map(fit)) }));
    const best = rules.reduce((most, one) => Math.max(most, one.fit), 0);
    const others = shown.map(fit).filter((one) => one > 0);
    const other = Math.max(0, ...others);
    const score = Math.max([0, 60, 100][best] ?? 0, [0, 30, 50][other] ?? 0) + Math.min(others.length, 9);
    const tex = rules.find((one) => one.fit > 0 && one.tex !== "")?.tex;
    if (score === 0) return [];
    return [{ of, term: null, formula: tex, score: score + (isSign(of, query) ? 40 : 0) }];
  });
}

/** Exactly so, letter by letter. */
function isSign(of: ChapterIndex, query: string): boolean {
  return of.signs.has(query.trim().normalize("NFKC"));
}

function byName(all: readonly ChapterIndex[], query: string, isSure: boolean): readonly Hit[] {
  const signs = all.filter((of) => isSign(of, query)).map((of): Hit => ({ of, term: null, score: 100 }));
  const words = nameWords(query);
  // A sign that no chapter is called by is no word.
  if (words.length === 0 || (signs.length > 0 && tightOf(words).length < 2)) return signs;
  const telling = tellingWords(words);
  const sure = [
    () => inOneName(all, words),
    () => bestOf([...withTelling(all, telling), ...withNameOf(all, words, telling)]),
    () => inMeaning(all, words),
  ];
  const near = [
    () => (telling.join() === words.join() ? [] : withSlips(all, words, inOneName)),
    () => withSlips(all, telling, withTelling),
    () => withMost(all, telling),
  ];
  for (const way of isSure ? sure : [...sure, ...near]) {
    const found = way();
    if (found.length > 0) return bestOf([...signs, ...found]);
  }
  return signs;
}

/** Each chapter once. */
function bestOf(hits: readonly Hit[]): readonly Hit[] {
  const best = new Map<ChapterIndex, Hit>();
  for (const hit of hits) if ((best.get(hit.of)?.score ?? 0) < hit.score) best.set(hit.of, hit);
  return [...best.values()];
}

/** All of these words stand in one of its names. */
function inOneName(all: readonly ChapterIndex[], words: readonly string[]): readonly Hit[] {
  const tight = tightOf(words);
  const typed = words.map(typedWord);
  const hits = all.flatMap((of) => nameHit(of, typed, tight));
  // "pH" is a name: what only begins so is not meant.
  const isShort = tight.length <= 2 && !hasWide(tight);
  const whole = isShort ? hits.filter(({ of }) => of.words.has(tight)) : [];
  return whole.length > 0 ? whole : hits;
}

function nameHit(of: ChapterIndex, typed: readonly Typed[], tight: string): readonly Hit[] {
  const fits = typed.map((one) => fittingIn(of, one));
  const isThere = fits.every(({ size }) => size > 0);
  let hit: Hit | null = null;
  let many = 0;
  for (const name of of.names) {
    const isSame = name.tight === tight;
    const isBegun = tight.length > 2 && name.tight.startsWith(tight);
    const least = isThere ? leastFit(fits, name.words) : 0;
    if (least === 0 && !isSame && !isBegun) continue;
    many++;
    const isAll = name.words.length === typed.length;
    const score = (isSame ? 100 : isBegun ? 60 : 40 * least) * name.weight + (isAll ? 5 : 0);
    if (hit === null || score > hit.score) hit = { of, term: name.term, called: name.written, score };
  }
  return hit === null ? [] : [{ ...hit, score: hit.score + Math.min(many, 8) }];
}

/** The words of a chapter that a typed one fits, and how well. */
function fittingIn({ words }: ChapterIndex, typed: Typed): ReadonlyMap<string, number> {
  const fitting = new Map<string, number>();
  for (const [word, stem] of words) {
    const fit = fitOf(typed, word, stem);
    if (fit > 0) fitting.set(word, fit);
  }
  return fitting;
}

function leastFit(fits: readonly ReadonlyMap<string, number>[], words: readonly string[]): number {
  return Math.min(...fits.map((fitting) => Math.max(0, ...words.map((word) => fitting.get(word) ?? 0))));
}

/** One letter that is left of a question tells nothing. */
function withTelling(all: readonly ChapterIndex[], words: readonly string[]): readonly Hit[] {
  return tightOf(words).length < 2 ? [] : [...inOneName(all, words), ...acrossNames(all, words)];
}

/** Each word stands in another of its names. */
function acrossNames(all: readonly ChapterIndex[], words: readonly string[]): readonly Hit[] {
  if (words.length < 2) return [];
  const typed = words.map(typedWord);
  return all.flatMap((of): readonly Hit[] => {
    const least = Math.min(...typed.map((one) => Math.max(0, ...fittingIn(of, one).values())));
    return least < 0.7 ? [] : [{ of, term: null, score: 15 * least }];
  });
}

/** One of its names of several words stands in what was typed, with all that tells something: "how to solve for x". */
function withNameOf(
  all: readonly ChapterIndex[],
  words: readonly string[],
  telling: readonly string[],
): readonly Hit[] {
  const text = ` ${words.join(" ")} `;
  return all.flatMap((of) =>
    of.names.flatMap((name): readonly Hit[] => {
      const isIn =
        name.words.length > 1 && name.words.length < words.length && text.includes(` ${name.words.join(" ")} `);
      const isWhole = telling.every((word) => name.words.includes(word));
      return isIn && isWhole ? [{ of, term: name.term, called: name.written, score: 50 * name.weight }] : [];
    }),
  );
}

/** All of these words stand in what one of its terms means. */
function inMeaning(all: readonly ChapterIndex[], words: readonly string[]): readonly Hit[] {
  if (words.some((word) => word.length < 3 && !hasWide(word))) return [];
  const typed = words.map(typedWord);
  return all.flatMap((of): readonly Hit[] => {
    const term = of.chapter.terms.findIndex(({ meaning }) => {
      const said = wordsOf(meaning);
      return typed.every((one) => said.some((word) => fitOf(one, word, word) >= 0.9));
    });
    return term < 0 ? [] : [{ of, term, score: 4 }];
  });
}

/** Most of these words stand in one of its names, and more than one. */
function withMost(all: readonly ChapterIndex[], words: readonly string[]): readonly Hit[] {
  const typed = words.map(typedWord);
  if (typed.length < 3) return [];
  return all.flatMap((of): readonly Hit[] => {
    const fits = typed.map((one) => fittingIn(of, one)).filter(({ size }) => size > 0);
    if (fits.length < 2) return [];
    const many = of.names.map(
      ({ words: own }) => fits.filter((fitting) => own.some((word) => fitting.has(word))).length,
    );
    const most = Math.max(...many);
    const name = of.names[many.indexOf(most)];
    return most < 2 || most < typed.length / 2 || !name
      ? []
      : [{ of, term: name.term, called: name.written, score: most * name.weight }];
  });
}

/** Words that are in no name are taken for those that are nearest. */
function withSlips(
  all: readonly ChapterIndex[],
  words: readonly string[],
  look: (all: readonly ChapterIndex[], words: readonly string[]) => readonly Hit[],
): readonly Hit[] {
  const known = vocabularyOf(all);
  const meant = words.map((word) => (isKnown(known, word) ? [word] : nearest(known, word)));
  return meant.some((some) => some.length === 0) ? [] : bestOf(waysOf(meant).flatMap((way) => look(all, way)));
}

function vocabularyOf(all: readonly ChapterIndex[]): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  for (const { words } of all) for (const [word, stem] of words) known.set(word, stem);
  return known;
}

function isKnown(known: ReadonlyMap<string, string>, word: string): boolean {
  const typed = typedWord(word);
  for (const [one, stem] of known) if (fitOf(typed, one, stem) > 0) return true;
  return false;
}

const mostWays = 8;

/** The words nearest to one that is not known. */
function nearest(known: ReadonlyMap<string, string>, word: string): readonly string[] {
  const most = slipsAllowed(word);
  if (most === 0) return [];
  let least = Number.POSITIVE_INFINITY;
  let found: string[] = [];
  for (const one of known.keys()) {
    const slips = slipsBetween(word, one, most);
    if (slips > least || slips === Number.POSITIVE_INFINITY) continue;
    if (slips < least) found = [];
    least = slips;
    found.push(one);
  }
  return found.slice(0, mostWays);
}

/** One word for each: all ways, but not endlessly many. */
function waysOf(words: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return words.reduce<readonly (readonly string[])[]>(
    (ways, some) => ways.flatMap((way) => some.map((one) => [...way, one])).slice(0, mostWays * 2),
    [[]],
  );
}
