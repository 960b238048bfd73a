/** The way back to a document that was being read, from what is made of its words. */
export type ReadingWay = { readonly href: string; readonly title: string };

const ways = new Map<string, ReadingWay>();

/** The page of a document is left for a tool, in this tab. */
export function keepReadingWay(documentId: string, way: ReadingWay): void {
  ways.set(documentId, way);
}

/** To the very place, where it was being read in this tab before; undefined elsewhere. */
export function readingWay(documentId: string | undefined): ReadingWay | undefined {
  return documentId === undefined ? undefined : ways.get(documentId);
}
