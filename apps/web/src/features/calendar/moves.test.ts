import type { Occurrence } from "@jotter/domain/occurrences";
import { describe, expect, test } from "vitest";
import { moved, putOn, resized, timesFor, withHours, withoutHours } from "./moves.ts";

const lesson = { start: "2026-11-17T09:00", end: "2026-11-17T10:30", allDay: false };
const trip = { start: "2026-11-17", end: "2026-11-19", allDay: true };

describe("moving what is on the calendar [CAL-3]", () => {
  test("keeps how long it is, over midnight and over months", () => {
    expect(moved(lesson, { minutes: 15 })).toEqual({ ...lesson, start: "2026-11-17T09:15", end: "2026-11-17T10:45" });
    expect(moved(lesson, { days: 14, minutes: -600 })).toEqual({
      ...lesson,
      start: "2026-11-30T23:00",
      end: "2026-12-01T00:30",
    });
    expect(moved(trip, { days: -1 })).toEqual({ ...trip, start: "2026-11-16", end: "2026-11-18" });
  });

  test("an edge that is dragged too far leaves a quarter of an hour, or a day", () => {
    expect(resized(lesson, { minutes: 30 }).end).toBe("2026-11-17T11:00");
    expect(resized(lesson, { minutes: -600 }).end).toBe("2026-11-17T09:15");
    expect(resized(trip, { days: 2 }).end).toBe("2026-11-21");
    expect(resized(trip, { days: -9 }).end).toBe("2026-11-17");
  });

  test("work that is put off is due at its hour, or by the end of a day whose hour is over", () => {
    const essay = { start: "2026-11-18T09:00", end: "2026-11-18T09:00", allDay: false } as Occurrence;
    const at = (day: string, now: string) => putOn(essay, day, now).end;
    expect(at("2026-11-19", "2026-11-19T08:00")).toBe("2026-11-19T09:00");
    expect(at("2026-11-19", "2026-11-19T15:00")).toBe("2026-11-19T23:59");
    expect(at("2026-11-20", "2026-11-19T15:00")).toBe("2026-11-20T09:00");
    const [start, end] = ["2026-11-18T09:00", "2026-11-18T10:30"];
    expect(putOn({ ...essay, end }, "2026-11-19", "2026-11-19T10:30")).toMatchObject({
      start: "2026-11-19T22:29",
      end: "2026-11-19T23:59",
    });
    expect(putOn({ ...essay, start, end: "2026-11-19T00:00" }, "2026-11-19", "2026-11-19T10:30")).toMatchObject({
      end: "2026-11-20T00:00",
    });
    expect(putOn({ ...trip } as Occurrence, "2026-11-20", "2026-11-20T15:00")).toMatchObject({ end: "2026-11-20" });
  });

  test("between hours and whole days it becomes the one or the other", () => {
    expect(withHours(trip, "2026-11-20T23:30")).toEqual({
      start: "2026-11-20T23:30",
      end: "2026-11-21T00:30",
      allDay: false,
    });
    expect(withHours(lesson, "2026-11-20T12:00").end).toBe("2026-11-20T13:30");
    expect(withoutHours(lesson, "2026-11-20")).toEqual({ start: "2026-11-20", end: "2026-11-20", allDay: true });
    expect(withoutHours({ ...lesson, end: "2026-11-18T10:00" }, "2026-11-20").end).toBe("2026-11-21");
  });

  test("what belongs to another zone is written in that zone's time", () => {
    const occurrence = (zone: string | null, allDay = false) => ({ ...lesson, allDay, event: { zone } }) as Occurrence;
    const to = { start: "2026-11-18T09:00", end: "2026-11-18T10:00", allDay: false };
    expect(timesFor(occurrence("Asia/Tokyo"), to, "Europe/Berlin")).toEqual({
      start: "2026-11-18T17:00",
      end: "2026-11-18T18:00",
      zone: "Asia/Tokyo",
    });
    expect(timesFor(occurrence(null), to, "Europe/Berlin")).toEqual({ start: to.start, end: to.end, zone: null });
    expect(timesFor(occurrence(null, true), to, "Europe/Berlin").zone).toBe("Europe/Berlin");
    expect(timesFor(occurrence("Asia/Tokyo"), trip, "Europe/Berlin")).toEqual({
      start: trip.start,
      end: trip.end,
      zone: null,
    });
  });
});
