import { daysBetween } from "@jotter/domain/days";
import { useLanguage } from "../../ui/language.tsx";
import type { Clock } from "../records/use-clock.ts";
import type { Exam } from "./exam.ts";

/** Within a week a day has its name. */
const daysWithNames = 6;

/** How the day of an exam is said: `as` chooses the sentence, `day` stands in it. */
export function useExamDay() {
  const { t, format, language } = useLanguage();
  const weekday = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  return ({ day }: Pick<Exam, "day">, { today }: Pick<Clock, "today">) => {
    const days = daysBetween(today, day);
    const as = days <= 0 ? "today" : days === 1 ? "tomorrow" : days <= daysWithNames ? "weekday" : "date";
    const name = as === "weekday" ? weekday.format(new Date(`${day}T00:00Z`)) : format.calendarDay(day, today);
    const on = t(`ready.on.${as}`, { day: name });
    return {
      title: t(`ready.title.${as}`, { day: name }),
      on,
      /** Beside a figure: on its own day what is known now is told apart from what is known in it. */
      at: as === "today" ? t("ready.inExam") : on,
      now: t(as === "today" ? "ready.rightNow" : "ready.now"),
      isToday: as === "today",
      until: t(`ready.until.${as}`, { day: name }),
    } as const;
  };
}
