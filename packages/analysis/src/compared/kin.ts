import type { Language } from "@jotter/domain/settings";
import { contradictionWords } from "../contradiction-words.ts";
import { isSpaceless } from "../language.ts";
import type { Token } from "./tokens.ts";

/** Which words stand for one another: forms of one word, words made with it, slips of the pen, other words for the same. */
export type Kin = (key: string, other: string) => boolean;

export function kinIn(tokens: readonly Token[], language: Language): Kin {
  const { alike } = contradictionWords[language];
  const texts = new Map(tokens.map(({ key, text }) => [key, text]));
  const groups = new Map(
    [...texts].flatMap(([key, text]) => {
      const own = groupsOf(text, alike);
      return own.length > 0 ? [[key, own] as const] : [];
    }),
  );
  const isNoun = (key: string) => /^\p{Lu}/u.test(texts.get(key) ?? "");
  const isCompounding = language === "de";
  return (key, other) => {
    if (key === other) return true;
    const mine = groups.get(key);
    if (mine && groups.get(other)?.some((group) => mine.includes(group))) return true;
    if (isSpaceless(language)) return false;
    if (key.charCodeAt(0) !== other.charCodeAt(0) && !isCompounding) return false;
    return isForm(key, other, isCompounding && (isNoun(key) || isNoun(other)));
  };
}

function groupsOf(text: string, alike: readonly RegExp[]): readonly number[] {
  return alike.flatMap((group, at) => (group.exec(text)?.index === 0 ? [at] : []));
}

function isForm(key: string, other: string, isCompound: boolean): boolean {
  const [short, long] = key.length < other.length ? [key, other] : [other, key];
  if (short.length < 3) return false;
  if (short.length >= 4 && long.startsWith(short)) return true;
  // "Iod" in "Iodlösung", "Kanzler" in "Bundeskanzler".
  if (isCompound && (long.startsWith(short) || (short.length >= 4 && long.endsWith(short)))) return true;
  let shared = 0;
  while (shared < short.length && short[shared] === long[shared]) shared++;
  // "Bundestag" and "Bundesrat" begin alike and are two.
  if (shared >= 4 && shared >= short.length - (shared < 8 ? 2 : 3) && shared >= 0.55 * long.length) return true;
  return short.length >= 6 && isSlip(short, long, shared);
}

/** One letter too many, too few or another, inside a long word. */
function isSlip(short: string, long: string, shared: number): boolean {
  if (shared < 3 || long.length - short.length > 1) return false;
  const rest = short.slice(shared + (long.length === short.length ? 1 : 0));
  return rest.length > 1 && rest === long.slice(shared + 1);
}
