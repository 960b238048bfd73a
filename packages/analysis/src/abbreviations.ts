import { type Language, orEnglish } from "@jotter/domain/settings";
import { isSpaceless } from "./language.ts";
import { vocabulary } from "./vocabulary.ts";

/** What is written with a full stop that ends no sentence, by what has to follow for it to go on. */
type Abbreviations = {
  /** Something always follows: "Dr. Meier", "ca. 300". */
  readonly open: ReadonlySet<string>;
  /** A number follows; without one it may be a word: "no. 4", "art. 48". */
  readonly counted: ReadonlySet<string>;
  /** Nothing need follow, and then a small word opens the next sentence: "300 Mio. Euro", "im 5. Jh. Die Franken". */
  readonly closing: ReadonlySet<string>;
  readonly months: ReadonlySet<string>;
};

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
/** What ends a list goes on with a small letter only. */
const endsList = set("etc usw etcétera");

const abbreviations = orEnglish<Abbreviations>({
  en: {
    open: set("dr mr mrs ms messrs prof rev hon gen gov pres capt col lt sgt sen rep v vs e.g i.e cf ca approx viz"),
    counted: set("fig figs no nos vol vols pp p eq eqs ch chap sec art ed para"),
    closing: set("st u.s u.k jr sr inc ltd co al dept est"),
    months: set("jan feb mar apr jun jul aug sep sept oct nov dec"),
  },
  es: {
    open: set(
      "sr sra srta sres dr dra prof profa d dña ej p.ej gral cnel cap tte aprox ee av avda sto sta fco ma cf vs",
    ),
    counted: set("pág págs núm núms nº vol fig figs art arts cap p pp ed"),
    closing: set("uu a.c d.c s ss ud uds al"),
    months: set("ene febr feb abr jun jul ago agto sep sept oct nov dic"),
  },
  fr: {
    open: set("mm mme mmes mlle dr pr prof ex av apr env st ste mgr me gén cap cf vs c.-à-d approx"),
    counted: set("p pp fig vol art chap éd n° no nos tabl"),
    closing: set("j.-c al s"),
    months: set("janv févr fév avr juil sept oct nov déc"),
  },
  de: {
    open: set(
      "z b d h u a hr fr dr prof ing mag mind max ca str st vgl v n evtl ggf sog bzw hrsg geb lat griech engl frz vs insb inkl zzgl gen",
    ),
    counted: set("nr abb bd kap abs art s tab aufl gl"),
    closing: set("jh jhd jhdt chr mio mrd gest tsd std min"),
    months: set("jan jän feb febr mär apr jun jul aug sep sept okt nov dez"),
  },
});

export function isAbbreviation(word: string, language: Language): boolean {
  const { open, counted, closing, months } = abbreviations[language];
  return [open, counted, closing, months, endsList].some((words) => words.has(word.toLowerCase()));
}

/** Whether the full stop at the end of what stands before is one of an abbreviation, and the sentence goes on. */
export function isAbbreviated(before: string, after: string, language: Language): boolean {
  const last = (isSpaceless(language) ? latinEnd : wordEnd).exec(before)?.[1];
  // "300 m. Elle date …": a unit.
  if (last === undefined || /\d\s?(?:[mck]?m|m?l|[mk]?g|s|h|min)\.\s*$/u.test(before)) return false;
  const { open, counted, closing, months } = abbreviations[language];
  const word = last.toLowerCase();
  const isNumber = /^(?:\d|[IVXLC]+(?!\p{L})|\p{Lu}(?!\p{L}))/u.test(after);
  if (open.has(word) || (counted.has(word) && isNumber)) return true;
  const opens = vocabulary[language].stopWords.has(/^\p{L}+/u.exec(after)?.[0].toLowerCase() ?? "");
  if (months.has(word) && isMonth(last, language)) {
    if (isNumber) return true;
    const isDay = /\d\.?\s+\S+$/u.test(before.trimEnd());
    return !opens && (isDay || before.trim().split(/\s+/).length <= 3);
  }
  return closing.has(word) && !opens;
}

const wordEnd = /(?:^|[\s(«"“„])([^\s(]+)\.\s*$/u;
const latinEnd = /(?<![A-Za-z.])([A-Za-z.]+)\.\s*$/u;

/** In English and German they have a capital: "Mar. 5", and no ship was to mar it. */
function isMonth(word: string, language: Language): boolean {
  return (language !== "en" && language !== "de") || /^\p{Lu}/u.test(word);
}
