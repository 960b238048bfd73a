import { Link, useLoaderData } from "@tanstack/react-router";
import { memo, useMemo, useRef } from "react";
import type { NoteRow } from "../../student/note-lists.ts";
import { shownNoteTitle } from "../../student/note-title.ts";
import { useStudent } from "../../student/student-context.ts";
import { useSyncReport } from "../../student/sync-report-context.tsx";
import { buttonClass, iconButtonClass } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { plusIcon, trashIcon } from "../../ui/icons/app.ts";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { Mark } from "../../ui/Mark.tsx";
import { Page } from "../../ui/Page.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { useArrived } from "../../ui/use-arrived.ts";
import styles from "./notes.module.css";
import { useNoteActions, useNoteList } from "./use-notes.ts";

const rowHeight = 64;

export function NotesPage() {
  const t = useTexts();
  const format = useFormat();
  const list = useRef<HTMLUListElement>(null);
  const firstRows = useArrived(useLoaderData({ from: "/signed-in/notes" }).firstNotes);
  const { notes, rows, isPainted } = useNoteList(firstRows, list, rowHeight);
  const { deleteNote } = useNoteActions();
  const words = useRowWords(isPainted);
  const report = useSyncReport();
  const isEmpty = notes?.count === 0;
  return (
    <Page
      title={`${t("notes.title")} · ${t("product")}`}
      heading={<Mark>{t("notes.title")}</Mark>}
      actions={
        <Link to="/editor" className={buttonClass("primary")}>
          <Icon shape={plusIcon} size={18} />
          {t("notes.newNote")}
        </Link>
      }
    >
      {isEmpty && (
        <EmptyState
          title={t("notes.emptyTitle")}
          text={report.kind === "first" ? t("notes.arriving") : t("notes.emptyText")}
        >
          <Link to="/editor" className={buttonClass("outline")}>
            {t("notes.createFirst")}
          </Link>
        </EmptyState>
      )}
      {!isEmpty && (
        <p className={styles.count}>
          {notes?.isCounted && t("notes.count", { count: notes.count, formatted: format.number(notes.count) })}
        </p>
      )}
      <ul
        ref={list}
        className={styles.list}
        aria-label={t("notes.listLabel")}
        style={{ height: (notes?.count ?? 0) * rowHeight }}
        hidden={!notes || isEmpty}
      >
        {notes &&
          rows.map((index) => (
            <li
              key={index}
              className={styles.row}
              style={{ height: rowHeight, transform: `translateY(${index * rowHeight}px)` }}
              aria-setsize={notes.count}
              aria-posinset={index + 1}
            >
              <NoteLine row={notes.rowAt(index)} words={words} onDelete={deleteNote} />
            </li>
          ))}
      </ul>
    </Page>
  );
}

/** What the rows say, prepared once for all of them. */
function useRowWords(isPainted: boolean) {
  const t = useTexts();
  const format = useFormat();
  const { now } = useStudent();
  return useMemo(() => {
    const deleteWords = t("notes.delete", { title: "{{title}}" });
    return {
      title: (stored: string) => shownNoteTitle(stored, t),
      delete: (title: string) => deleteWords.replace("{{title}}", () => title),
      // Words for time come a frame after the titles: a browser takes as long to get them ready as to draw the list.
      when: (moment: number) => (isPainted ? format.when(moment, now()) : ""),
    };
  }, [t, format, now, isPainted]);
}

type NoteLineProps = {
  readonly row: NoteRow | undefined;
  readonly words: ReturnType<typeof useRowWords>;
  readonly onDelete: (id: string) => void;
};

const NoteLine = memo(function NoteLine({ row, words, onDelete }: NoteLineProps) {
  if (!row) return <span className={styles.arriving} aria-hidden="true" />;
  const title = words.title(row.data.title);
  return (
    <>
      <PlainLink href={`/editor/${row.id}`} className={styles.open}>
        <span className={styles.title}>{title}</span>
        <time className={styles.when} dateTime={new Date(row.data.updatedAt).toISOString()}>
          {words.when(row.data.updatedAt)}
        </time>
      </PlainLink>
      <button
        type="button"
        className={iconButtonClass}
        aria-label={words.delete(title)}
        onClick={() => onDelete(row.id)}
      >
        <Icon shape={trashIcon} />
      </button>
    </>
  );
});
