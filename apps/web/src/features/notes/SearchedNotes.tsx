import { Link } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { NoteRow } from "../../student/notes/note-lists.ts";
import { hitsOf, type SearchHit, useFoundNotes } from "../../student/notes/note-search.ts";
import { useSyncReport } from "../../student/records/sync-report-context.tsx";
import type { Selection } from "../../student/records/use-selection.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Loader } from "../../ui/Loader.tsx";
import { useFormat, useLanguage } from "../../ui/language.tsx";
import { type ListDesk, NoteList } from "./NoteList.tsx";
import { isFiltered, type NoteView, orderOf, passes, type WrittenTags, withoutClass } from "./note-view.ts";
import styles from "./notes.module.css";

type SearchedNotesProps = {
  readonly view: NoteView & { readonly q: string };
  readonly all: readonly NoteRow[] | undefined;
  readonly written: WrittenTags | undefined;
  readonly selection: Selection;
  readonly desk: ListDesk;
};

/** The notes that have the words looked for, the best first. */
export function SearchedNotes({ view, all, written, selection, desk }: SearchedNotesProps) {
  const { t, language } = useLanguage();
  const format = useFormat();
  const { isWhole } = useSyncReport();
  const wanted = view.class === withoutClass ? null : view.class;
  const {
    hits,
    ids,
    total = 0,
    progress,
  } = useFoundNotes(view.q, {
    classId: wanted,
    tag: view.tag,
    pinned: view.pinned,
  });
  const rowById = useMemo(() => new Map(all?.map((row) => [row.id, row])), [all]);
  const { class: classId, tag, pinned, sort } = view;
  const rows = useMemo(() => {
    if (!all) return undefined;
    const found = ids?.flatMap((id) => rowById.get(id) ?? []);
    const passing = found?.filter((row) => passes(row, { class: classId, tag, pinned }, written));
    return sort ? passing?.toSorted(orderOf(sort, () => new Intl.Collator(language, { numeric: true }))) : passing;
  }, [all, ids, rowById, classId, tag, pinned, written, sort, language]);
  const { hitById, look } = useHits(view.q, hits);
  // All that were found, also while those beyond the best are still being put in order.
  const count = rows && Math.max(rows.length, total > (hits?.length ?? 0) ? total : 0);
  return (
    <>
      <p className={styles.count} role="status">
        {count !== undefined && t("notes.found", { count, formatted: format.number(count) })}
        {progress && progress.done < progress.total && (
          <span>
            {t("notes.searching", { done: format.number(progress.done), total: format.number(progress.total) })}
          </span>
        )}
      </p>
      {count === 0 && !isWhole && <Loader title={t("notes.arriving")} size="small" />}
      {count === 0 && isWhole && (
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
        length={rows?.length ?? 0}
        label={t("notes.listFound")}
        isPainted
        selection={selection}
        desk={desk}
        hits={hitById}
        onSight={look}
      />
    </>
  );
}

/** The words around what is looked for: of the best they come with the answer, of the others when they come into sight. */
function useHits(query: string, best: readonly SearchHit[] | undefined) {
  const [later, setLater] = useState<readonly SearchHit[]>([]);
  const asked = useRef(new Set<string>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer makes all that was known of the last one old.
  useEffect(() => {
    asked.current = new Set();
    setLater([]);
  }, [query, best?.map(({ id }) => id).join()]);
  const known = useMemo(() => new Set(best?.map(({ id }) => id)), [best]);
  const look = useCallback(
    (ids: readonly string[]) => {
      const mine = asked.current;
      const missing = ids.filter((id) => !known.has(id) && !mine.has(id));
      if (missing.length === 0) return;
      for (const id of missing) mine.add(id);
      // It fails where the notes were taken off this device meanwhile: then no words are to be shown.
      void hitsOf(query, missing).then(
        (hits) => mine === asked.current && setLater((last) => [...last, ...hits]),
        () => undefined,
      );
    },
    [query, known],
  );
  const hitById = useMemo(() => new Map([...later, ...(best ?? [])].map((hit) => [hit.id, hit])), [later, best]);
  return { hitById, look };
}
