import { escapeWords } from "@jotter/markdown/escape-words";

/** Rows of plain words as a table of our markdown; the first is its head. */
export function tableLines(rows: readonly (readonly string[])[], width: number, escaped = escapeWords): string {
  const line = (row: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, place) => cellOf(row[place] ?? "", escaped)).join(" | ")} |`;
  const [head = [], ...rest] = rows;
  return [line(head), `|${" --- |".repeat(width)}`, ...rest.map(line)].join("\n");
}

function cellOf(words: string, escaped: (words: string) => string): string {
  const lines = words.trim().split(/\s*\n\s*/);
  return lines.map((line) => escaped(line.replace(/\s+/g, " ")).replaceAll("|", "\\|")).join(" <br> ");
}
