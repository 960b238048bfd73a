import { z } from "zod/mini";
import { later } from "./later.ts";

/** How many minutes before something a student wants to be reminded; 1440 is the same time on the day before. */
export const LeadMinutes = later(() =>
  z.array(z.int().check(z.minimum(0), z.maximum(longestLeadMinutes))).check(z.maxLength(5)),
);

/** "18:00" */
export const TimeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** For what has no hour: on which day, and when on it. */
export const AllDayReminder = later(() =>
  z.object({ daysBefore: z.int().check(z.minimum(0), z.maximum(longestLeadMinutes / 1440)), at: TimeOfDay }),
);
export type AllDayReminder = z.infer<typeof AllDayReminder>;

/** From the one time up to, and without, the other; over midnight where `to` is the earlier. Two equal times are none. */
export const QuietHours = later(() => z.object({ from: TimeOfDay, to: TimeOfDay }));
export type QuietHours = z.infer<typeof QuietHours>;

/** Four weeks. */
export const longestLeadMinutes = 40_320;

/** How a student wants to be reminded. */
export type ReminderWishes = {
  readonly isOn: boolean;
  /** Before what has an hour. */
  readonly minutes: readonly number[];
  /** Of what has none; null is not at all. */
  readonly allDay: AllDayReminder | null;
  readonly quiet: QuietHours | null;
  /** When to look at what comes tomorrow; null is never. */
  readonly tomorrowAt: string | null;
};

type Chosen = {
  readonly reminders?: "on" | "off" | undefined;
  readonly reminderMinutes?: readonly number[] | undefined;
  readonly reminderAllDay?: AllDayReminder | null | undefined;
  readonly reminderQuiet?: QuietHours | null | undefined;
  readonly reminderTomorrow?: string | null | undefined;
};

/** What a student's settings come to: what was never chosen is the usual. [CAL-6] */
export function wishesIn(chosen: Chosen | null): ReminderWishes {
  const or = <Value>(value: Value | undefined, usual: Value) => (value === undefined ? usual : value);
  return {
    isOn: chosen?.reminders !== "off",
    minutes: or(chosen?.reminderMinutes, [30]),
    allDay: or(chosen?.reminderAllDay, { daysBefore: 1, at: "18:00" }),
    quiet: or(chosen?.reminderQuiet, { from: "22:00", to: "07:00" }),
    tomorrowAt: or(chosen?.reminderTomorrow, "19:00"),
  };
}
