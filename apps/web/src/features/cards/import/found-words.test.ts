import { allTexts, languageCodes } from "@jotter/locales/languages";
import { expect, test } from "vitest";
import { formatFor } from "../../../ui/format.ts";
import { translator } from "../../../ui/translate.ts";
import { answersIn } from "./answers-in.ts";
import { foundWords } from "./found-words.ts";

const nothing = { answers: 0, halves: 0, sounds: 0, lost: 0, takenUp: 0, same: 0, twice: 0 };

test("only real answers are counted: neither what Anki knew of a card nor what was taken back [FLA-4]", () => {
  const set = { at: 3, set: { stability: 2, difficulty: 5 } };
  const reviews = [{ at: 1, rating: 3 as const }, { at: 2, undoes: 1 }, set];
  expect(answersIn([{ reviews }, { reviews: [set] }, {}])).toBe(1);
});

test("what is in a file is said, each reason for leaving out on its own, and nothing of what is not there [FLA-4]", async () => {
  const t = translator(await allTexts("en"), "en");
  const words = (more: Partial<typeof nothing>) => foundWords({ count: 4, ...nothing, ...more }, t, formatFor("en"));
  expect(words({})).toBe("4 cards");
  expect(words({ answers: 24 })).toBe("4 cards · 24 answers");
  expect(words({ same: 1, twice: 1, halves: 2, sounds: 3, lost: 2, takenUp: 1 })).toBe(
    "4 cards · 1 left out: you already have it · 1 left out: the file has it twice · 2 more with one side only are left out · 3 sounds stay behind · 2 pictures are missing from the file · 1 question suspended in Anki is asked here",
  );
});

test.each(languageCodes)("all of it is said in %s, of one and of many [I18-1]", async (code) => {
  const t = translator(await allTexts(code), code);
  for (const one of [1, 2]) {
    const words = foundWords(
      { count: one, answers: one, halves: one, sounds: one, lost: one, takenUp: one, same: one, twice: one },
      t,
      formatFor(code),
    );
    expect(words.split(" · ")).toHaveLength(8);
    expect(words).not.toMatch(/cards\.|\{\{/);
  }
});
