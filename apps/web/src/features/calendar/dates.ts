import { dayMs, wallMs } from "@jotter/domain/zones";
import { useMemo } from "react";
import { weekStartIn } from "../../student/calendar/week-start.ts";
import { useLanguage } from "../../ui/language.tsx";
import { spokenRange } from "../../ui/spoken-range.ts";
import type { Span } from "./span.ts";

/** Days and wall times in the words of the student's language. They are nobody's instants, so all is reckoned in UTC. */
export type Dates = ReturnType<typeof datesFor>;

export function useDates(): Dates {
  const { language } = useLanguage();
  return useMemo(() => datesFor(language, navigator.language), [language]);
}

export function datesFor(language: string, deviceLocale: string) {
  const made = new Map<string, Intl.DateTimeFormat>();
  const format = (options: Intl.DateTimeFormatOptions) => {
    const key = JSON.stringify(options);
    const formatter = made.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
    made.set(key, formatter);
    return formatter;
  };
  const said = (wall: string, options: Intl.DateTimeFormatOptions) => format(options).format(wallMs(wall));
  const time = { hour: "numeric", minute: "2-digit" } as const;
  const longDay = { weekday: "long", day: "numeric", month: "long" } as const;
  const shortDay = { weekday: "short", day: "numeric", month: "short" } as const;

  return {
    weekStart: weekStartIn(language, deviceLocale),
    month: (day: string) => said(day, { month: "long", year: "numeric" }),
    monthName: (day: string) => said(day, { month: "short" }),
    dayNumber: (day: string) =>
      format({ day: "numeric" })
        .formatToParts(wallMs(day))
        .find(({ type }) => type === "day")?.value ?? "",
    weekday: (day: string) => said(day, { weekday: "short" }),
    weekdayLong: (day: string) => said(day, { weekday: "long" }),
    weekdayNarrow: (day: string) => said(day, { weekday: "narrow" }),
    day: (day: string) => said(day, shortDay),
    dayLong: (day: string) => said(day, longDay),
    dayYear: (day: string) => said(day, { ...longDay, year: "numeric" }),
    time: (wall: string) => said(wall, time),
    /** For where there is no room: "8:30a", "2p". Only English has such letters among our languages. */
    shortTime: (wall: string) =>
      format(time)
        .formatToParts(wallMs(wall))
        .map(({ type, value }) => (type === "dayPeriod" ? value.charAt(0).toLowerCase() : value.trim()))
        .join("")
        .replace(/:00([ap])$/, "$1"),
    hour: (hour: number) => format({ hour: "numeric" }).format(hour * 3_600_000),
    range: (from: string, to: string) =>
      format({ day: "numeric", month: "long", year: "numeric" }).formatRange(wallMs(from), wallMs(to)),
    /** Only the hours, for a block that stands in its day. */
    hours: ({ start, end }: Span) =>
      end === start
        ? said(start, time)
        : spokenRange(format(time), wallMs(start), Math.max(wallMs(start), wallMs(end))),
    /** All of it: the day, and the hours if there are some. */
    span: ({ start, end, allDay }: Span) => {
      const options = allDay ? shortDay : { ...shortDay, ...time };
      return end === start ? said(start, options) : spokenRange(format(options), wallMs(start), wallMs(end));
    },
    /** "in 3 days", "yesterday". */
    away: (from: string, to: string) =>
      new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format((wallMs(to) - wallMs(from)) / dayMs, "day"),
  };
}
