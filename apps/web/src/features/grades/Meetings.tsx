import { addDays } from "@jotter/domain/days";
import { wallMs } from "@jotter/domain/zones";
import { useOccurrences } from "../../student/calendar/use-events.ts";
import { spokenTimesFor } from "../../student/next-up/spoken-times.ts";
import type { Clock } from "../../student/records/use-clock.ts";
import { useLanguage } from "../../ui/language.tsx";
import { meetingsOf } from "./meetings.ts";

/** When and where a class meets, as its student has it in the calendar. */
export function Meetings({ classId, clock }: { readonly classId: string; readonly clock: Clock }) {
  const { language } = useLanguage();
  const week = useOccurrences(clock.today, addDays(clock.today, 6));
  const weekday = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  const days = new Intl.ListFormat(language, { type: "unit", style: "short" });
  const said = meetingsOf(week ?? [], classId).map(({ days: on, time, room }) => {
    const names = days.format(on.map((day) => weekday.format(wallMs(`${day}T00:00`))));
    const hour = time && spokenTimesFor(language).clock(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
    return [[names, hour].filter(Boolean).join(" "), room].filter(Boolean).join(", ");
  });
  return said.map((one) => <span key={one}>{one}</span>);
}
