import { leftOutToShorten } from "@jotter/study-tools/edit";
import { expect, test } from "vitest";
import { canShorten } from "./can-shorten.ts";

const facts = "A cell is the smallest unit of life. Robert Hooke saw cells in 1665. The nucleus holds the DNA.";
const aside = "By the way, it is really interesting to think about all this.";
const can = (text: string, hasModel = false) =>
  canShorten(text, {
    hasModel: async () => hasModel,
    language: "en",
    leftOut: async (words, language) => leftOutToShorten(words, language),
  });

test("what can only say that there is nothing to shorten is not offered [NOT-7]", async () => {
  expect(await can("The end")).toBe(false);
  expect(await can("A cell is the smallest unit of life.")).toBe(false);
  expect(await can(facts)).toBe(false);
  expect(await can(`${facts} ${aside}`)).toBe(true);
});

test("a model shortens any words, and none are nothing to shorten [NOT-7]", async () => {
  expect(await can("A cell is the smallest unit of life.", true)).toBe(true);
  expect(await can(" \n ", true)).toBe(false);
});
