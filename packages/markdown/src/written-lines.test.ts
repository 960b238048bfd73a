import { describe, expect, it } from "vitest";
import { writtenLines } from "./written-lines.ts";

describe("The words of lines that are cards", () => {
  it("[NOT-7] are the line without the marks before it, and what it asks and answers", () => {
    const text = "# Cells\n\n- Mitosis  ::  one *nucleus* becomes two\n\n> The ==spindle== pulls\n\nNothing here.";
    expect(writtenLines(text)).toEqual([
      {
        kind: "basic",
        line: "Mitosis  ::  one *nucleus* becomes two",
        front: "Mitosis",
        back: "one *nucleus* becomes two",
        at: 11,
      },
      { kind: "cloze", line: "The ==spindle== pulls", front: "The ==spindle== pulls", back: "", at: 53 },
    ]);
  });

  it("[NOT-7] are none in code, in a table, and where no line has a sign", () => {
    expect(writtenLines("```\na :: b\n```\n\n| a :: b |\n| --- |\n| c |")).toEqual([]);
    expect(writtenLines("Only words.")).toEqual([]);
  });
});
