import { decodedEntities } from "@jotter/markdown/entities";
import { type Tag, tagAt } from "@jotter/markdown/html-tag";

export type MarkedChapter = {
  readonly html: string;
  /** What its places are called, each by its number. */
  readonly ids: readonly string[];
};

/** Two signs that are no letters and in no text, around the number of a place. */
const [open, close] = ["\ufdd0", "\ufdd1"];

/**
 * A chapter whose places are marked, to be found again once it is our markdown: each behind the first letter that
 * follows it, where it is in nobody's way. A link within the book becomes what `hrefOf` says; null, and it is words alone.
 */
export function markedChapter(chapter: string, hrefOf: (href: string) => string | null): MarkedChapter {
  const source = chapter.replace(/[\ufdd0\ufdd1]/g, "");
  const ids: string[] = [];
  let [html, from, at] = ["", 0, 0];
  let waiting: string[] = [];
  for (;;) {
    const form = waiting.length > 0 ? letterOrTag : tagStart;
    form.lastIndex = at;
    const found = form.exec(source);
    if (!found) break;
    at = found.index + found[0].length;
    if (found[0][0] !== "<") {
      if (/^(?:&|https?:|www\.)/i.test(found[0])) continue;
      html += source.slice(from, at) + waiting.map((_, place) => `${open}${ids.length + place}${close}`).join("");
      from = at;
      ids.push(...waiting);
      waiting = [];
      continue;
    }
    const isRemark = source.startsWith("<!--", found.index);
    const tag = isRemark ? null : tagAt(source, found.index);
    if (tag === "unclosed") break;
    if (tag) at = tag.end;
    const unseen = isRemark ? "-->" : tag && isUnread(tag) ? `</${tag.name}` : null;
    if (unseen) at = source.indexOf(unseen, at);
    // What nothing ends is not read, and neither is what follows it.
    if (at < 0) break;
    if (!tag || unseen) continue;
    const { id, name, href } = tag.attributes;
    if (id) waiting.push(id);
    if (tag.name !== "a") continue;
    if (name && name !== id) waiting.push(name);
    if (href === undefined || isOutside(href)) continue;
    const inner = hrefOf(href);
    html += `${source.slice(from, found.index)}<a${inner === null ? "" : ` href="${inner}"`}${tag.isEmpty ? "/" : ""}>`;
    from = at;
  }
  return { html: html + source.slice(from), ids };
}

const tagStart = /</g;
const letterOrTag = /<|&#?\w{1,32};|(?:https?:|www\.)\S*|\p{L}/giu;
const unread = new Set(["script", "style", "head", "title", "svg", "math", "template"]);

function isUnread({ name, isClosing, isEmpty }: Tag): boolean {
  return unread.has(name) && !isClosing && !isEmpty;
}

export function isOutside(href: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href.trim());
}

/** The text without its marks, and by its name the line in which each place begins, from 0. */
export function placesIn(
  marked: string,
  ids: readonly string[],
): { readonly text: string; readonly lineOf: ReadonlyMap<string, number> } {
  const lineOf = new Map<string, number>();
  const lines = marked.split("\n").map((line, at) =>
    line.replace(/\ufdd0(\d+)\ufdd1/g, (_, number: string) => {
      const id = ids[Number(number)];
      if (id !== undefined && !lineOf.has(id)) lineOf.set(id, at);
      return "";
    }),
  );
  return { text: lines.join("\n"), lineOf };
}

/** What is behind the `#` of an address, as its element is called. */
export function idIn(href: string): string {
  const id = /#(.*)$/s.exec(href)?.[1] ?? "";
  try {
    return decodeURIComponent(decodedEntities(id));
  } catch {
    return id;
  }
}

/** A place of a document as a link within it names it: `#page-12-40`, pages and lines from 1. */
export function placeName(page: number, line = 0): string {
  return `page-${page + 1}-${line + 1}`;
}
