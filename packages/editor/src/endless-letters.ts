import { type ChangeSet, type Extension, type Range, RangeSet, StateField, type Text } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView } from "@codemirror/view";
import { endlessForm, endlessFrom } from "@jotter/markdown/endless-letter";
import { TooMuchWidget } from "./widgets.ts";

/** A letter without end is one sign that says so. An emoji and what joins it are three units of a text. */
const reach = 3 * endlessFrom;
const sign = Decoration.replace({ widget: new TooMuchWidget() });

function endlessIn(text: string, start = 0): Range<Decoration>[] {
  return Array.from(text.matchAll(endlessForm), ({ index, 0: { length } }) =>
    sign.range(start + index, start + index + length),
  );
}

const endless = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (last, { docChanged, changes, newDoc }) =>
    docChanged ? foundAgain(last.map(changes), changes, newDoc) : last,
  provide: (field) => [
    EditorView.decorations.from(field),
    EditorView.atomicRanges.of((view) => view.state.field(field)),
  ],
});

/** Looks where something changed, as far as such a letter may reach. */
function foundAgain(last: DecorationSet, changes: ChangeSet, doc: Text): DecorationSet {
  let found = last;
  changes.iterChangedRanges((_fromA, _toA, fromB, toB) => {
    let from = Math.max(0, fromB - reach);
    let to = Math.min(doc.length, toB + reach);
    found.between(from, to, (start, end) => {
      from = Math.min(from, start);
      to = Math.max(to, end);
    });
    const add = endlessIn(doc.sliceString(from, to), from);
    if (add.length === 0 && found.size === 0) return;
    found = found.update({ filter: (start, end) => end < from || start > to, filterFrom: from, filterTo: to, add });
  });
  return found;
}

/** For an editor that opens with a text. */
export function endlessLetters(text: string): Extension {
  return endless.init(() => RangeSet.of(endlessIn(text)));
}
