import { describe, expect, test } from "vitest";
import { placeOf } from "../place.ts";
import { readProblem } from "../problem.ts";

describe("complex numbers [TUT-1]", () => {
  test.each([
    ["(3+4i)+(2-7i)", "5 - 3 i"],
    ["divide (5+i)/(2-3i)", "7/13 + (17 i)/13"],
    ["conjugate of -5+8i", "-5 - 8 i"],
    ["|5-12i|", "13"],
    ["find the modulus of 1 + i√3", "2"],
    ["(1+i)^8", "16"],
    ["Solve z^2 + 2z + 5 = 0 in C", "z = -1 - 2 i or z = -1 + 2 i"],
  ])("%s is %s", (text, plain) => {
    expect(readProblem(text, "en").solution?.plain).toBe(plain);
  });

  test("what cannot be judged is refused when it is read, not after a begin", () => {
    for (const text of ["Find sin(2+3i)", "Find the locus of |z - 2i| = 3", "Solve e^z = 1 + i"]) {
      expect([text, readProblem(text, "en").solution]).toEqual([text, null]);
    }
  });

  test("without a word of complex numbers both are right: no real solution, and the complex ones", () => {
    const problem = readProblem("solve x^2+4=0", "en");
    expect(placeOf(problem, ["no real solution"])).toMatchObject({ isSolved: true });
    expect(placeOf(problem, ["x = 2i or x = -2i"])).toMatchObject({ isSolved: true });
    expect(placeOf(problem, ["x = ±2"]).lines[0]?.verdict).toBe("wrong");
  });

  test("a fraction over a sum is right, and not yet the end", () => {
    const place = placeOf(readProblem("(5+i)/(2-3i)", "en"), ["(7+17i)/13"]);
    expect(place).toMatchObject({ isSolved: false, firstWrong: null });
  });
});
