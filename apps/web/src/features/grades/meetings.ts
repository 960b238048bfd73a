import type { Occurrence } from "@jotter/domain/occurrences";

/** When a class meets in a week: the days that have the same hour and room together. */
export type Meeting = { readonly days: readonly string[]; readonly time: string | null; readonly room: string };

/** Of what stands in the calendar within seven days, by the first of its days. */
export function meetingsOf(week: readonly Occurrence[], classId: string): readonly Meeting[] {
  const meetings = new Map<string, Meeting>();
  for (const { event, start, allDay } of week) {
    if (event.type !== "class" || event.classId !== classId) continue;
    const [time, room] = [allDay ? null : start.slice(11, 16), event.location?.trim() ?? ""];
    const key = `${time} ${room}`;
    const day = start.slice(0, 10);
    const known = meetings.get(key)?.days ?? [];
    meetings.set(key, { days: known.includes(day) ? known : [...known, day], time, room });
  }
  return [...meetings.values()].map((one) => ({ ...one, days: one.days.toSorted(byWeekday) }));
}

function byWeekday(one: string, other: string): number {
  return weekday(one) - weekday(other);
}

/** From Monday. */
function weekday(day: string): number {
  return (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7;
}
