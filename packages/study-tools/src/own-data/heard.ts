import type { Language } from "@jotter/domain/settings";
import { isInNames, type SpokenClass, spokenClass } from "./class-names.ts";
import { type OwnDataFacts, todayOf, weekStartOf } from "./facts.ts";
import type { Target } from "./intent.ts";
import { type SpokenItem, spokenItem } from "./item-names.ts";
import type { Concept } from "./language-words.ts";
import { isUnspaced, plain, plainName } from "./plain-text.ts";
import { type Span, spokenSpan } from "./spoken-day.ts";
import { passing, spokenTarget } from "./spoken-target.ts";
import { finder, mended, wordsOf } from "./words.ts";

/** All that was understood of a text. */
export type Heard = {
  readonly text: string;
  readonly language: Language;
  readonly has: (...concepts: readonly Concept[]) => boolean;
  readonly matches: ReadonlyMap<Concept, readonly string[]>;
  readonly today: string;
  readonly spokenClass: SpokenClass | null;
  readonly hasClass: boolean;
  /** Null also where several fit. */
  readonly classId: string | null;
  readonly item: SpokenItem | null;
  readonly span: Span | null;
  readonly target: Target | null;
  /** A letter or a percent stands in it; to pass is none. */
  readonly namesScore: boolean;
  /** Words for help stand in it, perhaps only as a part of an expression that asks something else. */
  readonly speaksOfHelp: boolean;
  readonly asksForHelp: boolean;
  /** What nothing here knows. */
  readonly unknown: readonly string[];
  /** What stands where the name of a class or of a piece of work would: "my driving test", "the grade in Latin". */
  readonly unknownName: string | null;
  /** It is about whoever asks, as far as one can tell. */
  readonly isAboutStudent: boolean;
  readonly isCovered: boolean;
};

type Range = readonly [at: number, end: number];

export function hear(typed: string, language: Language, facts: OwnDataFacts): Heard {
  const today = todayOf(facts);
  const classNames = facts.classes.map(({ name }) => plainName(name, language));
  const occurrences = facts.calendar?.occurrences ?? [];
  const titles = new Set(occurrences.map(({ event }) => event.title));
  const names = [...classNames, ...Array.from(titles, (title) => plainName(title, language))];
  const text = mended(plain(typed, language), language, (word) => isInNames(word, names));

  const spoken = spokenSpan(text, language, { today, weekStart: weekStartOf(facts) });
  const aim = spokenTarget(text, language);
  // "For the 20th" is a day and no score.
  const target = aim && spoken && aim.at < spoken.end && aim.end > spoken.at ? null : aim;
  const all = conceptsIn(text, language);
  const fillers = Array.from(text.matchAll(finder(wordsOf[language].filler, language)), rangeOf);
  const others = [...fillers, ...(spoken ? [[spoken.at, spoken.end] as const] : [])];
  for (const [concept, matches] of all) if (concept !== "help") others.push(...matches.map(rangeOf));
  // Chosen from several, and nothing else is meant: "what do I need (Test)".
  const chosen = facts.classes.filter(({ name }) => typed.trimEnd().endsWith(`(${name})`));
  const named =
    chosen.length > 0 ? spokenClass(text, language, chosen) : spokenClass(text, language, facts.classes, others);
  const item = spokenItem(text, language, occurrences, facts.now, classNames, named);

  const helps = (all.get("help") ?? []).map(rangeOf);
  const concepts = withoutParts(all, item?.places ?? []);
  const places: Range[] = [...(named?.places ?? []), ...(item?.places ?? [])];
  for (const [concept, matches] of all) if (concept !== "help") places.push(...matches.map(rangeOf));
  const asksForHelp = helps.some((help) => !places.some((place) => outweighs(place, help)));

  const figures: Range[] = [...(named?.places ?? []), ...(item?.places ?? [])];
  figures.push(...(all.get("minutes") ?? []).map(rangeOf));
  if (spoken) figures.push([spoken.at, spoken.end]);
  if (target) figures.push([target.at, target.end]);
  const unknown = leftOver(text, language, [...places, ...figures, ...fillers]);
  const numbers = Array.from(text.matchAll(/\d+(?:\.\d+)?/gu)).filter(
    ({ index }) => !figures.some(([at, end]) => index >= at && index < end),
  );

  const isMine = concepts.has("mine");
  const unknownAllowed = isUnspaced(language) ? (isMine ? 2 : 1) : isMine ? 1 : 0;
  const ids = named?.ids ?? [];
  return {
    text,
    language,
    today,
    has: (...some) => some.some((concept) => concepts.has(concept)),
    matches: new Map([...concepts].map(([concept, matches]) => [concept, matches.map(([said]) => said)])),
    spokenClass: named,
    hasClass: ids.length > 0,
    classId: ids.length === 1 ? (ids[0] ?? null) : null,
    item,
    span: spoken?.span ?? null,
    target: target?.target ?? (concepts.has("pass") ? passing : null),
    namesScore: target !== null,
    speaksOfHelp: helps.length > 0,
    asksForHelp,
    unknown,
    unknownName: nameAmong(unknown, text, language),
    isAboutStudent: isMine || isUnspaced(language) || text.split(" ").length <= 5,
    // Who hands over several numbers wants something reckoned with them.
    isCovered: unknown.length <= unknownAllowed && numbers.length < 2,
  };
}

type Matches = ReadonlyMap<Concept, readonly RegExpExecArray[]>;

function conceptsIn(text: string, language: Language): Matches {
  const { day, filler, ...expressions } = wordsOf[language];
  const found = Object.entries(expressions).map(([concept, some]): [Concept, readonly RegExpExecArray[]] => {
    // Object.entries forgets what the keys are: without the two above, they are the concepts.
    return [concept as Concept, [...text.matchAll(finder(some, language))]];
  });
  return new Map(found.filter(([, matches]) => matches.length > 0));
}

/** "Emploi du temps" is a schedule and says nothing of time; nor does a title say what is asked about it. */
function withoutParts(all: Matches, titles: readonly Range[]): Matches {
  const kept = [...all].map(([concept, matches]): [Concept, readonly RegExpExecArray[]] => {
    if (concept === "help" || concept === "mine" || concept === "weighted") return [concept, matches];
    const others = [...all].flatMap(([other, theirs]) =>
      other === concept || other === "help" ? [] : theirs.map(rangeOf),
    );
    const isKind = concept === "test" || concept === "quiz" || concept === "homework";
    return [
      concept,
      matches.filter((match) => {
        const range = rangeOf(match);
        const isInTitle = !isKind && titles.some((title) => holds(title, range));
        return !isInTitle && !others.some((other) => holds(other, range) && lengthOf(other) > lengthOf(range));
      }),
    ];
  });
  return new Map(kept.filter(([, matches]) => matches.length > 0));
}

function rangeOf(match: RegExpExecArray): Range {
  return [match.index, match.index + match[0].length];
}

function lengthOf([at, end]: Range): number {
  return end - at;
}

function holds([at, end]: Range, [from, to]: Range): boolean {
  return at <= from && end >= to;
}

/** A longer expression that takes in words for help, or takes some of them away, means something else. */
function outweighs(place: Range, help: Range): boolean {
  if (holds(place, help)) return true;
  return place[0] < help[1] && place[1] > help[0] && lengthOf(place) > lengthOf(help);
}

/** Words, or in Chinese and Japanese signs, that nothing covers. Hiragana holds those together and says little itself. */
function leftOver(text: string, language: Language, known: readonly Range[]): readonly string[] {
  const isKnown = new Array<boolean>(text.length).fill(false);
  for (const [at, end] of known) isKnown.fill(true, at, end);
  const pieces = isUnspaced(language)
    ? text.matchAll(/\p{Script=Han}|[\p{Script=Katakana}ー]+|[\p{Script=Latin}]+/gu)
    : text.matchAll(/[^ ]*\p{L}[^ ]*/gu);
  return Array.from(pieces).flatMap((match) => {
    const whole = match[0];
    const letters = Array.from({ length: whole.length }, (_, place) => isKnown[match.index + place]);
    if (!isUnspaced(language)) return letters.every((each) => each === true) ? [] : [whole];
    return letters.some((each) => each !== true) ? [whole] : [];
  });
}

function nameAmong(unknown: readonly string[], text: string, language: Language): string | null {
  if (unknown.length === 0) return null;
  const words = wordsOf[language];
  const isUnspacedText = isUnspaced(language);
  const name = unknown.join(isUnspacedText ? "" : " ");
  const at = text.indexOf(name);
  // The unknown words must stand together.
  if (at === -1 || (isUnspacedText && name.length < 2)) return null;
  const after = text.slice(at + name.length).replace(/^[ のな的]+/u, "");
  const before = text.slice(0, at).trimEnd();
  const thing = finder([words.test, words.quiz, words.homework, words.grade].join("|"), language);
  thing.lastIndex = 0;
  const isBeforeThing = thing.exec(after)?.index === 0;
  const isAfterThing = /(?:^| )(?:in|of|en|de|du|d|im|fur)$/u.test(before);
  return isBeforeThing || (isAfterThing && after === "") ? name : null;
}
