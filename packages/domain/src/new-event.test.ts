import { describe, expect, test } from "vitest";
import { CalendarEvent } from "./event.ts";
import { eventProblem, newEvent } from "./new-event.ts";

describe("a new event [CAL-1]", () => {
  const event = newEvent(5, { title: "Chess club", start: "2026-11-15T16:00", end: "2026-11-15T17:00" });

  test("is whole", () => {
    expect(CalendarEvent.parse(event)).toEqual(event);
    expect(eventProblem(event)).toBeUndefined();
    expect(newEvent(5, { start: "2026-11-15" }).end).toBe("2026-11-15");
  });

  test.each([
    [{ title: "  " }, "blank-title"],
    [{ end: "2026-11-15T15:59" }, "ends-before-it-starts"],
    [{ end: "2026-11-15" }, "half-all-day"],
    [{ end: "2026-11-31T10:00" }, "no-such-day"],
    [{ zone: "Mars/Olympus" }, "unknown-zone"],
    [{ rule: "FREQ=NEVER" }, "unreadable-rule"],
    [{ rule: "FREQ=HOURLY" }, "unsupported-rule"],
  ])("with %j cannot be saved yet", (change, problem) => {
    expect(eventProblem({ ...event, ...change })).toBe(problem);
  });
});
