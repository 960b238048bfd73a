import { placeOf } from "@jotter/tutor/place";
import { describe, expect, test } from "vitest";
import { freshProblem } from "./fresh-problem.ts";

describe("exercises from a chapter [TXT-1]", () => {
  test("are never set twice, and each can be solved", () => {
    const set: string[] = [];
    for (let turn = 0; turn < 12; turn++) {
      const twin = freshProblem(["Solve 2x+3=11", "Solve 5(x-2)=3x+4"], set, "en");
      expect(twin).not.toBeNull();
      if (!twin) continue;
      expect(set).not.toContain(twin.question);
      expect(placeOf(twin.problem, [twin.problem.solution?.plain ?? ""]).isSolved).toBe(true);
      set.push(twin.question);
    }
  });

  test.each([
    ["what is to be written as a product is one", "Factor x^2+5x+6", /^[^+]*\(/],
    ["so is a difference of squares", "Factor x^2-9", /\(x \+ (\d+)\) \* \(x - \1\)/],
    ["complex numbers are added and multiplied", "Simplify (2+3i)*(1-4i)", /\d i$/],
    ["an equation has its two complex roots", "Solve x^2-4x+13=0", /i or x = .*i$/],
  ])("%s", (_, kind, solution) => {
    const set: string[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const twin = freshProblem([kind], set, "de");
      expect(twin?.problem.solution?.plain).toMatch(solution);
      expect(twin && placeOf(twin.problem, [twin.problem.solution?.plain ?? ""]).isSolved).toBe(true);
      set.push(twin?.question ?? "");
    }
    expect(new Set(set).size).toBe(6);
  });

  test("there are none where there is nothing to vary", () => {
    expect(freshProblem([], [], "en")).toBeNull();
  });
});
