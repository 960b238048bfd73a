import { explainYourself } from "../explain-yourself.ts";
import type { StudyQuestion } from "../study-question.ts";
import { saidOf, whatIsMeant } from "./asked-as.ts";

/**
 * A phrase by itself asks nothing: of a name it is asked what the text says, of what is said, what is meant. The gate
 * has looked at the phrase, whose words are those of the text. [QUZ-1]
 */
export function askedClearly(question: StudyQuestion, isName: (prompt: string) => boolean): StudyQuestion {
  const { type, prompt, language } = question;
  const isPhrase = (type === "short" || type === "choice") && !/_____|[?？]|[.!。！]$/u.test(prompt);
  if (!isPhrase || prompt.startsWith(explainYourself[language]("").trimEnd())) return question;
  return { ...question, prompt: (isName(prompt) ? saidOf : whatIsMeant)[language](prompt) };
}
