import { type EditorState, StateEffect, StateField } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

const focusChanged = StateEffect.define<boolean>();

const hasFocus = StateField.define<boolean>({
  create: () => false,
  update: (is, { effects }) => effects.find((effect) => effect.is(focusChanged))?.value ?? is,
});

/** Without it nothing is ever touched. */
export const followsFocus = [hasFocus, EditorView.focusChangeEffect.of((_, focused) => focusChanged.of(focused))];

/** Whether the caret or a selection is in or next to a stretch of text: then it is shown as it was typed. */
export function isTouched(state: EditorState, from: number, to: number): boolean {
  return state.field(hasFocus) && state.selection.ranges.some((range) => range.from <= to && range.to >= from);
}

export function focusMoved(before: EditorState, after: EditorState): boolean {
  return before.field(hasFocus) !== after.field(hasFocus);
}

export function focusLeft(before: EditorState, after: EditorState): boolean {
  return before.field(hasFocus) && !after.field(hasFocus);
}
