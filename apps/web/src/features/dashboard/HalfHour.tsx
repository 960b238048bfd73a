import { dayPlan, minuteOn } from "@jotter/domain/day-plan";
import { type Fit, fitFor, type NextUp } from "@jotter/domain/next-up";
import type { Busy } from "@jotter/domain/next-up-situation";
import type { Occurrence } from "@jotter/domain/occurrences";
import { wallTimeAt } from "@jotter/domain/zones";
import { useMemo } from "react";
import { entryTitle } from "../../student/next-up/entry-texts.ts";
import { entryHref, reviewOf } from "../../student/next-up/links.ts";
import { spokenTimesFor } from "../../student/next-up/spoken-times.ts";
import type { Clock } from "../../student/records/use-clock.ts";
import { Button } from "../../ui/Button.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { onFirstClick } from "../../ui/once.ts";
import { PlainLink } from "../../ui/PlainLink.tsx";
import type { Translate } from "../../ui/translate.ts";
import { Card, Nothing } from "./Card.tsx";
import styles from "./control-room.module.css";
import type { RecentNote } from "./use-control-room.ts";
import { useStudyBlock } from "./use-study-block.ts";

type HalfHourProps = {
  readonly ranked: readonly NextUp[];
  /** The lesson or exam that goes on right now: nothing is begun in it. */
  readonly running: Busy | undefined;
  readonly clock: Clock;
  readonly occurrences: readonly Occurrence[];
  readonly latestNote: RecentNote | undefined;
};

const halfHour = 30;
const dayEnds = 22 * 60;
const midnight = 24 * 60;
/** A tick is two and a half minutes, the whole dial two hours. */
const ticks = Array.from({ length: 49 }, (_, index) => index);
const tickMinutes = 2.5;

/** How long until the next thing, and what can be done in half an hour of it. [DSH-2] */
export function HalfHour({ ranked, running, clock, occurrences, latestNote }: HalfHourProps) {
  const { t, format, language } = useLanguage();
  const words = spokenTimesFor(language);
  const fit = useMemo(() => fitFor(ranked, halfHour), [ranked]);
  const block = useStudyBlock();
  const { now, today, zone } = clock;
  const wall = wallTimeAt(now, zone);
  const minute = minuteOn(wall, today);
  const { blocks } = useMemo(() => dayPlan(occurrences, today, wall), [occurrences, today, wall]);
  const isExam = running?.kind === "exam";
  if (!fit && (!latestNote || isExam)) return null;

  // A deadline is no appointment: the time before it is the student's own.
  const appointments = blocks.filter(({ item }) => item.event.type !== "assignment");
  const busy = appointments.find(({ state }) => state === "current");
  const next = appointments.find(({ state }) => state === "coming");
  const ends = busy ? busy.to : next ? next.from : dayEnds;
  const minutes = Math.max(0, ends - minute);
  const caption = busy
    ? t("dashboard.half.busy", { title: busy.item.event.title, time: words.clock(busy.to) })
    : next
      ? t("dashboard.half.until", { title: next.item.event.title, time: format.time(next.item.startsAt) })
      : t("dashboard.half.open");
  const from = busy ? busy.to : minute;
  return (
    <Card id="half-hour" title={t("dashboard.half.title")} className={styles.half}>
      {minutes > 0 && (
        <p className={styles.numeral}>
          <b>{words.duration(Math.min(halfHour, minutes))}</b>
          <span>
            {minutes > halfHour && !busy && `${words.duration(minutes)} · `}
            {caption}
          </span>
        </p>
      )}
      <div className={styles.dial} aria-hidden="true">
        {ticks.map((tick) => (
          <i
            key={tick}
            data-lit={!busy && tick * tickMinutes <= Math.min(halfHour, minutes)}
            data-beyond={tick * tickMinutes > minutes}
          />
        ))}
      </div>
      {fit ? (
        <>
          <p className={styles.fit}>
            <PlainLink href={reviewOf(fit.entry)?.href ?? entryHref(fit.entry, occurrences)}>
              {fitText(fit, entryTitle(fit.entry, t, format), running !== undefined, t)}
            </PlainLink>
          </p>
          {from + halfHour < midnight && (
            <Button
              look="quiet"
              wide
              onClick={onFirstClick(() => void block({ day: today, from, to: from + halfHour, entry: fit.entry }))}
            >
              {t("dashboard.half.block")}
            </Button>
          )}
        </>
      ) : (
        <Nothing
          text={t("dashboard.half.empty")}
          href={`/editor/${latestNote?.id ?? ""}`}
          action={t("dashboard.half.latest")}
        />
      )}
    </Card>
  );
}

function fitText({ how, topic = "" }: Fit, title: string, isBusy: boolean, t: Translate): string {
  return isBusy ? t("dashboard.half.after", { title }) : t(`dashboard.half.${how}`, { title, topic });
}
