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

type Choices = {
  /** Again after every change; undefined until they are read. */
  readonly documents: readonly DocumentRow[] | undefined;
  /** No more of them will be found. */
  readonly isWhole: boolean;
};

/** The documents to choose from. */
export function useDocumentChoices(query: string, { first, classNames, t }: Deps): Choices {
  const all = useDocuments();
  const { hits, isWhole } = usePageSearch(query, pagesLookedAt);
  const documents = useMemo(() => {
    const inPages = new Set(hits?.map(({ documentId }) => documentId));
    return all && documentChoices(all, { query, inPages, first, classNames, t });
  }, [all, hits, query, first, classNames, t]);
  return { documents, isWhole };
}
