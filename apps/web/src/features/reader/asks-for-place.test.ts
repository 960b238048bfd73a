import { expect, test } from "vitest";
import { linkedPlace, placeHref } from "../../student/marks/mark-link.ts";
import { asksForPlace } from "./asks-for-place.ts";

const asked = (href: string) => asksForPlace(linkedPlace(Object.fromEntries(new URL(href, "https://x").searchParams)));

test("a link to a page, a mark, words or a line asks for a place; one to the document does not [DOC-3]", () => {
  for (const place of [{ page: 0 }, { mark: "m" }, { quote: "words" }, { page: 2, line: 4 }]) {
    expect(asked(placeHref("doc", place))).toBe(true);
  }
  expect(asked(placeHref("doc"))).toBe(false);
  expect(asked("/docs/doc?page=none&quote=")).toBe(false);
  expect(linkedPlace({ page: "3", find: "mitosis" })).toEqual({ page: 2, find: "mitosis" });
  expect(placeHref("doc", { page: 2, find: "mitosis" })).toBe("/docs/doc?page=3&find=mitosis");
});
