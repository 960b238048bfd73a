import { describe, expect, test } from "vitest";
import { lineAsRead, lineOf, wholeLineOf } from "./line.ts";
import { inlineText } from "./plain-text.ts";
import { readableText } from "./readable-formula.ts";

describe("a few words of a text [AIX-7]", () => {
  test("have their formulas and emphasis", () => {
    expect(lineOf("If $a > 0$ it is **open**, _so_ ==mark== it.")).toEqual([
      { type: "text", text: "If " },
      { type: "maths", tex: "a > 0", display: false },
      { type: "text", text: " it is " },
      { type: "strong", children: [{ type: "text", text: "open" }] },
      { type: "text", text: ", " },
      { type: "emphasis", children: [{ type: "text", text: "so" }] },
      { type: "text", text: " " },
      { type: "highlight", children: [{ type: "text", text: "mark" }] },
      { type: "text", text: " it." },
    ]);
    expect(lineOf("$$x^2$$")).toEqual([{ type: "maths", tex: "x^2", display: false }]);
    expect(lineOf("_so_ it is")[0]).toMatchObject({ type: "emphasis" });
  });

  test("keep what looks like half a sign where nobody cut them", () => {
    expect(wholeLineOf("a == b, 2 ** 3")).toEqual([{ type: "text", text: "a == b, 2 ** 3" }]);
  });

  test("open no block, lead nowhere and lose half signs", () => {
    for (const [text, read] of [
      ["1. First", "1. First"],
      ["# 3 of them", "# 3 of them"],
      ["- 5 °C", "- 5 °C"],
      ["> 3", "> 3"],
      ["see [a page](https://example.org) and [[Cells|the note]]", "see a page and the note"],
      ["![cell](attachment:1) two\nlines", "cell two lines"],
      ["the end** of it", "the end of it"],
      ["", ""],
    ] as const) {
      expect(inlineText(lineOf(text)), text).toBe(read);
    }
  });

  test("name the lines of a list one after the other", () => {
    for (const [text, read] of [
      ["Which of these?\n\n- 2x = 4\n- a - b\n- $x$", "Which of these? 2x = 4 · a - b · x"],
      ["Options\n* one\n* two", "Options · one · two"],
      ["下列哪项？\n\n- 甲\n- 乙", "下列哪项？ 甲 · 乙"],
      ["so\n-5 °C", "so -5 °C"],
    ] as const) {
      expect(readableText(lineOf(text)), text).toBe(read);
    }
  });

  test("that are a card show an arrow between its sides [NOT-7]", () => {
    expect(lineAsRead("What is $x$? :: **2**")).toBe("What is $x$? → **2**");
    expect(lineAsRead("光合作用::植物制造糖")).toBe("光合作用 → 植物制造糖");
    expect(lineAsRead("std::vector is a list")).toBe("std::vector is a list");
    expect(lineAsRead("| Mitochondrion | makes ATP |")).toBe("Mitochondrion → makes ATP");
    expect(lineAsRead("| Henry VII | 1485 | a \\| b |")).toBe("Henry VII · 1485 · a | b");
    expect(lineAsRead("`a :: b` is a type")).toBe("`a :: b` is a type");
  });
});
