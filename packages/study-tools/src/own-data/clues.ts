import { isSpaceless } from "@jotter/analysis/language";
import type { Language } from "@jotter/domain/settings";
import { isInNames, type SpokenClass, spokenClasses, subjectIn } from "./class-names.ts";
import { type OwnDataFacts, todayOf, weekStartOf } from "./facts.ts";
import type { Target } from "./intent.ts";
import { type SpokenItem, spokenItem } from "./item-names.ts";
import { hasHan, plain, plainName } from "./plain-text.ts";
import { spelledOut } from "./shorthand.ts";
import { type Span, spokenSpan } from "./spoken-day.ts";
import { spokenPlace } from "./spoken-place.ts";
import { letterTyped, looseTarget, passing, spokenTarget } from "./spoken-target.ts";
import type { Concept } from "./vocabulary.ts";
import { finder, mended, wordsOf } from "./words.ts";

/** All that was understood of a text. */
export type Clues = {
  readonly text: string;
  readonly language: Language;
  readonly has: (...concepts: readonly Concept[]) => boolean;
  readonly matches: ReadonlyMap<Concept, readonly string[]>;
  readonly today: string;
  readonly spokenClass: SpokenClass | null;
  readonly hasClass: boolean;
  /** Null also where several fit. */
  readonly classId: string | null;
  /** Classes that were named each by words of their own, in the order of the text; fewer than two: none. */
  readonly severalIds: readonly string[];
  readonly item: SpokenItem | null;
  readonly span: Span | null;
  readonly target: Target | null;
  /** A letter or a percent stands in it; to pass is none. */
  readonly namesScore: boolean;
  /** Which of several: the first test, Test 2. */
  readonly place: number | null;
  /** Words for help stand in it, perhaps only as a part of an expression that asks something else. */
  readonly speaksOfHelp: boolean;
  readonly asksForHelp: boolean;
  /** What nothing here knows. */
  readonly unknown: readonly string[];
  /** Numbers that are part of nothing that was understood. */
  readonly hasLooseNumbers: boolean;
  /** A subject that is none of the classes, where nothing else is unknown: "the grade in Latin". */
  readonly foreignSubject: string | null;
  /** It is about whoever asks, as far as one can tell. */
  readonly isAboutStudent: boolean;
  /** Whether nothing is said but these and names: any other word could change what is asked. */
  readonly saysOnly: (concepts: ReadonlySet<Concept>) => boolean;
  /** Whether the title that was heard is made of words that say as much without it. */
  readonly isItemPlain: boolean;
};

type Range = readonly [at: number, end: number];

export function cluesIn(typed: string, language: Language, facts: OwnDataFacts): Clues {
  const today = todayOf(facts);
  const classNames = facts.classes.map(({ name }) => plainName(name, language));
  const occurrences = facts.calendar?.occurrences ?? [];
  const titles = new Set(occurrences.map(({ event }) => event.title));
  const noteTitles = (facts.notes ?? []).map(({ title }) => title);
  const names = [...classNames, ...Array.from([...titles, ...noteTitles], (title) => plainName(title, language))];
  const text = mended(spelledOut(plain(typed, language), language), language, (word) => isInNames(word, names));

  const spoken = spokenSpan(text, language, { today, weekStart: weekStartOf(facts) });
  const all = conceptsIn(text, language);
  const fillers = Array.from(text.matchAll(finder(wordsOf[language].filler, language)), rangeOf);
  const others = [...fillers, ...(spoken ? [rangeIn(spoken)] : [])];
  for (const [concept, matches] of all) if (concept !== "help") others.push(...matches.map(rangeOf));
  // Chosen from several, and nothing else is meant: "what do I need (Test)".
  const chosen = facts.classes.filter(({ name }) => typed.trimEnd().endsWith(`(${name})`));
  const classes =
    chosen.length > 0 ? spokenClasses(text, language, chosen) : spokenClasses(text, language, facts.classes, others);
  const named: SpokenClass | null = classes[0] ?? null;
  const classPlaces = classes.flatMap(({ places }) => places).flatMap((place) => everywhere(text, place));
  const item = spokenItem(text, language, occurrences, facts.now, classNames, {
    ids: classes.flatMap(({ ids }) => ids),
    places: classPlaces,
  });

  const isFree = (one: Range | null, ...ranges: readonly Range[]) =>
    one !== null && !ranges.some((range) => overlaps(one, range));
  const nameRanges = [...classPlaces, ...(item?.places ?? [])];
  const minutes = (all.get("minutes") ?? []).map(rangeOf).map((range) => withNumberBefore(text, range));
  const dayRange = spoken ? [rangeIn(spoken)] : [];
  const which = spokenPlace(text, language);
  const placeRange = which && isFree(rangeIn(which), ...nameRanges, ...dayRange, ...minutes) ? [rangeIn(which)] : [];
  const taken = [...nameRanges, ...dayRange, ...minutes, ...placeRange];
  // "For the 20th" is a day and no score.
  const isAsked = all.has("need") || all.has("pass") || all.has("whatIf");
  const aim = [spokenTarget(text, language), letterTyped(typed, text), isAsked ? looseTarget(text, taken) : null].find(
    (each) => each !== null && isFree(rangeIn(each), ...taken),
  );
  const target = aim ?? null;

  const helps = (all.get("help") ?? []).map(rangeOf);
  const concepts = withoutParts(all, language, item?.places ?? [], fillers, classPlaces);
  const places: Range[] = [...nameRanges];
  for (const [concept, matches] of all) if (concept !== "help") places.push(...matches.map(rangeOf));
  const asksForHelp = helps.some((help) => !places.some((place) => outweighs(place, help)));

  const understood: Range[] = [...nameRanges, ...dayRange, ...placeRange, ...(target ? [rangeIn(target)] : [])];
  const figures: Range[] = [...understood, ...minutes];
  const unknown = leftOver(text, language, [...places, ...figures, ...fillers]);
  const foreign = classes.length === 0 ? subjectIn(text) : null;
  const numbers = Array.from(text.matchAll(/\d+(?:\.\d+)?/gu)).filter(
    ({ index }) => !figures.some(([at, end]) => index >= at && index < end),
  );

  const isMine = concepts.has("mine");
  const ids = named?.ids ?? [];
  const single = classes
    .flatMap((each) =>
      each.ids.length === 1 && each.ids[0] ? [{ id: each.ids[0], at: each.places[0]?.[0] ?? 0 }] : [],
    )
    .toSorted((one, other) => one.at - other.at);
  const ranges = new Map([...concepts].map(([concept, matches]) => [concept, matches.map(rangeOf)] as const));
  return {
    text,
    language,
    today,
    has: (...some) => some.some((concept) => concepts.has(concept)),
    matches: new Map([...concepts].map(([concept, matches]) => [concept, matches.map(([said]) => said)])),
    spokenClass: named,
    hasClass: ids.length > 0,
    classId: ids.length === 1 && classes.length === 1 ? (ids[0] ?? null) : null,
    severalIds: classes.length > 1 && single.length === classes.length ? single.map(({ id }) => id) : [],
    item,
    span: spoken?.span ?? null,
    target: target?.target ?? (concepts.has("pass") ? passing : null),
    namesScore: target !== null,
    place: placeRange.length > 0 && which ? which.number : null,
    speaksOfHelp: helps.length > 0,
    asksForHelp,
    unknown,
    hasLooseNumbers: numbers.length > 0,
    foreignSubject:
      foreign && leftOver(text, language, [...places, ...figures, ...fillers, rangeIn(foreign)]).length === 0
        ? foreign.name
        : null,
    isAboutStudent: isMine || isSpaceless(language) || text.split(" ").length <= 5,
    saysOnly: (allowed) => {
      const explained = [...understood, ...[...allowed].flatMap((concept) => ranges.get(concept) ?? [])];
      return [...ranges].every(
        ([concept, some]) =>
          concept === "help" ||
          allowed.has(concept) ||
          some.every((range) => explained.some((place) => holds(place, range))),
      );
    },
    isItemPlain: (item?.places ?? []).every((place) =>
      [...classPlaces, ...fillers, ...[...ranges.values()].flat()].some((range) => holds(range, place)),
    ),
  };
}

function rangeIn({ at, end }: { readonly at: number; readonly end: number }): Range {
  return [at, end];
}

/** A class that is named twice is still one: "in the bio test, what is my bio grade then". */
function everywhere(text: string, [at, end]: Range): readonly Range[] {
  const said = text.slice(at, end);
  const isWord = (place: number) => hasHan(said) || ` ${text} `.slice(place, place + said.length + 2) === ` ${said} `;
  const found: Range[] = [];
  for (let place = text.indexOf(said); place !== -1; place = text.indexOf(said, place + 1)) {
    if (place === at || isWord(place)) found.push([place, place + said.length]);
  }
  return found;
}

/** "30 minutes", "an hour": the number belongs to them. */
function withNumberBefore(text: string, [at, end]: Range): Range {
  const number = /\d+ ?$/u.exec(text.slice(0, at));
  return [number ? number.index : at, end];
}

type Matches = ReadonlyMap<Concept, readonly RegExpExecArray[]>;

function conceptsIn(text: string, language: Language): Matches {
  const { day, filler, ordinals, ...expressions } = wordsOf[language];
  const found = Object.entries(expressions).map(([concept, some]): [Concept, readonly RegExpExecArray[]] => {
    // Object.entries forgets what the keys are: without the three above, they are the concepts.
    return [concept as Concept, [...text.matchAll(finder(some, language))]];
  });
  return new Map(found.filter(([, matches]) => matches.length > 0));
}

/** "Emploi du temps" is a schedule and says nothing of time; nor does a title say what is asked about it. */
function withoutParts(
  all: Matches,
  language: Language,
  titles: readonly Range[],
  fillers: readonly Range[],
  classPlaces: readonly Range[],
): Matches {
  const isUnspacedText = isSpaceless(language);
  const kept = [...all].map(([concept, matches]): [Concept, readonly RegExpExecArray[]] => {
    if (concept === "help" || concept === "mine" || concept === "weighted" || concept === "else") {
      return [concept, matches];
    }
    const others = [...all].flatMap(([other, theirs]) =>
      other === concept || other === "help" ? [] : theirs.map(rangeOf),
    );
    // "Don't know" and "有没有" turn nothing around.
    if (concept === "not" || concept === "whatIf" || isUnspacedText) others.push(...fillers);
    const isKind = concept === "test" || concept === "quiz" || concept === "homework";
    return [
      concept,
      matches.filter((match) => {
        const range = rangeOf(match);
        const isInTitle = !isKind && titles.some((title) => holds(title, range));
        // "化学什么时候" asks nothing of what to learn.
        const isAcross = classPlaces.some((name) => overlaps(name, range) && !holds(range, name));
        return (
          !isInTitle && !isAcross && !others.some((other) => holds(other, range) && lengthOf(other) > lengthOf(range))
        );
      }),
    ];
  });
  return new Map(kept.filter(([, matches]) => matches.length > 0));
}

function rangeOf(match: RegExpExecArray): Range {
  return [match.index, match.index + match[0].length];
}

function overlaps([at, end]: Range, [from, to]: Range): boolean {
  return at < to && end > from;
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
  const pieces = isSpaceless(language)
    ? text.matchAll(/\p{Script=Han}|[\p{Script=Katakana}ー]+|[\p{Script=Latin}]+/gu)
    : text.matchAll(/[^ ]*\p{L}[^ ]*/gu);
  return Array.from(pieces).flatMap((match) => {
    const whole = match[0];
    const letters = Array.from({ length: whole.length }, (_, place) => isKnown[match.index + place]);
    if (!isSpaceless(language)) return letters.every((each) => each === true) ? [] : [whole];
    return letters.some((each) => each !== true) ? [whole] : [];
  });
}
