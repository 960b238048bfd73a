import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isNear, queryOf } from "./query.ts";

describe("what is typed into a search [NOT-3]", () => {
  test("is words that must all be there; only long ones forgive a slip", () => {
    expect(queryOf("Cell Biology 2024").terms).toEqual([
      { text: "cell", reach: "prefix" },
      { text: "biology", reach: "near" },
      { text: "2024", reach: "prefix" },
    ]);
  });

  test("is pairs of letters in Chinese, and a single letter begins a pair", () => {
    expect(queryOf("光合作用").terms.map(({ text }) => text)).toEqual(["光合", "合作", "作用"]);
    expect(queryOf("光").terms).toEqual([{ text: "光", reach: "prefix" }]);
  });

  test("is nothing where there are no words", () => {
    expect(queryOf(" – !? ")).toEqual({ terms: [], marks: [] });
  });

  test("never becomes more than a machine can look up in a moment", () => {
    expect(queryOf("字".repeat(5000)).terms.length).toBeLessThanOrEqual(16);
  });
});

describe("one slip of a key", () => {
  test.each([
    ["mitosis", "mitosis", true],
    ["mitosis", "mitoses", true],
    ["mitosis", "mtosis", true],
    ["mitosis", "mittosis", true],
    ["mitosis", "mitsois", true],
    ["mitosis", "mitsosi", false],
    ["mitosis", "meiosis", false],
    ["abc", "abcde", false],
  ])("%s and %s: %s", (one, other, near) => {
    expect(isNear(one, other)).toBe(near);
    expect(isNear(other, one)).toBe(near);
  });

  test("is what a plain account of all slips says it is", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(isNear(one, other)).toBe(slips(one).has(other));
      }),
    );
  });
});

/** Everything one slip makes of a word of a, b and c. */
function slips(word: string): ReadonlySet<string> {
  const made = new Set([word]);
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    made.add(before + after.slice(1));
    if (after.length > 1) made.add(before + after[1] + after[0] + after.slice(2));
    for (const letter of "abc") {
      made.add(before + letter + after);
      if (after) made.add(before + letter + after.slice(1));
    }
  }
  return made;
}
