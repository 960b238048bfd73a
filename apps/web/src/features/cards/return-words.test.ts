import { en } from "@jotter/locales/en";
import { expect, test } from "vitest";
import { translator } from "../../ui/translate.ts";
import { whenWords } from "./return-words.ts";

const zone = "Europe/Berlin";
const now = Date.parse("2026-11-17T15:00:00+01:00");
const clock = { now, today: "2026-11-17", zone };
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

test("when a card returns is said as one says it: minutes, hours, a weekday, weeks, months, years [FLA-2]", () => {
  const t = translator(en, "en");
  const said = (after: number) => whenWords(now + after, clock, t, "en");
  expect(said(0)).toBe("now");
  expect(said(-3 * day)).toBe("today");
  expect(said(10 * minute)).toBe("in 10 min");
  expect(said(3 * hour)).toBe("in 3 h");
  // Tonight after midnight is tomorrow.
  expect(said(10 * hour)).toBe("tomorrow");
  expect(said(5 * day)).toBe("Sunday");
  expect(said(9 * day)).toBe("in 9 days");
  expect(said(21 * day)).toBe("in 3 weeks");
  expect(said(90 * day)).toBe("in 3 months");
  expect(said(900 * day)).toBe("in 2 years");
});
