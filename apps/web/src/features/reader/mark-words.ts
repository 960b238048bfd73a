import type { MarkWords } from "../../student/marks/marks-out.ts";
import type { Translate } from "../../ui/translate.ts";

/** How marks are spoken of where they leave the document. */
export function markWords(t: Translate, labels: readonly string[]): MarkWords {
  return {
    page: (page) => t("reader.pageShort", { label: labels[page] ?? String(page + 1) }),
    area: t("reader.area"),
  };
}
