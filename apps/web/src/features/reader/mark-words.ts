import type { PageNames } from "../../student/documents/page-names.ts";
import type { MarkWords } from "../../student/marks/marks-out.ts";
import type { Translate } from "../../ui/translate.ts";

/** How marks are spoken of where they leave the document. */
export function markWords(t: Translate, names: PageNames): MarkWords {
  return { page: names.short, area: t("reader.area") };
}
