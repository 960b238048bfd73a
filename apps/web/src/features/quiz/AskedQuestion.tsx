import type { TakenQuestion } from "@jotter/study-tools/quiz/stored";
import type { NotYet } from "@jotter/textbook/not-yet";
import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { answerIn, type Given } from "../../student/quiz/given.ts";
import { hasField } from "../../student/quiz/has-field.ts";
import { isOwnKey } from "../../student/quiz/keys.ts";
import { NumberAnswer } from "../../student/quiz/NumberAnswer.tsx";
import { notYetOf } from "../../student/quiz/not-yet-of.ts";
import { OptionKeys } from "../../student/quiz/OptionKeys.tsx";
import { OrderAnswer } from "../../student/quiz/OrderAnswer.tsx";
import { Prompt } from "../../student/quiz/Prompt.tsx";
import styles from "../../student/quiz/quiz.module.css";
import { WordsAnswer } from "../../student/quiz/WordsAnswer.tsx";
import { Button } from "../../ui/Button.tsx";
import { Checkbox } from "../../ui/kit/Checkbox.tsx";
import { useTexts } from "../../ui/language.tsx";
import { registerShortcuts } from "../../ui/shortcuts.ts";
import { type AnswerDraft, type AskedPlace, firstDraft, keepAnswer, keptAnswer } from "./answer-draft.ts";
import { MainButton, QuietButton } from "./FootButtons.tsx";
import { QuestionHead } from "./QuestionHead.tsx";

type AskedQuestionProps = {
  readonly taken: TakenQuestion;
  readonly askedPlace: AskedPlace;
  readonly number: string;
  readonly of: string;
  readonly sourceTitle: string;
  readonly check: "quiz.check" | "quiz.next" | "quiz.handIn";
  /** One can go on without an answer. */
  readonly mayBeEmpty: boolean;
  readonly onBack: (() => void) | null;
  readonly onSkip: (() => void) | null;
  /** Null where nothing was given. */
  readonly onAnswer: (given: Given | null, isGuess: boolean) => Promise<void>;
};

const guessKey = "g";

/** A question before it is answered: its words, what can be pressed or typed, and one button. */
export function AskedQuestion(props: AskedQuestionProps) {
  const { taken, askedPlace, number, of, sourceTitle, check, mayBeEmpty, onBack, onSkip, onAnswer } = props;
  const t = useTexts();
  const { question } = taken;
  const [first] = useState(() => firstDraft(taken));
  const [begun] = useState(() => keptAnswer(askedPlace, first) ?? first);
  const [given, setGiven] = useState<Given>(begun.given);
  const [isGuess, setIsGuess] = useState(begun.isGuess);
  const [isBusy, setIsBusy] = useState(false);
  /** Why it is no answer yet: it is neither marked nor kept. */
  const [notYet, setNotYet] = useState<NotYet | null>(null);
  const mayGoOn = !isBusy && (mayBeEmpty || answerIn(taken, given) !== null);

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (!mayGoOn) return;
    setIsBusy(true);
    const answer = answerIn(taken, given);
    const fault = answer === null ? null : await notYetOf(question, answer);
    // Where one can go on without an answer, who presses again does.
    if (fault === null || (mayBeEmpty && notYet !== null)) await onAnswer(fault === null ? answer : null, isGuess);
    setNotYet(fault);
    setIsBusy(false);
  }
  const give = (next: Given) => {
    setNotYet(null);
    setGiven(next);
  };
  const keep = useEffectEvent((draft: AnswerDraft) => keepAnswer(askedPlace, first, draft));
  useEffect(() => keep({ given, isGuess }), [given, isGuess]);
  const submitNow = useEffectEvent(() => void submit());

  useLayoutEffect(
    () => registerShortcuts([{ keys: guessKey, label: t("quiz.guess"), run: () => setIsGuess((last) => !last) }]),
    [t],
  );
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === "Enter" && !event.defaultPrevented && !isOwnKey(event)) submitNow();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);

  const from = sourceTitle === "" ? "" : t("quiz.fromText", { title: sourceTitle });
  const part = { question, given, onGive: give };
  return (
    <form className={styles.question} onSubmit={(event) => void submit(event)}>
      <QuestionHead
        number={number}
        of={of}
        facts={[t(`quiz.kind.${question.type}`), from]}
        takesFocus={!hasField(question)}
      >
        <Prompt text={question.prompt} />
      </QuestionHead>
      {question.type === "ordering" ? (
        <OrderAnswer {...part} />
      ) : question.type === "numeric" ? (
        <NumberAnswer {...part} />
      ) : hasField(question) ? (
        <WordsAnswer {...part} onSubmit={() => void submit()} />
      ) : (
        <OptionKeys {...part} onSubmit={() => void submit()} />
      )}
      <p role="status" className={styles.notYet}>
        {notYet !== null && t(`quiz.notYet.${notYet}`)}
      </p>
      <div className={styles.foot}>
        <Checkbox checked={isGuess} onChange={(event) => setIsGuess(event.currentTarget.checked)}>
          <span className={styles.guess}>
            {t("quiz.guess")}
            <kbd className={styles.key}>{guessKey.toUpperCase()}</kbd>
          </span>
        </Checkbox>
        <div className={styles.ways}>
          {onBack && (
            <Button look="outline" onClick={onBack}>
              {t("quiz.back")}
            </Button>
          )}
          {onSkip && <QuietButton onClick={onSkip}>{t("quiz.skip")}</QuietButton>}
          <MainButton isOff={!mayGoOn} label={t(check)} />
        </div>
      </div>
    </form>
  );
}
