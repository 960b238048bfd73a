import { type Note, newNote, note } from "@jotter/domain/note";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { NoteRow } from "../../student/notes/note-lists.ts";
import { useWrittenTags } from "../../student/notes/note-search.ts";
import { useNoteShelf, withLatest } from "../../student/notes/note-shelf.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useLanguage, useTexts } from "../../ui/language.tsx";
import { readTabRecord, recordKeys, tabRecordKeys, writeRecord, writeTabRecord } from "../../ui/local-records.ts";
import { confirmed, toast } from "../../ui/overlays.ts";
import { nextTurn } from "../../ui/turns.ts";
import { restoreNotes } from "./note-changes.ts";
import { isPlain, type NoteView, orderOf, passes, sortedInTurns, type WrittenTags } from "./note-view.ts";

export type NoteListing = {
  /** In the order of the view; undefined until they are known. At a start only the first of them are. */
  readonly rows: readonly NoteRow[] | undefined;
  /** How many rows the list has room for: on the way back that is as many as it had. */
  readonly length: number;
  /** The #tags in their texts; undefined until they are known. */
  readonly written: WrittenTags | undefined;
  /** Every note there is, for what filters and searches offer; undefined until they are read. */
  readonly all: readonly NoteRow[] | undefined;
};

/**
 * `firstRows` were read on the way to the page and are drawn at once; everything else waits until those are painted.
 */
export function useNoteListing(
  view: NoteView,
  firstRows: readonly NoteRow[] | null | undefined,
  isPainted: boolean,
): NoteListing {
  const { replica } = useStudent();
  const shelf = useNoteShelf(isPainted);
  const all = useMemo(
    () => (shelf && !shelf.isLive && firstRows ? withLatest(shelf.rows, firstRows) : shelf?.rows),
    [shelf, firstRows],
  );
  const written = useWrittenTags(shelf !== undefined && isPainted);
  const arranged = useArranged(all, view, written);
  const rows = arranged ?? (isPlain(view) ? (firstRows ?? undefined) : undefined);

  const place = JSON.stringify([view.class, view.tag, view.pinned]);
  const [rememberedLength] = useState(() => lengthAt(place));
  useEffect(() => {
    if (arranged && shelf?.isLive) writeTabRecord(tabRecordKeys.notesLength, JSON.stringify([place, arranged.length]));
  }, [arranged, shelf, place]);

  useEffect(() => {
    if (!shelf?.isLive) return;
    const pinned = shelf.rows.filter(({ data }) => data.pinned).map(({ id }) => id);
    writeRecord(recordKeys.pinned(replica.userId), JSON.stringify(pinned));
  }, [shelf, replica]);

  const length = arranged ? arranged.length : Math.max(rows?.length ?? 0, rows?.length === 0 ? 0 : rememberedLength);
  return { rows, length, all, written };
}

function lengthAt(place: string): number {
  try {
    const [then, length] = JSON.parse(readTabRecord(tabRecordKeys.notesLength) ?? "[]");
    return then === place && Number.isSafeInteger(length) ? length : 0;
  } catch {
    return 0; // A damaged record is no record.
  }
}

/** The rows of a view in its order. While titles are being sorted, the last answer stands. */
function useArranged(
  all: readonly NoteRow[] | undefined,
  view: NoteView,
  written: WrittenTags | undefined,
): readonly NoteRow[] | undefined {
  const { language } = useLanguage();
  const { sort } = view;
  const { class: classId, tag, pinned } = view;
  // Where no tag is asked for, what stands in the texts changes nothing.
  const asked = tag === undefined ? undefined : written;
  const passing = useMemo(
    () => all?.filter((row) => passes(row, { class: classId, tag, pinned }, asked)),
    [all, classId, tag, pinned, asked],
  );
  const byTime = useMemo(
    () => (sort === "title" ? undefined : passing?.toSorted(orderOf(sort, () => new Intl.Collator(language)))),
    [passing, sort, language],
  );
  const [byTitle, setByTitle] = useState<readonly NoteRow[]>();
  useEffect(() => {
    if (sort !== "title" || !passing) return setByTitle(undefined);
    const collator = () => new Intl.Collator(language, { numeric: true });
    let isWanted = true;
    void sortedInTurns(passing, orderOf("title", collator), nextTurn, () => isWanted).then((sorted) => {
      if (sorted) setByTitle(sorted);
    });
    return () => {
      isWanted = false;
    };
  }, [passing, sort, language]);
  return sort === "title" ? byTitle : byTime;
}

export function useNoteActions() {
  const t = useTexts();
  const { replica, now } = useStudent();

  const createNote = (start: Partial<Pick<Note, "title" | "body" | "classId">> = {}) =>
    replica.create(note, { ...newNote(now()), ...start });

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
        joins: true,
        action: { label: t("action.undo"), run: () => void restoreNotes(replica, [id]) },
      });
      return true;
    },
    [t, replica],
  );

  return { createNote, deleteNote };
}
