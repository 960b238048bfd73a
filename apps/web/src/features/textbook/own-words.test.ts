import { expect, test } from "vitest";
import { ownWords } from "./own-words.ts";

const taken = "> A cell divides.\n>\n> [Cell division](/textbook/biology/cell-division)";

test.each([
  ["a passage taken over from a chapter is not the student's", taken, ""],
  ["what stands around it is", `Before.\n\n${taken}\n\nMitosis makes two.`, "Before.\n\n\nMitosis makes two."],
  ["two passages, one after the other", `${taken}\n\n${taken}\n`, ""],
  [
    "a quotation from elsewhere is their own choice",
    "> We hold these truths.\n\nJefferson",
    "> We hold these truths.\n\nJefferson",
  ],
])("%s [TXT-1]", (_, body, own) => {
  expect(ownWords(body).replace(/\n{3,}/g, "\n\n\n")).toBe(own);
});
