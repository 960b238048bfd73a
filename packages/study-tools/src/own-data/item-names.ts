import type { Occurrence } from "@jotter/domain/occurrences";
import type { Language } from "@jotter/domain/settings";
import type { SpokenClass } from "./class-names.ts";
import { hasHan, isOneSlip, plainName, type Word, wordsIn } from "./plain-text.ts";
import { withoutWork, workOf } from "./study-blocks.ts";
import { finder, questionWordsOf, wordsOf } from "./words.ts";

export type SpokenItem = {
  readonly key: string;
  readonly places: readonly (readonly [at: number, end: number])[];
};

/** What on the calendar a text names by words of its title, apart from those that any title could have. */
export function spokenItem(
  text: string,
  language: Language,
  occurrences: readonly Occurrence[],
  now: number,
  classNames: readonly string[],
  spoken: SpokenClass | null,
): SpokenItem | null {
  // What named the class says nothing about the item.
  const called = (spoken?.places ?? []).map(([at, end]) => text.slice(at, end));
  const words = wordsIn(text);
  // "When is my test" means no block of study for it, unless studying was spoken of.
  const isUnsaidBlock = ({ type, title }: Occurrence["event"], startsAt: number) => {
    const work = type === "study" ? workOf({ title, startsAt }, occurrences) : null;
    return work !== null && !saysAny(text, words, plainName(withoutWork(title, work), language));
  };
  let best: (SpokenItem & { readonly score: number; readonly endsAt: number }) | null = null;
  for (const { key, event, startsAt, endsAt } of occurrences) {
    if (event.type === "class" || isUnsaidBlock(event, startsAt)) continue;
    const title = plainName(event.title, language);
    const isOfIt = event.classId !== null && spoken?.ids.includes(event.classId) === true;
    const fit = hasHan(title)
      ? signsFit(text, title, language, [...classNames, ...called], isOfIt)
      : wordsFit(words, title, language, classNames, called, isOfIt);
    if (fit.score === 0) continue;
    // Of two that fit alike the one that comes first is meant, and nothing that is over while something is not.
    const isBetter =
      best === null ||
      fit.score > best.score ||
      (fit.score === best.score && best.endsAt < now && endsAt > best.endsAt);
    if (isBetter) best = { key, endsAt, ...fit };
  }
  return best ?? onlyExamOfItsSort(text, language, occurrences, now, spoken);
}

/** All that a text names as well as each other, the surest: "the test" may be two. */
export function itemsSaid(
  text: string,
  language: Language,
  occurrences: readonly Occurrence[],
  classNames: readonly string[],
  spoken: SpokenClass | null,
): readonly Occurrence[] {
  const called = (spoken?.places ?? []).map(([at, end]) => text.slice(at, end));
  const words = wordsIn(text);
  const scored = occurrences.map((item) => {
    const title = plainName(item.event.title, language);
    const isOfIt = item.event.classId !== null && spoken?.ids.includes(item.event.classId) === true;
    const fit = hasHan(title)
      ? signsFit(text, title, language, [...classNames, ...called], isOfIt)
      : wordsFit(words, title, language, classNames, called, isOfIt);
    // What was said in full is meant before what has a word of it.
    return { item, score: fit.score === 0 ? 0 : fit.score + (text.includes(title) ? 1 : 0) + (isOfIt ? 0.25 : 0) };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ item }) => item);
}

function saysAny(text: string, words: readonly Word[], said: string): boolean {
  if (hasHan(said)) return text.includes(said);
  return said.split(" ").some((part) => part !== "" && wordLike(part, words) !== undefined);
}

/** "The midterm" where there is only one to come. */
function onlyExamOfItsSort(
  text: string,
  language: Language,
  occurrences: readonly Occurrence[],
  now: number,
  spoken: SpokenClass | null,
): SpokenItem | null {
  const match = sorts.exec(text);
  if (!match) return null;
  const [one, ...others] = occurrences.filter(
    ({ event, endsAt }) =>
      event.type === "exam" &&
      endsAt > now &&
      plainName(event.title, language).includes(match[0]) &&
      (!spoken || spoken.ids.length === 0 || (event.classId !== null && spoken.ids.includes(event.classId))),
  );
  if (!one || others.length > 0) return null;
  return { key: one.key, places: [[match.index, match.index + match[0].length]] };
}

const sorts =
  /(?<!\p{Script=Latin})(?:midterm|final(?! (?:grade|score|mark|average|result))|parcial|partiel|zwischenprufung|abschlussprufung|abschlussklausur)(?!\p{Script=Latin})|期中|期末|中間|単元|单元/u;

type Fit = { readonly score: number; readonly places: readonly (readonly [number, number])[] };
const nothing: Fit = { score: 0, places: [] };

function wordsFit(
  words: readonly Word[],
  title: string,
  language: Language,
  classNames: readonly string[],
  called: readonly string[],
  isOfSpokenClass: boolean,
): Fit {
  const places: [number, number][] = [];
  let [telling, others, missed] = [0, 0, 0];
  const parts = title.split(" ").map((part) => ({ part, found: wordLike(part, words) }));
  // Most titles have nothing to do with it.
  if (parts.every(({ found }) => found === undefined)) return nothing;
  for (const { part, found } of parts) {
    if (!found) {
      if (isFiller(part, language)) continue;
      if (isOfSpokenClass && isOfClass(part, classNames)) others += 0.25;
      else missed += 1;
      continue;
    }
    const said = found.word;
    // "Arbeit" is a test, and not the beginning of "Arbeitsblatt".
    if (said !== part && (isKind(said, language) || isFiller(said, language))) {
      missed += 1;
      continue;
    }
    const isNumber = /^\d+$/.test(part);
    const isPlain =
      isNumber ||
      isKind(part, language) ||
      isFiller(part, language) ||
      called.includes(part) ||
      isOfClass(part, classNames);
    if (isPlain && isFiller(part, language)) continue;
    if (isPlain) others += isNumber ? 0.5 : 0.25;
    else telling += 1;
    places.push([found.at, found.end]);
  }
  // "Quiz 3" has no word of its own, and yet there is only one; nor has "Chemistry Final", said in full.
  if (telling === 0 && others < 0.75 && (missed > 0 || others === 0)) return nothing;
  return { score: telling + others, places };
}

function wordLike(part: string, words: readonly Word[]): Word | undefined {
  return words.find(
    ({ word }) =>
      word === part ||
      (part.length >= 5 && isOneSlip(word, part)) ||
      (word.length >= 4 && part.startsWith(word)) ||
      (part.length >= 4 && word.startsWith(part) && word.length <= part.length + 2),
  );
}

/** A word that questions are made of anyway. */
function isKind(word: string, language: Language): boolean {
  return covers(questionWordsOf(language), language, word);
}

function isFiller(word: string, language: Language): boolean {
  return covers(wordsOf[language].filler, language, word);
}

function covers(expressions: string, language: Language, word: string): boolean {
  return word.replaceAll(finder(expressions, language), "") === "";
}

function isOfClass(word: string, classNames: readonly string[]): boolean {
  return classNames.some((name) =>
    name.split(" ").some((part) => part === word || (word.length >= 3 && part.startsWith(word))),
  );
}

/** The longest run of signs that both have, once what any title could have is taken out. */
function signsFit(
  text: string,
  title: string,
  language: Language,
  names: readonly string[],
  isOfSpokenClass: boolean,
): Fit {
  const { test, quiz, homework } = wordsOf[language];
  // "数学II" is said in a title as "数学".
  const short = names.map((name) => name.replace(/[^\p{Script=Han}].*$/u, "")).filter((name) => name.length >= 2);
  const rest = [...names, ...short].reduce((left, name) => left.replaceAll(name, " "), title);
  const kind = rest.trim().replace(/^の/u, "");
  const sort = /期中|期末|单元|月考|中間|単元/u.exec(kind)?.[0];
  if (isOfSpokenClass && sort !== undefined && text.includes(sort)) {
    return { score: kind.length, places: [[text.indexOf(sort), text.indexOf(sort) + sort.length]] };
  }
  // "期中考试" of the class that was named: there is only one.
  if (isOfSpokenClass && kind.length >= 4 && text.includes(kind)) {
    return { score: kind.length, places: [[text.indexOf(kind), text.indexOf(kind) + kind.length]] };
  }
  const own = rest.replaceAll(finder([test, quiz, homework, "勉強|復習|复习|学习|予習"].join("|"), language), " ");
  for (let length = own.length; length >= 2; length--) {
    for (let start = 0; start + length <= own.length; start++) {
      const part = own.slice(start, start + length);
      if (!/^[\p{Script=Han}\p{Script=Katakana}ー]+$/u.test(part)) continue;
      if (text.includes(part))
        return {
          score: length,
          places: placesOf([part, ...own.split(/[^\p{Script=Han}\p{Script=Katakana}ー]+/u)], text),
        };
    }
  }
  return nothing;
}

function placesOf(parts: readonly string[], text: string): readonly (readonly [number, number])[] {
  return parts.flatMap((part) => {
    const at = part.length < 2 ? -1 : text.indexOf(part);
    return at === -1 ? [] : [[at, at + part.length] as const];
  });
}
