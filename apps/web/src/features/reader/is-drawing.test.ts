import { expect, test } from "vitest";
import { isDrawing } from "./is-drawing.ts";

test.each([
  ["leaf.svg", "image/svg+xml", true],
  ["leaf.SVG", "", true],
  ["leaf", "image/svg+xml;charset=utf-8", true],
  ["svg.html", "text/html", false],
  ["leaf.png", "image/png", false],
])("a drawing is told by its name or its type, and is not opened as an empty page: %s %s [DOC-4]", (name, type, is) => {
  expect(isDrawing({ name, type })).toBe(is);
});
