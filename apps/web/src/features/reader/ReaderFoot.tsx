import type { PageNames } from "../../student/documents/page-names.ts";
import type { StoredMark } from "../../student/marks/use-marks.ts";
import { Pressable } from "../../ui/Button.tsx";
import { useTexts } from "../../ui/language.tsx";
import { NoteFromMarks } from "./NoteFromMarks.tsx";
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
  readonly onPage: (page: number) => void;
  readonly onGoTo: () => void;
};

/** Where the student is in the document, and what becomes of the marks. */
export function ReaderFoot({ id, title, classId, marks, source, page, count, names, onPage, onGoTo }: ReaderFootProps) {
  const t = useTexts();
  if (count === 0) return null;
  return (
    <footer className={styles.foot} data-under-thumb="tray">
      <div role="status">
        <Pressable className={styles.whereButton ?? ""} aria-haspopup="dialog" onClick={onGoTo}>
          {names.among(page, count)}
          <span className="visually-hidden">{t("reader.goToPage")}</span>
        </Pressable>
      </div>
      <PageRuler page={page} count={count} labelOf={names.of} marks={marks} onPage={onPage} />
      {marks.length > 0 && (
        <NoteFromMarks id={id} title={title} classId={classId} marks={marks} source={source} names={names} />
      )}
    </footer>
  );
}
