import { isolateHistory } from "@codemirror/commands";
import { syntaxTree } from "@codemirror/language";
import {
  type ChangeDesc,
  type EditorState,
  Prec,
  type Range,
  StateEffect,
  StateField,
  type Transaction,
  type TransactionSpec,
} from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, keymap, ViewPlugin, type ViewUpdate } from "@codemirror/view";
import type { Stretch } from "./changed-block.ts";
import { endComposition } from "./composition.ts";
import type { TextEdit } from "./host.ts";
import { ComingWidget, ProposalBar, VerdictWidget } from "./proposal-widgets.ts";
import type { ProposedPiece } from "./proposed-pieces.ts";

/*
 * A change that somebody else would make: drawn beside the text, never in it. What is not accepted was never there, for
 * the text, for its history and for whoever saves it. A student goes on typing meanwhile, and other devices go on
 * writing: the pieces move with the words around them, and a piece whose own words are changed is of no use any more.
 */

/** What a proposal says, in the student's language. */
export type ProposalWords = Readonly<
  Record<"label" | "acceptAll" | "rejectAll" | "stop" | "close" | "again" | "changed", string>
> & {
  /** Yes and no to these words. */
  readonly accept: (words: string) => string;
  readonly reject: (words: string) => string;
  readonly count: (pieces: number) => string;
};

/** A proposal that is open, for whoever makes it. */
export type Proposal = {
  /** The words it is about, as they were when it was opened. */
  readonly text: string;
  /** Ends when nobody waits for it any more: it was stopped or closed, its words were changed, the note was left. */
  readonly signal: AbortSignal;
  /** What stands in the bar until there is something to show. */
  readonly working: (says: string) => void;
  /** The pieces are in `text`. How many of them are shown: what lies in a table or in code is left as it is. */
  readonly show: (pieces: readonly ProposedPiece[], says: string) => number;
  /** Why there is nothing to show. */
  readonly say: (says: string, again?: (stretch: Stretch) => void) => void;
};

export function openProposal(view: EditorView, stretch: Stretch, words: ProposalWords): Proposal {
  if (!view.state.field(proposals, false)) view.dispatch({ effects: StateEffect.appendConfig.of(extension) });
  opened++;
  const id = opened;
  const leaving = new AbortController();
  const text = view.state.sliceDoc(stretch.from, stretch.to);
  const change = (next: (open: OpenProposal) => OpenProposal | null) => {
    const open = view.state.field(proposals, false);
    if (open?.id === id) view.dispatch({ effects: set.of(next(open)) });
  };
  view.dispatch({
    effects: set.of({ id, ...stretch, words, leaving, shown: { kind: "working", says: "" } }),
    // What was selected is looked at now: its own bar gives way.
    selection: { anchor: stretch.to },
  });
  return {
    text,
    signal: leaving.signal,
    working: (says) => change((open) => ({ ...open, shown: { kind: "working", says } })),
    show: (pieces, says) => {
      let count = 0;
      change((open) => {
        const placed = placedAt(view.state, open, pieces);
        count = placed.length;
        return count === 0 ? open : { ...open, shown: { kind: "pieces", says, pieces: placed } };
      });
      return count;
    },
    say: (says, again) => change((open) => ({ ...open, shown: { kind: "said", says, again: again ?? null } })),
  };
}

let opened = 0;

type Again = (stretch: Stretch) => void;
type Placed = ProposedPiece & { readonly id: number };

export type OpenProposal = Stretch & {
  readonly id: number;
  readonly words: ProposalWords;
  readonly leaving: AbortController;
  readonly shown:
    | { readonly kind: "working"; readonly says: string }
    | { readonly kind: "said"; readonly says: string; readonly again: Again | null }
    | { readonly kind: "pieces"; readonly says: string; readonly pieces: readonly Placed[] };
};

const set = StateEffect.define<OpenProposal | null>();
/** Pieces that are judged, whichever way. */
const settle = StateEffect.define<readonly number[]>();

export const proposals = StateField.define<OpenProposal | null>({
  create: () => null,
  update(open, transaction) {
    let next = open && transaction.docChanged ? moved(open, transaction) : open;
    for (const effect of transaction.effects) {
      if (effect.is(set)) next = effect.value;
      if (effect.is(settle) && next) next = without(next, effect.value);
    }
    return next;
  },
  provide: (field) => EditorView.decorations.compute([field], (state) => drawn(state.field(field), state)),
});

/** Who makes a proposal need not go on with one that nobody waits for. */
const leaving = ViewPlugin.define((view) => ({
  update({ startState, state }: ViewUpdate) {
    const before = startState.field(proposals, false);
    const after = state.field(proposals);
    const goesOn = after?.id === before?.id && after?.shown.kind !== "said";
    if (!goesOn) before?.leaving.abort();
  },
  destroy: () => view.state.field(proposals)?.leaving.abort(),
}));

function moved(open: OpenProposal, { changes, effects }: Transaction): OpenProposal | null {
  const { shown, words } = open;
  const place = mapped(open, changes);
  if (shown.kind !== "pieces") {
    if (!isTouched(open, changes)) return { ...open, ...place };
    return { ...open, ...place, shown: { kind: "said", says: words.changed, again: null } };
  }
  // What is accepted changes its own words.
  const settled = new Set(effects.flatMap((effect) => (effect.is(settle) ? effect.value : [])));
  const pieces = shown.pieces
    .filter((piece) => settled.has(piece.id) || !isTouched(piece, changes))
    .map((piece) => (settled.has(piece.id) ? piece : { ...piece, ...movedBy(piece, changes) }));
  return pieces.length === 0 ? null : { ...open, ...place, shown: { ...shown, pieces } };
}

function without(open: OpenProposal, ids: readonly number[]): OpenProposal | null {
  if (open.shown.kind !== "pieces") return open;
  const pieces = open.shown.pieces.filter(({ id }) => !ids.includes(id));
  return pieces.length === 0 ? null : { ...open, shown: { ...open.shown, pieces } };
}

/** Whether a change is in a stretch; what happens right before or behind it is not. */
function isTouched({ from, to }: Stretch, changes: ChangeDesc): boolean {
  let isIn = false;
  changes.iterChangedRanges((fromA, toA) => {
    isIn ||= from === to ? fromA < from && toA > to : fromA < to && toA > from;
  }, true);
  return isIn;
}

function mapped({ from, to }: Stretch, changes: ChangeDesc): Stretch {
  const start = changes.mapPos(from, from === to ? -1 : 1);
  return { from: start, to: Math.max(start, changes.mapPos(to, -1)) };
}

/** Nothing inside it has changed, so all of it has moved as far. */
function movedBy(piece: Placed, changes: ChangeDesc): Omit<Placed, "id"> {
  const { from, to } = mapped(piece, changes);
  const by = from - piece.from;
  return { from, to, edits: shiftedBy(piece.edits, by) };
}

function shiftedBy(edits: readonly TextEdit[], by: number): readonly TextEdit[] {
  return edits.map(({ from, to, insert }) => ({ from: from + by, to: to + by, insert }));
}

function placedAt(state: EditorState, { from }: Stretch, pieces: readonly ProposedPiece[]): readonly Placed[] {
  return pieces
    .map((piece, id) => ({
      id,
      from: piece.from + from,
      to: piece.to + from,
      edits: shiftedBy(piece.edits, from),
    }))
    .filter((piece) => blocksIn(state, piece).length === 0);
}

/** What is drawn as something else, and where a changed letter is a mistake. */
const untouchable = /^(Table|BlockMath|FencedCode|CodeBlock|FrontMatter|HTMLBlock)$/;

function blocksIn(state: EditorState, { from, to }: Stretch): readonly Stretch[] {
  const found: Stretch[] = [];
  syntaxTree(state).iterate({
    from,
    to,
    enter: (node) => {
      if (!untouchable.test(node.name)) return true;
      // A piece that ends where a block begins is not in it.
      if (from === to ? node.from < from && node.to > to : node.from < to && node.to > from) {
        found.push({ from: node.from, to: node.to });
      }
      return false;
    },
  });
  return found;
}

function drawn(open: OpenProposal | null, state: EditorState): DecorationSet {
  if (!open) return Decoration.none;
  const { shown, words } = open;
  const bar = Decoration.widget({ widget: barOf(open), side: -1, block: true });
  const all: Range<Decoration>[] = [bar.range(lineOf(state, open.from))];
  if (shown.kind !== "pieces") {
    if (open.from < open.to) all.push(waiting.range(open.from, open.to));
    return Decoration.set(all, true);
  }
  for (const { id, to, edits } of shown.pieces) {
    for (const edit of edits) {
      if (edit.from < edit.to) all.push(going.range(edit.from, edit.to));
      if (edit.insert !== "") {
        all.push(Decoration.widget({ widget: new ComingWidget(edit.insert), side: 1 }).range(edit.to));
      }
    }
    const about = wordsOf(state, edits);
    const names = { accept: words.accept(about), reject: words.reject(about) };
    const verdict = new VerdictWidget(id, names, (view, isAccepted) => judge(view, isAccepted, id));
    all.push(Decoration.widget({ widget: verdict, side: 2 }).range(to));
  }
  return Decoration.set(all, true);
}

const mostLetters = 60;

/** What a piece is about, as far as a name goes: what would go, or else what would come. */
function wordsOf(state: EditorState, edits: readonly TextEdit[]): string {
  const gone = edits.map(({ from, to }) => state.sliceDoc(from, to).trim()).filter((words) => words !== "");
  const come = edits.map(({ insert }) => insert.trim()).filter((words) => words !== "");
  const letters = [...(gone.length > 0 ? gone : come).join(" … ").replace(/\s+/g, " ")];
  return letters.length > mostLetters ? `${letters.slice(0, mostLetters).join("").trimEnd()}…` : letters.join("");
}

const going = Decoration.mark({ tagName: "del", class: "j-going" });
const waiting = Decoration.mark({ class: "j-waiting" });

/** Above the line where it begins; what is drawn as a block has no lines. */
function lineOf(state: EditorState, position: number): number {
  const block = blocksIn(state, { from: position, to: position })[0];
  return state.doc.lineAt(block?.from ?? position).from;
}

function barOf({ id, from, to, shown, words, leaving }: OpenProposal): ProposalBar {
  const close = { label: words.close, press: (view: EditorView) => view.dispatch({ effects: set.of(null) }) };
  if (shown.kind === "working") {
    const press = (view: EditorView) => {
      leaving.abort();
      close.press(view);
    };
    return new ProposalBar(`${id}`, "working", words.label, shown.says, [{ label: words.stop, press }]);
  }
  if (shown.kind === "said") {
    const { again } = shown;
    const retry = again && { label: words.again, press: () => again({ from, to }) };
    return new ProposalBar(
      `${id}`,
      retry ? "failed" : "said",
      words.label,
      shown.says,
      retry ? [retry, close] : [close],
    );
  }
  const count = shown.pieces.length;
  return new ProposalBar(`${id}`, "pieces", words.label, `${words.count(count)} · ${shown.says}`, [
    { label: words.acceptAll, press: (view) => judge(view, true) },
    { label: words.rejectAll, press: (view) => judge(view, false) },
  ]);
}

/** Accepted, it is an edit of the student like any other; rejected, nothing has happened. */
function judge(view: EditorView, isAccepted: boolean, id?: number): void {
  endComposition(view);
  view.dispatch(verdictOn(view.state, isAccepted, id) ?? {});
}

/** On one piece, or on all that are left. */
export function verdictOn(state: EditorState, isAccepted: boolean, id?: number): TransactionSpec | null {
  const open = state.field(proposals);
  if (open?.shown.kind !== "pieces") return null;
  const { pieces } = open.shown;
  const judged = pieces.filter((piece) => id === undefined || piece.id === id);
  const next = pieces.find((piece) => !judged.includes(piece) && piece.from >= (judged[0]?.from ?? 0));
  const last = judged.at(-1);
  const changes = state.changes(isAccepted ? judged.flatMap(({ edits }) => edits) : []);
  return {
    changes,
    effects: settle.of(judged.map((piece) => piece.id)),
    // On to the next one; after the last, the student goes on writing behind it.
    ...(next && { selection: { anchor: changes.mapPos(next.to, -1) }, scrollIntoView: true }),
    ...(!next && isAccepted && last && { selection: { anchor: changes.mapPos(last.to, 1) } }),
    ...(isAccepted && { userEvent: "input.accept", annotations: isolateHistory.of("full") }),
  };
}

/** The piece at the caret, or else the first one behind it. */
function pieceAtCaret(state: EditorState): number | null {
  const open = state.field(proposals);
  if (open?.shown.kind !== "pieces") return null;
  const { pieces } = open.shown;
  const { head } = state.selection.main;
  return (pieces.find(({ to }) => to >= head) ?? pieces[0])?.id ?? null;
}

function judgeAtCaret(isAccepted: boolean) {
  return (view: EditorView) => {
    const id = pieceAtCaret(view.state);
    if (id === null) return false;
    judge(view, isAccepted, id);
    return true;
  };
}

const extension = [
  proposals,
  leaving,
  Prec.highest(
    keymap.of([
      { key: "Alt-Enter", run: judgeAtCaret(true) },
      { key: "Alt-Shift-Enter", run: judgeAtCaret(false) },
      {
        key: "Escape",
        run: (view) => {
          if (view.state.field(proposals)?.shown.kind !== "said") return false;
          view.dispatch({ effects: set.of(null) });
          return true;
        },
      },
    ]),
  ),
];
