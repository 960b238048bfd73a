import { describe, expect, test } from "vitest";
import { plotOf } from "./plotted.ts";
import { readProblem } from "./problem.ts";

describe("what a problem looks like [TUT-1]", () => {
  test.each([
    ["Solve x^2 - 5x + 6 = 0", 1, 2, 3],
    ["Solve 2x + 3 = 11", 2, 4, 4],
    ["Solve 3 - 2x < 11", 2, -4, -4],
  ])(
    "%s is drawn by its sides, but for an axis that is there: %d, with where they meet in sight",
    (text, count, first, last) => {
      const plot = plotOf(readProblem(text, "en"));
      expect(plot?.curves).toHaveLength(count);
      expect(plot?.x.from).toBeLessThan(first);
      expect(plot?.x.to).toBeGreaterThan(last);
    },
  );

  test("a function that is differentiated is drawn itself", () => {
    expect(plotOf(readProblem("Differentiate x^2 sin(x)", "en"))?.curves).toHaveLength(1);
  });

  test("a reaction, a system and a story have no curve", () => {
    for (const text of [
      "Balance Fe + O2 -> Fe2O3",
      "Solve 2x + y = 7 and x - y = 2",
      "How many pens are 3 boxes of 4?",
    ])
      expect([text, plotOf(readProblem(text, "en"))]).toEqual([text, null]);
  });
});
