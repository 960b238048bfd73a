import { type Language, orEnglish } from "@jotter/domain/settings";
import { escaped } from "./escaped.ts";
import { isSpaceless } from "./language.ts";
import type { Reading } from "./reading.ts";
import { vocabulary } from "./vocabulary.ts";
import { wordsOf } from "./words.ts";

export function cleanTerm(raw: string, language: Language): string {
  const term = raw.trim().replace(/^["“”„«»'‘’「『]+|["“”»«'‘’」』,]+$/g, "");
  const bare = term.replace(adverbs[language], "").replace(frames[language], "");
  return isSpaceless(language) ? bare : bare.replace(articles[language] ?? /^$/, "");
}

/** Where, in which subject, of what letters, by which other name: no part of the term. */
const frames: Readonly<Record<Language, RegExp>> = {
  en: / (?:of|for) \p{Lu}(?: (?:given|and|on|over|from|to|by) \p{Lu})*$|(?<=\p{Lu}\S+ \p{Lu}\S+) (?:in|near) \p{Lu}[\p{L} ]+$| in \p{Ll}*(?:logy|ics|nomy|graphy|istry|metry|medicine|law|music)$/u,
  es: / de \p{Lu}(?: (?:dad[oa]|y|sobre|en|a|entre) \p{Lu})*$|(?<=\p{Lu}\S+ (?:de )?\p{Lu}\S+) en \p{Lu}[\p{L} ]+$| en \p{Ll}*(?:logía|nomía|grafía|ística|ática|ímica|ísica|etría|derecho|medicina|música)$/u,
  fr: / de \p{Lu}(?: (?:sachant|et|sur|par|à|en) \p{Lu})*$|(?<=\p{Lu}\S+ (?:de )?\p{Lu}\S+) (?:en|à|au) \p{Lu}[\p{L} ]+$| en \p{Ll}*(?:logie|nomie|graphie|istique|atique|himie|hysique|étrie|droit|médecine|musique)$/u,
  de: / (?:von|für) \p{Lu}(?: (?:gegeben|und|nach|über|auf|unter der Bedingung) \p{Lu})*$| in der \p{Lu}\p{L}*(?:logie|nomie|grafie|graphie|istik|atik|emie|ysik|etrie|medizin)$/u,
  zh: /^在?\p{sc=Han}{1,6}学[中里上](?=\p{sc=Han}{2})|(?<=^.{2,})[（(，]?(?:简称|又称|又叫|也称|也叫|亦称|俗称|别称|全称|旧称|古称)为?[^，。]{1,12}$/u,
  ja: /^[^、。]{1,10}?(?:でいうところの|でいう|で言う|における)(?=.{2})|(?<=^.{2,})[（(][^）)]*[）)]$/u,
};

/** How it is called, not what: "is called simply a force". */
const adverbs: Readonly<Record<Language, RegExp>> = {
  en: /^(?:simply|also|sometimes|often|usually|commonly|collectively|especially) /i,
  es: /^(?:simplemente|también|a veces|a menudo|comúnmente|especialmente|normalmente) /i,
  fr: /^(?:simplement|aussi|parfois|souvent|couramment|communément|notamment|également) /i,
  de: /^(?:einfach|auch|manchmal|oft|häufig|meist|besonders|insbesondere) /i,
  zh: /^(?:通常|尤其|往往|有时|特别是|尤其是)/,
  ja: /^(?:とくに|特に|一般に|ふつう|主に|おもに|単に|まとめて|俗に|あわせて|合わせて|ときに)、?/,
};

const articles: Partial<Record<Language, RegExp>> = {
  en: /^(?:an?|the)\s+/i,
  es: /^(?:el|la|los|las|un|una)\s+/i,
  fr: /^(?:le |la |les |l['’]|un |une )/i,
  de: /^(?:der|die|das|ein|eine)\s+/i,
};

/** "Unter einem Elektrolyten versteht man": what it is called by itself, or null where nobody can be sure. */
export function nominative(term: string, text: string, source: string): string | null {
  const isBent = /^Unter |(?<!\p{L})(?:nennt|nennen|bezeichnet) (?:man|wir)(?!\p{L})/u.test(text);
  const at = text.lastIndexOf(` ${term}`);
  const before = text.slice(0, at).split(" ").at(-1)?.toLowerCase() ?? "";
  if (!isBent || at < 0 || !/^(?:unter|als|einem|dem|den|einen|einer|der)$/.test(before)) return term;
  const isFeminine = before === "einer" || before === "der";
  if (/^\p{Ll}+e[nm] \p{Lu}/u.test(term)) return isFeminine ? term.replace(/^(\p{Ll}+e)n /u, "$1 ") : null;
  if (!/(?:en|eln|ern)$/.test(term) || isFeminine || /(?:ung|heit|keit|schaft|ion|tät)en$/.test(term)) return term;
  const isWeak = /(?:ist|ant|ent|at|it|yt|et|graph|soph|nom)en$/.test(term);
  if (before === "als")
    return isWeak && /(?:bezeichnet man|bezeichnen wir) (?:einen|den|jeden) /.test(text) ? null : term;
  if (isWeak && /^(?:einem|dem|einen)$/.test(before)) return term.slice(0, -2);
  const seen = new RegExp(`(?<!\\p{L})(?:[Dd]er|[Dd]ie|[Dd]as|[Ee]in) ${escaped(term)}(?!\\p{L})`, "u");
  return seen.test(source) ? term : null;
}

/** "Photosynthesis" opens a sentence and is small elsewhere; "Newton" is not. */
export function properCase(term: string, text: string, { language, source }: Reading): string {
  if (isSpaceless(language) || language === "de" || !/^\p{Lu}\p{Ll}/u.test(term)) return term;
  const isBare = text.startsWith(term);
  // Here only a name begins a sentence without an article.
  if (isBare && (language === "es" || language === "fr") && !source.includes(` ${term.toLowerCase()}`)) return term;
  const small = term.charAt(0).toLowerCase() + term.slice(1);
  if (isBare && language === "en" && !isSmallIn(term, source)) return term;
  const isNamed =
    /['’]s |\s\p{Lu}/u.test(term) ||
    new RegExp(`[\\p{Ll},] ${escaped(term.split(" ")[0] ?? "")}(?!\\p{L})`, "u").test(source);
  return isNamed && !source.includes(` ${small}`) ? term : small;
}

/** Its first word is written small somewhere, or somewhere with another end. */
function isSmallIn(term: string, source: string): boolean {
  const first = (term.split(" ")[0] ?? "").toLowerCase().replace(/(?:es|s|y)$/, "");
  return new RegExp(`(?<!\\p{L})${escaped(first)}`, "u").test(source);
}

export function isTerm(term: string, language: Language): boolean {
  if (term === "" || pointing[language].test(term)) return false;
  if (isSpaceless(language))
    return (
      /^\p{sc=Han}|../u.test(term) && /[\p{L}]/u.test(term) && !/\p{sc=Hiragana}{4,}|いた$|った$|んだ$/u.test(term)
    );
  const words = wordsOf(term, language);
  const contents = words.filter(({ isStop, isNumber }) => !isStop && !isNumber);
  // "Système de gestion de bases de données" is long by its "de".
  return contents.length >= 1 && words.length <= (contents.length <= 4 && /^(?:es|fr)$/.test(language) ? 8 : 6);
}

const pointing = orEnglish<RegExp>({
  en: /^(man|woman|men|women|person|people|first|last|rest|this|these|those|that|it|its|they|there|here|he|she|we|you|one|both|what|which|who|another|other|next|further|additional|important|second(?! (?:derivative|law|world|moment|order|person|language))|main(?! (?:clause|memory|sequence|verb))|some|many|most|all|each|every|his|her|their|such|if|when|while|because|after|before|as|in|on|at|for|by|with|although|the (first|second|third|main|most|two|other|result|reason|answer|only|key|difference|problem|aim|goal|purpose))(?!\p{L})|(?<!\p{L})(and|or|but|that|which|who|because|is|are|was|not)(?!\p{L})/iu,
  es: /^(hombre|mujer|persona|gente|primer[oa]?|segund[oa](?! (?:derivada|ley|guerra|república))|últim[oa]|próxim[oa]|siguiente|importante|resto|est[aeo]s?|es[aeo]s?|aquell?[oa]s?|ell[oa]s?|él|lo|su|sus|otr[oa]s?|un[oa]s?|algun[oa]s|much[oa]s|cada|ambos|ambas|si|cuando|en|por|con|para|como|la (primera|segunda|principal)|el (primer|primero|segundo|principal|resultado|objetivo)|principal|resultado|objetivo|causa|consecuencia)(?!\p{L})|(?<!\p{L})(que|pero|porque|no|se|y)(?!\p{L})| (?:importante|adicional|siguiente)$|(?<!memoria|oración|proposición|secuencia) principal$/iu,
  fr: /^(homme|femme|personne|gens|dernière?|reste|ce|cet|cette|ces|cela|ceci|c['’]|il|elle|ils|elles|on|son|sa|ses|leur|leurs|un autre|une autre|chaque|plusieurs|certain[es]*|tou[ts]|si|quand|lorsque|dans|en|par|pour|avec|après|le (premier|second|principal|résultat|but)|la (première|seconde|principale)|premier|première|principal|principale|résultat|but|cause|conséquence|autre|deuxième|seconde?(?! (?:loi|guerre|république))|prochaine?|importante?)(?!\p{L})|(?<!\p{L})(qui|que|mais|parce|ne|pas|et|ou)(?!\p{L})| (?:importante?|supplémentaire|suivante?)$|(?<!mémoire|proposition|séquence) principale?$/iu,
  de: /^(mann|frau|mensch|leute|rest|dies|diese[rsmn]?|es|er|sie|ihre?[rnm]?|seine?[rnm]?|man|hier|dort|beide|jede[rsn]?|viele|einige|alle|wenn|weil|als|in|im|auf|bei|für|mit|nach|so|da|(?:erste|zweite|dritte|letzte|nächste|weitere|andere|wichtige|wichtigste|zusätzliche)[rs]?|ergebnis|ziel|folge|grund|ursache|vorbild|typisch|wichtig|beispiel|bekannt|voraussetzung)(?!\p{L})|(?<!\p{L})(und|oder|aber|dass|nicht|sich|ist|sind)(?!\p{L})/iu,
  zh: /^[^和与]{2,}[和与][^和与]{2,}$|^(这|那|它|他|她|此|其|我们|人们|因此|所以|但|如果|当|一|两|每|许多|目的|原因|结果|特点|主要|其中|同时|例如|然后|接着|后来|随后|最后|首先|其次|最初|起初|最终|于是|先|再|才|只|也|都|还|又|不|没|就|而|则|现在|今天|当时|如今|从前|过去|因为|由于|虽然|可是|不过|可能|大概|其实|当然|关键|问题|重点|本质|答案|区别|任务|意义|好处|优点|缺点|自己|大家|别人|有人|老师|考试|总之|接下来|剩下|所有|另|还有|有一|重要|其他|下一|第[一二三四五六七八九十][个种类项])/,
  ja: /^(これ|それ|この|その|あの|ここ|そこ|彼|私|また|しかし|一方|目的|原因|結果|理由|特徴|最|多く|一つ|二つ|次|まず|今|昔|当時|後|自分|みんな|先生|テスト|問題|答え|ポイント|残り|他|別の|重要な|主な|第[一二三四五]の|もう|ただ|だから|でも|そして|さらに|実|本来|普通|ふつう)/,
});

/** "below the crust", or "Mr Miller says this": a place or a speaker, no term. */
export const noTerms: Readonly<Record<Language, RegExp>> = {
  en: /^(?:below|above|under|beneath|behind|between|near|beyond|inside|outside|around|next to)(?!\p{L})|(?<!\p{L})(?:says|said|thinks|believes|argues|claims|this|these)(?!\p{L})/iu,
  es: /^(?:debajo|encima|bajo|sobre|entre|tras|detrás|delante|dentro|fuera|alrededor|junto)(?!\p{L})|(?<!\p{L})(?:dice|dijo|afirma|cree|opina|según|est[aeo]s?)(?!\p{L})/iu,
  fr: /^(?:sous|sur|entre|derrière|devant|près|autour|au-dess[ou]u?s)(?!\p{L})|(?<!\p{L})(?:dit|affirme|pense|croit|selon|cet?|cette|ces)(?!\p{L})/iu,
  de: /^(?:unter|über|neben|zwischen|hinter|vor|unterhalb|oberhalb|um|an|am|laut)(?!\p{L})|(?<!\p{L})(?:sagt|sagte|meint|glaubt|zufolge|diese[rsmn]?)(?!\p{L})/iu,
  zh: /(?:[不并也都就还才又正便即乃均皆仍却只]|其实|一般|大多|往往|通常)$|(?:[上下里外前后]面|之[上下内外间中前后]|以[上下内外]|附近|周围|旁边|中间)$|之一$|认为|强调|老师|[他她它]们?的/u,
  ja: /の(?:下|上|中|前|後|内側|外側|間|近く|周り|まわり|周辺|となり)$|[一1]つ$|のひとつ$|によると|によれば|先生/u,
};

/** "The actual workers are the liver cells": how a text speaks of a thing, no term. */
export const figures: Readonly<Record<Language, RegExp>> = {
  en: /^(?:actual|true(?! (?:ribs?|north|value))|real(?! (?:numbers?|part|estate|wages?|income|gdp|interest|images?|analysis|value|gas|gases|axis|time|line|terms)(?!\p{L}))) /iu,
  es: /^(?:verdader[oa]s?|auténtic[oa]s?) | (?:verdader[oa]s?|auténtic[oa]s?|propiamente dich[oa]s?)$/iu,
  fr: /^(?:véritables?|vraie?s?) | (?:véritables?|proprement dite?s?)$/iu,
  de: /^(?:eigentlich|wirklich|tatsächlich)e[nrsm]? /iu,
  zh: /^真正/u,
  ja: /^本当の/u,
};

/** "Curious is the mood of those days", "the reason is a lack of money": what stands before the verb is no term. */
export function isSubject(written: string, text: string, meaning: string, { language, source }: Reading): boolean {
  if (isSpaceless(language)) return true;
  const words = wordsOf(written, language);
  const { generic } = vocabulary[language];
  const contents = words.filter(({ isStop, isNumber }) => !isStop && !isNumber);
  if (words[0]?.isStop && !/^suite$/i.test(words[0].text) && contents.some(({ text: word }) => /^\p{Ll}/u.test(word)))
    return false;
  if (contents.length === 1 && generic.has(contents[0]?.text.toLowerCase() ?? "")) return false;
  // A term seldom holds an article: "working unit of the organ" describes.
  if (inner[language]?.test(written) && !/ \p{Lu}/u.test(written)) return false;
  if (language !== "de") return true;
  const noun = words.at(-1)?.text ?? "";
  if (!/^\p{Lu}/u.test(noun)) return false;
  const isBare = words.length === 1 && text.startsWith(noun);
  if (!isBare) return true;
  if (/(?:ig|lich|isch|end|bar|sam|haft|los|voll|iert|reich|wert)$/.test(noun) || germanAdjectives.has(noun))
    return false;
  if (new RegExp(`(?<!\\p{L})${noun.toLowerCase()}(?!\\p{L})`, "u").test(source)) return false;
  const isSeenInside = new RegExp(`[\\p{L},] ${noun}(?!\\p{L})`, "u").test(source);
  return (
    isSeenInside || !/^(?:der|die|das) /.test(meaning) || /(?:ung|heit|keit|schaft|tion|tät|mus|nis|ie)$/.test(noun)
  );
}

/** No ending tells these from nouns. */
const germanAdjectives = new Set(
  `Gesund Ungesund Bitter Neu Gut Schlecht Schön Schwer Leicht Groß Klein Stark Schwach Alt Jung Arm Hart Weich Teuer
  Selten Sicher Unsicher Klar Unklar Wahr Falsch Berühmt Bekannt Unbekannt Beliebt Umstritten Interessant Ideal Neutral
  Modern Zentral Perfekt Komplex Absurd Fatal Legal Illegal Knapp Dicht Fest Rund Eng Weit Früh Spät Tief Hoch Kurz Lang
  Genial Grausam Brutal Kurios Grandios Relevant Markant Elegant Brisant Offen Verboten Erlaubt Gefragt Verbreitet`.split(
    /\s+/,
  ),
);

export const inner: Partial<Record<Language, RegExp>> = {
  en: / (?:the|an?|this|these|that|those|its|their|his|her|our|my|your) /i,
  es: / (?:este|esta|estos|estas|ese|esa|su|sus|un|una|mi|nuestr[oa]) /i,
  fr: / (?:ce|cet|cette|ces|son|sa|ses|leur|leurs|un|une|mon|notre) /i,
  de: / (?:diese[rsmn]?|jene[rsmn]?|seine[rsmn]?|ihre[rsmn]?|unsere[rsmn]?|eine[rsmn]?) /i,
};
