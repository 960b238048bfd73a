import type { Quiz } from "@jotter/domain/quiz";
import type { MistakeState } from "@jotter/memory/mistakes";
import type { TakenQuestion } from "@jotter/study-tools/quiz/stored";
import { Prompt } from "../../student/quiz/Prompt.tsx";
import { verdictOf } from "../../student/quiz/verdict.ts";
import { Icon } from "../../ui/Icon.tsx";
import { InlineMarkdown } from "../../ui/InlineMarkdown.tsx";
import { nextIcon } from "../../ui/icons/forms.ts";
import { useTexts } from "../../ui/language.tsx";
import { answerText, givenText } from "./answer-text.ts";
import { ExplainButton } from "./ExplainButton.tsx";
import { isToWorkOut } from "./explain-question.ts";
import { QuietButton } from "./FootButtons.tsx";
import { Judgement } from "./Judgement.tsx";
import { Overrule } from "./Overrule.tsx";
import { OwnVerdict } from "./OwnVerdict.tsx";
import styles from "./result.module.css";
import { SourceQuote } from "./SourceQuote.tsx";
import { TutorLink } from "./TutorLink.tsx";
import type { Judging } from "./use-judging.ts";
import type { QuizActs } from "./use-quiz.ts";

/** Two long answers stand below each other. */
const longChange = 60;

type MistakeCardProps = {
  readonly taken: TakenQuestion;
  readonly number: string;
  /** What became of it since. */
  readonly state: MistakeState;
  readonly quiz: Quiz;
  readonly judging: Judging;
  readonly acts: Pick<QuizActs, "withdraw" | "overrule">;
};

/** One to learn: what was said, what is right, and where it stands. */
export function MistakeCard({ taken, number, state, quiz, judging, acts }: MistakeCardProps) {
  const t = useTexts();
  const { question, answer, place } = taken;
  const given = answer ? givenText(question, answer, t) : "";
  const verdict = answer ? verdictOf(answer.share) : null;
  const isOpen = verdict === "open" && given !== "";
  const isLong = (given + question.answer).length > longChange;
  const facts = [
    given === "" ? t("quiz.result.notAnswered") : "",
    isOpen ? t("quiz.result.notJudged") : "",
    verdict === "almost" ? t("quiz.almost") : "",
    answer?.isGuess ? t("quiz.result.guessed") : "",
    verdict !== "open" && state !== "open" ? t(`quiz.result.since.${state}`) : "",
  ].filter((one) => one !== "");
  return (
    <article className={styles.mistake} data-verdict={isOpen ? "open" : undefined}>
      <strong className={styles.number} aria-hidden="true">
        {number}
      </strong>
      <div className={styles.body}>
        <h2>
          <Prompt text={question.prompt} />
        </h2>
        <p className={styles.change} data-long={isLong}>
          {given !== "" && (
            <>
              <span className="visually-hidden">{t("quiz.yours")}: </span>
              {verdict === "open" ? (
                <InlineMarkdown text={given} />
              ) : (
                // In a row of boxes the stroke would be one through the middle of them all: it is of words.
                <span>
                  <s>
                    <InlineMarkdown text={given} />
                  </s>
                </span>
              )}
              {!isLong && <Icon shape={nextIcon} size={16} />}
            </>
          )}
          {given !== "" && <span className="visually-hidden">. {t("quiz.right")}: </span>}
          <strong>
            <InlineMarkdown text={answerText(question, t)} />
          </strong>
          {facts.length > 0 && <small>{facts.join(", ")}</small>}
        </p>
        {answer && verdict === "open" && <OwnVerdict answer={answer} judging={judging} onOverrule={acts.overrule} />}
        {answer && <Judgement answer={answer} />}
        <SourceQuote quiz={quiz} question={question} />
        <div className={styles.ways}>
          <ExplainButton quiz={quiz} question={question} number={number} />
          {isToWorkOut(question) && <TutorLink quiz={quiz} question={question} number={number} />}
          <Overrule taken={taken} onOverrule={acts.overrule} />
          <QuietButton onClick={() => void acts.withdraw(place, answer)}>{t("quiz.wrongQuestion")}</QuietButton>
        </div>
      </div>
    </article>
  );
}
