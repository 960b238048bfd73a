import { describe, expect, test } from "vitest";
import { readProblem } from "../problem.ts";
import { photoQuestion, problemCopied } from "./read-photo.ts";

describe("a photo of a problem, read by a model [TUT-1]", () => {
  test("goes with its question and is all that goes: nothing of the student's is told beside it", () => {
    const picture = { type: "image/jpeg", base64: "/9j/" } as const;
    const { turns, system } = photoQuestion(picture);
    expect(turns).toEqual([{ role: "user", text: "Copy the problem in this picture.", picture }]);
    expect(system).toContain("Never solve it");
  });

  test.each([
    ["Solve $x^2 = 9$", "Solve $x^2 = 9$"],
    ["Solve \\(x^2 = 9\\)", "Solve $x^2 = 9$"],
    ["Solve\n\n\\[ x^2 = 9 \\]\n", "Solve\n$x^2 = 9$"],
    ["$$\\int_0^1 x\\,dx$$", "$\\int_0^1 x\\,dx$"],
    ["  ", ""],
  ])("%j is put into the field as one would type it", (said, put) => {
    expect(problemCopied({ problem: said })).toBe(put);
  });

  test("is read by the tutor like anything that was typed", () => {
    expect(readProblem(problemCopied({ problem: "Solve\n\\[2x + 3 = 11\\]" }) ?? "", "en").solution?.plain).toBe(
      "x = 4",
    );
  });

  test("no other form is taken for a problem, and a long one ends somewhere", () => {
    expect(problemCopied({ answer: "x = 3" })).toBeNull();
    expect(problemCopied("x = 3")).toBeNull();
    expect(problemCopied({ problem: "a".repeat(5000) })).toHaveLength(1000);
  });
});
