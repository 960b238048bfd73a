import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { useTexts } from "../../ui/language.tsx";
import { Problem } from "../../ui/Problem.tsx";
import styles from "./sign-up.module.css";

/** Back, and what goes on: at the thumb on a phone. */
export function StepActions({ onBack, children }: { readonly onBack: () => void; readonly children: ReactNode }) {
  const t = useTexts();
  return (
    <div className={styles.actions} data-under-thumb="actions">
      <Button look="outline" onClick={onBack}>
        {t("signUp.back")}
      </Button>
      {children}
    </div>
  );
}

export function NextButton({ disabled = false }: { readonly disabled?: boolean }) {
  const t = useTexts();
  return (
    <Button type="submit" look={disabled ? "quiet" : "primary"} disabled={disabled}>
      {t("signUp.next")}
    </Button>
  );
}

/** Above the actions, and not behind them where they stand over the form. */
export function StepProblem({ label, text }: { readonly label?: string; readonly text: string }) {
  return (
    <div ref={bringIntoView} className={styles.problem}>
      <Problem {...(label && { label })} text={text} />
    </div>
  );
}

function bringIntoView(problem: HTMLElement | null): void {
  problem?.scrollIntoView({ block: "nearest" });
}
