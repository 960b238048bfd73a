import { Text } from "@codemirror/state";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cellSource, cellsOf, cellWords, changedTable, readTable, type TableChange, writeTable } from "./table-text.ts";

const table = (source: string) => {
  const doc = Text.of(source.split("\n"));
  const read = readTable(doc, 0, doc.length);
  if (!read) throw new Error("This is no table.");
  return read;
};

describe("a table in a text [NOT-3]", () => {
  test("knows where each cell's words stand", () => {
    const line = "| a | `x` \\| y |  |";
    expect(cellsOf(line, 10).map(({ text }) => text)).toEqual(["a", "`x` \\| y", ""]);
    for (const { from, to, text } of cellsOf(line, 10)) expect(line.slice(from - 10, to - 10)).toBe(text);
  });

  test("may go without bars at its edges", () => {
    expect(cellsOf("a | b", 0).map(({ text }) => text)).toEqual(["a", "b"]);
    expect(cellsOf("a | b |", 0).map(({ text }) => text)).toEqual(["a", "b"]);
  });

  test("has the alignments of its second line, and no more cells than its head", () => {
    const { align, rows } = table("| a | b | c | d |\n|:-|:-:|-:|---|\n| 1 | 2 | 3 | 4 | 5 |\n| 1 |");
    expect(align).toEqual(["left", "center", "right", null]);
    expect(rows.map((row) => row.length)).toEqual([4, 4, 1]);
  });

  test.each<[TableChange, string | null]>([
    [{ kind: "rowBelow", row: 0 }, "| a | b |\n| --- | ---: |\n|  |  |\n| 1 | 2 |"],
    [{ kind: "rowDelete", row: 1 }, "| a | b |\n| --- | ---: |"],
    [{ kind: "rowDelete", row: 0 }, "| 1 | 2 |\n| --- | ---: |"],
    [{ kind: "columnRight", column: 0 }, "| a |  | b |\n| --- | --- | ---: |\n| 1 |  | 2 |"],
    [{ kind: "columnDelete", column: 1 }, "| a |\n| --- |\n| 1 |"],
    [{ kind: "align", column: 1 }, "| a | b |\n| --- | --- |\n| 1 | 2 |"],
    [{ kind: "align", column: 0 }, "| a | b |\n| :--- | ---: |\n| 1 | 2 |"],
  ])("changes its shape and keeps its words: %j", (change, expected) => {
    expect(changedTable(table("| a | b |\n|---|---:|\n| 1 | 2 |"), change)).toBe(expected);
  });

  test("is gone when its last row or column goes", () => {
    expect(changedTable(table("| a |\n|---|"), { kind: "columnDelete", column: 0 })).toBeNull();
    expect(changedTable(table("| a |\n|---|"), { kind: "rowDelete", row: 0 })).toBeNull();
  });

  test("reads back every word a student may type into it", () => {
    const words = fc.string({ unit: fc.constantFrom("a", " ", "|", "\\", "字", "$", "`", "\n"), maxLength: 12 });
    fc.assert(
      fc.property(fc.array(fc.tuple(words, words), { minLength: 1, maxLength: 4 }), (typed) => {
        const rows = typed.map((row) => row.map(cellSource));
        const read = table(writeTable([null, null], rows)).rows;
        expect(read.map((row) => row.map(({ text }) => text))).toEqual(rows);
      }),
    );
  });

  test("shows a bar as a bar", () => {
    expect(cellSource("a|b")).toBe("a\\|b");
    expect(cellWords(cellSource("a|b||c"))).toBe("a|b||c");
  });
});
