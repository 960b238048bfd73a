import { loadTypesetter } from "@jotter/markdown/formula";
import { describe, expect, test } from "vitest";
import { faultText } from "../../ui/formula-fault.ts";
import type { Translate } from "../../ui/translate.ts";
import { palette } from "./formula-palette.ts";
import { withKey } from "./formula-source.ts";

const t: Translate = (key, values) =>
  [key.replace("reading.fault.", ""), ...Object.values(values ?? {})].join(" ").trim();
const keys = Object.entries(palette).flatMap(([group, list]) => list.map((key) => ({ group, ...key })));

describe("the keys of the formula editor [MTH-3]", () => {
  test.each(keys)("$group: $insert can be drawn, on the key and in the note", async ({ insert, face }) => {
    const typeset = await loadTypesetter();
    for (const tex of [face, insert.replaceAll(/#[?@]/g, "x")]) expect(typeset(tex, false)).toHaveProperty("html");
  });

  test("are there once in each group", () => {
    for (const [group, list] of Object.entries(palette)) {
      expect(new Set(list.map(({ insert }) => insert)).size, group).toBe(list.length);
    }
  });

  test("write LaTeX at the caret, around what is selected, and lead on to the next place", () => {
    const at = (from: number, to = from) => ({ from, to });
    expect(withKey("", at(0), "\\frac{#?}{#?}")).toEqual({ tex: "\\frac{}{}", caret: 6 });
    expect(withKey("a+b", at(2, 3), "\\frac{#?}{#?}")).toEqual({ tex: "a+\\frac{b}{}", caret: 11 });
    expect(withKey("x+1", at(1), "#@^{#?}")).toEqual({ tex: "x^{}+1", caret: 3 });
    expect(withKey("x", at(1), "\\alpha ")).toEqual({ tex: "x\\alpha ", caret: 8 });
  });
});

describe("a formula that cannot be drawn [MTH-1] [MTH-3]", () => {
  test.each([
    ["\\foo x", "unknown \\foo"],
    ["\\begin{tikz}x\\end{tikz}", "environment tikz"],
    ["\\frac{1", "open"],
    ["x}", "close"],
    ["x^", "after ^"],
    ["\\frac", "open"],
    ["\\sqrt", "after \\sqrt"],
    ["x^2^3", "twice"],
    ["\\left( x", "right"],
    ["\\begin{matrix} a", "end"],
    ["x".repeat(5000), "long 4000"],
    ["{".repeat(80), "deep 4000"],
  ])("says what is wrong in words: %s", async (tex, words) => {
    const typeset = (await loadTypesetter())(tex, true);
    expect("fault" in typeset && faultText(typeset.fault, t)).toBe(words);
  });

  test("shows KaTeX's own words where there are none of ours", () => {
    expect(faultText({ kind: "wrong", message: "Odd thing at position 3: x̲" }, t)).toBe("other Odd thing");
  });
});
