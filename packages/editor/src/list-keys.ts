import { indentLess, indentMore } from "@codemirror/commands";
import { deleteMarkupBackward, insertNewlineContinueMarkup } from "@codemirror/lang-markdown";
import { syntaxTree } from "@codemirror/language";
import type { ChangeSpec, EditorState, StateCommand } from "@codemirror/state";
import type { SyntaxNode } from "@lezer/common";
import { commonEnds } from "./common-ends.ts";
import { wordsOf } from "./line-words.ts";
import {
  endOf,
  indentOn,
  isBlank,
  isOfList,
  itemOn,
  nested,
  outdented,
  parentOf,
  quoteOn,
  renumbered,
} from "./list-lines.ts";

/** Goes on with the list or quotation; where nothing was written into its line, leaves one level of it. [NOT-3] */
const enter: StateCommand = (target) => leaveEmptyLine(target) || insertNewlineContinueMarkup(target);

/** Takes the mark of an item away, and then what it was indented by. */
const backspace: StateCommand = (target) => takeMarkAway(target) || deleteMarkupBackward(target);

const tab: StateCommand = (target) => moveItems(target, nested) || indentMore(target);
const shiftTab: StateCommand = (target) => moveItems(target, outdented) || indentLess(target);

export const listKeys = [
  { key: "Enter", run: enter },
  { key: "Backspace", run: backspace },
  // Escape and then Tab leaves the editor, as CodeMirror has it.
  { key: "Tab", run: tab, shift: shiftTab },
];

type Target = Parameters<StateCommand>[0];

/** The lines of the list around the caret, and which of them it is in. */
type Place = {
  readonly lines: readonly string[];
  /** The number of the first of them in the text. */
  readonly first: number;
  readonly at: number;
  readonly column: number;
};

function placeOf(state: EditorState): Place | null {
  const { ranges, main } = state.selection;
  if (ranges.length > 1 || isInCode(state, main.head)) return null;
  const { doc } = state;
  const line = doc.lineAt(main.from);
  const last = doc.lineAt(main.to).number;
  let [first, end] = [line.number, last];
  const belongs = (number: number) =>
    isOfList(doc.line(number).text, line.text) && !isInCode(state, doc.line(number).from);
  while (first > 1 && belongs(first - 1)) first--;
  while (end < doc.lines && belongs(end + 1)) end++;
  const lines = Array.from({ length: end - first + 1 }, (_, index) => wordsOf(doc.line(first + index).text));
  return { lines, first, at: line.number - first, column: main.from - line.from };
}

export function isInCode(state: EditorState, position: number): boolean {
  for (let node: SyntaxNode | null = syntaxTree(state).resolveInner(position, 1); node; node = node.parent) {
    if (/Code|Math|HTMLBlock|FrontMatter|Table/.test(node.name)) return true;
  }
  return false;
}

function leaveEmptyLine({ state, dispatch }: Target): boolean {
  const place = state.selection.main.empty ? placeOf(state) : null;
  const line = place?.lines[place.at];
  if (!place || line === undefined) return false;
  const { lines, at } = place;
  const item = itemOn(line);
  const quote = item?.quote ?? quoteOn(line);
  const start = item?.start ?? quote.length;
  if ((!item && quote === "") || place.column < start || line.slice(start).trim() !== "") return false;
  const parent = item && parentOf(lines, at) !== null ? outdented(lines, at) : null;
  if (item && parent) {
    const outer = itemOn(lines[parentOf(lines, at) ?? -1] ?? "");
    const moved = parent.map((text, index) => (index === at ? bare(text, outer?.task ? "[ ] " : "") : text));
    return write(
      state,
      dispatch,
      place,
      renumbered(lines, moved, (index) => index === at),
      "input",
    );
  }
  const outside = item ? quote : quote.replace(/>[ \t]?$/, "");
  const number = place.first + at;
  const above = number > 1 ? state.doc.line(number - 1).text : "";
  const left = lines.map((text, index) => (index === at ? outside : text));
  return write(
    state,
    dispatch,
    place,
    withRoom(
      renumbered(lines, left, () => false),
      at,
      above,
      outside,
    ),
    "input",
  );
}

/** An item in which nothing stands, with a box to tick or without. */
function bare(line: string, task: string): string {
  const item = itemOn(line);
  return item ? `${item.quote}${item.indent}${item.mark} ${task}` : line;
}

/** A word right under a list or a quotation is still one of theirs: what comes after them stands below a blank line. */
function withRoom(lines: readonly string[], at: number, above: string, outside: string): readonly string[] {
  const blank = outside.trimEnd();
  return lines.map((line, index) => {
    if (index === at - 1 && isBlank(above)) return blank;
    return index === at && !isBlank(above) ? `${blank}\n${outside}` : line;
  });
}

function takeMarkAway({ state, dispatch }: Target): boolean {
  const place = state.selection.main.empty ? placeOf(state) : null;
  const line = place?.lines[place.at];
  if (!place || line === undefined) return false;
  const { lines, at, column } = place;
  const item = itemOn(line);
  const quote = quoteOn(line);
  const indent = indentOn(line);
  const changed = (text: string) => lines.map((each, index) => (index === at ? text : each));
  if (item && column === item.start) {
    const plain = changed(quote + indent + line.slice(item.start));
    return write(
      state,
      dispatch,
      place,
      renumbered(lines, plain, () => false),
      "delete",
    );
  }
  const isIndented = !item && indent !== "" && column === quote.length + indent.length;
  if (!isIndented || parentOf(lines, at) === null) return false;
  return write(state, dispatch, place, changed(quote + line.slice(column)), "delete");
}

/** Every item that is selected, each with what is inside it; true also where they cannot go further. */
function moveItems({ state, dispatch }: Target, move: typeof nested): boolean {
  const place = placeOf(state);
  if (!place) return false;
  const { lines, first, at } = place;
  const until = state.doc.lineAt(state.selection.main.to).number - first;
  if (!lines.slice(at, until + 1).some((line) => itemOn(line))) return false;
  const moved = new Set<number>();
  let next = lines;
  for (let index = at; index <= until; index++) {
    const changed = itemOn(next[index] ?? "") ? move(next, index) : null;
    if (!changed) continue;
    moved.add(index);
    next = changed;
    index = endOf(next, index) - 1;
  }
  const event = move === nested ? "input.indent" : "delete.dedent";
  if (moved.size > 0)
    write(
      state,
      dispatch,
      place,
      renumbered(lines, next, (index) => moved.has(index)),
      event,
    );
  return true;
}

/** Only what differs is changed, so that the caret stays at its words and one undo gives back every byte. */
function write(
  state: EditorState,
  dispatch: Target["dispatch"],
  { lines, first }: Place,
  next: readonly string[],
  userEvent: string,
): boolean {
  const changes: ChangeSpec[] = lines.flatMap((before, index) => {
    const after = next[index] ?? before;
    if (after === before) return [];
    const { from } = state.doc.line(first + index);
    const { start, end } = commonEnds(before, after);
    return [{ from: from + start, to: from + before.length - end, insert: after.slice(start, after.length - end) }];
  });
  const change = state.changes(changes);
  dispatch(
    state.update({ changes: change, selection: state.selection.map(change, 1), userEvent, scrollIntoView: true }),
  );
  return true;
}
