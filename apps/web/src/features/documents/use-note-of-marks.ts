import { mark } from "@jotter/domain/mark";
import { newNote, note, storedNoteTitle } from "@jotter/domain/note";
import { useNavigate } from "@tanstack/react-router";
import { openedForAreas } from "../../student/documents/area-source.ts";
import { pagesOf } from "../../student/documents/document-pages.ts";
import { shownDocumentTitle } from "../../student/documents/document-title.ts";
import { pageNames } from "../../student/documents/page-names.ts";
import type { DocumentRow } from "../../student/documents/use-documents.ts";
import { marksAsMarkdown } from "../../student/marks/marks-out.ts";
import { picturesOfAreas } from "../../student/marks/pictures-of-areas.ts";
import { inReadingOrder } from "../../student/marks/use-marks.ts";
import { useAddImages } from "../../student/pictures/use-add-images.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useLanguage } from "../../ui/language.tsx";
import type { MarkRow } from "./use-marks.ts";

const noSource = { source: { state: "text" } as const, close: () => undefined };

/** One note of marks in several documents: each with its quotes, and these with links back to their places. [DOC-3] */
export function useNoteOfMarks() {
  const { t, format } = useLanguage();
  const student = useStudent();
  const { replica, now } = student;
  const { addImages } = useAddImages();
  const navigate = useNavigate();
  return async (marks: readonly MarkRow[], documents: readonly DocumentRow[]) => {
    const ids = marks.map(({ id }) => id);
    const whole = (await replica.records(mark, ids)).map(({ id, data }) => ({ ...data, id }));
    const marked = documents.filter(({ id }) => whole.some(({ documentId }) => documentId === id));
    const parts: string[] = [];
    for (const row of marked) {
      const { id, data } = row;
      const { labels } = await pagesOf(replica, id);
      const own = inReadingOrder(whole.filter(({ documentId }) => documentId === id));
      const names = pageNames(data.kind, labels, t, format);
      const hasAreas = own.some(({ quote }) => quote === "");
      const { source, close } = hasAreas ? await openedForAreas(student, row) : noSource;
      const pictures = await picturesOfAreas({ source, marks: own, names, addImages }).finally(close);
      const words = { page: names.short, area: t("library.area"), pictures };
      parts.push(marksAsMarkdown({ id, title: shownDocumentTitle(data.title, t) }, own, words));
    }
    const classes = new Set(marked.map(({ data }) => data.classId));
    const made = await replica.create(note, {
      ...newNote(now()),
      title: storedNoteTitle(t("library.noteTitle", { date: format.day(now()) })),
      body: parts.join("\n"),
      classId: classes.size === 1 ? (marked[0]?.data.classId ?? null) : null,
    });
    await navigate({ to: "/editor/$id", params: { id: made } });
  };
}
