const isWide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** Written without blanks between words. */
export function hasWide(text: string): boolean {
  return isWide.test(text);
}

/** Without accents, capitals and the signs of markdown. */
export function foldedOf(text: string): string {
  return withoutAccents(text)
    .replace(/[*_$\\{}=]/g, "")
    .trim();
}

/** The marks that tell が from か stay. */
export function withoutAccents(text: string): string {
  if (isPlain(text)) return text.toLowerCase();
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/(?![a-z])\p{sc=Latin}/gu, bare);
}

const bare = (letter: string) => spelledOut[letter] ?? letter.normalize("NFD").replace(/\p{M}/gu, "");

const spelledOut: Readonly<Record<string, string>> = { ß: "ss", œ: "oe", æ: "ae" };

/** Its words, folded: "Newton's laws" is "newtons" and "laws", "l'énergie" is "l" and "energie". */
export function wordsOf(text: string): readonly string[] {
  const plain = withoutAccents(text);
  const joined = /['’‘]/.test(plain) ? plain.replace(/['’‘]s(?![\p{L}\p{N}])/gu, "s") : plain;
  return joined.match(isPlain(joined) ? /[a-z0-9]+/g : /[\p{L}\p{N}]+/gu) ?? [];
}

/** Of a name: "the derivative" is looked for as "derivative". */
export function nameWords(name: string): readonly string[] {
  return wordsOf(name.replace(leadingArticle, ""));
}

const leadingArticle = /^(?:the|la|el|los|las|le|les|der|die|das)\s+(?=\p{L})|^l[’'](?=\p{L})/iu;

function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) return false;
  return true;
}

/** All of it as one word: "soh cah toa" and "SOHCAHTOA" are the same. */
export function tightOf(words: readonly string[]): string {
  return words.length === 1 ? (words[0] ?? "") : words.join("");
}
