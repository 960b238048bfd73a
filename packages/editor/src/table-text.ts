import type { Text } from "@codemirror/state";
import { wordsOf } from "./line-words.ts";

export type Alignment = "left" | "center" | "right" | null;

/** Where a cell's words stand in the text, and the room between its two bars. An empty cell is a place in that room. */
export type Cell = {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly roomFrom: number;
  readonly roomTo: number;
};

/** One line of a table; its bars at the edges may be missing. */
export type Row = {
  readonly from: number;
  readonly to: number;
  readonly cells: readonly Cell[];
  readonly opens: boolean;
  readonly closes: boolean;
};

/** A table as it stands in a text: rows of cells with their places; the delimiter row gives the alignments. */
export type TableText = {
  readonly from: number;
  readonly to: number;
  readonly align: readonly Alignment[];
  readonly delimiter: Row;
  /** The head first. Rows may be shorter than the head, and longer. */
  readonly rows: readonly Row[];
  /** As many as the longest row has: GFM hides what lies beyond the head, but what is hidden cannot be mended. */
  readonly columns: number;
  /** The lines as they stand, the delimiter row among them. */
  readonly source: string;
};

export type Change = { readonly from: number; readonly to: number; readonly insert: string };

export function readTable(doc: Text, from: number, to: number): TableText | null {
  const first = doc.lineAt(from);
  const last = doc.lineAt(to);
  const source = doc.sliceString(first.from, last.to);
  if (last.number - first.number < 1) return null;
  const lines: Row[] = [];
  for (let number = first.number; number <= last.number; number++) {
    const line = doc.line(number);
    lines.push(rowOf(wordsOf(line.text), line.from));
  }
  const [head, delimiter, ...body] = lines;
  if (!head || !delimiter) return null;
  const align = delimiter.cells.map(({ text }) => alignmentOf(text));
  const rows = [head, ...body];
  const longest = rows.reduce((most, { cells }) => Math.max(most, cells.length), align.length);
  // One endless row in a long table would be millions of fields.
  const columns = longest * rows.length > mostFieldsBeyondHead ? align.length : longest;
  return { from: first.from, to: last.to, align, delimiter, rows, columns, source };
}

const mostFieldsBeyondHead = 2000;

function alignmentOf(text: string): Alignment {
  const left = text.startsWith(":");
  const right = text.endsWith(":") && text.length > 1;
  return left && right ? "center" : right ? "right" : left ? "left" : null;
}

/** The cells of one line. A bar after a backslash is part of a cell; one in code or in a formula is not, as GFM says. */
export function rowOf(line: string, offset: number): Row {
  const bars: number[] = [];
  for (let at = 0; at < line.length; at++) {
    if (line[at] === "\\") at++;
    else if (line[at] === "|") bars.push(at);
  }
  const edges = [-1, ...bars, line.length];
  const cells: Cell[] = [];
  const isBlank = (start: number, end: number) => blankTrimmed(line.slice(start, end)) === "";
  const opens = bars[0] !== undefined && isBlank(0, bars[0]);
  const closes = bars.length > 0 && isBlank((bars.at(-1) ?? 0) + 1, line.length);
  for (let index = 0; index + 1 < edges.length; index++) {
    if ((index === 0 && opens) || (index + 2 === edges.length && closes)) continue;
    const start = (edges[index] ?? -1) + 1;
    const end = edges[index + 1] ?? line.length;
    const raw = line.slice(start, end);
    const words = blankTrimmed(raw);
    const lead = words === "" ? Math.min(1, raw.length) : raw.indexOf(words);
    const from = offset + start + lead;
    cells.push({ from, to: from + words.length, text: words, roomFrom: offset + start, roomTo: offset + end });
  }
  return { from: offset, to: offset + line.length, cells, opens, closes };
}

/** The cell that a place in the text is in or next to, and how far into its words; none in the delimiter row. */
export function cellAt(table: TableText, at: number): { row: number; column: number; caret: number } | null {
  const row = table.rows.findIndex(({ from, to }) => at >= from && at <= to);
  const line = table.rows[row];
  if (!line) return null;
  const found = line.cells.findIndex(({ roomTo }) => at <= roomTo);
  const column = found < 0 ? Math.max(0, line.cells.length - 1) : found;
  const cell = line.cells[column];
  const before = cell ? cell.text.slice(0, Math.max(0, at - cell.from)) : "";
  return { row, column, caret: cellWords(before).length };
}

/** As the grammar has it: other blanks, as the wide one of Japanese, are words. */
function blankTrimmed(text: string): string {
  return text.replace(/^[ \t]+|(?<![ \t])[ \t]+$/g, "");
}

/** What a student types into a cell, as the text has it: one line, and its bars escaped. */
export function cellSource(typed: string): string {
  const line = typed.replace(/[ \t]*[\r\n]+[ \t]*/g, " ");
  return blankTrimmed(line.replace(/\\.|\|/g, (sign) => (sign === "|" ? "\\|" : sign)));
}

export function cellWords(source: string): string {
  return source.replaceAll("\\|", "|");
}

/**
 * The change that gives a cell other words. Every other byte stays, but for a bar or a blank where without it the line
 * would be read differently.
 */
export function cellChanges(table: TableText, row: number, column: number, typed: string): Change[] {
  const line = table.rows[row];
  const words = cellSource(typed);
  const cell = line?.cells[column];
  if (!line) return [];
  if (!cell) {
    if (words === "") return [];
    if (row > 0 || column < table.align.length) return [appended(line, column, [words])];
    const heads = Array.from({ length: column - table.align.length }, () => "");
    return [
      appended(line, table.align.length, [...heads, words]),
      appendedMarks(table, [...heads.map(() => "---"), "---"]),
    ];
  }
  if (cell.text === words) return [];
  const isFirst = column === 0 && !line.opens;
  const isLast = column === line.cells.length - 1 && !line.closes;
  const before = isFirst && needsBar(words) ? "| " : "";
  const isBarNext = !isLast && cell.to === cell.roomTo;
  const after = isLast && words === "" ? " |" : isBarNext && /(?<!\\)(\\\\)*\\$/.test(words) ? " " : "";
  const change = { from: cell.from, to: cell.to, insert: before + words + after };
  // The other half of "$$ | $$" may go with the old words: without a bar the first would begin a formula of its own.
  const isAtRisk = column > 0 && !line.opens && /^(?:\$\$|```|\\\[)/.test(line.cells[0]?.text ?? "");
  return isAtRisk ? [{ from: line.from, to: line.from, insert: "| " }, change] : [change];
}

/** Without a bar before it, "- x" would begin a list, and nothing would be no cell. */
function needsBar(words: string): boolean {
  return !/^\p{L}/u.test(words);
}

/** Cells put after the last of a line, and as many empty ones before them as are missing. */
function appended(line: Row, column: number, words: readonly string[]): Change {
  const missing = Array.from({ length: Math.max(0, column - line.cells.length) }, () => "");
  const all = [...missing, ...words];
  const texts = line.cells.map(({ text }) => text);
  if (!line.opens && needsBar(texts[0] ?? "")) {
    return { from: line.from, to: line.to, insert: writtenRow([...texts, ...all]) };
  }
  return { from: line.to, to: line.to, insert: atEnd(line, all) };
}

function appendedMarks({ delimiter }: TableText, marks: readonly string[]): Change {
  return { from: delimiter.to, to: delimiter.to, insert: atEnd(delimiter, marks) };
}

function atEnd({ closes }: Row, words: readonly string[]): string {
  if (closes) return words.map((each) => ` ${each} |`).join("");
  return words.map((each) => ` | ${each}`).join("") + (words.at(-1) === "" ? " |" : "");
}

export function writtenRow(words: readonly string[]): string {
  return `| ${words.join(" | ")} |`;
}

export type TableChange =
  | { readonly kind: "rowBelow"; readonly row: number }
  | { readonly kind: "rowDelete"; readonly row: number }
  | { readonly kind: "columnRight"; readonly column: number }
  | { readonly kind: "columnDelete"; readonly column: number }
  | { readonly kind: "align"; readonly column: number };

/** What a change of the table's shape changes in the text, and nothing else; null where nothing would be left of it. */
export function shapeChanges(table: TableText, change: TableChange): Change[] | null {
  switch (change.kind) {
    case "rowBelow":
      return [rowsBelow(table, change.row, [table.align.map(() => "")])];
    case "rowDelete":
      return rowDeleted(table, change.row);
    case "columnRight":
      return columnAdded(table, change.column);
    case "columnDelete":
      return columnDeleted(table, change.column);
    case "align":
      return aligned(table, change.column);
  }
}

function rowsBelow(table: TableText, row: number, rows: readonly (readonly string[])[]): Change {
  const above = row === 0 ? table.delimiter : (table.rows[row] ?? table.delimiter);
  return { from: above.to, to: above.to, insert: rows.map((words) => `\n${writtenRow(words)}`).join("") };
}

function rowDeleted(table: TableText, row: number): Change[] | null {
  const line = table.rows[row];
  if (!line) return [];
  if (row > 0) {
    const above = row === 1 ? table.delimiter : (table.rows[row - 1] ?? table.delimiter);
    return [{ from: above.to, to: line.to, insert: "" }];
  }
  // The head cannot go alone: the row below it becomes the head.
  const next = table.rows[1];
  if (!next) return null;
  const texts = next.cells.map(({ text }) => text);
  const columns = Math.max(texts.length, table.align.length);
  const filled = Array.from({ length: columns }, (_, column) => texts[column] ?? "");
  const head =
    texts.length === columns && next.opens && next.closes ? sourceOf(table, next.from, next.to) : writtenRow(filled);
  const more = Array.from({ length: columns - table.align.length }, () => "---");
  const marks = sourceOf(table, table.delimiter.from, table.delimiter.to);
  const grown = atEnd(table.delimiter, more);
  return [{ from: line.from, to: next.to, insert: `${head}\n${marks}${grown}` }];
}

function columnAdded(table: TableText, column: number): Change[] {
  const isBeyond = column >= table.align.length;
  const lines = isBeyond ? table.rows.slice(1) : table.rows;
  const added = lines.flatMap((line) => {
    const next = line.cells[column + 1];
    if (next) return [{ from: next.roomFrom, to: next.roomFrom, insert: "  |" }];
    return line.cells.length === column + 1 ? [appended(line, column + 1, [""])] : [];
  });
  const next = table.delimiter.cells[column + 1];
  if (next) return [{ from: next.roomFrom, to: next.roomFrom, insert: " --- |" }, ...added];
  return isBeyond ? added : [appendedMarks(table, ["---"]), ...added];
}

function columnDeleted(table: TableText, column: number): Change[] | null {
  if (table.columns <= 1 && table.align.length <= 1) return null;
  const isLastHead = table.align.length === 1 && column === 0;
  const remove = (line: Row): Change[] => {
    const cell = line.cells[column];
    if (!cell) return [];
    const rest = line.cells.filter((one) => one !== cell).map(({ text }) => text);
    if (!line.opens || !line.closes || rest.length === 0) {
      return [{ from: line.from, to: line.to, insert: rest.length === 0 ? "|  |" : writtenRow(rest) }];
    }
    return [{ from: cell.roomFrom, to: cell.roomTo + 1, insert: "" }];
  };
  const [, ...body] = table.rows;
  // Rows that reach beyond the head are still there, so is the table: its last head is emptied.
  const head = isLastHead
    ? cellChanges(table, 0, 0, "")
    : [...table.rows.slice(0, 1).flatMap(remove), ...remove(table.delimiter)];
  return [...head, ...body.flatMap(remove)];
}

function aligned(table: TableText, column: number): Change[] {
  const order: readonly Alignment[] = [null, "left", "center", "right"];
  const now = table.align[column] ?? null;
  const next = order[(order.indexOf(now) + 1) % order.length] ?? null;
  const marks = (dashes: string) =>
    (next === "left" || next === "center" ? ":" : "") + dashes + (next === "right" || next === "center" ? ":" : "");
  const cell = table.delimiter.cells[column];
  if (cell) return [{ from: cell.from, to: cell.to, insert: marks(cell.text.replaceAll(":", "")) }];
  const head = table.rows[0];
  if (!head) return [];
  const between = Array.from({ length: column - table.align.length }, () => "");
  return [
    appended(head, table.align.length, [...between, ""]),
    appendedMarks(table, [...between.map(() => "---"), marks("---")]),
  ];
}

/** Cells of a spreadsheet put over those from here to the right and below; the table grows as far as it must. */
export function gridChanges(
  table: TableText,
  row: number,
  column: number,
  grid: readonly (readonly string[])[],
): Change[] {
  const width = Math.max(...grid.map((cells) => cells.length));
  const columns = Math.max(table.align.length, column + width);
  const changes: Change[] = [];
  const added: string[][] = [];
  for (const [index, words] of grid.entries()) {
    const line = table.rows[row + index];
    const before = line?.cells.map(({ text }) => text) ?? table.align.map(() => "");
    const isHead = row + index === 0;
    const length = Math.max(before.length, column + words.length, isHead || !line ? columns : 0);
    const after = Array.from({ length }, (_, at) => {
      const given = words[at - column];
      return given === undefined ? (before[at] ?? "") : cellSource(given);
    });
    if (line) changes.push({ from: line.from, to: line.to, insert: writtenRow(after) });
    else added.push(after);
  }
  const head = table.rows[0];
  const more = columns - table.align.length;
  if (more > 0 && head) {
    const empty = Array.from({ length: more }, () => "");
    if (row > 0) changes.push(appended(head, table.align.length, empty));
    changes.push(
      appendedMarks(
        table,
        empty.map(() => "---"),
      ),
    );
  }
  if (added.length > 0) changes.push(rowsBelow(table, table.rows.length - 1, added));
  return changes;
}

function sourceOf(table: TableText, from: number, to: number): string {
  return table.source.slice(from - table.from, to - table.from);
}
