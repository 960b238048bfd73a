import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DiffBlock, noteDiff } from "./note-diff.ts";

/** [-removed-] {+added+}, and how much is folded. */
function shown(blocks: readonly DiffBlock[]): string {
  return blocks
    .map((block) => {
      if (block.kind === "same") return block.text;
      if (block.kind === "folded") return `<${block.paragraphs}>\n`;
      return block.pieces
        .map(({ change, text }) => (change === "added" ? `{+${text}+}` : change === "removed" ? `[-${text}-]` : text))
        .join("");
    })
    .join("");
}

const diff = (before: string, after: string) => shown(noteDiff(before, after));

describe("what changed in a note [NOT-4]", () => {
  test("is told by the word where a paragraph was changed", () => {
    expect(diff("Cells divide slowly.", "Cells divide fast.")).toBe("Cells divide [-slowly-]{+fast+}.");
  });

  test("is told letter by letter in Chinese", () => {
    expect(diff("植物需要阳光", "植物需要水和阳光")).toBe("植物需要{+水和+}阳光");
  });

  test("is a whole paragraph where one came or went", () => {
    expect(diff("One.\n", "One.\nTwo.\n")).toBe("One.\n{+Two.\n+}");
    expect(diff("One.\nTwo.\n", "Two.\n")).toBe("[-One.\n-]Two.\n");
  });

  test("does not mix two paragraphs that have nothing in common", () => {
    expect(diff("Photosynthesis in plants", "Shopping: milk, bread")).toBe(
      "[-Photosynthesis in plants-]{+Shopping: milk, bread+}",
    );
  });

  test("folds what stayed, but for two lines around a change", () => {
    const lines = Array.from({ length: 20 }, (_, n) => `Line ${n}.\n`);
    const after = lines.with(10, "Line ten.\n");
    expect(diff(lines.join(""), after.join(""))).toBe(
      "<8>\nLine 8.\nLine 9.\nLine [-10-]{+ten+}.\nLine 11.\nLine 12.\n<7>\n",
    );
  });

  test("is nothing between two equal texts", () => {
    expect(noteDiff("", "")).toEqual([]);
    expect(diff("Same.", "Same.")).toBe("Same.");
  });

  test("tells both texts completely, whatever they are", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "b", "学", " ", "\n", "é", "!", "🙂"), maxLength: 80 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const without = (change: "added" | "removed") =>
          noteDiff(before, after)
            .flatMap((block) =>
              block.kind === "changed"
                ? block.pieces.filter((piece) => piece.change !== change).map((piece) => piece.text)
                : [block.text],
            )
            .join("");
        expect(without("added")).toBe(before);
        expect(without("removed")).toBe(after);
      }),
    );
  });

  test("of a megabyte is told to its end even where nothing is alike", () => {
    const words = (seed: number) =>
      Array.from({ length: 20_000 }, (_, n) => `w${(n * seed) % 9973}${n % 12 === 0 ? "\n" : ""}`).join(" ");
    expect(noteDiff(words(7919), words(104_729)).length).toBeGreaterThan(0);
  });
});
