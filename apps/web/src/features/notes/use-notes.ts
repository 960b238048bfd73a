import { newNote, note } from "@jotter/domain/note";
import { type RefObject, useCallback, useState } from "react";
import { countNotes, latestNotes, type NoteRow } from "../../student/note-lists.ts";
import { useStudent } from "../../student/student-context.ts";
import { useLive } from "../../student/use-live.ts";
import { useTexts } from "../../ui/language.tsx";
import { confirmed, toast } from "../../ui/overlays.ts";
import { windowOver } from "./note-window.ts";
import { useVisibleRows } from "./use-visible-rows.ts";

/**
 * How many notes there are, and the ones around those on the screen: a list of 10,000 reads a few dozen.
 * `firstRows` were read on the way to the page; the list is followed live as soon as those are painted.
 */
export function useNoteList(
  firstRows: readonly NoteRow[] | null | undefined,
  list: RefObject<HTMLElement | null>,
  rowHeight: number,
) {
  const { replica } = useStudent();
  const [count, setCount] = useState(firstRows?.length);
  const shown = useVisibleRows(list, count, rowHeight);
  const { isPainted } = shown;
  const { from, size } = windowOver(shown);
  const loaded = useLive(
    async () => (isPainted ? { from, rows: await latestNotes(replica).offset(from).limit(size).toArray() } : undefined),
    [replica, isPainted, from, size],
  );
  const counted = useLive(async () => (isPainted ? await countNotes(replica) : undefined), [replica, isPainted]);
  const known = loaded ?? (firstRows ? { from: 0, rows: firstRows } : undefined);
  const knownCount = counted ?? known?.rows.length;
  if (knownCount !== count) setCount(knownCount);
  const rowAt = (index: number): NoteRow | undefined => known?.rows[index - known.from];
  const notes = known && { count: knownCount ?? 0, isCounted: counted !== undefined, rowAt };
  return { notes, rows: shown.rows, isPainted };
}

export function useNoteActions() {
  const t = useTexts();
  const { replica, now } = useStudent();

  const createNote = () => replica.create(note, newNote(now()));

  /** Asks, moves the note to the trash and offers to bring it back. Resolves with whether it went. */
  // The same function as long as it does the same, so that the rows of a list need not be drawn again.
  const deleteNote = useCallback(
    async (id: string, beforeItGoes?: () => void): Promise<boolean> => {
      const sure = await confirmed({
        title: t("notes.confirmDelete"),
        text: t("notes.confirmDeleteText"),
        confirm: t("action.delete"),
        cancel: t("action.cancel"),
      });
      if (!sure) return false;
      beforeItGoes?.();
      await replica.remove(note, id);
      toast({
        text: t("notes.deleted"),
        action: { label: t("action.undo"), run: () => void replica.restore(note, id) },
      });
      return true;
    },
    [t, replica],
  );

  return { createNote, deleteNote };
}
