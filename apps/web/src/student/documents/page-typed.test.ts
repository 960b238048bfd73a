import { expect, test } from "vitest";
import { pageTyped } from "./page-typed.ts";

const label = (page: number) => (page < 6 ? ["i", "ii", "iii", "iv", "v", "vi"][page] : String(page - 5)) ?? "";

test("a typed page is the one that is printed so, else the one of that number [DOC-3]", () => {
  expect(pageTyped("33", label, 113)).toBe(38);
  expect(pageTyped(" IV ", label, 113)).toBe(3);
  expect(pageTyped("110", label, 113)).toBe(109);
  for (const nothing of ["", "0", "114", "x", "-3"]) expect(pageTyped(nothing, label, 113)).toBeNull();
});
