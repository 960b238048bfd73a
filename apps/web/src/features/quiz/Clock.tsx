import type { Quiz } from "@jotter/domain/quiz";
import { useEffect, useEffectEvent, useState } from "react";
import styles from "../../student/quiz/quiz.module.css";
import { useStudent } from "../../student/session/student-context.ts";
import { useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { clockText } from "./clock-text.ts";

type ClockProps = { readonly quiz: Pick<Quiz, "startedAt" | "minutes">; readonly onEnd: () => Promise<void> };

/** Runs down from the begin of the quiz, whoever reloads or leaves: an exam does not wait either. */
export function Clock({ quiz, onEnd }: ClockProps) {
  const t = useTexts();
  const { now } = useStudent();
  const { startedAt, minutes } = quiz;
  const endsAt = minutes ? startedAt + minutes * 60_000 : null;
  const [leftMs, setLeftMs] = useState(() => (endsAt === null ? 0 : endsAt - now()));
  const end = useEffectEvent(() => {
    toast({ text: t("quiz.timeUp") });
    void onEnd();
  });
  useEffect(() => {
    if (endsAt === null) return;
    const tick = () => {
      setLeftMs(Math.max(0, endsAt - now()));
      if (endsAt > now()) return;
      clearInterval(timer);
      end();
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [endsAt, now]);
  if (endsAt === null) return <span className={styles.noClock}>{t("quiz.noClock")}</span>;
  return (
    <span role="timer" aria-label={t("quiz.timeLeft")} className={styles.clock} data-late={leftMs < 60_000}>
      {clockText(leftMs)}
    </span>
  );
}
