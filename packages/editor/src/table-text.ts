import type { Text } from "@codemirror/state";

export type Alignment = "left" | "center" | "right" | null;

/** Where a cell's words stand in the text. An empty cell is a place between two bars. */
export type Cell = { readonly from: number; readonly to: number; readonly text: string };

/** A table as it stands in a text: rows of cells with their places; the delimiter row gives the alignments. */
export type TableText = {
  readonly from: number;
  readonly to: number;
  readonly align: readonly Alignment[];
  /** The head first. Rows may be shorter than the head; what lies beyond it is not shown, as GFM says. */
  readonly rows: readonly (readonly Cell[])[];
  /** The lines as they stand, the delimiter row among them. */
  readonly source: string;
};

export function readTable(doc: Text, from: number, to: number): TableText | null {
  const first = doc.lineAt(from);
  const last = doc.lineAt(to);
  if (last.number - first.number < 1) return null;
  const delimiter = cellsOf(doc.line(first.number + 1).text, 0);
  const align = delimiter.map(({ text }) => alignmentOf(text));
  const rows: (readonly Cell[])[] = [];
  for (let number = first.number; number <= last.number; number++) {
    if (number === first.number + 1) continue;
    const line = doc.line(number);
    rows.push(cellsOf(line.text, line.from).slice(0, align.length));
  }
  return { from: first.from, to: last.to, align, rows, source: doc.sliceString(first.from, last.to) };
}

function alignmentOf(text: string): Alignment {
  const left = text.startsWith(":");
  const right = text.endsWith(":") && text.length > 1;
  return left && right ? "center" : right ? "right" : left ? "left" : null;
}

/** The cells of one line. A bar after a backslash is part of a cell. */
export function cellsOf(line: string, offset: number): Cell[] {
  const bars: number[] = [];
  for (let at = 0; at < line.length; at++) {
    if (line[at] === "\\") at++;
    else if (line[at] === "|") bars.push(at);
  }
  const edges = [-1, ...bars, line.length];
  const cells: Cell[] = [];
  for (let index = 0; index + 1 < edges.length; index++) {
    const start = (edges[index] ?? -1) + 1;
    const end = edges[index + 1] ?? line.length;
    const raw = line.slice(start, end);
    const isEdge = index === 0 || index + 2 === edges.length;
    if (isEdge && raw.trim() === "" && bars.length > 0) continue;
    const text = raw.trim();
    const lead = text === "" ? Math.min(1, raw.length) : raw.length - raw.trimStart().length;
    cells.push({ from: offset + start + lead, to: offset + start + lead + text.length, text });
  }
  return cells;
}

/** What a student types into a cell, as the text has it: one line, and its bars escaped. */
export function cellSource(typed: string): string {
  return typed
    .replace(/\s*\n\s*/g, " ")
    .replace(/\\.|\|/g, (sign) => (sign === "|" ? "\\|" : sign))
    .trim();
}

export function cellWords(source: string): string {
  return source.replaceAll("\\|", "|");
}

/** A table written anew, for what changes its shape; its words stay as they are. */
export function writeTable(align: readonly Alignment[], rows: readonly (readonly string[])[]): string {
  const columns = align.length;
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: columns }, (_, index) => cells[index] ?? "").join(" | ")} |`;
  const delimiters = align.map((each) =>
    each === "center" ? ":---:" : each === "right" ? "---:" : each === "left" ? ":---" : "---",
  );
  const [head = [], ...body] = rows;
  return [line(head), line(delimiters), ...body.map(line)].join("\n");
}

export type TableChange =
  | { readonly kind: "rowBelow"; readonly row: number }
  | { readonly kind: "rowDelete"; readonly row: number }
  | { readonly kind: "columnRight"; readonly column: number }
  | { readonly kind: "columnDelete"; readonly column: number }
  | { readonly kind: "align"; readonly column: number };

/** The table after a change of its shape; null where nothing would be left of it. */
export function changedTable(table: TableText, change: TableChange): string | null {
  const align = [...table.align];
  const rows = table.rows.map((row) => align.map((_, index) => row[index]?.text ?? ""));
  switch (change.kind) {
    case "rowBelow":
      rows.splice(
        change.row + 1,
        0,
        align.map(() => ""),
      );
      break;
    case "rowDelete":
      // The head cannot go alone: the row below it becomes the head.
      rows.splice(change.row, 1);
      if (rows.length === 0) return null;
      break;
    case "columnRight":
      align.splice(change.column + 1, 0, null);
      for (const row of rows) row.splice(change.column + 1, 0, "");
      break;
    case "columnDelete":
      align.splice(change.column, 1);
      for (const row of rows) row.splice(change.column, 1);
      if (align.length === 0) return null;
      break;
    case "align": {
      const order: readonly Alignment[] = [null, "left", "center", "right"];
      const now = order.indexOf(align[change.column] ?? null);
      align[change.column] = order[(now + 1) % order.length] ?? null;
      break;
    }
  }
  return writeTable(align, rows);
}
