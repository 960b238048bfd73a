import { type Evidence, fewestAnswers, fewestDays, isEnough } from "@jotter/memory/fit";
import { useEffect, useState } from "react";
import { type OpenAnswers, openAnswers } from "../../student/cards/open-answers.ts";
import { useMemoryFit } from "../../student/cards/use-memory-fit.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Progress } from "../../ui/kit/Progress.tsx";
import { Switch } from "../../ui/kit/Switch.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Problem } from "../../ui/Problem.tsx";
import styles from "./cards.module.css";
import { MemoryFigures } from "./MemoryFigures.tsx";

/** How it is reckoned when a card returns: the usual way or the student's own, with the figures of both. [FLA-2] */
export function MemoryDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLanguage();
  const { kept, keep, keepFit } = useMemoryFit();
  const { answers, share, problem, fitNow, cancel } = useFitting(keepFit);
  const fit = kept?.fit ?? null;
  const canFit = answers !== null && isEnough(answers.evidence);
  return (
    <Dialog title={t("cards.memory.title")} hasCross onClose={onClose}>
      <div className={styles.form}>
        <p>{t("cards.memory.text")}</p>
        {problem && <Problem text={t("cards.memory.failed")} />}
        {fit && <MemoryFigures fit={fit} isUsed={kept?.way === fit.at} />}
        {fit?.isBetter && (
          <Switch
            label={t("cards.memory.useOwn")}
            note={t("cards.memory.useOwnNote")}
            isOn={kept?.way === fit.at}
            isKnown={kept !== undefined}
            onChange={(isOn) => void keep({ memoryWay: isOn ? "own" : "usual" })}
          />
        )}
        {answers && !canFit && <SoFar evidence={answers.evidence} />}
        {answers && canFit && !fit && share === null && <p>{t("cards.memory.enough")}</p>}
        {share !== null && <Progress aria-label={t("cards.memory.fitting")} value={share} max={1} />}
        <footer className={styles.foot}>
          <span role="status" className={styles.quiet}>
            {share !== null ? t("cards.memory.fitting") : kept?.isBehind ? t("cards.memory.behind") : ""}
          </span>
          {share !== null ? (
            <Button onClick={cancel}>{t("cards.cancel")}</Button>
          ) : (
            canFit && (
              <Button look="outline" onClick={fitNow}>
                {t(fit ? "cards.memory.fitAgain" : "cards.memory.fitNow")}
              </Button>
            )
          )}
        </footer>
      </div>
    </Dialog>
  );
}

function SoFar({ evidence: { answers, days } }: { readonly evidence: Evidence }) {
  const { t, format } = useLanguage();
  const whole = Math.floor(days);
  return (
    <>
      <p>
        {t("cards.memory.soFar", {
          count: answers,
          formatted: format.number(answers),
          wanted: format.number(fewestAnswers),
        })}{" "}
        {t("cards.memory.daysSoFar", {
          count: whole,
          formatted: format.number(whole),
          wanted: format.number(fewestDays),
        })}
      </p>
      <Progress
        aria-label={t("cards.memory.title")}
        value={Math.min(answers / fewestAnswers, days / fewestDays)}
        max={1}
      />
    </>
  );
}

/** The answers, and a fit to them that can be called off. */
function useFitting(keepFit: ReturnType<typeof useMemoryFit>["keepFit"]) {
  const { replica } = useStudent();
  const [answers, setAnswers] = useState<OpenAnswers | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was called off begins with a new worker.
  useEffect(() => {
    const left = new AbortController();
    openAnswers(replica, left.signal).then(
      (opened) => !left.signal.aborted && setAnswers(opened),
      () => !left.signal.aborted && setProblem(true),
    );
    return () => left.abort();
  }, [replica, round]);
  const cancel = () => {
    setShare(null);
    setAnswers(null);
    setRound(round + 1);
  };
  const fitNow = async () => {
    if (!answers) return;
    setProblem(false);
    setShare(0);
    try {
      await keepFit(await answers.fit(setShare));
      setShare(null);
    } catch {
      setProblem(true);
      cancel();
    }
  };
  return { answers, share, problem, fitNow: () => void fitNow(), cancel };
}
