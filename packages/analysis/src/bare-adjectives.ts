import type { Language } from "@jotter/domain/settings";

/**
 * "se llaman intraespecíficas", "deux vecteurs sont dits colinéaires": how they are is said, and what they are is not.
 * What stands with an article of its own elsewhere is a noun.
 */
export function isBareAdjective(word: string, before: string, language: Language, source: string): boolean {
  const ending = isSaidOf[language]?.test(before) ? saidEndings[language] : bareEndings[language];
  if (!ending?.test(word) || /(?<!\p{L})(?:los|las|les|an?|the)\s$/iu.test(before)) return false;
  return !new RegExp(`(?<!\\p{L})(?:(?:el|la|una?|del|al|le|une?|du|au|an?|the)\\s|l['’])${word}(?!\\p{L})`, "iu").test(
    source,
  );
}

const bareEndings: Partial<Record<Language, RegExp>> = {
  en: /(?:[^s]ive|ous|able|ible)$/u,
  es: /(?:[áéíóú]\p{L}{0,3}ic[oa]s|[áéíóú]\p{L}{0,3}ico|iv[oa]s?|os[oa]s?|bles?)$/u,
  fr: /(?:ifs?|ives?|eux|euses?|[ai]bles?)$/u,
};

/** After these stands an adjective far more often than a noun. */
const isSaidOf: typeof bareEndings = {
  en: /(?<!\p{L})are (?:said to be|called|termed)\s$/iu,
  es: /(?<!\p{L})se (?:dice que (?:es|son)|dicen)\s$/iu,
  fr: /(?<!\p{L})(?:est|sont) (?:alors |aussi )?dite?s?\s$/iu,
};

const saidEndings: typeof bareEndings = {
  en: /(?:ive|ous|able|ible|al|ar|ary|ed)$/u,
  es: /(?:[ai]d[oa]s?|les|ntes?|ic[oa]s?|ari[oa]s?|iv[oa]s?|os[oa]s?|bles?)$/u,
  fr: /(?:if|ive|eux|euse|[ai]ble|ée?|ante?|ente?|ale?|aux|elle?|ique|aire)s?$/u,
};
