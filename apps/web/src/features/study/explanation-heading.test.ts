import { expect, test } from "vitest";
import { headingOf } from "./explanation-heading.ts";

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
