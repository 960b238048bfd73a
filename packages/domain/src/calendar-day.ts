import { z } from "zod/mini";

/** A day on the wall calendar, "2026-11-15", in nobody's zone. */
export const CalendarDay = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

/** A time as the clock on the wall shows it, "2026-11-15T09:30": what it is in UTC depends on the event's zone. */
export const WallTime = z
  .string()
  .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/));
