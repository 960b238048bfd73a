import { redo, undo } from "@codemirror/commands";
import { type EditorView, type KeyBinding, WidgetType } from "@codemirror/view";
import { type EditorWords, editorHost } from "./host.ts";
import { drawWords } from "./inline-dom.ts";
import {
  type Cell,
  cellSource,
  cellWords,
  changedTable,
  readTable,
  type TableChange,
  type TableText,
  writeTable,
} from "./table-text.ts";

/*
 * A table is always drawn, and its cells are fields of their own. What is typed into one changes those words of the text
 * and nothing else; only what changes the table's shape writes the table anew.
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
    drawn.set(box, this.table);
    build(box, this.table, view);
    return box;
  }

  override updateDOM(box: HTMLElement, view: EditorView): boolean {
    drawn.set(box, this.table);
    const cells = fieldsOf(box);
    const words = this.table.rows.flatMap((row) => this.table.align.map((_, column) => row[column]?.text ?? ""));
    const isSameShape = cells.length === words.length && box.dataset.columns === String(this.table.align.length);
    if (!isSameShape) {
      build(box, this.table, view);
      return true;
    }
    for (const [index, cell] of cells.entries()) show(cell, words[index] ?? "", view);
    alignCells(box, this.table);
    return true;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

function fieldsOf(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>("[data-cell]")];
}

function build(box: HTMLElement, table: TableText, view: EditorView): void {
  const { words } = view.state.facet(editorHost);
  const focused = box.contains(document.activeElement) ? placeOf(document.activeElement as HTMLElement) : null;
  box.replaceChildren();
  box.dataset.columns = String(table.align.length);
  const scroller = document.createElement("div");
  scroller.className = "j-table-scroll";
  const element = document.createElement("table");
  element.setAttribute("aria-label", words.table.label);
  for (const [row, cells] of table.rows.entries()) {
    const line = document.createElement("tr");
    for (let column = 0; column < table.align.length; column++) {
      const cell = document.createElement(row === 0 ? "th" : "td");
      cell.append(fieldFor(box, row, column, cells[column], view, words));
      line.append(cell);
    }
    element.append(line);
  }
  scroller.append(element);
  box.append(scroller, toolsFor(box, view, words));
  alignCells(box, table);
  // The row or column may be gone; then its neighbour.
  if (focused) {
    focusCell(box, Math.min(focused.row, table.rows.length - 1), Math.min(focused.column, table.align.length - 1));
  }
}

function alignCells(box: HTMLElement, table: TableText): void {
  for (const field of fieldsOf(box)) field.style.textAlign = table.align[placeOf(field).column] ?? "";
}

function fieldFor(
  box: HTMLElement,
  row: number,
  column: number,
  cell: Cell | undefined,
  view: EditorView,
  words: EditorWords,
): HTMLElement {
  const field = document.createElement("div");
  field.dataset.cell = `${row},${column}`;
  field.className = "j-cell";
  field.contentEditable = "plaintext-only";
  if (field.contentEditable !== "plaintext-only") field.contentEditable = "true";
  field.spellcheck = true;
  field.setAttribute("role", "textbox");
  field.setAttribute("aria-label", words.table.cell(row + 1, column + 1));
  show(field, cell?.text ?? "", view);

  field.addEventListener("focus", () => {
    box.dataset.at = field.dataset.cell ?? "";
    const text = cellWords(field.dataset.source ?? "");
    if (field.childElementCount === 0 && field.textContent === text) return; // The caret is where it was clicked.
    field.textContent = text;
    requestAnimationFrame(() => {
      if (!field.contains(document.getSelection()?.focusNode ?? null) || text === "") caretToEnd(field);
    });
  });
  field.addEventListener("blur", () => show(field, field.dataset.source ?? "", view));
  field.addEventListener("input", (event) => {
    if (!(event as InputEvent).isComposing) writeCell(box, field, view);
  });
  field.addEventListener("compositionend", () => writeCell(box, field, view));
  field.addEventListener("paste", (event) => {
    event.preventDefault();
    const text = event.clipboardData?.getData("text/plain") ?? "";
    document.execCommand("insertText", false, text.replace(/\s*\n\s*/g, " "));
  });
  field.addEventListener("keydown", (event) => {
    if (!event.isComposing && onKey(event, box, field, view)) {
      event.preventDefault();
      event.stopPropagation();
    }
  });
  return field;
}

/** As words where the student reads, as text where they write. */
function show(field: HTMLElement, source: string, view: EditorView): void {
  const isFocused = field === document.activeElement;
  const wasSource = field.dataset.source;
  field.dataset.source = source;
  if (!isFocused) drawWords(field, source, view);
  // The student's own typing is there already, blanks at the end included; anything else came from elsewhere.
  else if (wasSource !== source && cellSource(field.textContent ?? "") !== source)
    field.textContent = cellWords(source);
}

function placeOf(field: HTMLElement): { row: number; column: number } {
  const [row = 0, column = 0] = (field.dataset.cell ?? "0,0").split(",").map(Number);
  return { row, column };
}

/** The table each box shows, as it stood when it was drawn. */
const drawn = new WeakMap<HTMLElement, TableText>();

/** The table of a box where it stands now: words above it may have moved it since. */
function tableOf(box: HTMLElement, view: EditorView): TableText | null {
  const table = drawn.get(box);
  if (!table) return null;
  const from = view.posAtDOM(box);
  const to = from + table.source.length;
  if (view.state.sliceDoc(from, to) !== table.source) return null;
  return from === table.from ? table : readTable(view.state.doc, from, to);
}

function writeCell(box: HTMLElement, field: HTMLElement, view: EditorView): void {
  const table = tableOf(box, view);
  if (!table) return;
  const { row, column } = placeOf(field);
  const insert = cellSource(field.textContent ?? "");
  const cell = table.rows[row]?.[column];
  if (cell) {
    if (cell.text === insert) return;
    view.dispatch({ changes: { from: cell.from, to: cell.to, insert }, userEvent: "input.type" });
    return;
  }
  // A row that ends early: it gets all its cells.
  const rows = table.rows.map((cells) => table.align.map((_, index) => cells[index]?.text ?? ""));
  const changed = rows[row];
  if (!changed) return;
  changed[column] = insert;
  view.dispatch({
    changes: { from: table.from, to: table.to, insert: writeTable(table.align, rows) },
    userEvent: "input.type",
  });
}

function onKey(event: KeyboardEvent, box: HTMLElement, field: HTMLElement, view: EditorView): boolean {
  const { row, column } = placeOf(field);
  const columns = Number(box.dataset.columns);
  const rows = box.querySelectorAll("tr").length;
  const isMod = event.ctrlKey || event.metaKey;
  if (isMod && event.key.toLowerCase() === "z") return event.shiftKey ? redo(view) : undo(view);
  if (isMod && event.key.toLowerCase() === "y") return redo(view);
  if (isMod && event.key.toLowerCase() === "a") {
    document.getSelection()?.selectAllChildren(field);
    return true;
  }
  switch (event.key) {
    case "Tab": {
      const at = row * columns + column + (event.shiftKey ? -1 : 1);
      if (at < 0) return leave(box, view, "before");
      if (at >= rows * columns) addRow(box, view, rows - 1, 0);
      else focusCell(box, Math.floor(at / columns), at % columns);
      return true;
    }
    case "Enter":
      if (row + 1 < rows) focusCell(box, row + 1, column);
      else addRow(box, view, row, column);
      return true;
    case "ArrowDown":
      if (row + 1 >= rows) return leave(box, view, "after");
      focusCell(box, row + 1, column);
      return true;
    case "ArrowUp":
      if (row === 0) return leave(box, view, "before");
      focusCell(box, row - 1, column);
      return true;
    case "Escape":
      return leave(box, view, "after");
    default:
      return false;
  }
}

function leave(box: HTMLElement, view: EditorView, where: "before" | "after"): boolean {
  const table = tableOf(box, view);
  if (!table) return false;
  const { doc } = view.state;
  if (where === "after" && table.to === doc.length) {
    view.dispatch({ changes: { from: doc.length, insert: "\n" } });
  } else if (where === "before" && table.from === 0) {
    view.dispatch({ changes: { from: 0, insert: "\n" } });
  }
  const anchor = where === "after" ? table.to + 1 : Math.max(0, table.from - 1);
  view.dispatch({ selection: { anchor }, scrollIntoView: true });
  view.focus();
  return true;
}

function focusCell(box: HTMLElement, row: number, column: number): void {
  const field = box.querySelector<HTMLElement>(`[data-cell="${row},${column}"]`);
  if (!field) return;
  field.focus();
  caretToEnd(field);
}

/** The caret into the first cell of a table that was just made. */
export function focusTable(view: EditorView, position: number): void {
  for (const box of view.contentDOM.querySelectorAll<HTMLElement>(".j-table")) {
    const table = tableOf(box, view);
    if (table && table.from <= position && position <= table.to) focusCell(box, 0, 0);
  }
}

function caretToEnd(field: HTMLElement): void {
  const selection = document.getSelection();
  selection?.selectAllChildren(field);
  selection?.collapseToEnd();
}

function addRow(box: HTMLElement, view: EditorView, row: number, column: number): void {
  changeShape(box, view, { kind: "rowBelow", row });
  focusCell(box, row + 1, column);
}

function changeShape(box: HTMLElement, view: EditorView, change: TableChange): void {
  const table = tableOf(box, view);
  if (!table) return;
  const insert = changedTable(table, change);
  view.dispatch({ changes: { from: table.from, to: table.to, insert: insert ?? "" }, userEvent: "input.table" });
  if (insert === null) view.focus();
}

function toolsFor(box: HTMLElement, view: EditorView, words: EditorWords): HTMLElement {
  const tools = document.createElement("div");
  tools.className = "j-table-tools";
  const button = (
    name: "rowBelow" | "columnRight" | "align" | "rowDelete" | "columnDelete" | "delete",
    sign: string,
  ) => {
    const element = document.createElement("button");
    element.type = "button";
    element.textContent = sign;
    element.title = words.table[name];
    element.setAttribute("aria-label", words.table[name]);
    element.addEventListener("mousedown", (event) => event.preventDefault()); // The cell keeps the caret.
    element.addEventListener("click", () => {
      const [row = 0, column = 0] = (box.dataset.at ?? "0,0").split(",").map(Number);
      if (name === "delete") {
        const table = tableOf(box, view);
        if (table) view.dispatch({ changes: { from: table.from, to: table.to }, userEvent: "delete.table" });
        view.focus();
        return;
      }
      changeShape(box, view, { kind: name, row, column });
      if (name === "rowBelow") focusCell(box, row + 1, column);
      if (name === "columnRight") focusCell(box, row, column + 1);
      if (name === "rowDelete" || name === "columnDelete")
        focusCell(box, Math.max(0, row - 1), Math.max(0, column - 1));
    });
    return element;
  };
  tools.append(
    button("rowBelow", "+ ↓"),
    button("columnRight", "+ →"),
    button("align", "⇔"),
    button("rowDelete", "− ↓"),
    button("columnDelete", "− →"),
    button("delete", "✕"),
  );
  return tools;
}

/** The caret walks into a table from the line above or below it; what is typed right after one is not one more row. */
export const tableKeys: readonly KeyBinding[] = [
  { any: makeRoom },
  { key: "ArrowDown", run: (view) => enterTable(view, 1) },
  { key: "ArrowUp", run: (view) => enterTable(view, -1) },
];

function makeRoom(view: EditorView, event: KeyboardEvent): boolean {
  const isTyping = event.key.length === 1 || event.key === "Process" || event.key === "Unidentified";
  const { main } = view.state.selection;
  if (!isTyping || event.ctrlKey || event.metaKey || event.altKey || !main.empty) return false;
  const { doc } = view.state;
  const line = doc.lineAt(main.head);
  for (const box of view.contentDOM.querySelectorAll<HTMLElement>(".j-table")) {
    const table = tableOf(box, view);
    if (!table) continue;
    if (main.head === table.to) insertAt(view, table.to, "\n\n", 2);
    else if (main.head === table.from) insertAt(view, table.from, "\n\n", 0);
    else if (line.from === table.to + 1 && line.text.trim() === "") insertAt(view, line.from, "\n", 1);
  }
  return false; // The key itself goes on to where the caret is now.
}

function insertAt(view: EditorView, at: number, insert: string, caret: number): void {
  view.dispatch({ changes: { from: at, insert }, selection: { anchor: at + caret }, userEvent: "input.type" });
}

function enterTable(view: EditorView, direction: 1 | -1): boolean {
  const { state } = view;
  const { main } = state.selection;
  if (!main.empty) return false;
  const line = state.doc.lineAt(main.head);
  const at = direction === 1 ? line.to + 1 : line.from - 1;
  if (at < 0 || at > state.doc.length) return false;
  // A long line that wraps has rows of its own: only from the last (or first) of them into the table.
  const rest = view.moveVertically(main, direction === 1);
  if (rest.head >= line.from && rest.head <= line.to && rest.head !== main.head) return false;
  for (const box of view.contentDOM.querySelectorAll<HTMLElement>(".j-table")) {
    const table = tableOf(box, view);
    if (!table) continue;
    const isNext = direction === 1 ? table.from === at : table.to === at;
    if (!isNext) continue;
    focusCell(box, direction === 1 ? 0 : box.querySelectorAll("tr").length - 1, 0);
    return true;
  }
  return false;
}
