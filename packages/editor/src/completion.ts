import { syntaxTree } from "@codemirror/language";
import { Annotation, type EditorState, type Extension, StateField, type TransactionSpec } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { linkName } from "@jotter/markdown/address";
import type { SyntaxNode } from "@lezer/common";
import type { Stretch } from "./changed-block.ts";
import { type EditorTexts, editorHost, type InsertName, insertNames } from "./host.ts";
import { insert } from "./insert.ts";

/** What the student is asking for: something to insert after `/`, a note after `[[`, a tag after `#`. Sign included. */
export type Asked = Stretch & { readonly kind: "insert" | "note" | "tag"; readonly words: string };

export type Offer = { readonly label: string; readonly name?: InsertName };

/** No title, tag or name of ours is longer: not the whole of a long line is looked at for every key. */
const mostLength = 120;

export function askedAt(state: EditorState): Asked | null {
  const { head, empty } = state.selection.main;
  if (!empty) return null;
  const line = state.doc.lineAt(head);
  const before = line.text.slice(Math.max(0, head - line.from - mostLength), head - line.from);
  for (const { kind, pattern } of signs) {
    const words = pattern.exec(before)?.[1];
    if (words === undefined) continue;
    const from = head - words.length - (kind === "note" ? 2 : 1);
    return isInCode(state, head) ? null : { kind, from, to: head, words };
  }
  return null;
}

const signs = [
  { kind: "note", pattern: /\[\[([^[\]|]*)$/ },
  { kind: "tag", pattern: /(?:^|[\s(])#([\p{L}\p{N}_/-]+)$/u },
  // Two blanks are no name's; and "6 /2" is a sum.
  { kind: "insert", pattern: /(?:^\s*\/(?! )|\s\/(?![\p{N} ]))((?:[\p{L}\p{N}]| (?! )){0,24})$/u },
] as const;

function isInCode(state: EditorState, position: number): boolean {
  for (let node: SyntaxNode | null = syntaxTree(state).resolveInner(position, -1); node; node = node.parent) {
    if (/Code|Math|HTML|FrontMatter/.test(node.name)) return true;
  }
  return false;
}

/** At once where the answer is known here; the best comes first. */
export function offersFor(state: EditorState, { kind, words }: Asked): readonly Offer[] | Promise<readonly Offer[]> {
  const host = state.facet(editorHost);
  if (kind === "insert") return insertOffers(host.words, words);
  const found = kind === "note" ? host.findNotes?.(words) : host.findTags?.(words);
  if (!found) return [];
  return found.then((labels) => labels.map((label) => ({ label })));
}

export function insertOffers({ insert: labels, insertAsked }: EditorTexts, words: string): readonly Offer[] {
  const asked = plain(words);
  const ranked = insertNames.flatMap((name) => {
    const text = plain(`${labels[name]} ${name}`);
    const isCalledSo = plain(` ${insertAsked[name]}`).includes(` ${asked}`);
    if (!text.includes(asked) && !isCalledSo) return [];
    const rank = text.startsWith(asked) ? 0 : text.includes(` ${asked}`) || isCalledSo ? 1 : 2;
    return { label: labels[name], name, rank };
  });
  return ranked.sort((one, other) => one.rank - other.rank);
}

/** Case does not count, and neither do accents. */
function plain(words: string): string {
  return words.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

export function takeOffer(view: EditorView, asked: Asked, { label, name }: Offer): void {
  if (name) {
    insert(view, name, asked);
    return;
  }
  if (asked.kind === "tag") {
    view.dispatch(tagged(view.state, asked, label));
  } else {
    view.dispatch(noteLinked(view.state, withEnd(view.state, asked), label));
  }
}

/** The next word is no part of the tag. */
export function tagged(state: EditorState, asked: Stretch, tag: string): TransactionSpec {
  const isApart = /^[\s)]/.test(state.sliceDoc(asked.to, asked.to + 1));
  const spec = replaced(state, asked, `#${tag}${isApart ? "" : " "}`);
  return isApart ? spec : { ...spec, annotations: blankGiven.of(true) };
}

const blankGiven = Annotation.define<true>();

/** Right behind a blank that came with a tag: whoever types one, as hands do after a word, gets no second. */
const isBehindBlank = StateField.define<boolean>({
  create: () => false,
  update: (is, transaction) => {
    if (transaction.annotation(blankGiven)) return true;
    return is && !transaction.docChanged && !transaction.selection;
  },
});

export const oneBlank: Extension = [
  isBehindBlank,
  EditorView.inputHandler.of((view, from, to, text) => {
    if (text !== " " || from !== to || !view.state.field(isBehindBlank)) return false;
    view.dispatch({ selection: { anchor: from }, userEvent: "input.type" });
    return true;
  }),
];

export function noteLinked(state: EditorState, asked: Stretch, title: string): TransactionSpec {
  return replaced(state, asked, `[[${linkName(title)}]]`);
}

/** A link may have its end already. */
export function withEnd(state: EditorState, { from, to }: Stretch): Stretch {
  return { from, to: state.sliceDoc(to, to + 2) === "]]" ? to + 2 : to };
}

/** A caret in it or at its end is after it then; one further on stays at its words. */
function replaced(state: EditorState, { from, to }: Stretch, insert: string): TransactionSpec {
  const changes = state.changes({ from, to, insert });
  const { head, empty } = state.selection.main;
  const isHere = empty && head >= from && head <= to;
  return {
    changes,
    selection: isHere ? { anchor: from + insert.length } : state.selection.map(changes),
    userEvent: "input.complete",
    scrollIntoView: true,
  };
}
