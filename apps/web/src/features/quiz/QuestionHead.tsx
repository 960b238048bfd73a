import { type ReactNode, useEffect, useRef } from "react";
import styles from "../../student/quiz/quiz.module.css";
import { useTexts } from "../../ui/language.tsx";

type QuestionHeadProps = {
  readonly number: string;
  readonly of: string;
  /** How it is to be answered, and where it is from. */
  readonly facts: readonly string[];
  /** Where nothing else on the screen takes the focus, its words do: they are read out. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
};

export function QuestionHead({ number, of, facts, takesFocus, children }: QuestionHeadProps) {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <>
      <p className={styles.place}>
        <strong>{number}</strong>
        <span>{[t("quiz.of", { of }), ...facts.filter((one) => one !== "")].join(", ")}</span>
      </p>
      <h1 ref={heading} tabIndex={-1} className={styles.prompt}>
        {children}
      </h1>
    </>
  );
}
