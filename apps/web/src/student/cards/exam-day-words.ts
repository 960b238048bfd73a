import { daysBetween } from "@jotter/domain/days";
import type { Format } from "../../ui/format.ts";
import type { Translate } from "../../ui/translate.ts";

/** Within a week a day has its name. */
const daysWithNames = 6;

/** How the day of an exam is said, and beside figures of it today. */
export function examDayWords(day: string, today: string, t: Translate, format: Format, language: string) {
  const days = daysBetween(today, day);
  const as = days <= 0 ? "today" : days === 1 ? "tomorrow" : days <= daysWithNames ? "weekday" : "date";
  const weekday = () => {
    return new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00Z`));
  };
  const name = as === "weekday" ? weekday() : format.calendarDay(day, today);
  const on = t(`examDay.on.${as}`, { day: name });
  return {
    title: t(`examDay.title.${as}`, { day: name }),
    on,
    /** Beside a figure: on its own day what is known now is told apart from what is known in it. */
    at: as === "today" ? t("examDay.inExam") : on,
    now: t(as === "today" ? "examDay.rightNow" : "examDay.now"),
    isToday: as === "today",
  } as const;
}
