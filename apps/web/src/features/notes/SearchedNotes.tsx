import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import type { NoteRow } from "../../student/note-lists.ts";
import { useNoteSearch } from "../../student/note-search.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { useFormat, useLanguage } from "../../ui/language.tsx";
import { NoteList } from "./NoteList.tsx";
import type { Desk } from "./NotesPage.tsx";
import { isFiltered, type NoteView, orderOf, passes, withoutClass } from "./note-view.ts";
import styles from "./notes.module.css";
import type { Selection } from "./use-selection.ts";

type SearchedNotesProps = {
  readonly view: NoteView & { readonly q: string };
  readonly all: readonly NoteRow[] | undefined;
  readonly selection: Selection;
  readonly desk: Desk;
};

/** The notes that have the words looked for, the best first. */
export function SearchedNotes({ view, all, selection, desk }: SearchedNotesProps) {
  const { t, language } = useLanguage();
  const format = useFormat();
  const wanted = view.class === withoutClass ? null : view.class;
  const { hits, total = 0, progress } = useNoteSearch(view.q, { classId: wanted, tag: view.tag, pinned: view.pinned });
  const rowById = useMemo(() => new Map(all?.map((row) => [row.id, row])), [all]);
  const { class: classId, tag, pinned, sort } = view;
  const rows = useMemo(() => {
    if (!all) return undefined;
    const found = hits?.flatMap(({ id }) => rowById.get(id) ?? []);
    const passing = found?.filter((row) => passes(row, { class: classId, tag, pinned }));
    return sort ? passing?.toSorted(orderOf(sort, () => new Intl.Collator(language, { numeric: true }))) : passing;
  }, [all, hits, rowById, classId, tag, pinned, sort, language]);
  const hitById = useMemo(() => new Map(hits?.map((hit) => [hit.id, hit])), [hits]);
  const count = rows?.length;
  return (
    <>
      <p className={styles.count} role="status">
        {count !== undefined && hits && total > hits.length
          ? t("notes.foundBest", { count: total, formatted: format.number(total), shown: format.number(count) })
          : count !== undefined && t("notes.found", { count, formatted: format.number(count) })}
        {progress && progress.done < progress.total && (
          <span>
            {t("notes.searching", { done: format.number(progress.done), total: format.number(progress.total) })}
          </span>
        )}
      </p>
      {count === 0 && (
        <EmptyState title={t("notes.nothingFound", { query: view.q })} text={t("notes.nothingFoundText")}>
          {isFiltered(view) && (
            <Link to="/notes" search={{ q: view.q }} className={buttonClass("outline")}>
              {t("notes.clearFilters")}
            </Link>
          )}
        </EmptyState>
      )}
      <NoteList
        rows={rows}
        length={count ?? 0}
        label={t("notes.listFound")}
        isPainted
        selection={selection}
        desk={desk}
        hits={hitById}
      />
    </>
  );
}
