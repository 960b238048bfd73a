import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { eventTypes } from "./event.ts";
import { newEvent } from "./new-event.ts";
import { occurrencesBetween, type StoredEvent } from "./occurrences.ts";
import { type ReminderWishes, wishesIn } from "./reminder-wishes.ts";
import { isQuiet, isStillOfUse, type Reminder, remindersBetween } from "./reminders.ts";
import { changeOccurrence, type Write } from "./series-changes.ts";
import { type ReminderCase, reminderCases } from "./testing/reminder-cases.ts";
import { instantOf, minuteMs, wallTimeAt } from "./zones.ts";

const berlin = "Europe/Berlin";
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const silent: ReminderWishes = { ...wishesIn(null), quiet: null, tomorrowAt: null };

/** Where the writer of the cases allows both, we tell before the quiet hours begin rather than not at all. */
const toldBefore: Readonly<Record<string, readonly string[]>> = {
  "rm-04": ["2026-09-16T21:59"],
  "rm-06": ["2026-09-17T21:59"],
  "rm-10": ["2026-09-17T20:59"],
  "rm-13": ["2026-09-17T18:00"],
  "rm-26": ["2026-09-17T21:59"],
};

describe("a student is reminded [CAL-6]", () => {
  test.each(reminderCases.map((one) => [one.id, one.words, one] as const))("%s: %s", (id, _, one) => {
    const zone = one.zoneChange?.to ?? one.tz;
    const expected = toldBefore[id] ?? one.comes.map(({ local }) => local);
    const told = toldIn(one);
    expect(told.map((at) => wallTimeAt(at, zone))).toEqual(expected);
    if (!toldBefore[id]) expect(told).toEqual(one.comes.map(({ utc }) => Date.parse(utc)));
  });

  /** Plays the case: an open device looks on until everything is over, with the events as they are at each moment. */
  function toldIn(one: ReminderCase): readonly number[] {
    const { event, tz, deviceOff = [] } = one;
    const at = (wall: string) => instantOf(wall, tz);
    const zone = one.zoneChange?.to ?? tz;
    const wishes = { ...silent, quiet: one.quiet ?? null, ...(one.allDayRule && { allDay: one.allDayRule }) };
    const start = at(event.start);
    // Made long before, unless the case says when.
    const begin = event.createdAt ? at(event.createdAt) : start - 30 * dayMs;
    const changes = [event.deletedAt, event.doneAt, event.movedAt].flatMap((when) => (when ? [at(when)] : []));
    const back = deviceOff.filter(({ device }) => device === "phone").flatMap(({ from, to }) => [at(from), at(to)]);
    const end = start + 7 * 366 * dayMs;
    const moments = [begin, ...changes, ...back, end].sort((a, b) => a - b);
    const [off, on] = back;
    const told: number[] = [];
    let after = begin;
    for (const upTo of moments.slice(1)) {
      if (off !== undefined && on !== undefined && after >= off && upTo <= on) {
        after = upTo;
        continue;
      }
      const found = remindersBetween(eventsAt(one, after), wishes, { after: sent(), upTo, zone });
      told.push(...found.filter((reminder) => isStillOfUse(reminder, now(reminder))).map(now));
      after = upTo;
    }
    return told;

    // What came due while the device was off is told when it is on again.
    function sent() {
      return after === on && off !== undefined ? off : after;
    }
    function now(reminder: Reminder) {
      return Math.max(reminder.at, after);
    }
  }

  function eventsAt({ event, tz, leadMinutes, allDayRule }: ReminderCase, now: number): readonly StoredEvent[] {
    const isOver = (wall: string | undefined) => wall !== undefined && instantOf(wall, tz) <= now;
    if (isOver(event.deletedAt)) return [];
    const start = isOver(event.movedAt) && event.movedTo ? event.movedTo : event.start;
    const leads = leadMinutes === null ? (allDayRule ? undefined : []) : [leadMinutes].flat();
    const series: StoredEvent = {
      ...newEvent(event.createdAt ? instantOf(event.createdAt, tz) : 0, {
        title: event.title,
        start,
        zone: start.length === 10 ? null : tz,
        rule: event.rrule ?? null,
        except: [...(event.exdates ?? []), ...(event.holidays ?? []).map((day) => day + start.slice(10))],
        doneAt: isOver(event.doneAt) ? now : null,
        ...(leads && { reminders: leads }),
      }),
      id: "event",
    };
    let events: readonly StoredEvent[] = [series];
    const change = (from: string, to: string, scope: "this" | "following") => {
      const day = from.slice(0, 10);
      const [found] = occurrencesBetween(events, day, day, tz);
      if (!found) throw new Error(`nothing takes place on ${day}`);
      const writes = changeOccurrence(events, found, { start: to, end: to }, scope, 1, "changed");
      events = written(events, writes);
    };
    for (const { from, to } of event.moved ?? []) change(from, to, "this");
    if (event.followingFrom) {
      const { occurrence, start: hour } = event.followingFrom;
      change(occurrence, `${occurrence.slice(0, 10)}T${hour}`, "following");
    }
    return events;
  }

  test("of what is tomorrow once, on the evening before, and not where there is nothing", () => {
    const events = [
      stored("a", { start: "2026-09-17T09:00", type: "class" }),
      stored("b", { start: "2026-09-17", type: "assignment" }),
      stored("c", { start: "2026-09-17T08:00", doneAt: 5 }),
      stored("d", { start: "2026-09-19T08:00" }),
    ];
    const wishes = { ...wishesIn(null), minutes: [], allDay: null };
    const told = remindersBetween(events, wishes, during("2026-09-14T00:00", "2026-09-20T00:00"));
    expect(
      told.map((one) => [
        one.key,
        wallTimeAt(one.at, berlin),
        one.kind === "tomorrow" && one.occurrences.map(({ event }) => event.id),
      ]),
    ).toEqual([
      ["tomorrow:2026-09-17", "2026-09-16T19:00", ["b", "a"]],
      ["tomorrow:2026-09-19", "2026-09-18T19:00", ["d"]],
    ]);
  });

  test("of what is tomorrow beside the lessons of the timetable, and of these alone not at all", () => {
    const lesson = (id: string, start: string) => stored(id, { start, type: "class", uid: `timetable:t1:p1:${id}:` });
    const events = [
      lesson("maths", "2026-09-17T08:00"),
      lesson("art", "2026-09-17T09:00"),
      stored("exam", { start: "2026-09-17T11:00", type: "exam" }),
      lesson("music", "2026-09-18T08:00"),
    ];
    const wishes = { ...wishesIn(null), minutes: [], allDay: null };
    const told = remindersBetween(events, wishes, during("2026-09-15T00:00", "2026-09-19T00:00"));
    expect(told.map((one) => one.kind === "tomorrow" && one.occurrences.map(({ event }) => event.id))).toEqual([
      ["exam"],
    ]);
  });

  test("of tomorrow before the quiet hours, where the hour of the look is one of them", () => {
    const wishes = { ...wishesIn(null), minutes: [], tomorrowAt: "23:00" };
    const [told] = remindersBetween(
      [stored("a", { start: "2026-09-17T09:00" })],
      wishes,
      during("2026-09-16T00:00", "2026-09-17T00:00"),
    );
    expect(wallTimeAt(told?.at ?? 0, berlin)).toBe("2026-09-16T21:59");
  });

  test("of an assignment before it is due, which is its end", () => {
    const event = stored("a", { type: "assignment", start: "2026-09-10T08:00", end: "2026-09-17T12:00" });
    const told = remindersBetween([event], silent, during("2026-09-01T00:00", "2026-09-20T00:00"));
    expect(told.map(({ at }) => wallTimeAt(at, berlin))).toEqual(["2026-09-17T11:30"]);
  });

  test("of no lesson, unless it was asked for; and of nothing at all when reminders are off", () => {
    const span = during("2026-09-01T00:00", "2026-09-20T00:00");
    const lesson = stored("a", { type: "class", start: "2026-09-17T09:00" });
    expect(remindersBetween([lesson], silent, span)).toEqual([]);
    const asked = { ...lesson, reminders: [10] };
    expect(remindersBetween([asked], silent, span)).toHaveLength(1);
    expect(remindersBetween([asked], { ...silent, isOn: false }, span)).toEqual([]);
  });
});

describe("whatever a calendar holds, reminders [CAL-6]", () => {
  const zones = [berlin, "America/New_York", "Asia/Tokyo", "Australia/Lord_Howe", "Pacific/Apia"];
  const hour = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom("00", "15", "30", "59"))
    .map(([hours, minutes]) => `${String(hours).padStart(2, "0")}:${minutes}`);
  // Around the days on which clocks change.
  const day = fc.constantFrom(
    "2026-10-24",
    "2026-10-25",
    "2026-10-31",
    "2026-11-01",
    "2027-03-14",
    "2027-03-28",
    "2027-04-04",
  );
  const event = fc
    .record({
      day,
      hour,
      isAllDay: fc.boolean(),
      type: fc.constantFrom(...eventTypes),
      zone: fc.constantFrom(null, ...zones),
      rule: fc.constantFrom(null, null, "FREQ=DAILY;COUNT=4", "FREQ=WEEKLY"),
      reminders: fc.option(fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 3 }), { nil: undefined }),
      isDone: fc.boolean(),
    })
    .map(({ day, hour, isAllDay, isDone, reminders, ...rest }) => ({
      ...newEvent(0, { ...rest, start: isAllDay ? day : `${day}T${hour}`, doneAt: isDone ? 1 : null }),
      ...(reminders && { reminders }),
    }));
  const situation = fc.record({
    events: fc
      .array(event, { minLength: 1, maxLength: 4 })
      .map((all) => all.map((one, index): StoredEvent => ({ ...one, id: `event-${index}` }))),
    zone: fc.constantFrom(...zones),
    quiet: fc.option(fc.record({ from: hour, to: hour }), { nil: null }),
    tomorrowAt: fc.option(hour, { nil: null }),
    allDay: fc.option(fc.record({ daysBefore: fc.integer({ min: 0, max: 3 }), at: hour }), { nil: null }),
    from: day,
    hours: fc.integer({ min: 1, max: 100 }),
  });
  const found = ({
    events,
    zone,
    from,
    hours,
    ...chosen
  }: typeof situation extends fc.Arbitrary<infer One> ? One : never) => {
    const wishes = { ...silent, ...chosen };
    const after = instantOf(from, zone) - 2 * dayMs;
    const middle = after + hours * hourMs;
    const upTo = after + 120 * hourMs;
    const within = (one: number, other: number) => remindersBetween(events, wishes, { after: one, upTo: other, zone });
    return { wishes, whole: within(after, upTo), parts: [...within(after, middle), ...within(middle, upTo)] };
  };

  test("are never told in quiet hours, never of what is done, and each once", () => {
    fc.assert(
      fc.property(situation, (one) => {
        const { whole, wishes } = found(one);
        for (const reminder of whole) {
          if (wishes.quiet) expect(isQuiet(reminder.at, wishes.quiet, one.zone)).toBe(false);
          expect(reminder.at).toBeLessThan(reminder.until);
          if (reminder.kind === "event") expect(reminder.occurrence.event.doneAt).toBe(null);
        }
        expect(new Set(whole.map(({ key }) => key)).size).toBe(whole.length);
      }),
      { numRuns: 2000 },
    );
  });

  test("are the same whether a device looks once or twice", () => {
    fc.assert(
      fc.property(situation, (one) => {
        const { whole, parts } = found(one);
        expect(parts.map(({ key, at }) => [key, at])).toEqual(whole.map(({ key, at }) => [key, at]));
      }),
      { numRuns: 1000 },
    );
  });

  test("come as many minutes before as was said, where nothing is quiet and less than a day is meant", () => {
    fc.assert(
      fc.property(situation, (one) => {
        for (const reminder of found({ ...one, quiet: null }).whole) {
          if (reminder.kind === "tomorrow" || reminder.due.allDay) continue;
          const lead = Number(reminder.key.split(":").at(-1));
          if (lead < 1440) expect(reminder.due.at - reminder.at).toBe(lead * minuteMs);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

function stored(id: string, known: Parameters<typeof newEvent>[1]): StoredEvent {
  return { ...newEvent(0, known), id };
}

function during(from: string, to: string) {
  return { after: instantOf(from, berlin), upTo: instantOf(to, berlin), zone: berlin };
}

function written(events: readonly StoredEvent[], writes: readonly Write[]): readonly StoredEvent[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  for (const write of writes) {
    const before = byId.get(write.id);
    if (write.kind === "create") byId.set(write.id, { ...write.data, id: write.id });
    else if (write.kind === "remove") byId.delete(write.id);
    else if (before) byId.set(write.id, { ...before, ...write.change });
  }
  return [...byId.values()];
}
