import { withoutRadicals } from "@jotter/markdown/radicals";

export type Stretch = { readonly from: number; readonly to: number };

/** A text as it is compared, and where in the original each of its letters stood. */
export type Folded = {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

/**
 * Letters and digits alone, in one case, without accents: the same words read in another way (other spaces, a hyphen at
 * the end of a line, marks of markdown) fold to the same.
 */
export function bareFold(text: string): Folded {
  return fold(text, (letter) => isWordLetter(letter), false);
}

/** As words are searched for: signs count, one space is as good as many, and none stands between Chinese letters. */
export function searchFold(text: string): Folded {
  return fold(text, (letter) => !unseen.test(letter), true);
}

/** Where a stretch of the folded text stood. */
export function unfolded({ starts, ends }: Folded, from: number, to: number): { from: number; to: number } {
  return { from: starts[from] ?? 0, to: ends[to - 1] ?? 0 };
}

/** Marks of markdown, and what only tells where a line may break. */
const unseen = /[\\*_`\u00ad\u200b-\u200d\u2060\ufeff]/;
const wordLetter = /[\p{L}\p{N}]/u;
const withoutSpaces = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff00-\uffef]/u;

function isWordLetter(letter: string): boolean {
  return wordLetter.test(letter);
}

function fold(text: string, counts: (letter: string) => boolean, keepsSpaces: boolean): Folded {
  let folded = "";
  const starts: number[] = [];
  const ends: number[] = [];
  const add = (letters: string, from: number, to: number) => {
    folded += letters;
    for (let at = 0; at < letters.length; at++) {
      starts.push(from);
      ends.push(to);
    }
  };
  let spaceFrom = -1;
  let last = "";
  let at = 0;
  const addresses = addressesIn(text);
  let address = addresses.next().value;
  for (const letter of text) {
    const from = at;
    at += letter.length;
    while (address && from >= address.to) address = addresses.next().value;
    if (address && from >= address.from) continue;
    if (/\s/.test(letter)) {
      if (spaceFrom < 0) spaceFrom = from;
      continue;
    }
    const plain = plainLetters(letter);
    if (plain === "" || !counts(plain)) continue;
    const isApart = keepsSpaces && spaceFrom >= 0 && last !== "";
    if (isApart && !(withoutSpaces.test(last) && withoutSpaces.test(letter))) add(" ", spaceFrom, from);
    spaceFrom = -1;
    add(plain, from, at);
    last = letter;
  }
  return { text: folded, starts, ends };
}

/** Where links lead to, which nobody reads: `](#page-3-40)`. */
function* addressesIn(text: string): Generator<{ readonly from: number; readonly to: number }, undefined> {
  for (const { index, 0: all } of text.matchAll(/\]\((?:#|https?:|mailto:|attachment:|\/)[^()\s]{0,4000}\)/g)) {
    yield { from: index, to: index + all.length };
  }
}

/** A letter in one case, without its accent; "ﬁ" is two. */
function plainLetters(letter: string): string {
  if (letter <= "\u007f") return letter.toLowerCase();
  return (letter > "\u2fd5" || letter < "\u2e80" ? letter : withoutRadicals(letter))
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .normalize("NFC");
}
