import { cutTo, nameMaximum, tidyName } from "@jotter/domain/sign-up";
import { useSearch } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useSession } from "../../student/session/session-context.ts";
import { firstStepOfAccount } from "../../student/session/sign-up-draft.ts";
import { Button } from "../../ui/Button.tsx";
import { useTexts } from "../../ui/language.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { EmailField, NewPasswordField } from "./AccountFields.tsx";
import { newcomerProblem, signUpMessage } from "./account-checks.ts";
import { GoogleButton, OrRule } from "./GoogleButton.tsx";
import { LockedFacts } from "./LockedFacts.tsx";
import { NextButton, StepActions, StepProblem } from "./StepActions.tsx";
import styles from "./sign-up.module.css";
import type { SignUp } from "./use-sign-up.ts";

/** Next creates the account, signs in and writes the profile; only then it goes on. [SUP-3] [SUP-4] */
export function AccountStep({ form: { draft, owner, change, goTo } }: { readonly form: SignUp }) {
  const t = useTexts();
  const { signUp } = useSession();
  const { to } = useSearch({ strict: false });
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [password, setPassword] = useState("");
  const { name, email } = draft;

  async function createAccount(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const newcomer = { name: tidyName(name), email: email.trim(), password };
    const wrong = newcomerProblem(newcomer);
    if (wrong) {
      setProblem(t(`account.${wrong}`));
      return fieldToMend(event.currentTarget)?.focus();
    }
    setBusy(true);
    setProblem(null);
    // They are on their way while the server is busy. Should they fail, the next step says so.
    import("./later-steps/LaterStep.tsx").catch(() => undefined);
    try {
      const answer = await signUp(newcomer);
      if (answer.ok) return goTo(firstStepOfAccount);
      const message = signUpMessage(answer.problem);
      setProblem("words" in message ? message.words : t(`account.${message.text}`));
    } catch {
      setProblem(t("account.unexpected"));
    }
    setBusy(false);
  }

  // While it is being created the form stays up: the step changes when everything is done.
  if (owner !== null && !busy) {
    return (
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          goTo(firstStepOfAccount);
        }}
      >
        <LockedFacts name={name} email={email} note={t("signUp.accountDone")} />
        <StepActions onBack={() => goTo(0)}>
          <NextButton />
        </StepActions>
      </form>
    );
  }
  return (
    <>
      <form className={styles.form} onSubmit={createAccount} noValidate>
        <TextField
          label={t("account.name")}
          name="name"
          autoComplete="name"
          value={name}
          maxLength={nameMaximum}
          onChange={(event) => change({ name: cutTo(event.currentTarget.value, nameMaximum) })}
          required
        />
        <EmailField value={email} onChange={(event) => change({ email: cutTo(event.currentTarget.value, 400) })} />
        <NewPasswordField label={t("account.password")} password={password} onPassword={setPassword} />
        {problem && <StepProblem label={t("account.signUpFailed")} text={problem} />}
        <StepActions onBack={() => goTo(0)}>
          <Button type="submit" look="primary" aria-disabled={busy} aria-busy={busy}>
            {busy ? t("account.signingUp") : t("signUp.next")}
          </Button>
        </StepActions>
      </form>
      <OrRule />
      <GoogleButton to={to} failedLabel={t("account.signUpFailed")} onTry={() => setProblem(null)} />
    </>
  );
}

/** The first field that is empty or not well formed: the caret goes there. */
function fieldToMend(form: HTMLFormElement): HTMLInputElement | undefined {
  const fields = [...form.querySelectorAll("input")];
  return (
    fields.find((field) => field.value.trim() === "") ?? fields.find((field) => !field.validity.valid) ?? fields.at(-1)
  );
}
