import type { Citation } from "@jotter/study-tools/citation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linesOf, numbered, type SourceLine } from "./passages.ts";
import type { StudySource } from "./use-sources.ts";

function source(id: string, text: string): StudySource {
  return { id, taken: { kind: "note", id }, title: id, text, classId: null, href: null, updatedAt: null };
}

function cited(sourceId: string, text: string, quote: string): { citations: readonly Citation[] } {
  const from = text.indexOf(quote);
  return { citations: [{ sourceId, quote, from, to: from + quote.length }] };
}

const wordsIn = (line: SourceLine) =>
  "pieces" in line
    ? line.pieces.map(({ text }) => text).join("")
    : line.cells.map((cell) => cell.map(({ text }) => text.trim()).join("")).join("/");

describe("what a result stands on", () => {
  const text = "# Cells\n\nA cell divides. Its **spindle** pulls.\n- one\n";

  test("is numbered once for each place, in the order of the result [AIX-7]", () => {
    const claims = [cited("a", text, "Its **spindle** pulls."), cited("a", text, "A cell divides.")];
    const { passages, numbersOf } = numbered([...claims, ...claims], [source("a", text)]);
    expect(passages.map(({ number }) => number)).toEqual([1, 2]);
    expect(claims.map(numbersOf)).toEqual([[1], [2]]);
  });

  test("is found where its words stand now, and has no number once they are gone [AIX-7]", () => {
    const claim = cited("a", text, "A cell divides.");
    const later = `New first line.\n${text}`;
    const moved = numbered([claim], [source("a", later)]).passages[0];
    expect(later.slice(moved?.from, moved?.to)).toBe("A cell divides.");
    expect(numbered([claim], [source("a", "Other words.")]).passages).toEqual([]);
    expect(numbered([claim], []).numbersOf(claim)).toEqual([]);
  });

  test("is shown in the lines of its source, whose own marks are for whoever draws them [AIX-7]", () => {
    const { passages } = numbered([cited("a", text, "Its **spindle** pulls.")], [source("a", text)]);
    expect(linesOf(text, passages).map((line) => [line.kind, "pieces" in line && line.pieces])).toEqual([
      ["heading", [{ text: "Cells", number: null }]],
      [
        "text",
        [
          { text: "A cell divides. ", number: null },
          { text: "Its **spindle** pulls.", number: 1 },
        ],
      ],
      ["item", [{ text: "one", number: null }]],
    ]);
  });

  test("stands among tables, formulas, code and cards as they are read [AIX-7]", () => {
    const note = "| f | f' |\n|---|:-:|\n| $x^n$ | a \\| b |\n\n$$\nx^2\n$$\n```js\na == b\n```\nWhat? :: That";
    expect(linesOf(note, []).map((line) => [line.kind, wordsIn(line)])).toEqual([
      ["head", "f/f'"],
      ["row", "$x^n$/a \\| b"],
      ["formula", "$$\nx^2\n$$"],
      ["code", "a == b"],
      ["text", "What? → That"],
    ]);
    const cut = [{ number: 1, sourceId: "a", from: note.indexOf("What"), to: note.indexOf(" ::") }];
    const last = linesOf(note, cut).at(-1);
    expect(last && "pieces" in last && last.pieces).toEqual([
      { text: "What?", number: 1 },
      { text: " → That", number: null },
    ]);
  });

  test("of a book is shown with a line around it and no more", () => {
    const book = Array.from({ length: 5000 }, (_, index) => `Line number ${index}.`).join("\n");
    const { passages } = numbered([cited("a", book, "Line number 2500.")], [source("a", book)]);
    expect(linesOf(book, passages).map((line) => wordsIn(line))).toEqual(["Line number 2500.", "Line number 2501."]);
  });

  test("of a book in one line is shown with the words around it", () => {
    const book = Array.from({ length: 3000 }, (_, index) => `Sentence number ${index}.`).join(" ");
    const { passages } = numbered([cited("a", book, "Sentence number 1500.")], [source("a", book)]);
    const [line, ...more] = linesOf(book, passages).map((one) => wordsIn(one));
    expect([more.length, line?.includes("Sentence number 1500."), (line?.length ?? 0) < 1000]).toEqual([0, true, true]);
  });

  test("loses and doubles no letter, whatever is cited [AIX-7]", () => {
    const places = fc.array(fc.record({ from: fc.nat(60), length: fc.integer({ min: 1, max: 30 }) }), { maxLength: 6 });
    fc.assert(
      fc.property(fc.stringMatching(/^[a-c .\n]{0,60}$/), places, (text, cited) => {
        const passages = cited.map(({ from, length }, at) => ({
          number: at + 1,
          sourceId: "a",
          from,
          to: from + length,
        }));
        const shown = linesOf(text, passages).map((line) => wordsIn(line));
        expect(shown).toEqual(text.split("\n").filter((line) => line.trim() !== ""));
      }),
    );
  });
});
