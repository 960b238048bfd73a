import type { DocumentPages } from "../../student/documents/document-pages.ts";
import type { Place } from "./page-window.ts";

export type PlacedEntry = DocumentPages["outline"][number] & { readonly share: number };

/** How far down its page each heading stands, by the letters before it. */
export function placedOutline({ outline, texts }: Pick<DocumentPages, "outline" | "texts">): readonly PlacedEntry[] {
  const from = new Map<number, number>();
  return outline.map((entry) => {
    const text = texts[entry.page] ?? "";
    // Two headings of one name stand below each other.
    const at = text.indexOf(entry.title, from.get(entry.page) ?? 0);
    if (at >= 0) from.set(entry.page, at + entry.title.length);
    return { ...entry, share: at > 0 ? at / text.length : 0 };
  });
}

/** The heading a place stands under; -1 before the first. */
export function entryAt(entries: readonly PlacedEntry[], { page, share }: Place): number {
  return entries.findLastIndex((entry) => entry.page < page || (entry.page === page && entry.share <= share));
}
