import { expect, test } from "vitest";
import { parentsIn, seenEntries } from "./outline-tree.ts";

/** Six parts of ten chapters of ten sections each. */
const outline = Array.from({ length: 6 }, () => [
  { level: 1 },
  ...Array.from({ length: 10 }, () => [{ level: 2 }, ...Array.from({ length: 10 }, () => ({ level: 4 }))]).flat(),
]).flat();
const parents = parentsIn(outline);
const untouched = new Map<number, boolean>();

test("of a long outline the top and the branch that is read are seen, the rest is folded [DOC-3]", () => {
  expect(outline.length).toBe(666);
  const seen = seenEntries(parents, 114, untouched);
  expect(seen.filter(({ depth }) => depth === 0)).toHaveLength(6);
  expect(seen.filter(({ depth }) => depth === 1)).toHaveLength(10);
  expect(seen.filter(({ depth }) => depth === 2)).toHaveLength(10);
  expect(seen.map(({ at }) => at)).toContain(114);
});

test("what the student unfolds or folds is so, wherever they read [DOC-3]", () => {
  const own = new Map([
    [0, true],
    [111, false],
  ]);
  const seen = seenEntries(parents, 114, own);
  expect(seen).toHaveLength(16);
  expect(seen.find(({ at }) => at === 111)?.isOpen).toBe(false);
  expect(seen.find(({ at }) => at === 1)).toEqual({ at: 1, depth: 1, isOpen: false });
  expect(seenEntries(parents, -1, untouched)).toHaveLength(6);
});

test("a short outline is seen as a whole [DOC-3]", () => {
  const short = parentsIn([{ level: 2 }, { level: 3 }, { level: 1 }, { level: 2 }]);
  expect(short).toEqual([-1, 0, -1, 2]);
  expect(seenEntries(short, -1, untouched)).toHaveLength(4);
});
