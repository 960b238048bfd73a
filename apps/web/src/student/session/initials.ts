/** One or two letters for somebody without a picture: of the first and the last word of their name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = firstLetter(words[0] ?? "");
  // A Chinese or Japanese name is one word; its first character says enough.
  const last = words.length > 1 ? firstLetter(words.at(-1) ?? "") : "";
  return (first + last).toLocaleUpperCase();
}

/** A letter as people count them: an accent or a flag is not half a letter. */
function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter().segment(word.replace(/^[^\p{L}\p{N}\p{Extended_Pictographic}]+/u, ""));
  return first?.segment ?? "";
}
