import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { addDays } from "./days.ts";
import { type CalendarEvent, eventTypes } from "./event.ts";
import { importWrites } from "./ics-import.ts";
import { readIcs } from "./ics-read.ts";
import { writeIcs } from "./ics-write.ts";
import { timezoneLines } from "./ics-zones.ts";
import { newEvent } from "./new-event.ts";
import { occurrencesBetween, type StoredEvent } from "./occurrences.ts";
import { canvas, google, outlook } from "./testing/ics-files.ts";
import { instantOf, wallTimeAt } from "./zones.ts";

const now = Date.UTC(2026, 10, 15, 12);
const options = { zone: "America/Chicago", now };

function stored(id: string, known: Partial<CalendarEvent> & Pick<CalendarEvent, "start">): StoredEvent {
  return { ...newEvent(now, { title: id, ...known }), id };
}

function importing() {
  let count = 0;
  return { courses: [], newId: () => `new-${count++}`, now: now + 1 };
}

function importedFrom(text: string) {
  const read = readIcs(text, options);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  expect(read.value.skipped).toEqual([]);
  return read.value.events;
}

function calendarOf(text: string): readonly StoredEvent[] {
  return importWrites([], importedFrom(text), importing()).map((write) => {
    if (write.kind !== "create") throw new Error("There was nothing to change.");
    return { ...write.data, id: write.id };
  });
}

const series = stored("series", {
  type: "class",
  title: "Physics; the \\ 2nd, with\nlines",
  start: "2026-10-19T09:00",
  end: "2026-10-19T10:15",
  zone: "America/New_York",
  rule: "FREQ=WEEKLY;UNTIL=20261207T140000Z;BYDAY=MO",
  except: ["2026-11-16T09:00"],
});
const changed = stored("changed", {
  title: "Physics in the lab",
  start: "2026-11-10T13:00",
  end: "2026-11-10T14:00",
  zone: "America/New_York",
  occurrence: { seriesId: "series", start: "2026-11-09T09:00" },
});

describe("a calendar as a file [CAL-5]", () => {
  test("is what the standard wants", () => {
    expect(writeIcs([series, changed], { name: "Ada" }).split("\r\n")).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Jotter//Jotter//EN",
      "CALSCALE:GREGORIAN",
      "X-WR-CALNAME:Ada",
      "BEGIN:VTIMEZONE",
      "TZID:America/New_York",
      "BEGIN:DAYLIGHT",
      "DTSTART:20250309T020000",
      "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
      "TZOFFSETFROM:-0500",
      "TZOFFSETTO:-0400",
      "END:DAYLIGHT",
      "BEGIN:STANDARD",
      "DTSTART:20251102T020000",
      "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
      "TZOFFSETFROM:-0400",
      "TZOFFSETTO:-0500",
      "END:STANDARD",
      "END:VTIMEZONE",
      "BEGIN:VEVENT",
      "UID:series@jotter",
      "DTSTAMP:20261115T120000Z",
      "CREATED:20261115T120000Z",
      "LAST-MODIFIED:20261115T120000Z",
      "DTSTART;TZID=America/New_York:20261019T090000",
      "DTEND;TZID=America/New_York:20261019T101500",
      "SUMMARY:Physics\\; the \\\\ 2nd\\, with\\nlines",
      "RRULE:FREQ=WEEKLY;UNTIL=20261207T140000Z;BYDAY=MO",
      "EXDATE;TZID=America/New_York:20261116T090000",
      "X-JOTTER-TYPE:class",
      "END:VEVENT",
      "BEGIN:VEVENT",
      "UID:series@jotter",
      "RECURRENCE-ID;TZID=America/New_York:20261109T090000",
      "DTSTAMP:20261115T120000Z",
      "CREATED:20261115T120000Z",
      "LAST-MODIFIED:20261115T120000Z",
      "DTSTART;TZID=America/New_York:20261110T130000",
      "DTEND;TZID=America/New_York:20261110T140000",
      "SUMMARY:Physics in the lab",
      "X-JOTTER-TYPE:other",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  test("takes place elsewhere when it does here", () => {
    const calendar = new ICAL.Component(ICAL.parse(writeIcs([series])));
    const zone = new ICAL.Timezone(calendar.getFirstSubcomponent("vtimezone") ?? undefined);
    const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
    const iterator = event.iterator();
    const theirs: number[] = [];
    for (let next = iterator.next(); next; next = iterator.next()) {
      next.zone = zone;
      theirs.push(next.toUnixTime() * 1000);
    }
    const ours = occurrencesBetween([series], "2026-01-01", "2027-12-31", "UTC").map(({ startsAt }) => startsAt);
    expect(theirs).toEqual(ours);
  });

  test.each([
    "America/New_York",
    "Europe/Berlin",
    "Australia/Sydney",
    "Asia/Tokyo",
    "Africa/Casablanca",
    "Asia/Kathmandu",
  ])("tells what the clocks of %s show, for programs that do not know", (name) => {
    const lines = ["BEGIN:VCALENDAR", ...timezoneLines(name, 2025, 2028), "END:VCALENDAR"];
    const calendar = new ICAL.Component(ICAL.parse(lines.join("\r\n")));
    const zone = new ICAL.Timezone(calendar.getFirstSubcomponent("vtimezone") ?? undefined);
    for (let day = "2025-01-01"; day < "2029"; day = addDays(day, 1)) {
      const noon = instantOf(`${day}T12:00`, name);
      const theirs = ICAL.Time.fromString(`${wallTimeAt(noon, name)}:00`, undefined as never);
      theirs.zone = zone;
      expect([day, theirs.toUnixTime() * 1000]).toEqual([day, noon]);
    }
  });

  test.each([
    ["2026-10-19T09:00", "Europe/Berlin", "UNTIL=20261207", "UNTIL=20261207T225900Z"],
    ["2026-10-19T09:00", "Europe/Berlin", "UNTIL=20261207T090000", "UNTIL=20261207T080000Z"],
    ["2026-10-19T09:00", null, "UNTIL=20261207T090000Z", "UNTIL=20261207T090000"],
    ["2026-10-19", null, "UNTIL=20261207T090000Z", "UNTIL=20261207"],
  ])("from %s in %s says %s as %s, and we still know what was meant", (start, zone, until, expected) => {
    const event = stored("one", { start, zone, rule: `FREQ=DAILY;${until}` });
    const text = writeIcs([event]);
    expect(text).toContain(`RRULE:FREQ=DAILY;${expected}\r\n`);
    expect(importWrites([event], importedFrom(text), importing())).toEqual([]);
  });

  test("adds to the rule what was changed and is not named by it", () => {
    const extra = { ...changed, occurrence: { seriesId: "series", start: "2026-11-12T09:00" } };
    expect(writeIcs([series, extra])).toContain("RDATE;TZID=America/New_York:20261112T090000\r\n");
    expect(importWrites([series, extra], importedFrom(writeIcs([series, extra])), importing())).toEqual([]);
  });

  test("has no line of more than 75 octets, and no character in two", () => {
    const text = writeIcs([stored("long", { start: "2026-11-15", description: "😀試験ü,;\\ \n".repeat(200) })]);
    for (const line of text.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(text).not.toMatch(/[\ud800-\udbff]\r\n|\r\n [\udc00-\udfff]/);
  });
});

describe("out and in again", () => {
  const zones = ["America/New_York", "Europe/Berlin", "Australia/Sydney", "Asia/Tokyo", "UTC", null];
  const words = fc.string({ unit: "grapheme", maxLength: 60 }).map((text) => text.replace(/\p{Cc}/gu, "\n"));
  const time = fc
    .tuple(fc.nat(900), fc.integer({ min: 0, max: 23 }), fc.constantFrom("00", "30", "59"))
    .map(([day, hour, minute]) => `${addDays("2025-06-01", day)}T${String(hour).padStart(2, "0")}:${minute}`);
  const details = fc.record(
    {
      type: fc.constantFrom(...eventTypes),
      title: words,
      description: words,
      location: fc
        .string({ unit: "grapheme", minLength: 1, maxLength: 20 })
        .map((text) => text.replace(/\p{Cc}/gu, "x")),
      classId: fc.constantFrom(null, "class-1"),
      doneAt: fc.nat(),
      estimateMinutes: fc.nat(1000),
      weight: fc.constantFrom(0, 12.5, 100),
      topics: fc.array(fc.record({ name: words, done: fc.boolean() }), { minLength: 1, maxLength: 3 }),
      noteIds: fc.constant("note-1").map((id) => [id, "note-2"]),
    },
    { requiredKeys: ["type", "title", "description", "classId"] },
  );
  const when = fc.record({ start: time, days: fc.nat(3), allDay: fc.boolean(), zone: fc.constantFrom(...zones) });
  const rule = fc.constantFrom(
    null,
    "FREQ=DAILY;COUNT=12",
    "FREQ=WEEKLY;BYDAY=MO,WE",
    "FREQ=MONTHLY;BYDAY=-1FR",
    "FREQ=WEEKLY;INTERVAL=2;WKST=SU",
  );
  const place = fc.record({ place: fc.nat(8), details, when });
  const someEvents = fc.array(
    fc.record({
      details,
      when,
      rule,
      called: fc.uniqueArray(fc.nat(8), { maxLength: 3 }),
      places: fc.uniqueArray(place, { maxLength: 2, selector: (one) => one.place }),
    }),
    { maxLength: 5 },
  );

  const timesOf = ({
    start,
    days,
    allDay,
    zone,
  }: {
    start: string;
    days: number;
    allDay: boolean;
    zone: string | null;
  }) =>
    allDay
      ? { start: start.slice(0, 10), end: addDays(start, days), zone: null }
      : { start, end: `${addDays(start, days)}${start.slice(10)}`, zone };

  const build = (all: Parameters<Parameters<typeof someEvents.map>[0]>[0]): readonly StoredEvent[] =>
    all.flatMap(({ details, when, rule, called, places }, index) => {
      const times = timesOf(when);
      const id = `event-${index}`;
      const whole = stored(id, { ...details, ...times, rule });
      if (rule === null) return [whole];
      const starts = occurrencesBetween([whole], "2025-01-01", "2029-01-01", "UTC").map((one) => one.originalStart);
      const except = called.flatMap((place) => starts[place] ?? []).sort();
      const changes = places.flatMap(({ place, details, when }): readonly StoredEvent[] => {
        const start = starts[place];
        if (start === undefined || except.includes(start)) return [];
        const occurrence = { seriesId: id, start };
        return [stored(`${id}-${place}`, { ...details, ...timesOf(when), occurrence })];
      });
      return [{ ...whole, except }, ...changes];
    });

  test("it is the same calendar [CAL-5]", () => {
    fc.assert(
      fc.property(someEvents, (all) => {
        const before = build(all);
        const text = writeIcs(before);
        // For whoever has it already there is nothing to do.
        expect(importWrites(before, importedFrom(text), importing())).toEqual([]);
        // For anybody else it becomes the same under other ids.
        const after = calendarOf(text);
        const ids = new Map(after.map(({ id, uid }) => [id, uid?.replace("@jotter", "")]));
        const bare = ({ id, uid, createdAt, updatedAt, occurrence, ...event }: StoredEvent, names?: typeof ids) =>
          JSON.stringify(
            {
              ...event,
              of: occurrence && [names ? names.get(occurrence.seriesId) : occurrence.seriesId, occurrence.start],
            },
            (_, value) =>
              value && typeof value === "object" && !Array.isArray(value)
                ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
                : value,
          );
        expect(after.map((one) => bare(one, ids)).sort()).toEqual(before.map((one) => bare(one)).sort());
        // And once more out, it is the same file.
        expect(importWrites(after, importedFrom(writeIcs(after)), importing())).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test("what other calendars wrote is still the same", () => {
    for (const text of [google, outlook, canvas]) {
      const first = calendarOf(text);
      expect(importWrites(first, importedFrom(text), importing())).toEqual([]);
      expect(importWrites(first, importedFrom(writeIcs(first)), importing())).toEqual([]);
    }
  });
});
