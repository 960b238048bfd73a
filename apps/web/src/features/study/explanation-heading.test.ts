import { expect, test } from "vitest";
import { askedOtherwise, headingOf } from "./explanation-heading.ts";

test("an explanation is headed by its term, or by the question as it was asked [EXP-1]", () => {
  const sources = [{ text: "The Krebs cycle stops, for there is no oxygen. ATP synthase turns." }];
  const heading = (about: string, term: string) => headingOf({ about, term }, sources);
  expect(heading("What is ATP synthase?", "ATP synthase")).toBe("ATP synthase");
  expect(heading("does the krebs cycle stop without oxygen", "krebs cycle stop without oxygen")).toBe(
    "does the krebs cycle stop without oxygen",
  );
  expect(heading("", "Krebs cycle")).toBe("Krebs cycle");
  expect(heading("x ".repeat(60), "x ".repeat(60))).toBe("");
  expect(headingOf(undefined, sources)).toBe("");
});

test("a heading that is spelled otherwise than it was asked says what it is shown for [EXP-1]", () => {
  expect(askedOtherwise("assignat", "Assignats")).toBe("assignat");
  expect(askedOtherwise("celula ", "Célula")).toBe("celula");
  expect(askedOtherwise("What is ATP synthase?", "ATP Synthase")).toBe(null);
  expect(askedOtherwise("krebs-cycle", "Krebs cycle")).toBe(null);
  expect(askedOtherwise("", "Krebs cycle")).toBe(null);
  expect(askedOtherwise("Krebs cycle", "")).toBe(null);
});
