import type { FoundChapter } from "@jotter/textbook/find";
import { useEffect, useState } from "react";
import { useStudent } from "../../student/session/student-context.ts";
import { currentLanguage } from "../../ui/language.tsx";

const mostChapters = 5;

/** Chapters of the textbook that say what is typed; the book's table of contents is asked for with the first letter. [TXT-1] */
export function useChapters(typed: string): readonly FoundChapter[] {
  const { replica } = useStudent();
  const [found, setFound] = useState<{ readonly typed: string; readonly chapters: readonly FoundChapter[] }>();
  const isBlank = typed.trim() === "";
  useEffect(() => {
    if (isBlank) return;
    let isLatest = true;
    const look = async () => {
      const [{ bookSubjects }, { findChapters }] = await Promise.all([
        import("../../student/textbook/use-book.ts"),
        import("@jotter/textbook/find"),
      ]);
      const chapters = findChapters(await bookSubjects(replica, currentLanguage()), typed, mostChapters);
      if (isLatest) setFound({ typed, chapters });
    };
    // Without the book nothing of it is found.
    look().catch(() => undefined);
    return () => {
      isLatest = false;
    };
  }, [typed, isBlank, replica]);
  return isBlank ? [] : (found?.chapters ?? []);
}
