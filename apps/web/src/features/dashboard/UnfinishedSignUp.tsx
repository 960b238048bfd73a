import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { endDraft, isUnfinished, readDraft, signUpSteps } from "../../student/session/sign-up-draft.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { useTexts } from "../../ui/language.tsx";
import { cardClass } from "../../ui/Page.tsx";
import styles from "./control-room.module.css";

/** The way back into a sign-up that was left half-way. [SUP-10] */
export function UnfinishedSignUp() {
  const t = useTexts();
  const { account } = useStudent();
  const [draft, setDraft] = useState(() => readDraft(account.email));
  if (!isUnfinished(draft)) return null;

  function dismiss() {
    endDraft(account.email);
    setDraft(null);
  }

  const { step } = draft;
  const name = t(`signUp.steps.${signUpSteps[step - 1] ?? "review"}`);
  return (
    <section className={`${cardClass} ${styles.unfinished}`} aria-labelledby="unfinished">
      <div>
        <h2 id="unfinished">{t("signUp.unfinishedTitle")}</h2>
        <p>{t("signUp.unfinishedText", { step, count: signUpSteps.length, name })}</p>
      </div>
      <Link to="/createAccount" search={{ step }} className={buttonClass("outline")}>
        {t("signUp.unfinishedGo")}
      </Link>
      <Button onClick={dismiss}>{t("signUp.unfinishedDismiss")}</Button>
    </section>
  );
}
