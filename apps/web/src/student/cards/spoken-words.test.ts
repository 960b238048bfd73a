import { expect, test } from "vitest";
import { spokenWords } from "./spoken-words.ts";

test("a card is said in words: no signs of Markdown, formulas as they are read in a line [FLA-2]", () => {
  expect(spokenWords("What is **ATP**?")).toBe("What is ATP?");
  expect(spokenWords("==Cohesin==")).toBe("Cohesin");
  expect(spokenWords("$$x=\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}$$")).toBe("x=(-b±√(b²-4ac))/2a");
  expect(spokenWords("Two:\n\n- $E=mc^2$\n- ![A cell](attachment:pic)")).toBe("Two:\n\nE=mc²\n\nA cell");
});
