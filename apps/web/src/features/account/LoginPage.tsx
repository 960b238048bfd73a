import { Link, useSearch } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useSession } from "../../student/session-context.ts";
import { Button } from "../../ui/Button.tsx";
import { useTexts } from "../../ui/language.tsx";
import { MarkedText } from "../../ui/Mark.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { Notice, Problem } from "../../ui/Problem.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { type AccountMessage, signInMessage } from "./account-checks.ts";
import { EntrancePage, entranceStyles as styles } from "./EntrancePage.tsx";

export function LoginPage() {
  const t = useTexts();
  const { signIn, locked, user } = useSession();
  const { to } = useSearch({ strict: false });
  const [problem, setProblem] = useState<AccountMessage | null>(null);
  const [busy, setBusy] = useState(false);

  async function tryToSignIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = String(form.get("email")).trim();
    const password = String(form.get("password"));
    if (email === "" || password === "") return setProblem("fillInAll");
    setBusy(true);
    setProblem(null);
    try {
      const answer = await signIn({ email, password });
      // On success the guard of this page takes the student to where they wanted to go.
      if (!answer.ok) setProblem(signInMessage(answer.problem));
    } catch {
      setProblem("loginOther");
    }
    setBusy(false);
  }

  return (
    <EntrancePage title={t("account.signIn")} heading={<MarkedText text={t("account.signInTitle")} />}>
      {locked && <Notice text={t("account.signedOutNotice")} />}
      {problem && <Problem label={t("account.loginFailed")} text={t(`account.${problem}`)} />}
      <form className={styles.form} onSubmit={tryToSignIn} noValidate>
        <TextField
          label={t("account.email")}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={locked ? user?.email : undefined}
          required
        />
        <PasswordField label={t("account.password")} name="password" autoComplete="current-password" required />
        <Button type="submit" look="primary" wide disabled={busy}>
          {busy ? t("account.signingIn") : t("account.signIn")}
        </Button>
      </form>
      <p className={styles.aside}>
        {t("account.noAccount")}{" "}
        <Link to="/createAccount" search={to ? { to } : {}}>
          {t("account.signUpHere")}
        </Link>
      </p>
    </EntrancePage>
  );
}
