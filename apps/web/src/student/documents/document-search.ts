import type { PageHit } from "@jotter/note-index/messages";
import { startTransition, useEffect, useState } from "react";
import { onNoteIndexChange, searchPages } from "../notes/note-search.ts";

export type { PageHit } from "@jotter/note-index/messages";

export type PageSearch = {
  /** undefined while nothing is looked for or known. The last answer stands until the next one comes. */
  readonly hits?: readonly PageHit[] | undefined;
  /** Whether `hits` answers what is asked now. */
  readonly isAnswered: boolean;
};

/** The pages of documents in which all of this stands, again after every change. [DOC-3] */
export function usePageSearch(typed: string, limit: number): PageSearch {
  const [found, setFound] = useState<{ readonly typed: string; readonly hits: readonly PageHit[] }>();
  const isBlank = typed.trim() === "";
  useEffect(() => {
    if (isBlank) return;
    let isLatest = true;
    const look = () =>
      searchPages(typed, limit).then(
        (hits) => isLatest && startTransition(() => setFound({ typed, hits })),
        () => isLatest && setFound({ typed, hits: [] }), // The records were taken off this device meanwhile.
      );
    void look();
    const stop = onNoteIndexChange(() => void look());
    return () => {
      isLatest = false;
      stop();
    };
  }, [typed, limit, isBlank]);
  return { hits: isBlank ? undefined : found?.hits, isAnswered: isBlank || found?.typed === typed };
}

/** Where a reader opens at these words. Pages are counted from 1 in an address, as people do. */
export function pageAddress({ documentId, page, quote }: Pick<PageHit, "documentId" | "page" | "quote">): string {
  const search = new URLSearchParams({ page: String(page + 1), ...(quote && { quote }) });
  return `/docs/${encodeURIComponent(documentId)}?${search}`;
}
