import fc from "fast-check";
import { expect, test } from "vitest";
import { placeIn } from "./place-in.ts";

test("words that were taken from a page are found in the note they are of, marks or not [NOT-7]", () => {
  const note = "# Cells\n\nThe **nucleus** holds\nthe DNA. It ==divides==.";
  const found = (words: string) => {
    const place = placeIn(note, words);
    return place && note.slice(place.from, place.to);
  };
  expect(found("The nucleus holds the DNA.")).toBe("The **nucleus** holds\nthe DNA");
  expect(found("It ==divides==.")).toBe("It ==divides==.");
  expect([found("The wall"), found(""), found("…")]).toEqual([null, null, null]);
});

test("any part of a text is found in it [NOT-7]", () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), fc.string(), (before, words, after) => {
      const text = before + words + after;
      const place = placeIn(text, words);
      expect(place && text.slice(place.from, place.to)).toBe(words);
    }),
  );
});
