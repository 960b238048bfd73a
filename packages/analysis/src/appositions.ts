import type { Language } from "@jotter/domain/settings";
import { isCommon } from "./common-words.ts";
import { vocabulary } from "./vocabulary.ts";
import { type Word, wordsOf } from "./words.ts";

/** Terms that a sentence explains in passing: "the glomerulus, a ball of capillaries", "known as ultrafiltration". */
export function apposed(text: string, language: Language): readonly string[] {
  if (language === "zh" || language === "ja")
    return [...text.matchAll(named[language])].flatMap(({ groups }) => groups?.term ?? []);
  const before = [...text.matchAll(explained[language])].flatMap(({ index }) =>
    termBefore(text.slice(0, index), language),
  );
  const called = [...text.matchAll(named[language])].flatMap(({ groups }) => termAfter(groups?.term ?? "", language));
  const short = [...text.matchAll(/\((?<term>\p{Lu}[\p{Lu}\d]{1,5})\)/gu)].flatMap(({ groups }) => groups?.term ?? []);
  return [...called, ...before, ...short];
}

const most = 3;

/** The words that belong together right before the comma. */
function termBefore(text: string, language: Language): readonly string[] {
  const words = wordsOf(text, language);
  const last = words.at(-1);
  if (!last || last.to !== text.length) return [];
  let first = words.length;
  while (first > 0 && words.length - first < most && belongs(words[first - 1], words[first], text, language))
    first -= 1;
  // Only an article tells where a term of several words begins: "We bought bread" has none.
  const opening = words[first - 1]?.text.toLowerCase() ?? "";
  if (!vocabulary[language].determiners.has(opening))
    while (/^\p{Ll}/u.test(words[first]?.text ?? "") && first < words.length - 1) first += 1;
  const [begin] = words.slice(first);
  return begin && isTelling(words.slice(first), language) ? [text.slice(begin.from)] : [];
}

function belongs(word: Word | undefined, next: Word | undefined, text: string, language: Language): boolean {
  if (!word || word.isStop || word.isNumber || vocabulary[language].prepositions.has(word.text.toLowerCase()))
    return false;
  if (next && text.slice(word.to, next.from) !== " ") return false;
  // After the first word a verb or an adjective may stand: only names and nouns in capitals are sure to belong.
  return next === undefined || /^\p{Lu}/u.test(word.text) || (language === "en" && !/(?:ed|ing|ly|s)$/.test(word.text));
}

function termAfter(text: string, language: Language): readonly string[] {
  const words = wordsOf(text, language);
  const end = words.findIndex(({ isStop }) => isStop);
  const own = end < 0 ? words : words.slice(0, end);
  return isTelling(own, language) && own.length <= most ? [text.slice(own[0]?.from, own.at(-1)?.to)] : [];
}

function isTelling(words: readonly Word[], language: Language): boolean {
  return words.some(
    ({ key, text }) =>
      text.length > 2 && !isCommon(key, language) && !vocabulary[language].generic.has(text.toLowerCase()),
  );
}

type Spaced = Exclude<Language, "zh" | "ja">;

/** Where a comma begins what the word before it is. */
const explained: Readonly<Record<Spaced, RegExp>> = {
  en: /, (?:an?|the) (?!lot|number|couple|few|bit)(?=[\p{Ll}-]+ (?:[\p{Ll}-]+ ){0,3}?(?:of|that|which|from|in|by|for|with|used|made|where)(?!\p{L}))/gu,
  es: /, (?:una?|el|la|los|las) (?=\p{Ll}+ (?:\p{Ll}+ )?(?:que|del?|en|donde|para|con|\p{Ll}+[ai]d[oa]s?)(?!\p{L}))/gu,
  fr: /, (?:une?|le|la|les|des) (?=\p{Ll}+ (?:\p{Ll}+ )?(?:(?:qui|que|de|du|des|où|dont|pour|en)(?!\p{L})|d['’]))/gu,
  de: /, (?:eine?[nmrs]?|ein) (?=(?:\p{Ll}+ )?\p{Lu}\p{L}+(?:,| (?:aus|mit|von|für|in|der|des|im|zur|zum)(?!\p{L})))/gu,
};

const named: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:called|known as|termed|named) (?:the |an? )?(?<term>[\p{L}\- ]{3,40}?)(?=[,.;)]|$| (?:is|are|was|and|which|that|because|in|from|by)(?!\p{L}))/gu,
  es: /(?<!\p{L})(?:llamad[oa]s?|denominad[oa]s?|conocid[oa]s? como|se llama|se denomina) (?:el |la |los |las |una? )?(?<term>[\p{L}\- ]{3,40}?)(?=[,.;)]|$| (?:es|son|y|que|en|por|se)(?!\p{L}))/gu,
  fr: /(?<!\p{L})(?:appelée?s?|nommée?s?|dite?s|connue?s? sous le nom de) (?:le |la |les |l['’]|une? )?(?<term>[\p{L}\-'’ ]{3,40}?)(?=[,.;)]|$| (?:est|sont|et|qui|que|en|par|se)(?!\p{L}))/gu,
  de: /(?<!\p{L})(?:genannt|sogenannte[nrsm]?|bezeichnet als|heißt|heißen) (?:der |die |das |eine? )?(?<term>\p{Lu}[\p{L}\- ]{2,40}?)(?=[,.;)]|$| (?:ist|sind|und|wird|in|aus|von|mit)(?!\p{L}))/gu,
  zh: /(?:称为|叫做|叫作|称作|称之为|即|又称|简称)[“「]?(?<term>\p{sc=Han}{2,8})(?=[”」，。；）、]|$)/gu,
  ja: /(?<term>[\p{sc=Han}\p{sc=Katakana}ー]{2,12})(?=と(?:呼ばれ|呼ぶ|よばれ|よぶ|いう|いい)|という)/gu,
};
