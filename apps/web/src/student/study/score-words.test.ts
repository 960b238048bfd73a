import { quizStanding } from "@jotter/domain/quiz";
import { allTexts, languageCodes } from "@jotter/locales/languages";
import { expect, test } from "vitest";
import { translator } from "../../ui/translate.ts";
import { scoreWords } from "./score-words.ts";

const format = { number: String };
const quiz = (...shares: readonly (number | null)[]) => ({
  questions: shares.map(() => ({})),
  answers: shares.map((share, question) => ({ at: 1, question, given: "a", share })),
});

test("a result says how many are right, and by itself what waits for a verdict [QUZ-1] [QUZ-2]", async () => {
  const words = { t: translator(await allTexts("en"), "en"), format };
  expect(scoreWords(quizStanding(quiz(1, 0, 1)), words)).toBe("2 of 3 right");
  expect(scoreWords(quizStanding(quiz(1, 0, 1)), words, true)).toBe("2 of 3");
  expect(scoreWords(quizStanding(quiz(1, null, 1)), words)).toBe("2 right, 1 to judge");
});

test.each(languageCodes)("in %s the short and the long way have the same numbers [QUZ-1]", async (language) => {
  const words = { t: translator(await allTexts(language), language), format };
  for (const isShort of [true, false]) {
    const said = scoreWords({ of: 48, known: 13, toLearn: 35, waiting: 0 }, words, isShort);
    for (const number of ["13", "48"]) expect(said).toContain(number);
  }
});
