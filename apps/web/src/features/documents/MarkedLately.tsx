import { shownDocumentTitle } from "../../student/documents/document-title.ts";
import type { DocumentRow } from "../../student/documents/use-documents.ts";
import { usePageNames } from "../../student/documents/use-page-names.ts";
import { placeHref } from "../../student/marks/mark-link.ts";
import { Pressable } from "../../ui/Button.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { useOneAtATime } from "../../ui/once.ts";
import { PlainLink } from "../../ui/PlainLink.tsx";
import styles from "./read-on.module.css";
import type { MarkRow } from "./use-marks.ts";
import { useNoteOfMarks } from "./use-note-of-marks.ts";

const mostShown = 2;

type MarkedLatelyProps = { readonly marks: readonly MarkRow[]; readonly documents: readonly DocumentRow[] };

/** What was marked this week, in all documents, and one note of it. */
export function MarkedLately({ marks, documents }: MarkedLatelyProps) {
  const { t, format } = useLanguage();
  const makeNote = useOneAtATime(useNoteOfMarks());
  const titles = new Map(documents.map(({ id, data }) => [id, shownDocumentTitle(data.title, t)]));
  const shown = marks.slice(0, mostShown);
  const marked = documents.filter(({ id }) => shown.some(({ data }) => data.documentId === id));
  const namesOf = usePageNames(marked.map(({ id, data }) => ({ id, kind: data.kind })));
  const count = marks.length;
  return (
    <div className={styles.marks}>
      <p className={styles.label}>{t("documents.markedThisWeek")}</p>
      <ul>
        {shown.map(({ id, data }) => (
          <li key={id} className={styles.mark} data-marker={data.colour}>
            <PlainLink href={placeHref(data.documentId, { page: data.page, mark: id })}>
              {data.quote ? <q>{data.quote}</q> : t("library.area")}
            </PlainLink>
            <p>
              {t("documents.markPlace", {
                title: titles.get(data.documentId) ?? "",
                page: namesOf?.(data.documentId).short(data.page) ?? "",
              })}
            </p>
          </li>
        ))}
      </ul>
      <Pressable className={styles.noteFrom ?? ""} onClick={() => void makeNote(marks, documents)}>
        {t("library.noteFrom", { count, formatted: format.number(count) })}
      </Pressable>
    </div>
  );
}
