import { formulasOf } from "@jotter/markdown/maths";
import { quantitiesOf } from "@jotter/study-tools/quiz/quantity";
import { isAnAnswer } from "@jotter/study-tools/quiz/readable";
import type { StudyQuestion } from "@jotter/study-tools/study-question";
import { isSameLine } from "./same-line.ts";

/** What is no answer yet: no number, no formula, no words, or the question itself. */
export type NotYet = "number" | "maths" | "words" | "again";

/** Why what was typed is not to be marked; null where it is an answer, right or wrong. [TXT-1] */
export function notYet(question: StudyQuestion, given: string | readonly string[]): NotYet | null {
  const { type, answer, prompt, language } = question;
  if (typeof given !== "string" || type === "choice" || type === "true-false") return null;
  if (!isAnAnswer(question, given))
    return type !== "numeric" ? "words" : quantitiesOf(answer, language).length > 0 ? "number" : "maths";
  if (type !== "numeric" || isSameLine(answer, given, language)) return null;
  // A number by itself is an answer, also where the question names that number: "at $x = 4$".
  const isValue = !/[=≈<>≤≥]/.test(given.normalize("NFKC").replace(/^\s*[=≈]/, ""));
  const isAgain = ({ tex }: { readonly tex: string }) =>
    !(isValue && /=|\\approx/.test(tex)) && isSameLine(tex, given, language);
  return formulasOf(prompt).some(isAgain) ? "again" : null;
}
