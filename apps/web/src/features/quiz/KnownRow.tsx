import { rightSpelling } from "@jotter/study-tools/quiz/marking";
import type { TakenQuestion } from "@jotter/study-tools/quiz/stored";
import { hasGap, Prompt } from "../../student/quiz/Prompt.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { InlineMarkdown } from "../../ui/InlineMarkdown.tsx";
import { chosenIcon, nextIcon } from "../../ui/icons/forms.ts";
import { useTexts } from "../../ui/language.tsx";
import { Judgement } from "./Judgement.tsx";
import { Overrule } from "./Overrule.tsx";
import styles from "./result.module.css";
import type { QuizActs } from "./use-quiz.ts";

type KnownRowProps = {
  readonly taken: TakenQuestion;
  readonly number: string;
  readonly onOverrule: QuizActs["overrule"];
};

/** One that was known, as a line. */
export function KnownRow({ taken, number, onOverrule }: KnownRowProps) {
  const t = useTexts();
  const { question, answer } = taken;
  const spelling = answer && rightSpelling(question, answer.given);
  const filled = hasGap(question.prompt) ? (
    <strong>
      <InlineMarkdown text={question.answer} />
    </strong>
  ) : undefined;
  return (
    <li className={styles.knownRow}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.knownWords}>
        <Prompt text={question.prompt} filled={filled} />
        {answer && spelling && (
          <p className={styles.change}>
            <InlineMarkdown text={String(answer.given)} />
            <Icon shape={nextIcon} size={16} />
            <strong>
              <InlineMarkdown text={spelling} />
            </strong>
          </p>
        )}
        {answer?.isGuess && <small>{t("quiz.result.guessed")}</small>}
        {answer && <Judgement answer={answer} />}
      </div>
      <Overrule taken={taken} onOverrule={onOverrule} />
      <Icon shape={chosenIcon} size={20} />
    </li>
  );
}
