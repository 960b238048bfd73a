import { describe, expect, test } from "vitest";
import { daysOfView, turned, weekOf, weeksOfMonth } from "./calendar-view.ts";
import { datesFor } from "./dates.ts";

describe("the pages of a calendar [CAL-3]", () => {
  test("show whole weeks, begun as the student's language begins them", () => {
    expect(daysOfView("month", "2026-11-15", 0)).toEqual({ from: "2026-10-26", to: "2026-12-06" });
    expect(daysOfView("month", "2026-11-15", 6)).toEqual({ from: "2026-11-01", to: "2026-12-05" });
    expect(weeksOfMonth("2027-02-10", 0)).toHaveLength(4);
    expect(weekOf("2026-11-15", 0)[0]).toBe("2026-11-09");
    expect(weekOf("2026-11-15", 6)[0]).toBe("2026-11-15");
    expect(daysOfView("day", "2026-11-15", 0)).toEqual({ from: "2026-11-15", to: "2026-11-15" });
    expect(daysOfView("agenda", "2026-11-15", 0)).toEqual({ from: "2026-11-15", to: "2026-11-28" });
  });

  test("are turned by what they show, and the 31st becomes the last of a shorter month", () => {
    expect(turned("month", "2027-01-31", 1)).toBe("2027-02-28");
    expect(turned("month", "2027-01-31", -1)).toBe("2026-12-31");
    expect(turned("week", "2026-12-30", 1)).toBe("2027-01-06");
    expect(turned("day", "2027-03-01", -1)).toBe("2027-02-28");
  });

  test("begin on Sunday in America, on Monday in Britain and Germany, on Sunday in Japan", () => {
    const starts = [
      datesFor("en", "en-US"),
      datesFor("en", "en-GB"),
      datesFor("de", "en-US"),
      datesFor("ja", "ja-JP"),
    ].map(({ weekStart }) => weekStart);
    expect(starts).toEqual([6, 0, 0, 6]);
  });

  test("say days and hours in the words of the language", () => {
    const lesson = { start: "2026-11-17T09:00", end: "2026-11-17T10:30", allDay: false };
    const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, " ");
    expect(plain(datesFor("en", "en").hours(lesson))).toBe("9:00 – 10:30 AM");
    expect(plain(datesFor("de", "de").span(lesson))).toBe("Di., 17. Nov., 09:00–10:30 Uhr");
    const short = (language: string) => plain(datesFor(language, language).shortTime("2026-11-17T14:00"));
    expect(["en", "es", "fr", "de", "zh", "ja"].map(short)).toEqual([
      "2p",
      "14:00",
      "14:00",
      "14:00",
      "14:00",
      "14:00",
    ]);
    expect(datesFor("ja", "ja").month("2026-11-01")).toBe("2026年11月");
    expect(datesFor("zh", "zh").dayNumber("2026-11-17")).toBe("17");
    expect(datesFor("fr", "fr").away("2026-11-16", "2026-11-17")).toBe("demain");
  });
});
