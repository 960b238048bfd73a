import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { type GoogleReport, useSession } from "../../student/session/session-context.ts";
import { Button } from "../../ui/Button.tsx";
import { useTexts } from "../../ui/language.tsx";
import { Problem } from "../../ui/Problem.tsx";
import styles from "./google-button.module.css";
import { googleMessage } from "./google-message.ts";

type GoogleButtonProps = {
  /** The page first asked for. */
  readonly to?: string | undefined;
  /** Stands over what went wrong. */
  readonly failedLabel?: string;
  /** A new try begins: what other ways in had to say is past. */
  readonly onTry?: () => void;
};

/** The way in by Google, with everything it has to say. Also reads what a page was told that comes back from there. */
export function GoogleButton({ to, failedLabel, onTry }: GoogleButtonProps) {
  const t = useTexts();
  const { signInWithGoogle, finishGoogle, providers } = useSession();
  const navigate = useNavigate();
  const { google, code } = useSearch({ strict: false });
  const [doing, setDoing] = useState<"waiting" | "finishing" | "redirecting" | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOff, setIsOff] = useState(false);

  // Said before it is pressed. Whoever cannot be asked may still have it.
  useEffect(() => {
    let isGone = false;
    void providers().then((answer) => {
      if (!isGone && answer.ok) setIsOff(answer.value.google === "off");
    });
    return () => {
      isGone = true;
    };
  }, [providers]);

  /** True where it goes on by itself: the guard of this page takes on who is in. */
  async function follow(step: "waiting" | "finishing", start: () => Promise<GoogleReport>): Promise<boolean> {
    setProblem(null);
    setDoing(step);
    try {
      const report = await start();
      if (report.ok) return true;
      const message = googleMessage(report.problem);
      setProblem("words" in message ? message.words : t(`google.${message.text}`));
    } catch {
      setProblem(t("google.unexpected"));
    }
    setDoing(null);
    return false;
  }

  const isFinished = useRef(false);
  useEffect(() => {
    if (google === undefined || isFinished.current) return;
    isFinished.current = true;
    const search = new URLSearchParams({ google, ...(code && { code }), ...(to && { to }) });
    void follow("finishing", () => finishGoogle(`?${search}`)).then(async (goesOn) => {
      if (goesOn) return;
      // A reload does not say it again.
      await navigate({ to: "/login", search: to ? { to } : {}, replace: true });
      button.current?.focus();
    });
  });

  useEffect(() => {
    // Back from Google by the browser's own button, to a page that still says it is leaving.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setDoing((step) => (step === "redirecting" ? null : step));
    };
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, []);

  return (
    <div className={styles.google}>
      {problem && <Problem {...(failedLabel && { label: failedLabel })} text={problem} />}
      <Button
        ref={button}
        look="outline"
        wide
        aria-disabled={doing !== null}
        aria-describedby={isOff ? "google-off" : undefined}
        onClick={() => {
          if (doing !== null) return;
          onTry?.();
          void follow("waiting", () => signInWithGoogle({ to, onRedirect: () => setDoing("redirecting") }));
        }}
      >
        <GoogleMark />
        {t("google.continue")}
      </Button>
      {isOff && (
        <p id="google-off" className={styles.off}>
          {t("google.off")}
        </p>
      )}
      <p className={styles.status} role="status">
        {doing && t(`google.${doing}`)}
      </p>
    </div>
  );
}

export function OrRule() {
  const t = useTexts();
  return <p className={styles.or}>{t("google.or")}</p>;
}

function GoogleMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path className={styles.red} d="M4.9 7.9A8.2 8.2 0 0 1 18.1 6.5" />
      <path className={styles.yellow} d="M4.9 16.1A8.2 8.2 0 0 1 4.9 7.9" />
      <path className={styles.green} d="M17.5 18.1A8.2 8.2 0 0 1 4.9 16.1" />
      <path className={styles.blue} d="M12.4 12H20.2A8.2 8.2 0 0 1 17.5 18.1" />
    </svg>
  );
}
