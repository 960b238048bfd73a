import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aloneOf } from "../alone.ts";
import { nextStep } from "../next-step.ts";
import { placeOf } from "../place.ts";
import { readProblem } from "../problem.ts";
import { readQuantityProblem } from "../quantities/quantity-problem.ts";
import { casesIn } from "../testing/cases.ts";
import { askedBy } from "../twin.ts";

const solvedAs = (text: string) => readProblem(text, "en").solution?.plain ?? null;

describe("a problem told as a story [TUT-1]", () => {
  test("is solved where an equation says it, in each language", () => {
    const unread = casesIn("stories").filter(({ problem, lang }) => readProblem(problem, lang).solution === null);
    expect(unread.map(({ id }) => id)).toEqual([]);
  });

  test.each([
    ["The sum of four consecutive even numbers is 92. Find the largest.", "26"],
    ["Tom is 5 years younger than Anna. The sum of their ages is 33. How old is Anna?", "19"],
    ["Tom is 5 years younger than Anna. The sum of their ages is 33. How old is Tom?", "14"],
    ["A bat and a ball cost $1.10 together. The bat costs $1 more than the ball. How much does the ball cost?", "0.05"],
    ["The area of a rectangle is 54 cm². Its length is 3 cm more than its width. Find the perimeter.", "30 cm"],
    ["How many mL of 5% solution must be mixed with 300 mL of 20% solution to make a 10% solution?", "600 mL"],
    ["There are 20 animals, chickens and rabbits, with 56 legs in total. How many chickens are there?", "12"],
    ["5 less than twice a number is 13. what is the number?", "9"],
    ["A car travels 150 km at 60 km/h. How long does it take?", "2.5 h"],
  ])("comes to what is asked of it, in its units: %s", (text, answer) => {
    expect(solvedAs(text)).toBe(answer);
  });

  test.each([
    "The product of two consecutive integers is 56. Find them.",
    "The sum of the squares of three consecutive integers is 50. Find them",
    "Eight more than half of a number is 20. Find the number",
    "John has twice as many apples as Mary. Together they have 18 apples. John eats 3. How many does John have left?",
    "Two trains 300 km apart travel towards each other at 70 km/h and 80 km/h. How far from the first station do they meet?",
    "Two trains, 300 km apart, travel towards each other at 70 km/h and 80 km/h. One leaves 1 hour earlier. When do they meet?",
    "The sum of three consecutive odd integers is 3 more than twice the largest. Find them",
    "The sum of two numbers is 40. Three times the smaller is 20 more than the larger.",
  ])("is nobody's to guess where something of it is not understood: %s", (text) => {
    expect(solvedAs(text)).toBeNull();
  });

  test.each([
    ["en", "A shirt costs $40 after a 20% discount. What was the original price?"],
    ["fr", "Après une remise de 25 %, un pull coûte 45 €. Quel était le prix initial ?"],
    [
      "de",
      "Zwei Züge, 300 km voneinander entfernt, fahren mit 70 km/h und 80 km/h aufeinander zu. Wann treffen sie sich?",
    ],
  ] as const)("is not taken for a law its words do not mean: %s %s", (language, text) => {
    expect(readQuantityProblem(text, language)).toBeNull();
  });

  test("holds with any letter the student chooses, and with another one begun anew", () => {
    const sheep = readProblem("A farm has chickens and cows: 30 heads and 84 legs. How many cows are there?", "en");
    const letter = fc.constantFrom(..."bcknpqrvxyz");
    fc.assert(
      fc.property(letter, letter, (one, other) => {
        fc.pre(one !== other);
        const lines = [
          `${one} + ${other} = 30`,
          `2${one} + 4${other} = 84`,
          `2(30 - ${one}) + 4${one} = 84`,
          `${one} = 12`,
        ];
        const { lines: judged, isSolved } = placeOf(sheep, lines);
        expect([...new Set(judged.map(({ verdict }) => verdict)), isSolved]).toEqual(["follows", true]);
      }),
      { numRuns: 20 },
    );
  });

  test("goes on from what the student has written, and tells none of it again", () => {
    const farm = readProblem("A farm has chickens and cows: 30 heads and 84 legs. How many cows are there?", "en");
    const stepAfter = (...lines: string[]) => nextStep(farm, placeOf(farm, lines))?.id;
    expect(stepAfter()).toBe("writeEquation");
    expect(stepAfter("x + y = 30")).toBe("writeEquation");
    expect(stepAfter("x + y = 30", "2x + 4y = 84")).not.toBe("writeEquation");
    expect(stepAfter("2(30 - y) + 4y = 84")).toBe("expand");
  });

  test("ends with the same words over other numbers, which come out even", () => {
    for (const { problem, lang } of casesIn("stories").slice(0, 24)) {
      const twin = aloneOf(readProblem(problem, lang));
      if (twin === null) continue;
      expect(twin.problem.text).not.toBe(problem);
      expect(twin.problem.text.replace(/[\d.,]/g, "")).toBe(problem.replace(/[\d.,]/g, ""));
      expect(askedBy(twin)).not.toContain(`= ${twin.problem.solution?.plain}`);
    }
  });
});
