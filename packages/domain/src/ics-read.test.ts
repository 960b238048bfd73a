import { describe, expect, test } from "vitest";
import { CalendarEvent } from "./event.ts";
import { icsText } from "./ics-lines.ts";
import { type IcsFile, readIcs } from "./ics-read.ts";
import { apple, canvas, google, outlook } from "./testing/ics-files.ts";

const options = { zone: "America/New_York", now: Date.UTC(2026, 10, 15) };

function read(text: string): IcsFile {
  const result = readIcs(text, options);
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  for (const { event } of result.value.events) expect(CalendarEvent.safeParse(event).success).toBe(true);
  return result.value;
}

function told(text: string) {
  return read(text).events.map(({ event, changes, course }) => {
    const { uid, description, createdAt, updatedAt, classId, ...rest } = event;
    return { ...rest, ...(changes === null ? {} : { changes }), ...(course === null ? {} : { course }) };
  });
}

const one = (...lines: readonly string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:1", ...lines, "END:VEVENT", "END:VCALENDAR", ""].join("\r\n");

describe("a file of another calendar [CAL-5]", () => {
  test("of Google is read with its series, exceptions, changes and zone", () => {
    expect(told(google)).toEqual([
      {
        type: "other",
        title: "Lineare Algebra",
        location: "Hörsaal 3, Hauptgebäude",
        start: "2026-10-12T10:00",
        end: "2026-10-12T11:30",
        zone: "Europe/Berlin",
        rule: "FREQ=WEEKLY;WKST=MO;UNTIL=20270208T225959Z;BYDAY=MO",
        except: ["2026-12-21T10:00", "2026-12-28T10:00"],
      },
      {
        type: "exam",
        title: "Klausur Analysis I",
        start: "2026-11-20T09:30",
        end: "2026-11-20T11:30",
        zone: "Europe/Berlin",
        rule: null,
        except: [],
      },
      {
        type: "other",
        title: "Weihnachtsferien",
        start: "2026-12-21",
        end: "2027-01-03",
        zone: null,
        rule: null,
        except: [],
      },
      {
        type: "other",
        title: "Lineare Algebra (verlegt)",
        start: "2026-11-03T14:00",
        end: "2026-11-03T15:30",
        zone: "Europe/Berlin",
        rule: null,
        except: [],
        changes: "2026-11-02T10:00",
      },
    ]);
    expect(read(google).events[0]?.event.description).toBe(
      "Raum wechselt manchmal.\nFolien: hier (https://example.org/folien)\nBitte Skript & Stift mitbringen",
    );
  });

  test("of Outlook is read with Windows' names of zones, and with zones that have none", () => {
    expect(told(outlook)).toEqual([
      {
        type: "other",
        title: "Physics",
        location: "Room 12",
        start: "2026-11-02T08:30",
        end: "2026-11-02T10:00",
        zone: "Europe/Berlin",
        rule: "FREQ=WEEKLY;COUNT=6;BYDAY=MO,WE",
        except: ["2026-11-09T08:30"],
      },
      {
        type: "other",
        title: "Excursion",
        start: "2026-11-24",
        end: "2026-11-25",
        zone: null,
        rule: null,
        except: [],
      },
      {
        type: "other",
        title: "Call with Boston",
        start: "2026-12-01T15:00",
        end: "2026-12-01T16:00",
        zone: "America/New_York",
        rule: null,
        except: [],
      },
    ]);
    expect(read(outlook).events[0]?.event.description).toBe("Bring your laptop; we start at once.");
  });

  test("of Apple is read with durations, what was called off, floating times and tasks", () => {
    expect(told(apple)).toEqual([
      {
        type: "other",
        title: "Tutorial",
        start: "2026-03-30T09:00",
        end: "2026-03-30T10:00",
        zone: "Australia/Sydney",
        rule: "FREQ=WEEKLY;INTERVAL=1;COUNT=3",
        except: ["2026-04-06T09:00"],
      },
      {
        type: "other",
        title: "Film night",
        start: "2026-04-10T19:00",
        end: "2026-04-10T20:30",
        zone: null,
        rule: null,
        except: [],
      },
      {
        type: "assignment",
        title: "Hand in form",
        start: "2026-04-03T17:00",
        end: "2026-04-03T17:00",
        zone: "Australia/Sydney",
        rule: null,
        except: [],
        doneAt: Date.UTC(2026, 3, 2, 3),
      },
    ]);
    expect(read(apple).skipped).toEqual([{ line: 63, title: "Some day", reason: "no-start" }]);
  });

  test("of Canvas is read with its due dates, courses and addresses", () => {
    expect(told(canvas)).toEqual([
      {
        type: "assignment",
        title: "Cells and membranes [BIO-101-F26]",
        start: "2026-11-19",
        end: "2026-11-19",
        zone: null,
        rule: null,
        except: [],
        course: "BIO-101-F26",
      },
      {
        type: "exam",
        title: "Quiz 3 [World History]",
        start: "2026-11-20T23:59",
        end: "2026-11-20T23:59",
        zone: "America/New_York",
        rule: null,
        except: [],
        course: "World History",
      },
      {
        type: "other",
        title: "Review session [World History]",
        start: "2026-11-18T10:00",
        end: "2026-11-18T11:00",
        zone: "America/New_York",
        rule: null,
        except: [],
        course: "World History",
      },
    ]);
    expect(read(canvas).events[0]?.event.description).toBe(
      "Read chapter 4 and answer the questions.\n\nhttps://canvas.example.edu/calendar?include_contexts=course_815&month=11&year=2026#assignment_4711",
    );
  });

  test("is the same with any line ends, with a mark at its beginning, and folded within a character", () => {
    const expected = told(google);
    expect(told(google.replaceAll("\r\n", "\n"))).toEqual(expected);
    expect(told(google.replaceAll("\r\n", "\r"))).toEqual(expected);
    expect(told(`\uFEFF${google}\r\n\r\n`)).toEqual(expected);
    // Every line folded after each few octets, wherever that falls.
    const octets = new TextEncoder().encode(google);
    const folded: number[] = [];
    let length = 0;
    for (const octet of octets) {
      if (length >= 11 && octet !== 0x0d && octet !== 0x0a) {
        folded.push(0x0d, 0x0a, 0x20);
        length = 1;
      }
      folded.push(octet);
      length = octet === 0x0a ? 0 : length + 1;
    }
    expect(told(icsText(Uint8Array.from(folded)))).toEqual(expected);
  });

  test("is read as text of UTF-8, of UTF-16 and of the code pages of before", () => {
    const text = one("DTSTART:20261115T090000", "SUMMARY:Prüfung 試験 😀");
    expect(icsText(new TextEncoder().encode(text))).toBe(text);
    const wide = Uint8Array.from([0xff, 0xfe, ...[...Buffer.from(text, "utf16le")]]);
    expect(icsText(wide)).toBe(text);
    expect(icsText(Uint8Array.from(Buffer.from("SUMMARY:Prüfung für Élise", "latin1")))).toBe(
      "SUMMARY:Prüfung für Élise",
    );
  });

  test("may say things in other ways", () => {
    expect(told(one("DTSTART;TZID=/freeassociation.sourceforge.net/Europe/Paris:20261115T090000"))).toMatchObject([
      { start: "2026-11-15T09:00", zone: "Europe/Paris", title: "" },
    ]);
    expect(told(one("DTSTART:20261115", "DURATION:P2D"))).toMatchObject([{ start: "2026-11-15", end: "2026-11-16" }]);
    expect(
      told(one("DTSTART;TZID=Europe/Paris:20261115T230000", "DTEND;TZID=America/New_York:20261115T180000")),
    ).toMatchObject([{ start: "2026-11-15T23:00", end: "2026-11-16T00:00" }]);
    expect(told(one("DTSTART:20261115T090000Z", "RRULE:FREQ=DAILY;BYHOUR=9;BYMINUTE=0;BYSECOND=0"))).toMatchObject([
      { start: "2026-11-15T09:00", zone: "UTC", rule: "FREQ=DAILY" },
    ]);
    expect(
      told(one("DTSTART;TZID=Europe/Paris:20261115T090000", "RRULE:FREQ=DAILY", "EXDATE:20261116T080000Z")),
    ).toMatchObject([{ except: ["2026-11-16T09:00"] }]);
    expect(
      told(one("DTSTART;TZID=Europe/Paris:20261115T090000", "RDATE;TZID=Europe/Paris:20261118T110000")),
    ).toMatchObject([
      { start: "2026-11-15T09:00", rule: "FREQ=DAILY;COUNT=1" },
      { start: "2026-11-18T11:00", changes: "2026-11-18T11:00", rule: null },
    ]);
  });

  test("with something we cannot repeat leaves just that out, and says so", () => {
    expect(read(one("DTSTART:20261115T090000", "SUMMARY:Pills", "RRULE:FREQ=HOURLY"))).toEqual({
      events: [],
      skipped: [{ line: 7, title: "Pills", reason: "unsupported-rule" }],
    });
    expect(read(one("DTSTART;TZID=Mars/Olympus:20261115T090000", "SUMMARY:Dig")).skipped).toEqual([
      { line: 5, title: "Dig", reason: "unknown-zone" },
    ]);
  });

  test.each([
    ["", 1, "not-a-calendar"],
    ["Dear Ada,\nhow are you?", 1, "not-a-calendar"],
    ["<!DOCTYPE html>\n<html>", 1, "not-a-calendar"],
    ["BEGIN:VCARD\nEND:VCARD", 1, "not-a-calendar"],
    [one("DTSTART:20261115T090000").replace(/END:.*/s, ""), 3, "not-closed"],
    ["BEGIN:VCALENDAR\nwhat is this\nEND:VCALENDAR", 2, "unreadable-line"],
    [one("DTSTART:20261115T090000", "END:VTODO"), 6, "not-opened"],
  ])("that is no calendar is not taken at all (%#)", (text, line, problem) => {
    expect(readIcs(text, options)).toEqual({ ok: false, problem: { line, problem } });
  });

  test.each([
    [["DTSTART:20261115T090000", "what is this"], 8, "damaged"],
    [["DTSTART:20261315T090000"], 7, "bad-date"],
    [["DTSTART:tomorrow"], 7, "bad-date"],
    [["DTSTART:20261115T090000", "DTEND:20260230T090000"], 8, "bad-date"],
    [["DTSTART:20261115T090000", "DURATION:long"], 8, "bad-duration"],
    [["DTSTART:20261115T090000", "RRULE:FREQ=OFTEN"], 8, "bad-rule"],
    [["DTSTART:20261115T090000", "RRULE:FREQ=DAILY;INTERVAL=20000"], 8, "unsupported-rule"],
    [["DTSTART:20261115T090000", "RRULE:FREQ=YEARLY;BYWEEKNO=20"], 8, "unsupported-rule"],
    [["DTSTART;TZID=Mars/Olympus:20261115T090000"], 7, "unknown-zone"],
  ])("with one event that cannot be read gives all the others, and says which and why (%#)", (lines, line, reason) => {
    const broken = ["BEGIN:VEVENT", "UID:2", "SUMMARY:Odd", ...lines, "END:VEVENT"];
    const sound = ["BEGIN:VEVENT", "UID:3", "SUMMARY:Sound", "DTSTART:20261116T090000", "END:VEVENT"];
    const text = ["BEGIN:VCALENDAR", "VERSION:2.0", "X-NAME:x", ...broken, ...sound, "END:VCALENDAR"].join("\r\n");
    const { events, skipped } = read(text);
    expect(events.map(({ event }) => event.title)).toEqual(["Sound"]);
    expect(skipped).toEqual([{ line, title: "Odd", reason }]);
  });

  test("that repeats something for longer than anybody lives is taken", () => {
    const [event] = read(one("DTSTART:20261115T090000", "RRULE:FREQ=DAILY;COUNT=30000")).events;
    expect(event?.event.rule).toBe("FREQ=DAILY;COUNT=30000");
  });

  test("with an exception that is no date takes the series, and says what was left out", () => {
    const text = one("DTSTART:20261115T090000", "SUMMARY:Choir", "RRULE:FREQ=DAILY", "EXDATE:20261350T090000");
    expect(read(text)).toMatchObject({
      events: [{ event: { rule: "FREQ=DAILY", except: [] } }],
      skipped: [{ line: 8, title: "Choir", reason: "bad-date" }],
    });
  });

  test("tells lengths in days of the wall and hours of the sun, also where the clocks change", () => {
    // In New York the clocks go forward on 8 March 2026 and back on 1 November.
    const ends = (start: string, duration: string) =>
      told(one(`DTSTART;TZID=America/New_York:${start}`, `DURATION:${duration}`))[0]?.end;
    expect(ends("20260307T200000", "PT12H")).toBe("2026-03-08T09:00");
    expect(ends("20261031T200000", "PT12H")).toBe("2026-11-01T07:00");
    expect(ends("20260307T200000", "P1D")).toBe("2026-03-08T20:00");
    expect(ends("20260307T200000", "P1DT2H")).toBe("2026-03-08T22:00");
    expect(ends("20260305T200000", "P1W")).toBe("2026-03-12T20:00");
    expect(ends("20260601T200000", "PT12H")).toBe("2026-06-02T08:00");
  });

  test("has its limits", () => {
    expect(readIcs("x".repeat(20_000_001), options)).toMatchObject({ ok: false, problem: { problem: "too-large" } });
    const many = `BEGIN:VCALENDAR\n${"BEGIN:VEVENT\nEND:VEVENT\n".repeat(50_001)}END:VCALENDAR`;
    expect(readIcs(many, options)).toMatchObject({ ok: false, problem: { problem: "too-many" } });
    const deep = `BEGIN:VCALENDAR\n${"BEGIN:VEVENT\n".repeat(20)}`;
    expect(readIcs(deep, options)).toMatchObject({ ok: false, problem: { problem: "too-many" } });
  });
});
