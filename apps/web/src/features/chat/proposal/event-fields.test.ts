import type { ProposedEvent } from "@jotter/domain/proposal";
import { describe, expect, test } from "vitest";
import { eventFrom, fieldsOf, withTime } from "./event-fields.ts";

const lesson: ProposedEvent = {
  id: "e1",
  type: "class",
  title: "Chem",
  classId: null,
  start: "2026-11-23T08:00",
  end: "2026-11-23T09:30",
  rule: "FREQ=WEEKLY;BYDAY=MO",
};

describe("what is changed of a proposed event [CHT-8]", () => {
  test("comes back as it was where nothing was changed, and keeps its length when it begins later", () => {
    expect(eventFrom(fieldsOf(lesson), lesson)).toEqual(lesson);
    expect(withTime(fieldsOf(lesson), "10:00").until).toBe("11:30");
    expect(withTime(fieldsOf(lesson), "23:00").until).toBe("23:59");
  });

  test("is a whole day without an hour, one moment as an assignment, and repeats where it was moved to", () => {
    const fields = fieldsOf(lesson);
    expect(eventFrom({ ...fields, time: "" }, lesson)).toMatchObject({ start: "2026-11-23", end: "2026-11-23" });
    expect(eventFrom({ ...fields, type: "assignment" }, lesson)).toMatchObject({ end: "2026-11-23T08:00" });
    expect(eventFrom({ ...fields, day: "2026-11-24" }, lesson)?.rule).toBe("FREQ=WEEKLY");
  });

  test("is nothing that can be added without a title, on no day, or with an end before its start", () => {
    const fields = fieldsOf(lesson);
    for (const change of [{ title: " " }, { day: "2026-02-30" }, { until: "07:00" }]) {
      expect(eventFrom({ ...fields, ...change }, lesson)).toBeNull();
    }
  });
});
