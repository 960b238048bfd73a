import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { duplicatesIn } from "./duplicates.ts";

const found = async (incoming: readonly [string, string][], existing: readonly [string, string][]) => {
  const sides = (all: readonly [string, string][]) => all.map(([front, back]) => ({ front, back }));
  const result = await duplicatesIn(sides(incoming), sides(existing));
  return result.ok ? result.value : result.problem;
};
const there = (place: number) => ({ among: "existing", place });

describe("a card that comes in", () => {
  test("is the same as one that is there but for case, blanks, markup and the signs at the end [FLA-4]", async () => {
    const existing: readonly [string, string][] = [
      ["x", "y"],
      ["What is ATP?", "The energy of a cell."],
      ["==Mitosis== makes two cells", ""],
    ];
    const incoming: readonly [string, string][] = [
      ["what is  **ATP**", "The *energy* of a cell"],
      ["==mitosis== makes ==two== cells.", ""],
      ["Ｘ", "y!"],
    ];
    expect(await found(incoming, existing)).toEqual([
      { as: "same", twin: there(1) },
      { as: "same", twin: there(2) },
      { as: "same", twin: there(0) },
    ]);
  });

  test("is near one with the same question, or almost the same words [FLA-1] [FLA-4]", async () => {
    const existing: readonly [string, string][] = [
      ["bank", "die Bank"],
      ["The powerhouse of the cell is the", "mitochondrion"],
      ["光合作用在哪里发生", "叶绿体中"],
    ];
    const incoming: readonly [string, string][] = [
      ["bank", "das Ufer"],
      ["The powerhouse of a cell is the", "mitochondrion"],
      ["光合作用在哪里发生呢", "叶绿体中"],
      ["The capital of France is the city of", "Paris"],
      ["What is 3 + 4", "7"],
    ];
    expect(await found(incoming, existing)).toMatchObject([
      { as: "near", twin: there(0), share: 1 },
      { as: "near", twin: there(1) },
      { as: "near", twin: there(2) },
      { as: "new" },
      { as: "new" },
    ]);
  });

  test("is the same as an earlier one of its own file [FLA-4]", async () => {
    const cards: readonly [string, string][] = [
      ["a", "b"],
      ["A", "b."],
    ];
    expect(await found(cards, [])).toEqual([{ as: "new" }, { as: "same", twin: { among: "incoming", place: 0 } }]);
  });

  test("is always found again, and pictures are told apart by their files [FLA-4]", async () => {
    const pair = fc.tuple(fc.string({ minLength: 1 }), fc.string());
    await fc.assert(
      fc.asyncProperty(fc.array(pair, { minLength: 1, maxLength: 6 }), async (cards) => {
        const all = await found(cards, cards);
        expect(Array.isArray(all) && all.every(({ as }) => as === "same")).toBe(true);
      }),
    );
    expect(await found([["![](attachment:b)", ""]], [["![](attachment:a)", ""]])).toEqual([{ as: "new" }]);
  });
});
