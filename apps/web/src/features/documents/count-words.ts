import type { Format } from "../../ui/format.ts";
import type { Translate } from "../../ui/translate.ts";

export type PagesFound = {
  /** How many there are, in how many documents. */
  readonly pages: number;
  readonly documents: number;
  /** How many of them stand in the list. */
  readonly shown: number;
  /** No more will be found. */
  readonly isWhole: boolean;
};

/** How much the library shows: documents, and their pages where something is looked for. [DOC-2] */
export function countWords(shown: number, found: PagesFound | undefined, t: Translate, format: Format): string {
  const documents = t("documents.count", { count: shown, formatted: format.number(shown) });
  if (!found) return documents;
  const { pages: count, documents: within } = found;
  if (count === 0) return shown > 0 || found.isWhole ? documents : "";
  const where = t("library.inDocuments", { count: within, formatted: format.number(within) });
  const formatted = format.number(count);
  const pages =
    found.shown < count
      ? t("library.somePages", { shown: format.number(found.shown), formatted, where })
      : t("library.pages", { count, formatted, where });
  return shown > 0 ? `${documents} · ${pages}` : pages;
}
