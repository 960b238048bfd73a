import { documentText } from "@jotter/domain/document-text";
import type { Replica } from "@jotter/replica/replica";
import { useMemo } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";
import { type PageNames, pageNames } from "./page-names.ts";

/** What is printed on the pages of documents, without reading what else stands there. */
async function labelsOf(
  replica: Replica,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const labels = new Map<string, string[]>();
  for (const { data } of await replica.having(documentText, "documentId", documentIds)) {
    const own = labels.get(data.documentId) ?? [];
    labels.set(data.documentId, own);
    for (const [place, label] of data.labels.entries()) own[data.from + place] = label;
  }
  return labels;
}

type Named = { readonly id: string; readonly kind: string };

/** What the pages of these documents are called; undefined until we know. */
export function usePageNames(documents: readonly Named[]): ((id: string) => PageNames) | undefined {
  const { t, format } = useLanguage();
  const { replica } = useStudent();
  const ids = documents.map(({ id }) => id).join(" ");
  const labels = useLive(() => labelsOf(replica, ids === "" ? [] : ids.split(" ")), [replica, ids]);
  const kinds = documents.map(({ kind }) => kind).join(" ");
  return useMemo(() => {
    const kindOf = new Map(ids.split(" ").map((id, at) => [id, kinds.split(" ")[at] ?? ""]));
    return labels && ((id) => pageNames(kindOf.get(id) ?? "", labels.get(id) ?? [], t, format));
  }, [labels, ids, kinds, t, format]);
}
