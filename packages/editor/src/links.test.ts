import { EditorState } from "@codemirror/state";
import { expect, test } from "vitest";
import { noteLanguage } from "./language.ts";
import { linkAt, writtenTarget } from "./links.ts";

/** With the caret at ¦. */
function targetIn(written: string) {
  const doc = written.replace("¦", "");
  return linkAt(EditorState.create({ doc, extensions: [noteLanguage] }), written.indexOf("¦"))?.target ?? null;
}

test.each([
  ["> words [p. ¦90](/docs/d1?page=90&mark=m1)", { address: "/docs/d1?page=90&mark=m1" }],
  ["> words [p. 90](/docs/d1?page=90&mark=m1)¦", { address: "/docs/d1?page=90&mark=m1" }],
  ["[**bo¦ld**](https://example.org)", { address: "https://example.org" }],
  ["see https://exam¦ple.org", { address: "https://example.org" }],
  ["see <https://exam¦ple.org>", { address: "https://example.org" }],
  ["see www.exam¦ple.org", { address: "https://www.example.org" }],
  ["[[Other n¦ote|so]]", { note: "Other note" }],
  ["[so](Other%20note.m¦d)", { note: "Other note" }],
  ["wo¦rds [p. 90](/docs/d1)", null],
  ["[no¦](javascript:alert(1))", null],
  ["[no¦](//example.org)", null],
])("a link leads from where the caret is: %s [NOT-3] [DOC-3]", (written, expected) => {
  expect(targetIn(written)).toEqual(expected);
});

test("an address leads to the web, to a page of ours or to a note, and nowhere else", () => {
  expect(writtenTarget("/docs/d1?page=2")).toEqual({ address: "/docs/d1?page=2" });
  expect(writtenTarget("mailto:ada@example.org")).toEqual({ address: "mailto:ada@example.org" });
  for (const address of ["javascript:x", "data:text/html,x", "//example.org", "/api/sync", "#part", ""]) {
    expect(writtenTarget(address)).toBeNull();
  }
});
