import type { PageOfDocument } from "./note-passages.ts";

/** As long as an address may be; a beginning is found as well. */
const mostQuoted = 300;

/** Where the reader opens a page with these words marked. Pages are counted from 1 in an address, as people do. */
export function pageHref({ documentId, at }: Pick<PageOfDocument, "documentId" | "at">, quote: string): string {
  const words = quote
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, mostQuoted)
    .replace(/[\uD800-\uDBFF]$/, "");
  // A bracket would end the link it stands in.
  const written = encodeURIComponent(words).replace(/[()]/g, (sign) => (sign === "(" ? "%28" : "%29"));
  return `/docs/${encodeURIComponent(documentId)}?page=${at + 1}&quote=${written}`;
}
