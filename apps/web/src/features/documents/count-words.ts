import type { Format } from "../../ui/format.ts";
import type { Translate } from "../../ui/translate.ts";

export type PagesFound = {
  readonly hits: readonly { readonly documentId: string }[];
  readonly isAnswered: boolean;
  /** Not all of them are shown. */
  readonly isMore: boolean;
};

/** How much the library shows: documents, and places on their pages where something is looked for. [DOC-2] */
export function countWords(shown: number, found: PagesFound | undefined, t: Translate, format: Format): string {
  const documents = t("documents.count", { count: shown, formatted: format.number(shown) });
  if (!found) return documents;
  const count = found.hits.length;
  if (count === 0) return shown > 0 || found.isAnswered ? documents : "";
  const within = new Set(found.hits.map(({ documentId }) => documentId)).size;
  const where = t("library.inDocuments", { count: within, formatted: format.number(within) });
  const formatted = `${format.number(count)}${found.isMore ? "+" : ""}`;
  const places = t("library.places", { count, formatted, where });
  return shown > 0 ? `${documents} · ${places}` : places;
}
