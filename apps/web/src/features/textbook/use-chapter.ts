import type { Language } from "@jotter/domain/settings";
import type { ChapterFile } from "@jotter/textbook/chapter-file";
import type { ContentsChapter } from "@jotter/textbook/contents";
import { readWritten, type Written } from "@jotter/textbook/written";
import { useEffect, useState } from "react";
import { useStudent } from "../../student/session/student-context.ts";
import { type Book, type BookSubject, chapterText, useOnceOnline } from "../../student/textbook/use-book.ts";
import { bringTypesetterIfNear } from "../../ui/markdown/typesetter.ts";

export type OpenChapter = {
  readonly id: string;
  readonly subject: BookSubject;
  readonly entry: ContentsChapter;
  /** Where it stands in its subject, from 1. */
  readonly number: number;
  readonly language: Language;
  /** In another language than the student's, because theirs is not on this device. */
  readonly isStandIn: boolean;
  readonly file: ChapterFile;
  readonly written: Written;
  /** All of it in our markdown, for what reads it. */
  readonly text: string;
};

type Found = "awaited" | "absent" | "none" | OpenChapter;

/** A chapter to be read, in the student's language where it is written in it. */
export function useChapter(book: Book, id: string): Found {
  const { replica } = useStudent();
  const [found, setFound] = useState<{ readonly id: string; readonly of: Book; readonly found: Found }>();
  const [attempt, setAttempt] = useState(0);
  const isStandIn = typeof found?.found === "object" && found.found.isStandIn;
  useOnceOnline(isStandIn, () => setAttempt((last) => last + 1));
  const subjects = book.state === "awaited" ? null : book.subjects;
  const names = subjects
    ?.map((one) => `${one.id}:${one.house?.address ?? one.chapters.map((chapter) => chapter.language)}`)
    .join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the subjects are called tells them apart.
  useEffect(() => {
    if (subjects === null) return;
    let isLeft = false;
    const show = (one: Found) => isLeft || setFound({ id, of: book, found: one });
    const subject = subjects.find((one) => id.startsWith(`${one.id}/`));
    const at = subject?.chapters.findIndex((one) => one.id === id) ?? -1;
    const entry = subject?.chapters[at];
    if (!subject || !entry) {
      show(book.state === "absent" ? "absent" : "none");
      return;
    }
    chapterText(replica, subjects, id).then(
      async (text) => {
        if (!text) return show("none");
        await bringTypesetterIfNear(text.text);
        const isStandIn = subject.isStandIn === true || text.language !== entry.language;
        show({ ...text, id, subject, entry, number: at + 1, isStandIn, written: readWritten(text.text) });
      },
      () => show("absent"),
    );
    return () => {
      isLeft = true;
    };
  }, [names, id, replica, book.state, attempt]);
  return found?.id === id ? found.found : "awaited";
}
