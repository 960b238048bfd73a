import type { Language } from "@jotter/domain/settings";

/** "A well-known instance", "the figure of 1 in 1,000": fame or an example, not what it is. */
export function isRemark(meaning: string, language: Language): boolean {
  return remarks[language].test(meaning);
}

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
