import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { eachRun, folded, type Run, termsOf } from "./words.ts";

function runs(text: string): readonly Run[] {
  const found: Run[] = [];
  eachRun(text, (run) => {
    found.push(run);
    return true;
  });
  return found;
}

const terms = (text: string) => runs(text).flatMap(termsOf);

describe("the words of a note [NOT-3]", () => {
  test.each([
    ["Élève", "eleve"],
    ["STRASSE", "strasse"],
    ["Straße", "strasse"],
    ["Ærø", "aero"],
    ["œuvre", "oeuvre"],
    ["ＡＢＣ", "abc"],
    ["ｶﾞｽ", "ガス"],
    ["が", "が"],
    ["Ёлка", "елка"],
  ])("%s is compared as %s", (written, compared) => {
    expect(folded(written)).toBe(compared);
  });

  test("stand between anything that is no letter and no digit", () => {
    expect(terms("Mitosis, meiosis—and 2 `CO2`!")).toEqual(["mitosis", "meiosis", "and", "2", "co2"]);
  });

  test("of Chinese and Japanese are pairs of letters, and the last letter alone", () => {
    expect(terms("光合作用")).toEqual(["光合", "合作", "作用", "用"]);
    expect(terms("細胞のDNA構造")).toEqual(["細胞", "胞の", "の", "dna", "構造", "造"]);
    expect(terms("コーヒー")).toEqual(["コー", "ーヒ", "ヒー", "ー"]);
    expect(terms("𠮷野家")).toEqual(["𠮷野", "野家", "家"]);
  });

  test("know where they stand, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
        let end = 0;
        for (const { text: compared, from, to } of runs(text)) {
          expect(from).toBeGreaterThanOrEqual(end);
          expect(folded(text.slice(from, to))).toBe(compared);
          end = to;
        }
      }),
    );
  });
});
