import { syntaxTree } from "@codemirror/language";
import type { SearchQuery } from "@codemirror/search";
import type { EditorState } from "@codemirror/state";
import type { SyntaxNode } from "@lezer/common";

export type Match = { readonly from: number; readonly to: number };
/** `isAll` is false where counting was given up: nobody needs to know whether it is 4,000 or 5,000. */
export type Matches = { readonly found: readonly Match[]; readonly isAll: boolean };

export const mostCounted = 1000;
const lettersAtOnce = 32_000;
const sliceMs = 8;

/**
 * Counts what is found, the first slice at once and the rest while the browser is left to do other things: a note of a
 * megabyte takes longer than a frame. Returns how to stop it.
 */
export function countMatches(
  state: EditorState,
  query: SearchQuery,
  onCounted: (matches: Matches) => void,
): () => void {
  const slices = counting(state, query);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const goOn = () => {
    const until = performance.now() + sliceMs;
    for (;;) {
      const { done, value } = slices.next();
      if (done) return onCounted(value);
      if (performance.now() >= until) break;
    }
    timer = setTimeout(goOn);
  };
  goOn();
  return () => clearTimeout(timer);
}

function* counting(state: EditorState, query: SearchQuery): Generator<undefined, Matches> {
  const found: Match[] = [];
  if (!query.valid) return { found, isAll: true };
  const { doc } = state;
  for (let from = 0; from <= doc.length; ) {
    // Between two lines: nothing that is typed into one line reaches over it.
    const to = from + lettersAtOnce >= doc.length ? doc.length : doc.lineAt(from + lettersAtOnce).to;
    const matches = query.getCursor(state, from, to);
    for (let next = matches.next(); !next.done; next = matches.next()) {
      found.push({ from: next.value.from, to: next.value.to });
      if (found.length === mostCounted) return { found, isAll: false };
    }
    from = to + 1;
    yield;
  }
  return { found, isAll: true };
}

/** How many there are, all of them. */
export function matchCount(state: EditorState, query: SearchQuery): number {
  if (!query.valid) return 0;
  let count = 0;
  const matches = query.getCursor(state);
  while (!matches.next().done) count++;
  return count;
}

/** The how manieth of them is selected, from 1 on; null where none is. */
export function placeAmong(found: readonly Match[], from: number, to: number): number | null {
  let [low, high] = [0, found.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((found[middle]?.from ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  const match = found[low];
  return match && match.from === from && match.to === to ? low + 1 : null;
}

/** Whether a match is a part of a command in a formula, as "alpha" of `\\alpha`. The whole of one is nobody's part. */
export function isInCommand(state: EditorState, from: number, to: number): boolean {
  let node: SyntaxNode | null = syntaxTree(state).resolveInner(from, 1);
  while (node && !/Math$/.test(node.name)) node = node.parent;
  if (!node) return false;
  const { from: start, to: end } = node;
  return [...state.sliceDoc(start, end).matchAll(/\\(?:[a-zA-Z]+|.)/g)].some(({ 0: command, index }) => {
    const first = start + index;
    const last = first + command.length;
    return from < last && to > first && (from > first || to < last);
  });
}
