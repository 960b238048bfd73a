import { isAbbreviation } from "@jotter/analysis/abbreviations";
import { isSpaceless } from "@jotter/analysis/language";
import { vocabulary } from "@jotter/analysis/vocabulary";
import type { Language } from "@jotter/domain/settings";
import type { ProofFinding } from "../finding.ts";
import { type Block, object } from "../prose.ts";
import { found } from "./found.ts";

/** A sentence, or a text, that begins with a small letter. */
export function missingCapitals(blocks: readonly Block[], language: Language): readonly ProofFinding[] {
  if (isSpaceless(language)) return [];
  return blocks.flatMap((block, at) => {
    if (block.isTitle) return [];
    const first = opensSmall(block, blocks[at - 1]) ? [firstWord(block)] : [];
    return [...first, ...insideOf(block, language)];
  });
}

const smallWord = /^["“„«¿¡(\s]*(\p{Ll}[\p{L}\p{M}'’]*)(?![\p{L}\p{N}.)\]=_/:-])/u;

function opensSmall(block: Block, before: Block | undefined): boolean {
  if (block.kind !== "paragraph" || block.follows === "other") return false;
  // Who ended the paragraph before with no full stop goes on here.
  if (block.follows === "paragraph" && !/[.!?…]["”’»)\s]*$/u.test(before?.text ?? "")) return false;
  const word = smallWord.exec(block.text.slice(0, 60))?.[1];
  return word !== undefined && word.length > 1 && !isNameInSmall(word) && /[.!?…]/u.test(block.text);
}

function firstWord(block: Block): ProofFinding {
  const [all = "", word = ""] = smallWord.exec(block.text.slice(0, 60)) ?? [];
  return found(block, "missing-capital", all.length - word.length, all.length);
}

/** "pH", "iPhones". */
const isNameInSmall = (word: string) => /^\p{Ll}{1,2}\p{Lu}/u.test(word);

const openings =
  /([^\s(«"“„]{0,40})([.?!])([)\]]?)[ \u00A0\u202F\n]+(\p{Ll}[\p{L}\p{M}'’]*)(?![\p{L}\p{N}.)\]=_/:-])/gu;

function insideOf(block: Block, language: Language): readonly ProofFinding[] {
  const { text } = block;
  const findings: ProofFinding[] = [];
  for (const { 0: all, 1: last = "", 2: mark = "", 4: word = "", index } of text.matchAll(openings)) {
    if (isNameInSmall(word) || word.length < 2 || last.includes(object)) continue;
    const isEnd =
      mark === "."
        ? endsSentence(last, word, language)
        : !isSpeech(text, word, language) && endsLoud(text, index, all, mark);
    if (isEnd) findings.push(found(block, "missing-capital", index + all.length - word.length, index + all.length));
  }
  return findings;
}

/** "— Où vas-tu ? demanda Paul.", "—¿Adónde vas? —preguntó": who speaks is told in the same sentence. */
function isSpeech(text: string, next: string, language: Language): boolean {
  if (language !== "fr" && language !== "es") return false;
  return /^\s*[—–]/u.test(text) || (language === "fr" && tells.test(next));
}

const tells =
  /^(?:(?:demand|répond|répliqu|s['’]écri|s['’]exclam|murmur|chuchot|lanç|interrog|hurl|soupir|balbuti|s['’]étonn)\p{L}+|cria|crie|dit|fit|reprit|ajouta|insista|protesta)(?!\p{L})/iu;

/** Not an abbreviation, an initial or an ordinal: a whole word, or a year. */
function endsSentence(last: string, next: string, language: Language): boolean {
  const { stopWords } = vocabulary[language];
  if (/^\d+$/.test(last)) return stopWords.has(next) && !(language === "de" && Number(last) <= 31);
  const isWhole = /^[\p{L}\p{M}'’-]{4,}$/u.test(last) && /[aeiouyáéíóúàèùâêîôûäöü]/iu.test(last);
  return isWhole && !isAbbreviation(last, language) && !longAbbreviations.test(last);
}

/** Long ones that have a vowel, of German above all: it shortens adjectives. */
const longAbbreviations =
  /^(?:allg|exkl|einschl|insbes|ungef|vergl|univ|bearb|entspr|urspr|eigtl|jährl|monatl|wiss|techn|polit|gesch|orig|trad|angl|math)$/iu;

/** "Oh! what a day" and "Red? blue? green?" are said in one breath. */
function endsLoud(text: string, index: number, all: string, mark: string): boolean {
  const before = text.slice(Math.max(0, index - 80), index + all.length);
  const said = /[^.!?…]*[!?][^!?]*$/u.exec(before)?.[0] ?? "";
  const follows = /^[^.!?…]{0,200}([.!?…])?/u.exec(text.slice(index + all.length));
  const isShort = (said.match(/\p{L}+/gu)?.length ?? 0) <= (mark === "!" ? 4 : 2);
  const isSeries = follows?.[1] === mark && (follows[0].match(/\p{L}+/gu)?.length ?? 0) < 4;
  return !isShort && !isSeries && !isQuotedHere(text, index);
}

/** Inside an open quotation the mark may be the quoted one's. */
function isQuotedHere(text: string, index: number): boolean {
  const near = text.slice(Math.max(0, index - 120), index);
  return near.lastIndexOf("«") > near.lastIndexOf("»") || near.lastIndexOf("“") > near.lastIndexOf("”");
}
