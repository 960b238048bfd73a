import { describe, expect, it } from "vitest";
import { placedAt } from "./use-block-drag.ts";
import { drawn, hoursShown, keptFreeOn, onDay, together } from "./week-hours.ts";

describe("the week of a plan", () => {
  it("draws what crosses midnight on both days [PLN-1]", () => {
    const night = { start: "2026-11-17T22:30", end: "2026-11-18T01:00" };
    expect(onDay(night, "2026-11-17")).toEqual({ from: 1350, to: 1440 });
    expect(onDay(night, "2026-11-18")).toEqual({ from: 0, to: 60 });
    expect(onDay(night, "2026-11-19")).toBeNull();
  });

  it("hatches what stays free, also over midnight [PLN-1]", () => {
    const keptFree = [{ weekday: 4, from: "19:00", to: "01:00" }];
    expect(keptFreeOn({ keptFree }, "2026-11-20")).toEqual([{ from: 1140, to: 1440 }]);
    expect(keptFreeOn({ keptFree }, "2026-11-21")).toEqual([{ from: 0, to: 60 }]);
  });

  it("names together what lies over each other [PLN-1]", () => {
    const at = (title: string, from: number, to: number) => ({ title, span: { from, to } });
    expect(
      together([at("Choir", 600, 660), at("Test", 500, 560), at("Lesson", 480, 530), at("Lab", 560, 590)]),
    ).toEqual([at("Lesson, Test", 480, 560), at("Lab", 560, 590), at("Choir", 600, 660)]);
  });

  it("draws a few minutes as high as a finger needs, and nothing over them [PLN-1]", () => {
    const spans = [
      { from: 960, to: 965 },
      { from: 975, to: 1005 },
      { from: 1015, to: 1060 },
      { from: 1430, to: 1435 },
    ];
    expect(drawn(spans)).toEqual([
      { from: 960, to: 980 },
      { from: 980, to: 1005 },
      { from: 1015, to: 1060 },
      { from: 1420, to: 1440 },
    ]);
  });

  it("shows the hours there is something in, and no empty night [PLN-1]", () => {
    expect(hoursShown([{ from: 500, to: 560 }])).toEqual({ first: 8, last: 16 });
    expect(hoursShown([{ from: 960, to: 1380 }])).toEqual({ first: 14, last: 23 });
    expect(hoursShown([])).toEqual({ first: 14, last: 22 });
  });

  it("moves a block by minutes or days, never past midnight [PLN-1]", () => {
    const block = { id: "a", start: "2026-11-17T23:00", end: "2026-11-17T23:45" };
    expect(placedAt(block, "2026-11-17", 60)).toEqual({ id: "a", start: "2026-11-17T23:15", end: "2026-11-18T00:00" });
    expect(placedAt(block, "2026-11-18", -15).start).toBe("2026-11-18T22:45");
  });
});
