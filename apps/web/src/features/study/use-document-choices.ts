import { useMemo } from "react";
import { usePageSearch } from "../../student/documents/document-search.ts";
import { shownDocumentTitle } from "../../student/documents/document-title.ts";
import { type DocumentRow, useDocuments } from "../../student/documents/use-documents.ts";
import { documentReadiness } from "../../student/study/document-readiness.ts";
import type { Taken } from "../../student/study/taken.ts";
import type { Translate } from "../../ui/translate.ts";

const shown = 12;
const pagesLookedAt = 60;

/** The documents to choose from: those of the words in their titles, their classes or on their pages; else the latest. [DOC-2] */
export function useDocumentChoices(query: string, { first, classNames, t }: Deps): readonly DocumentRow[] | undefined {
  const all = useDocuments();
  const { hits } = usePageSearch(query, pagesLookedAt);
  return useMemo(() => {
    const inPages = new Set(hits?.map(({ documentId }) => documentId));
    return (
      all &&
      chosenFirst(usableFirst(found(all, query, inPages, { classNames, t })), all, first).slice(0, shown + first.length)
    );
  }, [all, hits, query, first, classNames, t]);
}

type Deps = {
  /** Those that were chosen when the list was made stand first in it. */
  readonly first: readonly string[];
  readonly classNames: ReadonlyMap<string, string>;
  readonly t: Translate;
};

function found(
  all: readonly DocumentRow[],
  query: string,
  inPages: ReadonlySet<string>,
  { classNames, t }: Pick<Deps, "classNames" | "t">,
): readonly DocumentRow[] {
  const words = bare(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return all;
  return all.filter(({ id, data }) => {
    const named = bare(
      [shownDocumentTitle(data.title, t), data.name, classNames.get(data.classId ?? "") ?? "", ...data.tags].join(" "),
    );
    return inPages.has(id) || words.every((word) => named.includes(word));
  });
}

/** Those of which nothing can ever be made stand last. */
function usableFirst(rows: readonly DocumentRow[]): readonly DocumentRow[] {
  const isLost = ({ data }: DocumentRow) => ["failed", "none"].includes(documentReadiness(data));
  return [...rows.filter((row) => !isLost(row)), ...rows.filter(isLost)];
}

function chosenFirst(rows: readonly DocumentRow[], all: readonly DocumentRow[], first: readonly string[]) {
  const isFirst = ({ id }: DocumentRow) => first.includes(id);
  return [...all.filter(isFirst), ...rows.filter((row) => !isFirst(row))];
}

function bare(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

export function documentsIn(taken: readonly Taken[]): readonly string[] {
  return taken.flatMap((one) => (one.kind === "document" ? [one.id] : []));
}
