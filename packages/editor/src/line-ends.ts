import { EditorState, type Extension, type Range, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";
import { fromElsewhere } from "./remote.ts";

/*
 * In a note whose lines end with "\r\n" the "\r" is a character at the end of its line, so that the note is stored as it
 * came. Nobody sees it, no caret stands behind it, it comes with every new line and goes with every line that goes.
 */
const hasReturns = StateField.define<boolean>({
  create: () => false,
  update: (has, { docChanged, changes }) => {
    let found = has;
    if (docChanged && !has)
      changes.iterChanges((_, _a, _b, _c, inserted) => (found ||= inserted.toString().includes("\r\n")));
    return found;
  },
});

/** A note's lines end as its first one does. */
function endsWithReturn({ doc }: EditorState): boolean {
  return doc.lines > 1 && doc.line(1).text.endsWith("\r");
}

const newLines = EditorState.transactionFilter.of((transaction) => {
  const { startState, docChanged, newDoc, changes } = transaction;
  if (!docChanged || !startState.field(hasReturns) || !endsWithReturn(startState)) return transaction;
  const isNotTyped = transaction.isUserEvent("undo") || transaction.isUserEvent("redo");
  if (isNotTyped || transaction.annotation(fromElsewhere)) return transaction;
  const mended: { readonly from: number; readonly to?: number; readonly insert?: string }[] = [];
  changes.iterChanges((fromA, toA, fromB, toB) => {
    const added = newDoc.sliceString(fromB, toB);
    for (let at = added.indexOf("\n"); at >= 0; at = added.indexOf("\n", at + 1)) {
      if (newDoc.sliceString(Math.max(0, fromB + at - 1), fromB + at) !== "\r")
        mended.push({ from: fromB + at, insert: "\r" });
    }
    // What was written over the end of a line has that end.
    const tookReturn = toA > fromA && startState.sliceDoc(toA - 1, toA + 1) === "\r\n";
    if (added !== "" && tookReturn && !added.endsWith("\r")) mended.push({ from: toB, insert: "\r" });
    const around = newDoc.sliceString(Math.max(0, fromB - 1), toB + 1);
    if (added !== "" || toA === fromA) return;
    // Half of a line's end went: the other half goes with it.
    if (startState.sliceDoc(fromA - 1, fromA + 1) === "\r\n" && around !== "\r\n")
      mended.push({ from: fromB - 1, to: fromB });
    else if (startState.sliceDoc(toA - 1, toA + 1) === "\r\n" && around !== "\r\n")
      mended.push({ from: toB, to: toB + 1 });
  });
  return mended.length === 0 ? transaction : [transaction, { changes: mended, sequential: true }];
});

/** The caret stands before the whole end of a line, or behind it. */
const carets = EditorState.transactionFilter.of((transaction) => {
  if (!transaction.startState.field(hasReturns)) return transaction;
  const { newSelection, newDoc } = transaction;
  const place = (at: number) => (newDoc.sliceString(Math.max(0, at - 1), at + 1) === "\r\n" ? at - 1 : at);
  if (newSelection.ranges.every(({ anchor, head }) => place(anchor) === anchor && place(head) === head))
    return transaction;
  const ranges = newSelection.ranges.map((range) => ({ anchor: place(range.anchor), head: place(range.head) }));
  const main = ranges[newSelection.mainIndex] ?? { anchor: 0, head: 0 };
  return [transaction, { selection: main, sequential: true }];
});

const hidden = Decoration.replace({});

const returns = ViewPlugin.fromClass(
  class {
    shown: DecorationSet = Decoration.none;
    atoms: DecorationSet = Decoration.none;

    constructor(view: EditorView) {
      this.find(view);
    }

    update({ view, docChanged, viewportChanged }: ViewUpdate) {
      if (docChanged || viewportChanged) this.find(view);
    }

    find({ state, visibleRanges }: EditorView) {
      if (!state.field(hasReturns)) return;
      const shown: Range<Decoration>[] = [];
      const atoms: Range<Decoration>[] = [];
      for (const { from, to } of visibleRanges) {
        for (let line = state.doc.lineAt(from); ; line = state.doc.line(line.number + 1)) {
          if (line.text.endsWith("\r") && line.number < state.doc.lines) {
            shown.push(hidden.range(line.to - 1, line.to));
            atoms.push(hidden.range(line.to - 1, line.to + 1));
          }
          if (line.to >= to || line.number === state.doc.lines) break;
        }
      }
      this.shown = Decoration.set(shown);
      this.atoms = Decoration.set(atoms);
    }
  },
  {
    decorations: ({ shown }) => shown,
    provide: (plugin) => EditorView.atomicRanges.of((view) => view.plugin(plugin)?.atoms ?? Decoration.none),
  },
);

/** For an editor that opens with a text. */
export function lineEnds(text: string): Extension {
  // What new lines need comes first, and the last filter is asked first.
  return [hasReturns.init(() => text.includes("\r\n")), carets, newLines, returns];
}
