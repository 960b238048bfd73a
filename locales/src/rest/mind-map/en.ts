import type { TextsLike } from "../../texts-like.ts";

export const en = {
  mindMap: {
    add: "Add",
    addBelow: "Add below",
    addBeside: "Add beside",
    remove: "Remove",
    edit: "Text of “{{text}}”",
    editNew: "Text of the new idea",
    empty: "No text yet",
    source: "Passage {{number}}",
    tools: "Mind map tools",
    undo: "Undo",
    redo: "Redo",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    fit: "Fit to view",
    fill: "Full screen",
    leaveFill: "Back to the page",
    keys: "Enter: edit, then add beside · Tab: add below · Esc: leave",
    allKeys:
      "Arrow keys move between ideas. Enter edits, and Enter again adds one beside it. Typing replaces the text. Tab adds one below, Shift and Tab moves it out. Alt and arrow keys move it. Delete removes it. Ctrl or Cmd and Enter opens the passage. Ctrl or Cmd and Z undoes. Escape leaves.",
  },
};

export type MindMapTexts = TextsLike<typeof en>;
