import { cutTo, gradeChoices, gradeMaximum } from "@jotter/domain/sign-up";
import { KeyCap } from "../../../ui/Button.tsx";
import { useTexts } from "../../../ui/language.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { LockedFacts } from "../LockedFacts.tsx";
import type { SignUp } from "../use-sign-up.ts";
import styles from "./later-steps.module.css";
import { StepForm } from "./StepForm.tsx";

/** Any words will do; five are suggested. [SUP-2] */
export function GradeStep({ form: { draft, change, goTo } }: { readonly form: SignUp }) {
  const t = useTexts();
  const suggestions = gradeChoices.map((grade) => t(`signUp.grades.${grade}`));
  return (
    <StepForm onBack={() => goTo(draft.isGoogle ? 0 : 1)} onNext={() => goTo(3)}>
      {draft.isGoogle && <LockedFacts name={draft.name} email={draft.email} note={t("signUp.fromGoogle")} />}
      <TextField
        label={t("signUp.grade")}
        name="grade"
        autoComplete="off"
        value={draft.grade}
        maxLength={gradeMaximum}
        onChange={(event) => change({ grade: cutTo(event.currentTarget.value, gradeMaximum) })}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a row of suggestions, not a set of fields. */}
      <div className={styles.keys} role="group" aria-label={t("signUp.gradeChoices")}>
        {suggestions.map((grade) => (
          <KeyCap key={grade} aria-pressed={draft.grade === grade} onClick={() => change({ grade })}>
            {grade}
          </KeyCap>
        ))}
      </div>
    </StepForm>
  );
}
