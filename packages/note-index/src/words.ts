/**
 * How words are compared. Case, accents and width do not count. Chinese and Japanese write no spaces, so a run of their
 * letters is taken two by two: what a student types is then found inside a sentence, the same in every browser.
 */
export type Run = {
  /** Folded. */
  readonly text: string;
  /** Where it stands in the text as it was written. */
  readonly from: number;
  readonly to: number;
  readonly isSpaceless: boolean;
};

/** Longer ones are no words (a picture as text, a key): their beginning is enough to find them. */
const longestWord = 64;

/** Calls back for every run of letters and digits, until it is told to stop by `false`. */
export function eachRun(text: string, visit: (run: Run) => boolean | undefined): void {
  const letters = /[\p{L}\p{N}\p{M}]+/gu;
  for (let found = letters.exec(text); found; found = letters.exec(text)) {
    const [run] = found;
    for (const [from, to, isSpaceless] of stretchesOf(run)) {
      const written = run.slice(from, to);
      const at = found.index + from;
      if (visit({ text: folded(written), from: at, to: at + written.length, isSpaceless }) === false) return;
    }
  }
}

/** What a run is found by. */
export function termsOf({ text, isSpaceless }: Pick<Run, "text" | "isSpaceless">): readonly string[] {
  if (!isSpaceless) return [text.slice(0, longestWord)];
  const letters = [...text];
  return letters.map((letter, place) => letter + (letters[place + 1] ?? ""));
}

export function folded(text: string): string {
  if (hasOneForm(text)) return text.toLowerCase();
  return (
    text
      .normalize("NFKD")
      // Accents only: the marks that tell が from か stay.
      .replace(/[\u0300-\u036f]+/g, "")
      .normalize("NFC")
      .toLowerCase()
      .replace(/[ßøłđæœı]/g, (letter) => spelledOut[letter] ?? letter)
  );
}

const spelledOut: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  æ: "ae",
  œ: "oe",
  ı: "i",
};

const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc\uff70]+/gu;

function stretchesOf(run: string): readonly (readonly [from: number, to: number, isSpaceless: boolean])[] {
  if (isBeforeCjk(run)) return [[0, run.length, false]];
  if (isCommonCjk(run)) return [[0, run.length, true]];
  const stretches: [number, number, boolean][] = [];
  let end = 0;
  for (const found of run.matchAll(spaceless)) {
    if (found.index > end) stretches.push([end, found.index, false]);
    end = found.index + found[0].length;
    stretches.push([found.index, end, true]);
  }
  if (end < run.length) stretches.push([end, run.length, false]);
  return stretches;
}

/** ASCII, kana and the common Chinese letters: there is only one way to write them, and no accent in them. */
function hasOneForm(text: string): boolean {
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place);
    if (code >= 0x80 && !isKanaOrHan(code)) return false;
  }
  return true;
}

function isCommonCjk(text: string): boolean {
  for (let place = 0; place < text.length; place++) if (!isKanaOrHan(text.charCodeAt(place))) return false;
  return true;
}

function isKanaOrHan(code: number): boolean {
  return (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3041 && code <= 0x3096) || (code >= 0x30a1 && code <= 0x30fc);
}

function isBeforeCjk(text: string): boolean {
  for (let place = 0; place < text.length; place++) if (text.charCodeAt(place) >= 0x2e80) return false;
  return true;
}
