export const tagMaximum = 200;
const tagsMaximum = 200;

/** A tag as it is stored: without its sign, in one line. Empty where nothing is left. */
export function tidyTag(typed: string): string {
  return typed
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^#+\s*/, "")
    .slice(0, tagMaximum)
    .trim();
}

/** The list with one more tag, unless it is empty, there already (however it is spelled), or one too many. */
export function withTag(tags: string[], typed: string): string[] {
  const tag = tidyTag(typed);
  const isThere = tags.some((each) => each.toLowerCase() === tag.toLowerCase());
  return tag === "" || isThere || tags.length >= tagsMaximum ? tags : [...tags, tag];
}
