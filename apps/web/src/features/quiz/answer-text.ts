import type { QuizAnswer } from "@jotter/domain/quiz";
import { unitText } from "@jotter/study-tools/quiz/unit-text";
import type { StudyQuestion } from "@jotter/study-tools/study-question";
import type { Translate } from "../../ui/translate.ts";

/** The right answer in a line. */
export function answerText({ type, answer, answers = [answer], unit }: StudyQuestion, t: Translate): string {
  if (type === "true-false") return truth(answer, t);
  if (type === "ordering") return answers.join(" → ");
  if (type === "multiple") return answers.join(", ");
  return unit ? `${answer} ${unitText(unit)}` : answer;
}

/** What was given instead; empty where nothing was. */
export function givenText({ type }: StudyQuestion, { given }: QuizAnswer, t: Translate): string {
  if (typeof given !== "string") return given.join(type === "ordering" ? " → " : ", ");
  return type === "true-false" && given !== "" ? truth(given, t) : given;
}

function truth(answer: string, t: Translate): string {
  return t(answer === "true" ? "study.questions.true" : "study.questions.false");
}
