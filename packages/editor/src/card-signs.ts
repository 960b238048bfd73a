import { ensureSyntaxTree, syntaxTree } from "@codemirror/language";
import { MapMode, StateEffect, StateField, type Transaction } from "@codemirror/state";
import { Decoration, type EditorView, WidgetType } from "@codemirror/view";
import { linesIn, type WrittenLine } from "@jotter/markdown/written-lines";
import { editorHost } from "./host.ts";

/** What stands at the end of a line that is a card: what is known of it. */
export type CardSign = { readonly label: string; readonly title: string };

export type NoteCards = {
  readonly lines: readonly WrittenLine[];
  /** For each of these lines its sign, or null where it could be a card and is none. Not if the text has changed. */
  readonly sign: (signs: readonly (CardSign | null)[]) => boolean;
};

/** A note is read to its end within this, or another time. */
const mostMs = 20;

export function noteCards(view: EditorView): NoteCards | null {
  const { state } = view;
  const tree = ensureSyntaxTree(state, state.doc.length, mostMs);
  if (!tree) return null;
  const lines = linesIn(state.doc, tree);
  return {
    lines,
    sign: (signs) => {
      if (!view.dom.isConnected || view.state.doc !== state.doc || view.composing) return false;
      const placed = lines.map(({ at }, index) => ({ at: at + 1, sign: signs[index] ?? null }));
      if (!isSame(placed, view.state.field(cardSigns))) view.dispatch({ effects: setSigns.of(placed) });
      return true;
    },
  };
}

/** In the line of this position; false where that is no card line. */
export function makeCardAt(view: EditorView, position: number): boolean {
  const { state } = view;
  const { makeCard } = state.facet(editorHost);
  const { from, to } = state.doc.lineAt(position);
  const line = makeCard && linesIn(state.doc, syntaxTree(state), from, to)[0];
  if (line) makeCard(line);
  return line !== undefined;
}

/** `at` lies after the first letter of the line: it goes where the line goes, and away with it. */
type PlacedSign = { readonly at: number; readonly sign: CardSign | null };

const setSigns = StateEffect.define<readonly PlacedSign[]>();

/** A line that is being written has its sign as before; a new one has none until somebody has looked. */
export const cardSigns = StateField.define<readonly PlacedSign[]>({
  create: () => [],
  update(placed, { changes, docChanged, effects }) {
    const next = effects.find((effect) => effect.is(setSigns))?.value;
    if (next) return next;
    if (!docChanged || placed.length === 0) return placed;
    return placed.flatMap(({ at, sign }) => {
      const moved = changes.mapPos(at, -1, MapMode.TrackDel);
      return moved === null ? [] : [{ at: moved, sign }];
    });
  },
});

export function signsChanged(transactions: readonly Transaction[]): boolean {
  return transactions.some(({ effects }) => effects.some((effect) => effect.is(setSigns)));
}

function isSame(some: readonly PlacedSign[], others: readonly PlacedSign[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ at, sign }, index) => {
      const other = others[index];
      return at === other?.at && sign?.label === other.sign?.label && sign?.title === other.sign?.title;
    })
  );
}

export function signWidget({ sign }: PlacedSign, isHere: boolean): Decoration {
  const widget = sign ? new SignWidget(sign) : new MakeCardWidget(isHere);
  return Decoration.widget({ widget, side: 1 });
}

class SignWidget extends WidgetType {
  readonly sign: CardSign;

  constructor(sign: CardSign) {
    super();
    this.sign = sign;
  }

  override eq(other: SignWidget): boolean {
    return this.sign.label === other.sign.label && this.sign.title === other.sign.title;
  }

  override toDOM(): HTMLElement {
    const sign = document.createElement("span");
    sign.className = "j-card-sign";
    // Drawn from here, so that nobody copies it with the words of the line.
    sign.dataset.label = this.sign.label;
    sign.title = this.sign.title;
    sign.setAttribute("role", "img");
    sign.setAttribute("aria-label", this.sign.title);
    return sign;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

class MakeCardWidget extends WidgetType {
  /** The caret is in the line: then it says in words what it does. */
  readonly isHere: boolean;

  constructor(isHere: boolean) {
    super();
    this.isHere = isHere;
  }

  override eq(other: MakeCardWidget): boolean {
    return this.isHere === other.isHere;
  }

  override toDOM(view: EditorView): HTMLElement {
    const { makeCard: label } = view.state.facet(editorHost).words;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "j-card-make";
    button.title = label;
    button.setAttribute("aria-label", label);
    button.setAttribute("aria-keyshortcuts", "Control+Shift+Enter");
    button.toggleAttribute("data-here", this.isHere);
    button.dataset.label = label;
    button.addEventListener("mousedown", (event) => event.preventDefault()); // The caret stays where it is.
    button.addEventListener("click", () => makeCardAt(view, view.posAtDOM(button)));
    return button;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}
