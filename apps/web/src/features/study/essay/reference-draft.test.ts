import type { Reference } from "@jotter/domain/reference";
import { expect, test } from "vitest";
import { draftOf, isNumberRight, referenceOf } from "./reference-draft.ts";

const article: Reference = {
  ...{ kind: "article", authors: [{ family: "Grady", given: "Jenna S." }], title: "Emotions in Storybooks" },
  ...{ container: "Psychology of Popular Media Culture", year: 2019, volume: "8", issue: "3", pages: "207-217" },
  doi: "10.1037/ppm0000185",
};

test("a source is typed in, kept and typed again without a loss [ESS-2]", () => {
  expect(referenceOf(draftOf(article))).toEqual(article);
  expect(referenceOf(draftOf({ title: "Gatsby" }))).toEqual({ kind: "book", authors: [], title: "Gatsby" });
});

test("without a title it is none; what its kind does not ask for, and what is no year, is left out [ESS-2]", () => {
  expect(referenceOf(draftOf({}))).toBeNull();
  const draft = { ...draftOf(article), kind: "book", year: "soon" } as const;
  expect(referenceOf(draft)).toEqual({
    ...{ kind: "book", authors: article.authors, title: article.title, doi: article.doi },
  });
});

test("a mistyped DOI or ISBN is found out [ESS-2]", () => {
  const numbers = ["", "10.1037/ppm0000185", "978-0-14-243733-9", "978-0-14-243733-8", "12"];
  expect(numbers.map((number) => isNumberRight({ number }))).toEqual([true, true, true, false, false]);
});
