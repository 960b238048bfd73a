import type { QuizAnswer } from "@jotter/domain/quiz";
import { isOnlyUnitWrong, rightSpelling } from "@jotter/study-tools/quiz/marking";
import { unitText } from "@jotter/study-tools/quiz/unit-text";
import { withMinus } from "@jotter/study-tools/quiz/with-minus";
import type { StudyQuestion } from "@jotter/study-tools/study-question";
import type { ReactNode } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { InlineMarkdown } from "../../ui/InlineMarkdown.tsx";
import { chosenIcon } from "../../ui/icons/forms.ts";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { Mark } from "../../ui/Mark.tsx";
import { letters } from "./keys.ts";
import { truths } from "./OptionKeys.tsx";
import styles from "./quiz.module.css";
import { verdictOf } from "./verdict.ts";

type AnswerRowsProps = {
  readonly question: StudyQuestion;
  readonly answer: QuizAnswer;
  /** The right answer stands in the gap of the question already. */
  readonly isInGap: boolean;
};

/** What is right, and what was given where that is something else. */
export function AnswerRows({ question, answer, isInGap }: AnswerRowsProps) {
  const t = useTexts();
  const { type, options, answer: right } = question;
  if (type === "ordering") return <OrderRows question={question} answer={answer} />;
  if (type === "multiple") return <SeveralRows question={question} answer={answer} />;
  const given = String(answer.given);
  const words = (option: string) =>
    type === "true-false" ? (
      t(option === "true" ? "study.questions.true" : "study.questions.false")
    ) : (
      <InlineMarkdown text={type === "choice" ? option : withMinus(option)} />
    );
  const keyOf = (option: string) => letters[(type === "true-false" ? truths : options).indexOf(option)];
  const verdict = verdictOf(answer.share);
  const isSame = given === right;
  const spelling = rightSpelling(question, given);
  return (
    <ul className={styles.rows}>
      {!isInGap && (
        <Row letter={keyOf(right)} isRight label={t(isSame ? "quiz.yours" : "quiz.right")}>
          {right.length < longAnswer ? (
            <Mark>
              {words(right)}
              {question.unit && ` ${unitText(question.unit)}`}
            </Mark>
          ) : (
            <mark className={styles.toldMark}>{words(right)}</mark>
          )}
        </Row>
      )}
      {(!isSame || isInGap) && given !== "" && (
        <Row
          letter={keyOf(given)}
          isRight={verdict === "right"}
          label={verdict === "almost" ? `${t("quiz.yours")} · ${t("quiz.almost")}` : t("quiz.yours")}
        >
          {/* A stroke through a number hides its minus. */}
          {verdict !== "wrong" || type === "numeric" ? words(given) : <s className={styles.struck}>{words(given)}</s>}
          {spelling !== null && (spelling !== right || isInGap) && (
            <>
              {" → "}
              <strong>{words(spelling)}</strong>
            </>
          )}
        </Row>
      )}
      {isOnlyUnitWrong(question, given) && <li className={styles.note}>{t("quiz.otherUnit")}</li>}
    </ul>
  );
}

/** The stroke is for a few words; a whole answer is marked line by line. */
const longAnswer = 60;

function SeveralRows({ question, answer }: Omit<AnswerRowsProps, "isInGap">) {
  const t = useTexts();
  const { options, answers = [] } = question;
  const given = typeof answer.given === "string" ? [] : answer.given;
  return (
    <ul className={styles.rows}>
      {options.map((option, at) => {
        const [isRight, isGiven] = [answers.includes(option), given.includes(option)];
        if (!isRight && !isGiven) return null;
        const labels = [isRight ? t("quiz.right") : "", isGiven ? t("quiz.yours") : ""];
        return (
          <Row key={option} letter={letters[at]} isRight={isRight} label={labels.filter(Boolean).join(" · ")}>
            {isRight ? (
              <strong>
                <InlineMarkdown text={option} />
              </strong>
            ) : (
              <s className={styles.struck}>
                <InlineMarkdown text={option} />
              </s>
            )}
          </Row>
        );
      })}
    </ul>
  );
}

function OrderRows({ question, answer }: Omit<AnswerRowsProps, "isInGap">) {
  const t = useTexts();
  const format = useFormat();
  const given = typeof answer.given === "string" ? [] : answer.given;
  return (
    <ol className={styles.rows}>
      {(question.answers ?? []).map((item, at) => {
        const own = given.indexOf(item);
        return (
          <Row
            key={item}
            letter={format.number(at + 1)}
            isRight={own === at}
            label={own === at ? t("quiz.right") : own < 0 ? "" : t("quiz.yourPlace", { place: format.number(own + 1) })}
          >
            <InlineMarkdown text={item} />
          </Row>
        );
      })}
    </ol>
  );
}

type RowProps = {
  readonly letter: string | undefined;
  readonly isRight: boolean;
  readonly label: string;
  readonly children: ReactNode;
};

function Row({ letter, isRight, label, children }: RowProps) {
  return (
    <li className={styles.answerRow} data-right={isRight}>
      {letter !== undefined && (
        <span className={styles.letter} aria-hidden="true">
          {letter}
        </span>
      )}
      <span className={styles.answerWords}>{children}</span>
      <span className={styles.answerLabel}>
        {isRight && <Icon shape={chosenIcon} size={18} />}
        {label}
      </span>
    </li>
  );
}
