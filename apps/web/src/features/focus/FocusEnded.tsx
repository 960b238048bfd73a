import { addDays, weekdayOf } from "@jotter/domain/days";
import { estimateFactor } from "@jotter/domain/estimate-factor";
import { focusSession } from "@jotter/domain/focus-session";
import { workedMinutes } from "@jotter/domain/study-patterns";
import { instantOf } from "@jotter/domain/zones";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef } from "react";
import { focusHref } from "../../student/focus/focus-href.ts";
import { useFocusSessions } from "../../student/focus/use-focus-sessions.ts";
import { spokenTimesFor } from "../../student/next-up/spoken-times.ts";
import { useSyncReport } from "../../student/records/sync-report-context.tsx";
import { useClock } from "../../student/records/use-clock.ts";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { addressOf } from "../../student/study/taken.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { MarkedText } from "../../ui/Mark.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { BeginFocus } from "./BeginFocus.tsx";
import styles from "./focus.module.css";
import { useBound } from "./use-bound.ts";

const Recall = lazy(async () => ({ default: (await import("./Recall.tsx")).Recall }));
const minuteMs = 60_000;
/** As near to the truth as this needs no word. */
const goodEstimate = 0.1;

/** How long it was, what the day and the week come to, and three things to know of it still. [FOC-1] */
export function FocusEnded({ id }: { readonly id: string }) {
  const { t, format, language } = useLanguage();
  const { replica } = useStudent();
  const { isWhole } = useSyncReport();
  const clock = useClock();
  const heading = useRef<HTMLHeadingElement>(null);
  const kept = useLive(async () => (await replica.get(focusSession, id)) ?? null, [replica, id]);
  const weekBegins = addDays(clock.today, -weekdayOf(clock.today));
  const since = instantOf(weekBegins, clock.zone);
  const sessions = useFocusSessions(0);
  const bound = useBound(kept?.source);
  const isHere = Boolean(kept);
  useEffect(() => {
    if (isHere) heading.current?.focus({ preventScroll: true });
  }, [isHere]);
  if (kept === undefined || (kept === null && !isWhole)) return null;
  if (kept === null) return <BeginFocus on={undefined} />;
  const time = (minutes: number) => spokenTimesFor(language).duration(minutes);
  const worked = (sessions ?? []).map(({ data }) => data);
  const [today, week] = [workedMinutes(worked, ...clock.span), workedMinutes(worked, since, clock.span[1])];
  const factor = estimateFactor(worked);
  const note = bound?.materials.find(({ kind }) => kind === "note");
  const from = note && addressOf([{ kind: "note", id: note.id }]);
  return (
    <div className={styles.ended}>
      <title>{`${t("focus.title")} · ${t("product")}`}</title>
      <h1 ref={heading} tabIndex={-1}>
        <MarkedText text={t("focus.ended", { time: time(Math.round(kept.workedMs / minuteMs)), title: kept.title })} />
      </h1>
      <p className={styles.sums}>
        <span>{t("focus.planned", { time: time(Math.round(kept.plannedMs / minuteMs)) })}</span>
        {sessions && <span>{t("focus.today", { time: time(today) })}</span>}
        {sessions && <span>{t("focus.week", { time: time(week) })}</span>}
      </p>
      {Math.abs(factor - 1) >= goodEstimate && (
        <p className={styles.sums}>{t("focus.estimates", { percent: format.percent(factor) })}</p>
      )}
      {kept.how === "stuck" && (
        <p className={styles.stuck}>
          {t("focus.stuckText")}{" "}
          <Link to="/ai-tools/$tool" params={{ tool: "tutor" }} search={{ from }}>
            {t("study.verb.tutor")}
          </Link>
        </p>
      )}
      {bound && (
        <Suspense>
          <Recall key={id} bound={bound} />
        </Suspense>
      )}
      <div className={styles.answers}>
        <PlainLink href={focusHref(kept.source ?? undefined)} className={buttonClass("outline")}>
          {t("focus.again")}
        </PlainLink>
        <Link to="/ai-tools" className={buttonClass("quiet")}>
          {t("study.title")}
        </Link>
      </div>
    </div>
  );
}
