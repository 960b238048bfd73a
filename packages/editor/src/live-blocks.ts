import { syntaxTree } from "@codemirror/language";
import { type EditorState, type Extension, type Range, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView } from "@codemirror/view";
import { texOf } from "@jotter/markdown/tex";
import type { TreeCursor } from "@lezer/common";
import { changedBlock, type Stretch } from "./changed-block.ts";
import { FormulaWidget } from "./formula.ts";
import { staysInTable } from "./table-keys.ts";
import { readTable } from "./table-text.ts";
import { TableWidget } from "./table-widget.ts";
import { focusMoved, isTouched } from "./touched.ts";
import { TooMuchWidget } from "./widgets.ts";

/*
 * What takes lines of its own: display formulas and tables. CodeMirror wants these before it looks at the screen, so the
 * whole text is walked, but only from block to block: nothing inside a paragraph is looked at.
 */
type Blocks = { readonly shown: DecorationSet; readonly tables: DecorationSet };

const blocks = StateField.define<Blocks>({
  create: (state) => find(state, { shown: Decoration.none, tables: Decoration.none }),
  update(last, transaction) {
    const { startState, state, changes, docChanged } = transaction;
    const mapped = docChanged ? { shown: last.shown.map(changes), tables: last.tables.map(changes) } : last;
    // Redrawing around a Japanese or Chinese word that is being composed would break it off.
    if (transaction.isUserEvent("input.type.compose")) return mapped;
    const grew = !docChanged && syntaxTree(state) !== syntaxTree(startState);
    if (grew || focusMoved(startState, state)) return find(state, mapped);
    if (docChanged) {
      const block = changedBlock(startState, state, changes);
      if (!block || drawnHere(mapped, block) || containers.has(block.name)) return find(state, mapped);
    }
    // The caret came to something drawn, or went from it.
    const ranges = [...startState.selection.ranges.map((range) => range.map(changes)), ...state.selection.ranges];
    const moved = docChanged || !startState.selection.eq(state.selection);
    return moved && ranges.some((range) => drawnHere(mapped, range)) ? find(state, mapped) : mapped;
  },
  provide: (field) => [
    EditorView.decorations.from(field, ({ shown }) => shown),
    EditorView.atomicRanges.of((view) => view.state.field(field).tables),
  ],
});

export const liveBlocks: Extension = [blocks, staysInTable];

/** The tables of which something is in a stretch or right beside it, as they stand in the text. */
export function drawnTables(state: EditorState, { from, to }: Stretch): readonly Stretch[] {
  const found: Stretch[] = [];
  state.field(blocks).tables.between(from, to, (start, end) => void found.push({ from: start, to: end }));
  return found;
}

const containers = new Set(["Document", "BulletList", "OrderedList", "ListItem", "Blockquote"]);

function drawnHere({ shown }: Blocks, { from, to }: Stretch): boolean {
  let found = false;
  shown.between(from, to, () => {
    found = true;
    return false;
  });
  return found;
}

/** Walks the text as far as it has been parsed; beyond that, what was drawn stays. */
function find(state: EditorState, last: Blocks): Blocks {
  const shown: Range<Decoration>[] = [];
  const tables: Range<Decoration>[] = [];
  const tree = syntaxTree(state);
  const cursor = tree.cursor();
  walk(cursor, (depth) => {
    if (shown.length > limits.drawn) {
      if (shown.length === limits.drawn + 1 && isDrawn(cursor.name)) shown.push(tooMuchAt(state, cursor.from));
    } else if (cursor.name === "BlockMath") drawMaths(state, cursor, depth, shown);
    else if (cursor.name === "Table" && depth === 1) {
      if (isLargeTable(state, cursor)) {
        shown.push(tooMuchAt(state, cursor.from));
        return;
      }
      const table = readTable(state.doc, cursor.from, cursor.to);
      if (!table) return;
      // Its second line is still being typed: drawn, there would be no place for the rest of it.
      if (isTouched(state, table.delimiter.from, table.delimiter.to)) {
        for (const { from } of [table.delimiter, ...table.rows]) shown.push(Decoration.line({}).range(from));
        return;
      }
      const widget = new TableWidget(table);
      const decoration = Decoration.replace({ widget, block: true }).range(table.from, table.to);
      shown.push(decoration);
      tables.push(decoration);
    }
  });
  const rest = { filter: (from: number) => from > tree.length, sort: true };
  if (tree.length >= state.doc.length)
    return { shown: Decoration.set(shown, true), tables: Decoration.set(tables, true) };
  return { shown: last.shown.update({ ...rest, add: shown }), tables: last.tables.update({ ...rest, add: tables }) };
}

const tooMuch = Decoration.widget({ widget: new TooMuchWidget(), side: -1, block: true });

/** Beyond this, formulas and tables are shown as they were typed: all of them are drawn anew when something changes. */
const limits = { drawn: 3000, tableLength: 40_000, columns: 100 } as const;

function isDrawn(name: string): boolean {
  return name === "BlockMath" || name === "Table";
}

function tooMuchAt(state: EditorState, at: number): Range<Decoration> {
  return tooMuch.range(state.doc.lineAt(at).from);
}

function isLargeTable(state: EditorState, { from, to }: Stretch): boolean {
  if (to - from > limits.tableLength) return true;
  return state.doc.lineAt(from).text.split("|").length > limits.columns + 2;
}

function walk(cursor: TreeCursor, visit: (depth: number) => void): void {
  let depth = 0;
  for (;;) {
    visit(depth);
    if (containers.has(cursor.name) && cursor.firstChild()) {
      depth++;
      continue;
    }
    while (!cursor.nextSibling()) {
      if (!cursor.parent()) return;
      depth--;
      if (depth <= 0) return;
    }
  }
}

function drawMaths(state: EditorState, cursor: TreeCursor, depth: number, shown: Range<Decoration>[]): void {
  const { from, to } = cursor;
  const tex = texOf(cursor.node, state.sliceDoc(from, to), from).trim();
  const first = state.doc.lineAt(from);
  const last = state.doc.lineAt(to);
  const isWhole = depth === 1 && first.from === from && last.text.slice(to - last.from).trim() === "";
  if (isTouched(state, from, to)) {
    // The source, and below it what it will look like.
    for (let line = first; line.from <= to; line = state.doc.line(line.number + 1)) {
      shown.push(Decoration.line({ class: "j-tex-line" }).range(line.from));
      if (line.number === state.doc.lines) break;
    }
    const preview = new FormulaWidget(tex, true, true);
    shown.push(Decoration.widget({ widget: preview, side: 1, block: true }).range(last.to));
    return;
  }
  const widget = new FormulaWidget(tex, true, isWhole);
  shown.push(Decoration.replace({ widget, block: isWhole }).range(from, isWhole ? last.to : to));
}
