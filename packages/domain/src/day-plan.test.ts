import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayPlan, minuteOn, type OnDay } from "./day-plan.ts";

const day = "2026-11-12";
const at = (key: string, start: string, end: string): OnDay => ({
  key,
  start: `${day}T${start}`,
  end: `${day}T${end}`,
  allDay: false,
});

describe("the plan of a day [DSH-1]", () => {
  test("knows what is over, what is on and what is to come, and the free half hours that are left", () => {
    const items = [at("maths", "09:00", "10:30"), at("study", "16:30", "18:00"), at("lab", "18:15", "19:30")];
    const plan = dayPlan(items, day, `${day}T17:10`);
    expect(plan.blocks.map(({ item, state, from, to, lane }) => [item.key, state, from, to, lane])).toEqual([
      ["maths", "past", 540, 630, 0],
      ["study", "current", 990, 1080, 0],
      ["lab", "coming", 1095, 1170, 0],
    ]);
    expect(plan).toMatchObject({ from: 480, to: 1320, lanes: 1, free: [{ from: 1170, to: 1320 }], freeMinutes: 150 });
  });

  test("gives what is short a lane long enough for its name", () => {
    const items = [at("roll call", "09:00", "09:10"), at("talk", "09:15", "09:20"), at("maths", "09:45", "10:30")];
    const { blocks } = dayPlan(items, day, `${day}T08:00`);
    expect(blocks.map(({ item, lane }) => [item.key, lane])).toEqual([
      ["roll call", 0],
      ["talk", 1],
      ["maths", 0],
    ]);
  });

  test("calls no night free, also where something begins in it", () => {
    const early = { key: "run", start: `${day}T05:00`, end: `${day}T06:00`, allDay: false };
    const plan = dayPlan([early], day, `${day}T00:10`);
    expect(plan.from).toBe(300);
    expect(plan.free).toEqual([{ from: 480, to: 1320 }]);
  });

  test("shows a free slot from now on, and none under half an hour", () => {
    const items = [at("a", "10:00", "12:00"), at("b", "12:29", "13:00"), at("c", "13:30", "22:00")];
    expect(dayPlan(items, day, `${day}T09:15`).free).toEqual([
      { from: 555, to: 600 },
      { from: 780, to: 810 },
    ]);
    expect(dayPlan(items, day, `${day}T09:31`).free).toEqual([{ from: 780, to: 810 }]);
    expect(dayPlan([], day, `${day}T21:31`)).toMatchObject({ free: [], freeMinutes: 0 });
  });

  test("puts what overlaps into lanes, and grows for the early and the late", () => {
    const items = [
      at("swim", "06:30", "07:30"),
      at("x", "10:00", "12:00"),
      at("y", "11:00", "13:00"),
      at("z", "12:00", "14:00"),
      at("party", "21:00", "23:30"),
    ];
    const plan = dayPlan(items, day, `${day}T05:00`);
    expect(plan).toMatchObject({ from: 360, to: 1440, lanes: 2 });
    expect(plan.blocks.map(({ item, lane }) => [item.key, lane])).toEqual([
      ["swim", 0],
      ["x", 0],
      ["y", 1],
      ["z", 0],
      ["party", 0],
    ]);
  });

  test("leads up to what has only a moment: one works on it until it is due", () => {
    const plan = dayPlan([at("due", "20:00", "20:00")], day, `${day}T19:00`);
    expect(plan.blocks).toMatchObject([{ from: 1125, to: 1200, state: "current" }]);
    expect(plan.free).toEqual([{ from: 1200, to: 1320 }]);
    expect(dayPlan([at("due", "20:00", "20:00")], day, `${day}T20:00`).blocks).toMatchObject([{ state: "past" }]);
  });

  test("keeps all-day events apart, and leaves out what ended at midnight or is on other days", () => {
    const trip = { key: "trip", start: "2026-11-11", end: day, allDay: true };
    const night = { key: "night", start: "2026-11-11T22:00", end: `${day}T00:00`, allDay: false };
    const late = { key: "late", start: "2026-11-11T22:00", end: `${day}T09:00`, allDay: false };
    const other = { key: "other", start: "2026-11-13T09:00", end: "2026-11-13T10:00", allDay: false };
    const plan = dayPlan([trip, night, late, other], day, `${day}T08:30`);
    expect(plan.allDay.map(({ key }) => key)).toEqual(["trip"]);
    expect(plan.blocks).toMatchObject([{ item: { key: "late" }, from: 480, to: 540, state: "current" }]);
    expect(plan.from).toBe(480);
  });

  test("never lets two blocks of a lane meet, nor a free slot anything", () => {
    const clock = (minute: number) =>
      `${day}T${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
    const anyItem = fc
      .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 300 }))
      .map(([from, length]) => ({ start: clock(from), end: clock(Math.min(1439, from + length)), allDay: false }));
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 12 }), fc.integer({ min: 0, max: 1439 }), (some, minute) => {
        const items = some.map((item, index) => ({ ...item, key: String(index) }));
        const plan = dayPlan(items, day, clock(minute));
        for (const one of plan.blocks) {
          expect(one.from).toBeGreaterThanOrEqual(plan.from);
          expect(one.to).toBeLessThanOrEqual(plan.to);
          for (const other of plan.blocks) {
            if (one !== other && one.lane === other.lane)
              expect(one.to <= other.from || other.to <= one.from).toBe(true);
          }
        }
        for (const { from, to } of plan.free) {
          expect(to - from).toBeGreaterThanOrEqual(30);
          expect(from).toBeGreaterThanOrEqual(minute);
          for (const { start, end } of items) {
            const [begin, finish] = [minuteOn(start, day), minuteOn(end, day)];
            if (finish > begin) expect(finish <= from || begin >= to).toBe(true);
          }
        }
      }),
    );
  });
});
