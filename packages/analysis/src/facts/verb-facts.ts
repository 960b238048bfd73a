import type { Language } from "@jotter/domain/settings";
import type { Reading } from "../reading.ts";
import { wordCount } from "../words.ts";
import type { Fact } from "./fact.ts";
import { isAside, isUnfinished } from "./off-subject.ts";

/** "A base accepts protons": what any of a kind does says what it is, where the note treats the kind as a term. */
export function verbFacts(reading: Reading): readonly Fact[] {
  const { language, paragraphs } = reading;
  const form = forms[language];
  if (!form) return [];
  return paragraphs.flatMap((paragraph) =>
    isAside(paragraph, language)
      ? []
      : paragraph.sentences.flatMap(({ text, from, to }): Fact[] => {
          const { term = "", answer = "" } = form.exec(text)?.groups ?? {};
          const isShort = wordCount(answer, language) >= 2 && wordCount(answer, language) <= longestAnswer;
          if (!isShort || isUnfinished(answer, language) || !isTermOf(term, reading)) return [];
          return [{ kind: "line", term, context: "", answer, group: "verbs", from, to }];
        }),
  );
}

const longestAnswer = 10;

/** A heading names it, or it is marked somewhere. */
function isTermOf(term: string, { headings, source }: Reading): boolean {
  const small = term.toLowerCase();
  const isNamed = headings.some(({ text }) =>
    text
      .toLowerCase()
      .split(/[^\p{L}-]+/u)
      .some((word) => word.startsWith(small) && word.length <= small.length + 2),
  );
  return isNamed || ["**", "==", "__"].some((mark) => source.toLowerCase().includes(`${mark}${small}`));
}

/** One noun, then a verb of today and what it does it to: "un ácido fuerte cede …" has an adjective there. Languages without an article tell no kind from one of it. */
const forms: Partial<Record<Language, RegExp>> = {
  en: /^An? (?<term>[\p{L}-]{3,}) (?<answer>(?!is |was |has |does |says )\p{Ll}{3,}(?<![su])s (?!of |and |or ).+?)\.?$/u,
  es: /^Una? (?<term>[\p{L}-]{3,}) (?<answer>(?!era |fue |tiene |puede |debe |sobre |entre |hace |dice |viene |suele |para )\p{Ll}{3,}[ae] (?:(?:una?|el|la|los|las|al?|en|con) .+?|\p{L}{3,}s(?: .+?)?))\.?$/u,
  fr: /^Une? (?<term>[\p{L}-]{3,}) (?<answer>(?!est |peut |doit |fait |dit |avait |était |fut |sert |contre |entre |de )\p{Ll}{3,}[etd] (?:(?:une?|des|du|les?|la|en|à|aux?) |l['’]).+?)\.?$/u,
  de: /^Eine? (?<term>\p{Lu}[\p{L}-]{2,}) (?<answer>(?!ist |hat |wird |kommt |heißt |gehört |besteht |mit |nicht )\p{Ll}{2,}t .+?)\.?$/u,
};
