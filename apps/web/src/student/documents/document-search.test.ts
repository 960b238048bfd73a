import { expect, test } from "vitest";
import { pageAddress } from "./document-search.ts";

test("what is found in a document leads to its page and its words [DOC-3]", () => {
  const address = pageAddress({ documentId: "doc", page: 211, quote: "光合作用 & light" });
  expect(address.startsWith("/docs/doc?")).toBe(true);
  const search = new URLSearchParams(address.slice(address.indexOf("?")));
  expect([search.get("page"), search.get("quote")]).toEqual(["212", "光合作用 & light"]);
});
