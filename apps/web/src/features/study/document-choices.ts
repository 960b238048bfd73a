import { shownDocumentTitle } from "../../student/documents/document-title.ts";
import type { DocumentRow } from "../../student/documents/use-documents.ts";
import { documentReadiness } from "../../student/study/document-readiness.ts";
import type { Taken } from "../../student/study/taken.ts";
import type { Translate } from "../../ui/translate.ts";

type Sought = {
  readonly query: string;
  /** Documents that have the words on one of their pages. */
  readonly inPages: ReadonlySet<string>;
  /** Those that were chosen when the list was made stand first in it. */
  readonly first: readonly string[];
  readonly classNames: ReadonlyMap<string, string>;
  readonly t: Translate;
};

const mostShown = 12;

/** Those with the words in their titles, their classes, their tags or on their pages; without words the latest. [DOC-2] */
export function documentChoices(all: readonly DocumentRow[], sought: Sought): readonly DocumentRow[] {
  const isFirst = ({ id }: DocumentRow) => sought.first.includes(id);
  const others = usableFirst(found(all, sought).filter((row) => !isFirst(row)));
  return [...all.filter(isFirst), ...others.slice(0, mostShown)];
}

function found(all: readonly DocumentRow[], { query, inPages, classNames, t }: Sought): readonly DocumentRow[] {
  const words = bare(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return all;
  return all.filter(({ id, data }) => {
    const { title, name, classId, tags } = data;
    const named = bare([shownDocumentTitle(title, t), name, classNames.get(classId ?? "") ?? "", ...tags].join(" "));
    return inPages.has(id) || words.every((word) => named.includes(word));
  });
}

/** Those of which nothing can ever be made stand last. */
function usableFirst(rows: readonly DocumentRow[]): readonly DocumentRow[] {
  const isLost = ({ data }: DocumentRow) => ["failed", "none"].includes(documentReadiness(data));
  return [...rows.filter((row) => !isLost(row)), ...rows.filter(isLost)];
}

function bare(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

export function documentsIn(taken: readonly Taken[]): readonly string[] {
  return taken.flatMap((one) => (one.kind === "document" ? [one.id] : []));
}
