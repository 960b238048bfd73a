import fc from "fast-check";
import { expect, test } from "vitest";
import { mergePages } from "./merge-pages.ts";

const pages = (...texts: string[]) => texts.join("\f");

test("a page that two devices read off its picture stands there once, and the others stay where they are [DOC-3]", () => {
  const [mine, theirs] = [pages("Cell division", "Two", ""), pages("Cell divislon", "", "Three")];
  const base = pages("", "", "");
  expect(mergePages(base, mine, theirs, "mine")).toBe(pages("Cell division", "Two", "Three"));
  expect(mergePages(base, mine, theirs, "theirs")).toBe(pages("Cell divislon", "Two", "Three"));
});

test("without what both began with, a page that one side has is kept, and another cut is taken whole", () => {
  expect(mergePages("One", pages("One", ""), pages("", "Two"), "mine")).toBe(pages("One", "Two"));
  expect(mergePages("", pages("One", "Two"), pages("One", "Two", "Three"), "theirs")).toBe(
    pages("One", "Two", "Three"),
  );
});

test("both devices come to the same, and no page is lost or doubled", () => {
  const page = fc.constantFrom("", "a", "b c", "d");
  const text = fc.array(page, { minLength: 4, maxLength: 4 }).map((all) => all.join("\f"));
  fc.assert(
    fc.property(text, text, text, fc.boolean(), (base, one, other, isLater) => {
      const [here, there] = isLater ? (["mine", "theirs"] as const) : (["theirs", "mine"] as const);
      const merged = mergePages(base, one, other, here);
      expect(mergePages(base, other, one, there)).toBe(merged);
      expect(merged.split("\f")).toHaveLength(4);
    }),
  );
});
