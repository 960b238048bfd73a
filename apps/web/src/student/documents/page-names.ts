import type { Format } from "../../ui/format.ts";
import type { Translate } from "../../ui/translate.ts";

/** What a page is called: a deck has slides, a book chapters. */
export function pageUnit(kind: string): "page" | "slide" | "chapter" {
  if (kind === "pptx") return "slide";
  return kind === "epub" ? "chapter" : "page";
}

/** "Slide 4", by what is printed on it. */
export function namedPage(kind: string, label: string, t: Translate): string {
  return t(`pageName.${pageUnit(kind)}`, { label });
}

/** "20 slides". */
export function countedPages(kind: string, count: number, t: Translate, format: Format): string {
  return t(`documents.${pageUnit(kind)}s`, { count, formatted: format.number(count) });
}

/** What the pages of a document are called, wherever one of them is named. */
export function pageNames(kind: string, labels: readonly string[], t: Translate, format: Format) {
  const unit = pageUnit(kind);
  const label = (page: number) => labels[page] ?? format.number(page + 1);
  const of = (page: number) => namedPage(kind, label(page), t);
  return {
    /** What is printed on it. */
    label,
    /** "Slide 4". */
    of,
    /** "Slide 4 of 20"; where what is printed on a page is not its number, "Page iv (6 of 20)". */
    among: (page: number, count: number) => {
      const [at, pages] = [format.number(page + 1), format.number(count)];
      if (label(page) === at) return t(`reader.${unit}Of`, { label: at, pages });
      return t("reader.labelOf", { page: of(page), at, pages });
    },
    /** Behind a quotation: "p. 4". */
    short: (page: number) => t(`reader.${unit}Short`, { label: label(page) }),
    /** "Open at slide 4". */
    openAt: (page: number) => t(`documents.openAt.${unit}`, { label: label(page) }),
  };
}

export type PageNames = ReturnType<typeof pageNames>;
