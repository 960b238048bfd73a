import { ChangeSet, EditorSelection, EditorState, type Extension, type Text } from "@codemirror/state";
import { drawnTables } from "./live-blocks.ts";

/**
 * Words right below a table are one more row of it, and a bar right above one makes it no table at all. Whatever is
 * written there, by a key, a menu or a paste, gets the blank line that keeps it apart.
 */
export const tableRoom: Extension = EditorState.transactionFilter.of((transaction) => {
  const { startState, docChanged, changes, newDoc, newSelection } = transaction;
  if (!docChanged || !transaction.isUserEvent("input") || transaction.isUserEvent("input.table")) return transaction;
  // A line that comes while a word is composed would break the word off; its first key made the room already.
  if (transaction.isUserEvent("input.type.compose")) return transaction;
  const { doc } = startState;
  const before = new Map<number, string>();
  const after = new Map<number, string>();
  changes.iterChangedRanges((fromA, toA) => {
    const near = { from: Math.max(0, doc.lineAt(fromA).from - 1), to: Math.min(doc.length, doc.lineAt(toA).to + 1) };
    for (const table of drawnTables(startState, near)) {
      if (changes.touchesRange(table.from + 1, table.to - 1)) continue;
      const from = changes.mapPos(table.from, 1);
      const to = changes.mapPos(table.to, -1);
      const below = linesBelow(newDoc, to);
      if (below.rest !== "") before.set(to, "\n\n");
      else if (below.next !== "" && linesBelow(doc, table.to).next === "") before.set(to + 1, "\n");
      const above = linesAbove(newDoc, from);
      if (above.rest !== "") after.set(from, "\n\n");
      else if (above.next !== "" && linesAbove(doc, table.from).next === "") after.set(from, "\n");
    }
  });
  if (before.size + after.size === 0) return transaction;
  const lines = [...before, ...after].map(([from, insert]) => ({ from, insert }));
  const made = ChangeSet.of(lines, newDoc.length, "\n");
  const moved = (at: number) => made.mapPos(at, before.has(at) ? 1 : -1);
  const ranges = newSelection.ranges.map(({ anchor, head }) => EditorSelection.range(moved(anchor), moved(head)));
  const selection = EditorSelection.create(ranges, newSelection.mainIndex);
  return [transaction, { changes: lines, selection, sequential: true }];
});

type Beside = { readonly rest: string; readonly next: string };

/** What stands in the table's last line after it, and in the line below: of both the words, without blanks. */
function linesBelow(doc: Text, at: number): Beside {
  const line = doc.lineAt(at);
  const next = line.number < doc.lines ? doc.line(line.number + 1).text : "";
  return { rest: line.text.slice(at - line.from).trim(), next: next.trim() };
}

function linesAbove(doc: Text, at: number): Beside {
  const line = doc.lineAt(at);
  const next = line.number > 1 ? doc.line(line.number - 1).text : "";
  return { rest: line.text.slice(0, at - line.from).trim(), next: next.trim() };
}
