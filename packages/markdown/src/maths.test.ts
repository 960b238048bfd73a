import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formulasOf } from "./maths.ts";
import { goldenMaths } from "./testing/golden-maths.ts";

const shown = (text: string) => formulasOf(text).map(({ tex, display }) => (display ? `$$${tex}$$` : `$${tex}$`));

describe("what is maths [MTH-1] [MTH-2]", () => {
  test.each(goldenMaths.filter(({ needsGrammar }) => !needsGrammar))("$name", ({ text, formulas }) => {
    expect(shown(text)).toEqual(formulas);
  });

  test("formulas lie one after the other inside the text, and are what stands there", () => {
    const piece = fc.constantFrom("$", "$$", "\\(", "\\)", "\\[", "\\]", "\\", "a", "5", " ", "\n", "\n\n", "字");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join("");
        let last = 0;
        for (const { start, end, tex } of formulasOf(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(text.slice(start, end)).toContain(tex);
          expect(tex.trim()).not.toBe("");
          expect(tex).not.toMatch(/\n[ \t\r]*\n/);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  test("amounts of money are never maths, whatever stands between them", () => {
    const amount = fc.integer({ min: 0, max: 99999 }).map((number) => `$${number}`);
    const word = fc.constantFrom("and", "or,", "costs", "US", "(", "per month.", "为");
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, word), { maxLength: 8 }), (parts) => {
        expect(formulasOf(parts.flat().join(" "))).toEqual([]);
      }),
    );
  });
});
