import { chapterOfTopic } from "@jotter/textbook/for-exam";
import { useMemo } from "react";
import { type ReadState, readState } from "../../student/textbook/read-state.ts";
import { useBook, useReads } from "../../student/textbook/use-book.ts";

export type TopicChapter = {
  readonly id: string;
  readonly title: string;
  readonly state: ReadState;
};

/** Of each topic of a class the chapter on it, and how far it is read; null until the book is open. [DSH-4] [TXT-1] */
export function useTopicChapters(
  topics: readonly string[],
  course: string | null,
): ReadonlyMap<string, TopicChapter> | null {
  const book = useBook();
  const reads = useReads();
  const wanted = topics.join("\n");
  const subjects = book.state === "here" ? book.subjects : undefined;
  return useMemo(() => {
    if (!subjects || !reads) return null;
    const found = new Map<string, TopicChapter>();
    for (const topic of wanted.split("\n")) {
      const chapter = chapterOfTopic(subjects, topic, course);
      if (!chapter) continue;
      found.set(topic, { id: chapter.id, title: chapter.title, state: readState(reads.get(chapter.id)) });
    }
    return found;
  }, [subjects, reads, wanted, course]);
}
