import { addDays } from "@jotter/domain/days";
import { useMemo } from "react";
import type { Exam } from "../../student/cards/exam.ts";
import { spokenTimesFor } from "../../student/next-up/spoken-times.ts";
import type { Clock } from "../../student/records/use-clock.ts";
import { useLanguage } from "../../ui/language.tsx";
import { cardClass } from "../../ui/Page.tsx";
import styles from "./deck-figures.module.css";
import { type ComingOptions, comingDays, examPlaceOn } from "./deck-list.ts";

const daysShown = 14;

type ComingDaysProps = Pick<ComingOptions, "cards" | "now" | "plan" | "newPerDay"> & {
  readonly clock: Clock;
  readonly exam: Exam | null;
};

/** How many cards are asked on which day, the new ones on top; the exam is a line, with what is seen before it to its left. */
export function ComingDays({ cards, now, plan, newPerDay, clock: { today, zone }, exam }: ComingDaysProps) {
  const { t, format, language } = useLanguage();
  const counts = useMemo(
    () => comingDays({ cards, now, plan, newPerDay, today, zone, days: daysShown }),
    [cards, now, plan, newPerDay, today, zone],
  );
  const most = Math.max(...counts.map((one) => one.cards), 1);
  const days = useMemo(() => {
    const weekday = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
    return counts.map(({ cards: count, fresh }, at) => {
      const day = addDays(today, at);
      return { day, count, fresh, weekday: weekday.format(Date.parse(day)), number: Number(day.slice(8)) };
    });
  }, [counts, today, language]);
  return (
    <section className={`${cardClass} ${styles.coming}`} aria-labelledby="deck-coming">
      <h2 id="deck-coming">
        {t("cards.next14")} <small className={styles.comingNote}>{t("cards.next14Text")}</small>
      </h2>
      <ol className={styles.days}>
        {days.map(({ day, count, fresh, weekday, number }, at) => (
          <li key={day} data-exam={exam?.day === day ? examPlaceOn(at, plan) : undefined}>
            {exam?.day === day && <em className={styles.flag}>{t("cards.exam")}</em>}
            <span className={styles.bar}>
              <b className={styles.barCount}>{count > 0 ? format.number(count) : ""}</b>
              <i className={styles.barFill} data-is="fresh" style={{ height: `${(fresh / most) * 100}%` }} />
              <i className={styles.barFill} style={{ height: `${((count - fresh) / most) * 100}%` }} />
            </span>
            <small
              className={styles.dayName}
              data-odd={number % 2 === 1}
              title={spokenTimesFor(language).day(Date.parse(`${day}T12:00`))}
            >
              {weekday}
              <br />
              {format.number(number)}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
