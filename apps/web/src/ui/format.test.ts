import { describe, expect, test } from "vitest";
import { formatFor } from "./format.ts";

const minute = 60_000;
const hour = 60 * minute;
const noon = new Date(2026, 10, 12, 12, 0).getTime();

describe("how long ago", () => {
  const when = (passed: number) => formatFor("en").when(noon - passed, noon);
  test("seconds are now", () => expect(when(5000)).toBe("now"));
  test("minutes are counted", () => expect(when(12 * minute)).toBe("12 min. ago"));
  test("hours of today are counted", () => expect(when(3 * hour)).toBe("3 hr. ago"));
  test("yesterday is yesterday, however late it was", () => expect(when(13 * hour)).toBe("yesterday"));
  test("this week has weekdays", () => expect(when(2 * 24 * hour)).toBe("Tue"));
  test("this year has days", () => expect(when(40 * 24 * hour)).toBe("Oct 3"));
  test("before that, the year is named", () => expect(when(400 * 24 * hour)).toBe("Oct 8, 2025"));
  test("a clock that runs ahead does not surprise", () => expect(when(-5000)).toBe("now"));
});

describe("sizes", () => {
  test.each([
    [0, "0 bytes"],
    [14, "14 bytes"],
    [200_000, "195 kB"],
    [5 * 1024 ** 2, "5 MB"],
    [2 * 1024 ** 3, "2 GB"],
  ])("%i", (bytes, words) => expect(formatFor("en").bytes(bytes)).toBe(words));

  test("have the reader's comma", () => expect(formatFor("de").bytes(1.5 * 1024 ** 2)).toBe("1,5 MB"));
});

test("a price is written as the reader writes prices [SUP-7]", () => {
  expect(formatFor("en").dollars(49)).toBe("$49");
  expect(formatFor("de").dollars(49)).toBe("49\u00a0$");
});

test("averages, grade points and days are written as the reader writes them [GRD-1]", () => {
  expect(formatFor("en").exactPercent(91.256)).toBe("91.26%");
  expect(formatFor("en").exactPercent(90)).toBe("90%");
  expect(formatFor("de").exactPercent(91.25)).toBe("91,25\u00a0%");
  expect(formatFor("en").gradePoints(4)).toBe("4.0");
  expect(formatFor("fr").gradePoints(3.625)).toBe("3,63");
  expect(formatFor("fr").decimalPoint()).toBe(",");
  expect(formatFor("en").calendarDay("2026-11-05", "2026-01-01")).toBe("Nov 5");
  expect(formatFor("en").calendarDay("2025-11-05", "2026-01-01")).toBe("Nov 5, 2025");
});
