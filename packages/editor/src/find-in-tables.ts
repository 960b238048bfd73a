import { getSearchQuery, searchPanelOpen } from "@codemirror/search";
import { Text } from "@codemirror/state";
import { type EditorView, ViewPlugin } from "@codemirror/view";
import { bringIntoSight } from "./sight.ts";
import { fieldAt, fieldsOf } from "./table-field.ts";
import { cellAt } from "./table-text.ts";
import { tableBoxes, tableOf } from "./table-widget.ts";

/** A table is drawn, and what is found in its text is marked in its cells; the cell of the one that is shown, too. */
export const foundInTables = ViewPlugin.define((view) => {
  const found = typeof Highlight === "undefined" ? null : new Highlight();
  if (found) CSS.highlights.set("j-found", found);
  return {
    update({ transactions, viewportChanged }) {
      if (transactions.length > 0 || viewportChanged)
        view.requestMeasure({ key: found, read: () => mark(view, found) });
    },
    destroy() {
      if (found && CSS.highlights.get("j-found") === found) CSS.highlights.delete("j-found");
    },
  };
});

function mark(view: EditorView, found: Highlight | null): void {
  const isOpen = searchPanelOpen(view.state);
  const query = getSearchQuery(view.state);
  const { from, to } = view.state.selection.main;
  found?.clear();
  for (const box of tableBoxes(view)) {
    for (const field of fieldsOf(box))
      if (isOpen && query.valid) for (const range of rangesIn(field)) found?.add(range);
    const table = isOpen && from < to ? tableOf(box, view) : null;
    const place = table && table.from <= from && to <= table.to ? cellAt(table, from) : null;
    const field = place && fieldAt(box, place);
    const last = box.querySelector("[data-found]");
    if (last === field) continue;
    last?.removeAttribute("data-found");
    field?.setAttribute("data-found", "");
    if (field) bringIntoSight(view, field.getBoundingClientRect());
  }

  /** Words that are cut by a mark of their own, and formulas, are not looked through: their cell is still shown. */
  function rangesIn(field: HTMLElement): Range[] {
    const ranges: Range[] = [];
    const words = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      if (node.parentElement?.closest(".j-formula")) continue;
      const matches = query.getCursor(Text.of([(node.textContent ?? "").replaceAll("\n", " ")]));
      for (let next = matches.next(); !next.done; next = matches.next()) {
        const range = document.createRange();
        range.setStart(node, next.value.from);
        range.setEnd(node, next.value.to);
        ranges.push(range);
      }
    }
    return ranges;
  }
}
