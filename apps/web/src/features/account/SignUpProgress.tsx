import { signUpSteps } from "../../student/session/sign-up-draft.ts";
import { useTexts } from "../../ui/language.tsx";
import styles from "./sign-up.module.css";

const ticksOfStep = 8;
const ticks = Array.from({ length: signUpSteps.length * ticksOfStep + 1 }, (_, index) => index);

/** A ruler of six parts, with the needle at the end of the one that is being filled in. [SUP-2] */
export function SignUpProgress({ step }: { readonly step: number }) {
  const t = useTexts();
  const position = t("signUp.step", { step, count: signUpSteps.length });
  const name = t(`signUp.steps.${signUpSteps[step - 1] ?? "account"}`);
  return (
    <div className={styles.progress}>
      <p className={styles.position} aria-hidden="true">
        {position}
        <span>{name}</span>
      </p>
      <div
        role="progressbar"
        aria-label={t("signUp.progress")}
        aria-valuemin={1}
        aria-valuemax={signUpSteps.length}
        aria-valuenow={step}
        aria-valuetext={`${position}: ${name}`}
      >
        <div className={styles.ruler} aria-hidden="true">
          {ticks.map((tick) => (
            <i key={tick} data-reached={tick <= step * ticksOfStep} data-needle={tick === step * ticksOfStep} />
          ))}
        </div>
      </div>
      <ol className={styles.stepNames} aria-hidden="true">
        {signUpSteps.map((id, index) => (
          <li key={id} data-state={index + 1 === step ? "here" : index + 1 < step ? "done" : "ahead"}>
            {t(`signUp.steps.${id}`)}
          </li>
        ))}
      </ol>
    </div>
  );
}
