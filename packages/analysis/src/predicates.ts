import type { Language } from "@jotter/domain/settings";
import { isSpaceless } from "./language.ts";

/** Whether what follows "Term:" tells of the term, "delivers the energy", instead of saying what it is. */
export function isPredicate(meaning: string, term: string, language: Language): boolean {
  if (language === "zh")
    return chineseVerb.test(meaning) && (chineseDuty.test(meaning) || !/的[^的，]{1,8}$/.test(meaning));
  if (language === "ja") return japaneseTopic.test(meaning) || japaneseEnd.test(meaning);
  const [first = "", second = ""] = meaning.split(" ");
  if (finite[language].test(meaning) || clauses[language].test(meaning)) return true;
  if (language === "de") return isGermanVerb(first, second);
  // Between a noun and an article stands something; between a verb and its object nothing.
  if (/^\p{Ll}{3,}$/u.test(first) && !determiners.test(first) && articles[language].test(meaning.slice(first.length)))
    return true;
  // "Prop roots: arch from the trunk": several things, and no word for several.
  if (language === "en" && /[^s]s$/.test(term) && /^\p{Ll}+[^s]$/u.test(first) && preposition.test(second)) return true;
  // "Stack: holds local variables": one thing, and not several things of a kind.
  return (
    language === "en" &&
    /[^s]$/.test(term) &&
    /^\p{Ll}{2,}[^suia]s$/u.test(first) &&
    !/^(?:that|which|who|whose|of|and|or|for|\p{L}+ed|(?!\p{L}*thing)\p{L}+ing)$/u.test(second)
  );
}

/** A whole sentence with a subject and a verb of its own, where a thing should be named. */
export function holdsClause(meaning: string, language: Language): boolean {
  return language !== "zh" && language !== "ja" && clauses[language].test(meaning);
}

function isGermanVerb(first: string, second: string): boolean {
  if (!/^\p{Ll}/u.test(first)) return false;
  const isObject = /^(?:\p{Lu}|sich$|d(?:ie|er|as|en|em)$|eine?[nmrs]?$|(?:ihr|sein)e?[nmrs]?$)/u.test(second);
  const isPlace = /^(?:in|im|ins|an|am|auf|aus|bei|durch|für|mit|nach|von|vom|über|um|unter|vor|zu|zum|zur)$/.test(
    second,
  );
  if (/te$/.test(first)) return isPlace || (isObject && !/^\p{Lu}/u.test(second));
  return /(?:[^s]t|[^e]st|en|ern|eln)$/.test(first) && !/^(?:meist|fast|selbst|nicht|oft|eben)$/.test(first)
    ? isObject || isPlace
    : false;
}

const preposition = /^(?:from|to|into|through|above|below|over|under|across|around|along|up|down|out|off)$/;

type Spaced = Exclude<Language, "zh" | "ja">;

const determiners =
  /^(?:all|any|both|half|such|todo|toda|todos|todas|ambos|ambas|tout|toute|tous|toutes|des|les|los|las|una?|une|the|like|como|comme)$/;

const articles: Readonly<Record<Exclude<Spaced, "de">, RegExp>> = {
  en: /^ (?:the|an?|its|their|his|her|it|them)(?!\p{L})/u,
  es: /^ (?:el|la|los|las|una?|su|sus|al?)(?!\p{L})/u,
  fr: /^ (?:(?:le|la|les|une?|sa|son|ses|leurs?|aux?|à)(?!\p{L})|l['’])/u,
};

const finite: Readonly<Record<Spaced, RegExp>> = {
  en: /^(?:is|are|was|were|has|have|had|can|cannot|may|must|will|does|do|did|when|if)(?!\p{L})/u,
  es: /^(?:no|se|l[oae]s?(?= \p{L}+(?:[ae]n?|ó) (?:el|la|los|las|un|una|por|en)(?!\p{L}))|es|son|está|están|era|eran|fue|fueron|tienen?|tenía|ha|han|hay|pueden?|deben?|sirven?|permiten?|consisten?|constan?|viven?|crecen?|dependen?|pertenecen?|cuando|si)(?!\p{L})/u,
  fr: /^(?:(?:ne|se|est|sont|était|étaient|fut|furent|a|ont|avait|peut|peuvent|doit|doivent|sert|servent|permet|permettent|dépend|dépendent|vit|vivent|lorsque|quand|si)(?!\p{L})|[ns]['’]|lorsqu['’])/u,
  de: /^(?:ist|sind|war|waren|wird|werden|wurden?|hat|haben|hatten?|kann|können|muss|müssen|darf|soll|gibt|steht|liegt|dient|dienen|wenn)(?!\p{L})/u,
};

/** A whole sentence with a subject of its own: "the themes are presented". */
const clauses: Readonly<Record<Spaced, RegExp>> = {
  en: /^(?:the|an?|each|every|all|no|both) (?:(?!(?:that|which|who|whom|whose|where|when|what|how)(?!\p{L}))[\p{L}\-'’]+ ){1,6}?(?:is|are|was|were|has|have|had|can|may|must|will)(?!\p{L})/iu,
  es: /^(?:el|la|los|las|una?|cada|tod[oa]s?|ningún|ninguna) (?:(?!(?:que|quien|donde|cuando|cuy[oa]s?|cual)(?!\p{L}))[\p{L}-]+ ){1,6}?(?:es|son|está|están|era|eran|fue|fueron|tienen?|ha|han|pueden?|deben?|se)(?!\p{L})/iu,
  fr: /^(?:(?:le|la|les|une?|chaque|tout|toute|tous|aucune?) |l['’])(?:(?!(?:qui|que|dont|où|quand|lequel|laquelle)(?!\p{L})|qu['’])[\p{L}\-'’]+ ){1,6}?(?:(?:est|sont|était|étaient|fut|a|ont|peut|peuvent|doit|doivent|ne|se)(?!\p{L})|n['’]|s['’]\p{L}|\p{L}{2,}ent (?:les?|la|leurs?|une?|des)(?!\p{L}))/iu,
  de: /^(?:der|die|das|eine?|jede[rs]?|alle|keine?) (?:\p{Ll}+ ){0,2}\p{Lu}[\p{L}-]+ (?:ist|sind|war|waren|wird|werden|wurden?|hat|haben|kann|können|muss|müssen|(?!ge)\p{Ll}+(?<!rech|ich)t(?= (?:in|an|auf|aus|bei|durch|mit|nach|über|unter|vor|zu|die|der|das|den|dem|eine?[nmr]?|sich)(?!\p{L})))(?!\p{L})/iu,
};

const chineseVerb =
  /^(?:是|有|没有|能|可以|可|会|应当|必须|负责|主管|主张|认为|提出|担任|行使|掌握|执行|制定|帮助|提供|促进|导致|使|让)/u;

/** 负责…的工作 is what it does; 负责…的机关 is what it is. */
const chineseDuty = /^(?:负责|主管|行使|掌握|执行).*(?:工作|事务|职责|任务|权力|责任|部分)$/u;

/** What a Japanese sentence speaks of, before anything is said of it. */
const japaneseTopic = /^[^、。]*[\p{sc=Han}\p{sc=Katakana}ー」）]は(?![たじっ])/u;
const japaneseEnd = /(?<!よう|ほう|ようす)(?:[だたるすくぐうつぬぶむ]|ない|しい|ます|です)$/u;

/** What only this text's reader can know: "this service", "the process" with nothing said of which. */
export function leavesOpen(meaning: string, language: Language): boolean {
  return open[language].test(isSpaceless(language) ? meaning : `${meaning} `) || elsewhere[language].test(meaning);
}

/** "The rock found there": where, only the sentence before says. Behind a clause of its own the place may be in it. */
const elsewhere: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?!(?<!\p{L})(?:that|which|who|whose|where)(?!\p{L}))[^,])*(?<!\p{L})there(?!\p{L})(?! (?:is|are|was|were|can|may|must|will|has|have|exists?)(?!\p{L}))/iu,
  es: /^(?:(?!(?<!\p{L})(?:que|quien|donde|cuy[oa]s?)(?!\p{L}))[^,])*(?<!\p{L})(?:allí|ahí)(?!\p{L})(?! donde)/iu,
  fr: /^(?:(?!(?<!\p{L})(?:(?:qui|que|dont|où)(?!\p{L})|qu['’]))[^,])*(?<![\p{L}-])là(?!\p{L})(?! où)/iu,
  de: /^[^,]*(?<!\p{L})(?:dort|dortige[nrsm]?)(?!\p{L})(?!,? wo(?!\p{L}))/iu,
  zh: /^[^，]*那[里儿]/u,
  ja: /^[^、]*(?<!\p{sc=Hiragana})そこ[でにのかへを]/u,
};

const open: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:(?:this|these|those|such) (?!as(?!\p{L}))\p{L}+|(?:the two|both) (?=$|[.,;])|the (?:process|procedure|phenomenon|method) ?$)/iu,
  es: /(?<!\p{L})(?:(?:est[ae]|est[oa]s|es[ae]|es[oa]s|tal(?:es)?) (?!como(?!\p{L}))\p{L}+|(?:entre )?(?:ambos|ambas|los dos|las dos) ?$|(?:el|del|al) (?:proceso|procedimiento|fenómeno|método) ?$)/iu,
  fr: /(?<!\p{L})(?:(?:ce|cet|cette|ces|tels?|telles?) (?!qu)\p{L}+|les deux ?$|(?:le|du|au) (?:processus|procédé|phénomène) ?$)/iu,
  de: /(?<!\p{L})(?:(?:diese|solche)[rsmn]? \p{L}+|(?:beiden?|beider|ihnen|denen) ?$|(?:der|den|dem|das|des) (?:Vorgangs?|Prozess(?:es)?|Verfahrens?|Phänomens?|Ablaufs?) ?$)/iu,
  zh: /[这该此][个一种类些]?(?:过程|现象|方法|服务|制度|行为|\p{sc=Han}{2})|(?:^|，)该/u,
  ja: /(?:この|これらの)[\p{sc=Han}\p{sc=Katakana}]/u,
};
