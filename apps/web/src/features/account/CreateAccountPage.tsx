import { passwordMinimum } from "@jotter/domain/sign-up";
import { Link, useSearch } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useSession } from "../../student/session-context.ts";
import { Button } from "../../ui/Button.tsx";
import { useTexts } from "../../ui/language.tsx";
import { MarkedText } from "../../ui/Mark.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { Problem } from "../../ui/Problem.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { newcomerProblem, signUpMessage } from "./account-checks.ts";
import { EntrancePage, entranceStyles as styles } from "./EntrancePage.tsx";

export function CreateAccountPage() {
  const t = useTexts();
  const { signUp } = useSession();
  const { to } = useSearch({ strict: false });
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [password, setPassword] = useState("");
  const missing = passwordMinimum - password.length;

  async function createAccount(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const newcomer = { name: String(form.get("name")).trim(), email: String(form.get("email")).trim(), password };
    const wrong = newcomerProblem(newcomer);
    if (wrong) return setProblem(t(`account.${wrong}`));
    setBusy(true);
    setProblem(null);
    try {
      const answer = await signUp(newcomer);
      if (!answer.ok) {
        const message = signUpMessage(answer.problem);
        setProblem("words" in message ? message.words : t(`account.${message.text}`));
      }
    } catch {
      setProblem(t("account.unexpected"));
    }
    setBusy(false);
  }

  const hint = missing > 0 ? t("account.passwordHint", { count: missing }) : t("account.passwordLongEnough");

  return (
    <EntrancePage title={t("account.signUp")} heading={<MarkedText text={t("account.signUpTitle")} />}>
      {problem && <Problem label={t("account.signUpFailed")} text={problem} />}
      <form className={styles.form} onSubmit={createAccount} noValidate>
        <TextField label={t("account.name")} name="name" autoComplete="name" maxLength={200} required />
        <TextField
          label={t("account.email")}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordField
          label={t("account.password")}
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          hint={password === "" ? "" : hint}
          required
        />
        <Button type="submit" look="primary" wide disabled={busy}>
          {busy ? t("account.signingUp") : t("account.signUp")}
        </Button>
      </form>
      <p className={styles.aside}>
        {t("account.haveAccount")}{" "}
        <Link to="/login" search={to ? { to } : {}}>
          {t("account.signInHere")}
        </Link>
      </p>
    </EntrancePage>
  );
}
