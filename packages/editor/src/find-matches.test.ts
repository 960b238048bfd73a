import { SearchQuery } from "@codemirror/search";
import { EditorState } from "@codemirror/state";
import { describe, expect, test } from "vitest";
import { countMatches, isInCommand, type Matches, matchCount, mostCounted, placeAmong } from "./find-matches.ts";
import { noteLanguage } from "./language.ts";

function counted(
  doc: string,
  search: string,
  options: { caseSensitive?: boolean; wholeWord?: boolean; regexp?: boolean } = {},
): Promise<Matches> {
  const query = new SearchQuery({ search, literal: true, ...options });
  return new Promise((resolve) => countMatches(EditorState.create({ doc }), query, resolve));
}

describe("what is found in a note is counted [NOT-3]", () => {
  test("whatever its case, unless that is asked for, and as whole words if that is", async () => {
    const text = "Cell cell cells CELL";
    expect((await counted(text, "cell")).found.length).toBe(4);
    expect((await counted(text, "cell", { caseSensitive: true })).found.length).toBe(2);
    expect((await counted(text, "cell", { wholeWord: true })).found.length).toBe(3);
  });

  test("a formula is found as it is written", async () => {
    expect((await counted("so $\\nabla f$", "\\nabla")).found).toEqual([{ from: 4, to: 10 }]);
  });

  test("an expression that is not finished finds nothing", async () => {
    expect(await counted("a(b", "(", { regexp: true })).toEqual({ found: [], isAll: true });
  });

  test("up to a thousand; and all of them where all are replaced", async () => {
    const { found, isAll } = await counted("word\n".repeat(5000), "word");
    expect([found.length, isAll]).toEqual([mostCounted, false]);
    expect(matchCount(EditorState.create({ doc: "word\n".repeat(5000) }), new SearchQuery({ search: "word" }))).toBe(
      5000,
    );
  });

  test("in a megabyte nothing holds the keys up, and nothing is missed between two slices", async () => {
    const line = `${"lorem ipsum ".repeat(10)}\n`;
    const doc = `needle\n${line.repeat(4000)}needle\n${line.repeat(4500)}needle`;
    expect(doc.length).toBeGreaterThan(1_000_000);
    let turns = 0;
    const watch = setInterval(() => turns++);
    const { found } = await counted(doc, "needle");
    clearInterval(watch);
    expect(found.length).toBe(3);
    expect(turns).toBeGreaterThan(2);
  });

  test("and says which of them is selected", () => {
    const found = [
      { from: 2, to: 4 },
      { from: 8, to: 10 },
    ];
    expect([placeAmong(found, 8, 10), placeAmong(found, 2, 4), placeAmong(found, 3, 4)]).toEqual([2, 1, null]);
  });
});

test("a part of a formula's command is no word to be replaced, the whole of one is [NOT-3]", () => {
  const doc = "alpha $\\alpha + alpha$ \\alpha";
  const state = EditorState.create({ doc, extensions: noteLanguage });
  const places = [...doc.matchAll(/alpha/g)].map(({ index }) => index);
  expect(places.map((at) => isInCommand(state, at, at + 5))).toEqual([false, true, false, false]);
  expect(isInCommand(state, 7, 13)).toBe(false);
  expect(isInCommand(state, 7, 10)).toBe(true);
});
