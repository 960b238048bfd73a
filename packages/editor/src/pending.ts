import { StateEffect, StateField, type TransactionSpec } from "@codemirror/state";
import { Decoration, EditorView, WidgetType } from "@codemirror/view";
import type { Stretch } from "./changed-block.ts";
import { originOf } from "./edit-origin.ts";
import { editorHost } from "./host.ts";
import { editsOf, storedText } from "./remote.ts";

/*
 * Some things take a moment: a picture is made smaller, a page becomes markdown, a formula is written in a window of its
 * own. Meanwhile the student goes on typing and other devices go on writing. So the place where the thing belongs is kept
 * in the editor's state and moves with the words around it; the text itself stays as it is until the thing is ready.
 */
type Pending = Stretch & {
  readonly id: number;
  /** What stands there until then; null where nothing is to be seen. */
  readonly label: string | null;
};

export type KeptPlace = {
  /** The thing is ready: what to write, given where its place is now. Null where nothing is. */
  readonly settle: (change: (here: Stretch) => TransactionSpec | null) => void;
};

const begin = StateEffect.define<Pending>();
const end = StateEffect.define<number>();

export const pendingPlaces = StateField.define<readonly Pending[]>({
  create: () => [],
  update(places, { changes, docChanged, effects }) {
    let next = places;
    if (docChanged && places.length > 0) {
      next = places.map((place) => {
        // Words typed at a place come after it. Of a stretch, only what was inside stays inside.
        const from = changes.mapPos(place.from, place.from === place.to ? -1 : 1);
        return { ...place, from, to: Math.max(from, changes.mapPos(place.to, -1)) };
      });
    }
    for (const effect of effects) {
      if (effect.is(begin)) next = [...next, effect.value];
      if (effect.is(end)) next = next.filter(({ id }) => id !== effect.value);
    }
    return next;
  },
  provide: (field) =>
    EditorView.decorations.from(field, (places) =>
      Decoration.set(
        places.flatMap(({ label, from }) =>
          label === null ? [] : [Decoration.widget({ widget: new PendingWidget(label), side: -1 }).range(from)],
        ),
        true,
      ),
    ),
});

let begun = 0;

export function keepPlace(view: EditorView, { from, to }: Stretch, label: string | null = null): KeptPlace {
  begun++;
  const id = begun;
  view.dispatch({ effects: begin.of({ id, from, to, label }) });
  return {
    settle: (change) =>
      whenComposed(view, () => {
        const here = view.state.field(pendingPlaces).find((place) => place.id === id);
        if (!here) return;
        const settled = view.state.update({ effects: end.of(id) }, change(here) ?? {});
        view.dispatch(settled);
        // A note that was left meanwhile is told nothing by its editor, and the picture would be lost.
        if (!view.dom.isConnected && settled.docChanged) {
          const before = settled.startState.doc;
          view.state.facet(editorHost).onEdit(editsOf(settled.changes), () => storedText(before), originOf([settled]));
        }
      }),
  };
}

/** Not into the middle of a Chinese or Japanese word: it would be broken off. */
function whenComposed(view: EditorView, act: () => void): void {
  if (!view.composing) {
    act();
    return;
  }
  view.contentDOM.addEventListener("compositionend", () => setTimeout(() => whenComposed(view, act)), { once: true });
}

class PendingWidget extends WidgetType {
  readonly label: string;

  constructor(label: string) {
    super();
    this.label = label;
  }

  override eq(other: PendingWidget): boolean {
    return this.label === other.label;
  }

  override toDOM(): HTMLElement {
    const box = document.createElement("span");
    box.className = "j-pending";
    box.textContent = this.label;
    return box;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}
