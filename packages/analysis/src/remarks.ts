import type { Language } from "@jotter/domain/settings";
import { vocabulary } from "./vocabulary.ts";

/** "The aim of the bank", "le rôle d'un serveur": what a thing is for, does or needs; no term. "Effet de serre" is one. */
export function isPartPlayed(term: string, language: Language): boolean {
  return partsPlayed[language].test(term);
}

const partsPlayed: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:main|chief|primary|key) )?(?:aims?|goals?|purposes?|objectives?|roles?|tasks?|jobs?|mission|point|functions?|effects?|results?|consequences?|conditions?|requirements?|causes?|reasons?|benefits?|advantages?|drawbacks?|interest|stakes?|outcome) (?:of|for|behind) (?!action$)/iu,
  es: /^(?:(?:principal|gran) )?(?:objetivos?|fin(?:es)?|finalidad|propósitos?|metas?|papel|función|funciones|tareas?|misión|efectos?|resultados?|consecuencias?|condición|condiciones|requisitos?|causas?|razón|ventajas?|inconvenientes?|interés) (?:principal(?:es)? )?(?:del|de (?:la|los|las|una?|est[aeo]s?|es[aeo]s?|su|sus|\p{Lu}\p{L}*)) /iu,
  fr: /^(?:(?:principale?s?|grande?s?) )?(?:objectifs?|buts?|fins?|finalités?|enjeux?|rôles?|fonctions?|tâches?|missions?|effets?|résultats?|conséquences?|conditions?|causes?|raisons?|intérêts?|avantages?|inconvénients?) (?:principale?s? )?(?:(?:du|des|de (?:la|ce|cet|cette|ces|son|sa|ses|\p{Lu}\p{L}*)) |de l['’]|d['’]une? )/iu,
  de: /^(?:\p{Ll}+e[rs]? )?(?:Haupt)?(?:[Zz]iele?|[Zz]weck|[Aa]ufgaben?|[Rr]olle|[Ff]unktion|[Ww]irkung|[Ff]olgen?|[Ee]rgebnis|[Vv]oraussetzung|[Bb]edingung|[Uu]rsachen?|[Gg]rund|[Vv]orteil|[Nn]achteil|[Ss]inn) (?:der|des|von|vom|einer|eines|diese[rs]) /u,
  zh: /(?:目标|目的|宗旨|任务|意义)$/u,
  ja: /の(?:目的|目標|ねらい|狙い|役割|機能|任務|意義|効果|結果|条件|原因|利点)$/u,
};

/** "The largest bridge in the world", "la seule maladie qui …": which one it is among all, not what. */
export function isRecord(meaning: string, language: Language): boolean {
  return records[language].test(meaning);
}

const records: Readonly<Record<Language, RegExp>> = {
  en: /^(?:the|one of the) (?:[\p{L}-]+ )*?(?:most|best|\p{L}{2,}est)(?!\p{L})[^,]* (?:in the (?:world|country|solar system|universe)|on (?:the planet|earth)|in history|of all time|ever)(?!\p{L})/iu,
  es: /^(?:el|la|los|las|una? de l[oa]s) (?:\p{L}+ )*?(?:más|mayor(?:es)?|mejor(?:es)?)(?!\p{L})[^,]* (?:del (?:mundo|planeta|país|universo)|de la historia|de todos los tiempos|jamás)(?!\p{L})|^(?:el|la|los|las) únic[oa]s? [^,]* que (?:se )?(?:ha|han|haya|hayan) /iu,
  fr: /^(?:les? |la |l['’]|l['’]une? des )(?:[\p{L}'’-]+ )*?(?:plus|meilleure?s?)(?!\p{L})[^,]* (?:(?:au|du) monde|de la planète|du pays|de l['’](?:histoire|univers)|de tous les temps|jamais)(?!\p{L})|^(?:les? |la )seule?s? [^,]* (?:qui|qu['’]on) (?:ait|aient)(?!\p{L})/iu,
  de: /^(?:der|die|das|eine[rs]? der) (?:\p{L}+ )*?\p{Ll}{2,}ste[nrs]?(?!\p{L})[^,]* (?:der (?:Welt|Erde|Geschichte)|weltweit|aller Zeiten|des Landes|überhaupt)(?!\p{L})|^(?:der|die|das) einzigen? [^,]*, (?:der|die|das) .*(?:wurden?|worden)/u,
  zh: /(?:世界|全球|历史|有史以来|全国)[上中]?[^，]{0,6}最/u,
  ja: /世界(?:一|最大|最高|最古)|史上最/u,
};

/** "The most famous instrument of modern astronomy": what people make of it. */
const fame: typeof records = {
  en: /^the (?:[\p{L}-]+ ){0,3}?(?:most|best)[ -](?:widely |commonly |often )?(?:famous|known|important|used|produced|sold|read|spoken|visited|popular|populous|influential|studied)(?!\p{L})/iu,
  es: /^(?:el|la|los|las) (?:\p{L}+ ){0,3}?más (?:(?:famos|conocid|usad|utilizad|producid|vendid|leíd|hablad|visitad|poblad|estudiad)[oa]|importante|célebre|popular|influyente)s?(?!\p{L})/iu,
  fr: /^(?:les? |la |l['’])(?:[\p{L}'’-]+ ){0,3}?plus (?:célèbre|connue?|importante?|utilisée?|fabriquée?|produite?|vendue?|lue?|parlée?|visitée?|peuplée?|populaire|influente?|étudiée?)s?(?!\p{L})/iu,
  de: /^(?:der|die|das) (?:\p{Ll}+ )?(?:berühmt|bekannt|wichtig|beliebt|einflussreich|meist\p{Ll}+t)e?ste[nrs]? /u,
  zh: /最(?:著名|有名|重要|常用|流行)的[^，]{1,8}$/u,
  ja: /最も(?:有名|重要|よく知られ|よく使われ)[^、]*$/u,
};

/** "A well-known instance", "the figure of 1 in 1,000": fame or an example, not what it is. */
export function isRemark(meaning: string, language: Language): boolean {
  if (reasons[language].test(meaning)) return true;
  return remarks[language].test(meaning) || (fame[language].test(meaning) && !isRecord(meaning, language));
}

/** "A rising function of the price, since producers gain by it": why it is so is said of it. */
const reasons: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?!(?<!\p{L})(?:that|which|who|whose|where)(?!\p{L}))[^,])*, (?:because|since|as) (?:it|they|the|an?|its|their|this|these|every|each|no|most|many) /iu,
  es: /^(?:(?!(?<!\p{L})(?:que|quien|donde|cuy[oa]s?)(?!\p{L}))[^,])*, (?:ya que|puesto que|porque|pues|dado que) /iu,
  fr: /^(?:(?!(?<!\p{L})(?:(?:qui|que|dont|où)(?!\p{L})|qu['’]))[^,])*, (?:puisqu(?:e |['’])|car |parce qu(?:e |['’])|étant donné qu)/iu,
  de: /^[^,]*, (?:weil|da) /u,
  zh: /，(?:因为|由于)/u,
  ja: /(?:だから|なので|であるから|であるため)、/u,
};

const remarks: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:an?|the|one|another) (?:[\p{L}-]+ ){0,3}?(?:instance(?! of)|illustration(?! that)|example|exception|special case|case apart|(?:well-known|best-known|famous|classic|typical|extreme|notable|particular|simplest|important|common|striking|obvious) case)(?!\p{L})|(?:the|an?) (?:figure|number|value|sum|share|rate) of (?:about |around )?\d)/iu,
  es: /^(?:(?:una?|el|la|otr[oa]) (?:\p{L}+ ){0,2}?(?:ejemplo|excepción|caso (?:(?:más|muy) \p{L}+|especial|particular|aparte|conocid[oa]|típico|extremo|famoso|clásico|claro|célebre|notable|frecuente|común|sencillo))(?!\p{L})|(?:la|el|una?) (?:cifra|número|valor|suma|tasa) de (?:unos |unas )?\d)/iu,
  fr: /^(?:(?:(?:une?|le|la|un autre|une autre) |l['’])(?:\p{L}+ ){0,2}?(?:exemple|exception|illustration|cas (?:à part|a part|particulier|spécial|typique|extrême|célèbre|connu|classique|limite|le plus|très))(?!\p{L})|(?:le |la |une? )(?:chiffre|nombre|valeur|somme|taux) de (?:environ )?\d)/iu,
  de: /^(?:(?:der|die|das|ein|eine|ein weiterer?s?) (?:\p{Ll}+ ){0,2}?(?:(?:Parade|Muster|Schul)?[Bb]eispiel|Sonderfall|Spezialfall|Ausnahme|(?:bekannt|typisch|berühmt|extrem|besonder|klassisch|einfach|wichtig)\p{Ll}* Fall|Fall für sich)(?!\p{L})|(?:der|die|das|ein|eine) (?:Zahl|Wert|Betrag|Anteil|Rate)(?: von)? (?:etwa |rund )?\d)/u,
  zh: /(?:例子|实例|案例|特例|例外|典型|典范)$|^\d[^，]*(?:数字|数值|数)$/u,
  ja: /(?:一例|実例|好例|典型例|代表例|具体例|例外|特例)$|^\d[^、]*という(?:数字|数値|値)$/u,
};

/** "Contract whose terms, … (as in": what a cut left open. */
export function isBalanced(meaning: string): boolean {
  return pairs.every(([open, close]) => meaning.split(open).length === meaning.split(close).length);
}

/** "Acceptor (broadest of the three": a bracket that a cut left open goes. */
export function withoutOpenBracket(meaning: string): string {
  return meaning.replace(/\s?[（([][^）)\]]*$/u, "");
}

const pairs = [
  ["(", ")"],
  ["（", "）"],
  ["[", "]"],
  ["«", "»"],
  ["「", "」"],
  ["『", "』"],
] as const;

/** "The square root of the variance and has the advantage that": a second predicate of the term, after its kind. */
export function withoutSecondPredicate(meaning: string, language: Language): string {
  const predicate = predicates[language];
  const hit = predicate?.exec(meaning);
  return hit?.groups?.kind ?? meaning;
}

const predicates: Partial<Record<Language, RegExp>> = {
  en: /^(?<kind>(?:(?!(?<!\p{L})(?:that|which|who|whose|where|when|what|how|if)(?!\p{L}))[^,;])+?),? and (?:also |often |usually |thus |so )?(?:is|are|was|were|has|have|can|cannot|may|must|does|serves|gives|makes|allows|occurs|plays|helps|contains|consists|depends|lies|acts|shows|measures) /iu,
  es: /^(?<kind>(?:(?!(?<!\p{L})(?:que|quien|quienes|donde|cuy[oa]s?|cual|cuales|cuando|si)(?!\p{L}))[^,;])+?),? y (?:también |no |a menudo |así )?(?:se (?!de )|es|son|está|están|tienen?|pueden?|permiten?|sirven?|suelen?|contienen?|consisten?|dependen?|presentan?|poseen?|ocurren?|actúan?|miden?|ayudan?|mide) ?/iu,
  fr: /^(?<kind>(?:(?!(?<!\p{L})(?:(?:qui|que|dont|où|quand|si|lequel|laquelle|lesquels|lesquelles)(?!\p{L})|qu['’]))[^,;])+?),? et (?:(?:ne |n['’]|se |s['’])\p{L}|(?:a|ont|est|sont|peut|peuvent|doit|sert|servent|permet|permettent|présente|possède|joue|contient|consiste|dépend|mesure|agit|aide) )/iu,
  de: /^(?<kind>[^,;]+?),? und (?:ist|sind|hat|haben|kann|können|muss|dient|dienen|bildet|bilden|besteht|enthält|ermöglicht|misst|beruht|liegt|spielt|gilt|lässt|hilft|\p{Ll}+(?:t|en) sich) /u,
};

/** "The contraction of the muscle, la diastole à son relâchement": where another subject follows whose verb goes unsaid. */
export function elisionIn(text: string, language: Language): number {
  const hit = elisions[language]?.exec(text);
  if (!hit) return -1;
  const { prepositions, stopWords } = vocabulary[language];
  const subject = hit.groups?.subject?.toLowerCase() ?? "";
  return prepositions.has(subject) || stopWords.has(subject) ? -1 : hit.index;
}

const elisions: Partial<Record<Language, RegExp>> = {
  en: /,(?: and)? (?:the )?(?<subject>(?!\p{L}+(?:ing|ly|ed)(?!\p{L}))[\p{L}-]{4,}) (?:its|their|that of|those of) |,(?: and)? the [\p{L}-]+ the [\p{L}-]+ of /iu,
  es: /,(?: y)? (?:el|la|los|las) (?<subject>(?!más|que|cual(?:es)?(?!\p{L}))\p{L}+) (?:(?!(?:que|cual(?:es)?|o|u|y|e|ni|del?|en|con|por|para|al?|se|no|es|son)(?!\p{L}))\p{L}+ ){0,2}?(?:(?:el|la|los|las|una?|su|sus) (?!que|cual|más)|al? (?:su|sus|una?|la|los|las) )/iu,
  fr: /,(?<!(?:et|ou), [^,]{1,20},)(?: et)? (?:(?:le|la|les) |l['’])(?<subject>(?!plus|moins)[\p{L}-]+) (?:(?!(?:qui|que|dont|où|plus|moins|ou|et|ni|de|du|des|en|dans|par|pour|sur|avec|à|est|sont)(?!\p{L}))[\p{L}-]+ ){0,2}?(?:(?:(?:le|la|les) (?!plus|moins)|l['’]|une? |son |sa |ses |celle |celui |ceux )|(?:(?:à|sur) (?:son|sa|ses|leurs?|la|une?) |à l['’]))/iu,
  de: /, (?:der|die|das) (?<subject>\p{Lu}[\p{L}-]+) (?:seine?|ihre?|die|das) (?:[\p{L}-]+ )*\p{Lu}[\p{L}-]+$/u,
};

/** "The herbivores, the secondary ones eat herbivores": after a comma another subject and its verb. */
export function runsOn(meaning: string, language: Language): boolean {
  return others[language].test(meaning);
}

const others: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?!(?<!\p{L})(?:that|which|who|whose|where|when|what|how|if)(?!\p{L}))[^,;])+, (?:the|an?|these|those|its|their|others?|some) (?:[\p{L}-]+ ){1,3}?(?:is|are|was|were|has|have|can|eats?|lives?|makes?|means?|gives?|takes?|comes?|uses) /iu,
  es: /^(?:(?!(?<!\p{L})(?:que|quien|donde|cuy[oa]s?|cual|cuando|si)(?!\p{L}))[^,;])+, (?:el|la|los|las|otr[oa]s|algun[oa]s) (?:\p{L}+ ){1,3}?(?:se|es|son|está|están|tienen?|pueden?|viven?|comen?|hacen?|dan?|usan?|significan?) |, y así$|, etc(?:étera)?$/iu,
  fr: /^(?:(?!(?<!\p{L})(?:(?:qui|que|dont|où|quand|si)(?!\p{L})|qu['’]))[^,;])+, (?:(?:le|la|les|d['’]autres|certaine?s) |l['’])(?:\p{L}+ ){1,3}?(?:se|est|sont|a|ont|peut|peuvent|vit|vivent|mange(?:nt)?|fait|font|donne(?:nt)?|utilise(?:nt)?|ne) |(?:,| et) ainsi de suite$/iu,
  de: /^[^,;]+, (?:der|die|das|andere|manche) (?:\p{Ll}+ ){0,2}?(?:\p{Lu}[\p{L}-]+|\p{Ll}+en?) (?:ist|sind|war|waren|hat|haben|kann|können|fressen|frisst|leben|lebt|essen|isst|gibt|macht|machen|heißt|heißen|bedeutet) |,? und so weiter$/u,
  zh: /，[^，的]{1,8}(?:则|就|也)(?:是|吃|指|叫|称|有)|等等$|以此类推$/u,
  ja: /であり、[^、]{1,10}は|といい、|と呼び、|とよび、|などなど$/u,
};

/** "The upper part is called crown, the lower one": another term is named inside. */
export function namesAnother(meaning: string, language: Language): boolean {
  return naming[language].test(meaning);
}

const naming: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:is|are|was|were) (?:called|known as|termed|named)(?!\p{L})/iu,
  es: /(?<!\p{L})se (?:llaman?|denominan?|conocen? como)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:s['’]appelle(?:nt)?|(?:est|sont) (?:appelée?s?|nommée?s?|dite?s?)|se nomme(?:nt)?)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:heißt|heißen|nennt man|nennen wir|als \p{Lu}[\p{L}-]+(?: bezeichnet|, ))(?!\p{L})/u,
  zh: /被称为|称为|叫做|叫作|称作|称之为/u,
  ja: /(?:という|と呼ぶ|とよぶ|といい|と呼び|とよび)、/u,
};
