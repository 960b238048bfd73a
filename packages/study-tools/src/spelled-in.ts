import { escaped } from "@jotter/analysis/escaped";
import { isSpaceless } from "@jotter/analysis/language";
import { wordsOf } from "@jotter/analysis/words";
import type { Source } from "./source.ts";

/**
 * A term as the sources write it, where they have it with another accent, ending or a letter or two more: "photosyntesis",
 * "hiperbole". Short words are too easily others.
 */
export function spelledIn(term: string, sources: readonly Source[]): string {
  const [first] = sources;
  if (!first || term === "") return term;
  const text = sources.map((source) => source.text).join("\n");
  if (isSpaceless(first.language)) return spacelessIn(term, text);
  const written = new Map(wordsOf(text.slice(0, mostLetters), first.language).map((word) => [folded(word.text), word]));
  const keys = new Set([...written.values()].map(({ key }) => key));
  const isNear = (word: string) => {
    const own = folded(word);
    const same = written.get(own) ?? [...written].find(([other]) => isFormOf(own, other))?.[1];
    if (same) return same.text;
    const near = [...written.keys()].filter((other) => isMisspelt(own, other));
    const [nearest] = near.toSorted((one, other) => distance(own, one) - distance(own, other));
    return nearest === undefined ? word : (written.get(nearest)?.text ?? word);
  };
  const joined = folded(term.replace(/[\s-]+/g, ""));
  const whole = /[\s-]/.test(term) && joined.length >= fewest ? written.get(joined)?.text : undefined;
  if (whole) return whole;
  return term.replace(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu, (word) => {
    const own = wordsOf(word, first.language);
    return own.every(({ key, isStop }) => isStop || keys.has(key)) ? word : isNear(word.replace(/^\p{L}['’]/u, ""));
  });
}

/** One word with another ending: "gènes" and "gène", "mitochondria" and "mitochondrion". */
export function isFormOf(one: string, other: string): boolean {
  const [a, b] = [baseOf(folded(one)), baseOf(folded(other))];
  return a.length >= 3 && a === b;
}

function baseOf(word: string): string {
  const learned = word.length >= 7 ? /^(.{5,})(?:on|um|us|a|i)$/u.exec(word)?.[1] : undefined;
  if (learned) return learned;
  return word.length > 4 ? word.replace(/ies$/u, "y").replace(/(?<=.{4})(?:ern|es|en|er|s|x|n|e)$/u, "") : word;
}

const mostLetters = 60_000;
const fewest = 5;

function folded(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss");
}

function isMisspelt(own: string, other: string): boolean {
  const shorter = Math.min(own.length, other.length);
  if (shorter < fewest || own[0] !== other[0] || Math.abs(own.length - other.length) > 2) return false;
  const apart = distance(own, other);
  return apart === 1 || (apart === 2 && shorter >= 8);
}

/** Letters to change, add or leave out, and neighbours that changed places. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let place = 1; place <= other.length; place++) {
      const cost = one[at - 1] === other[place - 1] ? 0 : 1;
      let least = Math.min((row[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1, (row[place - 1] ?? 0) + cost);
      const isTurned = at > 1 && place > 1 && one[at - 1] === other[place - 2] && one[at - 2] === other[place - 1];
      if (isTurned) least = Math.min(least, (before[place - 2] ?? 0) + 1);
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? 0;
}

/** One wrong sign of four or more. */
function spacelessIn(term: string, text: string): string {
  const signs = [...term];
  if (signs.length < 4 || text.toLowerCase().includes(term.toLowerCase())) return term;
  for (let at = signs.length - 1; at >= 0; at--) {
    const [head, tail] = [signs.slice(0, at).join(""), signs.slice(at + 1).join("")];
    const place = new RegExp(`${escaped(head)}[\\p{L}]${escaped(tail)}`, "iu").exec(text);
    if (place) return place[0];
  }
  return term;
}
