import type { Language } from "@jotter/domain/settings";
import { isBareAdjective } from "./bare-adjectives.ts";
import { cleanMeaning } from "./defined-meanings.ts";
import { isSpaceless } from "./language.ts";
import type { Reading } from "./reading.ts";
import { vocabulary } from "./vocabulary.ts";
import { wordCount } from "./words.ts";

/** "The steady speed … is called terminal velocity". */
export function isMeaningFirst({ term = "", meaning = "" }: Record<string, string>, text: string): boolean {
  return text.indexOf(meaning) < text.lastIndexOf(term);
}

/** 先の揺れを初期微動、後の揺れを主要動という, 夏に来るものは夏鳥、冬に来るものは冬鳥と呼ばれる: each name has its own stretch. */
export function lastNamed(meaning: string, language: Language): string {
  if (language !== "ja") return meaning;
  return meaning.replace(
    /^.*[をは]「?[\p{sc=Han}\p{sc=Katakana}ーA-Za-z\d]{2,16}」?(?:と(?:いい|呼び|よび))?、(?=.)/u,
    "",
  );
}

/** "Recitative is sung speech, and what only a harpsichord accompanies is called secco": a part of it is. */
export function isOneOfMany(groups: Record<string, string>, text: string, said: string, language: Language): boolean {
  const { term = "", meaning = "" } = groups;
  // What was cut off stood next to the name.
  const isCut = text.indexOf(meaning) < text.indexOf(term) && !meaning.trim().endsWith(said.slice(-4));
  return isCut || narrowed[language].test(meaning);
}

const narrowed: Readonly<Record<Language, RegExp>> = {
  en: /[,;] (?:and|but|while|whereas) (?:what|that which|the (?:one|ones|kind|sort|part|type|form)|those|any|one) /iu,
  es: /[,;] (?:y|pero|mientras que) (?:lo que|(?:el|la|los|las) que|aquell[oa]s?|aquel) /iu,
  fr: /[,;] (?:et|mais|tandis que) (?:ce qu|celui|celle|ceux|celles) ?/iu,
  de: /[,;] (?:und|aber|doch|während) (?:was|wer|das,|den,|die,|der,|solche|derjenige|diejenige|dasjenige)/iu,
  zh: /[是为][^，]*，.*(?:其中|而|那些)/u,
  ja: /(?:であり|だが|ですが|であるが|[^ぁ-ん]で)、.*(?:もの|場合|の)$/u,
};

/** "This process is called osmosis": what it is was said the sentence before. */
export function pointsBack(meaning: string, language: Language): boolean {
  const size = wordCount(meaning, language);
  const isShort = size > 0 && size <= (isSpaceless(language) ? 9 : 4);
  // "Das Außenufer heißt Prallhang" says what it is; "Das heißt Prallhang" does not.
  if (language === "de" && /^(?:der|die|das) /i.test(meaning)) return false;
  return isShort && vocabulary[language].leansBack.test(meaning);
}

/** What a whole sentence tells may be "this" or "this process"; "this procession" is one thing in it. */
export const namesWhatHappens: Readonly<Record<Language, RegExp>> = {
  en: /^(?:this|that|it|(?:this|that|such an?|the) (?:\p{L}+ )?(?:process|procedure|phenomenon|effect|method|technique|principle|cycle|reaction|behaviou?r|change|practice|mechanism|transformation|approach|strategy))$/iu,
  es: /^(?:esto|eso|ello|es[ae]|est[ae] (?:proceso|procedimiento|fenómeno|recorrido|efecto|método|técnica|principio|ciclo|reacción|cambio|práctica|mecanismo|transformación|paso))$/iu,
  fr: /^(?:cela|ceci|ça|c['’]|ce(?:t|tte)? (?:processus|procédé|phénomène|effet|méthode|technique|principe|cycle|réaction|changement|pratique|mécanisme|transformation|passage))$/iu,
  de: /^(?:dies|das|diese[rsn]? (?:Vorgang|Prozess|Verfahren|Phänomen|Erscheinung|Effekt|Methode|Technik|Prinzip|Kreislauf|Reaktion|Veränderung|Umwandlung|Mechanismus|Übergang|Ablauf))$/iu,
  zh: /^[这那此](?:一|个|种|类|样)?(?:过程|现象|手法|方法|做法|制度|技术|反应|变化|作用|原理|规律|机制|效应|转变)?$/u,
  ja: /^(?:これ|それ|[こそ]のよう(?:な|に).*|[こそ]の(?:過程|現象|方法|手法|技法|やり方|手順|操作|制度|反応|変化|作用|働き|はたらき|原理|仕組み|しくみ|効果|考え方))$/u,
};

/** What happened once, to somebody, is not what a word means. */
export function isNarrative(text: string, language: Language): boolean {
  return /(?<!\d)[12]\d{3}(?!\d| ?(?:°|m|km|g|kg|%|K|Hz)(?!\p{L}))/u.test(text) || told[language].test(text);
}

const told: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:was|were|had|did|became|began|went|took|gave|made|came|fell|led|said|wrote|fought|won|lost|(?:he|she|they|we|I|\p{Lu}\p{L}+) \p{Ll}+ed)(?!\p{L})/u,
  es: /(?<!\p{L})(?:fue|fueron|era|eran|había|habían|hubo|hizo|dio|dijo|tuvo|pudo|\p{Ll}{3,}(?:ó|aron|ieron|aban))(?!\p{L})/u,
  fr: /(?<!\p{L})(?:fut|furent|était|étaient|avait|avaient|(?:il|elle|ils|elles|on|\p{Lu}\p{Ll}+) (?:a|ont) \p{Ll}+|\p{Ll}{3,}(?:èrent|irent|aient))(?!\p{L})/u,
  de: /(?<!\p{L})(?:war|waren|wurde|wurden|hatte|hatten|kam|kamen|ging|gab|nahm|ließ|schrieb|zog|zogen|konnte|musste|wollte|\p{Ll}{3,}ten?(?= (?:der|die|das|den|dem|sich|er|sie|ein)))(?!\p{L})/u,
  zh: /\d年|世纪|了[^，。解]|曾|当时|皇帝|将军|国王|[他她]/u,
  ja: /\d年|世紀|翌|将軍|天皇|国王|彼|(?:した|された|った|いた|えた|めた|けた)。?$/u,
};

export function isCutShort(text: string, language: Language): boolean {
  return wordCount(cleanMeaning(text, language), language) < wordCount(text, language);
}

/** "The quantities that grow with it are called extensive". */
export function isQuality(term: string, text: string, { language, source }: Reading): boolean {
  if (term.includes(" ")) return false;
  return isBareAdjective(term, text.slice(0, text.lastIndexOf(term)), language, source);
}
