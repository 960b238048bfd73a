import { Text } from "@codemirror/state";
import { grammar } from "@jotter/markdown/grammar";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Change,
  cellAt,
  cellChanges,
  cellSource,
  cellWords,
  gridChanges,
  readTable,
  rowOf,
  shapeChanges,
  type TableChange,
  writtenRow,
} from "./table-text.ts";

const table = (source: string) => {
  const doc = Text.of(source.split("\n"));
  const read = readTable(doc, 0, doc.length);
  if (!read) throw new Error("This is no table.");
  return read;
};

const changed = (source: string, changes: readonly Change[] | null) =>
  changes &&
  [...changes]
    .reverse()
    .sort((one, other) => other.from - one.from)
    .reduce((text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to), source);

const words = (source: string) => table(source).rows.map(({ cells }) => cells.map(({ text }) => text));
const shaped = (source: string, change: TableChange) => changed(source, shapeChanges(table(source), change));
const typed = (source: string, row: number, column: number, text: string) =>
  changed(source, cellChanges(table(source), row, column, text)) ?? "";

describe("a table in a text [NOT-3]", () => {
  test("knows where each cell's words stand", () => {
    const line = "| a | `x` \\| y |  |";
    const { cells } = rowOf(line, 10);
    expect(cells.map(({ text }) => text)).toEqual(["a", "`x` \\| y", ""]);
    for (const { from, to, text } of cells) expect(line.slice(from - 10, to - 10)).toBe(text);
  });

  test("may go without bars at its edges", () => {
    for (const line of ["a | b", "a | b |", "| a | b", "|a|b|", " a | b "])
      expect(rowOf(line, 0).cells.map(({ text }) => text)).toEqual(["a", "b"]);
  });

  test("has the alignments of its second line, and shows the cells beyond its head", () => {
    const { align, rows, columns } = table("| a | b | c | d |\n|:-|:-:|-:|---|\n| 1 | 2 | 3 | 4 | 5 |\n| 1 |");
    expect(align).toEqual(["left", "center", "right", null]);
    expect(rows.map(({ cells }) => cells.length)).toEqual([4, 5, 1]);
    expect(columns).toBe(5);
  });

  test.each<[TableChange, string | null]>([
    [{ kind: "rowBelow", row: 0 }, "| a | b |\n|---|---:|\n|  |  |\n| 1 | 2 |"],
    [{ kind: "rowBelow", row: 1 }, "| a | b |\n|---|---:|\n| 1 | 2 |\n|  |  |"],
    [{ kind: "rowDelete", row: 1 }, "| a | b |\n|---|---:|"],
    [{ kind: "rowDelete", row: 0 }, "| 1 | 2 |\n|---|---:|"],
    [{ kind: "columnRight", column: 0 }, "| a |  | b |\n|---| --- |---:|\n| 1 |  | 2 |"],
    [{ kind: "columnRight", column: 1 }, "| a | b |  |\n|---|---:| --- |\n| 1 | 2 |  |"],
    [{ kind: "columnDelete", column: 0 }, "| b |\n|---:|\n| 2 |"],
    [{ kind: "columnDelete", column: 1 }, "| a |\n|---|\n| 1 |"],
    [{ kind: "align", column: 1 }, "| a | b |\n|---|---|\n| 1 | 2 |"],
    [{ kind: "align", column: 0 }, "| a | b |\n|:---|---:|\n| 1 | 2 |"],
  ])("changes its shape and keeps its words: %j", (change, expected) => {
    expect(shaped("| a | b |\n|---|---:|\n| 1 | 2 |", change)).toBe(expected);
  });

  test("is gone when its last row or column goes, but not over words beyond its head", () => {
    expect(shapeChanges(table("| a |\n|---|"), { kind: "columnDelete", column: 0 })).toBeNull();
    expect(shapeChanges(table("| a |\n|---|"), { kind: "rowDelete", row: 0 })).toBeNull();
    expect(shaped("| a |\n|---|\n| 1 | 2 |", { kind: "columnDelete", column: 0 })).toBe("|  |\n|---|\n| 2 |");
  });

  test("keeps a formula that its bars cut in pieces, whatever changes beside it", () => {
    const source = "| a | b |\n|---|---|\n| $|x|$ | c |\n| 1 | 2 |";
    const cut = "| $|x|$ | c |";
    for (const change of [
      { kind: "align", column: 1 },
      { kind: "rowBelow", row: 2 },
      { kind: "rowDelete", row: 2 },
    ] as const)
      expect(shaped(source, change)).toContain(cut);
    expect(typed(source, 2, 1, "3")).toContain(cut);
    expect(words(shaped(source, { kind: "rowDelete", row: 0 }) ?? "")).toEqual([
      ["$", "x", "$", "c"],
      ["1", "2"],
    ]);
  });

  test("a word typed where a row ends early makes that row longer and no other", () => {
    const source = "| a | b | c |\n|---|---|---|\n| 1 |\nx\n|";
    expect(typed(source, 1, 2, "z")).toBe("| a | b | c |\n|---|---|---|\n| 1 |  | z |\nx\n|");
    expect(typed(source, 2, 1, "z")).toBe("| a | b | c |\n|---|---|---|\n| 1 |\nx | z\n|");
    expect(typed(source, 3, 1, "z")).toBe("| a | b | c |\n|---|---|---|\n| 1 |\nx\n|  | z |");
    expect(typed("| a |\n|---|\n| 1 | 2 |", 0, 1, "b")).toBe("| a | b |\n|---| --- |\n| 1 | 2 |");
  });

  test("keeps a cell that would begin a formula or code once its other half is gone", () => {
    const rows = (first: string) => `a | b\n---|---\n${first} | ${first} |`;
    for (const mark of ["$$", "```"]) {
      const after = typed(rows(mark), 1, 1, "");
      expect(after).toBe(`a | b\n---|---\n| ${mark} |  |`);
      expect(isOneTable(after)).toBe(true);
    }
  });

  test("with Windows line ends has the same cells, and their ends are no part of them", () => {
    const doc = Text.of("a | b\r\n--|--\r\n1 | 2\r".split("\n"));
    const read = readTable(doc, 0, doc.length);
    expect(read?.rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ["a", "b"],
      ["1", "2"],
    ]);
    expect(read?.columns).toBe(2);
    expect(read && doc.sliceString(read.rows[1]?.from ?? 0, read.rows[1]?.to)).toBe("1 | 2");
  });

  test("knows the cell of a place in the text, and that the delimiter row has none", () => {
    const source = "| a\\|b | c\n|---|---|\n|";
    const places = [0, 3, 6, 9, 12, 21, 22].map((at) => cellAt(table(source), at));
    expect(places).toEqual([
      { row: 0, column: 0, caret: 0 },
      { row: 0, column: 0, caret: 1 },
      { row: 0, column: 0, caret: 3 },
      { row: 0, column: 1, caret: 0 },
      null,
      { row: 1, column: 0, caret: 0 },
      { row: 1, column: 0, caret: 0 },
    ]);
  });

  test("shows a bar as a bar", () => {
    expect(cellSource("a|b")).toBe("a\\|b");
    expect(cellWords(cellSource("a|b||c"))).toBe("a|b||c");
  });

  test("takes the cells of a spreadsheet from a cell on, and grows for them", () => {
    const source = "| a | b |\n|---|--:|\n| 1 | 2 |";
    const grid = [
      ["x", "y|z"],
      ["u", "v"],
    ];
    expect(changed(source, gridChanges(table(source), 1, 1, grid))).toBe(
      "| a | b |  |\n|---|--:| --- |\n| 1 | x | y\\|z |\n|  | u | v |",
    );
    expect(changed(source, gridChanges(table(source), 0, 0, grid))).toBe("| x | y\\|z |\n|---|--:|\n| u | v |");
  });
});

const piece = fc.constantFrom("a", " ", "|", "\\", "字", "$", "`", "\n", "- ", "#", "1. ", "\u3000", "👩🏽‍🔬", ">");
const anything = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(""));
const cell = anything.map(cellSource);

/** Any table that the grammar takes for one, as students, pages and programs write them. */
const anyTable = fc
  .record({
    columns: fc.integer({ min: 1, max: 4 }),
    rows: fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 4 }),
    head: fc.array(cell, { minLength: 4, maxLength: 4 }),
    isTight: fc.boolean(),
    edges: fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 6, maxLength: 6 }),
  })
  .map(({ columns, rows, head, isTight, edges }) => {
    const marks = Array.from({ length: columns }, () => "---");
    const lines = [head.slice(0, columns), marks, ...rows].map((cells, index) => {
      const [opens, closes] = edges[index] ?? [true, true];
      const inner = cells.join(isTight ? "|" : " | ");
      return `${opens ? "| " : ""}${inner}${closes ? " |" : ""}`;
    });
    return lines.join("\n");
  })
  .filter((source) => isOneTable(source) && !/^[ \t]*$/m.test(source));

function isOneTable(source: string): boolean {
  const top = grammar.parse(source).topNode.firstChild;
  return (
    top?.name === "Table" &&
    source.slice(0, top.from).trim() === "" &&
    top.to >= source.trimEnd().length &&
    !top.nextSibling
  );
}

describe("whatever a student does to whatever table [NOT-3] [NOT-5]", () => {
  test("typing into one cell changes that cell, and no other cell anywhere", () => {
    fc.assert(
      fc.property(anyTable, fc.nat(), fc.nat(), anything, (source, atRow, atColumn, text) => {
        const before = table(source);
        const row = atRow % before.rows.length;
        const column = atColumn % before.columns;
        const after = typed(source, row, column, text);
        const expected = words(source);
        const line = expected[row] ?? [];
        const isThere = column < line.length;
        if (isThere || cellSource(text) !== "") {
          while (line.length < column) line.push("");
          line[column] = cellSource(text);
        }
        expect(words(after)).toEqual(expected);
        expect(isOneTable(after)).toBe(true);
        expect(table(after).align.slice(0, before.align.length)).toEqual(before.align);
        // Byte for byte but for its own words, and a bar or a blank beside them.
        if (isThere) {
          const { from = 0, to = 0 } = before.rows[row]?.cells[column] ?? {};
          const begin = before.rows[row]?.from ?? 0;
          const withBar = `${source.slice(0, begin)}| ${source.slice(begin, from)}`;
          expect(after.startsWith(withBar) || after.startsWith(source.slice(0, from))).toBe(true);
          expect(after.endsWith(source.slice(to))).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("what it shows is what it writes: coming and going changes nothing", () => {
    fc.assert(
      fc.property(anyTable, (source) => {
        const { rows } = table(source);
        for (const [row, { cells }] of rows.entries())
          for (const [column, { text }] of cells.entries())
            expect(cellChanges(table(source), row, column, cellWords(text))).toEqual([]);
      }),
    );
  });

  test("a change of its shape takes away no more than it says", () => {
    const kind = fc.constantFrom("rowBelow", "rowDelete", "columnRight", "columnDelete", "align");
    fc.assert(
      fc.property(anyTable, kind, fc.nat(), fc.nat(), (source, chosen, atRow, atColumn) => {
        const before = table(source);
        const row = atRow % before.rows.length;
        const column = atColumn % before.columns;
        const after = shaped(source, { kind: chosen, row, column } as TableChange);
        const kept = words(source);
        if (chosen === "rowDelete") kept.splice(row, 1);
        if (chosen === "columnDelete") for (const line of kept) line.splice(column, 1);
        const said = (rows: readonly (readonly string[])[]) => rows.map((line) => line.filter((text) => text !== ""));
        if (after === null) {
          expect(said(kept).flat()).toEqual([]);
          return;
        }
        expect(isOneTable(after)).toBe(true);
        const now = said(words(after));
        if (chosen === "rowBelow") expect(now.splice(row + 1, 1)).toEqual([[]]);
        expect(now).toEqual(said(kept));
      }),
      { numRuns: 2000 },
    );
  });

  test("cells of a spreadsheet stand where they were put, and the others where they were", () => {
    const grid = fc.array(fc.array(anything, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(anyTable, grid, fc.nat(), fc.nat(), (source, given, atRow, atColumn) => {
        const before = table(source);
        const row = atRow % before.rows.length;
        const column = atColumn % before.columns;
        const after = changed(source, gridChanges(before, row, column, given)) ?? "";
        expect(isOneTable(after)).toBe(true);
        const was = words(source);
        for (const [at, line] of words(after).entries())
          for (const [place, text] of line.entries())
            expect(text).toBe(cellSource(given[at - row]?.[place - column] ?? was[at]?.[place] ?? ""));
        for (const [at, line] of was.entries()) expect((words(after)[at]?.length ?? 0) >= line.length).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test("a row that is written is read back", () => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (cells) => {
        expect(rowOf(writtenRow(cells), 0).cells.map(({ text }) => text)).toEqual(cells);
      }),
    );
  });
});
