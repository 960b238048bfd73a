import { saidOf, whatIsMeant } from "@jotter/study-tools/quiz/asked-as";
import type { StudyQuestion } from "@jotter/study-tools/study-question";

/** What is asked about, without the words a quiz asks it in: on a card a name or a phrase asks by itself. */
export function barePrompt({ prompt, language }: Pick<StudyQuestion, "prompt" | "language">): string {
  for (const asks of [saidOf[language], whatIsMeant[language]]) {
    const frame = asks("").trimEnd();
    if (prompt.startsWith(frame) && prompt.length > frame.length) return prompt.slice(frame.length).trim();
  }
  return prompt;
}
