import { expect, test } from "vitest";
import { questionsOnDevice } from "./device-questions.ts";
import { sourceOf } from "./source.ts";

const table = `The data are from an artificial example on a Greek island.

Age: 20 35 45 55 70

20: 6

35: 17

45: 26

55: 50

70: 44

LD50 – y ~ B)`;

test.each(["easy", "medium", "hard"] as const)("a table of numbers is not asked about (%s) [QUZ-1]", (difficulty) => {
  const source = sourceOf({ id: "doc", title: "R", text: table }, "en");
  const { questions } = questionsOnDevice(source, { count: 10, difficulty, seed: 1 });
  expect(questions.map(({ prompt, answer }) => `${prompt}: ${answer}`)).not.toContainEqual(
    expect.stringMatching(/\b(?:20|35|45|55|70): \d|LD50/),
  );
});

test("a year, a sum and a word are asked about all the same [QUZ-1]", () => {
  const text = "1789: the French Revolution begins\n\n7 × 8: 56\n\nMitosis: the division of a nucleus into two nuclei";
  const source = sourceOf({ id: "doc", title: "Cards", text }, "en");
  const { questions } = questionsOnDevice(source, { count: 10, difficulty: "medium", seed: 1 });
  expect(questions.map(({ citations: [citation] }) => citation?.quote ?? "").join("\n")).toContain("nucleus");
});
