import type { EditorView } from "@codemirror/view";
import { commonEnds } from "./common-ends.ts";
import { drawWords } from "./inline-dom.ts";
import { cellSource, cellWords } from "./table-text.ts";

/** The fields of a drawn table: where the caret is in one, and what it shows. */
export type Place = { readonly row: number; readonly column: number };

export function fieldsOf(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>("[data-cell]")];
}

export function placeOf(field: HTMLElement): Place {
  const [row = 0, column = 0] = (field.dataset.cell ?? "0,0").split(",").map(Number);
  return { row, column };
}

export function fieldAt(box: HTMLElement, { row, column }: Place): HTMLElement | null {
  return box.querySelector<HTMLElement>(`[data-cell="${row},${column}"]`);
}

/** The field that has the focus, of whatever table in this editor. */
export function focusedField(view: EditorView): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement.dataset.cell && view.contentDOM.contains(activeElement)
    ? activeElement
    : null;
}

/** A word is being composed in a cell: CodeMirror knows nothing of it. */
export function isComposingInCell(view: EditorView): boolean {
  return focusedField(view)?.dataset.composing === "yes";
}

export function focusField(field: HTMLElement | null, caret: number | "start" | "end" = "end"): void {
  if (!field) return;
  field.focus();
  const length = field.textContent?.length ?? 0;
  setCaret(field, caret === "start" ? 0 : caret === "end" ? length : Math.min(caret, length));
}

export function caretOf(field: HTMLElement): number {
  const selection = document.getSelection();
  if (!selection?.focusNode || !field.contains(selection.focusNode)) return field.textContent?.length ?? 0;
  const before = document.createRange();
  before.selectNodeContents(field);
  before.setEnd(selection.focusNode, selection.focusOffset);
  return before.toString().length;
}

/** What is selected of a cell's words. */
export function selectionIn(field: HTMLElement): { readonly from: number; readonly to: number } {
  const selection = document.getSelection();
  const { anchorNode, anchorOffset = 0 } = selection ?? {};
  const head = caretOf(field);
  if (!anchorNode || !field.contains(anchorNode)) return { from: head, to: head };
  const before = document.createRange();
  before.selectNodeContents(field);
  before.setEnd(anchorNode, anchorOffset);
  const anchor = before.toString().length;
  return { from: Math.min(anchor, head), to: Math.max(anchor, head) };
}

export function selectIn(field: HTMLElement, { from, to }: { readonly from: number; readonly to: number }): void {
  const words = field.firstChild;
  if (words instanceof Text && to <= words.length) document.getSelection()?.setBaseAndExtent(words, from, words, to);
  else setCaret(field, to);
}

function setCaret(field: HTMLElement, caret: number): void {
  const words = field.firstChild;
  if (words instanceof Text && caret <= words.length) document.getSelection()?.collapse(words, caret);
  else {
    document.getSelection()?.selectAllChildren(field);
    document.getSelection()?.collapseToEnd();
  }
}

/** From where the selection began to the start or end of the cell, and no further. */
export function selectTo(field: HTMLElement, edge: "start" | "end"): true {
  document.getSelection()?.extend(field, edge === "start" ? 0 : field.childNodes.length);
  return true;
}

/** Whether the caret is in the first (or last) of the lines that a cell's words are broken into. */
export function isAtEdge(field: HTMLElement, edge: "first" | "last"): boolean {
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0 || field.textContent === "") return true;
  const caret = selection.getRangeAt(0).getBoundingClientRect();
  if (caret.height === 0) return true;
  const all = document.createRange();
  all.selectNodeContents(field);
  const words = all.getBoundingClientRect();
  return edge === "first" ? caret.top - words.top < caret.height / 2 : words.bottom - caret.bottom < caret.height / 2;
}

/** As words where the student reads, as text where they write. */
export function show(field: HTMLElement, source: string, view: EditorView): void {
  const wasSource = field.dataset.source;
  field.dataset.source = source;
  if (field !== document.activeElement) {
    drawWords(field, source, view);
    return;
  }
  const typed = field.textContent ?? "";
  // The student's own typing is there already, blanks at the end included; anything else came from elsewhere.
  if (wasSource === source || cellSource(typed) === source) return;
  const words = cellWords(source);
  const caret = movedCaret(typed, words, caretOf(field));
  field.textContent = words;
  setCaret(field, caret);
}

/** Where a caret stands after other words came: at the words where it was, or at the end of what changed. */
function movedCaret(before: string, after: string, caret: number): number {
  const { start, end } = commonEnds(before, after);
  if (caret <= start && before.length >= after.length) return caret;
  return Math.max(0, caret >= before.length - end ? caret + after.length - before.length : after.length - end);
}

/** The cell becomes a text to write in; where it was drawn as words, the caret goes to its end. */
export function showSource(field: HTMLElement): void {
  const text = cellWords(field.dataset.source ?? "");
  if (!isDrawnDifferently(field)) return;
  field.textContent = text;
  setCaret(field, text.length);
}

export function isDrawnDifferently(field: HTMLElement): boolean {
  return field.childElementCount > 0 || field.textContent !== cellWords(field.dataset.source ?? "");
}
