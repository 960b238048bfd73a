import { stem, wordsOf } from "@jotter/analysis/words";
import { isKnown } from "@jotter/domain/quiz";
import type { Language } from "@jotter/domain/settings";
import { lineOf } from "@jotter/markdown/line";
import { inlineText } from "@jotter/markdown/plain-text";
import { almost, type Mark, right, slip, wrong } from "./mark.ts";
import { alternatives, denials, fillers, leadIns, tails } from "./said-around.ts";
import { isOneSlip, isSameNoun } from "./spelling.ts";
import { hasOtherFigures, isTurned } from "./turned.ts";

/** By the words that matter: capitals, articles, number and accents do not. [QUZ-2] */
export function markWords(answer: string, given: string, language: Language): Mark {
  const [wanted, own] = [bareOf(answer, language), bareOf(given, language)];
  if (wanted === "" || own === "") return wrong;
  if (isNegative.test(wanted) && !isNegative.test(own) && !/^minus |^menos |^moins /u.test(own)) return wrong;
  if ([own, withoutBrackets(own)].some((one) => isSpeltTheSame(wanted, one))) return right;
  if (isEvasion(wanted, own, language)) return wrong;
  const mark = language === "zh" || language === "ja" ? letterMark(wanted, own) : wordMark(wanted, own, language);
  return isKnown(mark.share) && isTurned(wanted, own, language) ? almost(0.5) : mark;
}

/** "-sin x" is no sine; "-ung" is an ending. */
const isNegative = /^[-−–]\s?(?:\p{L}(?!\p{L})|(?:sin|cos|tan|ln|log)(?!\p{L}))/u;

function isSpeltTheSame(wanted: string, own: string): boolean {
  // "5'-AUG-GUA-3'": a strand is its bases.
  const bases = own.replace(/^5['′]?|3['′]?$|[^a-z]/gu, "");
  if (/^[acgtu\s]{6,}$/u.test(wanted) && !/[^acgtu]/u.test(bases)) return bases === wanted.replace(/\s/gu, "");
  return squeezed(wanted) === squeezed(own) && !hasOtherFigures(wanted, own);
}

/** "Not osmosis", "osmosis or diffusion": who says both has said neither. */
function isEvasion(wanted: string, own: string, language: Language): boolean {
  if (denials[language].test(own) !== denials[language].test(wanted)) return true;
  return alternatives[language].test(own) && !alternatives[language].test(wanted);
}

/** Whether words that are not the answer's may still say the same: a synonym, another turn of phrase. */
export function maySayTheSame(answer: string, given: string, language: Language): boolean {
  const [wanted, own] = [bareOf(answer, language), bareOf(given, language)];
  return wanted !== "" && own !== "" && !isEvasion(wanted, own, language);
}

/** Without what is said around an answer: "I think it's osmosis." */
function bareOf(text: string, language: Language): string {
  let bare = inlineText(lineOf(text))
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[“”„"«»「」『』《》]/gu, "")
    .replace(/[’‘]/gu, "'")
    .replace(/[.。!！?？,，;；、:：\s]+$/u, "")
    .trim();
  for (const lead of leadIns[language]) bare = bare.replace(lead, "").trim();
  for (const tail of tails[language]) bare = bare.replace(tail, "").trim();
  return bare;
}

function withoutBrackets(text: string): string {
  return text.replace(/\([^)]*\)/gu, "");
}

/** D.N.A. is DNA, キ and き are one sound, ß is ss. */
export function squeezed(text: string): string {
  return unaccented(text)
    .replace(/[−–](?=\p{L}|\p{N})/gu, "-")
    .replace(/[^\p{L}\p{N}+-]/gu, "")
    .replace(/[ァ-ヶ]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));
}

function unaccented(text: string): string {
  return text
    .replace(/ß/gu, "ss")
    .replace(/ä|ae/gu, "a")
    .replace(/ö|oe/gu, "o")
    .replace(/ü|ue/gu, "u")
    .replace(/\p{sc=Latin}/gu, (letter) => letter.normalize("NFD").replace(/\p{M}/gu, ""));
}

function wordMark(wanted: string, own: string, language: Language): Mark {
  const [needed, said] = [keysOf(wanted, language), keysOf(own, language)];
  if (needed.length === 0 || said.length === 0) return wrong;
  const exact = needed.filter((word) => said.some((one) => isSameNoun(one, word)));
  const slips = needed.filter((word) => !exact.includes(word) && said.some((one) => isOneSlip(one, word)));
  const covered = (exact.length + slips.length) / needed.length;
  const extra = said.length - exact.length - slips.length;
  if (covered === 1 && extra === 0) return slips.length === 0 ? right : almost(slip);
  // A whole sentence is told in other words: most of what matters has to be there.
  if (needed.length >= longAnswer) {
    if (covered >= 0.7) return slips.length === 0 ? right : almost(slip);
    return covered >= 0.25 ? almost(Math.min(0.8, covered)) : wrong;
  }
  if (covered === 1) return extra <= 3 ? almost(0.5) : wrong;
  // Half of a name is half an answer, as long as nothing else stands in the place of the other half.
  return extra === 0 && covered >= 0.5 ? almost(0.5) : wrong;
}

const longAnswer = 5;

/** The words that carry it, each in its plain form and once. */
export function keysOf(text: string, language: Language): readonly string[] {
  const spaced = text.replace(/[()[\]/]/gu, " ");
  const all = wordsOf(spaced, language);
  const carrying = all.filter(({ text: word, isStop }) => !isStop && !fillers[language].test(word));
  const words = carrying.length > 0 ? carrying : all;
  return [...new Set(words.map(({ text: word }) => stem(unaccented(word.toLowerCase()), language)))];
}

/** Chinese and Japanese words are told by their letters. */
function letterMark(wanted: string, own: string): Mark {
  const [needed, said] = [squeezed(wanted), squeezed(own)];
  if (isOneSlip(said, needed) && /^[\p{sc=Hiragana}ー]{5,}$/u.test(needed)) return almost(slip);
  if (said.includes(needed)) return said.length <= needed.length + 6 ? almost(0.5) : wrong;
  if (needed.length >= 10) {
    const pairs = [...needed].slice(1).map((letter, at) => `${[...needed][at]}${letter}`);
    const covered = pairs.filter((pair) => said.includes(pair)).length / pairs.length;
    return covered >= 0.7 ? right : covered >= 0.35 ? almost(covered) : wrong;
  }
  return wrong;
}
