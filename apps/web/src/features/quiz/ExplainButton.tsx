import type { Quiz } from "@jotter/domain/quiz";
import type { StudyQuestion } from "@jotter/study-tools/study-question";
import { sourceOf } from "../../student/quiz/sources.ts";
import { useStudyPassage } from "../../student/selection/use-study-passage.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useTexts } from "../../ui/language.tsx";
import { explainedWords, passageSource } from "./explain-question.ts";
import { QuietButton } from "./FootButtons.tsx";

type ExplainButtonProps = { readonly quiz: Quiz; readonly question: StudyQuestion; readonly number: string };

/** To the explainer, with a missed question and the text it stands in. [EXP-1] */
export function ExplainButton({ quiz, question, number }: ExplainButtonProps) {
  const t = useTexts();
  const { account } = useStudent();
  const study = useStudyPassage(account.id);
  const source = sourceOf(quiz, question);
  const from = passageSource(source);
  if (!source || !from) return null;
  return (
    <QuietButton onClick={() => study("explain", { words: explainedWords(question), title: source.title }, from)}>
      {t("quiz.result.explain", { number })}
    </QuietButton>
  );
}
