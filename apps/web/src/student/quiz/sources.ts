import type { Quiz } from "@jotter/domain/quiz";
import type { StudyQuestion } from "@jotter/study-tools/study-question";
import { nameOf } from "../study/taken.ts";

/** The source a question stands on, as its quiz remembers it. */
export function sourceOf({ sources }: Quiz, { citations }: StudyQuestion) {
  const id = citations[0]?.sourceId;
  return sources.find((one) => nameOf(one) === id) ?? null;
}

export function titleOf(quiz: Quiz, question: StudyQuestion): string {
  return sourceOf(quiz, question)?.title ?? "";
}
