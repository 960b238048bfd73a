import { isolateHistory, redo, undo } from "@codemirror/commands";
import { EditorView, WidgetType } from "@codemirror/view";
import { formatWords, writeFormula } from "./cell-words.ts";
import { commonEnds } from "./common-ends.ts";
import { endComposition } from "./composition.ts";
import { type EditorTexts, editorHost, type FormatName } from "./host.ts";
import { bringCellIntoSight } from "./sight.ts";
import {
  caretOf,
  fieldAt,
  fieldsOf,
  focusField,
  isAtEdge,
  isDrawnDifferently,
  type Place,
  placeOf,
  selectTo,
  show,
  showSource,
} from "./table-field.ts";
import { gridIn } from "./table-grid.ts";
import {
  type Change,
  cellChanges,
  cellSource,
  gridChanges,
  readTable,
  shapeChanges,
  type TableChange,
  type TableText,
} from "./table-text.ts";

/*
 * A table is always drawn, and its cells are fields of their own. What is typed into one changes those words of the text
 * and nothing else; what changes the table's shape changes the bars and lines it must.
 */
export class TableWidget extends WidgetType {
  readonly table: TableText;

  constructor(table: TableText) {
    super();
    this.table = table;
  }

  override eq(other: TableWidget): boolean {
    return this.table.source === other.table.source;
  }

  override get estimatedHeight(): number {
    return this.table.rows.length * 42 + 24;
  }

  override toDOM(view: EditorView): HTMLElement {
    const box = document.createElement("div");
    box.className = "j-table";
    build(box, this.table, view);
    drawn.set(box, this.table);
    box.addEventListener("mousedown", (event) => enterBeside(event, box));
    return box;
  }

  override updateDOM(box: HTMLElement, view: EditorView): boolean {
    const { rows, columns } = this.table;
    const fields = fieldsOf(box);
    const isSameShape = fields.length === rows.length * columns && box.dataset.columns === String(columns);
    if (!isSameShape) build(box, this.table, view);
    else {
      for (const field of fields) {
        const { row, column } = placeOf(field);
        show(field, rows[row]?.cells[column]?.text ?? "", view);
      }
      alignCells(box, this.table);
    }
    drawn.set(box, this.table);
    return true;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

/** Beside the words of a cell there is no place in the text: a click there is meant for the cell. */
function enterBeside(event: MouseEvent, box: HTMLElement): void {
  const { target } = event;
  if (event.button !== 0 || !(target instanceof Element) || target.closest("[data-cell], button")) return;
  const away = (field: HTMLElement) => {
    const { left, right, top, bottom } = (field.closest("td, th") ?? field).getBoundingClientRect();
    const across = Math.max(left - event.clientX, 0, event.clientX - right);
    return across + Math.max(top - event.clientY, 0, event.clientY - bottom);
  };
  const [nearest] = fieldsOf(box).toSorted((one, other) => away(one) - away(other));
  if (!nearest) return;
  event.preventDefault();
  focusField(nearest);
}

/** The table each box shows, as it stood when it was drawn. */
const drawn = new WeakMap<HTMLElement, TableText>();

/** The table of a box as it stands in the text now, though it may not have been drawn since. */
export function tableOf(box: HTMLElement, view: EditorView): TableText | null {
  const at = view.posAtDOM(box);
  let table: TableText | null = null;
  for (const ranges of view.state.facet(EditorView.atomicRanges)) {
    ranges(view).between(at, at, (from, to) => {
      if (from === at) table = readTable(view.state.doc, from, to);
    });
  }
  return table;
}

export function tableBoxes(view: EditorView): HTMLElement[] {
  return [...view.contentDOM.querySelectorAll<HTMLElement>(".j-table")];
}

function build(box: HTMLElement, table: TableText, view: EditorView): void {
  const { words } = view.state.facet(editorHost);
  const focused = fieldsOf(box).find((field) => field === document.activeElement);
  const caret = focused ? caretOf(focused) : 0;
  box.replaceChildren();
  box.dataset.columns = String(table.columns);
  const scroller = document.createElement("div");
  scroller.className = "j-table-scroll";
  const element = document.createElement("table");
  element.setAttribute("aria-label", words.table.label);
  for (const [row, { cells }] of table.rows.entries()) {
    const line = document.createElement("tr");
    for (let column = 0; column < table.columns; column++) {
      const cell = document.createElement(row === 0 ? "th" : "td");
      cell.append(fieldFor(box, { row, column }, cells[column]?.text ?? "", view, words));
      line.append(cell);
    }
    element.append(line);
  }
  scroller.append(element);
  box.append(scroller, toolsFor(box, view, words));
  alignCells(box, table);
  if (focused) focusField(fieldAt(box, movedPlace(placeOf(focused), drawn.get(box), table)), caret);
}

/** Where a cell is after rows or columns came or went; where its own is gone, its neighbour. */
function movedPlace({ row, column }: Place, before: TableText | undefined, after: TableText): Place {
  const lines = (table: TableText) => table.rows.map(({ cells }) => JSON.stringify(cells.map(({ text }) => text)));
  const heads = (table: TableText) => (table.rows[0]?.cells ?? []).map(({ text }) => text);
  const isAsWide = before?.columns === after.columns;
  return {
    row: Math.min(
      before && isAsWide ? movedIndex(row, lines(before), lines(after)) : row,
      Math.max(0, after.rows.length - 1),
    ),
    column: Math.min(
      before && !isAsWide ? movedIndex(column, heads(before), heads(after)) : column,
      Math.max(0, after.columns - 1),
    ),
  };
}

function movedIndex(index: number, before: readonly string[], after: readonly string[]): number {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return index >= start && index >= before.length - end ? index + after.length - before.length : index;
}

function alignCells(box: HTMLElement, table: TableText): void {
  for (const field of fieldsOf(box)) field.style.textAlign = table.align[placeOf(field).column] ?? "";
}

function fieldFor(
  box: HTMLElement,
  { row, column }: Place,
  source: string,
  view: EditorView,
  words: EditorTexts,
): HTMLElement {
  const field = document.createElement("div");
  field.dataset.cell = `${row},${column}`;
  field.className = "j-cell";
  field.contentEditable = "plaintext-only";
  if (field.contentEditable !== "plaintext-only") field.contentEditable = "true";
  field.spellcheck = true;
  field.setAttribute("role", "textbox");
  field.setAttribute("aria-label", words.table.cell(row + 1, column + 1));
  show(field, source, view);

  field.addEventListener("mousedown", (event) => {
    // The words under the pointer are about to be others: the browser would put the caret into what is gone.
    if (event.button !== 0 || field === document.activeElement || !isDrawnDifferently(field)) return;
    event.preventDefault();
    focusField(field);
  });
  field.addEventListener("focus", () => {
    box.dataset.at = field.dataset.cell ?? "";
    showSource(field);
    bringCellIntoSight(view);
  });
  field.addEventListener("blur", () => {
    delete field.dataset.composing;
    show(field, field.dataset.source ?? "", view);
  });
  field.addEventListener("beforeinput", (event) => {
    // The browser's own undo knows nothing of the text.
    if (event.inputType !== "historyUndo" && event.inputType !== "historyRedo") return;
    event.preventDefault();
    (event.inputType === "historyUndo" ? undo : redo)(view);
  });
  field.addEventListener("input", (event) => {
    if (!(event as InputEvent).isComposing) writeCell(box, field, view);
    bringCellIntoSight(view);
  });
  field.addEventListener("compositionstart", () => {
    field.dataset.composing = "yes";
  });
  field.addEventListener("compositionend", () => {
    delete field.dataset.composing;
    writeCell(box, field, view);
  });
  field.addEventListener("paste", (event) => {
    event.preventDefault();
    event.stopPropagation();
    paste(event.clipboardData, box, field, view);
  });
  field.addEventListener("keydown", (event) => {
    // Enter that ends a composition is still part of it, in Safari too, where only the number of the key says so.
    if (event.isComposing || event.keyCode === 229 || !onKey(event, box, field, view)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  return field;
}

function paste(data: DataTransfer | null, box: HTMLElement, field: HTMLElement, view: EditorView): void {
  const plain = data?.getData("text/plain") ?? "";
  const grid = gridIn(plain, data?.getData("text/html") ?? "");
  const table = grid && tableOf(box, view);
  if (!grid || !table) {
    document.execCommand("insertText", false, plain.replace(/\s*[\r\n]+\s*/g, " "));
    return;
  }
  const { row, column } = placeOf(field);
  view.dispatch({ changes: gridChanges(table, row, column, grid), userEvent: "input.table" });
  focusField(fieldAt(box, { row, column }));
}

function writeCell(box: HTMLElement, field: HTMLElement, view: EditorView): void {
  const table = tableOf(box, view);
  if (!table) return;
  const { row, column } = placeOf(field);
  const typed = cellSource(field.textContent ?? "");
  const was = field.dataset.source ?? "";
  const stored = table.rows[row]?.cells[column]?.text ?? "";
  const changes = cellChanges(table, row, column, stored === was ? typed : woven(was, typed, stored));
  field.dataset.source = typed;
  delete box.dataset.added;
  const small = changes.map((change) => smaller(change, view));
  const [first] = small;
  if (!first) return;
  // No user event: typing in a cell is no typing where the text's own menus look, and undo takes words back as a whole.
  view.dispatch({ changes: small, selection: { anchor: first.from + first.insert.length } });
}

export function formatCell(field: HTMLElement, view: EditorView, name: FormatName): void {
  const box = field.closest<HTMLElement>(".j-table");
  if (!box) return;
  if (name !== "formula") {
    formatWords(field, name);
    writeCell(box, field, view);
    return;
  }
  void writeFormula(field, view).then((isWritten) => isWritten && writeCell(box, field, view));
}

/** What was typed, put into words that came from elsewhere and are not drawn yet. */
function woven(was: string, typed: string, stored: string): string {
  const { start, end } = commonEnds(was, typed);
  return stored.slice(0, start) + typed.slice(start, typed.length - end) + stored.slice(start);
}

function smaller({ from, to, insert }: Change, view: EditorView): Change {
  const { start, end } = commonEnds(view.state.sliceDoc(from, to), insert);
  return { from: from + start, to: to - end, insert: insert.slice(start, insert.length - end) };
}

const formatKeys: Readonly<Record<string, FormatName>> = {
  b: "bold",
  i: "italic",
  e: "code",
  m: "formula",
  "Shift-x": "strike",
  "Shift-h": "highlight",
};

/**
 * As in a spreadsheet: Tab and Enter go on to the right and down, and make a row where there is none; pressed again in
 * that row, Enter takes it back and goes on below the table. The arrows go from cell to cell at the ends of the words.
 */
function onKey(event: KeyboardEvent, box: HTMLElement, field: HTMLElement, view: EditorView): boolean {
  const { row, column } = placeOf(field);
  const columns = Number(box.dataset.columns);
  const rows = box.querySelectorAll("tr").length;
  const isMod = event.ctrlKey || event.metaKey;
  const go = (to: number, caret: "start" | "end" = "end") => {
    if (to < 0) return leave(box, view, "before");
    if (to >= rows * columns) return leave(box, view, "after");
    focusField(fieldAt(box, { row: Math.floor(to / columns), column: to % columns }), caret);
    return true;
  };
  const here = row * columns + column;
  const isSelected = document.getSelection()?.isCollapsed === false;
  const isAtStart = caretOf(field) === 0;
  const isAtEnd = caretOf(field) === (field.textContent ?? "").length;
  if (isMod && !event.altKey) {
    const name = formatKeys[`${event.shiftKey ? "Shift-" : ""}${event.key.toLowerCase()}`];
    if (name) {
      formatCell(field, view, name);
      return true;
    }
    switch (event.key) {
      case "z":
      case "Z":
      case "y":
        (event.key === "z" && !event.shiftKey ? undo : redo)(view);
        return true;
      case "a":
        document.getSelection()?.selectAllChildren(field);
        return true;
      case "Enter":
        return leave(box, view, "after");
      // The browser would take the caret out of the cell, to where the editor does not know it.
      case "Home":
      case "ArrowUp":
        return toEdge(view, 0);
      case "End":
      case "ArrowDown":
        return toEdge(view, view.state.doc.length);
      case "ArrowLeft":
        return isAtStart && (event.shiftKey || go(here - 1));
      case "ArrowRight":
        return isAtEnd && (event.shiftKey || go(here + 1, "start"));
      default:
        return false;
    }
  }
  if (event.altKey) return false;
  switch (event.key) {
    case "Tab":
      if (event.shiftKey) return go(here - 1);
      return here + 1 < rows * columns ? go(here + 1) : addRow(box, view, { row: rows, column: 0 });
    case "Enter":
      if (event.shiftKey) return row > 0 ? go(here - columns) : true;
      if (row + 1 < rows) return go(here + columns);
      if (box.dataset.added !== String(row)) return addRow(box, view, { row: rows, column });
      changeShape(box, view, { kind: "rowDelete", row });
      return leave(box, view, "after");
    // Of the cell, however many lines its words take at this width.
    case "Home":
      return event.shiftKey ? selectTo(field, "start") : go(here, "start");
    case "End":
      return event.shiftKey ? selectTo(field, "end") : go(here);
    case "ArrowDown":
      if (!isAtEdge(field, "last")) return false;
      return event.shiftKey ? selectTo(field, "end") : go(here + columns);
    case "ArrowUp":
      if (!isAtEdge(field, "first")) return false;
      return event.shiftKey ? selectTo(field, "start") : go(here - columns);
    case "ArrowLeft":
      return isAtStart && (event.shiftKey || (!isSelected && go(here - 1)));
    case "ArrowRight":
      return isAtEnd && (event.shiftKey || (!isSelected && go(here + 1, "start")));
    case "PageUp":
    case "PageDown":
      scrollBy({ top: innerHeight * (event.key === "PageUp" ? -0.9 : 0.9) });
      return true;
    case "Escape":
      return leave(box, view, "after");
    default:
      return false;
  }
}

function toEdge(view: EditorView, anchor: number): boolean {
  view.focus();
  view.dispatch({ selection: { anchor }, scrollIntoView: true });
  return true;
}

function leave(box: HTMLElement, view: EditorView, where: "before" | "after"): boolean {
  const table = tableOf(box, view);
  if (!table) return false;
  const { doc } = view.state;
  const isAfter = where === "after";
  // A line to stand on, where the table is the first or the last thing of the note.
  const isEdge = isAfter ? table.to === doc.length : table.from === 0;
  view.dispatch({
    ...(isEdge && { changes: { from: isAfter ? doc.length : 0, insert: "\n" }, userEvent: "input" }),
    selection: { anchor: isAfter ? table.to + 1 : Math.max(0, table.from - 1) },
    scrollIntoView: true,
  });
  view.focus();
  return true;
}

function addRow(box: HTMLElement, view: EditorView, { row, column }: Place): boolean {
  changeShape(box, view, { kind: "rowBelow", row: row - 1 });
  box.dataset.added = String(row);
  focusField(fieldAt(box, { row, column }));
  return true;
}

/** `isStep`: to be undone by itself, however quickly the next one follows. */
function changeShape(box: HTMLElement, view: EditorView, change: TableChange, isStep = false): void {
  const table = tableOf(box, view);
  if (!table) return;
  delete box.dataset.added;
  const changes = shapeChanges(table, change) ?? { from: table.from, to: table.to };
  view.dispatch({
    changes,
    selection: { anchor: table.from },
    userEvent: "input.table",
    ...(isStep && { annotations: isolateHistory.of("full") }),
  });
}

/** A row or a column, and what comes or goes beside it. */
const toolShapes = {
  rowBelow: "M4 4h16v6H4zM12 14v7M8.5 17.5h7",
  columnRight: "M4 4h6v16H4zM14 12h7M17.5 8.5v7",
  align: "M4 6h16M7 12h10M4 18h16",
  rowDelete: "M4 4h16v6H4zM8.5 17.5h7",
  columnDelete: "M4 4h6v16H4zM14 12h7",
  delete: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
} as const;

function toolsFor(box: HTMLElement, view: EditorView, words: EditorTexts): HTMLElement {
  const tools = document.createElement("div");
  tools.className = "j-table-tools";
  const button = (name: keyof typeof toolShapes) => {
    const element = document.createElement("button");
    element.type = "button";
    element.className = `j-table-${name}`;
    element.innerHTML = `<svg class="j-table-sign" viewBox="0 0 24 24" aria-hidden="true"><path d="${toolShapes[name]}"/></svg>`;
    element.title = words.table[name];
    element.setAttribute("aria-label", words.table[name]);
    element.addEventListener("mousedown", (event) => event.preventDefault()); // The cell keeps the caret.
    element.addEventListener("click", () => {
      endComposition(view);
      const [row = 0, column = 0] = (box.dataset.at ?? "0,0").split(",").map(Number);
      if (name === "delete") {
        const table = tableOf(box, view);
        if (table) view.dispatch({ changes: { from: table.from, to: table.to }, userEvent: "delete.table" });
      } else changeShape(box, view, { kind: name, row, column }, true);
      if (!box.isConnected) return view.focus();
      const rows = box.querySelectorAll("tr").length;
      const columns = Number(box.dataset.columns);
      focusField(
        fieldAt(box, {
          row: Math.min(name === "rowBelow" ? row + 1 : row, rows - 1),
          column: Math.min(name === "columnRight" ? column + 1 : column, columns - 1),
        }),
      );
    });
    return element;
  };
  for (const name of Object.keys(toolShapes) as (keyof typeof toolShapes)[]) tools.append(button(name));
  return tools;
}
