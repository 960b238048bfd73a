import type { ContentsChapter } from "@jotter/textbook/contents";
import { chaptersFor } from "@jotter/textbook/for-exam";
import type { Exam } from "../cards/exam.ts";
import type { BookSubject } from "./use-book.ts";

export type ExamChapters = { readonly exam: Exam; readonly chapters: readonly ContentsChapter[] };

/** Of each exam the chapters its topics belong to; exams the book says nothing of are left out. [TXT-1] */
export function examChapters(
  exams: readonly Exam[],
  subjects: readonly BookSubject[],
  classNames: ReadonlyMap<string, string>,
): readonly ExamChapters[] {
  return exams.flatMap((exam) => {
    const course = exam.classId === null ? null : (classNames.get(exam.classId) ?? null);
    const topics = (exam.event.topics ?? []).map(({ name }) => name);
    const chapters = chaptersFor(subjects, { title: exam.title, topics, course });
    return chapters.length === 0 ? [] : [{ exam, chapters }];
  });
}

/** The exam a chapter is read for, if one is near: its topics name it, not only its class. */
export function examOfChapter(all: readonly ExamChapters[], id: string): Exam | null {
  return all.find(({ chapters }) => chapters.some((one) => one.id === id))?.exam ?? null;
}
