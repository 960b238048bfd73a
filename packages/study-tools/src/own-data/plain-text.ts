import type { Language } from "@jotter/domain/settings";

const kept = new Map<string, string>();
const keptAtMost = 5000;

/** `plain` for what is asked for again and again: the names and titles of a student. */
export function plainName(name: string, language: Language): string {
  const key = `${language}:${name}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= keptAtMost) kept.clear();
  const made = plain(name, language);
  kept.set(key, made);
  return made;
}

/** As everybody types it sooner or later: small letters, no accents, no marks but those that mean something. */
export function plain(text: string, language: Language): string {
  const folded = text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    // French joins words with it, English leaves letters out.
    .replace(/['’‘`´]/g, language === "fr" ? " " : "")
    .replace(/(?<!\p{L})(?:\p{L}\.){2,}/gu, (letters) => `${letters.replaceAll(".", "")} `)
    .replace(/(?<=\d),(?=\d)/g, ".")
    .replace(meaningful, (_, kept?: string) => kept?.replace(/[−–]/u, "-") ?? " ")
    .replace(/\s+/g, " ")
    .trim();
  return language === "de" ? folded.replace(subjectCompounds, "$1 $2").replace(testCompounds, "$1 $2") : folded;
}

/** Letters, numbers, the sign of a letter grade, and what stands inside a date or a time. */
const meaningful = /((?<![a-z0-9])[a-d][+−–-](?![a-z0-9])|(?<=\d)[.:/-](?=\d)|[\p{L}\p{N}%])|[\s\S]/gu;

/** A subject and what is done in it are one word there: "Matheklausur". */
const subjectCompounds =
  /(?<!\p{L})(franzosisch|mathematik|geschichts|geschichte|informatik|biologie|englisch|spanisch|erdkunde|deutsch|politik|chemie|physik|latein|mathe|franz|kunst|musik|sport|philo|info|reli|bio|geo)s??(\p{L}{4,})(?<=klausur|klausuren|test|tests|prufung|prufungen|arbeit|hausaufgaben?|unterricht|note|noten|schnitt|stunden?|aufgaben?|referat|quiz|projekt|projekte|protokoll|vortrag|aufsatz)(?!\p{L})/gu;

/** Any other test has its own name too, but for those that say which kind of test it is. */
const testCompounds =
  /(?<!\p{L})(?!(?:abschluss|abitur|zwischen|end|semester|probe|vokabel|nach|pro|kon)(?:klausur|prufung|test))(\p{L}{3,}?)(klausur(?:en)?|prufung(?:en)?|tests?)(?!\p{L})/gu;

export type Word = { readonly word: string; readonly at: number; readonly end: number };

/** Latin letters stand between Chinese and Japanese signs without a gap. */
export function wordsIn(text: string): readonly Word[] {
  return Array.from(text.matchAll(/[\p{Script=Latin}\p{N}]+/gu), (match) => {
    return { word: match[0], at: match.index, end: match.index + match[0].length };
  });
}

export function hasHan(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}

/** One letter more, fewer, other, or two that changed places. */
export function isOneSlip(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return one === other;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  if (rest.slice(1) === otherRest.slice(1) || rest === otherRest.slice(1) || rest.slice(1) === otherRest) return true;
  return rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
}
