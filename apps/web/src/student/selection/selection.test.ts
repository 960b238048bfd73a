import { describe, expect, test } from "vitest";
import { askJotson, onAsked, partsOf, quoteOf, takeQuote } from "./ask-jotson.ts";
import { aroundOf, beginningOf, questionIn } from "./passage.ts";

describe("words that were selected [NOT-7]", () => {
  test("are quoted line by line, with room for the question below", () => {
    expect(quoteOf(" Mitosis\n\nis a division.\r\nIndeed. ")).toBe("> Mitosis\n>\n> is a division.\n> Indeed.\n\n");
  });

  test("are shown as a quotation beside what is asked, without the marks of one", () => {
    expect(partsOf(`${quoteOf("look at how\n\nit divides")}Why?`)).toEqual({
      quote: "look at how\n\nit divides",
      words: "Why?",
    });
    expect(partsOf("Is 3 > 2?\n> no")).toEqual({ quote: "", words: "Is 3 > 2?\n> no" });
  });

  test("wait for Jotson's window, and are taken once", () => {
    let opened = 0;
    const stop = onAsked(() => opened++);
    askJotson("one");
    askJotson("two");
    stop();
    expect([opened, takeQuote(), takeQuote()]).toEqual([2, "> two\n\n", null]);
  });

  test("are asked about in one line, without the marks of their markdown", () => {
    expect(questionIn("## The **spindle**\n\n- pulls ==chromatids== `apart`")).toBe(
      "The spindle pulls chromatids apart",
    );
    expect(questionIn("> so $a_1 * b_2$ holds")).toBe("so a₁ * b₂ holds");
  });

  test("of a document are explained by the pages around theirs", () => {
    expect(aroundOf({ from: 40, to: 41 })).toEqual({ from: 30, to: 51 });
    expect(aroundOf({ from: 2, to: 2 })).toEqual({ from: 0, to: 12 });
  });

  test("are cut behind a word where they are too long, and never inside a character", () => {
    expect(beginningOf("one two three", 20)).toBe("one two three");
    expect(beginningOf("one two three", 9)).toBe("one two");
    expect(beginningOf("细胞会分裂", 3)).toBe("细胞会");
    expect(beginningOf("aaaa👩", 5)).toBe("aaaa");
  });
});
