import type { Language } from "@jotter/domain/settings";
import type { ClassFact } from "./facts.ts";
import { hasHan, isOneSlip, plainName, wordsIn } from "./plain-text.ts";

export type SpokenClass = {
  /** More than one where several fit equally well. */
  readonly ids: readonly string[];
  /** Where in the text it was named. */
  readonly places: readonly (readonly [at: number, end: number])[];
};

type Place = readonly [at: number, end: number];

/**
 * The class or classes that a text names, however shortly; it must be plain already. Words that say something else name
 * none: neither "Test Prep" by "test" nor "Marketing" by "marks", unless it is "in test".
 */
export function spokenClass(
  text: string,
  language: Language,
  classes: readonly ClassFact[],
  others: readonly Place[] = [],
): SpokenClass | null {
  return spokenClasses(text, language, classes, others)[0] ?? null;
}

/** All classes that a text names at places of their own, the surest first: "bio and calc". */
export function spokenClasses(
  text: string,
  language: Language,
  classes: readonly ClassFact[],
  others: readonly Place[] = [],
): readonly SpokenClass[] {
  const saysOther = ([at, end]: Place) =>
    others.some(([from, to]) => from <= at && to >= end) && !/(?:^| )(?:in|en|im) $/.test(text.slice(0, at));
  const named = classes
    .map(({ id, name }) => ({ id, ...fitOf(text, plainName(name, language)) }))
    .filter(({ score, places }) => score > 0 && !places.every(saysOther));
  const found: SpokenClass[] = [];
  let left = named;
  while (left.length > 0) {
    const best = Math.max(...left.map(({ score }) => score));
    const winners = left.filter(({ score }) => score === best);
    const [first] = winners;
    // Two that are named as well as each other, but each by words of its own, are two and no choice.
    const alike = winners.filter((one) => first && isNamedBySame(one.places, first.places, text));
    const spoken = { ids: alike.map(({ id }) => id), places: alike.flatMap(({ places }) => places) };
    found.push(spoken);
    left = left.filter((one) => !isNamedBySame(one.places, spoken.places, text));
  }
  return found;
}

/** "AP" alone names none of them. */
function isNamedBySame(places: readonly Place[], others: readonly Place[], text: string): boolean {
  const telling = (all: readonly Place[]) => {
    const some = all.filter(([at, end]) => !levels.test(text.slice(at, end)));
    return some.length > 0 ? some : all;
  };
  return telling(places).some(([at, end]) => telling(others).some(([from, to]) => at < to && end > from));
}

/** Whether a word is part of one of the names, so that nobody mends it into another. */
export function isInNames(word: string, names: readonly string[]): boolean {
  return names.some((name) => name.split(" ").some((each) => each.startsWith(word) || isSlipOf(word, each)));
}

type Fit = { readonly score: number; readonly places: readonly (readonly [number, number])[] };

const nothing: Fit = { score: 0, places: [] };

function fitOf(text: string, name: string): Fit {
  if (name === "") return nothing;
  const fits = [
    wholeFit(text, name),
    hasHan(name) ? unspacedFit(text, name) : wordsFit(text, name),
    subjectFit(text, name),
  ];
  return fits.reduce((best, each) => (each.score > best.score ? each : best), nothing);
}

function wholeFit(text: string, name: string): Fit {
  const at = hasHan(name) ? text.indexOf(name) : ` ${text} `.indexOf(` ${name} `);
  return at === -1 ? nothing : { score: 1000 + name.length, places: [[at, at + name.length]] };
}

/** Says how hard or which part, not what it is about. */
const levels =
  /^(?:ap|ib|honors|honours|hon|college|dual|enrollment|advanced|intro|introduction|introductory|basic|pre|general|level|hl|sl|lk|gk|grundkurs|leistungskurs|avanzado|avance|de|of|to|the|and|et|y|und|i|ii|iii|iv|v|\d+|a|b|c|bc|ab|class|course)$/;

function wordsFit(text: string, name: string): Fit {
  const parts = name.split(" ");
  const places: [number, number][] = [];
  let score = 0;
  let isNamed = false;
  const words = wordsIn(text);
  const acronym = parts.map((part) => (part.length <= 2 ? part : part[0])).join("");
  const spoken = words.find(({ word }) => parts.length > 1 && word === acronym && !isCommon(word));
  if (spoken) return { score: 900, places: [[spoken.at, spoken.end]] };
  for (const part of parts) {
    const isLevel = levels.test(part);
    let best: { readonly score: number; readonly at: number; readonly end: number } | undefined;
    for (const { word, at, end } of words) {
      const points = isLevel ? (word === part && !isCommon(word) ? 1 : 0) : likeness(word, part);
      if (points > (best?.score ?? 0)) best = { score: points, at, end };
    }
    if (!best) continue;
    if (!isLevel) isNamed = true;
    score += best.score * 10;
    places.push([best.at, best.end]);
  }
  return isNamed ? { score: score + (places.length === parts.length ? 1 : 0), places } : nothing;
}

function likeness(word: string, part: string): number {
  if (word === part) return 10;
  const stem = word.length > 4 && word.endsWith("s") ? word.slice(0, -1) : word;
  if (stem.length >= 3 && part.startsWith(stem) && !isCommon(word)) return 7;
  // "In Alter Geschichte".
  if (part.length >= 4 && word.startsWith(part) && word.length <= part.length + 2 && !isCommon(word)) return 6;
  return isSlipOf(word, part) ? 6 : 0;
}

function isSlipOf(word: string, part: string): boolean {
  return word.length >= 5 && part.length >= 5 && isOneSlip(word, part);
}

/** Parts of names in Chinese and Japanese: two signs are enough, and four are said as the first and the third. */
function unspacedFit(text: string, name: string): Fit {
  const signs = [...name.replaceAll(" ", "")];
  if (signs.length === 4) {
    const short = `${signs[0]}${signs[2]}`;
    const at = text.indexOf(short);
    if (at !== -1) return { score: 60, places: [[at, at + 2]] };
  }
  for (let length = signs.length - 1; length >= 2; length--) {
    for (let start = 0; start + length <= signs.length; start++) {
      const part = signs.slice(start, start + length).join("");
      if (generic.test(part) || (/^[\p{Script=Katakana}ー]+$/u.test(part) && length < 3)) continue;
      const at = text.indexOf(part);
      if (at !== -1) return { score: 20 * length, places: [[at, at + part.length]] };
    }
  }
  return nothing;
}

const generic =
  /^(?:.?[学課课]程?|大学|高等|基础|基礎|入门|入門|概论|概論|.*[ぁ-ん].?|[a-z0-9 ]+|高级|初级|初級|中級|高级)$/u;

function subjectFit(text: string, name: string): Fit {
  for (const row of subjects) {
    if (!row.some((subject) => holds(name, subject))) continue;
    for (const subject of row) {
      const at = placeOf(text, subject);
      if (at !== -1) return { score: 40, places: [[at, at + subject.length]] };
    }
  }
  return nothing;
}

/** What a school teaches, though perhaps not to this student; musical notes are no grades. */
export function subjectIn(text: string): { readonly name: string; readonly at: number; readonly end: number } | null {
  const named = subjects
    .filter((row) => !row.includes("music"))
    .flat()
    .map((name) => ({ name, at: placeOf(text, name) }))
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => other.name.length - one.name.length);
  const [first] = named;
  return first ? { ...first, end: first.at + first.name.length } : null;
}

function holds(name: string, subject: string): boolean {
  return placeOf(name, subject) !== -1;
}

function placeOf(text: string, subject: string): number {
  return hasHan(subject) ? text.indexOf(subject) : ` ${text} `.indexOf(` ${subject} `);
}

/** A class has the name the school gave it; the student says the subject, in the language of the moment. */
const subjects: readonly (readonly string[])[] = [
  "math|maths|mathe|mathematik|mathematics|matematicas|matematica|mates|mate|mathematiques|数学|calculus|precalculus|algebra|geometry|geometria|geometrie|trigonometry|statistics|微积分|代数",
  "biology|bio|biologia|biologie|svt|生物|生物学",
  "chemistry|chem|quimica|chimie|chemie|化学|chimica",
  "physics|fisica|physique|physik|物理|物理学",
  "history|historia|histoire|geschichte|histoire geo|apush|历史|歴史|世界史|日本史",
  "geography|geografia|geographie|geo|erdkunde|地理",
  "english|ingles|anglais|englisch|英语|英語|literature",
  "spanish|espanol|espagnol|spanisch|西班牙语|スペイン語|castellano",
  "french|frances|francais|franzosisch|法语|フランス語",
  "german|aleman|allemand|deutsch|德语|ドイツ語",
  "chinese|chino|chinois|chinesisch|语文|中文|中国語|mandarin",
  "japanese|japones|japonais|japanisch|日语|国語|日本語",
  "latin|latein|拉丁语|ラテン語",
  "computer science|informatica|informatique|informatik|info|计算机|信息技术|情報|nsi",
  "economics|econ|economia|economie|eco|wirtschaft|经济|经济学|経済|経済学|ses|macroeconomics|microeconomics",
  "psychology|psych|psicologia|psychologie|心理|心理学",
  "philosophy|filosofia|philosophie|philo|哲学|倫理",
  "art|arte|arts plastiques|kunst|美术|美術",
  "music|musica|musique|musik|音乐|音楽",
  "physical education|pe|gym|educacion fisica|eps|sport|体育",
  "politics|government|gov|politik|politica|civica|政治|公民",
  "environmental science|apes|umwelt|medio ambiente|环境|环境科学|環境",
].map((row) => row.split("|"));

/** Short words that are no abbreviation of anything. */
const common = new Set(
  "the for his her and are was can all has had not but how now get got its who why any out our one two per pro pre con por los las una uno que del mes les des est pas qui mon ton son sur par une aux ist der die das den dem ein mit von auf aus bei bin wie wer man alt neu gut war is it in on at as an am us we he me my no of or so to up do if go be by de la le en et un es el al lo se si ya te tu su du zu um ab im wo er ob today test exam class next when what mean inter intro com come core phi".split(
    " ",
  ),
);

function isCommon(word: string): boolean {
  return common.has(word);
}
