import type { Quiz, QuizAnswer } from "@jotter/domain/quiz";
import type { TakenQuestion } from "@jotter/study-tools/quiz/stored";
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { AnswerRows } from "../../student/quiz/AnswerRows.tsx";
import { isOwnKey } from "../../student/quiz/keys.ts";
import { hasGap, Prompt } from "../../student/quiz/Prompt.tsx";
import styles from "../../student/quiz/quiz.module.css";
import { verdictOf } from "../../student/quiz/verdict.ts";
import { InlineMarkdown } from "../../ui/InlineMarkdown.tsx";
import { useTexts } from "../../ui/language.tsx";
import { Mark } from "../../ui/Mark.tsx";
import { Markdown } from "../../ui/Markdown.tsx";
import { MainButton, QuietButton } from "./FootButtons.tsx";
import { Judgement } from "./Judgement.tsx";
import { Overrule } from "./Overrule.tsx";
import { OwnVerdict } from "./OwnVerdict.tsx";
import { QuestionHead } from "./QuestionHead.tsx";
import { SourceQuote } from "./SourceQuote.tsx";
import type { Judging } from "./use-judging.ts";
import type { QuizActs } from "./use-quiz.ts";

type CheckedQuestionProps = {
  readonly taken: TakenQuestion;
  readonly number: string;
  readonly of: string;
  readonly quiz: Quiz;
  readonly answer: QuizAnswer;
  readonly judging: Judging;
  readonly isLast: boolean;
  readonly onNext: () => void;
  readonly onWithdraw: () => void;
  readonly onOverrule: QuizActs["overrule"];
};

/** After Check: the right answer with the stroke, the own one, why, and the line that proves it. [QUZ-2] */
export function CheckedQuestion(props: CheckedQuestionProps) {
  const { taken, number, of, quiz, answer, judging, isLast, onNext, onWithdraw, onOverrule } = props;
  const t = useTexts();
  const next = useRef<HTMLButtonElement>(null);
  const { question } = taken;
  const { prompt, explanation, citations } = question;
  const verdict = verdictOf(answer.share);
  const goOn = useEffectEvent(onNext);
  // Before it is seen: whoever presses Enter at once goes on.
  useLayoutEffect(() => {
    next.current?.focus({ preventScroll: true });
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || event.defaultPrevented || isOwnKey(event)) return;
      goOn();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  // The sentence it was made from says it already.
  const isTold = citations.some(({ quote }) => quote.trim() === explanation.trim());
  const filled = hasGap(prompt) ? (
    <Mark>
      <InlineMarkdown text={question.answer} />
    </Mark>
  ) : undefined;
  return (
    <div className={styles.question}>
      <QuestionHead number={number} of={of} facts={[]} takesFocus={false}>
        <Prompt text={prompt} filled={filled} />
      </QuestionHead>
      <AnswerRows question={question} answer={answer} isInGap={filled !== undefined} />
      {answer.share === null && <OwnVerdict answer={answer} judging={judging} onOverrule={onOverrule} hasKeys />}
      <Judgement answer={answer} />
      <div className={styles.fold}>
        {explanation !== "" && !isTold && <Markdown text={explanation} asksBeforeLeaving />}
        <SourceQuote quiz={quiz} question={question} />
      </div>
      <div className={styles.foot}>
        <div className={styles.said}>
          <p className={styles.verdict} data-verdict={verdict}>
            {t(`quiz.verdict.${verdict}`)}
          </p>
          <Overrule taken={taken} onOverrule={onOverrule} />
        </div>
        <div className={styles.ways}>
          <QuietButton onClick={onWithdraw}>{t("quiz.wrongQuestion")}</QuietButton>
          <MainButton ref={next} type="button" label={t(isLast ? "quiz.toResult" : "quiz.next")} onClick={onNext} />
        </div>
      </div>
    </div>
  );
}
