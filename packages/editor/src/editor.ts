import { closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentLess, indentMore, undo } from "@codemirror/commands";
import { deleteMarkupBackward, insertNewlineContinueMarkup } from "@codemirror/lang-markdown";
import { openSearchPanel, search, searchKeymap } from "@codemirror/search";
import { EditorState, type Extension, Prec, Transaction } from "@codemirror/state";
import { drawSelection, dropCursor, EditorView, keymap, placeholder } from "@codemirror/view";
import { codeColours } from "./code-colours.ts";
import { completion } from "./completion.ts";
import { format, insert, offerFormula } from "./format.ts";
import { formulaHint } from "./formula-hint.ts";
import { type EditorHost, editorHost, type FormatName, type InsertName } from "./host.ts";
import { noteLanguage, noteStyles } from "./language.ts";
import { lineEnds } from "./line-ends.ts";
import { liveBlocks } from "./live-blocks.ts";
import { liveInline } from "./live-inline.ts";
import { type Heading, outlineOf } from "./outline.ts";
import { pasting } from "./paste.ts";
import { changesBetween, fromElsewhere, storedText } from "./remote.ts";
import { tableKeys } from "./table-widget.ts";
import { selectionToolbar, toolbarKeys } from "./toolbar.ts";
import { followsFocus } from "./touched.ts";
import { toggleTaskAt } from "./widgets.ts";

/** An open editor. The text is the document, byte for byte; everything drawn is only drawn. */
export type Editor = {
  readonly text: () => string;
  /** Another text came from elsewhere: shown with the caret at the words where it was. */
  readonly show: (text: string) => void;
  readonly selectedText: () => string;
  readonly focus: (where?: "start" | "end") => void;
  readonly format: (name: FormatName) => void;
  readonly insert: (name: InsertName) => void;
  readonly undo: () => void;
  readonly find: () => void;
  readonly outline: () => readonly Heading[];
  readonly goTo: (position: number) => void;
  readonly isComposing: () => boolean;
  readonly destroy: () => void;
};

export function createEditor(parent: HTMLElement, text: string, host: EditorHost): Editor {
  const view = new EditorView({ parent, state: EditorState.create({ doc: text, extensions: extensions(host) }) });
  return {
    text: () => storedText(view.state.doc),
    show: (next) => {
      const changes = changesBetween(storedText(view.state.doc), next);
      if (changes.length === 0) return;
      view.dispatch({
        changes,
        annotations: [fromElsewhere.of(true), Transaction.addToHistory.of(false), Transaction.remote.of(true)],
      });
    },
    selectedText: () => view.state.sliceDoc(view.state.selection.main.from, view.state.selection.main.to),
    focus: (where) => {
      view.focus();
      if (where)
        view.dispatch({ selection: { anchor: where === "start" ? 0 : view.state.doc.length }, scrollIntoView: true });
    },
    format: (name) => {
      if (name === "formula") offerFormula(view, false);
      else format(name)(view);
      view.focus();
    },
    insert: (name) => {
      insert(view, name);
      view.focus();
    },
    undo: () => {
      undo(view);
      view.focus();
    },
    find: () => void openSearchPanel(view),
    outline: () => outlineOf(view.state),
    goTo: (position) => {
      const anchor = Math.min(position, view.state.doc.length);
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: "start", yMargin: 90 }) });
      view.focus();
    },
    isComposing: () => view.composing,
    destroy: () => view.destroy(),
  };
}

function extensions(host: EditorHost): Extension {
  return [
    editorHost.of(host),
    // Lines end at "\n" and nowhere else: whatever other ends a text has are characters like any other, and stay.
    EditorState.lineSeparator.of("\n"),
    lineEnds,
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
    liveInline,
    liveBlocks,
    codeColours,
    formulaHint,
    selectionToolbar,
    completion,
    closeBrackets(),
    noteLanguage.data.of({ closeBrackets: { brackets: ["(", "[", "{", "`"], before: ")]}:;>，。、" } }),
    search({ top: true }),
    pasting,
    clicks,
    Prec.high(keymap.of([...tableKeys, ...toolbarKeys, ...noteKeys])),
    keymap.of([...closeBracketsKeymap, ...completionKeymap, ...searchKeymap, ...historyKeymap, ...defaultKeymap]),
    EditorView.updateListener.of((update) => {
      const isOwn = update.transactions.some(
        (transaction) => transaction.docChanged && !transaction.annotation(fromElsewhere),
      );
      if (update.docChanged && isOwn) host.onEdit();
    }),
  ];
}

const noteKeys = [
  { key: "Enter", run: insertNewlineContinueMarkup },
  { key: "Backspace", run: deleteMarkupBackward },
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
  { key: "Mod-Enter", run: (view: EditorView) => toggleTaskAt(view, view.state.selection.main.head) },
  // Escape and then Tab leaves the editor, as CodeMirror has it.
  { key: "Tab", run: indentMore, shift: indentLess },
];

/** A link opens with Ctrl or Cmd and a click, as in every editor, and with a plain click where nobody is writing. */
const clicks = EditorView.domEventHandlers({
  mousedown(event, view) {
    if (event.button !== 0 || !(event.target instanceof Element)) return false;
    const link = event.target.closest<HTMLElement>("[data-address], [data-note]");
    if (!link || !(event.ctrlKey || event.metaKey || !link.closest(".cm-line")?.contains(caretLine(view))))
      return false;
    const { openLink, openNote } = view.state.facet(editorHost);
    const { note, address } = link.dataset;
    event.preventDefault();
    if (note !== undefined) openNote(note);
    else if (address !== undefined && /^(https?:|mailto:)/i.test(address)) openLink(address);
    return true;
  },
});

function caretLine(view: EditorView): Node | null {
  return view.hasFocus ? view.domAtPos(view.state.selection.main.head).node : null;
}
