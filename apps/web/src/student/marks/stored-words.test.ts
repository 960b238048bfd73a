import { expect, test } from "vitest";
import { storedWords } from "./stored-words.ts";

const text = "## The spindle\n\nIt pulls the chromatids apart.\n\nThen the cell divides. Then the cell rests.";

test("what is studied of a page has the paragraphs and headings of its text, not its printed lines [DOC-3]", () => {
  const quote = "The spindle It pulls the chroma-tids apart. Then the cell divides";
  expect(storedWords(text, { quote })).toBe(
    "## The spindle\n\nIt pulls the chromatids apart.\n\nThen the cell divides.",
  );
  expect(storedWords(text, { quote: "cell rests" })).toBe("cell rests.");
  expect(storedWords(text, { quote: "the cell sleeps" })).toBeNull();
});

test("words that the text has otherwise are not taken from it", () => {
  const between = text.replace("apart.", "apart. A footnote stands here.");
  expect(storedWords(between, { quote: "It pulls the chromatids apart. Then the cell divides." })).toBeNull();
});
