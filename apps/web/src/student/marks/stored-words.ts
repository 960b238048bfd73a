import { type Anchor, foundIn } from "./anchor.ts";
import { bareFold } from "./folded.ts";

/** Selected words as the document's text has them, with its paragraphs and headings; null where it reads otherwise. */
export function storedWords(text: string, anchor: Anchor): string | null {
  const found = foundIn(text, anchor);
  if (!found) return null;
  const words = text.slice(found.from, found.to);
  if (bareFold(words).text !== bareFold(anchor.quote).text) return null;
  const heading = /(?:^|\n)(#{1,6} +)$/.exec(text.slice(0, found.from))?.[1] ?? "";
  const end = /^[^\s\p{L}\p{N}]*/u.exec(text.slice(found.to))?.[0] ?? "";
  return `${heading}${words}${end}`;
}
