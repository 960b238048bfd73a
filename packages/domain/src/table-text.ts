export type Table = {
  readonly rows: readonly (readonly string[])[];
  readonly separator: string;
  /** The line of the text on which each row begins, from 1: empty lines are no rows, and a cell may have several lines. */
  readonly lines: readonly number[];
};

/**
 * A CSV file or a table copied from a page or a spreadsheet. Nothing is too broken to be read as some table. Lines of
 * one cell between tabs begin the row below them, unless they are to stay as they are.
 */
export function readTable(text: string, lone: "begin" | "stay" = "begin"): Table {
  const bare = text.replace(/^\uFEFF/, "");
  // Excel's own way of naming the separator.
  const named = /^"?sep=(.)"?(?:\r\n|\n|\r|$)/i.exec(bare);
  if (named) return tableWith(bare, named[1] ?? ",", named[0].length, 2);
  const start = bare.slice(0, 50_000);
  const [best] = separators
    .map((separator) => ({ separator, evenness: evenness(tableWith(start, separator, 0, 1).rows) }))
    .sort((one, other) => other.evenness - one.evenness);
  const table = tableWith(bare, best && best.evenness > 0 ? best.separator : ",", 0, 1);
  return table.separator === "\t" && lone === "begin" ? withWholeCells(table) : table;
}

/**
 * A page's cell may have two lines, "Essay" above "Homework", and no quotes around them when it is copied: a line of
 * one cell is the beginning of the row below it.
 */
function withWholeCells({ rows, separator, lines }: Table): Table {
  const whole: { cells: readonly string[]; line: number }[] = [];
  rows.forEach((cells, place) => {
    const above = whole.at(-1);
    const line = lines[place] ?? 1;
    if (above?.cells.length !== 1 || cells.length === 1) whole.push({ cells, line });
    else
      whole[whole.length - 1] = {
        cells: [`${above.cells[0]}\n${cells[0]}`.trim(), ...cells.slice(1)],
        line: above.line,
      };
  });
  return { rows: whole.map(({ cells }) => cells), separator, lines: whole.map(({ line }) => line) };
}

/** Of two that fit equally the first: a comma between semicolons or tabs is a decimal comma. */
const separators = ["\t", ";", ","];

/** How many rows have as many cells as most have; none where that is one. */
function evenness(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(row.length, (counts.get(row.length) ?? 0) + 1);
  const [[cells, often] = [0, 0]] = [...counts].sort((one, other) => other[1] - one[1] || other[0] - one[0]);
  return cells > 1 ? often / rows.length : 0;
}

function tableWith(text: string, separator: string, from: number, firstLine: number): Table {
  const rows: string[][] = [];
  const lines: number[] = [];
  let row: string[] = [];
  let line = firstLine;
  let rowLine = line;
  let at = from;
  let mayBeQuoted = true;
  const endRow = () => {
    if (row.some((cell) => cell !== "")) {
      rows.push(row);
      lines.push(rowLine);
    }
    row = [];
  };
  while (at <= text.length) {
    const quoted = mayBeQuoted && text[at] === '"' ? quotedCell(text, at, separator) : null;
    // Once a quote is never closed, no later one can be: each would be searched for to the end of the text.
    if (quoted === "unclosed") mayBeQuoted = false;
    const cell = quoted && quoted !== "unclosed" ? quoted : plainCell(text, at, separator);
    row.push(cell.text.trim());
    line += cell.text.match(lineEnds)?.length ?? 0;
    at = cell.end;
    if (at < text.length && text[at] === separator) {
      at += 1;
      continue;
    }
    endRow();
    if (at >= text.length) break;
    at += text.startsWith("\r\n", at) ? 2 : 1;
    line += 1;
    rowLine = line;
  }
  return { rows, separator, lines };
}

const lineEnds = /\r\n|\n|\r/g;

type Cell = { readonly text: string; readonly end: number };

/** Null: the quotes are part of the text, as in `"Hamlet" essay`. */
function quotedCell(text: string, from: number, separator: string): Cell | "unclosed" | null {
  let end = from + 1;
  for (; ; end += 2) {
    end = text.indexOf('"', end);
    if (end < 0) return "unclosed";
    if (text[end + 1] !== '"') break;
  }
  const inside = text.slice(from + 1, end).replaceAll('""', '"');
  let next = end + 1;
  while (text[next] === " ") next += 1;
  const isWhole = next >= text.length || text[next] === separator || text[next] === "\n" || text[next] === "\r";
  return isWhole ? { text: inside, end: next } : null;
}

function plainCell(text: string, from: number, separator: string): Cell {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") end += 1;
  return { text: text.slice(from, end), end };
}
