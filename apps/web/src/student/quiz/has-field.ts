import type { StudyQuestion } from "@jotter/study-tools/study-question";

/** Whether it is answered by typing. */
export function hasField({ type }: Pick<StudyQuestion, "type">): boolean {
  return type === "numeric" || type === "short" || type === "cloze";
}
