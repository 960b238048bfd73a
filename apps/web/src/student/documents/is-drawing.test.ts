import { expect, test } from "vitest";
import { isDrawing, shownKind } from "./is-drawing.ts";

test.each([
  ["leaf.svg", "image/svg+xml", true],
  ["leaf.SVG", "", true],
  ["leaf", "image/svg+xml;charset=utf-8", true],
  ["svg.html", "text/html", false],
  ["leaf.png", "image/png", false],
])("a drawing is told by its name or its type, and is not opened as an empty page: %s %s [DOC-4]", (name, type, is) => {
  expect(isDrawing({ name, type })).toBe(is);
});

test("a drawing is called a picture, and a page of the web stays one [DOC-2]", () => {
  const kinds = ["leaf.svg", "leaf.html"].map((name) => shownKind({ name, type: "", kind: "html" }));
  expect(kinds).toEqual(["image", "html"]);
});
