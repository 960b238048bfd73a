import { useEffect, useState } from "react";
import { useStudent } from "../../student/session/student-context.ts";
import { currentLanguage } from "../../ui/language.tsx";

const mostChapters = 5;
const longestDetail = 120;

/** A chapter, and in plain words what it was found by. */
export type ChapterTarget = {
  readonly id: string;
  readonly title: string;
  readonly subject: string;
  readonly detail: string | undefined;
  /** Where that stands in it. */
  readonly part: "terms" | "rules" | undefined;
};

/** Chapters of the textbook that say what is typed; the book's table of contents is asked for with the first letter. [TXT-1] */
export function useChapters(typed: string): readonly ChapterTarget[] {
  const { replica } = useStudent();
  const [found, setFound] = useState<{ readonly typed: string; readonly chapters: readonly ChapterTarget[] }>();
  const isBlank = typed.trim() === "";
  useEffect(() => {
    if (isBlank) return;
    let isLatest = true;
    const look = async () => {
      const [{ bookSubjects }, { bookFinding }, { findChapters }, { readableFormula, withReadableFormulas }] =
        await Promise.all([
          import("../../student/textbook/use-book.ts"),
          import("../../student/textbook/book-files.ts"),
          import("@jotter/textbook/find"),
          import("@jotter/markdown/readable-formula"),
        ]);
      const [subjects, finding] = await Promise.all([
        bookSubjects(replica, currentLanguage()),
        bookFinding().catch(() => ({})),
      ]);
      if (!isLatest) return;
      const chapters = findChapters(subjects, typed, { most: mostChapters, finding }).map(
        ({ chapter, subject, term, called, formula }) => ({
          id: chapter.id,
          title: chapter.title,
          subject: subject.title,
          detail: term
            ? withReadableFormulas(term.meaning)
                .replace(/\*|\\(?=[$*_])/g, "")
                .slice(0, longestDetail)
            : formula
              ? readableFormula(formula).replace(/\s*([=≈≤≥→])\s*/g, " $1 ")
              : (called ?? undefined),
          part: term ? ("terms" as const) : formula ? ("rules" as const) : undefined,
        }),
      );
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
