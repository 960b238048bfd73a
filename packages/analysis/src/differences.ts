import type { Language } from "@jotter/domain/settings";
import { contradictionWords } from "./contradiction-words.ts";
import { isSpaceless } from "./language.ts";
import { agree, type Value } from "./values.ts";
import { vocabulary } from "./vocabulary.ts";
import { type Word, wordsOf } from "./words.ts";

type Said = {
  readonly text: string;
  readonly values: readonly Value[];
  readonly isDenied: boolean;
  readonly isLater: boolean;
};

/**
 * What differs in two sentences that are word for word the same but for a place or two: "chloroplast" and
 * "mitochondrion", "from high to low" and "from low to high". Both may be right; a reader has to look.
 */
export function differenceOf(first: Said, second: Said, language: Language): readonly [string, string] | null {
  if (first.isDenied !== second.isDenied || first.isLater || second.isLater) return null;
  const [one, other] = [factsOf(first, language), factsOf(second, language)];
  if (one.isOpen || other.isOpen || one.formulas !== other.formulas || one.clauses !== other.clauses) return null;
  if (!haveLikeValues(first, second)) return null;
  if (language === "zh" && isOneLonger(first.text, second.text)) return null;
  const [ours, theirs] = [one.pieces, other.pieces];
  const { start, end } = commonEnds(ours, theirs);
  // What stands first is what is spoken of: most pairs end here.
  if (start === 0) return null;
  const [a, b] = [ours.slice(start, ours.length - end), theirs.slice(start, theirs.length - end)];
  if (a.length === 0 || b.length === 0 || Math.max(a.length, b.length) > longest) return null;
  const shared = ours.slice(0, start);
  const isTurned = turnsRound(a, b, first, second, language);
  const blocks = isTurned ? [{ a, b }] : blocksOf(a, b).flatMap(figuresApart);
  const sizeOf = (pieces: readonly Piece[]) =>
    isSpaceless(language) ? pieces.reduce((sum, { from, to }) => sum + to - from, 0) : pieces.length;
  const alike = sizeOf(ours) - sizeOf(blocks.flatMap((block) => block.a));
  if (!isTurned && !areSubstitutes(blocks, first, second, alike, language)) return null;
  if (!isAfterSubject(shared, blocks, first, second, isTurned, language) || isRule(first, second, language))
    return null;
  const [mine, yours] = [blocks.map((block) => block.a), blocks.map((block) => block.b)];
  return [shown(mine, first, ours), shown(yours, second, theirs)];
}

/** A word or a figure with its unit. */
type Piece = {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  readonly value: Value | null;
};

type Block = { readonly a: readonly Piece[]; readonly b: readonly Piece[] };

const longest = 12;

/** A sentence is held against many others: what is asked of it each time is read once. */
type Facts = {
  /** It asks, names only some, or denies only in part: nothing is sure to differ from it. */
  readonly isOpen: boolean;
  readonly formulas: string;
  readonly clauses: number;
  readonly pieces: readonly Piece[];
};

const known = new WeakMap<Said, Facts>();

function factsOf(said: Said, language: Language): Facts {
  const { lists, hedgesDenial } = contradictionWords[language];
  const { text } = said;
  const facts = known.get(said) ?? {
    isOpen: lists.test(text) || hedgesDenial.test(text) || /[?？]$/u.test(text),
    formulas: formulasOf(text),
    clauses: clausesIn(text),
    pieces: piecesOf(said, language),
  };
  known.set(said, facts);
  return facts;
}

function formulasOf(text: string): string {
  return (text.match(/\$[^$]+\$/g) ?? []).join(" ").replace(/\s/g, "");
}

function clausesIn(text: string): number {
  return text.match(/[,，、;；:：](?!\d)/gu)?.length ?? 0;
}

/** "From 1939 to 1945" and "in 1939" answer two questions. */
function haveLikeValues(first: Said, second: Said): boolean {
  const isRange = (value: Value | undefined) => value !== undefined && value.low !== value.high;
  return (
    first.values.length === second.values.length &&
    first.values.every((value, at) => isRange(value) === isRange(second.values[at]))
  );
}

/** 开始于 is 始于. */
function isOneLonger(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  return long.endsWith(short.slice(start)) && long.length > short.length;
}

function piecesOf({ text, values }: Said, language: Language): readonly Piece[] {
  const { determiners, prepositions } = vocabulary[language];
  const { empty, directions } = contradictionWords[language];
  const plain = text.replace(/\$[^$]+\$/g, (formula) => " ".repeat(formula.length));
  const words = wordsOf(plain, language)
    .flatMap(withoutCoverb)
    .flatMap(({ text: word, key, from, to }): Piece[] => {
      if (values.some((value) => from < value.to && to > value.from)) return [];
      const small = word.toLowerCase().replace(/['’]$/, "");
      const isSmall = determiners.has(small) || prepositions.has(small) || empty.has(small);
      if (isSmall && !directions.test(word)) return [];
      // "prophase I", "vitamin C"
      if (!isSpaceless(language) && small.length === 1 && !/^\p{Lu}/u.test(word)) return [];
      return [{ key, from, to, value: null }];
    });
  const figures = values.map((value) => ({ key: "", from: value.from, to: value.to, value }));
  return [...words, ...figures].sort((one, other) => one.from - other.from);
}

/** 向高 is cut off as one word, 从低 as two. */
function withoutCoverb(word: Word): readonly Pick<Word, "text" | "key" | "from" | "to">[] {
  const rest = /^[从向在由到](?<rest>\p{sc=Han}{0,3})$/u.exec(word.text)?.groups?.rest;
  if (rest === undefined) return [word];
  return rest === "" ? [] : [{ text: rest, key: rest, from: word.from + 1, to: word.to }];
}

function isOne(one: Piece, other: Piece): boolean {
  if (one.value && other.value) return one.value.unit === other.value.unit && agree(one.value, other.value);
  return one.key === other.key && !one.value && !other.value;
}

function commonEnds(ours: readonly Piece[], theirs: readonly Piece[]) {
  const most = Math.min(ours.length, theirs.length);
  const same = (one: Piece | undefined, other: Piece | undefined) => one && other && isOne(one, other);
  let start = 0;
  while (start < most && same(ours[start], theirs[start])) start += 1;
  let end = 0;
  while (end < most - start && same(ours.at(-1 - end), theirs.at(-1 - end))) end += 1;
  return { start, end };
}

/** "high to low" and "low to high"; what a list names or "is" joins can stand either way. */
function turnsRound(a: readonly Piece[], b: readonly Piece[], first: Said, second: Said, language: Language): boolean {
  if (a.length !== b.length || a.length < 2) return false;
  const isSame = (some: readonly Piece[], others: readonly Piece[]) =>
    some.every((one, at) => others[at] && isOne(one, others[at]));
  for (let head = 1; head < a.length; head += 1) {
    for (let tail = 1; tail <= a.length - head; tail += 1) {
      const middle = a.slice(head, a.length - tail);
      if (!isSame(b, [...a.slice(a.length - tail), ...middle, ...a.slice(0, head)])) continue;
      const joins = joinsIn(a, first, language);
      if (middle.length > 0) return joins.some((words) => words.length === 0 || !isListing(words));
      const { empty } = contradictionWords[language];
      const [ours, theirs] = [joins[head - 1] ?? [], joinsIn(b, second, language)[tail - 1] ?? []];
      return ours.join(" ") === theirs.join(" ") && !isListing(ours.filter((word) => !empty.has(word)));
    }
  }
  return false;
}

/** What stands between the pieces, without articles. */
function joinsIn(pieces: readonly Piece[], { text }: Said, language: Language): readonly (readonly string[])[] {
  const { determiners } = vocabulary[language];
  return pieces.slice(1).map(({ from }, at) =>
    text
      .slice(pieces[at]?.to, from)
      .toLowerCase()
      .split(/\s+/)
      .map((word) => contracted.get(word) ?? word)
      .filter((word) => word !== "" && !determiners.has(word)),
  );
}

const contracted = new Map(
  Object.entries({
    al: "a",
    del: "de",
    au: "à",
    aux: "à",
    du: "de",
    des: "de",
    zum: "zu",
    zur: "zu",
    vom: "von",
    im: "in",
    ins: "in",
    am: "an",
    beim: "bei",
  }),
);

function isList(pieces: readonly Piece[], said: Said, language: Language): boolean {
  return joinsIn(pieces, said, language).some((words) => words.length > 0 && isListing(words));
}

function isListing(words: readonly string[]): boolean {
  return words.every((word) => enumerates.test(word));
}

const enumerates =
  /^(?:[,;，、;・/–-]|and|or|y|e|o|u|et|ou|und|oder|sowie|和|与|及|以及|或|跟|と|や|か|および|または|は|である)+$/u;

/** The runs of words that stand only in one of the two, each with what stands there in the other. */
function blocksOf(a: readonly Piece[], b: readonly Piece[]): readonly Block[] {
  const lengths = a.map(() => b.map(() => 0));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [row, one, other] = [lengths[i], a[i], b[j]];
      if (row && one && other) row[j] = isOne(one, other) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const blocks: { a: Piece[]; b: Piece[] }[] = [];
  let open: { a: Piece[]; b: Piece[] } | null = null;
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    const [one, other] = [a[i], b[j]];
    if (one && other && isOne(one, other)) {
      open = null;
      i += 1;
      j += 1;
      continue;
    }
    if (!open) {
      open = { a: [], b: [] };
      blocks.push(open);
    }
    if (one && (!other || at(i + 1, j) >= at(i, j + 1))) {
      open.a.push(one);
      i += 1;
    } else if (other) {
      open.b.push(other);
      j += 1;
    }
  }
  return blocks;
}

/** A word and a figure that differ side by side are two things. */
function figuresApart({ a, b }: Block): readonly Block[] {
  const [ours, theirs] = [a, b].map((pieces) => pieces.findIndex(({ value }) => value));
  if (ours === undefined || theirs === undefined || ours < 1 || theirs < 1) return [{ a, b }];
  return [
    { a: a.slice(0, ours), b: b.slice(0, theirs) },
    { a: a.slice(ours), b: b.slice(theirs) },
  ];
}

/** One thing or two stand for others, and what is the same says enough of what both speak of. */
function areSubstitutes(
  blocks: readonly Block[],
  first: Said,
  second: Said,
  alike: number,
  language: Language,
): boolean {
  if (blocks.length === 0 || blocks.length > 2) return false;
  const { alike: synonyms } = contradictionWords[language];
  const most = blocks.length === 1 ? 3 : 2;
  const isLong = (pieces: readonly Piece[], said: Said) =>
    isSpaceless(language) ? written(pieces, said).length > most * 4 : pieces.length > most;
  for (const { a, b } of blocks) {
    if (a.length === 0 || b.length === 0 || isLong(a, first) || isLong(b, second)) return false;
    // "Light, water" and "light, to grow": a list is no other word for one thing.
    if (isList(a, first, language) !== isList(b, second, language)) return false;
    // A figure on one side only says another thing than the word on the other.
    if (a.some(({ value }) => value) !== b.some(({ value }) => value)) return false;
    const [one, other] = [written(a, first), written(b, second)];
    if (!areKin(one, other) && synonyms.some((group) => group.test(one) && group.test(other))) return false;
  }
  const figures = blocks.filter(({ a }) => a.some(({ value }) => value));
  // What a single figure comes to is a contradiction or a rounding.
  if (figures.length === blocks.length && blocks.length === 1) return false;
  // "In 1990 it was 5, in 2000 it was 6."
  if (blocks.length > 1 && figures.some(({ a }) => a.some(({ value }) => value?.kind !== "amount"))) return false;
  if (figures.length === 2 && isCondition(blocks[0], first, language)) return false;
  const isTelling = blocks.some(({ a, b }) => areKin(written(a, first), written(b, second)));
  const isPlace = blocks.some(({ a, b }) => saysWhere(a, first, language) && saysWhere(b, second, language));
  if (isSpaceless(language)) return alike >= (isTelling || isPlace ? 3 : 6);
  return alike >= (isTelling ? 2 : isPlace ? 3 : 4);
}

/** "in the chloroplast", "is conservative": one of these excludes another sooner than "conducts heat" does. */
function saysWhere(pieces: readonly Piece[], { text }: Said, language: Language): boolean {
  const [before, after] = [text.slice(0, pieces[0]?.from), text.slice(pieces.at(-1)?.to)];
  if (language === "ja") return /^(?:[でにへ]|から|まで|であ|だ)/u.test(after);
  if (language === "zh") return /[在从向由于到给是为]$/u.test(before);
  const words = before
    .toLowerCase()
    .split(/[\s'’]+/)
    .filter((word) => word !== "");
  const { determiners, prepositions } = vocabulary[language];
  const last = words.findLast((word) => !determiners.has(word) || contracted.has(word)) ?? "";
  return prepositions.has(last) || contracted.has(last) || contradictionWords[language].empty.has(last);
}

function written(pieces: readonly Piece[], { text }: Said): string {
  return text.slice(pieces[0]?.from ?? 0, pieces.at(-1)?.to ?? 0);
}

/** "conservative" and "semiconservative", "I" and "II": one name of two that belong together. */
function areKin(one: string, other: string): boolean {
  const [short, long] = [one.toLowerCase(), other.toLowerCase()].sort((a, b) => a.length - b.length);
  if (short === undefined || long === undefined) return false;
  return /^(?:[ivx]+|\p{sc=Latin})$/u.test(short) || (short.length > 1 && long.endsWith(short));
}

function isCondition(block: Block | undefined, { text }: Said, language: Language): boolean {
  const before = /(\p{L}+)\s*$/u.exec(text.slice(0, block?.a[0]?.from ?? 0))?.[1]?.toLowerCase() ?? "";
  return isSpaceless(language) || vocabulary[language].prepositions.has(before);
}

/** What stands first is what is spoken of; where that differs, both may be right. */
function isAfterSubject(
  shared: readonly Piece[],
  blocks: readonly Block[],
  first: Said,
  second: Said,
  isTurned: boolean,
  language: Language,
): boolean {
  const [block] = blocks;
  if (!block || shared.length === 0) return false;
  if (isTurned) return true;
  const before = [first.text.slice(0, block.a[0]?.from), second.text.slice(0, block.b[0]?.from)];
  if (language === "ja") return before.every((text) => /[はがも]/u.test(text));
  if (language === "zh") return shared.length > 2 || !/^的/u.test(first.text.slice(block.a.at(-1)?.to));
  if (shared.length < blocks.length) return false;
  // "In metaphase I the pairs line up": what happens in the second is another thing.
  const opening = first.text.split(/\s/, 1)[0]?.toLowerCase() ?? "";
  if (shared.length < 2 && (vocabulary[language].prepositions.has(opening) || contracted.has(opening))) return false;
  const isOwner = before.some((text) =>
    /(?:^|[\s'’])(?:(?:of|del?|du|von|vom|(?<!(?:in|an|auf|bei|mit|nach|von|zu|aus|vor) )de[rs])\s|d['’])(?:\p{L}{1,5}[\s'’])?$/iu.test(
      text,
    ),
  );
  return !isOwner || shared.length > 2;
}

/** "When prices rise demand falls, when they fall it rises" is one rule. */
function isRule(first: Said, second: Said, language: Language): boolean {
  const { opposites, limits } = contradictionWords[language];
  if (![first, second].every(({ text }) => /[,，、]|[るくい]と|ほど/u.test(text) || limits.test(text))) return false;
  const ends = ({ text }: Said) =>
    opposites.flatMap(([one, other], axis) => [
      ...(one.test(text) ? [`${axis} +`] : []),
      ...(other.test(text) ? [`${axis} -`] : []),
    ]);
  return ends(first).length > 1 && ends(second).length > 1;
}

/** With the word before it, where it is a number of something. */
function shown(blocks: readonly (readonly Piece[])[], said: Said, all: readonly Piece[]): string {
  const texts = blocks.map((pieces) => {
    const text = written(pieces, said);
    const before = pieces[0] && all[all.indexOf(pieces[0]) - 1];
    return before && /^(?:[ivx]+|\p{sc=Latin})$/iu.test(text) ? written([before, ...pieces], said) : text;
  });
  return [...new Set(texts)].join(" … ");
}
