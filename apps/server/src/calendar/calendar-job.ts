import { CalendarEvent } from "@jotter/domain/event";
import { writeIcs } from "@jotter/domain/ics-write";
import type { StoredEvent } from "@jotter/domain/occurrences";
import { wishesIn } from "@jotter/domain/reminder-wishes";
import { isStillOfUse, type Reminder, remindersBetween } from "@jotter/domain/reminders";
import { type Language, Settings } from "@jotter/domain/settings";
import { type Told, toldOf } from "../push/push-texts.ts";

/** What is reckoned from a student's whole calendar. It runs in a thread: nobody knows what a student wrote into it. */
export type CalendarJob = WritingJob | RemindersJob;

export type EventRow = { readonly id: string; readonly data: string };

export type WritingJob = { readonly kind: "writing"; readonly rows: readonly EventRow[]; readonly name: string };

export type RemindersJob = {
  readonly kind: "reminders";
  readonly rows: readonly EventRow[];
  /** As they were stored; null where the student has none. */
  readonly settings: string | null;
  readonly devices: readonly Listener[];
  /** Who was told up to `after` is told up to `upTo`, at `now`; what comes until `nextUpTo` is looked for. */
  readonly after: number;
  readonly upTo: number;
  readonly nextUpTo: number;
  readonly now: number;
};
type Listener = { readonly zone: string; readonly language: Language };

export type DueReminder = Told & Pick<Reminder, "key" | "until"> & { readonly path: string };
/** For each device. */
export type RemindersFound = readonly { readonly due: readonly DueReminder[]; readonly nextAt: number | null }[];

/** More at once would be read by nobody. */
const mostDue = 100;

export function calendarAnswer(job: CalendarJob): string | RemindersFound {
  return job.kind === "writing" ? writeIcs(job.rows.flatMap(told), { name: job.name }) : remindersFor(job);
}

function remindersFor({ rows, settings, devices, after, upTo, nextUpTo, now }: RemindersJob): RemindersFound {
  const events = rows.flatMap(storedEvent);
  const chosen = Settings.safeParse(JSON.parse(settings ?? "null"));
  const wishes = wishesIn(chosen.success ? chosen.data : null);
  // Of one student, most devices are in one place.
  const byZone = new Map<string, readonly Reminder[]>();
  return devices.map(({ zone, language }) => {
    const ahead = byZone.get(zone) ?? remindersBetween(events, wishes, { after, upTo: nextUpTo, zone });
    byZone.set(zone, ahead);
    const due = ahead.filter((reminder) => reminder.at <= upTo && isStillOfUse(reminder, now)).slice(0, mostDue);
    return {
      due: due.map((reminder) => {
        const day = reminder.kind === "tomorrow" ? reminder.day : reminder.due.day;
        const { key, until } = reminder;
        return { ...toldOf(reminder, language, zone, now), key, until, path: `/calendar?day=${day}` };
      }),
      nextAt: ahead.find(({ at }) => at > upTo)?.at ?? null,
    };
  });
}

function storedEvent({ id, data }: EventRow): readonly StoredEvent[] {
  const read = CalendarEvent.safeParse(JSON.parse(data));
  return read.success ? [{ ...read.data, id }] : [];
}

/** What is on the calendar; not which notes and classes of the student it belongs to. */
function told(row: EventRow): readonly StoredEvent[] {
  return storedEvent(row).map(({ noteIds, ...rest }) => ({ ...rest, classId: null }));
}
