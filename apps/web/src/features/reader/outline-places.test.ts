import { expect, test } from "vitest";
import { entryAt, placedOutline } from "./outline-places.ts";

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
