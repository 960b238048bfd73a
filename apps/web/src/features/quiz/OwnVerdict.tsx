import type { QuizAnswer } from "@jotter/domain/quiz";
import { useEffectEvent, useLayoutEffect } from "react";
import styles from "../../student/quiz/quiz.module.css";
import { modelProblemText } from "../../student/settings/model-problem.ts";
import { Button } from "../../ui/Button.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { registerShortcuts } from "../../ui/shortcuts.ts";
import type { Judging } from "./use-judging.ts";
import type { QuizActs } from "./use-quiz.ts";

type OwnVerdictProps = {
  readonly answer: QuizAnswer;
  readonly judging: Judging;
  readonly onOverrule: QuizActs["overrule"];
  /** The only one on its screen, so keys can press it. */
  readonly hasKeys?: boolean;
};

const [rightKey, wrongKey] = ["1", "2"] as const;

/** Other words than the expected ones: the student compares and decides, whether a model is reading or not. [QUZ-2] */
export function OwnVerdict({ answer, judging, onOverrule, hasKeys = false }: OwnVerdictProps) {
  const { t, language } = useLanguage();
  const decide = useEffectEvent((isRight: boolean) => void onOverrule(answer, isRight));
  useLayoutEffect(() => {
    if (!hasKeys) return;
    return registerShortcuts([
      { keys: rightKey, label: t("quiz.overrule"), run: () => decide(true) },
      { keys: wrongKey, label: t("quiz.overruleWrong"), run: () => decide(false) },
    ]);
  }, [hasKeys, t]);
  const problem =
    judging.unfounded?.place === answer.question
      ? t("quiz.judge.unfounded", { model: judging.unfounded.model })
      : judging.problem && modelProblemText(judging.problem, t, language);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would frame what is a line and two buttons.
    <div role="group" aria-label={t("quiz.judge.ask")} className={styles.ownVerdict}>
      <p role="status">
        {judging.reading?.place === answer.question
          ? t("quiz.judge.reading", { model: judging.reading.model })
          : problem
            ? `${problem} ${t("quiz.judge.ask")}`
            : t("quiz.judge.ask")}
      </p>
      <div className={styles.verdicts}>
        <Button look="outline" onClick={() => void onOverrule(answer, true)}>
          {t("quiz.overrule")}
          {hasKeys && <kbd className={styles.key}>{rightKey}</kbd>}
        </Button>
        <Button look="outline" onClick={() => void onOverrule(answer, false)}>
          {t("quiz.overruleWrong")}
          {hasKeys && <kbd className={styles.key}>{wrongKey}</kbd>}
        </Button>
      </div>
    </div>
  );
}
