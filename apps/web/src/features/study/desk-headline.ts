import { minutesUntil } from "../../student/cards/next-return.ts";
import type { ExamReadiness } from "../../student/cards/study-news.ts";
import { useExamDay } from "../../student/cards/use-exam-day.ts";
import type { Clock } from "../../student/records/use-clock.ts";
import { useLanguage } from "../../ui/language.tsx";

/** What changes less than this stays as it is. */
const rise = 0.03;

/** One sentence of the nearest exam: when it is, and what holds it. */
export function useDeskHeadline(clock: Clock) {
  const { t, format, language } = useLanguage();
  const dayOf = useExamDay();
  const minutesOf = new Intl.NumberFormat(language, { style: "unit", unit: "minute", unitDisplay: "long" });
  return ({ exam, readiness, today, cards }: ExamReadiness): string => {
    const said = { title: exam.title, when: dayOf(exam, clock).on };
    const hasTexts = exam.classId !== null || (exam.event.noteIds ?? []).length > 0;
    if (cards === 0) return t(hasTexts ? "ready.deskFirstCards" : "ready.deskNoCards", said);
    if (!readiness) return t("ready.deskFresh", said);
    if (today.cards === 0 && today.nextAt !== null) {
      const time = minutesOf.format(minutesUntil(today.nextAt, clock.now));
      return t("ready.deskSoon", { ...said, time });
    }
    if (today.cards === 0) return t("ready.deskDone", said);
    const minutes = minutesOf.format(Math.max(1, today.minutes));
    const { knownToday, onDayWithPlan } = readiness;
    const says = onDayWithPlan - knownToday >= rise ? "ready.deskRises" : "ready.deskHeld";
    return t(says, { ...said, minutes, percent: format.percent(onDayWithPlan) });
  };
}
