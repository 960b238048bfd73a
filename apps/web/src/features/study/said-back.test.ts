import type { Explanation } from "@jotter/study-tools/explanation";
import { expect, test } from "vitest";
import { besideSaid, isSaidBack, termsWithin } from "./said-back.ts";

const sentence = "The Rentenmark replaced the **paper mark** in November 1923.";
const made = (text: string, more: Partial<Explanation> = {}): Explanation => ({
  ...{ about: "", term: "", analogy: null, example: null, mixedUp: null, check: null, passages: [], needs: [] },
  ...{ plot: null, steps: [], gist: { text, citations: [], isSupported: true, fromSources: true }, ...more },
});

test("a sentence that is to be explained is not given back as its own explanation [EXP-1]", () => {
  expect(isSaidBack("The Rentenmark replaced the paper mark in November 1923.", made(sentence))).toBe(true);
  expect(isSaidBack("Rentenmark", made(sentence))).toBe(false);
  expect(isSaidBack("Why did the Rentenmark come in November 1923?", made(sentence))).toBe(false);
  const worked = made(sentence, { example: made("An example.").gist });
  expect(isSaidBack("The Rentenmark replaced the paper mark in November 1923.", worked)).toBe(false);
  expect(isSaidBack(sentence, { ...made(""), gist: null })).toBe(false);
});

test("a long selection is given what else is said of it, and where nothing is, nothing [EXP-1]", () => {
  const passage = (quote: string, from: number) => ({
    citation: { sourceId: "one", from, to: from + quote.length, quote },
    sourceTitle: "One",
  });
  const [own, other] = [
    passage("The Rentenmark replaced the **paper mark**", 0),
    passage("It was backed by land.", 90),
  ];
  const shown = (passages: readonly ReturnType<typeof passage>[]) => {
    const { gist, passages: left } = besideSaid(sentence, made(sentence, { passages }));
    return [gist, ...left];
  };
  expect(shown([own, other])).toEqual([null, other]);
  expect(shown([own])).toEqual([null]);
});

test("its terms are offered instead: those that stand in it as words, the longest form of each [EXP-1]", () => {
  const terms = ["paper mark", "mark", "Rentenmark", "Dawes Plan", "men", sentence];
  expect(termsWithin(terms, sentence)).toEqual(["Rentenmark", "paper mark"]);
  expect(termsWithin(["光合作用", "叶绿体"], "植物通过光合作用制造糖。")).toEqual(["光合作用"]);
});
