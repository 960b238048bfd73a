import { placeHref } from "../../student/marks/mark-link.ts";
import { pageAt } from "../../student/study/document-source.ts";
import type { StudySource } from "./use-sources.ts";

type Place = { readonly from: number; readonly to: number };

/** The page a passage of a document stands on, and where it opens with these words marked; null where it is of no document. [AIX-7] */
export function pageOf({ text, document }: Pick<StudySource, "text" | "document">, { from, to }: Place) {
  const start = document && pageAt(document.starts, from);
  if (!document || !start) return null;
  return { label: start.label, href: placeHref(document.id, { page: start.page, quote: text.slice(from, to) }) };
}
