type Stretch = { readonly from: number; readonly to: number };

/** So far a word goes on; of what is longer the rest is left. */
const longest = 60;

/**
 * The same with whole words at both ends: nobody means "s the working directory". Blanks at the ends are left out first.
 * Where words are written without blanks between them, each letter may be meant. [DOC-3]
 */
export function withWholeWords(text: string, { from, to }: Stretch): Stretch {
  let [start, end] = [from, to];
  while (start < end && /\s/u.test(text[start] ?? "")) start++;
  while (end > start && /\s/u.test(text[end - 1] ?? "")) end--;
  if (start === end) return { from, to };
  const before = wordEnd.exec(text.slice(Math.max(0, start - longest), start))?.[0] ?? "";
  const after = wordStart.exec(text.slice(end, end + longest))?.[0] ?? "";
  return {
    from: wordStart.test(text.slice(start, start + 2)) ? start - before.length : start,
    to: wordEnd.test(text.slice(Math.max(0, end - 2), end)) ? end + after.length : end,
  };
}

// Letters and digits, with an apostrophe or a hyphen between them; none of scripts without blanks.
const letter =
  "(?:(?![\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}ー])[\\p{L}\\p{M}\\p{N}])";
const word = `${letter}+(?:['’-]${letter}+)*`;
const wordStart = new RegExp(`^(?:['’-](?=${letter}))?${word}`, "u");
const wordEnd = new RegExp(`${word}(?:['’-])?$`, "u");
