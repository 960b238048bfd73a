import { describe, expect, test } from "vitest";
import { gridIn } from "./table-grid.ts";

describe("what is copied from a spreadsheet [NOT-3]", () => {
  test("is rows and cells, and a line end within a cell is a line end within a cell", () => {
    expect(gridIn("a\tb\r\nc\t\r\n", "")).toEqual([
      ["a", "b"],
      ["c", ""],
    ]);
    expect(gridIn('"one\ntwo ""so"""\t"said"\nx\t"', "")).toEqual([
      ['one<br>two "so"', '"said"'],
      ["x", '"'],
    ]);
  });

  test("is one column only where the spreadsheet says so: other lines are a text", () => {
    expect(gridIn("a\nb\n", "<table><tr><td>a</td></tr></table>")).toEqual([["a"], ["b"]]);
    expect(gridIn("a\nb\n", "<p>a<br>b</p>")).toBeNull();
    expect(gridIn("one cell", "<table><tr><td>one cell</td></tr></table>")).toBeNull();
    expect(gridIn("", "")).toBeNull();
  });
});
