import type { Language } from "@jotter/domain/settings";
import { isCommon } from "../common-words.ts";
import { vocabulary } from "../vocabulary.ts";
import { stem } from "../words.ts";
import { type Gap, gapAt } from "./gap.ts";

const part = String.raw`\p{Lu}[\p{L}\d'’-]*`;
const links: Readonly<Record<string, string>> = {
  en: "of the|of",
  es: "de la|de los|de las|del|de|y",
  fr: "de la|de l['’]|du|des|de|d['’]|en",
  de: "von der|von|vom|zu",
};

/** "Treaty of Versailles", "Friedrich Ebert": words in capitals that belong together. */
export function capitalised(text: string, language: Language): readonly Gap[] {
  const link = links[language] ?? links.en;
  const run = new RegExp(`(?<![\\p{L}\\d])${part}(?:(?: (?:${link}) ?| )${part})*`, "gu");
  const { stopWords, determiners, prepositions } = vocabulary[language];
  return [...text.matchAll(run)].flatMap(({ 0: written, index }) => {
    const words = written.split(" ");
    let from = index;
    const opens = isOpening(text, index);
    while (words.length > 0) {
      const [first = ""] = words;
      const small = first.toLowerCase();
      const isGrammar = stopWords.has(small) || determiners.has(small) || prepositions.has(small);
      // At the begin of a sentence every word has a capital: only what follows tells a name.
      if (!isGrammar && !(opens && from === index && words.length === 1)) break;
      words.shift();
      from += first.length + 1;
    }
    const name = words.join(" ").replace(/['’]s$/u, "");
    if (name.length < 3 || monthsAndDays.test(name)) return [];
    const isSingle = !name.includes(" ");
    if (language === "de" && isSingle) return [];
    return [gapAt("name", name, from, isSingle ? 3 : 4)];
  });
}

function isOpening(text: string, at: number): boolean {
  return at === 0 || /[.!?:;–«„“"(]\s?$/u.test(text.slice(0, at));
}

const monthsAndDays =
  /^(?:jan|feb|fév|mar[csz]|mär|apr|abr|avr|may|mai|jun|juin|jul|juil|aug|août|ago|sep|o[ck]t|nov|de[cz]|dic|déc|ene)\p{L}*$/iu;

/** Every noun has a capital here; what few texts use is worth asking for. */
export function germanNouns(text: string): readonly Gap[] {
  return [...text.matchAll(/(?<![\p{L}-])\p{Lu}\p{L}+(?:-\p{L}+)*(?![\p{L}-])/gu)].flatMap(({ 0: noun, index }) => {
    const { generic, stopWords } = vocabulary.de;
    const small = noun.toLowerCase();
    if (isOpening(text, index) || noun.length < 6 || generic.has(small) || stopWords.has(small)) return [];
    if (isCommon(stem(small, "de"), "de") || monthsAndDays.test(noun)) return [];
    return [gapAt("term", noun, index, noun.length >= 10 ? 2.6 : 2)];
  });
}
