import type { Language } from "@jotter/domain/settings";
import { isSpaceless } from "../language.ts";
import { wordCount } from "../words.ts";

/** What a line sets beside each other: "Kation = positiv", "starch -> maltose". */
export type Pair = { readonly term: string; readonly answer: string; readonly sign: Sign };
export type Sign = "=" | ":" | "–" | "→";

/** The pairs of a line, and what stands before them where it is about them all: "Nachweis: A → B; C → D". */
export type Pairs = { readonly about: string; readonly pairs: readonly Pair[] };

const none: Pairs = { about: "", pairs: [] };

export function pairsIn(text: string, language: Language): Pairs {
  const compared = [...text.matchAll(comparison)];
  if (compared.length > 1)
    return {
      about: "",
      pairs: compared.map(({ groups }) => ({ term: groups?.term ?? "", answer: groups?.answer ?? "", sign: "=" })),
    };
  const signs = signsIn(text);
  const [first, second] = signs;
  if (!first) return none;
  if (first.sign === ":" && second?.sign !== ":") {
    const rest = text.slice(first.to);
    const inner = pairsIn(rest, language);
    const about = text.slice(0, first.from).trim();
    const isShared = inner.pairs.length > 1 || /^[^\d\s]/u.test(inner.pairs[0]?.sign === "=" ? rest.trim() : "");
    if (inner.about === "" && isShared && wordCount(about, language) <= longestTerm(language))
      return { about, pairs: inner.pairs };
  }
  const alike = signs.filter(({ sign }) => sign === first.sign);
  const cuts = alike.slice(1).flatMap((sign, at) => {
    const cut = cutBetween(text, alike[at]?.to ?? 0, sign.from, language);
    return cut === null ? [] : [{ cut, sign }];
  });
  const starts = [{ cut: { from: 0, to: 0 }, sign: first }, ...cuts];
  const pairs = starts.map(({ cut, sign }, at): Pair => {
    const end = starts[at + 1]?.cut.from ?? text.length;
    return { term: text.slice(cut.to, sign.from).trim(), answer: trimmed(text.slice(sign.to, end)), sign: sign.sign };
  });
  return { about: "", pairs: pairs.filter(({ term, answer }) => term !== "" && answer !== "") };
}

/** "pH < 7 acidic, pH = 7 neutral": what holds for which value. */
const comparison =
  /(?<term>\p{L}[\p{L}\d]*\s?[<>=≤≥]\s?-?\d[\d.,]*(?<![.,]))\s+(?<answer>\p{L}[^,;，；<>=]*)(?=[,;，；]|$)/gu;

type Found = { readonly sign: Sign; readonly from: number; readonly to: number };

const marks =
  /(?<arrow>\s*(?:-+>|→|⇒|⟶|=>)\s*)|(?<equal>\s=\s?|=\s|\s?＝\s?|(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])=)|(?<colon>\s?:(?=\s)|\s?：\s?|:(?=[$]))|(?<dash>\s[–—-]\s|——|(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}Ⅰ-Ⅻ])–(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])|(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])…+(?=\S))/gu;

function signsIn(text: string): readonly Found[] {
  return [...masked(text).matchAll(marks)].map(({ 0: written, index, groups }) => ({
    sign: groups?.arrow ? "→" : groups?.equal ? "=" : groups?.colon ? ":" : "–",
    from: index,
    to: index + written.length,
  }));
}

/** Formulas, brackets, quotations and ratios without the signs in them. */
function masked(text: string): string {
  const blot = (part: string) => "x".repeat(part.length);
  return text
    .replace(/\$[^$]+\$/gu, blot)
    .replace(/[(（[][^()（）[\]]*[)）\]]/gu, blot)
    .replace(/["“„«「『][^"”“»」』\n]{1,120}["”“»」』]/gu, blot)
    .replace(/[^\s、，,;；:：=＝]+[:：][^\s、，,:：=＝]+(?=[=＝]\d+[:：]\d)/gu, blot)
    .replace(/\d\s?[:：]\s?\d(?:\s?[:：]\s?\d)*/gu, blot);
}

/** Where the next term begins: behind the last mark before it, where what follows is short enough to be one. */
function cutBetween(text: string, from: number, to: number, language: Language) {
  const between = masked(text).slice(from, to);
  const separators = isSpaceless(language) ? /[;；/／，、,。]\s?|\s+/gu : /\s?[;,/·]\s+|\.\s+/gu;
  const last = [...between.matchAll(separators)].at(-1);
  if (!last || last.index === 0) return null;
  const term = between.slice(last.index + last[0].length).trim();
  if (term === "" || wordCount(term, language) > longestTerm(language) / 2 + 1) return null;
  return { from: from + last.index, to: from + last.index + last[0].length };
}

export function longestTerm(language: Language): number {
  return isSpaceless(language) ? 18 : 7;
}

function trimmed(answer: string): string {
  return (
    answer
      .trim()
      // "indicator → : a substance": one sign is enough.
      .replace(/^(?:[:：=＝→⇒]\s*|[–—-]+>?\s+)+/u, "")
      .replace(/(?:[!！]+|[.。;；,，、])$/u, "")
      .trim()
  );
}
