import type { TextsLike } from "../../texts-like.ts";

export const en = {
  mindMap: {
    add: "Add",
    addBelow: "Add below",
    addBeside: "Add beside",
    remove: "Remove",
    edit: "Words of “{{text}}”",
    editNew: "Words of the new thought",
    empty: "No words yet",
    source: "Passage {{number}}",
    tools: "Mind map tools",
    undo: "Undo",
    redo: "Redo",
    zoomIn: "Larger",
    zoomOut: "Smaller",
    fit: "Show all of it",
    fill: "Fill the screen",
    leaveFill: "Back to the page",
    keys: "Enter: edit, then add beside · Tab: add below · Esc: leave",
    allKeys:
      "Arrow keys walk. Enter edits, Enter again adds beside. A letter writes the thought anew. Tab adds below, Shift and Tab moves out. Alt and arrow keys move. Delete removes. Ctrl or Cmd and Enter opens the passage. Ctrl or Cmd and Z takes back. Escape leaves.",
  },
};

export type MindMapTexts = TextsLike<typeof en>;
