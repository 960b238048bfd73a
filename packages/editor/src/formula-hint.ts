import { syntaxTree } from "@codemirror/language";
import { type EditorState, StateField } from "@codemirror/state";
import { type EditorView, showTooltip, type Tooltip } from "@codemirror/view";
import { texOf } from "@jotter/markdown/tex";

import { drawFormula } from "./formula.ts";
import { editorHost } from "./host.ts";
import { offerFormula } from "./offer-formula.ts";
import { isTouched } from "./touched.ts";

/** While a formula in a line is being typed, what it looks like floats below it. */
export const formulaHint = StateField.define<Tooltip | null>({
  create: () => null,
  update(last, transaction) {
    if (transaction.isUserEvent("input.type.compose")) return last;
    const next = hintFor(transaction.state);
    return last && next && last.pos === next.pos && last.create === next.create ? last : next;
  },
  provide: (field) => showTooltip.from(field),
});

function hintFor(state: EditorState): Tooltip | null {
  const { head, empty } = state.selection.main;
  if (!empty) return null;
  for (const side of [-1, 1] as const) {
    const inner = syntaxTree(state).resolveInner(head, side);
    const node = /^(Inline|Display)Math$/.test(inner.name) ? inner : inner.parent;
    if (!node || !/^(Inline|Display)Math$/.test(node.name) || !isTouched(state, node.from, node.to)) continue;
    const tex = texOf(node, state.sliceDoc(node.from, node.to), node.from);
    const display = node.name === "DisplayMath";
    return { pos: node.from, end: node.to, above: false, create: (view) => ({ dom: hint(view, tex, display) }) };
  }
  return null;
}

function hint(view: EditorView, tex: string, display: boolean): HTMLElement {
  const box = document.createElement("div");
  box.className = "j-formula-hint";
  const formula = document.createElement("div");
  drawFormula(formula, tex, display, view);
  box.append(formula);
  const { words, editFormula } = view.state.facet(editorHost);
  if (editFormula) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = words.editFormula;
    button.addEventListener("mousedown", (event) => event.preventDefault());
    button.addEventListener("click", () => offerFormula(view, display));
    box.append(button);
  }
  return box;
}
