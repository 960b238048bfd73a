import { syntaxTree } from "@codemirror/language";
import {
  EditorSelection,
  type EditorState,
  type Line,
  type SelectionRange,
  type StateCommand,
} from "@codemirror/state";
import type { SyntaxNode } from "@lezer/common";
import type { Stretch } from "./changed-block.ts";

/*
 * Bold, italic and their like: signs around words of one line. What is asked for twice is not asked for: no sign is left
 * over, wherever the caret stands.
 */

/** Where both signs of a pair stand. */
export type Pair = { readonly open: Stretch; readonly close: Stretch };
type Change = { readonly from: number; readonly to?: number; readonly insert?: string };

/** Puts signs around what is selected, or takes them away again; line by line, each after its own mark. */
export function toggleSigns(sign: string): StateCommand {
  return ({ state, dispatch }) => {
    const change = state.changeByRange((range) => {
      const parts = partsOf(state, range);
      return parts.length === 0 ? atCaret(state, sign, range) : around(state, sign, range, parts);
    });
    dispatch(state.update(change, { userEvent: "input.format", scrollIntoView: true }));
    return true;
  };
}

/** The signs after the caret end their line: Enter is meant after them. An empty pair goes. The line break comes next. */
export const stepOut: StateCommand = ({ state, dispatch }) => {
  const { head, empty } = state.selection.main;
  const line = state.doc.lineAt(head);
  const rest = line.text.slice(head - line.from).trimEnd();
  if (!empty || state.selection.ranges.length > 1 || !/^[*=~]+$/.test(rest)) return false;
  const pair = emptyPair(state, head);
  if (pair) dispatch(state.update({ changes: pair, userEvent: "delete" }));
  else if (endingSigns(state, head) === rest.length)
    dispatch(state.update({ selection: { anchor: head + rest.length } }));
  return false;
};

/** With nothing left between them, both signs go. */
export const dropEmptyPair: StateCommand = ({ state, dispatch }) => {
  const { main, ranges } = state.selection;
  const pair = main.empty && ranges.length === 1 ? emptyPair(state, main.head) : null;
  if (pair) dispatch(state.update({ changes: pair, userEvent: "delete.backward", scrollIntoView: true }));
  return pair !== null;
};

const emptyPairs = ["***", "**", "==", "~~", "*"] as const;

function emptyPair(state: EditorState, at: number): Stretch | null {
  const line = state.doc.lineAt(at);
  const [before, after] = [line.text.slice(0, at - line.from), line.text.slice(at - line.from)];
  const [left = ""] = /([*=~])\1*$/.exec(before) ?? [];
  const [right = ""] = /^([*=~])\1*/.exec(after) ?? [];
  const sign = emptyPairs.find((one) => one === left && one === right);
  return sign && !isLiteral(state, at) ? { from: at - sign.length, to: at + sign.length } : null;
}

/** How many signs end pairs from this place on, to the end of its line. */
function endingSigns(state: EditorState, at: number): number {
  const line = state.doc.lineAt(at);
  const closes = ["**", "*", "==", "~~"].flatMap((sign) => pairsIn(state, line, sign, at).map(({ close }) => close));
  return closes.reduce((signs, { from, to }) => (from >= at ? signs + to - from : signs), 0);
}

/** What is selected of each line, without its mark and the blanks at the ends. */
function partsOf(state: EditorState, { from, to }: SelectionRange): readonly (Stretch & { readonly line: Line })[] {
  const parts: (Stretch & { readonly line: Line })[] = [];
  const first = state.doc.lineAt(from).number;
  const last = state.doc.lineAt(to).number;
  for (let number = first; number <= last; number++) {
    const line = state.doc.line(number);
    // Of a line alone, its mark may be part of what is meant; nobody means the marks of many.
    const start = Math.max(from, line.from + (first === last ? 0 : lengthOfMark(line.text)));
    const words = state.sliceDoc(start, Math.max(start, Math.min(to, line.to)));
    if (words.trim() === "" || (first !== last && isLiteral(state, line.from))) continue;
    const lead = words.length - words.trimStart().length;
    parts.push({ line, from: start + lead, to: start + words.trimEnd().length });
  }
  return parts;
}

const marks = /^(?:\s*>)*\s*(?:(?:[-*+]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?)?(?:#{1,6}\s+)?(?:\[![\w-]+\][+-]?\s*)?/;

function lengthOfMark(line: string): number {
  if (/^[ \t>]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/.test(line)) return line.length;
  return marks.exec(line)?.[0].length ?? 0;
}

function around(state: EditorState, sign: string, range: SelectionRange, parts: ReturnType<typeof partsOf>) {
  const found = parts.map((part) => ({ part, pairs: pairsIn(state, part.line, sign, part.to) }));
  const pairOf = ({ part, pairs }: (typeof found)[number]) =>
    pairs.find(({ open, close }) => open.from <= part.from && part.to <= close.to);
  const isOn = found.every((each) => pairOf(each));
  const changes = found.flatMap((each) => {
    const pair = pairOf(each);
    if (isOn && pair) return without(state, sign, pair, each.part);
    return pair ? [] : withSigns(sign, each.pairs, each.part);
  });
  const made = state.changes(changes);
  const [from, to] = [made.mapPos(parts[0]?.from ?? range.from, 1), made.mapPos(parts.at(-1)?.to ?? range.to, -1)];
  return { changes, range: EditorSelection.range(from, Math.max(from, to)) };
}

/** What is bold beside the part stays so. */
function without(state: EditorState, sign: string, { open, close }: Pair, part: Stretch): Change[] {
  const [from, to] = [Math.max(part.from, open.to), Math.min(part.to, close.from)];
  const left = state.sliceDoc(open.to, from).trimEnd();
  const right = state.sliceDoc(to, close.from);
  const lead = right.length - right.trimStart().length;
  return [
    left === "" ? open : { from: open.to + left.length, insert: sign },
    right.trim() === "" ? close : { from: to + lead, insert: sign },
  ];
}

/** Pairs in the part, and the half of one that reaches into it, become one. */
function withSigns(sign: string, pairs: readonly Pair[], { from, to }: Stretch): Change[] {
  const isIn = (one: Stretch) => one.from >= from && one.to <= to;
  const reaching = pairs.filter(({ open, close }) => isIn(open) !== isIn(close));
  return [
    ...(reaching.some(({ close }) => isIn(close)) ? [] : [{ from, insert: sign }]),
    ...pairs.flatMap(({ open, close }) => [open, close].filter(isIn)),
    ...(reaching.some(({ open }) => isIn(open)) ? [] : [{ from: to, insert: sign }]),
  ];
}

function atCaret(state: EditorState, sign: string, range: SelectionRange) {
  const { from, to } = range;
  const size = sign.length;
  const empty = from === to ? emptyPair(state, from) : null;
  const isEmptySign = state.sliceDoc(from - size, from) === sign && state.sliceDoc(to, to + size) === sign;
  if (isEmptySign && (empty?.to === from + size || !/[*=~]/.test(sign)))
    return { changes: { from: from - size, to: to + size }, range: EditorSelection.cursor(from - size) };
  const pairs = from === to ? pairsIn(state, state.doc.lineAt(from), sign, from) : [];
  for (const { open, close } of pairs) {
    if (from === close.from) {
      // Signs stand next to words: blanks typed last come after them.
      const end = open.to + state.sliceDoc(open.to, close.from).trimEnd().length;
      const changes = end === close.from ? [] : [{ from: end, insert: sign }, close];
      return { changes, range: EditorSelection.cursor(close.to) };
    }
    if (from === close.to) return { range: EditorSelection.cursor(close.from) };
    if (from === open.from) return { range: EditorSelection.cursor(open.to) };
    if (open.to <= from && from < close.from)
      return { changes: [open, close], range: EditorSelection.cursor(from - size) };
  }
  const changes = [
    { from, insert: sign },
    { from: to, insert: sign },
  ];
  return { changes, range: EditorSelection.range(from + size, to + size) };
}

/** The pairs of a sign in a line. One that the caret stands right before ends its pair after a blank, too. */
export function pairsIn(state: EditorState, line: Line, sign: string, caret: number): readonly Pair[] {
  const pairs: Pair[] = [];
  let open: Stretch | null = null;
  const isWord = (at: number) => at >= line.from && at < line.to && /\S/.test(line.text[at - line.from] ?? "");
  for (const run of runsOf(state, line, sign)) {
    if (open && (isWord(run.from - 1) || run.from === caret)) {
      pairs.push({ open, close: { from: run.from, to: run.from + sign.length } });
      open = null;
    } else if (isWord(run.to)) open = { from: run.to - sign.length, to: run.to };
  }
  return pairs;
}

/** Where a sign stands: three stars are a bold's and an italic's, two are no italic's. */
function runsOf(state: EditorState, line: Line, sign: string): readonly Stretch[] {
  const letter = sign[0] ?? "";
  const runs: Stretch[] = [];
  for (let at = 0; at < line.text.length; ) {
    if (line.text[at] === "\\" && letter !== "`") at += 2;
    else if (line.text[at] !== letter) at++;
    else {
      const start = at;
      while (line.text[at] === letter) at++;
      const size = at - start;
      const isOne = letter === "*" ? size === 3 || size === sign.length : size === sign.length;
      const place = { from: line.from + start, to: line.from + at };
      if (isOne && (!/[*=~]/.test(letter) || !isLiteral(state, place.from))) runs.push(place);
    }
  }
  return runs;
}

/** In code, formulas and the like a star is a star. */
function isLiteral(state: EditorState, position: number): boolean {
  for (let node: SyntaxNode | null = syntaxTree(state).resolveInner(position, 1); node; node = node.parent) {
    if (/Code|Math|HTMLBlock|FrontMatter|Table/.test(node.name)) return true;
  }
  return false;
}
