import { z } from "zod/mini";
import { CalendarDay, WallTime } from "./calendar-day.ts";
import { defineEntity } from "./entity.ts";
import { RecordId } from "./id.ts";
import { later } from "./later.ts";
import { LeadMinutes } from "./reminder-wishes.ts";

export const eventTypes = ["class", "assignment", "exam", "study", "other"] as const;
export const EventType = z.enum(eventTypes);
export type EventType = z.infer<typeof EventType>;

export const Topic = later(() => z.object({ name: z.string().check(z.maxLength(300)), done: z.boolean() }));
export type Topic = z.infer<typeof Topic>;

const When = later(() => z.union([CalendarDay, WallTime]));
/** Two devices that change two occurrences keep both: what differs from its series is a record of its own. [CAL-4] */
const Occurrence = later(() => z.object({ seriesId: RecordId, start: When }));

/** A share from 0 to 1, and when it was said. */
export const Prediction = later(() =>
  z.object({ at: z.number(), share: z.number().check(z.minimum(0), z.maximum(1)) }),
);

export const activities = ["learn", "memory", "problems", "mock", "task"] as const;

/** What a planned block is for: the exam or assignment, and what of it. [PLN-1] */
export const Material = later(() =>
  z.object({
    workId: RecordId,
    topic: z.optional(z.string().check(z.maxLength(300))),
    deckId: z.optional(RecordId),
    activity: z.enum(activities),
  }),
);
export type Material = z.infer<typeof Material>;

/**
 * Something on the calendar. One record is one event or one whole series; a changed occurrence of a series is a
 * record that names it in `occurrence`. Times are the clock on the wall in `zone`, so 9:00 stays 9:00 when the
 * clocks change.
 */
export const CalendarEvent = later(() =>
  z.looseObject({
    type: EventType,
    title: z.string().check(z.maxLength(1000)),
    description: z.string().check(z.maxLength(50_000)),
    location: z.optional(z.string().check(z.maxLength(1000))),
    /** Days for what lasts all day (the end is the last day), else times. An assignment is due at its end. */
    start: When,
    end: When,
    /** An IANA name; null means the time on the wall wherever the student is. All-day events have none. */
    zone: z.nullable(z.string().check(z.maxLength(64))),
    classId: z.nullable(RecordId),
    /** An RRULE's value, e.g. "FREQ=WEEKLY;BYDAY=MO,WE". */
    rule: z.nullable(z.string().check(z.maxLength(1000))),
    /** Starts of occurrences that do not take place. */
    except: z.array(When).check(z.maxLength(2000)),
    /** Those of them that its feed called off, and may bring back; the others the student did. [CAL-5] */
    calledOff: z.optional(z.array(When).check(z.maxLength(2000))),
    /**
     * From that start on it is over, for the student moved or deleted those that follow. What a file or a timetable goes
     * on saying holds up to there. [CAL-4] [CAL-5]
     */
    cutAt: z.optional(z.nullable(When)),
    occurrence: z.optional(Occurrence),
    /** When the student did it: for assignments and study blocks. */
    doneAt: z.optional(z.nullable(z.number())),
    estimateMinutes: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(100_000)))),
    /** Percent of the class's grade that hangs on it: for exams and assignments. */
    weight: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(100)))),
    topics: z.optional(z.array(Topic).check(z.maxLength(500))),
    noteIds: z.optional(z.array(RecordId).check(z.maxLength(500))),
    /** Of an exam: what would be known on its day, as it was said on earlier days. [DSH-4] */
    predictions: z.optional(z.array(Prediction).check(z.maxLength(1000))),
    /** Of a study block that was planned. */
    material: z.optional(Material),
    /** The student put it there: a plan leaves it alone. */
    locked: z.optional(z.boolean()),
    /** The name an imported event has in the file it came from: the same file twice is the same events. [CAL-5] */
    uid: z.optional(z.string().check(z.maxLength(1000))),
    /** The subscribed feed it came from, which goes on telling what it is: it is not the student's to edit. [CAL-5] */
    feedId: z.optional(RecordId),
    /** Minutes before it, each a reminder; none is []. Left out or null, the student's usual ones hold. [CAL-6] */
    reminders: z.optional(z.nullable(LeadMinutes)),
    createdAt: z.number(),
    updatedAt: z.number(),
  }),
);
export type CalendarEvent = z.infer<typeof CalendarEvent>;

export const event = defineEntity({
  kind: "event",
  schema: CalendarEvent,
  logFields: ["predictions"],
  indexes: ["[del+data.start]", "[del+data.end]", "[del+data.rule]", "data.uid", "data.occurrence.seriesId"],
});
