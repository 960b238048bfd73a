import { describe, expect, test } from "vitest";
import { dueOf, dueWords, isAhead } from "./due.ts";
import type { EventType } from "./event.ts";
import { newEvent } from "./new-event.ts";
import { occurrencesBetween } from "./occurrences.ts";
import { instantOf } from "./zones.ts";

const zone = "America/New_York";
const at = (wall: string) => instantOf(wall, zone);

function on(type: EventType, start: string, end = start) {
  const stored = { ...newEvent(0, { type, title: "Sheet", start, end }), id: "sheet" };
  const [occurrence] = occurrencesBetween([stored], "2026-11-01", "2026-11-30", zone);
  if (!occurrence) throw new Error("It takes place.");
  return occurrence;
}

describe("the day something is due [CAL-2] [DSH-2]", () => {
  test("is the day that was named, though it may be done until midnight", () => {
    expect(dueOf(on("assignment", "2026-11-20"))).toEqual({ at: at("2026-11-21"), day: "2026-11-20", allDay: true });
    expect(dueOf(on("assignment", "2026-11-18", "2026-11-20"))).toMatchObject({ day: "2026-11-20" });
    expect(dueOf(on("exam", "2026-11-20"))).toEqual({ at: at("2026-11-20"), day: "2026-11-20", allDay: true });
    expect(dueOf(on("assignment", "2026-11-20T23:00", "2026-11-21T00:00"))).toMatchObject({ day: "2026-11-20" });
    expect(dueOf(on("assignment", "2026-11-20T09:00", "2026-11-20T17:00"))).toEqual({
      at: at("2026-11-20T17:00"),
      day: "2026-11-20",
      allDay: false,
    });
  });

  test("an exam of today without an hour is still ahead; one that has begun is not", () => {
    expect(isAhead(on("exam", "2026-11-18"), at("2026-11-18T15:00"))).toBe(true);
    expect(isAhead(on("exam", "2026-11-18"), at("2026-11-19T00:00"))).toBe(false);
    expect(isAhead(on("exam", "2026-11-18T14:00", "2026-11-18T16:00"), at("2026-11-18T15:00"))).toBe(false);
  });

  test.each([
    ["2026-11-17", { as: "day", value: -1 }],
    ["2026-11-18", { as: "day", value: 0 }],
    ["2026-11-19", { as: "day", value: 1 }],
    ["2026-11-20", { as: "weekday", day: "2026-11-20" }],
    ["2026-11-28", { as: "date", day: "2026-11-28" }],
    ["2026-11-18T15:50", { as: "minute", value: 20 }],
    ["2026-11-18T17:29", { as: "hour", value: 2 }],
    ["2026-11-18T23:59", { as: "hour", value: 8 }],
    ["2026-11-18T12:30", { as: "hour", value: -3 }],
    ["2026-11-19T09:00", { as: "day", value: 1 }],
    ["2026-11-20T09:00", { as: "weekday", day: "2026-11-20" }],
  ])("what is due %s is said as %o on Wednesday the 18th at 15:30", (due, said) => {
    expect(dueWords(dueOf(on("assignment", due)), at("2026-11-18T15:30"), "2026-11-18")).toEqual(said);
  });
});
