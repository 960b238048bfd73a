import { expect, test } from "vitest";
import { markdownOf, treeOf } from "./mind-map/tree.ts";
import { piecesOf } from "./mind-map-pieces.ts";

test("a map is read back from the list it was stored as [SUM-1]", () => {
  const content = "- Cells\n  - Mitosis\n    - *Four* phases, $\\alpha$ first\n  - Meiosis";
  const pieces = piecesOf(content);
  expect(pieces.map(({ depth }) => depth)).toEqual([0, 1, 2, 1]);
  let id = 0;
  const tree = treeOf(pieces, () => String(++id), "Cells");
  expect(piecesOf(markdownOf(tree)).map(({ text }) => text)).toEqual(pieces.map(({ text }) => text));
});
