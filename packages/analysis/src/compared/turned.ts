import type { Language } from "@jotter/domain/settings";
import { contradictionWords } from "../contradiction-words.ts";
import { isSpaceless } from "../language.ts";
import { vocabulary } from "../vocabulary.ts";
import { stem } from "../words.ts";
import { areOpposite } from "./poles.ts";
import type { Statement } from "./statement.ts";

/**
 * "Germany invaded Poland" and "Poland invaded Germany": two parts have changed places around the very same words. What
 * only joins them ("and", "is") leaves both right, and in a passive the words between are others.
 */
export function turnedIn(first: string, second: string, language: Language): readonly [string, string] | null {
  const ordered = ordersApart(first, second);
  if (ordered) return ordered;
  const [ours, theirs] = [wordsIn(first, language), wordsIn(second, language)];
  if (ours.length !== theirs.length) return null;
  const isOne = (one: Piece | undefined, other: Piece | undefined) => one?.key === other?.key;
  let start = 0;
  while (start < ours.length && isOne(ours[start], theirs[start])) start += 1;
  let end = 0;
  while (end < ours.length - start && isOne(ours.at(-1 - end), theirs.at(-1 - end))) end += 1;
  const [a, b] = [ours.slice(start, ours.length - end), theirs.slice(start, theirs.length - end)];
  const isSame = (some: readonly Piece[], others: readonly Piece[]) =>
    some.length === others.length && some.every((one, at) => isOne(one, others[at]));
  for (let head = 1; head < a.length - 1; head += 1) {
    for (let tail = 1; tail < a.length - head; tail += 1) {
      const middle = a.slice(head, a.length - tail);
      if (!isSame(b, [...a.slice(a.length - tail), ...middle, ...a.slice(0, head)])) continue;
      const parts = [a.slice(0, head), a.slice(a.length - tail)];
      if (parts.some(([opening]) => opening && vocabulary[language].prepositions.has(opening.key))) return null;
      if (middle.every(({ key }) => joins.test(key))) return null;
      const rest = first.slice(a.at(-1)?.to ?? 0);
      if (middle.every(({ key }) => copulas.test(key)) && /^(?:である|だ|です)?[。.]?$/u.test(rest)) return null;
      return [written(a, first), written(b, second)];
    }
  }
  return null;
}

/** "When prices rise demand falls" */
export function isRule(first: Statement, second: Statement, language: Language): boolean {
  const [mine, yours] = [first.poles[0], second.poles[0]];
  if (!mine || !yours || !areOpposite(mine, yours) || first.poles.length < 2) return false;
  const { limits } = contradictionWords[language];
  return [first, second].every(({ text }) => /[,，、]|[るくい]と|ほど/u.test(text) || limits.test(text));
}

/** The same three things or more, where the order is what is told. */
function ordersApart(one: string, other: string): readonly [string, string] | null {
  if (![one, other].every((text) => tellsOrder.test(text))) return null;
  const [ours = [], theirs = []] = [one, other].map((text) =>
    (text.split(/[:：=]| (?:is|are|son|es|sont|est|ist|sind) /u).at(-1) ?? "")
      .split(/\s*(?:[,，、;→]|->| and | y | et | und )\s*/u)
      .map((item) =>
        item
          .toLowerCase()
          .replace(/[^\p{L}\p{N} ]/gu, "")
          .trim(),
      )
      .filter((item) => item !== ""),
  );
  if (ours.length < 3 || ours.toSorted().join() !== theirs.toSorted().join() || ours.join() === theirs.join())
    return null;
  return [ours.join(", "), theirs.join(", ")];
}

const tellsOrder = /(?<!\p{L})(?:order|sequence|orden|secuencia|ordre|reihenfolge|abfolge)(?!\p{L})|顺序|順番|順序/iu;

type Piece = { readonly key: string; readonly from: number; readonly to: number };

function wordsIn(text: string, language: Language): readonly Piece[] {
  const search = isSpaceless(language)
    ? /[\p{sc=Latin}\p{N}]+|[\p{sc=Katakana}ー]+|\p{L}|[、，]/gu
    : /[\p{L}\p{N}-]+|[,;=]/gu;
  const { determiners } = vocabulary[language];
  return [...text.matchAll(search)].flatMap(({ 0: word, index }) => {
    const small = word.toLowerCase();
    if (!isSpaceless(language) && determiners.has(small) && !contracted.has(small)) return [];
    const key = contracted.get(small) ?? stem(small, language);
    return [{ key, from: index, to: index + word.length }];
  });
}

function written(pieces: readonly Piece[], text: string): string {
  return text.slice(pieces[0]?.from ?? 0, pieces.at(-1)?.to ?? 0);
}

const joins =
  /^(?:[,;=、，和与及或跟と・]|and|or|is|are|was|were|y|e|o|u|es|son|et|ou|est|sont|und|oder|ist|sind|war|也|や|も|で)$/u;
const copulas = /^[是为は]$/u;

const contracted = new Map(
  Object.entries({
    al: "a",
    del: "de",
    au: "à",
    aux: "à",
    du: "de",
    des: "de",
    zum: "zu",
    zur: "zu",
    vom: "von",
    im: "in",
    am: "an",
  }),
);
