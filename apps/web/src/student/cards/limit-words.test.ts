import { allTexts, languageCodes } from "@jotter/locales/languages";
import { expect, test } from "vitest";
import { translator } from "../../ui/translate.ts";
import { limitWords } from "./limit-words.ts";

const short = {
  cards: 14,
  newPerDay: { now: 10, needed: 17 },
  minutesPerDay: { now: 20, needed: 20 },
  decks: new Map(),
};
const wordsIn = async (language: (typeof languageCodes)[number]) => ({
  ...{ t: translator(await allTexts(language), language), format: { number: String }, language },
});

test("only the limits that leave cards out are named, and what they are raised to [FLA-3]", async () => {
  const words = await wordsIn("en");
  expect(limitWords(short, words)).toEqual({
    says: "With 10 new cards a day, 14 cards will not be seen before the exam.",
    raise: "Raise to 17 new cards a day",
  });
  expect(limitWords({ ...short, cards: 1, minutesPerDay: { now: 20, needed: 31 } }, words)).toEqual({
    says: "With 10 new cards a day and 20 minutes a day, 1 card will not be seen before the exam.",
    raise: "Raise to 17 new cards a day and 31 minutes a day",
  });
  const inMinutes = { ...short, newPerDay: { now: 10, needed: 10 }, minutesPerDay: { now: 1, needed: 31 } };
  expect(limitWords(inMinutes, words).says).toBe("With 1 minute a day, 14 cards will not be seen before the exam.");
});

test.each(languageCodes)("in %s both sentences say their numbers [FLA-3]", async (language) => {
  const { says, raise } = limitWords(short, await wordsIn(language));
  for (const number of ["10", "14"]) expect(says).toContain(number);
  expect(raise).toContain("17");
  expect(says + raise).not.toMatch(/ready\.|\{\{/u);
});
