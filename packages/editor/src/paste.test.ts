import { EditorState } from "@codemirror/state";
import { describe, expect, test } from "vitest";
import { inItem } from "./paste.ts";

/** A text with a list pasted where the `¦` is. */
function pastedAt(marked: string, pasted: string): string {
  const at = marked.indexOf("¦");
  const state = EditorState.create({ doc: marked.replace("¦", "") });
  return marked.replace("¦", inItem(state, at, pasted));
}

describe("a list that is pasted [NOT-3]", () => {
  test.each([
    ["- ¦", "- one\n- two", "- one\n- two"],
    ["- [ ] ¦", "- [ ] one\n- [x] two", "- [ ] one\n- [x] two"],
    ["1. ¦", "1. one\n2. two", "1. one\n2. two"],
    ["- a\n  - ¦", "- one\n  - deep\n- two", "- a\n  - one\n    - deep\n  - two"],
    ["> - ¦", "- one\n- two", "> - one\n> - two"],
    ["words ¦", "- one\n- two", "words - one\n- two"],
    ["- full ¦", "- one", "- full - one"],
    ["- ¦", "words", "- words"],
    ["¦", "- one", "- one"],
  ])("in %j: %j makes %j", (before, pasted, after) => {
    expect(pastedAt(before, pasted)).toBe(after);
  });
});
