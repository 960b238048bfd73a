import type { TakenSource } from "@jotter/domain/study-result";
import type { StudyQuestion } from "@jotter/study-tools/study-question";
import type { PassageSource } from "../../student/selection/use-study-passage.ts";

type Asked = Pick<StudyQuestion, "type" | "prompt" | "answer" | "citations">;

/** What the explainer is asked of a question that was missed. A sentence that may be untrue is asked of by what is true. */
export function explainedWords({ type, prompt, answer, citations }: Asked): string {
  if (type === "cloze") return prompt.replace(/_{3,}/, answer);
  return type === "true-false" ? (citations[0]?.quote ?? prompt) : prompt;
}

/** Where its passage stands; null where that is known no more. */
export function passageSource(source: TakenSource | null): PassageSource | null {
  if (source?.kind === "note") return { noteId: source.id };
  if (source?.kind === "document") return { documentId: source.id, pages: source.pages };
  return source?.text ? { text: source.text } : null;
}

/** What a tutor can go through line by line: a number to be found, or a formula that something is done with. */
export function isToWorkOut({ type, prompt }: Pick<StudyQuestion, "type" | "prompt">): boolean {
  return type === "numeric" || (type !== "cloze" && /\$[^$]*[=<>+^\\][^$]*\$/.test(prompt));
}
