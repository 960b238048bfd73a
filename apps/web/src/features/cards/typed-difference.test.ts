import fc from "fast-check";
import { expect, test } from "vitest";
import { markedAsTyped, typedDifference } from "./typed-difference.ts";
import { isTypedRight } from "./typed-right.ts";

const text = fc.stringMatching(/^[a-c ]{0,12}$/);

test("what was typed and what was meant are both found again in their difference [FLA-2]", () => {
  fc.assert(
    fc.property(text, text, (typed, meant) => {
      const tidy = (words: string) => words.replace(/\s+/g, " ").trim();
      const pieces = typedDifference(typed, meant);
      const without = (kind: string) =>
        pieces
          .filter((piece) => piece.kind !== kind)
          .map((piece) => piece.text)
          .join("");
      expect(without("missing")).toBe(tidy(typed));
      expect(without("extra")).toBe(tidy(meant));
    }),
  );
});

test("what was typed is shown as it was typed, with its gaps, and a wrong letter is not missing too [FLA-2]", () => {
  expect(markedAsTyped("agustus", "Augustus")).toEqual([
    { kind: "same", text: "a" },
    { kind: "missing", text: "u" },
    { kind: "same", text: "gustus" },
  ]);
  expect(markedAsTyped("Kohesin", "Cohesin")).toEqual([
    { kind: "extra", text: "K" },
    { kind: "same", text: "ohesin" },
  ]);
});

test("what is right is not struck anywhere, and of what is wrong only the letters that are [FLA-2]", () => {
  expect(markedAsTyped("L'eau.", "**l’eau**")).toEqual([{ kind: "same", text: "L'eau." }]);
  expect(markedAsTyped("ＤＮＢ", "DNA")).toEqual([
    { kind: "same", text: "ＤＮ" },
    { kind: "extra", text: "Ｂ" },
  ]);
  expect(markedAsTyped("l'eua", "l’e\u0301au")).toMatchObject([
    { kind: "same", text: "l'" },
    { kind: "extra" },
    {},
    {},
  ]);
});

test("capitals, marks and blanks do not make an answer wrong [FLA-2]", () => {
  expect(isTypedRight("cohesin ", "**Cohesin**")).toBe(true);
  expect(isTypedRight("ÉTÉ", "été")).toBe(true);
  expect(isTypedRight("cohesine", "cohesin")).toBe(false);
  expect(typedDifference("cohesn", "cohesin")).toEqual([
    { kind: "same", text: "cohes" },
    { kind: "missing", text: "i" },
    { kind: "same", text: "n" },
  ]);
});
