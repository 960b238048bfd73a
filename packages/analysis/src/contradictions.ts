import type { Language } from "@jotter/domain/settings";
import { contradictionWords } from "./contradiction-words.ts";
import { differenceOf } from "./differences.ts";
import { isSpaceless } from "./language.ts";
import type { Paragraph, Reading, Sentence } from "./reading.ts";
import { agree, type Value, valuesIn } from "./values.ts";
import { vocabulary } from "./vocabulary.ts";
import { wordsOf } from "./words.ts";

/** A sentence and the number of its document, from 1. */
export type Placed = { readonly document: number; readonly sentence: Sentence };

/** Two sentences about the same that cannot both be right. */
export type Contradiction = {
  readonly about: "year" | "date" | "amount" | "sign" | "name" | "negation";
  readonly first: Placed;
  readonly second: Placed;
  /** The two values as they are written; empty for a negation. */
  readonly values: readonly [string, string];
};

/** Two sentences that are the same but for a few words: perhaps one is wrong, perhaps both are right. */
export type Differing = {
  readonly first: Placed;
  readonly second: Placed;
  readonly values: readonly [string, string];
};

/**
 * Few and right: the two have to be about the same, word for word but for what differs. Where each of them has words of
 * its own in one place they speak of two things; where one narrows what it says, it may well be right beside the other.
 */
export function contradictionsIn(readings: readonly Reading[]): readonly Contradiction[] {
  return clashesIn(readings).contradictions;
}

export function clashesIn(readings: readonly Reading[]): {
  readonly contradictions: readonly Contradiction[];
  readonly differing: readonly Differing[];
} {
  const language = readings[0]?.language ?? "en";
  const said = readings.flatMap((reading, at) => statementsOf(reading, at + 1));
  const near = sharers(said.map(({ keys }) => [...keys]));
  const found: Weighed<Contradiction>[] = [];
  const unlike: Weighed<Differing>[] = [];
  for (const [at, first] of said.entries()) {
    for (const index of near(at)) {
      const second = said[index];
      if (!second || second.document <= first.document || second.text === first.text) continue;
      if (!speakOfOne(first, second)) continue;
      const clash = clashOf(first, second, language);
      const values = clash || !isMostlyOne(first, second) ? null : differenceOf(first, second, language);
      if (!clash && !values) continue;
      const pair = { first: placed(first), second: placed(second), weight: sharedBy(first, second) };
      if (clash) found.push({ ...clash, ...pair });
      else if (values) unlike.push({ values, ...pair });
    }
  }
  const contradictions = oneEach(found);
  const told = new Set(contradictions.flatMap(({ first, second }) => [first.sentence, second.sentence]));
  // What stands in the other too, word for word, is one of several things that are alike.
  const wordings = new Set(said.map(({ document, text }) => `${document} ${plain(text)}`));
  const isSaidBy = ({ document }: Placed, { sentence }: Placed) => wordings.has(`${document} ${plain(sentence.text)}`);
  const open = unlike.filter(
    ({ first, second }) =>
      !told.has(first.sentence) && !told.has(second.sentence) && !isSaidBy(first, second) && !isSaidBy(second, first),
  );
  return { contradictions, differing: oneEach(open) };
}

type Weighed<T> = T & { readonly weight: number };

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
}

function isMostlyOne({ keys }: Statement, other: Statement): boolean {
  const most = Math.max(keys.size, other.keys.size);
  if (Math.min(keys.size, other.keys.size) * 2 < most) return false;
  let own = 0;
  for (const key of keys) {
    if (other.keys.has(key)) continue;
    own += 1;
    if ((keys.size - own) * 2 < most) return false;
  }
  return true;
}

/** A sentence, with all that can differ in it. */
type Statement = {
  readonly document: number;
  readonly sentence: Sentence;
  readonly text: string;
  readonly words: readonly Token[];
  readonly values: readonly Value[];
  readonly byKind: ReadonlyMap<string, readonly Value[]>;
  readonly around: Map<Place, Around>;
  readonly keys: ReadonlySet<string>;
  readonly poles: readonly Pole[];
  /** For each place that only one name can have, the one that stands there. */
  readonly names: readonly (Named | null)[];
  readonly isDenied: boolean;
  /** "The following year": which one stands elsewhere. */
  readonly isLater: boolean;
  /** The words it says "not" of; empty where it is not sure that it does. */
  readonly denied: readonly string[];
  readonly isLimited: boolean;
  /** It says "it": what that is stands before. */
  readonly leans: boolean;
  /** An item like "takes 1 hour": what does so stands in the heading. */
  readonly isFragment: boolean;
  readonly heading: ReadonlySet<string>;
  /** What it may speak of without naming it. */
  readonly context: ReadonlySet<string>;
  /** The words of its document. */
  readonly known: ReadonlySet<string>;
};

type Token = { readonly key: string; readonly from: number; readonly to: number; readonly isName: boolean };

function placed({ document, sentence }: Statement): Placed {
  return { document, sentence };
}

function statementsOf(reading: Reading, document: number): readonly Statement[] {
  const { language, paragraphs } = reading;
  const { negation, limits } = contradictionWords[language];
  const named = contradictionWords[language].named.map((pattern) => new RegExp(pattern, `${pattern.flags}d`));
  const tokens = new Map(reading.sentences.map((sentence) => [sentence, tokensOf(sentence.text, language)]));
  const tokensIn = (sentence: Sentence) => tokens.get(sentence) ?? tokensOf(sentence.text, language);
  const known = new Set([...tokens.values()].flatMap((words) => words.map(({ key }) => key)));
  return paragraphs
    .filter(({ aside }) => !aside)
    .flatMap((paragraph, at) =>
      paragraph.sentences.flatMap((sentence) =>
        statedIn(sentence.text, language).map((text) => {
          const words = text === sentence.text ? tokensIn(sentence) : tokensOf(text, language);
          const values = valuesIn(text, language);
          const hasOpening = words.some(({ to }) => to <= (values[0]?.from ?? text.length));
          return {
            document,
            sentence,
            text,
            words,
            keys: new Set(words.map(({ key }) => key)),
            values,
            byKind: kindsIn(values),
            around: new Map(),
            poles: polesOf(text, language),
            names: named.map((search) => namedIn(text, search)),
            isDenied: negation.test(text),
            isLater: laterOn.test(text),
            denied: deniedIn(text, language),
            isLimited: limits.test(text),
            // "Das Penicillin" names what "das" by itself would not.
            leans:
              vocabulary[language].leansBack.test(text) &&
              !(language === "de" && /^Das (?:\p{Ll}+e )?\p{Lu}/u.test(text)),
            isFragment: paragraph.kind === "item" && (!hasOpening || /^\p{Ll}/u.test(text)),
            heading: new Set(tokensOf(paragraph.headings.at(-1) ?? "", language).map(({ key }) => key)),
            context: contextOf(paragraph, paragraphs[at - 1], sentence, language, tokensIn),
            known,
          };
        }),
      ),
    );
}

/**
 * The sentence, and where it says two things in figures ("a cell has 46 and a gamete has 23") also the first by itself:
 * another text may say only that.
 */
function statedIn(text: string, language: Language): readonly string[] {
  const joint = joints[language].exec(text);
  const [first, rest] = joint ? [text.slice(0, joint.index), text.slice(joint.index + joint[0].length)] : ["", ""];
  if (!/\p{N}/u.test(rest) || /^\p{N}/u.test(rest)) return [text];
  const value = valuesIn(first, language).at(-1);
  const isAtEnd = value !== undefined && first.length - value.to < 12;
  const before = tokensOf(first, language).filter(({ to }) => value !== undefined && to <= value.from);
  return isAtEnd && before.length >= (isSpaceless(language) ? 1 : 2) ? [text, first] : [text];
}

const joints: Readonly<Record<Language, RegExp>> = {
  en: /[,;]?\s(?:and|while|whereas|but)\s/u,
  de: /[,;]?\s(?:und|während|aber|wobei)\s/u,
  es: /[,;]?\s(?:y|mientras que|pero)\s/u,
  fr: /[,;]?\s(?:et|tandis que|alors que|mais)\s/u,
  zh: /[，；]\s?(?:而)?/u,
  ja: /[、，]\s?/u,
};

/** What the sentence before it opens with, or else the heading. */
function contextOf(
  { sentences, headings }: Paragraph,
  above: Paragraph | undefined,
  { place }: Sentence,
  language: Language,
  tokensIn: (sentence: Sentence) => readonly Token[],
): ReadonlySet<string> {
  const before = sentences[place - 1] ?? above?.sentences.at(-1);
  const opening = before ? tokensIn(before).slice(0, 4) : [];
  return new Set([...opening, ...tokensOf(headings.at(-1) ?? "", language)].map(({ key }) => key));
}

/** The words that say what a sentence is about and what of it. */
function tokensOf(text: string, language: Language): readonly Token[] {
  const { determiners, prepositions } = vocabulary[language];
  const { empty } = contradictionWords[language];
  const tokens: Token[] = [];
  for (const { text: word, key, from, to, isNumber } of wordsOf(text.replace(/\$[^$]+\$/g, blank), language)) {
    const small = word.toLowerCase().replace(/['’]$/, "");
    if (isNumber || determiners.has(small) || prepositions.has(small) || empty.has(small)) continue;
    if (!isSpaceless(language) && small.length === 1) continue;
    // "November 1989" is a year.
    if (monthOf.test(word) && /^\s[12]\d{3}(?!\d)/.test(text.slice(to))) continue;
    const isName = /^\p{Lu}/u.test(word) && (from > 0 || /^\s\p{Lu}/u.test(text.slice(to)));
    tokens.push({ key, from, to, isName });
  }
  return tokens;
}

const monthOf =
  /^(?:jan|feb|fév|mar|mär|apr|abr|avr|ma[iy]|jun|juin|jul|juil|aug|ago|août|sep|o[ck]t|nov|d[eéi][cz]|ene)\p{L}*$/iu;

function blank(text: string): string {
  return " ".repeat(text.length);
}

type Clash = Pick<Contradiction, "about" | "values">;

function clashOf(first: Statement, second: Statement, language: Language): Clash | null {
  return (
    valuesClash(first, second, language) ??
    oppositesClash(first, second, language) ??
    namesClash(first, second, language) ??
    denialOf(first, second, language)
  );
}

/** "It is 300 m high" in two texts is about one thing only if the sentences before are. */
function speakOfOne(first: Statement, second: Statement): boolean {
  if (first.isFragment && !isUnder(first, second)) return false;
  if (second.isFragment && !isUnder(second, first)) return false;
  if (!first.leans && !second.leans) return true;
  const opening = ({ leans, context, words }: Statement) =>
    leans ? context : new Set(words.slice(0, 3).map(({ key }) => key));
  const other = opening(second);
  return [...opening(first)].some((key) => other.has(key));
}

/** Whether the other stands under the same heading or names it; where there are none, the words alone count. */
function isUnder({ heading }: Statement, other: Statement): boolean {
  if (heading.size === 0) return other.heading.size === 0 || !other.isFragment;
  return [...heading].some((key) => other.heading.has(key) || other.keys.has(key));
}

function valuesClash(first: Statement, second: Statement, language: Language): Clash | null {
  if (first.values.length === 0 || second.values.length === 0) return null;
  if (first.isDenied !== second.isDenied || first.isLater || second.isLater) return null;
  const clashes: (readonly [Value, Value])[] = [];
  for (const [kind, ours] of first.byKind) {
    const theirs = second.byKind.get(kind);
    if (!theirs) continue;
    const differing = differingIn(ours, theirs);
    if (differing === "unclear") return null;
    if (differing) clashes.push(differing);
  }
  const [clash] = clashes;
  // Two things differ at once: the year and the number of its people.
  if (!clash || clashes.length > 1) return null;
  const [mine, yours] = clash;
  const isTime = mine.kind !== "amount";
  // A year that only one of them names may be what makes the difference.
  if (!isTime && [...first.values, ...second.values].some(({ kind }) => kind !== "amount")) {
    const times = (one: Statement) => one.values.filter(({ kind }) => kind !== "amount").length;
    if (times(first) !== times(second)) return null;
  }
  if (!sameBut(first, second, [mine, yours], isTime, language)) return null;
  const about = mine.kind === "amount" ? "amount" : mine.day !== null && yours.day !== null ? "date" : "year";
  return { about, values: [mine.text, yours.text] };
}

const laterOn =
  /翌年|次年|第二年|(?:following|next) year|a year later|año siguiente|un año después|année suivante|un an plus tard|folgenden? Jahr|Jahr später/iu;

/** A date and a year are both a time; amounts are of one kind if they count the same. */
function kindOf({ kind, unit }: Value): string {
  return kind === "amount" ? `amount ${unit}` : "time";
}

function kindsIn(values: readonly Value[]): ReadonlyMap<string, readonly Value[]> {
  const kinds = new Map<string, Value[]>();
  for (const value of values) {
    const kind = kindOf(value);
    kinds.set(kind, [...(kinds.get(kind) ?? []), value]);
  }
  return kinds;
}

/** The one pair that differs; "unclear" where nobody can say which belongs to which. */
function differingIn(ours: readonly Value[], theirs: readonly Value[]): readonly [Value, Value] | "unclear" | null {
  if (ours.length !== theirs.length) {
    const [fewer, more] = ours.length < theirs.length ? [ours, theirs] : [theirs, ours];
    const isAmong = fewer.every((one) => more.some((other) => agree(one, other)));
    return isAmong ? null : "unclear";
  }
  const pairs = ours.flatMap((one, at): (readonly [Value, Value])[] => {
    const other = theirs[at];
    return other && !agree(one, other) ? [[one, other]] : [];
  });
  if (pairs.length === 0) return null;
  return pairs.length === 1 ? (pairs[0] ?? null) : "unclear";
}

/** Whether the two say the same but for one place in each. */
function sameBut(
  first: Statement,
  second: Statement,
  [mine, yours]: readonly [Place, Place],
  isTime: boolean,
  language: Language,
): boolean {
  const [ours, theirs] = [aroundOnce(first, mine), aroundOnce(second, yours)];
  const counted = mine.unit && !mine.isMeasure && mine.unit === yours.unit ? 1 : 0;
  const [inFirst, inSecond] = [first.keys, second.keys];
  const own = (tokens: readonly Token[], other: ReadonlySet<string>) =>
    tokens.filter(({ key }) => !has(other, key, language));
  const isKnown = ({ isName, key }: Token, { known, isFragment, heading }: Statement) =>
    (isName && known.has(key)) || (isFragment && heading.has(key));
  const before = [own(ours.before, inSecond), own(theirs.before, inFirst)];
  const after = [own(ours.after, inSecond), own(theirs.after, inFirst)];
  // "Ethanol boils", "water boils", in texts that know both.
  if (before.every((tokens) => tokens.length > 0)) return false;
  if (before.some((tokens, at) => tokens.some((one) => !isKnown(one, at === 0 ? second : first)))) return false;
  const narrowed = after.filter((tokens) => tokens.length > 0).length;
  if (narrowed === 2 || (narrowed === 1 && !isTime)) return false;
  if (narrowed === 1 && narrowsAfter(first, mine, language)) return false;
  if (narrowed === 1 && narrowsAfter(second, yours, language)) return false;
  const shared =
    new Set([...ours.before, ...ours.after].filter(({ key }) => has(inSecond, key, language)).map(({ key }) => key))
      .size + counted;
  const context = shared < 2 && [...first.context].some((key) => second.context.has(key)) ? 1 : 0;
  const isWhole = narrowed === 0;
  return shared >= 2 || (shared + context >= 1 && isWhole && (!first.leans || context > 0) && shared > 0);
}

/** A year for one country is no year for all. A place or what went with it is. */
function narrowsAfter({ text }: Statement, { to }: Place, language: Language): boolean {
  if (isSpaceless(language)) return false;
  return /^\s(?:for|für|para|pour|bei|chez)(?!\p{L})/iu.test(text.slice(to));
}

type Place = Pick<Value, "from" | "to"> & Partial<Pick<Value, "unit" | "isMeasure">>;

type Around = ReturnType<typeof around>;

/** One place is held against many others. */
function aroundOnce(statement: Statement, place: Place): Around {
  const known = statement.around.get(place) ?? around(statement, place);
  statement.around.set(place, known);
  return known;
}

/** What stands before a place, and after it until the clause ends. */
function around({ text, words, values }: Statement, { from, to }: Place) {
  const rest = text.slice(to);
  const end = to + (/[,;:，；：、。(（]|\s[–—]\s/u.exec(rest)?.index ?? rest.length);
  // "In 1886, a new generation …": what comes first is said of all that follows.
  const isFree = (token: Token) => !values.some((value) => token.from < value.to && token.to > value.from);
  const opening = words.filter((token) => token.to <= end && isFree(token));
  const isOpening =
    !opening.some((token) => token.to <= from) || (opening.length < 2 && /^[,，、]/u.test(text.slice(end)));
  return {
    before: words.filter((token) => (isOpening || token.to <= from) && isFree(token)),
    after: words.filter((token) => !isOpening && token.from >= to && token.to <= end && isFree(token)),
  };
}

/** Chinese and Japanese words are cut differently each time: one in the other is the same. */
function has(keys: ReadonlySet<string>, key: string, language: Language): boolean {
  if (keys.has(key)) return true;
  return (
    isSpaceless(language) &&
    key.length > 1 &&
    [...keys].some((other) => other.length > 1 && (other.includes(key) || key.includes(other)))
  );
}

function oppositesClash(first: Statement, second: Statement, language: Language): Clash | null {
  if (first.isDenied || second.isDenied) return null;
  const [ours, theirs] = [first.poles, second.poles];
  if (ours.length === 0 || ours.length !== theirs.length) return null;
  const pairs = ours.flatMap((one, at) => (theirs[at] ? [[one, theirs[at]] as const] : []));
  const turned = pairs.filter(([one, other]) => !isSameEnd(one, other));
  const [pair] = turned;
  if (!pair || turned.length !== 1 || !isOneAxis(pair)) return null;
  const [a, b] = [withoutPoles(first.text, ours, language), withoutPoles(second.text, theirs, language)];
  // What stands first is what is spoken of: high and low temperatures may do the same.
  if (!a.some(({ to }) => to <= pair[0].from) || !b.some(({ to }) => to <= pair[1].from)) return null;
  const isSame = (some: readonly Token[], others: readonly Token[]) =>
    some.every(({ key }) => has(new Set(others.map((one) => one.key)), key, language));
  if (!isSame(a, b) || !isSame(b, a)) return null;
  return { about: "sign", values: [pair[0].text, pair[1].text] };
}

/** "lower" is the other end of "raise" and that of "higher". */
type Pole = {
  readonly ends: readonly End[];
  readonly text: string;
  readonly from: number;
  readonly to: number;
};

type End = { readonly axis: number; readonly end: 0 | 1 };

type PoleForm = End & { readonly form: RegExp };

function isSameEnd({ ends }: Pole, other: Pole): boolean {
  return ends.some(({ axis, end }) => other.ends.some((one) => one.axis === axis && one.end === end));
}

function isOneAxis([{ ends }, other]: readonly [Pole, Pole]): boolean {
  return ends.some(({ axis }) => other.ends.some((one) => one.axis === axis));
}

/** Made once: there are dozens of them for each sentence. */
const knownPoles = new Map<Language, readonly PoleForm[]>();

function poleForms(language: Language): readonly PoleForm[] {
  const known = knownPoles.get(language);
  if (known) return known;
  const forms = contradictionWords[language].opposites.flatMap((ends, axis) =>
    ends.map((words, at): PoleForm => {
      return { axis, end: at === 0 ? 0 : 1, form: new RegExp(words, `${words.flags}g`) };
    }),
  );
  knownPoles.set(language, forms);
  return forms;
}

/** Any of them, and perhaps a word too many: most sentences have none. */
const anyPole = new Map<Language, RegExp>();

function mayHavePole(text: string, language: Language): boolean {
  const sources = () => poleForms(language).map(({ form }) => form.source);
  const known = anyPole.get(language) ?? new RegExp(sources().join("|"), "iu");
  anyPole.set(language, known);
  return known.test(text);
}

function polesOf(text: string, language: Language): readonly Pole[] {
  if (!mayHavePole(text, language)) return [];
  const byPlace = new Map<string, Pole>();
  for (const { axis, end, form } of poleForms(language)) {
    for (const { 0: written, index } of text.matchAll(form)) {
      const to = index + written.length;
      const ends = byPlace.get(`${index} ${to}`)?.ends ?? [];
      byPlace.set(`${index} ${to}`, { ends: [...ends, { axis, end }], text: written, from: index, to });
    }
  }
  const found = [...byPlace.values()];
  return found
    .filter(
      (one) =>
        !found.some(
          (other) =>
            other !== one && other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
        ),
    )
    .sort((one, other) => one.from - other.from);
}

/** Without them before it is cut into words: 吸热反应 is three, 放热反应 is one. */
function withoutPoles(text: string, poles: readonly Pole[], language: Language): readonly Token[] {
  return tokensOf(
    poles.reduce((rest, { from, to }) => rest.slice(0, from) + " ".repeat(to - from) + rest.slice(to), text),
    language,
  );
}

function namesClash(first: Statement, second: Statement, language: Language): Clash | null {
  if (first.isDenied || second.isDenied) return null;
  for (const [at, mine] of first.names.entries()) {
    const yours = second.names[at];
    if (!mine || !yours) continue;
    const parts = (name: string) =>
      new Set(
        name
          .toLowerCase()
          .split(/[\s・·.-]+/)
          .filter((part) => (part.length > 2 && !joins.test(part)) || isSpaceless(language)),
      );
    const theirs = parts(yours.text);
    if ([...parts(mine.text)].some((part) => has(theirs, part, language))) return null;
    const without = (one: Statement, { from, to }: Place): Statement => {
      const words = one.words.filter((token) => token.to <= from || token.from >= to);
      return { ...one, words, around: new Map(), keys: new Set(words.map(({ key }) => key)) };
    };
    const isSame = sameBut(without(first, mine), without(second, yours), [mine, yours], true, language);
    return isSame ? { about: "name", values: [mine.text, yours.text] } : null;
  }
  return null;
}

/** In "Watson and Crick" it is no part of a name. */
const joins = /^(?:and|und|von|van|der|del)$/;

type Named = { readonly text: string; readonly from: number; readonly to: number };

function namedIn(text: string, search: RegExp): Named | null {
  const found = search.exec(text) ?? search.exec(text.charAt(0).toLowerCase() + text.slice(1));
  const [from, to] = found?.indices?.groups?.name ?? [];
  if (from === undefined || to === undefined) return null;
  return { text: text.slice(from, to).replace(/[.]$/, ""), from, to };
}

/** One says "not" of all that it names, and the other names all of it without a "not". */
function denialOf(first: Statement, second: Statement, language: Language): Clash | null {
  if (first.isDenied === second.isDenied) return null;
  const [{ denied }, other] = first.isDenied ? [first, second] : [second, first];
  if (denied.length < 2 || other.isLimited) return null;
  return denied.every((key) => has(other.keys, key, language)) ? { about: "negation", values: ["", ""] } : null;
}

/** Of the first clause only: in a later one it is not sure of what it is said. */
function deniedIn(text: string, language: Language): readonly string[] {
  const { negation, hedgesDenial, limits } = contradictionWords[language];
  const clause = text.split(/[,;:，；：、。]|\s(?:but|sondern|sino|mais)\s/u)[0] ?? "";
  if (!negation.test(clause) || hedgesDenial.test(text) || limits.test(text)) return [];
  const rest = clause.replace(new RegExp(negation, `${negation.flags}g`), blank);
  return [...new Set(tokensOf(rest, language).map(({ key }) => key))];
}

function sharedBy(first: Statement, second: Statement): number {
  return [...first.keys].filter((key) => second.keys.has(key)).length;
}

/** A sentence is held against the one of another document that is nearest to it. */
function oneEach<T extends { readonly first: Placed; readonly second: Placed }>(found: readonly Weighed<T>[]) {
  const taken = new Set<string>();
  const name = (one: Placed, other: Placed) => `${one.document}:${one.sentence.index} ${other.document}`;
  const kept = found
    .toSorted((one, other) => other.weight - one.weight)
    .filter(({ first, second }) => {
      const names = [name(first, second), name(second, first)];
      if (names.some((one) => taken.has(one))) return false;
      for (const one of names) taken.add(one);
      return true;
    });
  return kept
    .toSorted(
      (one, other) =>
        one.first.document - other.first.document || one.first.sentence.index - other.first.sentence.index,
    )
    .map(({ weight: _, ...pair }) => pair);
}

/** Which others share a word with one; a word of every second sentence tells nothing: two books take seconds, not hours. */
export function sharers(keys: readonly (readonly string[])[]): (at: number) => ReadonlySet<number> {
  const holders = new Map<string, number[]>();
  for (const [at, own] of keys.entries()) {
    for (const key of own) {
      const list = holders.get(key);
      if (list) list.push(at);
      else holders.set(key, [at]);
    }
  }
  const known = new Map<number, ReadonlySet<number>>();
  return (at) => {
    const before = known.get(at);
    if (before) return before;
    const lists = (keys[at] ?? []).map((key) => holders.get(key) ?? []);
    const found = new Set(lists.flatMap((list) => (list.length < 200 ? list : [])));
    known.set(at, found);
    return found;
  };
}
