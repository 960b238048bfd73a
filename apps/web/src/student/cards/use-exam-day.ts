import { useLanguage } from "../../ui/language.tsx";
import type { Clock } from "../records/use-clock.ts";
import type { Exam } from "./exam.ts";
import { examDayWords } from "./exam-day-words.ts";

/** How the day of an exam is said. */
export function useExamDay() {
  const { t, format, language } = useLanguage();
  return ({ day }: Pick<Exam, "day">, { today }: Pick<Clock, "today">) => examDayWords(day, today, t, format, language);
}
