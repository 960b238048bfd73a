import { z } from "zod/mini";
import { CalendarDay } from "./calendar-day.ts";
import { RecordId } from "./id.ts";
import { later } from "./later.ts";
import { TimeOfDay } from "./reminder-wishes.ts";

const Name = z.string().check(z.maxLength(100));
const Key = z.string().check(z.minLength(1), z.maxLength(64));
const DaySpan = later(() => z.object({ name: Name, from: CalendarDay, to: CalendarDay }));

/** Of a class in a period; `slot` is the weekday (0 is Monday), with 7 more for each further week, or the rotation day. */
const Lesson = later(() =>
  z.object({
    slot: z.int().check(z.minimum(0), z.maximum(69)),
    periodId: Key,
    classId: RecordId,
    place: z.optional(z.string().check(z.maxLength(100))),
  }),
);

/** Terms with the lessons of each, the days without school, the hours, and how days go round. [CAL-4] */
export const Timetable = later(() =>
  z.object({
    terms: z
      .array(
        z.object({
          id: Key,
          name: Name,
          from: CalendarDay,
          to: CalendarDay,
          lessons: z.array(Lesson).check(z.maxLength(1000)),
        }),
      )
      .check(z.maxLength(20)),
    holidays: z.array(DaySpan).check(z.maxLength(200)),
    periods: z.array(z.object({ id: Key, from: TimeOfDay, to: TimeOfDay })).check(z.maxLength(24)),
    /** 0 is Monday. */
    schoolDays: z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.maxLength(7)),
    /** Every week the same, weeks that go round, or days that do and are counted where there is school. */
    rotation: z.object({ kind: z.enum(["week", "weeks", "days"]), count: z.int().check(z.minimum(1), z.maximum(10)) }),
  }),
);
export type Timetable = z.infer<typeof Timetable>;
