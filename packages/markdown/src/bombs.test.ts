import { describe, expect, test } from "vitest";
import { grammar } from "./grammar.ts";
import { bombs } from "./testing/bombs.ts";
import { treeOf } from "./tree.ts";

/** How long each takes is for `npm run bench:bombs` to say. */
describe("whatever is pasted is read to its end [NOT-6]", () => {
  test.each(bombs)("$name", ({ text }) => {
    const bomb = text(5000);
    expect(grammar.parse(bomb).length).toBe(bomb.length);
    expect(treeOf(bomb).blocks.length).toBeGreaterThanOrEqual(0);
  });

  // Each sign in every way is above; here, a row of it is enough.
  const longBombs = bombs.filter(({ name }) => !/each (word|line)$|in paragraphs$/.test(name));
  test.each(longBombs)("also beyond every limit of the parser: $name", ({ text }) => {
    const bomb = text(220_000);
    expect(grammar.parse(bomb).length).toBe(bomb.length);
  });
});

describe("a part that is too much to be drawn is shown as it was typed [NOT-6]", () => {
  test("a paragraph of a megabyte, letter for letter", () => {
    const text = "细胞是生命".repeat(100_000);
    const { blocks } = treeOf(text);
    expect(blocks.every(({ block }) => block.type === "source")).toBe(true);
    expect(blocks.map(({ block }) => (block.type === "source" ? block.text : "")).join("")).toBe(text);
    expect(blocks.filter(({ block }) => block.type === "source" && block.isFirst)).toHaveLength(1);
  });

  test("thousands of formulas in one line, and not the paragraph after them", () => {
    const { blocks } = treeOf(`${"$x$ ".repeat(5000)}\n\nSo $y$ holds.`);
    expect(blocks.map(({ block }) => block.type)).toEqual(["source", "source", "source", "paragraph"]);
  });

  test("a long list is one list in several parts, and its numbers go on", () => {
    const text = Array.from({ length: 5000 }, (_, index) => `${index + 3}. item ${index}`).join("\n");
    const lists = treeOf(text).blocks.flatMap(({ block }) => (block.type === "list" ? [block] : []));
    expect(lists.length).toBeGreaterThan(1);
    expect(lists.flatMap(({ items }) => items)).toHaveLength(5000);
    let next = 3;
    for (const { start, items } of lists) {
      expect(start).toBe(next);
      next += items.length;
    }
  });

  test("never half a letter", () => {
    const { blocks } = treeOf("👩🏽‍🔬".repeat(20_000));
    // Half a letter has no address.
    for (const { block } of blocks)
      expect(() => encodeURIComponent(JSON.parse(JSON.stringify(block)).text)).not.toThrow();
  });
});

test("a letter of a thousand marks is read with a few of them [NOT-6]", () => {
  const [placed] = treeOf(`a${"\u0301".repeat(1000)} b, and Z̷̢̛͔͙a̸̡͓l̵̨g̶o`).blocks;
  expect(JSON.stringify(placed?.block)).toContain(`a${"\u0301".repeat(9)}… b, and Z̷̢̛͔͙a̸̡͓l̵̨g̶o`);
});
