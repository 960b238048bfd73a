import { Link, useSearch } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useSession } from "../../student/session/session-context.ts";
import { Button } from "../../ui/Button.tsx";
import { useLanguage, useTexts } from "../../ui/language.tsx";
import { Notice, Problem } from "../../ui/Problem.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { EmailField, NewPasswordField } from "./AccountFields.tsx";
import { type AccountMessage, forgottenProblem, resetMessage, resetProblem } from "./account-checks.ts";
import { entranceStyles as styles } from "./EntranceFrame.tsx";

type ForgottenPasswordProps = {
  readonly email: string | undefined;
  /** The code of a link; "" where the student will type it; undefined before there is one. */
  readonly code: string | undefined;
  readonly onChanged: (email: string) => void;
};

/** The way back in: by a mail, or by the operator's one-time code where this server sends none. [SET-2] */
export function ForgottenPassword({ email, code, onChanged }: ForgottenPasswordProps) {
  const t = useTexts();
  const { to } = useSearch({ strict: false });
  const [sent, setSent] = useState<boolean | null>(null);
  const asksForCode = code !== undefined || sent === false;
  return (
    <>
      <div className={styles.live} aria-live="polite">
        {sent !== null && code === undefined && (
          <Notice text={t(sent ? "account.forgotSent" : "account.forgotNoMail")} />
        )}
      </div>
      {asksForCode ? (
        <CodeForm code={code ?? ""} onChanged={onChanged} />
      ) : (
        <MailForm email={email} onAnswer={setSent} />
      )}
      <p className={styles.aside}>
        {!asksForCode && (
          <>
            <Link to="/login" search={{ ...(to && { to }), reset: "" }}>
              {t("account.haveCode")}
            </Link>
            <br />
          </>
        )}
        <Link to="/login" search={to ? { to } : {}}>
          {t("account.backToSignIn")}
        </Link>
      </p>
    </>
  );
}

function MailForm({ email, onAnswer }: { email: string | undefined; onAnswer: (sent: boolean | null) => void }) {
  const t = useTexts();
  const { language } = useLanguage();
  const { forgotPassword } = useSession();
  const [problem, setProblem] = useState<AccountMessage | null>(null);
  const [busy, setBusy] = useState(false);

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("email")).trim();
    const wrong = forgottenProblem(typed);
    setProblem(wrong);
    if (wrong) return;
    setBusy(true);
    onAnswer(null);
    try {
      const answer = await forgotPassword(typed, language);
      if (answer.ok) onAnswer(answer.value.sent);
      else setProblem(resetMessage(answer.problem));
    } catch {
      setProblem("unexpected");
    }
    setBusy(false);
  }

  return (
    <>
      {problem && <Problem text={t(`account.${problem}`)} />}
      <form className={styles.form} onSubmit={ask} noValidate>
        <EmailField defaultValue={email} />
        <Button type="submit" look="primary" wide disabled={busy}>
          {busy ? t("account.forgotSending") : t("account.forgotSend")}
        </Button>
      </form>
    </>
  );
}

function CodeForm({ code, onChanged }: { code: string; onChanged: (email: string) => void }) {
  const t = useTexts();
  const { resetPassword } = useSession();
  const [problem, setProblem] = useState<AccountMessage | null>(null);
  const [busy, setBusy] = useState(false);
  const [password, setPassword] = useState("");

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("code")).trim();
    const wrong = resetProblem({ code: typed, password });
    setProblem(wrong);
    if (wrong) return;
    setBusy(true);
    try {
      const answer = await resetPassword(typed, password);
      if (answer.ok) return onChanged(answer.value.email);
      setProblem(resetMessage(answer.problem));
    } catch {
      setProblem("unexpected");
    }
    setBusy(false);
  }

  return (
    <>
      {problem && <Problem text={t(`account.${problem}`)} />}
      <form className={styles.form} onSubmit={change} noValidate>
        <TextField
          label={t("account.resetCode")}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={code}
          required
        />
        <NewPasswordField label={t("account.newPassword")} password={password} onPassword={setPassword} />
        <Button type="submit" look="primary" wide disabled={busy}>
          {busy ? t("account.resettingPassword") : t("account.resetPassword")}
        </Button>
      </form>
    </>
  );
}
