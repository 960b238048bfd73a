import type { Occurrence } from "@jotter/domain/occurrences";
import { expect, test } from "vitest";
import { meetingsOf } from "./meetings.ts";

const lesson = (start: string, some: object = {}) =>
  ({ start, allDay: false, event: { type: "class", classId: "bio", location: "room 118", ...some } }) as Occurrence;

test("a class meets on the days of its lessons, those of the same hour and room together, from Monday on [DSH-4]", () => {
  const week = [
    lesson("2026-11-18T09:00"),
    lesson("2026-11-20T09:00"),
    lesson("2026-11-20T14:00", { location: "lab " }),
    lesson("2026-11-23T09:00"),
    lesson("2026-11-19T09:00", { classId: "art" }),
    lesson("2026-11-19T09:00", { type: "exam" }),
  ];
  expect(meetingsOf(week, "bio")).toEqual([
    { days: ["2026-11-23", "2026-11-18", "2026-11-20"], time: "09:00", room: "room 118" },
    { days: ["2026-11-20"], time: "14:00", room: "lab" },
  ]);
});
