import { syntaxTree } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView, type KeyBinding, ViewPlugin, type ViewUpdate } from "@codemirror/view";
import { endOfWords } from "./line-words.ts";
import { caretOf, fieldAt, fieldsOf, focusedField, focusField, type Place, placeOf } from "./table-field.ts";
import { cellAt, readTable, type TableText, writtenRow } from "./table-text.ts";
import { tableBoxes, tableOf } from "./table-widget.ts";

/** The caret walks into a table from the lines around it; what is typed right after one is not one more row. */
export const tableKeys: readonly KeyBinding[] = [
  { any: makeRoom },
  { key: "Enter", run: firstRow },
  { key: "ArrowDown", run: (view) => walkIn(view, 1) },
  { key: "ArrowUp", run: (view) => walkIn(view, -1) },
  { key: "ArrowRight", run: (view) => enterNext(view, 1) },
  { key: "ArrowLeft", run: (view) => enterNext(view, -1) },
  // Next to a table there is nothing to delete but the table, or what keeps the words beside it out of it.
  { key: "Backspace", run: (view) => enterNext(view, -1) || staysApart(view) },
  { key: "Mod-Backspace", run: (view) => enterNext(view, -1) || staysApart(view) },
  { key: "Delete", run: (view) => enterNext(view, 1) || keepsBlank(view) },
  { key: "Mod-Delete", run: (view) => enterNext(view, 1) || keepsBlank(view) },
];

type Shown = { readonly box: HTMLElement; readonly table: TableText };

function shownTables(view: EditorView): Shown[] {
  return tableBoxes(view).flatMap((box) => {
    const table = tableOf(box, view);
    return table ? [{ box, table }] : [];
  });
}

/** The focus goes to where the caret is: into the text, or into the cell of a table that its place is drawn as. */
export function focusCaret(view: EditorView): void {
  if (!enterAtCaret(view, false)) view.focus();
}

function enterAtCaret(view: EditorView, isTyped: boolean): boolean {
  const { head, empty } = view.state.selection.main;
  if (!empty) return false;
  for (const { box, table } of shownTables(view)) {
    if (head <= table.from || head > table.to || (head === table.to && !isTyped)) continue;
    const place = cellAt(table, head) ?? { row: 0, column: 0, caret: 0 };
    focusField(fieldAt(box, place), place.caret);
    return true;
  }
  return false;
}

/** A table that is typed by hand is one when its second line ends: then its first row is there to be filled. */
function firstRow(view: EditorView): boolean {
  const { state } = view;
  const { head, empty } = state.selection.main;
  const delimiter = state.doc.lineAt(head);
  if (!empty || head !== endOfWords(delimiter) || delimiter.number < 2) return false;
  const node = syntaxTree(state).resolveInner(head, -1);
  const tree = node.name === "Table" ? node : node.parent;
  if (tree?.name !== "Table" || tree.parent?.parent || state.doc.lineAt(tree.to).number !== delimiter.number)
    return false;
  const table = readTable(state.doc, tree.from, tree.to);
  if (!table || table.delimiter.to !== head) return false;
  const insert = `\n${writtenRow(table.align.map(() => ""))}`;
  // The caret stands in the first cell; what is drawn there takes it.
  view.dispatch({ changes: { from: head, insert }, selection: { anchor: head + 3 }, userEvent: "input" });
  return true;
}

function makeRoom(view: EditorView, event: KeyboardEvent): boolean {
  const isTyping = event.key.length === 1 || ["Process", "Unidentified", "Dead"].includes(event.key);
  if (isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) roomAtCaret(view);
  return false; // The key itself goes on to where the caret is now.
}

/** As `tableRoom` does, but before the letter comes: beside a drawn table the browser has no line to put it in. */
function roomAtCaret(view: EditorView): void {
  const { main } = view.state.selection;
  if (!main.empty) return;
  const line = view.state.doc.lineAt(main.head);
  const isBlank = line.text.trim() === "";
  let [above, below] = ["", ""];
  for (const { table } of shownTables(view)) {
    if (main.head === table.to) above = "\n\n";
    else if (main.head === table.from) below = "\n\n";
    else if (isBlank && line.from === table.to + 1) above = "\n";
    else if (isBlank && line.to + 1 === table.from) below = "\n";
  }
  if (above + below === "") return;
  const changes = [
    { from: isBlank ? line.from : main.head, insert: above },
    { from: isBlank ? endOfWords(line) : main.head, insert: below },
  ];
  view.dispatch({ changes, selection: { anchor: main.head + above.length }, userEvent: "input.type" });
}

/** From the line above or below. */
function walkIn(view: EditorView, direction: 1 | -1): boolean {
  const { state } = view;
  const { main } = state.selection;
  if (!main.empty) return false;
  const line = state.doc.lineAt(main.head);
  // A long line that wraps has rows of its own: only from the last (or first) of them into the table.
  const rest = view.moveVertically(main, direction === 1);
  if (rest.head >= line.from && rest.head <= line.to && rest.head !== main.head) return false;
  return enter(view, direction, direction === 1 ? line.to + 1 : line.from - 1, { column: 0 });
}

/** From the letter right before or after. */
function enterNext(view: EditorView, direction: 1 | -1): boolean {
  const { main } = view.state.selection;
  if (!main.empty) return false;
  const line = view.state.doc.lineAt(main.head);
  const isAtEnd = main.head === (direction === 1 ? endOfWords(line) : line.from);
  // Right at a table's edge there is nothing between: one key would take the whole of it.
  const isAtTable = shownTables(view).some(({ table }) => main.head === (direction === 1 ? table.from : table.to));
  return (isAtEnd || isAtTable) && enter(view, direction, direction === 1 ? line.to + 1 : main.head - 1, {});
}

function enter(view: EditorView, direction: 1 | -1, at: number, wanted: { readonly column?: number }): boolean {
  const { head } = view.state.selection.main;
  const next = shownTables(view).find(({ table }) => {
    const edge = direction === 1 ? table.from : table.to;
    return edge === at || edge === head;
  });
  if (!next) return false;
  const { rows, columns } = next.table;
  const place = direction === 1 ? { row: 0, column: 0 } : { row: rows.length - 1, column: columns - 1, ...wanted };
  focusField(fieldAt(next.box, place), direction === 1 && wanted.column === undefined ? "start" : "end");
  return true;
}

/** Deleting the blank line between a table and words below it would make them one more row. */
function staysApart(view: EditorView): boolean {
  const { doc, selection } = view.state;
  const line = doc.lineAt(selection.main.head);
  if (!selection.main.empty || selection.main.head !== line.from || line.text.trim() === "" || line.number < 3)
    return false;
  const above = doc.line(line.number - 1);
  if (above.text.trim() !== "") return false;
  return shownTables(view).some(({ box, table }) => {
    if (table.to !== above.from - 1) return false;
    focusField(fieldsOf(box).at(-1) ?? null);
    return true;
  });
}

/** The same from above: the blank line stays, and the caret goes to the words below it. */
function keepsBlank(view: EditorView): boolean {
  const { doc, selection } = view.state;
  const line = doc.lineAt(selection.main.head);
  if (!selection.main.empty || line.text.trim() !== "" || selection.main.head !== endOfWords(line)) return false;
  if (line.number === doc.lines || doc.line(line.number + 1).text.trim() === "") return false;
  if (!shownTables(view).some(({ table }) => table.to === line.from - 1)) return false;
  view.dispatch({ selection: { anchor: line.to + 1 }, scrollIntoView: true });
  return true;
}

type Standing = Place & { readonly at: number; readonly caret: number };

/**
 * Whatever changes a table, the student who writes in it stays in it: a drawing that is replaced takes the focus along,
 * and the next letters would go to the page. Where the table is gone, the caret stands in the text where it was.
 */
export const staysInTable: Extension = [
  ViewPlugin.define(() => ({
    update({ view, changes, docChanged }: ViewUpdate) {
      const field = docChanged ? focusedField(view) : null;
      const box = field?.closest<HTMLElement>(".j-table");
      if (!field || !box) standings.delete(view);
      else standings.set(view, { ...placeOf(field), caret: caretOf(field), at: changes.mapPos(view.posAtDOM(box), 1) });
    },
  })),
  EditorView.updateListener.of(({ view, docChanged, selectionSet, focusChanged, transactions }) => {
    const standing = standings.get(view);
    standings.delete(view);
    // The line with the caret became part of a table, or undo leads back into one: to go on there is to go on in the cell.
    if (view.hasFocus && (docChanged || selectionSet || focusChanged)) {
      enterAtCaret(
        view,
        transactions.some((one) => one.isUserEvent("input.type") || one.isUserEvent("delete")),
      );
    }
    if (!standing || view.dom.contains(document.activeElement)) return;
    const found = shownTables(view).find(({ table }) => table.from <= standing.at && standing.at <= table.to);
    if (found) {
      const row = Math.min(standing.row, found.table.rows.length - 1);
      const column = Math.min(standing.column, found.table.columns - 1);
      focusField(fieldAt(found.box, { row, column }), standing.caret);
      return;
    }
    view.focus();
    view.dispatch({ selection: { anchor: Math.min(standing.at, view.state.doc.length) } });
  }),
];

const standings = new WeakMap<EditorView, Standing>();
