import { newNote, note, storedNoteTitle } from "@jotter/domain/note";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { PageNames } from "../../student/documents/page-names.ts";
import { marksAsMarkdown } from "../../student/marks/marks-out.ts";
import { picturesOfAreas } from "../../student/marks/pictures-of-areas.ts";
import type { StoredMark } from "../../student/marks/use-marks.ts";
import { latestNotes, type NoteRow } from "../../student/notes/note-lists.ts";
import { shownNoteTitle } from "../../student/notes/note-title.ts";
import { useAddImages } from "../../student/pictures/use-add-images.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { notesIcon, plusIcon } from "../../ui/icons/app.ts";
import { noteFromIcon } from "../../ui/icons/reader.ts";
import { Menu } from "../../ui/kit/Menu.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { markWords } from "./mark-words.ts";
import { noteMadeOf } from "./note-made-of.ts";
import type { Source } from "./use-source.ts";

type NoteFromMarksProps = {
  readonly id: string;
  readonly title: string;
  readonly classId: string | null;
  readonly marks: readonly StoredMark[];
  /** What the pages are drawn from: an area of them is put into a note as a picture. */
  readonly source: Source;
  readonly names: PageNames;
};

/** All marks become a note. Where one was made of them before, it is opened again, or another is made. */
export function NoteFromMarks({ id, title, classId, marks, source, names }: NoteFromMarksProps) {
  const { t, format } = useLanguage();
  const { replica, now } = useStudent();
  const navigate = useNavigate();
  const { addImages } = useAddImages();
  const [before, setBefore] = useState<{ readonly made: NoteRow; readonly at: HTMLElement } | null>(null);
  const open = (noteId: string) => navigate({ to: "/editor/$id", params: { id: noteId } });

  async function make() {
    const words = { ...markWords(t, names), pictures: await picturesOfAreas({ source, marks, names, addImages }) };
    const made = await replica.create(note, {
      ...newNote(now()),
      title: storedNoteTitle(t("reader.noteTitle", { title })),
      body: marksAsMarkdown({ id, title }, marks, words),
      classId,
      marksOf: id,
    });
    await open(made);
  }

  async function press(at: HTMLElement) {
    const made = noteMadeOf(await latestNotes(replica), id);
    if (made) setBefore({ made, at });
    else await make();
  }

  return (
    <>
      <Button look="primary" onClick={({ currentTarget }) => void press(currentTarget)}>
        <Icon shape={noteFromIcon} size={18} />
        {t("reader.noteFrom", { count: marks.length, formatted: format.number(marks.length) })}
      </Button>
      {before && (
        <Menu
          anchor={before.at}
          label={t("reader.marks")}
          items={[
            {
              key: "open",
              icon: <Icon shape={notesIcon} />,
              label: t("reader.openMade", { title: shownNoteTitle(before.made.data.title, t) }),
              run: () => void open(before.made.id),
            },
            { key: "new", icon: <Icon shape={plusIcon} />, label: t("reader.newNote"), run: () => void make() },
          ]}
          onClose={() => setBefore(null)}
        />
      )}
    </>
  );
}
