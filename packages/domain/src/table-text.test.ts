import fc from "fast-check";
import { expect, test } from "vitest";
import { readTable } from "./table-text.ts";

test("a table is read as Excel, Google Sheets and a page write it [GRD-10]", () => {
  const rows = [
    ["Name", "Note"],
    ["Test 1", "92,5"],
  ];
  const german = readTable("\uFEFFName;Note\r\nTest 1;92,5\r\n");
  expect(german).toEqual({ rows, separator: ";", lines: [1, 2] });
  expect(readTable("sep=;\r\nName;Note\r\nTest 1;92,5")).toEqual({ rows, separator: ";", lines: [2, 3] });
  expect(readTable('Name,Note\nTest 1,"92,5"\n')).toEqual({ rows, separator: ",", lines: [1, 2] });
  expect(readTable("Name\tNote\rTest 1\t92,5")).toEqual({ rows, separator: "\t", lines: [1, 2] });
  expect(readTable("sep=|\nName|Note\nTest 1|92,5").rows).toEqual(rows);
});

test("commas that are decimal marks are not taken for separators, nor semicolons within a name [GRD-10]", () => {
  expect(readTable("A;92,5\nB;88,0\nC;71,25").separator).toBe(";");
  expect(readTable("Name,Percent\nEssay; second draft,90\nLab,80").separator).toBe(",");
  expect(readTable("Essay, final\t90\nLab, first\t80").separator).toBe("\t");
  expect(readTable("just a word\nand another").rows).toEqual([["just a word"], ["and another"]]);
});

test("quotes hold separators, quotes and lines, and are text where they hold nothing [GRD-10]", () => {
  const text = 'Name,Percent\n"Poem, ""Ode""\nto joy",90\n\n"Hamlet" essay,80\n5" nails,70\n';
  expect(readTable(text)).toEqual({
    rows: [
      ["Name", "Percent"],
      ['Poem, "Ode"\nto joy', "90"],
      ['"Hamlet" essay', "80"],
      ['5" nails', "70"],
    ],
    separator: ",",
    lines: [1, 2, 5, 6],
  });
  // A quote that never ends must not swallow the rows after it.
  expect(readTable('Name,Percent\n"Lab,90\nEssay,80').rows).toEqual([
    ["Name", "Percent"],
    ['"Lab', "90"],
    ["Essay", "80"],
  ]);
});

test("nothing is no table, and hard spaces around a cell are no part of it", () => {
  for (const nothing of ["", "\uFEFF", "\n\r\n \n", ",,,\n,,,"]) expect(readTable(nothing).rows).toEqual([]);
  expect(readTable("a\u00a0,\u3000b").rows).toEqual([["a", "b"]]);
});

test("any cells come back as they were written, with any separator", () => {
  const cell = fc.string({ unit: fc.constantFrom(..."ab1,;\t\"\n '=é中"), maxLength: 8 }).map((text) => text.trim());
  const table = fc
    .integer({ min: 2, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }));
  fc.assert(
    fc.property(table, fc.constantFrom(",", ";", "\t"), (rows, separator) => {
      const written = rows.map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(separator));
      const read = readTable(`sep=${separator}\n${written.join("\r\n")}`);
      expect(read.rows).toEqual(rows.filter((row) => row.some((each) => each !== "")));
    }),
    { numRuns: 1000 },
  );
});

test("a long text of nothing but trouble is read to its end", () => {
  for (const trouble of ['"', '""', '"a', ',"', '\n"', ";\t,", '"""a']) {
    expect(() => readTable(trouble.repeat(200_000))).not.toThrow();
  }
});
