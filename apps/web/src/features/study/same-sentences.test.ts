import fc from "fast-check";
import { expect, test } from "vitest";
import { notListed, sameSentences } from "./same-sentences.ts";

const one = {
  id: "note:1",
  text: "# Cells\n\nA cell is the **smallest** unit of life. Hooke saw cells in 1665.\n\n- The nucleus holds the DNA\n- Yes",
};
const two = {
  id: "note:2",
  text: "Cells\n\n1. The nucleus holds the DNA.\n2. Yes\n\nSome say more. A cell is the smallest unit of life.",
};

test("what stands word for word in both is listed with its places, whatever marks it has [CMP-1]", () => {
  const same = sameSentences(one, [two]);
  expect(same.map(({ text }) => text)).toEqual([
    "A cell is the **smallest** unit of life.",
    "The nucleus holds the DNA",
  ]);
  for (const { citations } of same) {
    expect(citations.map(({ sourceId }) => sourceId)).toEqual(["note:1", "note:2"]);
    for (const { sourceId, quote, from, to } of citations)
      expect((sourceId === one.id ? one : two).text.slice(from, to)).toBe(quote);
  }
});

test("what is listed already is not listed twice [CMP-1]", () => {
  const same = sameSentences(one, [two]);
  expect(notListed(same, [{ text: "a cell is the smallest unit of life" }]).map(({ text }) => text)).toEqual([
    "The nucleus holds the DNA",
  ]);
});

test("every sentence of a text is found in its copy, and every place is inside it [CMP-1]", () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-z]{4,8}( [a-z]{4,8}){3,5}$/), { minLength: 1, maxLength: 8 }),
      (lines) => {
        const text = lines.map((line) => `- ${line}`).join("\n");
        const same = sameSentences({ id: "a", text }, [{ id: "b", text: lines.toReversed().join("\n") }]);
        expect(new Set(same.map((each) => each.text))).toEqual(new Set(lines));
      },
    ),
  );
  expect(
    sameSentences({ id: "a", text: "细胞是生命的基本单位。它很小。" }, [
      { id: "b", text: "它。细胞是生命的基本单位。" },
    ]),
  ).toHaveLength(1);
});
