import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CalendarEvent, eventTypes } from "./event.ts";
import { importWrites } from "./ics-import.ts";
import { icsText } from "./ics-lines.ts";
import { readIcs } from "./ics-read.ts";
import { writeIcs } from "./ics-write.ts";
import { newEvent } from "./new-event.ts";
import { occurrencesBetween, type StoredEvent } from "./occurrences.ts";
import { changeOccurrence, removeOccurrence, scopes } from "./series-changes.ts";
import { apple, canvas, google, outlook } from "./testing/ics-files.ts";
import { eventMap, upcoming } from "./upcoming.ts";

const digits = (most: number) => fc.integer({ min: 1, max: most }).map((number) => String(number).padStart(2, "0"));
const year = fc.constantFrom("0000", "0001", "1969", "2026", "2026", "2026", "9999");
const day = fc.tuple(year, digits(12), digits(31)).map((parts) => parts.join("-"));
const when = fc.oneof(
  day,
  fc.tuple(day, digits(23), digits(59)).map(([day, hour, minute]) => `${day}T${hour}:${minute}`),
);
const rule = fc.constantFrom(
  "FREQ=DAILY",
  "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU;UNTIL=20261231T000000Z",
  "FREQ=MONTHLY;BYMONTHDAY=31;COUNT=20000",
  "FREQ=MONTHLY;BYDAY=5MO;UNTIL=00010101",
  "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;UNTIL=99991231",
  "FREQ=YEARLY;BYDAY=-53SU;BYSETPOS=-2",
  "FREQ=HOURLY",
  "what?",
  "",
);
/** Whatever the schema lets through: older and newer apps, other devices and files write it. */
const anyEvent = fc.record({
  start: when,
  end: when,
  zone: fc.constantFrom(null, "Europe/Berlin", "Pacific/Apia", "Mars/Olympus", ""),
  rule: fc.option(rule),
  except: fc.array(when, { maxLength: 3 }),
  type: fc.constantFrom(...eventTypes),
});
const anyCalendar = fc.array(fc.tuple(anyEvent, fc.option(fc.tuple(fc.nat(5), when))), { maxLength: 6 }).map((all) =>
  all.map(([event, changes], index): StoredEvent => {
    const whole = { ...newEvent(index, { title: `${index}`, ...event }), id: `${index}` };
    return changes ? { ...whole, occurrence: { seriesId: `${changes[0]}`, start: changes[1] } } : whole;
  }),
);

describe("whatever record there is", () => {
  test("it is shown, counted, changed, deleted and written to a file, and nothing falls over [CAL-4]", () => {
    fc.assert(
      fc.property(anyCalendar, when, fc.constantFrom("UTC", "Pacific/Apia"), (events, there, viewer) => {
        for (const event of events) expect(CalendarEvent.safeParse(event).success).toBe(true);
        for (const [from, to] of [
          ["2026-11-01", "2026-12-12"],
          ["9999-12-01", "9999-12-31"],
          ["0001-01-01", "0001-02-01"],
        ] as const) {
          const shown = occurrencesBetween(events, from, to, viewer);
          for (const one of shown) expect(Number.isFinite(one.startsAt) && one.endsAt >= one.startsAt).toBe(true);
          eventMap(shown);
          upcoming(shown, from);
          for (const occurrence of shown.slice(0, 3)) {
            for (const scope of scopes) {
              const writes = [
                ...removeOccurrence(events, occurrence, scope, 9),
                ...changeOccurrence(events, occurrence, { start: there }, scope, 9, "new"),
              ];
              for (const write of writes) {
                const before = events.find(({ id }) => id === write.id);
                const after =
                  write.kind === "create"
                    ? write.data
                    : write.kind === "update"
                      ? { ...before, ...write.change }
                      : before;
                expect(CalendarEvent.safeParse(after).error).toBeUndefined();
              }
            }
          }
        }
        // What cannot be expanded or placed is left out, but no file of ours is broken.
        expect(readIcs(writeIcs(events), { zone: viewer, now: 1 })).toMatchObject({ ok: true });
      }),
      { numRuns: 40 },
    );
  });
});

describe("whatever file there is", () => {
  const cut = fc.record({
    at: fc.nat(5000),
    length: fc.nat(40),
    text: fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom("\n", ";", ":", '"', "\\", "\n ", "BEGIN:VEVENT\n", "END:VEVENT\n", "RRULE:FREQ=DAILY\n"),
    ),
  });

  test("it is read or refused, with a line, and nothing falls over [CAL-5]", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(google, outlook, apple, canvas),
        fc.array(cut, { minLength: 1, maxLength: 4 }),
        (file, cuts) => {
          let text = file;
          for (const { at, length, text: put } of cuts) {
            const place = at % text.length;
            text = text.slice(0, place) + put + text.slice(place + length);
          }
          const read = readIcs(text, { zone: "Europe/Berlin", now: 1 });
          if (!read.ok) {
            expect(read.problem.line).toBeGreaterThan(0);
            expect(read.problem.line).toBeLessThanOrEqual(text.split(/\r\n|\n|\r/).length);
            return;
          }
          let count = 0;
          const importing = { courses: [{ id: "c", name: "World History" }], newId: () => `n${count++}`, now: 2 };
          for (const write of importWrites([], read.value.events, importing)) {
            if (write.kind === "create") expect(CalendarEvent.safeParse(write.data).error).toBeUndefined();
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  test("bytes are text, as a browser reads them where it can [CAL-5]", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        fc.pre(!/[\r\n]/.test(text));
        expect(icsText(new TextEncoder().encode(text))).toBe(text);
      }),
    );
    fc.assert(fc.property(fc.uint8Array(), (bytes) => typeof icsText(bytes) === "string"));
  });
});
