import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { endlessLetters } from "./endless-letters.ts";

const marks = (count: number) => "\u0301".repeat(count);

function signs(state: EditorState): string[] {
  const found: string[] = [];
  for (const given of state.facet(EditorView.decorations))
    if (typeof given !== "function") given.between(0, state.doc.length, (from, to) => void found.push(`${from} ${to}`));
  return found;
}

const open = (doc: string) => EditorState.create({ doc, extensions: endlessLetters(doc) });

describe("a letter without end is one sign [NOT-6]", () => {
  test("marks on a letter and joined emoji, but none that somebody writes", () => {
    expect(signs(open(`a${marks(500)} b`))).toEqual(["1 501"]);
    expect(signs(open("👩\u200d".repeat(300)))).toEqual(["0 900"]);
    expect(signs(open("Z̷̢̛͔͙a̸̡͓l̵̨g̶o 👩🏽‍🔬 👨‍👩‍👧‍👦 हिन्दी เที่ยว"))).toEqual([]);
  });

  test("wherever it comes from and whatever is typed, as if the note had been opened with it", () => {
    const edit = fc.record({
      at: fc.nat(2000),
      deleted: fc.nat(300),
      insert: fc.constantFrom("", "x", "\n", marks(40), marks(150), marks(400), "👩\u200d".repeat(120)),
    });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        let state = open(`a${marks(250)}b`);
        for (const { at, deleted, insert } of edits) {
          const from = Math.min(at, state.doc.length);
          const to = Math.min(from + deleted, state.doc.length);
          state = state.update({ changes: { from, to, insert } }).state;
        }
        expect(signs(state)).toEqual(signs(open(state.doc.toString())));
      }),
    );
  });
});
