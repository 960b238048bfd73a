import { useMemo } from "react";
import { usePageSearch } from "../../student/documents/document-search.ts";
import { type DocumentRow, useDocuments } from "../../student/documents/use-documents.ts";
import type { Translate } from "../../ui/translate.ts";
import { documentChoices } from "./document-choices.ts";

const pagesLookedAt = 60;

type Deps = {
  readonly first: readonly string[];
  readonly classNames: ReadonlyMap<string, string>;
  readonly t: Translate;
};

/** The documents to choose from, again after every change; undefined until they are read. */
export function useDocumentChoices(query: string, { first, classNames, t }: Deps): readonly DocumentRow[] | undefined {
  const all = useDocuments();
  const { hits } = usePageSearch(query, pagesLookedAt);
  return useMemo(() => {
    const inPages = new Set(hits?.map(({ documentId }) => documentId));
    return all && documentChoices(all, { query, inPages, first, classNames, t });
  }, [all, hits, query, first, classNames, t]);
}
