import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { besideGaps, clozeAnswer, clozeQuestion, gapCount, gapTexts, gapWords } from "./cloze.ts";

const text = "The ==mitochondrion== makes ==ATP== from $x==y$ and `a ==b==`.";

describe("a text with gaps [FLA-1]", () => {
  test("has one for each marked word, and none in code or a formula", () => {
    expect(gapCount(text)).toBe(2);
    expect(gapCount("x == y, a==b")).toBe(0);
  });

  test("asks for one at a time and shows the others", () => {
    expect(clozeQuestion("徳川慶喜は==1867年==に大政奉還を行った。", 0)).toBe("徳川慶喜は[…]に大政奉還を行った。");
    expect(clozeQuestion(text, 0)).toBe("The **[…]** makes ATP from $x==y$ and `a ==b==`.");
    expect(clozeQuestion(text, 1, undefined, "…?")).toBe("The mitochondrion makes **…?** from $x==y$ and `a ==b==`.");
    expect(clozeAnswer(text, 1)).toBe("The mitochondrion makes ==ATP== from $x==y$ and `a ==b==`.");
    expect(gapWords(text, 1)).toBe("ATP");
    expect(gapWords(text, 2)).toBe("");
  });

  test("asks for several at once where they belong together", () => {
    expect(clozeQuestion(text, 0, { gapSides: [0, 0] })).toBe("The **[…]** makes **[…]** from $x==y$ and `a ==b==`.");
    expect(gapWords(text, 0, { gapSides: [0, 0] })).toBe("mitochondrion, ATP");
  });

  test("hides a gap within another with it, and the other one whole", () => {
    const nested = "So ==one== ==two== ==three== ==four==.";
    const sides = { gapSides: [0, 1, 0, 2], hiddenWith: [[], [0], [], []] };
    expect(clozeQuestion(nested, 0, sides)).toBe("So **[…]** four.");
    expect(clozeQuestion(nested, 1, sides)).toBe("So one **[…]** three four.");
    expect(clozeAnswer(nested, 0, sides)).toBe("So ==one== ==two== ==three== four.");
    expect(gapWords(nested, 1, sides)).toBe("two");
  });

  test("has a side for each gap where it was rewritten and has more of them than were joined", () => {
    expect(clozeQuestion("==a== ==b== ==c==", 2, { gapSides: [0, 0] })).toBe("a b **[…]**");
  });

  test("gives away nothing of the gap that is asked for", () => {
    const word = fc.stringMatching(/^[a-z]{4,9}$/);
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 2, maxLength: 6 }), fc.nat(), (words, pick) => {
        const gap = pick % words.length;
        const asked = clozeQuestion(words.map((one) => `so ==${one}== 1`).join(", "), gap);
        expect(asked.split(/\W+/)).not.toContain(words[gap]);
        expect(asked).not.toContain("==");
      }),
    );
  });
});

test("what fills the gaps and what stands between them are the whole text [FLA-1]", () => {
  expect(gapTexts(text)).toEqual(["mitochondrion", "ATP"]);
  expect(besideGaps(text)).toEqual(["The ", " makes ", " from $x==y$ and `a ==b==`."]);
  expect(besideGaps("No gap.")).toEqual(["No gap."]);
});
