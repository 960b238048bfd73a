import type { Book } from "@jotter/domain/grade-book";
import { csvOf } from "@jotter/domain/grade-csv";
import type { Format } from "../../ui/format.ts";
import type { Translate } from "../../ui/translate.ts";
import { csvLabels } from "./csv-labels.ts";
import { categoryName } from "./grade-texts.ts";

/** Lets the student save the grades of some classes as a table. [GRD-10] */
export function saveCsv(books: readonly Book[], today: string, t: Translate, format: Format): void {
  const content = csvOf(books, {
    decimalComma: format.decimalPoint() === ",",
    labels: csvLabels(t),
    categoryName: (category) => categoryName(category, t),
  });
  const url = URL.createObjectURL(new Blob([content], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${t("grades.csv.fileName")}-${today}.csv`;
  link.click();
  // The browser has taken the file over by then; some do so only a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
