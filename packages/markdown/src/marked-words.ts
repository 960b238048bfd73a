/**
 * Whether `==` and the next `==` mark the words between them. They hug their words, and two comparisons of a line
 * (`a==b and c==d`) are no pair: between letters on both sides only a piece of a word is marked (`pre==fix==es`).
 */
export function isMarkedPair(before: string, words: string, after: string): boolean {
  if (words === "" || /^\s|\s$/.test(words)) return false;
  const isCompared = endsValue.test(before) && beginsValue.test(after) && (isLetter(before) || isLetter(after));
  return !isCompared || /^[\p{L}\p{M}\p{N}]+$/u.test(words);
}

/** A text without the marks of what is marked in it; a comparison keeps its sign. */
export function withoutMarks(text: string): string {
  return text.replace(pair, (whole, words: string, at: number) =>
    isMarkedPair(text.slice(Math.max(0, at - 1), at), words, text.charAt(at + whole.length)) ? words : whole,
  );
}

/** A sign that begins or ends marked words, where the other one may be cut off: none that compares. */
export const markSign =
  /(?<![\p{sc=Latin}\p{sc=Greek}\p{N}_)\]=])==(?=[^\s=])|(?<=[^\s=])==(?![\p{sc=Latin}\p{sc=Greek}\p{N}_([=])/gu;

const pair = /(?<!=)==(?=[^\s=])((?:(?!==)[^\n])+)(?<=\S)==(?!=)/g;

// Chinese and Japanese have no blanks between words: there, marks may stand between letters.
const endsValue = /[\p{sc=Latin}\p{sc=Greek}\p{N}_)\]}'"]$/u;
const beginsValue = /^[\p{sc=Latin}\p{sc=Greek}\p{N}_([{'"-]/u;

function isLetter(sign: string): boolean {
  return /[\p{sc=Latin}\p{sc=Greek}\p{N}_]/u.test(sign);
}
