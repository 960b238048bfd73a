import type { FormEvent, ReactNode } from "react";
import { NextButton, StepActions } from "../StepActions.tsx";
import styles from "../sign-up.module.css";

type StepFormProps = {
  readonly onBack: () => void;
  readonly onNext: () => void;
  /** Beside Next. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

export function StepForm({ onBack, onNext, aside, children }: StepFormProps) {
  function goOn(event: FormEvent) {
    event.preventDefault();
    onNext();
  }
  return (
    <form className={styles.form} onSubmit={goOn} noValidate>
      {children}
      <StepActions onBack={onBack}>
        {aside}
        <NextButton />
      </StepActions>
    </form>
  );
}
