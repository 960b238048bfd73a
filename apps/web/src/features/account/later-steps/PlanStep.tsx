import { plans, storedPlan } from "@jotter/domain/plan";
import { useId } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { chosenIcon } from "../../../ui/icons/forms.ts";
import { Radio } from "../../../ui/kit/Checkbox.tsx";
import { useFormat, useTexts } from "../../../ui/language.tsx";
import type { SignUp } from "../use-sign-up.ts";
import styles from "./later-steps.module.css";
import { StepForm } from "./StepForm.tsx";

/** [SUP-7] */
export function PlanStep({ form: { draft, change, goTo } }: { readonly form: SignUp }) {
  const t = useTexts();
  const format = useFormat();
  const id = useId();

  function skip() {
    change({ plan: null });
    goTo(6);
  }

  const skipping = (
    <Button look="quiet" onClick={skip}>
      {t("signUp.skipPlan")}
    </Button>
  );
  return (
    <StepForm onBack={() => goTo(4)} onNext={() => goTo(6)} aside={skipping}>
      <fieldset className={styles.plans}>
        <legend className="visually-hidden">{t("signUp.steps.plan")}</legend>
        <label className={`${styles.plan} ${styles.noPlan}`}>
          <Radio name="plan" value="" checked={draft.plan === null} onChange={() => change({ plan: null })} />
          <span className={styles.planName}>{t("signUp.noPlan")}</span>
        </label>
        {plans.map((plan) => (
          <label key={plan.id} className={styles.plan}>
            <Radio
              name="plan"
              value={plan.id}
              checked={draft.plan === storedPlan(plan)}
              aria-labelledby={`${id}-${plan.id}-name ${id}-${plan.id}-price`}
              aria-describedby={`${id}-${plan.id}-features`}
              onChange={() => change({ plan: storedPlan(plan) })}
            />
            <span id={`${id}-${plan.id}-name`} className={styles.planName}>
              {t(`signUp.plans.${plan.id}`)}
            </span>
            <span id={`${id}-${plan.id}-price`} className={styles.price}>
              {t("signUp.perMonth", { price: format.dollars(plan.usd) })}
            </span>
            <span id={`${id}-${plan.id}-features`} className={styles.features}>
              {plan.features.map((feature) => (
                <span key={feature}>
                  <Icon shape={chosenIcon} size={14} />
                  {t(`signUp.features.${feature}`)}
                </span>
              ))}
            </span>
          </label>
        ))}
      </fieldset>
    </StepForm>
  );
}
