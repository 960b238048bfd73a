import { StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, WidgetType } from "@codemirror/view";
import { editorHost } from "./host.ts";

/** A stretch of the text that somebody has a comment on. It is drawn, and is no part of the text. */
export type Pin = {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  /** What stands at its end: the number of the comment. */
  readonly label: string;
  /** open: its comment is read now. doubt: a quotation that is not as it should be. */
  readonly look: "open" | "closed" | "doubt";
};

/** Draws these and no others. Not while a letter is being composed: that would end it. */
export function setPins(view: EditorView, pins: readonly Pin[]): boolean {
  if (view.composing) return false;
  if (!view.state.field(pinned, false)) view.dispatch({ effects: StateEffect.appendConfig.of([pinned, pressed]) });
  view.dispatch({ effects: set.of(pins) });
  return true;
}

/** Where the words of a pin stand now, after what was typed since; null where they are gone. */
export function placeOfPin(view: EditorView, id: string): { readonly from: number; readonly to: number } | null {
  let place: { from: number; to: number } | null = null;
  view.state.field(pinned, false)?.between(0, view.state.doc.length, (from, to, { spec }) => {
    if (spec.pin !== id || from === to) return undefined;
    place = { from, to };
    return false;
  });
  return place;
}

const set = StateEffect.define<readonly Pin[]>();

const pinned = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(drawn, { changes, docChanged, effects, newDoc }) {
    const next = effects.find((effect) => effect.is(set))?.value;
    if (next) return drawnPins(next, newDoc.length);
    return docChanged ? drawn.map(changes) : drawn;
  },
  provide: (field) => EditorView.decorations.from(field),
});

function drawnPins(pins: readonly Pin[], length: number): DecorationSet {
  const inside = pins.filter(({ from, to }) => from < to && to <= length);
  return Decoration.set(
    inside.flatMap(({ id, from, to, label, look }) => [
      Decoration.mark({ class: `j-pin j-pin-${look}`, attributes: { "data-pin": id }, pin: id }).range(from, to),
      Decoration.widget({ widget: new PinLabel(label, look), side: 1 }).range(to),
    ]),
    true,
  );
}

const pressed = EditorView.domEventHandlers({
  click(event, view) {
    const pin = event.target instanceof Element && event.target.closest<HTMLElement>("[data-pin]")?.dataset.pin;
    if (pin) view.state.facet(editorHost).openPin?.(pin);
    return false;
  },
});

class PinLabel extends WidgetType {
  readonly label: string;
  readonly look: Pin["look"];

  constructor(label: string, look: Pin["look"]) {
    super();
    this.label = label;
    this.look = look;
  }

  override eq(other: PinLabel): boolean {
    return this.label === other.label && this.look === other.look;
  }

  override toDOM(): HTMLElement {
    const label = document.createElement("span");
    label.className = `j-pin-label j-pin-label-${this.look}`;
    // Drawn from here, so that nobody copies it with the words before it; the comments themselves say their numbers.
    label.dataset.label = this.label;
    label.setAttribute("aria-hidden", "true");
    return label;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}
