import { newNote, note, storedNoteTitle } from "@jotter/domain/note";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { PageNames } from "../../student/documents/page-names.ts";
import { marksAsMarkdown } from "../../student/marks/marks-out.ts";
import type { StoredMark } from "../../student/marks/use-marks.ts";
import { useAddImages } from "../../student/pictures/use-add-images.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button, Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { noteFromIcon } from "../../ui/icons/reader.ts";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { areaPicture } from "./area-picture.ts";
import { GoToPage } from "./GoToPage.tsx";
import { markWords } from "./mark-words.ts";
import { PageRuler } from "./PageRuler.tsx";
import styles from "./reader.module.css";
import type { Source } from "./use-source.ts";

type ReaderFootProps = {
  readonly id: string;
  readonly title: string;
  readonly classId: string | null;
  readonly marks: readonly StoredMark[];
  /** What the pages are drawn from: an area of them is put into a note as a picture. */
  readonly source: Source;
  readonly page: number;
  readonly count: number;
  readonly names: PageNames;
  readonly isPhone: boolean;
  readonly onPage: (page: number) => void;
};

/** Where the student is in the document, and what becomes of the marks. */
export function ReaderFoot({
  id,
  title,
  classId,
  marks,
  source,
  page,
  count,
  names,
  isPhone,
  onPage,
}: ReaderFootProps) {
  const t = useTexts();
  const format = useFormat();
  const { replica, now } = useStudent();
  const navigate = useNavigate();
  const [isGoing, setIsGoing] = useState(false);
  const { addImages } = useAddImages();
  async function pictures(): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    for (const { id: mark, page: at, quote, areas } of marks) {
      const [area] = areas ?? [];
      const picture = quote === "" && area ? await areaPicture(source, at, area, names.short(at)) : null;
      const [written] = picture ? await addImages([picture]) : [];
      if (written) found.set(mark, written);
    }
    return found;
  }
  async function makeNote() {
    const words = { ...markWords(t, names), pictures: await pictures() };
    const made = await replica.create(note, {
      ...newNote(now()),
      title: storedNoteTitle(t("reader.noteTitle", { title })),
      body: marksAsMarkdown({ id, title }, marks, words),
      classId,
    });
    await navigate({ to: "/editor/$id", params: { id: made } });
  }
  if (count === 0) return null;
  return (
    <footer className={styles.foot} data-under-thumb="tray">
      {isPhone ? (
        <Pressable className={styles.whereButton ?? ""} aria-haspopup="dialog" onClick={() => setIsGoing(true)}>
          {names.among(page, count)}
          <span className="visually-hidden">{t("reader.goToPage")}</span>
        </Pressable>
      ) : (
        <p className={styles.where} role="status">
          {names.among(page, count)}
        </p>
      )}
      <PageRuler page={page} count={count} labelOf={names.of} marks={marks} onPage={onPage} />
      {marks.length > 0 && (
        <Button look="primary" onClick={() => void makeNote()}>
          <Icon shape={noteFromIcon} size={18} />
          {t("reader.noteFrom", { count: marks.length, formatted: format.number(marks.length) })}
        </Button>
      )}
      {isGoing && (
        <GoToPage page={page} count={count} names={names} onPage={onPage} onClose={() => setIsGoing(false)} />
      )}
    </footer>
  );
}
