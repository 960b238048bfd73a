import type { Language } from "@jotter/domain/settings";
import { vocabulary } from "../vocabulary.ts";
import { type Gap, gapAt } from "./gap.ts";

/** What a sentence says something is called. */
export function calledIn(text: string, language: Language): readonly Gap[] {
  return [...text.matchAll(naming[language])].flatMap(({ 0: written, index, groups }) => {
    const term = groups?.term ?? "";
    const at = written.lastIndexOf(term);
    return term === "" ? [] : [gapAt("term", term, index + at, 4.6)];
  });
}

const naming: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:called|known as|named) (?:the |an? )?["“]?(?<term>[\p{L}-]+(?: of [\p{L}-]+| \p{Lu}[\p{L}-]+){0,2})(?=["”]?(?:[.,;:(]|$| (?:and|or|which|that|by|because)(?!\p{L})))/gu,
  es: /(?<!\p{L})(?:se llaman?|se denominan?|llamad[oa]s?|denominad[oa]s?|conocid[oa]s? como) (?:el |la |los |las )?[«"“]?(?<term>[\p{L}-]+(?: de(?:l| la)? [\p{L}-]+)?)(?=[»"”]?(?:[.,;:(]|$))/gu,
  fr: /(?<!\p{L})(?:s['’]appellent?|appelée?s?|nommée?s?) (?:(?:le|la|les) |l['’])?[«"“]?\s?(?<term>[\p{L}-]+(?: d(?:e|u)(?: la)? [\p{L}-]+)?)(?=\s?[»"”]?\s?(?:[.,;:(]|$))/gu,
  de: /(?<!\p{L})(?:heißt|heißen|nennt man|genannt) (?:der |die |das |auch )?[„"]?(?<term>[\p{L}-]+)(?=[“"]?(?: \(|[.,;:]|$))/gu,
  zh: /(?:叫做?|称为|称作|称之为|原名|本名|笔名|又名|别名|简称|俗称|古称|(?<=，)[字号])“?(?<term>[\p{sc=Han}A-Za-z]{1,10})(?=[”，。；、（]|$)/gu,
  ja: /(?:を|は)、?「?(?<term>[\p{sc=Han}\p{sc=Katakana}々ー・]{2,14})」?(?=と(?:いう|いい|呼|よ))/gu,
};

/** What a sentence speaks of, between its article and its verb: "A scalar has", "Die Rentenmark, die". */
export function subjectIn(text: string, language: Language): readonly Gap[] {
  const hit = subjects[language]?.exec(text);
  const term = hit?.groups?.term ?? "";
  const isPlain = vocabulary[language].generic.has(term.toLowerCase()) || vocabulary[language].points.test(term);
  return hit && term !== "" && !isPlain ? [gapAt("term", term, hit[0].lastIndexOf(term), 2.4)] : [];
}

const subjects: Partial<Record<Language, RegExp>> = {
  en: /^(?:(?:The|An?) )?(?<term>[\p{L}-]+(?: (?!which|who|that)[\p{L}-]+){0,2}?)(?=, (?:which|who|an?|the|whose)(?!\p{L})| (?:is|are|was|were|has|have|had|can|may|must|will|does|do|consists?|contains?|occurs?|forms?|makes?|becomes?|kills?|controls?|measures?)(?!\p{L}))/u,
  es: /^(?:El|La|Los|Las|Una?) (?<term>[\p{L}-]+(?: (?!que|se)[\p{L}-]+){0,3}?)(?=, (?:que|una?|el|la|cuy[oa]s?)(?!\p{L})| (?:es|son|era|eran|fue|fueron|tienen?|ha|han|está|están|se|sirven?|contienen?|consisten?|mide|producen?|forman?)(?!\p{L}))/u,
  fr: /^(?:Le |La |Les |L['’]|Une? )(?<term>[\p{L}-]+(?: (?!qui|que|se|ne)[\p{L}'’-]+){0,3}?)(?=, (?:qui|que|dont|une?|le|la|lui|elle|où)(?!\p{L})| (?:est|sont|était|étaient|fut|furent|a|ont|peut|peuvent|se|sert|servent|contient|consiste|mesure|produit|forme|permet)(?!\p{L}))/u,
};

/** What something consists of, leads to or is found in, up to the next mark: "led to a shortage of food." */
export function objectsIn(text: string, language: Language): readonly Gap[] {
  const verb = verbs[language];
  if (verb === undefined) return [];
  const found = text.matchAll(
    new RegExp(
      `(?<!\\p{L})(?:${verb}) (?:${articles})?(?<term>(?!${articles})[\\p{L}\\d’'-]+(?: (?!${clauses}|${places})[\\p{L}\\d’'-]+){0,4})(?=[.,;:]|$| ${places})`,
      "giu",
    ),
  );
  return [...found].flatMap(({ 0: written, index, groups }) => {
    const whole = groups?.term ?? "";
    const term = oneOf(whole, language);
    const words = term.split(" ");
    const { stopWords, generic } = vocabulary[language];
    const isEmpty = words.every((word) => stopWords.has(word.toLowerCase()) || generic.has(word.toLowerCase()));
    if (term === "" || isEmpty || stopWords.has(words.at(-1)?.toLowerCase() ?? "")) return [];
    return [gapAt("term", term, index + written.length - whole.length, 2.8)];
  });
}

/** "cytoplasm and makes 2 ATP" tells two things, "starch and sugar" lists what is one answer. */
function oneOf(term: string, language: Language): string {
  const [first = "", more] = term.split(/ (?:and|y|et) (.+)/u);
  if (more === undefined) return term;
  const isOther = /\d/u.test(more) || new RegExp(`^(?:${verbs[language]})(?!\\p{L})`, "iu").test(more);
  if (isOther) return first;
  return more.split(" ").length > 2 ? "" : term;
}

const articles = "(?:the|an?|its|their|el|la|los|las|una?|su|sus|les?|une|des|du|son|sa|ses|leurs?) |l['’]|d['’]";
const clauses =
  "(?:that|which|who|when|where|because|if|while|so|but|is|are|was|were|que|quien|donde|cuando|porque|si|pero|es|son|qui|où|quand|lorsque|mais|est|sont|it|they|se)(?!\\p{L})";
/** Where and when it is so is another thing to ask for: "ATP in the mitochondria". */
const places =
  "(?:in|into|during|at|within|after|before|until|en|durante|desde|hasta|mediante|tras|dans|pendant|depuis|durant|lors|après|avant)(?!\\p{L})";
const verbs: Partial<Record<Language, string>> = {
  en: "consists? of|(?:is|are) made (?:up )?of|contains?|produces?|releases?|absorbs?|causes?|caused|leads? to|led to|results? in|resulted in|depends? on|belongs? to|takes? place in|occurs? in|(?:is|are) found in|(?:is|are) measured in|(?:is|are) divided into|includes?|requires?|becomes?|became|stores?|transports?|controls?|prevents?|invented|discovered|founded|introduced|proposed|signed|defeated|conquered|abolished|because of|due to|thanks to|by means of",
  es: "consta de|est(?:á|án|aba) (?:formad|compuest|hech)[oa]s? (?:por|de)|contienen?|producen?|liberan?|absorben?|causan?|causó|provocan?|provocó|llev(?:a|ó|aron) a|conduce a|depende de|pertenece a|ocurre en|se encuentran? en|se miden? en|se dividen? en|incluyen?|necesitan?|se convierten? en|se convirtió en|almacenan?|transportan?|controlan?|inventó|descubrió|fundó|introdujo|propuso|firmó|derrotó|conquistó|abolió|debido a|gracias a|a causa de",
  fr: "se compose(?:nt)? de|(?:est|sont) (?:constituée?|composée?|formée?)s? (?:de|par)|contient|contiennent|produit|produisent|libère(?:nt)?|absorbe(?:nt)?|cause(?:nt)?|provoqu(?:e|ent|a)|entraîn(?:e|ent|a)|condui(?:t|sit) à|mène à|dépend(?:ent)? de|appartient à|se trouve(?:nt)? dans|se mesure(?:nt)? en|se divise(?:nt)? en|comprend|comprennent|nécessite|devient|devint|stocke(?:nt)?|transporte(?:nt)?|contrôle(?:nt)?|inventa|découvrit|fonda|introduisit|proposa|signa|conquit|abolit|à cause de|grâce à|en raison de",
};
