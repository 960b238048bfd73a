import { Link } from "@tanstack/react-router";
import type { ClassLabels } from "../../student/grades/use-class-labels.ts";
import { shownNoteTitle } from "../../student/notes/note-title.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { part, usePart } from "../../ui/part.ts";
import { ClassName } from "./ClassName.tsx";
import styles from "./control-room.module.css";
import { preview } from "./greeting.ts";
import type { NoteText, NoteTexts, RecentNote } from "./use-control-room.ts";

/** What typesets a note comes after the first screen. */
const rendering = part(() => import("./RenderedNote.tsx"));

type RecentNotesProps = {
  readonly notes: readonly RecentNote[];
  readonly classLabels: ClassLabels;
  readonly isArriving: boolean;
  /** Read a moment after the notes themselves. */
  readonly texts: NoteTexts;
  /** The first screen stands: there is time to typeset them. */
  readonly isPainted: boolean;
};

export function RecentNotes({ notes, texts, classLabels, isPainted, isArriving }: RecentNotesProps) {
  const t = useTexts();
  return (
    <section className={styles.recent} aria-labelledby="recent">
      <div className={styles.sectionHead}>
        <h2 id="recent">{t("dashboard.recent")}</h2>
        {notes.length > 0 && <Link to="/notes">{t("dashboard.allNotes")}</Link>}
      </div>
      {notes.length === 0 && isArriving ? (
        <div className={styles.waiting} />
      ) : notes.length === 0 ? (
        <EmptyState title={t("dashboard.emptyTitle")} text={t("dashboard.emptyText")}>
          <Link to="/editor" className={buttonClass("outline")}>
            {t("notes.createFirst")}
          </Link>
        </EmptyState>
      ) : (
        <ul className={styles.cards}>
          {notes.map((note) => (
            <NoteCard
              key={note.id}
              note={note}
              text={texts.get(note.id)}
              isPainted={isPainted}
              classLabels={classLabels}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type NoteCardProps = Pick<RecentNotesProps, "classLabels" | "isPainted"> & {
  readonly note: RecentNote;
  readonly text: NoteText | undefined;
};

function NoteCard({ note, text, isPainted, classLabels }: NoteCardProps) {
  const t = useTexts();
  const format = useFormat();
  const { now } = useStudent();
  const rendered = usePart(rendering, isPainted && Boolean(text?.excerpt));
  return (
    <li className={styles.note} data-marker={classLabels.get(note.classId ?? "")?.marker}>
      <ClassName classId={note.classId} classLabels={classLabels} />
      <h3>
        <PlainLink href={`/editor/${note.id}`}>{shownNoteTitle(note.title, t)}</PlainLink>
      </h3>
      {/* The whole card is one link: nothing in it can be clicked or reached by itself. */}
      <div className={styles.preview} inert>
        {text?.excerpt &&
          (rendered ? (
            <rendered.RenderedNote id={note.id} text={text.excerpt} />
          ) : (
            <p className={styles.plain}>{preview(text.excerpt)}</p>
          ))}
        {text?.excerpt === "" && <p>{t("dashboard.emptyNote")}</p>}
      </div>
      <time dateTime={new Date(note.updatedAt).toISOString()}>{isPainted && format.when(note.updatedAt, now())}</time>
    </li>
  );
}
