import { daysBetween } from "@jotter/domain/days";
import { dayAt, wallMs } from "@jotter/domain/zones";
import type { Translate } from "../../ui/translate.ts";

type Now = { readonly now: number; readonly today: string; readonly zone: string };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** When a card comes back, as one says it: "in 10 min", "today", "tomorrow", "Sunday", "in 3 weeks". */
export function whenWords(due: number, { now, today, zone }: Now, t: Translate, language: string): string {
  const left = due - now;
  const days = daysBetween(today, dayAt(due, zone));
  if (left < minuteMs / 2) return days < 0 || left < -hourMs ? t("cards.today") : t("review.now");
  if (left < hourMs) return t("review.inMinutes", { count: Math.max(1, Math.round(left / minuteMs)) });
  if (days <= 0) return t("review.inHours", { count: Math.round(left / hourMs) });
  if (days === 1) return t("review.tomorrow");
  if (days < 7)
    return new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(wallMs(dayAt(due, zone)));
  if (days < 14) return t("review.inDays", { count: days });
  if (days < 61) return t("review.inWeeks", { count: Math.round(days / 7) });
  if (days < 700) return t("review.inMonths", { count: Math.round(days / 30.4) });
  return t("review.inYears", { count: Math.round(days / 365) });
}
