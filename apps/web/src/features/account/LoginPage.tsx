import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSession } from "../../student/session/session-context.ts";
import { Button, Pressable } from "../../ui/Button.tsx";
import { useTexts } from "../../ui/language.tsx";
import { readRecord, recordKeys } from "../../ui/local-records.ts";
import { MarkedText } from "../../ui/Mark.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { Notice, Problem } from "../../ui/Problem.tsx";
import { EmailField } from "./AccountFields.tsx";
import { type AccountMessage, signInMessage, signInProblem } from "./account-checks.ts";
import { EntranceFrame, entranceStyles as styles } from "./EntranceFrame.tsx";
import { ForgottenPassword } from "./ForgottenPassword.tsx";
import { GoogleButton, OrRule } from "./GoogleButton.tsx";

/** `/login` signs in; `?forgot` asks for a mail and `?reset=CODE` for a new password. */
export function LoginPage() {
  const t = useTexts();
  const { locked, user } = useSession();
  const navigate = useNavigate();
  const { to, forgot, reset } = useSearch({ strict: false });
  const [changedFor, setChangedFor] = useState<string | null>(null);
  const [typed, setTyped] = useState("");
  const isForgotten = forgot === true || reset !== undefined;
  const wasEnded = readRecord(recordKeys.endedFromAfar) !== null;
  useHeadingOnChange(isForgotten);

  async function changed(email: string) {
    setChangedFor(email);
    await navigate({ to: "/login", search: to ? { to } : {}, replace: true });
  }

  const email = changedFor ?? (locked ? user?.email : undefined);
  if (isForgotten) {
    return (
      <EntranceFrame title={t("account.forgot")} heading={<MarkedText text={t("account.forgotTitle")} />}>
        <ForgottenPassword email={typed || email} code={reset} onChanged={changed} />
      </EntranceFrame>
    );
  }
  return (
    <EntranceFrame title={t("account.signIn")} heading={<MarkedText text={t("account.signInTitle")} />}>
      {changedFor !== null && (
        <div role="status">
          <Notice text={t("account.resetDone")} />
        </div>
      )}
      {wasEnded && !locked && changedFor === null && <Notice text={t("account.endedNotice")} />}
      {locked && changedFor === null && <Notice text={t("account.signedOutNotice")} />}
      <SignInForm email={typed || email} onEmail={setTyped} />
    </EntranceFrame>
  );
}

/** The page's heading is another one: the reading starts there, as on a change of page. */
function useHeadingOnChange(isForgotten: boolean) {
  const before = useRef(isForgotten);
  useEffect(() => {
    if (before.current !== isForgotten) document.querySelector("h1")?.focus({ preventScroll: true });
    before.current = isForgotten;
  }, [isForgotten]);
}

type SignInFormProps = {
  readonly email: string | undefined;
  /** Who goes on to a new password has typed their address already. */
  readonly onEmail: (email: string) => void;
};

function SignInForm({ email: knownEmail, onEmail }: SignInFormProps) {
  const t = useTexts();
  const { signIn, startHere, user } = useSession();
  const { to } = useSearch({ strict: false });
  const [problem, setProblem] = useState<AccountMessage | null>(null);
  const [waitMs, setWaitMs] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);

  async function tryToSignIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTries((made) => made + 1);
    const form = new FormData(event.currentTarget);
    const email = String(form.get("email")).trim();
    const password = String(form.get("password"));
    const wrong = signInProblem({ email, password });
    if (wrong) return setProblem(wrong);
    setBusy(true);
    setProblem(null);
    setWaitMs(null);
    try {
      const answer = await signIn({ email, password });
      // On success the guard of this page takes the student to where they wanted to go.
      if (!answer.ok) {
        setProblem(signInMessage(answer.problem));
        if (answer.problem.kind === "too-many-attempts") setWaitMs(answer.problem.retryAfterMs);
      }
    } catch {
      setProblem("loginOther");
    }
    setBusy(false);
  }

  return (
    <>
      {problem && <Problem label={t("account.loginFailed")} text={t(`account.${problem}`)} />}
      {waitMs !== null && <Notice text={t("account.waitFor", { count: Math.max(1, Math.ceil(waitMs / 60_000)) })} />}
      <form className={styles.form} onSubmit={tryToSignIn} noValidate>
        <EmailField defaultValue={knownEmail} onBlur={(event) => onEmail(event.currentTarget.value)} />
        <PasswordField label={t("account.password")} name="password" autoComplete="current-password" required />
        <Button type="submit" look="primary" wide disabled={busy}>
          {busy ? t("account.signingIn") : t("account.signIn")}
        </Button>
      </form>
      <OrRule />
      {/* With each try by password it starts anew: only the last try has a message. */}
      <GoogleButton key={tries} to={to} failedLabel={t("account.loginFailed")} onTry={() => setProblem(null)} />
      <p className={styles.aside}>
        <Link to="/login" search={{ ...(to && { to }), forgot: true }}>
          {t("account.forgot")}
        </Link>
        <br />
        {t("account.noAccount")}{" "}
        <Link to="/createAccount" search={to ? { to } : {}}>
          {t("account.signUpHere")}
        </Link>
        {!user && (
          <>
            <br />
            <Pressable className={styles.start} onClick={() => void startHere(to)}>
              {t("welcome.startHere")}
            </Pressable>
          </>
        )}
      </p>
    </>
  );
}
