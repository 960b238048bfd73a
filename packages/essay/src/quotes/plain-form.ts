/**
 * A text as two writers of the same words agree on it: blanks, line ends, quotation marks, widths and capitals are
 * those of nobody. For each sign, where it stands in the text.
 */
export type PlainForm = { readonly text: string; readonly places: readonly number[] };

const quoteMarks = new Set('“”„«»‹›「」『』"‟〝〞');
const apostrophes = new Set("'’‘‚ʼ");
const dashes = new Set("–—‐‑−―－");
const letter = /[\p{L}\p{M}\p{N}]/u;
export const wideLetter = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々]/u;

export function plainForm(text: string): PlainForm {
  const signs: string[] = [];
  const places: number[] = [];
  let last = " ";
  const add = (sign: string, at: number) => {
    signs.push(sign);
    places.push(at);
    last = sign;
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    const next = text[at + 1] ?? " ";
    if (quoteMarks.has(sign) || sign === "\u00AD") continue;
    if (apostrophes.has(sign)) {
      if (letter.test(last) && letter.test(next)) add("'", at);
    } else if ((sign === "-" || sign === "‐") && next === "\n" && letter.test(last)) {
      // A word that was broken at the end of a line.
      while (/\s/.test(text[at + 1] ?? "x")) at += 1;
    } else if (/\s/.test(sign)) {
      if (last !== " " && !wideLetter.test(last)) add(" ", at);
    } else {
      const plain = plainSign(sign);
      // Blanks before marks are French, and before wide letters nothing.
      if (last === " " && places.length > 0 && (/[;:!?]/.test(plain) || wideLetter.test(plain))) {
        signs.pop();
        places.pop();
      }
      add(plain, at);
    }
  }
  return { text: signs.join(""), places };
}

function plainSign(sign: string): string {
  if (dashes.has(sign)) return "-";
  const code = sign.charCodeAt(0);
  const narrow = code >= 0xff01 && code <= 0xff5e ? String.fromCharCode(code - 0xfee0) : sign;
  const small = narrow.toLowerCase();
  return small.length === 1 ? small : narrow;
}

export type Token = { readonly text: string; readonly from: number; readonly to: number };

/** Words, and each letter by itself where words are not written apart. */
export function tokensOf(plain: string): readonly Token[] {
  const parts =
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々]|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々])[\p{L}\p{M}\p{N}])+/gu;
  return [...plain.matchAll(parts)].map(({ 0: text, index }) => ({ text, from: index, to: index + text.length }));
}

/** What passages are found by: words, and pairs of letters where words are not written apart. */
export function termsOf(tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap(({ text, to }, at) => {
    if (!wideLetter.test(text)) return [text];
    const next = tokens[at + 1];
    return next && next.from === to && wideLetter.test(next.text) ? [text + next.text] : [];
  });
}
