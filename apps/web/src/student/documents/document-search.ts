import { noPages, type PageHit, type PagesAnswer } from "@jotter/note-index/messages";
import { startTransition, useEffect, useState } from "react";
import { onNoteIndexChange, searchPages } from "../notes/note-search.ts";

export type { PageHit } from "@jotter/note-index/messages";

export type PageSearch = {
  /** undefined while nothing is looked for or known. The last answer stands until the next one comes. */
  readonly hits?: readonly PageHit[] | undefined;
  /** How many pages there are in all, and in how many documents. */
  readonly pages: number;
  readonly documents: number;
  /** Whether `hits` answers what is asked now. */
  readonly isAnswered: boolean;
  /** Whether every page was looked through for it: until then more may be found, and "nothing" is not known. */
  readonly isWhole: boolean;
};

/** The pages of documents, or of some of them, in which all of this stands, again after every change. [DOC-3] */
export function usePageSearch(typed: string, limit: number, within?: readonly string[]): PageSearch {
  const [found, setFound] = useState<PagesAnswer & { readonly typed: string }>();
  const ids = within?.join(" ");
  const isBlank = typed.trim() === "";
  useEffect(() => {
    if (isBlank) return;
    let isLatest = true;
    const look = () =>
      searchPages(typed, limit, ids?.split(" ")).then(
        (answer) => isLatest && startTransition(() => setFound({ typed, ...answer })),
        () => isLatest && setFound({ typed, ...noPages, isWhole: true }), // The records were taken off this device meanwhile.
      );
    void look();
    const stop = onNoteIndexChange(() => void look());
    return () => {
      isLatest = false;
      stop();
    };
  }, [typed, limit, isBlank, ids]);
  const isAnswered = isBlank || found?.typed === typed;
  return {
    ...(isBlank || !found ? noPages : found),
    hits: isBlank ? undefined : found?.hits,
    isAnswered,
    isWhole: isAnswered && (isBlank || found?.isWhole === true),
  };
}

/** Where a reader opens at these words. Pages are counted from 1 in an address, as people do. */
export function pageAddress({ documentId, page, quote }: Pick<PageHit, "documentId" | "page" | "quote">): string {
  const search = new URLSearchParams({ page: String(page + 1), ...(quote && { quote }) });
  return `/docs/${encodeURIComponent(documentId)}?${search}`;
}
