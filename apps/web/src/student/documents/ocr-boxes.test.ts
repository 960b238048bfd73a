import { expect, test } from "vitest";
import { boxesOfSeen } from "./ocr-boxes.ts";

const box = (x0: number, y0: number, x1: number, y1: number) => ({ x0, y0, x1, y1 });
const size = { width: 1000, height: 2000 };
const words = [
  { text: "Zebra", bbox: box(100, 622, 200, 650) },
  { text: "two", bbox: box(900, 594, 1000, 620) },
];
const page = (line: object) => boxesOfSeen([{ paragraphs: [{ lines: [{ words, ...line } as never] }] }], size);

test("words have their places in thousandths of the picture, and a line stands on its letters [DOC-3]", () => {
  const bbox = box(100, 590, 1000, 660);
  expect(page({ bbox })).toBe("295 35 0 100 100 Zebra 900 100 two\n");
  const rowAttributes = { rowHeight: 40, descenders: 10 };
  expect(page({ bbox, rowAttributes, baseline: box(100, 650, 1000, 620) })).toBe(
    "310 20 -15 100 100 Zebra 900 100 two\n",
  );
});

test("what a line says of itself is not taken where it cannot be, and nothing gives nothing [DOC-4]", () => {
  const bbox = box(100, 590, 1000, 660);
  const straight = "295 35 0 100 100 Zebra 900 100 two\n";
  expect(page({ bbox, rowAttributes: { rowHeight: 4000, descenders: 1 }, baseline: bbox })).toBe(straight);
  const rowAttributes = { rowHeight: 40, descenders: 10 };
  expect(page({ bbox, rowAttributes, baseline: box(100, 0, 1000, 9000) })).toBe(straight);
  expect([boxesOfSeen(null, size), boxesOfSeen([], size), boxesOfSeen(undefined, size)]).toEqual(["", "", ""]);
});
