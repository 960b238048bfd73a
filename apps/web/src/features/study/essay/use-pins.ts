import { useLayoutEffect } from "react";
import type { BesideEditor } from "../../../student/notes/beside-note.ts";
import type { EssayComment } from "./comments.ts";

/** Draws the sentences that have a comment, the open one with the stroke. [ESS-1] */
export function usePins(
  editor: BesideEditor | null,
  text: string | null,
  comments: readonly EssayComment[],
  numbers: ReadonlyMap<string, number>,
  open: string | null,
): void {
  // Before the margin looks where they stand.
  useLayoutEffect(() => {
    // What was typed since has moved the places: the next reading is on its way, and what is drawn moves with the words.
    if (!editor || text === null || editor.text() !== text) return;
    editor.pin(
      comments.flatMap(({ id, place, source }) =>
        place
          ? [
              {
                id,
                ...place,
                label: String(numbers.get(id) ?? ""),
                look: id === open ? "open" : source ? "doubt" : "closed",
              } as const,
            ]
          : [],
      ),
    );
  }, [editor, text, comments, numbers, open]);
}
