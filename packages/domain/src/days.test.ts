import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, dayNumber, dayOfNumber, daysBetween, firstDayOfWeek, isDay, monthGrid, weekdayOf } from "./days.ts";

describe("days", () => {
  test("are counted as everybody counts them", () => {
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (number) => {
        const expected = new Date(number * 86_400_000).toISOString().slice(0, 10);
        fc.pre(expected.length === 10);
        expect(dayOfNumber(number)).toBe(expected);
        expect(dayNumber(expected)).toBe(number);
        expect((weekdayOf(expected) + 1) % 7).toBe(new Date(number * 86_400_000).getUTCDay());
      }),
    );
  });

  test("go over the ends of months and of leap years", () => {
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2027-02-28", 1)).toBe("2027-03-01");
    expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
    expect(daysBetween("2026-11-15", "2026-11-08")).toBe(-7);
  });

  test("that are not in the calendar are no days", () => {
    expect(isDay("2026-02-28")).toBe(true);
    expect(isDay("2026-02-29")).toBe(false);
    expect(isDay("2026-2-1")).toBe(false);
  });
});

describe("a month on the screen [CAL-3]", () => {
  test("is six weeks that begin with the weekday one is used to", () => {
    const monday = monthGrid("2026-11-15", 0);
    expect(monday).toHaveLength(6);
    expect(monday[0]?.[0]).toBe("2026-10-26");
    expect(monday[5]?.[6]).toBe("2026-12-06");
    expect(monthGrid("2026-11-15", 6)[0]?.[0]).toBe("2026-11-01");
    expect(monthGrid("2027-02-10", 0)[0]?.[0]).toBe("2027-02-01");
  });

  test("begins its weeks as the language's country does", () => {
    expect(["en", "en-US", "ja", "en-GB", "de", "fr", "es", "zh"].map(firstDayOfWeek)).toEqual([
      6, 6, 6, 0, 0, 0, 0, 0,
    ]);
  });
});
