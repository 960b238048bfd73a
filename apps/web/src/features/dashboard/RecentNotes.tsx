import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { shownNoteTitle } from "../../student/note-title.ts";
import { useStudent } from "../../student/student-context.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { ClassName } from "./ClassName.tsx";
import styles from "./control-room.module.css";
import { preview } from "./greeting.ts";
import type { RecentNote } from "./use-desk.ts";
import type { Looks } from "./use-looks.ts";

/** What typesets a note comes after the first screen. */
const RenderedNote = lazy(async () => ({ default: (await import("./RenderedNote.tsx")).RenderedNote }));

type RecentNotesProps = {
  readonly notes: readonly RecentNote[];
  readonly looks: Looks;
  readonly isArriving: boolean;
  readonly isPainted: boolean;
};

export function RecentNotes({ notes, looks, isArriving, isPainted }: RecentNotesProps) {
  const t = useTexts();
  return (
    <section className={styles.recent} aria-labelledby="recent">
      <div className={styles.sectionHead}>
        <h2 id="recent">{t("dashboard.recent")}</h2>
        {notes.length > 0 && <Link to="/notes">{t("dashboard.allNotes")}</Link>}
      </div>
      {notes.length === 0 ? (
        <EmptyState
          title={t("dashboard.emptyTitle")}
          text={isArriving ? t("notes.arriving") : t("dashboard.emptyText")}
        >
          <Link to="/editor" className={buttonClass("outline")}>
            {t("notes.createFirst")}
          </Link>
        </EmptyState>
      ) : (
        <ul className={styles.cards}>
          {notes.map((note) => (
            <NoteCard key={note.id} note={note} looks={looks} isPainted={isPainted} />
          ))}
        </ul>
      )}
    </section>
  );
}

type NoteCardProps = { readonly note: RecentNote; readonly looks: Looks; readonly isPainted: boolean };

function NoteCard({ note, looks, isPainted }: NoteCardProps) {
  const t = useTexts();
  const format = useFormat();
  const { now } = useStudent();
  const plain = <p className={styles.plain}>{preview(note.excerpt) || t("dashboard.emptyNote")}</p>;
  return (
    <li className={styles.note} data-marker={looks.get(note.classId ?? "")?.marker}>
      <ClassName classId={note.classId} looks={looks} />
      <h3>
        <PlainLink href={`/editor/${note.id}`}>{shownNoteTitle(note.title, t)}</PlainLink>
      </h3>
      {/* The whole card is one link: nothing in it can be clicked or reached by itself. */}
      <div className={styles.preview} inert>
        {isPainted && note.excerpt ? (
          <Suspense fallback={plain}>
            <RenderedNote id={note.id} text={note.excerpt} />
          </Suspense>
        ) : (
          plain
        )}
      </div>
      <time dateTime={new Date(note.updatedAt).toISOString()}>{format.when(note.updatedAt, now())}</time>
    </li>
  );
}
