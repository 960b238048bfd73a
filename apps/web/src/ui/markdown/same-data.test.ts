import { treeOf } from "@jotter/markdown/tree";
import { expect, test } from "vitest";
import { sameData } from "./same-data.ts";

test("a block that is read again is the same, and one with another word is not", () => {
  const blocks = (text: string) => treeOf(text).blocks.map(({ block }) => block);
  const [before, after] = [blocks("# a\n\n- b *c*\n- [ ] d"), blocks("# a\n\n- b *c*\n- [x] d")];
  expect(before.map((block, index) => sameData(block, after[index]))).toEqual([true, false]);
  expect(sameData({ a: undefined }, { b: undefined })).toBe(false);
  expect(sameData([], {})).toBe(false);
  expect(sameData([1, 2], [1])).toBe(false);
});
