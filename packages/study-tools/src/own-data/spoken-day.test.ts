import type { Language } from "@jotter/domain/settings";
import { describe, expect, test } from "vitest";
import { plain } from "./plain-text.ts";
import { spokenSpan, spokenSpans } from "./spoken-day.ts";

/** A Wednesday. */
const clock = { today: "2026-10-14", weekStart: 0 };
const dayOf = (language: Language, text: string) => spokenSpan(plain(text, language), language, clock)?.span.from ?? "";

describe("the day that is named [CHT-6]", () => {
  test.each<[Language, string, string]>([
    ["es", "el lunes a las nueve de la mañana", "2026-10-19"],
    ["es", "mañana por la mañana", "2026-10-15"],
    ["es", "de hoy en quince", "2026-10-28"],
    ["de", "Montag Morgen", "2026-10-19"],
    ["de", "Guten Morgen, am Freitag", "2026-10-16"],
    ["de", "morgen früh", "2026-10-15"],
    ["de", "heute in vierzehn Tagen", "2026-10-28"],
    ["de", "in den 3 Kapiteln", ""],
    ["en", "the 3 laws of motion", ""],
    ["en", "on the 21 at noon", "2026-10-21"],
    ["en", "students who miss exam 2 may take a make-up", ""],
    ["en", "2 May at 10", "2027-05-02"],
    ["en", "two weeks from tomorrow", "2026-10-29"],
    ["zh", "在3号楼", ""],
    ["zh", "两个星期以后", "2026-10-28"],
  ])("%s: %s", (language, text, day) => {
    expect(dayOf(language, text)).toBe(day);
  });

  test("all of them are found where they stand, each once", () => {
    const text = "today we review and the test is friday or next tuesday";
    expect(spokenSpans(text, "en", clock).map(({ span, at, end }) => [span.from, text.slice(at, end)])).toEqual([
      ["2026-10-14", "today"],
      ["2026-10-16", "friday"],
      ["2026-10-20", "next tuesday"],
    ]);
  });
});
