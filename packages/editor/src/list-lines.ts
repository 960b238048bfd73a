/*
 * Lists as lines of text. Not as a tree: an item in which nothing stands yet is often none to Markdown, and those are the
 * ones that keys are pressed in.
 */

export type Item = {
  /** The signs of the quotations around it. */
  readonly quote: string;
  readonly indent: string;
  readonly mark: string;
  /** The blanks after the mark. */
  readonly gap: string;
  /** `[ ] ` of a task, else nothing. */
  readonly task: string;
  /** Where its words begin in the line. */
  readonly start: number;
  /** Where its mark stands, and where what belongs to it has to. */
  readonly column: number;
  readonly inner: number;
};

const itemForm =
  /^((?:[ \t]{0,3}>(?:[ \t]{0,4}>)*[ \t]?)?)([ \t]*)([-*+]|\d{1,9}[.)])([ \t]+|$)(\[[ xX]\](?:[ \t]+|$))?/;
const ruleForm = /^[ \t>]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/;

export function itemOn(line: string): Item | null {
  const found = itemForm.exec(line);
  if (!found || ruleForm.test(line)) return null;
  const [{ length: start }, quote = "", indent = "", mark = "", gap = "", task = ""] = found;
  const column = width(indent);
  const space = gap.length >= 1 && gap.length <= 4 ? gap.length : 1;
  return { quote, indent, mark, gap, task, start, column, inner: column + mark.length + space };
}

export function quoteOn(line: string): string {
  return /^(?:[ \t]{0,3}>(?:[ \t]{0,4}>)*[ \t]?)?/.exec(line)?.[0] ?? "";
}

export function indentOn(line: string): string {
  return /^[ \t]*/.exec(line.slice(quoteOn(line).length))?.[0] ?? "";
}

export function isBlank(line: string): boolean {
  return line.slice(quoteOn(line).length).trim() === "";
}

function depth(line: string): number {
  return quoteOn(line).replace(/[^>]/g, "").length;
}

function width(indent: string): number {
  let columns = 0;
  for (const sign of indent) columns += sign === "\t" ? 4 - (columns % 4) : 1;
  return columns;
}

/** Whether a line can stand in the same list as `at`: headings, paragraphs and other quotations end it. */
export function isOfList(line: string, at: string): boolean {
  return depth(line) === depth(at) && (isBlank(line) || indentOn(line) !== "" || itemOn(line) !== null);
}

/** The item that this line belongs to, by its place; null on the outermost level. */
export function parentOf(lines: readonly string[], at: number): number | null {
  const line = lines[at] ?? "";
  let column = width(indentOn(line));
  for (let above = at - 1; above >= 0; above--) {
    const item = itemOn(lines[above] ?? "");
    if (!item) continue;
    if (column >= item.inner) return above;
    // A mark a little off its list's column: still that list.
    column = Math.min(column, item.column);
  }
  return null;
}

/** Of every item the one before it in the same list. */
function previousOf(lines: readonly string[]): readonly (number | null)[] {
  const open: { readonly at: number; readonly column: number; readonly inner: number }[] = [];
  return lines.map((line, at) => {
    const item = itemOn(line);
    if (!item) return null;
    while (open.length > 0 && (open.at(-1)?.column ?? 0) > item.column) open.pop();
    const last = open.at(-1);
    const isNext = last !== undefined && item.column < last.inner;
    if (isNext) open.pop();
    open.push({ at, column: item.column, inner: item.inner });
    return isNext ? last.at : null;
  });
}

/** The first line that is not inside this item. */
export function endOf(lines: readonly string[], at: number): number {
  const column = itemOn(lines[at] ?? "")?.column ?? 0;
  let end = at + 1;
  for (let below = end; below < lines.length; below++) {
    const line = lines[below] ?? "";
    if (isBlank(line)) continue;
    if (width(indentOn(line)) <= column) break;
    end = below + 1;
  }
  return end;
}

function shifted(line: string, by: number): string {
  if (by === 0 || isBlank(line)) return line;
  const quote = quoteOn(line);
  const indent = indentOn(line);
  return quote + " ".repeat(Math.max(0, width(indent) + by)) + line.slice(quote.length + indent.length);
}

/** With another mark, and what is inside the item where it has to stand then. */
function marked(lines: readonly string[], at: number, mark: string): readonly string[] {
  const item = itemOn(lines[at] ?? "");
  if (!item || item.mark === mark) return lines;
  const end = endOf(lines, at);
  const by = mark.length - item.mark.length;
  const rest = (lines[at] ?? "").slice(item.quote.length + item.indent.length + item.mark.length);
  return lines.map((line, index) => {
    if (index === at) return item.quote + item.indent + mark + rest;
    return index > at && index < end ? shifted(line, by) : line;
  });
}

function movedTo(lines: readonly string[], at: number, column: number): readonly string[] {
  const by = column - (itemOn(lines[at] ?? "")?.column ?? 0);
  const end = endOf(lines, at);
  return lines.map((line, index) => (index >= at && index < end ? shifted(line, by) : line));
}

/** One level deeper, into the item before it; null where there is none. What is inside comes along. */
export function nested(lines: readonly string[], at: number): readonly string[] | null {
  const before = previousOf(lines)[at] ?? null;
  const outer = before === null ? null : itemOn(lines[before] ?? "");
  if (before === null || !outer) return null;
  let last: Item | null = null;
  for (let child = before + 1; child < at; child++) {
    if (parentOf(lines, child) === before) last = itemOn(lines[child] ?? "") ?? last;
  }
  const deeper = movedTo(lines, at, last?.column ?? outer.inner);
  return marked(deeper, at, last ? likeMark(last.mark) : likeMark(itemOn(lines[at] ?? "")?.mark ?? "-"));
}

/** One level up, as the next item of the list around it; null where there is none. */
export function outdented(lines: readonly string[], at: number): readonly string[] | null {
  const parent = parentOf(lines, at);
  const outer = parent === null ? null : itemOn(lines[parent] ?? "");
  if (outer) return marked(movedTo(lines, at, outer.column), at, likeMark(outer.mark));
  return (itemOn(lines[at] ?? "")?.column ?? 0) > 0 ? movedTo(lines, at, 0) : null;
}

/** A number is given by its place; see `renumbered`. */
function likeMark(mark: string): string {
  return /^\d/.test(mark) ? `1${mark.slice(-1)}` : mark;
}

function numberOf(line: string): number | null {
  const mark = itemOn(line)?.mark ?? "";
  return /^\d/.test(mark) ? Number.parseInt(mark, 10) : null;
}

/**
 * The numbers after a change: items that moved count on from the one before them or begin at 1, and those after them
 * follow. A list that was numbered in a way of its own, and lists that nothing was moved in, stay as they are.
 */
export function renumbered(
  before: readonly string[],
  after: readonly string[],
  isMoved: (at: number) => boolean,
): readonly string[] {
  const wasAfter = previousOf(before);
  const isAfter = previousOf(after);
  let lines = after;
  for (let at = 0; at < after.length; at++) {
    const number = numberOf(lines[at] ?? "");
    if (number === null) continue;
    const [was, is] = [wasAfter[at] ?? null, isAfter[at] ?? null];
    const above = is === null ? null : numberOf(lines[is] ?? "");
    const wanted = above === null ? 1 : above + 1;
    if (!isMoved(at)) {
      const isFirstAsBefore = above === null && was === null;
      const isUndisturbed = is !== null && is === was && above === numberOf(before[is] ?? "");
      const hadItsWay = was !== null && numberOf(before[at] ?? "") !== (numberOf(before[was] ?? "") ?? 0) + 1;
      if (isFirstAsBefore || isUndisturbed || hadItsWay) continue;
    }
    lines = marked(lines, at, `${wanted}${itemOn(lines[at] ?? "")?.mark.slice(-1)}`);
  }
  return lines;
}
