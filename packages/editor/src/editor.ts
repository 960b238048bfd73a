import { defaultKeymap, history, historyKeymap, undo } from "@codemirror/commands";
import { openSearchPanel, searchKeymap } from "@codemirror/search";
import { EditorState, type Extension, Prec, Transaction, type TransactionSpec } from "@codemirror/state";
import { drawSelection, dropCursor, EditorView, keymap, placeholder } from "@codemirror/view";
import { belowLast } from "./below-last.ts";
import { cardSigns, makeCardAt, type NoteCards, noteCards } from "./card-signs.ts";
import type { Stretch } from "./changed-block.ts";
import { bracketsAround, closeBlock } from "./closing.ts";
import { codeColours } from "./code-colours.ts";
import { endComposition } from "./composition.ts";
import { originOf } from "./edit-origin.ts";
import { endlessLetters } from "./endless-letters.ts";
import { finding } from "./find-panel.ts";
import { firstWords } from "./first-words.ts";
import { format } from "./format.ts";
import { formulaHint } from "./formula-hint.ts";
import { type EditorHost, editorHost, type FormatName, type InsertName, type TextEdit } from "./host.ts";
import { insert } from "./insert.ts";
import { noteLanguage } from "./language.ts";
import { lineEnds } from "./line-ends.ts";
import { follow, linkOffer, writtenTarget } from "./links.ts";
import { listKeys } from "./list-keys.ts";
import { liveBlocks } from "./live-blocks.ts";
import { liveInline } from "./live-inline.ts";
import { clickedMarks, markKeys } from "./mark-caret.ts";
import { menu } from "./menu.ts";
import { noteStyles } from "./note-styles.ts";
import { offerFormula } from "./offer-formula.ts";
import { type Heading, outlineOf } from "./outline.ts";
import { pasting } from "./paste.ts";
import { pendingPlaces } from "./pending.ts";
import { type Pin, placeOfPin, setPins } from "./pins.ts";
import type { Proposal, ProposalWords } from "./proposal.ts";
import { changesBetween, editsOf, fromElsewhere, storedText } from "./remote.ts";
import { bringCaretIntoSight, inSight } from "./sight.ts";
import { dropEmptyPair, stepOut } from "./signs.ts";
import { focusedField, isComposingInCell } from "./table-field.ts";
import { focusCaret, tableKeys } from "./table-keys.ts";
import { tableRoom } from "./table-room.ts";
import { formatCell } from "./table-widget.ts";
import { selectionToolbar, toolbarKeys } from "./toolbar.ts";
import { followsFocus } from "./touched.ts";
import { typingOver } from "./typing-over.ts";
import { wholeSentences } from "./whole-sentences.ts";
import { toggleTaskAt } from "./widgets.ts";

/** An open editor. The text is the document, byte for byte; everything drawn is only drawn. */
export type Editor = {
  readonly text: () => string;
  /** Another text came from elsewhere: shown with the caret at the words where it was. */
  readonly show: (text: string) => void;
  readonly selectedText: () => string;
  /** What is selected and where; null where it is nothing but blanks. */
  readonly selected: (by?: "sentences") => Selected | null;
  /** Selects what was selected before, as far from the window's upper edge as it was. */
  readonly select: (stretch: Stretch, top: number) => void;
  /** Opens a proposal for a stretch; null where its words have changed meanwhile. */
  readonly propose: (stretch: Selected, words: ProposalWords) => Promise<Proposal | null>;
  readonly focus: (where?: "start" | "end") => void;
  readonly format: (name: FormatName) => void;
  readonly insert: (name: InsertName) => void;
  readonly undo: () => void;
  readonly find: () => void;
  readonly outline: () => readonly Heading[];
  /** The lines that are cards where they stand; null while a long note is still being read. */
  readonly cards: () => NoteCards | null;
  readonly goTo: (position: number) => void;
  /** Draws the stretches that somebody has a comment on; false while a letter is being composed. */
  readonly pin: (pins: readonly Pin[]) => boolean;
  /** Where a pin stands in the window, whether it is in sight or not; null where its words are gone. */
  readonly topOfPin: (id: string) => number | null;
  /** Brings a pin into sight, and leaves the caret and the focus where they are. */
  readonly showPin: (id: string) => void;
  /** Words of somebody else, at the caret. */
  readonly quote: (text: string) => void;
  /** What keeps itself in the text, as a list of sources does: nobody's words. The caret stays. */
  readonly keep: (edits: readonly TextEdit[]) => void;
  readonly isComposing: () => boolean;
  /** Where something has come to lie over the note. */
  readonly bringCaretIntoSight: () => void;
  readonly destroy: () => void;
};

export type Selected = Stretch & { readonly text: string /** In the window. */; readonly top: number };

const longLine = 20_000;

function hasLongLine(text: string): boolean {
  let start = 0;
  while (start + longLine <= text.length) {
    // From behind: a note of a million short lines is looked at in fifty steps.
    const end = text.lastIndexOf("\n", start + longLine - 1);
    if (end < start) return true;
    start = end + 1;
  }
  return false;
}

export function createEditor(parent: HTMLElement, text: string, host: EditorHost): Editor {
  // CodeMirror leaves the middle of a very long line out, but the first time as if lines did not wrap: then it takes the
  // line for short and draws all of it once. What comes in afterwards is left out as it should be.
  const comesIn = hasLongLine(text);
  const doc = comesIn ? "" : text;
  const view = new EditorView({ parent, state: EditorState.create({ doc, extensions: extensions(host, doc) }) });
  if (comesIn) show(text);

  function show(next: string) {
    const changes = changesBetween(storedText(view.state.doc), next);
    if (changes.length === 0) return;
    view.dispatch({
      changes,
      annotations: [fromElsewhere.of(true), Transaction.addToHistory.of(false), Transaction.remote.of(true)],
    });
  }

  return {
    text: () => storedText(view.state.doc),
    show,
    selectedText: () => view.state.sliceDoc(view.state.selection.main.from, view.state.selection.main.to),
    selected: (by) => {
      const { main } = view.state.selection;
      const { from, to } = by === "sentences" && !main.empty ? wholeSentences(view.state.doc, main) : main;
      const text = view.state.sliceDoc(from, to);
      return text.trim() === "" ? null : { from, to, text, top: view.coordsAtPos(from)?.top ?? 0 };
    },
    select: ({ from, to }, top) => {
      const [anchor = 0, head = 0] = [from, to].map((position) => Math.min(position, view.state.doc.length));
      const effects = EditorView.scrollIntoView(anchor, { y: "start", yMargin: Math.max(0, top) });
      view.dispatch({ selection: { anchor, head }, effects });
    },
    propose: async ({ from, to, text }, words) => {
      const { openProposal } = await import("./proposal.ts");
      const isSame = view.dom.isConnected && view.state.sliceDoc(from, to) === text;
      return isSame ? openProposal(view, { from, to }, words) : null;
    },
    focus: (where) => {
      view.focus();
      if (where)
        view.dispatch({
          ...(where === "start" ? firstWords(view.state) : lastWords(view.state)),
          scrollIntoView: true,
        });
    },
    format: (name) => {
      endComposition(view);
      const field = focusedField(view);
      if (field) return formatCell(field, view, name);
      if (name === "formula") offerFormula(view, false);
      else format(name)(view);
      view.focus();
    },
    insert: (name) => {
      endComposition(view);
      const field = focusedField(view);
      if (!field) insert(view, name);
      // Nothing with lines of its own has room in a cell.
      else if (name === "inlineFormula") formatCell(field, view, "formula");
    },
    undo: () => {
      endComposition(view);
      undo(view);
      focusCaret(view);
    },
    find: () => void openSearchPanel(view),
    outline: () => outlineOf(view.state),
    cards: () => noteCards(view),
    goTo: (position) => {
      const anchor = Math.min(position, view.state.doc.length);
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: "start", yMargin: 90 }) });
      view.focus();
    },
    pin: (pins) => setPins(view, pins),
    topOfPin: (id) => {
      const place = placeOfPin(view, id);
      return place && (view.coordsAtPos(place.from)?.top ?? view.documentTop + view.lineBlockAt(place.from).top);
    },
    showPin: (id) => {
      const place = placeOfPin(view, id);
      if (place) view.dispatch({ effects: EditorView.scrollIntoView(place.from, { y: "center" }) });
    },
    quote: (text) => {
      endComposition(view);
      const { from } = view.state.selection.main;
      // A blank parts it from the word before, where words are written apart.
      const gap = /[^\s([{（「『“„«\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}。、，！？]/u.test(
        view.state.sliceDoc(Math.max(0, from - 1), from),
      );
      const words = (gap ? " " : "") + text;
      view.dispatch(view.state.replaceSelection(words), { userEvent: "input.quote", scrollIntoView: true });
      view.focus();
    },
    keep: (edits) => {
      endComposition(view);
      view.dispatch({ changes: [...edits], userEvent: "move.keep" });
    },
    isComposing: () => view.composing || isComposingInCell(view),
    bringCaretIntoSight: () => bringCaretIntoSight(view),
    destroy: () => view.destroy(),
  };
}

function extensions(host: EditorHost, text: string): Extension {
  return [
    editorHost.of(host),
    // Lines end at "\n" and nowhere else: whatever other ends a text has are characters like any other, and stay.
    EditorState.lineSeparator.of("\n"),
    lineEnds(text),
    endlessLetters(text),
    EditorState.allowMultipleSelections.of(true),
    EditorState.phrases.of(host.words.phrases),
    EditorState.tabSize.of(4),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({
      "aria-label": host.words.label,
      spellcheck: "true",
      autocorrect: "on",
      autocapitalize: "sentences",
    }),
    history(),
    drawSelection(),
    dropCursor(),
    placeholder(host.words.placeholder),
    noteLanguage,
    noteStyles,
    followsFocus,
    cardSigns,
    liveInline,
    liveBlocks,
    tableRoom,
    clickedMarks,
    codeColours,
    formulaHint,
    linkOffer,
    selectionToolbar,
    menu,
    pendingPlaces,
    bracketsAround,
    typingOver,
    finding,
    inSight,
    pasting,
    clicks,
    belowLast,
    Prec.high(
      keymap.of([
        { key: "Enter", run: stepOut },
        { key: "Enter", run: closeBlock },
        ...tableKeys,
        ...toolbarKeys,
        ...noteKeys,
      ]),
    ),
    keymap.of([...searchKeymap, ...historyKeymap, ...defaultKeymap]),
    EditorView.updateListener.of((update) => {
      const isOwn = update.transactions.some(
        (transaction) => transaction.docChanged && !transaction.annotation(fromElsewhere),
      );
      if (update.docChanged && isOwn)
        host.onEdit(editsOf(update.changes), () => storedText(update.startState.doc), originOf(update.transactions));
      if (update.docChanged || update.selectionSet) host.onSelect?.();
    }),
  ];
}

function lastWords({ doc }: EditorState): TransactionSpec {
  return { selection: { anchor: doc.length } };
}

const noteKeys = [
  { key: "Backspace", run: dropEmptyPair },
  ...listKeys,
  ...markKeys,
  { key: "Mod-b", run: format("bold"), preventDefault: true },
  { key: "Mod-i", run: format("italic"), preventDefault: true },
  { key: "Mod-e", run: format("code"), preventDefault: true },
  { key: "Mod-Shift-x", run: format("strike"), preventDefault: true },
  { key: "Mod-Shift-h", run: format("highlight"), preventDefault: true },
  { key: "Mod-m", run: (view: EditorView) => offerFormula(view, false), preventDefault: true },
  { key: "Mod-Shift-m", run: (view: EditorView) => offerFormula(view, true), preventDefault: true },
  { key: "Mod-Alt-1", run: (view: EditorView) => insert(view, "heading1") },
  { key: "Mod-Alt-2", run: (view: EditorView) => insert(view, "heading2") },
  { key: "Mod-Alt-3", run: (view: EditorView) => insert(view, "heading3") },
  { key: "Mod-Shift-Enter", run: (view: EditorView) => makeCardAt(view, view.state.selection.main.head) },
  { key: "Mod-Enter", run: (view: EditorView) => toggleTaskAt(view, view.state.selection.main.head) },
];

/** A link opens with Ctrl or Cmd and a click, as in every editor, and with a plain click where nobody is writing. */
const clicks = EditorView.domEventHandlers({
  mousedown(event, view) {
    if (event.button !== 0 || !(event.target instanceof Element)) return false;
    const tag = event.ctrlKey || event.metaKey ? event.target.closest(".j-tag")?.textContent : undefined;
    if (tag) {
      event.preventDefault();
      view.state.facet(editorHost).openTag?.(tag.slice(1));
      return true;
    }
    const link = event.target.closest<HTMLElement>("[data-address], [data-note]");
    if (!link || !(event.ctrlKey || event.metaKey || !link.closest(".cm-line")?.contains(caretLine(view))))
      return false;
    const { note, address = "" } = link.dataset;
    const target = note === undefined ? writtenTarget(address) : { note };
    event.preventDefault();
    if (target) follow(view, target);
    return true;
  },
});

function caretLine(view: EditorView): Node | null {
  return view.hasFocus ? view.domAtPos(view.state.selection.main.head).node : null;
}
