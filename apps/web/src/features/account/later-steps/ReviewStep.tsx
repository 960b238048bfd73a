import { markers } from "@jotter/domain/course";
import { plans, storedPlan } from "@jotter/domain/plan";
import { Link, useSearch } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, useState } from "react";
import { useSession } from "../../../student/session/session-context.ts";
import { Button } from "../../../ui/Button.tsx";
import { useFormat, useLanguage, useTexts } from "../../../ui/language.tsx";
import { type FinishProblem, finishSignUp } from "../finish-sign-up.ts";
import { NextButton, StepActions, StepProblem } from "../StepActions.tsx";
import stepStyles from "../sign-up.module.css";
import type { SignUp } from "../use-sign-up.ts";
import styles from "./later-steps.module.css";

/** Everything once more, and the button that saves it. [SUP-8] [SUP-9] */
export function ReviewStep({ form: { draft, owner, goTo, leave } }: { readonly form: SignUp }) {
  const t = useTexts();
  const format = useFormat();
  const { language } = useLanguage();
  const { openStudent } = useSession();
  const [problem, setProblem] = useState<FinishProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const plan = plans.find((each) => storedPlan(each) === draft.plan);

  async function openRecords() {
    const [student, { signUpRecords }] = await Promise.all([openStudent(), import("./sign-up-records.ts")]);
    // Somebody else may have signed in since: what this student entered is not theirs.
    if (!student || student.account.email !== owner) return null;
    return signUpRecords({ replica: student.replica, now: student.now, language });
  }

  async function finish(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const wrong = await finishSignUp(draft, { openRecords, wait });
    if (!wrong) return leave();
    setProblem(wrong);
    setBusy(false);
  }

  return (
    <form className={stepStyles.form} onSubmit={finish} noValidate>
      <dl className={styles.review}>
        <Entry label={t("account.name")} step={draft.isGoogle ? null : 1}>
          <bdi>{draft.name}</bdi>
        </Entry>
        <Entry label={t("account.email")} step={draft.isGoogle ? null : 1}>
          {draft.email}
        </Entry>
        {!draft.isGoogle && (
          <Entry label={t("account.password")} step={1}>
            {t("signUp.passwordHidden")}
          </Entry>
        )}
        <Entry label={t("signUp.grade")} step={2}>
          {draft.grade.trim() === "" ? <em>{t("signUp.notGiven")}</em> : <bdi>{draft.grade}</bdi>}
        </Entry>
        <Entry label={t("signUp.yourClasses")} step={3}>
          {draft.classes.length === 0 ? (
            <em>{t("signUp.noClasses")}</em>
          ) : (
            <ul className={styles.marked}>
              {draft.classes.map((name, index) => (
                <li key={name} data-marker={markers[index % markers.length]}>
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          )}
          <details className={styles.debug}>
            <summary>{t("signUp.debug")}</summary>
            <code>{`classes[${draft.classes.length}] = ${JSON.stringify(draft.classes)}`}</code>
          </details>
        </Entry>
        <Entry label={t("signUp.bio")} step={4}>
          {draft.bio.trim() === "" ? <em>{t("signUp.defaultBio")}</em> : <bdi className={styles.bio}>{draft.bio}</bdi>}
        </Entry>
        <Entry label={t("signUp.steps.plan")} step={5}>
          {plan ? (
            `${t(`signUp.plans.${plan.id}`)} · ${t("signUp.perMonth", { price: format.dollars(plan.usd) })}`
          ) : (
            <em>{t("signUp.none")}</em>
          )}
        </Entry>
      </dl>
      {problem && <StepProblem text={t(`signUp.${problem}`)} />}
      {problem === "authentication" && <Link to="/login">{t("account.signIn")}</Link>}
      <StepActions onBack={() => goTo(5)}>
        <NextButton disabled />
        <Button type="submit" look="primary" aria-disabled={busy} aria-busy={busy}>
          {busy ? t("signUp.finishing") : t(draft.isGoogle ? "signUp.finishGoogle" : "signUp.finish")}
        </Button>
      </StepActions>
    </form>
  );
}

type EntryProps = { readonly label: string; readonly step: number | null; readonly children: ReactNode };

function Entry({ label, step, children }: EntryProps) {
  const t = useTexts();
  const { to } = useSearch({ strict: false });
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {step !== null && (
        <dd className={styles.edit}>
          <Link to="/createAccount" search={{ ...(to && { to }), step }}>
            {t("signUp.edit")}
            <span className="visually-hidden"> {label}</span>
          </Link>
        </dd>
      )}
    </div>
  );
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
