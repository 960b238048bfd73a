import { readProblem } from "@jotter/tutor/problem";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formulaKeys, inserted } from "./formula-keys.ts";

const key = (shows: string) => formulaKeys.find((one) => one.shows === shows)?.writes ?? (["", ""] as const);

describe("keys for formulas [TUT-1]", () => {
  test("write where the caret stands, and put it where the next sign goes", () => {
    expect(inserted("x = ", 4, 4, key("a⁄b"))).toEqual({ text: "x = ()/()", caret: 5 });
    expect(inserted("x = 5", 4, 5, key("a⁄b"))).toEqual({ text: "x = (5)/()", caret: 9 });
    expect(inserted("x", 1, 1, key("xⁿ"))).toEqual({ text: "x^", caret: 2 });
    expect(inserted("x+1", 0, 3, key("√"))).toEqual({ text: "sqrt(x+1)", caret: 9 });
    expect(inserted("x  3", 2, 2, key("≤"))).toEqual({ text: "x ≤ 3", caret: 3 });
  });

  test("lose nothing of what stands there", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), fc.constantFrom(...formulaKeys), (text, one, other, { writes }) => {
        const [from = 0, to = 0] = [one % (text.length + 1), other % (text.length + 1)].sort((a, b) => a - b);
        const made = inserted(text, from, to, writes);
        expect(made.text).toBe(text.slice(0, from) + writes[0] + text.slice(from, to) + writes[1] + text.slice(to));
        expect(made.caret).toBeLessThanOrEqual(made.text.length);
      }),
    );
  });

  test("write what the engine reads", () => {
    for (const text of ["Solve (x+1)/(2) = 5", "Solve sqrt(x) = 3", "Solve |x| = 2", "Solve x^2 ≤ 9", "Solve 2x = π"]) {
      expect([text, readProblem(text, "en").solvedBy]).toEqual([text, "engine"]);
    }
  });
});
