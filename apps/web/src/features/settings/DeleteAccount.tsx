import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSession } from "../../student/session/session-context.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { trashIcon } from "../../ui/icons/app.ts";
import { useTexts } from "../../ui/language.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { Problem } from "../../ui/Problem.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { Section } from "./Section.tsx";
import styles from "./settings.module.css";
import { deletionProblem } from "./settings-checks.ts";
import { problemText } from "./use-settings.ts";

/** The end of an account: explained, then typed out, then done at once. [SET-2] */
export function DeleteAccount() {
  const t = useTexts();
  const { account, credentials } = useStudent();
  const { deleteAccount } = useSession();
  /** Known once the student asked for the form: whether there is a password to ask for. */
  const [hasPassword, setHasPassword] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const isOpen = hasPassword !== null;

  useEffect(() => {
    if (isOpen) emailField.current?.focus();
  }, [isOpen]);

  async function open() {
    setBusy(true);
    const answer = await credentials.waysIn().catch(() => null);
    setBusy(false);
    if (answer?.ok) setHasPassword(answer.value.password);
    setProblem(answer?.ok ? null : answer ? problemText(answer.problem, t) : t("account.unexpected"));
  }

  function close() {
    setHasPassword(null);
    setProblem(null);
  }

  async function deleteForever(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const password = hasPassword ? String(form.get("password")) : undefined;
    const wrong = deletionProblem({ typed: String(form.get("ownEmail")), password }, account.email);
    if (wrong) return setProblem(t(`settings.${wrong}`));
    setBusy(true);
    setProblem(null);
    try {
      // On success there is no student any more, and no settings page.
      const refused = await deleteAccount(password);
      if (refused) setProblem(problemText(refused, t));
    } catch {
      setProblem(t("account.unexpected"));
    }
    setBusy(false);
  }

  return (
    <Section id="delete-account" title={t("settings.deleteAccount")} text={t("settings.deleteText")}>
      {problem && <Problem text={problem} />}
      {isOpen ? (
        <form className={styles.form} onSubmit={deleteForever} noValidate>
          <TextField
            ref={emailField}
            label={t("settings.deleteEmail", { email: account.email })}
            name="ownEmail"
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          {hasPassword && (
            <PasswordField label={t("settings.deletePassword")} name="password" autoComplete="current-password" />
          )}
          <div className={styles.actions}>
            <Button type="submit" look="danger" disabled={busy}>
              <Icon shape={trashIcon} />
              {busy ? t("settings.deleting") : t("settings.deleteForever")}
            </Button>
            <Button onClick={close} disabled={busy}>
              {t("action.cancel")}
            </Button>
          </div>
        </form>
      ) : (
        <Button look="danger" onClick={open} disabled={busy}>
          <Icon shape={trashIcon} />
          {t("settings.deleteAccount")}
        </Button>
      )}
    </Section>
  );
}
