import type { Extension } from "@codemirror/state";
import { EditorView, tooltips } from "@codemirror/view";
import { editorHost } from "./host.ts";
import { focusedField } from "./table-field.ts";

/** What lies over the note at the window's edges does not lie over the line that is written, nor over what was found. */
export const inSight: Extension = [
  EditorView.scrollMargins.of(({ state }) => ({ bottom: state.facet(editorHost).coveredBelow?.() ?? 0 })),
  tooltips({
    tooltipSpace: () => ({ top: 0, left: 0, right: document.documentElement.clientWidth, bottom: seenTo() }),
  }),
];

/** To be called when what lies there has moved. */
export function bringCaretIntoSight(view: EditorView): void {
  if (focusedField(view)) bringCellIntoSight(view);
  else if (view.hasFocus) view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main) });
}

const gap = 5;

/** CodeMirror knows nothing of the caret in a cell. */
export function bringCellIntoSight(view: EditorView): void {
  const field = focusedField(view);
  const selection = document.getSelection();
  if (!field || !selection?.focusNode || !field.contains(selection.focusNode)) return;
  const caret = selection.getRangeAt(0).getBoundingClientRect();
  const { top, bottom } = caret.height > 0 ? caret : field.getBoundingClientRect();
  // What can be done with the table stands below it: near its end both are seen.
  const tools = field.closest(".j-table")?.querySelector(".j-table-tools")?.getBoundingClientRect();
  const isNear = tools !== undefined && tools.height > 0 && tools.bottom - top < mostWithTools;
  bringIntoSight(view, { top, bottom: isNear ? tools.bottom : bottom });
}

/** Less than there is above a keyboard on a small phone. */
const mostWithTools = 160;

export function bringIntoSight(view: EditorView, { top, bottom }: Pick<DOMRect, "top" | "bottom">): void {
  const panel = view.dom.querySelector(".cm-panels-top")?.getBoundingClientRect().bottom ?? 0;
  const height = window.visualViewport?.height ?? innerHeight;
  const below = bottom + gap - (height - (view.state.facet(editorHost).coveredBelow?.() ?? 0));
  const above = top - gap - Math.max(0, panel);
  if (below > 0) scrollBy({ top: below, behavior: "instant" });
  else if (above < 0) scrollBy({ top: above, behavior: "instant" });
}

/** The keyboard on a screen covers the window without making it smaller. */
function seenTo(): number {
  const { clientHeight } = document.documentElement;
  const screen = window.visualViewport;
  return screen ? Math.min(clientHeight, screen.offsetTop + screen.height) : clientHeight;
}
