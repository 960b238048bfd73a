export type PartOfDay = "morning" | "afternoon" | "evening" | "night";

export function partOfDay(hour: number): PartOfDay {
  if (hour < 5) return "night";
  if (hour < 12) return "morning";
  if (hour < 18) return "afternoon";
  return "evening";
}

/** "Ada Lovelace" is greeted as Ada; a name in Chinese or Japanese begins with the family and stays whole. */
export function firstName(name: string): string {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(name)) return name;
  const [first = name] = name.trim().split(/\s+/);
  // An initial or a title is nothing to call somebody by.
  return /^.\.?$|^\p{L}{1,4}\.$/u.test(first) ? name : first;
}

const previewLength = 320;

/** The first lines of a note as plain words: a card is too small for headings and lists. */
export function preview(body: string): string {
  return body
    .slice(0, previewLength * 2)
    .replace(/^\s{0,3}(#{1,6}|>|[-*+]|\d+\.)\s+/gm, "")
    .replace(/[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, "")
    .replace(/\n{2,}/g, "\n")
    .trim()
    .slice(0, previewLength);
}
