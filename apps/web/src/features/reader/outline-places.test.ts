import { expect, test } from "vitest";
import { anchorOfLine, entryAt, placedOutline } from "./outline-places.ts";

const texts = ["# Cells\n\nThey divide.\n\n## Notes\n\nOne.\n\n## Notes\n\nTwo.", "All of one chapter.", "# Plants"];
const outline = [
  { title: "Cells", level: 1, page: 0 },
  { title: "Notes", level: 2, page: 0 },
  { title: "Notes", level: 2, page: 0 },
  { title: "Not written here", level: 1, page: 1 },
  { title: "Plants", level: 1, page: 2 },
];

test("the heading that is read is the last one above, on its page too [DOC-3]", () => {
  const placed = placedOutline({ texts, outline });
  expect(placed.map(({ share }) => share > 0)).toEqual([true, true, true, false, true]);
  const at = (page: number, share: number) => entryAt(placed, { page, share });
  expect(at(0, 0)).toBe(-1);
  expect(at(0, 0.1)).toBe(0);
  expect(at(0, 0.6)).toBe(1);
  expect(at(0, 1)).toBe(2);
  expect(at(1, 0)).toBe(3);
  expect(at(2, 0.9)).toBe(4);
});

test("a heading is meant, not the list of sections before it; a line that the file names comes first [DOC-3]", () => {
  const chapter =
    "# 2. Cells\n\n- [2.1. Walls](#page-1-9)\n- [2.2. Pumps](#page-1-13)\n\n## 2.1. Walls\n\nThey hold.\n\n## 2.2\\. **Pumps**\n\nThey pump. Pumps.";
  const placed = placedOutline({
    texts: [chapter],
    outline: [
      { title: "2.1. Walls", level: 1, page: 0 },
      { title: "2.2. Pumps", level: 1, page: 0 },
      { title: "How they pump", level: 2, page: 0, line: 11 },
      { title: "Another name", level: 1, page: 0, line: 999 },
    ],
  });
  const wordsAt = placed.map(({ share }) => chapter.slice(Math.round(share * chapter.length)).split("\n")[0]);
  expect(wordsAt).toEqual(["2.1. Walls", "2.2\\. **Pumps**", "They pump. Pumps.", "# 2. Cells"]);
  expect(placed[1]?.anchor?.prefix).toContain("They hold.");
  expect(placed[3]?.anchor).toBeUndefined();
  expect(anchorOfLine(chapter, 0)?.quote).toBe("# 2. Cells");
  expect([anchorOfLine(chapter, 1), anchorOfLine(chapter, 99)]).toEqual([null, null]);
});
