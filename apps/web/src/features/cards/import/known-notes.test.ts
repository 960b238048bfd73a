import { expect, test } from "vitest";
import { knownNotes } from "./known-notes.ts";

const stored = { guid: "k(9=p", front: "The cell\n\n![](attachment:0123456789abcdef0123456789abcdef)", back: "wall" };
const isKnown = knownNotes([stored, { front: "no name", back: "" }]);

test("a card with a picture is known again in a file, whatever the picture is called there [FLA-4]", () => {
  expect(isKnown({ ...stored, front: "The cell\n\n![](attachment:anki-0)" })).toBe(true);
});

test("what has another name, or was written anew under it, is another card [FLA-4]", () => {
  expect(isKnown({ ...stored, guid: "another" })).toBe(false);
  expect(isKnown({ ...stored, back: "membrane" })).toBe(false);
  expect(isKnown({ front: "no name", back: "" })).toBe(false);
});
