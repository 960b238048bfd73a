import { expect, test } from "vitest";
import { spokenRange } from "./spoken-range.ts";

test("a range of times is said as single times are, in Japanese too [SET-3]", () => {
  const said = (language: string) => {
    const formatter = new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
    return spokenRange(formatter, Date.UTC(2026, 10, 19, 8), Date.UTC(2026, 10, 19, 8, 50));
  };
  expect(said("ja")).toBe("8:00～8:50");
  expect(said("de")).toMatch(/^08:00–08:50 Uhr$/);
});
