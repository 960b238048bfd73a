import { allTexts, languageCodes } from "@jotter/locales/languages";
import fc from "fast-check";
import { expect, test } from "vitest";
import { formatFor } from "../../ui/format.ts";
import { translator } from "../../ui/translate.ts";
import { mostMinutes } from "./most-minutes.ts";
import { planWords } from "./plan-words.ts";

test.each(languageCodes)(
  "in %s a plan of untried cards says how many they are, and what comes of them [DSH-4]",
  async (code) => {
    const words = { t: translator(await allTexts(code), code), format: formatFor(code) };
    for (const begins of [1, 9]) {
      const says = planWords({ planned: 0.96, begins }, "WHEN", words) ?? "";
      expect(says).toContain("WHEN");
      expect(says).toContain(words.format.percent(0.96));
      expect(says).toContain(String(begins));
      expect(says).not.toContain("{{");
    }
  },
);

test("it claims no more than that, and nothing where there are no cards to learn [DSH-4]", async () => {
  const words = { t: translator(await allTexts("en"), "en"), format: formatFor("en") };
  expect(planWords({ planned: 0.96, begins: 9 }, "on Sunday", words)).toBe(
    "After the plan’s 9 cards you would know about 96% on Sunday, going by how memory usually fades.",
  );
  expect(planWords({ planned: null, begins: 9 }, "on Sunday", words)).toBeNull();
  expect(planWords({ planned: 0, begins: 0 }, "on Sunday", words)).toBeNull();
});

test("no day takes longer than is said of a day, today neither [DSH-4] [FLA-3]", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 90, noNaN: true }), { maxLength: 9 }), (days) => {
      const most = mostMinutes(days);
      expect(Number.isInteger(most)).toBe(true);
      for (const minutes of days) expect(minutes).toBeLessThanOrEqual(most);
      expect(most).toBeLessThanOrEqual(Math.max(0, ...days) + 1);
    }),
  );
});
