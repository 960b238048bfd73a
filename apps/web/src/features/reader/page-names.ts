import type { Document } from "@jotter/domain/document";
import type { Format } from "../../ui/format.ts";
import type { Translate } from "../../ui/translate.ts";

/** What the pages of a document are called: a deck has slides, a book chapters. */
export function pageNames(kind: Document["kind"], labels: readonly string[], t: Translate, format: Format) {
  const unit = kind === "pptx" ? "slide" : kind === "epub" ? "chapter" : "page";
  const label = (page: number) => labels[page] ?? format.number(page + 1);
  return {
    /** What is printed on it. */
    label,
    /** "Slide 4". */
    of: (page: number) => t(`reader.${unit}`, { label: label(page) }),
    /** "Slide 4 of 20"; where what is printed on a page is not its number, "Page iv (6 of 20)". */
    among: (page: number, count: number) => {
      const [at, pages] = [format.number(page + 1), format.number(count)];
      if (label(page) === at) return t(`reader.${unit}Of`, { label: at, pages });
      return t("reader.labelOf", { page: t(`reader.${unit}`, { label: label(page) }), at, pages });
    },
    /** In a note, the link behind a quotation: "p. 4". */
    short: (page: number) => t(`reader.${unit}Short`, { label: label(page) }),
  };
}

export type PageNames = ReturnType<typeof pageNames>;

/** The page that is printed so, else the one of that number; null where there is none. */
export function pageTyped(typed: string, label: (page: number) => string, count: number): number | null {
  const wanted = typed.normalize("NFKC").trim().toLowerCase();
  if (wanted === "") return null;
  for (let page = 0; page < count; page++) if (label(page).toLowerCase() === wanted) return page;
  const page = /^\d{1,7}$/.test(wanted) ? Number(wanted) - 1 : -1;
  return page >= 0 && page < count ? page : null;
}
