import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gapCount } from "./cloze.ts";
import { lineOf } from "./line.ts";
import { withoutMarks } from "./marked-words.ts";
import { inlineText } from "./plain-text.ts";
import { treeOf } from "./tree.ts";
import { writtenLines } from "./written-lines.ts";

const comparisons = [
  "a == b",
  "a == b == c",
  "if x == 5 and y == 6",
  "a==b and c==d",
  "f(x)==1, so g(x)==2",
  "a[i]==b[j] or c[k]==d",
  `x=="a" or y=="b"`,
  "a==b&&c==d",
  "a === b === c",
];
const marked = [
  ["The ==cell wall== is rigid", "cell wall"],
  ["(==two words==), “==more of them==”", "two words"],
  ["pre==fix==es", "fix"],
  ["H==2==O", "2"],
  ["un==happy==", "happy"],
  ["植物在==叶绿体 中==进行光合作用", "叶绿体 中"],
  ["x == y, so it is ==true for all==", "true for all"],
  ["x==5, and ==that is all==", "that is all"],
] as const;

describe("two pairs of equals signs", () => {
  test.each(comparisons)("compare, wherever they stand: %s [NOT-7] [FLA-1]", (text) => {
    expect(gapCount(text)).toBe(0);
    expect(writtenLines(text)).toEqual([]);
    expect(withoutMarks(text)).toBe(text);
    expect(inlineText(lineOf(text))).toBe(text);
    expect(JSON.stringify(treeOf(text))).not.toContain('"highlight"');
  });

  test.each(marked)("mark the words they hug: %s [NOT-7] [FLA-1]", (text, words) => {
    expect(gapCount(text)).toBeGreaterThan(0);
    expect(JSON.stringify(treeOf(text).blocks)).toContain('"highlight"');
    expect(withoutMarks(text)).not.toContain(`==${words}==`);
    expect(withoutMarks(text)).toContain(words);
  });

  test("with blanks on both sides are never a mark, whatever stands around them [NOT-7]", () => {
    const word = fc.constantFrom("a", "12", "f(x)", "中文", "“so”", "$x$", "é");
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 8 }), (words) => {
        const text = words.join(" == ");
        expect(gapCount(text)).toBe(0);
        expect(withoutMarks(text)).toBe(text);
      }),
    );
  });
});
