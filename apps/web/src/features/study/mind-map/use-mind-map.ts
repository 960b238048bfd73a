import { newId } from "@jotter/replica/new-id";
import { useState } from "react";
import { type History, redone, settled, undone, withoutStep, withStep } from "./history.ts";
import { thoughtOf } from "./thought-line.ts";
import { addChild, addSibling, type MindNode, placeOf, remove, rename } from "./tree.ts";

/** What a student does to a map: choosing, writing, adding, moving, and taking it back. [SUM-1] */
export function useMindMap(history: History, onChange: (history: History) => void) {
  const [writing, setWriting] = useState<string | null>(null);
  const { tree, focus } = history.present;
  const selected = focus !== null && placeOf(tree, focus) ? focus : null;
  const editing = writing !== null && writing === selected ? writing : null;

  function show(next: History, nextEditing: string | null = null) {
    setWriting(nextEditing);
    if (next !== history) onChange(next);
  }

  function choosing(from: History, id: string | null): History {
    return { ...from, present: { ...from.present, focus: id } };
  }

  /** What was written counts; a thought without words goes as if it had never been begun. */
  function left(): History {
    if (editing === null) return history;
    const text = placeOf(tree, editing)?.node.text ?? "";
    const isOwnStep = history.session === editing;
    if (text.trim() === "") return isOwnStep ? withoutStep(history) : history;
    const thought = thoughtOf(text);
    if (text === thought) return settled(history);
    return settled(withStep(history, { tree: rename(tree, editing, thought), focus: editing }, editing));
  }

  function add(grow: (tree: MindNode, id: string, newId: string) => MindNode, to: string) {
    const from = left();
    const id = newId(Date.now());
    // The thought that was written in may be gone by now.
    const place = placeOf(from.present.tree, to) ? to : from.present.tree.id;
    show(withStep(from, { tree: grow(from.present.tree, place, id), focus: id }, id), id);
  }

  const isWritingNothing = editing !== null && (placeOf(tree, editing)?.node.text.trim() ?? "") === "";

  return {
    selected,
    editing,
    isWritingNothing,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    select: (id: string | null) => show(choosing(left(), id)),
    edit: (id: string) => show(choosing(editing === id ? history : left(), id), id),
    /** Writes it anew, from its first letter. */
    replace: (id: string, letter: string) =>
      show(withStep(settled(left()), { tree: rename(tree, id, letter), focus: id }, id), id),
    leaveEditing: () => show(left()),
    write: (text: string) => {
      if (editing === null) return;
      show(withStep(history, { tree: rename(tree, editing, text), focus: editing }, editing), editing);
    },
    addBelow: (id: string) => add(addChild, id),
    addBeside: (id: string) => add(addSibling, id),
    remove: (id: string) => {
      const from = left();
      const next = remove(from.present.tree, id);
      show(next.tree === from.present.tree ? from : withStep(settled(from), next));
    },
    /** While it is written in, a move belongs to what is written. */
    move: (id: string, change: (tree: MindNode, id: string) => MindNode) => {
      const moved = change(tree, id);
      if (moved !== tree) show(withStep(history, { tree: moved, focus: id }, editing), editing);
    },
    undo: () => {
      const from = left();
      const isTakenBack = from.past.length < history.past.length;
      show(isTakenBack ? from : undone(from));
    },
    redo: () => show(redone(left())),
  };
}
