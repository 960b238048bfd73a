import { isKnown } from "@jotter/domain/quiz";
import { asksForWords } from "@jotter/study-tools/quiz/marking";
import type { TakenQuestion } from "@jotter/study-tools/quiz/stored";
import { useTexts } from "../../ui/language.tsx";
import { QuietButton } from "./FootButtons.tsx";
import type { QuizActs } from "./use-quiz.ts";

type OverruleProps = { readonly taken: TakenQuestion; readonly onOverrule: QuizActs["overrule"] };

/** The student has the last word: on what was not right, and on words also where they were taken for right. [QUZ-2] */
export function Overrule({ taken: { question, answer }, onOverrule }: OverruleProps) {
  const t = useTexts();
  if (!answer || answer.given.length === 0 || answer.share === null) return <span />;
  const isRight = isKnown(answer.share);
  if (isRight && !asksForWords(question)) return <span />;
  return (
    <QuietButton onClick={() => void onOverrule(answer, !isRight)}>
      {t(isRight ? "quiz.overruleWrong" : "quiz.overrule")}
    </QuietButton>
  );
}
