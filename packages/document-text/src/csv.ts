import { readTable } from "@jotter/domain/table-text";
import type { DocumentPage, Reading } from "./document.ts";
import { tableLines } from "./table-markdown.ts";
import type { Work } from "./work.ts";

const portionLetters = 3000;
const mostColumns = 100;

/** A table, in portions of whole rows that each have the first row above them. */
export async function readCsv(text: string, work: Work): Promise<Reading> {
  const { rows } = readTable(text.slice(0, work.limits.letters), "stay");
  const width = Math.min(
    mostColumns,
    rows.reduce((most, row) => Math.max(most, row.length), 0),
  );
  const [head = [], ...rest] = rows.map((row) => row.slice(0, width));
  const lines: DocumentPage[] = [];
  let portion: string[][] = [];
  let length = 0;
  const end = () => {
    lines.push({ label: String(lines.length + 1), text: tableLines([head, ...portion], width) });
    portion = [];
    length = 0;
  };
  let isLate = false;
  for (const row of rest) {
    portion.push(row);
    length += row.reduce((sum, cell) => sum + cell.length + 3, 0);
    if (length > portionLetters) end();
    if (work.pace.isTime()) await work.giveWay();
    isLate = work.isLate();
    if (isLate || lines.length > work.limits.pages) break;
  }
  if (portion.length > 0 || lines.length === 0) end();
  const isCut = text.length > work.limits.letters;
  return { pages: lines, outline: [], ...(isLate ? { cut: "time" as const } : isCut && { cut: "size" as const }) };
}
