import type { Line } from "./lines.ts";
import { greatest, least } from "./numbers.ts";

export type Table = { readonly rows: readonly (readonly string[])[]; readonly length: number };

const fewestRows = 3;

/**
 * The table that begins with this line: rows of as many parts, each part below the one above it, no two columns one
 * over the other. Null unless that is plain; then the lines are read as lines.
 */
export function tableAt(lines: readonly Line[], from: number): Table | null {
  const width = lines[from]?.cells.length ?? 0;
  if (width < 2 || width > 30) return null;
  const edges = (lines[from]?.cells ?? []).map(({ x, right }) => ({ x, right }));
  let to = from;
  for (; to < lines.length; to++) {
    const line = lines[to];
    const before = lines[to - 1];
    if (line?.cells.length !== width || line.isRightToLeft || line.isTypewriter) break;
    if (before && to > from && line.y - before.y > 3 * line.size) break;
    const isBelow = line.cells.every((cell, column) => {
      const edge = edges[column];
      const after = edges[column + 1];
      const above = edges[column - 1];
      return (
        edge &&
        cell.right > edge.x &&
        cell.x < edge.right &&
        (!after || cell.right < after.x) &&
        (!above || cell.x > above.right)
      );
    });
    if (!isBelow) break;
    line.cells.forEach((cell, column) => {
      const edge = edges[column];
      if (edge) Object.assign(edge, { x: Math.min(edge.x, cell.x), right: Math.max(edge.right, cell.right) });
    });
  }
  const rows = lines.slice(from, to);
  return rows.length >= fewestRows && isSure(rows, width)
    ? { rows: rows.map(({ cells }) => cells.map(({ text }) => text)), length: rows.length }
    : null;
}

/** Every column has an edge in common, the words are short, and it is no list of contents or of points. */
function isSure(rows: readonly Line[], width: number): boolean {
  const cells = rows.flatMap((row) => row.cells);
  const isList = rows.every((row) => /^(?:[•▪‣–—·*-]|\(?\d{1,3}[.)]?|\(?[a-z][.)])$/i.test(row.cells[0]?.text ?? ""));
  const hasLeaders = cells.some(({ text }) => /\.{4}|(?:\. ){4}|…{2}/.test(text));
  const average = cells.reduce((sum, { text }) => sum + text.length, 0) / cells.length;
  if ((isList && width === 2) || hasLeaders || average > 40) return false;
  return Array.from({ length: width }, (_, column) => rows.map((row) => row.cells[column])).every((column) => {
    const size = rows[0]?.size ?? 10;
    const spread = (edge: (cell: { x: number; right: number }) => number) => {
      const places = column.map((cell) => (cell ? edge(cell) : 0));
      return greatest(places) - least(places);
    };
    return [spread(({ x }) => x), spread(({ right }) => right), spread(({ x, right }) => (x + right) / 2)].some(
      (one) => one < 0.6 * size,
    );
  });
}
