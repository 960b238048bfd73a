import { describe, expect, test } from "vitest";
import { newEvent } from "./new-event.ts";
import { occurrencesBetween } from "./occurrences.ts";
import { daysOf, eventMap, studyTime, upcoming } from "./upcoming.ts";

const event = (title: string, start: string, end = start, rule: string | null = null) => ({
  ...newEvent(1, { title, start, end, rule, zone: start.length > 10 ? "Europe/Berlin" : null }),
  id: title,
});
const occurrences = occurrencesBetween(
  [
    event("Chess", "2026-11-15T16:00", "2026-11-15T17:00", "FREQ=WEEKLY;COUNT=3"),
    event("Trip", "2026-11-13", "2026-11-16"),
    event("Party", "2026-11-21T20:00", "2026-11-22T00:00"),
    event("Exam", "2026-11-23T09:00", "2026-11-23T11:00"),
  ],
  "2026-11-01",
  "2026-12-31",
  "Europe/Berlin",
);
const titles = (all: readonly (typeof occurrences)[number][]) => all.map((one) => one.event.title);

describe("what is coming up [CAL-2]", () => {
  test("is what takes place from today to seven days ahead", () => {
    expect(titles(upcoming(occurrences, "2026-11-15"))).toEqual(["Trip", "Chess", "Party", "Chess"]);
    expect(titles(upcoming(occurrences, "2026-11-16"))).toEqual(["Trip", "Party", "Chess", "Exam"]);
    expect(titles(upcoming(occurrences, "2026-11-15", 14))).toEqual([
      "Trip",
      "Chess",
      "Party",
      "Chess",
      "Exam",
      "Chess",
    ]);
    expect(titles(upcoming(occurrences, "2026-11-22", 0))).toEqual(["Chess"]);
  });

  test("leaves more or less time to study", () => {
    expect([0, 5, 6, 10, 11].map(studyTime)).toEqual(["flexible", "flexible", "moderate", "moderate", "limited"]);
  });
});

test("the calendar is one map from date string to list of events [CAL-1]", () => {
  const map = eventMap(occurrences);
  expect(Object.keys(map)).toEqual([
    ...["2026-11-13", "2026-11-14", "2026-11-15", "2026-11-16"],
    ...["2026-11-21", "2026-11-22", "2026-11-23", "2026-11-29"],
  ]);
  expect(map["2026-11-15"]).toEqual([
    {
      title: "Trip",
      description: "",
      type: "other",
      classId: null,
      allDay: true,
      start: "2026-11-13",
      end: "2026-11-16",
    },
    {
      title: "Chess",
      description: "",
      type: "other",
      classId: null,
      allDay: false,
      start: "2026-11-15T16:00",
      end: "2026-11-15T17:00",
    },
  ]);
  expect(daysOf({ start: "2026-11-15T00:00", end: "2026-11-15T00:00", allDay: false })).toEqual(["2026-11-15"]);
});
