import type { Book } from "@jotter/domain/grade-book";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { useGradeWrites } from "./use-grade-writes.ts";

export function useExport(): (books: readonly Book[]) => Promise<void> {
  const t = useTexts();
  const format = useFormat();
  const { today } = useGradeWrites();
  return async (books) => {
    const { saveCsv } = await import("./export-csv.ts");
    saveCsv(books, today, t, format);
  };
}
