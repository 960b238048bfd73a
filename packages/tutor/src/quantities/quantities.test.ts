import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { askFor, type Rung, rungs } from "../ladder.ts";
import { placeOf } from "../place.ts";
import { readProblem } from "../problem.ts";
import { shownProblem } from "../shown-problem.ts";
import { twinOf } from "../twin.ts";
import { isSameDimension, unitAt } from "./units.ts";

describe("units [TUT-1]", () => {
  test.each([
    ["km/h", "m/s", 1 / 3.6],
    ["g/cm3", "kg/m³", 1000],
    ["kWh", "J", 3.6e6],
    ["N m", "J", 1],
    ["kg m/s^2", "N", 1],
    ["J/(g °C)", "J/(kg K)", 1000],
    ["mol·L⁻¹", "mol/m^3", 1000],
    ["m s^-2", "N/kg", 1],
    ["小时", "s", 3600],
  ])("%s is %s times %d", (one, other, factor) => {
    const [a, b] = [unitAt(one, { hasDegrees: true })?.unit, unitAt(other)?.unit];
    expect(a && b && isSameDimension(a.dimension, b.dimension)).toBe(true);
    expect((a?.factor ?? 0) / (b?.factor ?? 1)).toBeCloseTo(factor, 9);
  });

  test("a word behind a unit is no part of it", () => {
    for (const text of ["km in 2 h", "L at 100 kPa", "ohm and", "h täglich", "cm has"]) {
      expect([text, unitAt(text)?.unit.shown]).toEqual([text, text.split(" ")[0]]);
    }
  });
});

describe("problems of quantities [TUT-1]", () => {
  test("says what it read without a word: what is given, what is asked, by which law", () => {
    const { shown, isSolvable } = shownProblem(readProblem("Find the force: m = 12 kg, a = 2.5 m/s2", "en"));
    expect(isSolvable).toBe(true);
    expect(shown).toContain("m = 12\\,\\mathrm{kg},\\; a = 2.5\\,\\mathrm{m/s^2}");
    expect(shown).toContain("F = {?}");
    expect(shown).toContain("F = m a");
  });

  test("two laws in a row, with what comes out between", () => {
    const problem = readProblem("40 g NaOH (M = 40 g/mol) in 500 mL of solution. Find the concentration", "en");
    expect(problem.solution?.plain).toBe("2 mol/L");
    expect(placeOf(problem, ["n = 40/40 = 1 mol"])).toMatchObject({ firstWrong: null, isSolved: false });
  });

  test.each([
    ["Sound takes 0.4 s there and back to a wall, v = 340 m/s. How far is the wall?"],
    ["A car has a mass of 900 kg and a length of 4 m. What is its speed?"],
    ["A 70 kg man stands in an elevator, acceleration 2 m/s². Find the force"],
  ])("never guesses: %s", (text) => {
    expect(readProblem(text, "en").solution).toBeNull();
  });

  const told = (problem: string, line: string) => placeOf(readProblem(problem, "en"), [line]).lines[0]?.tell;

  test("says what is amiss with a result, and not how to mend it", () => {
    const force = "Find the force: m = 12 kg, a = 2.5 m/s2";
    expect(told(force, "30")).toBe("missingUnit");
    expect(told(force, "30 J")).toBe("wrongUnit");
    expect(told(force, "300 N")).toBe("wrongPower");
    expect(told(force, "14.5 N")).toBe("otherValue");
    expect(told(force, "F = 12 * 2.5 = 31 N")).toBe("notTrue");
    expect(told(force, "30 N")).toBe("follows");
  });

  test("a result is right in any unit of its kind", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.constantFrom(["m/s", 1], ["km/h", 3.6], ["km/s", 0.001], ["cm/s", 100]),
        (speed, [unit, size]) => {
          const problem = readProblem(`A train goes ${speed * 20} m in 20 s. Find its speed.`, "en");
          const line = `${Number((speed * size).toPrecision(9))} ${unit}`;
          expect([line, placeOf(problem, [line]).isSolved]).toEqual([line, true]);
        },
      ),
      { numRuns: 60 },
    );
  });

  test("hints: the law by its kind, then the law, then a twin with other numbers; never the result", () => {
    const problem = readProblem("A current of 35 mA flows through 2.2 kΩ. Find the voltage.", "en");
    const hint = (rung: Rung, lines: readonly string[] = []) =>
      askFor({ reached: rungs.length, isSeen: false }, rung, problem, lines);
    expect(hint("concept")).toMatchObject({ hint: { concept: "lawElectricity" } });
    expect(hint("next-step")).toMatchObject({ hint: { step: { id: "lawOfQuantities", after: "U = R I" } } });
    expect(JSON.stringify(hint("next-step", ["V = 0.035*2200"]))).not.toContain("77");
    const twin = twinOf(problem, 1);
    expect(twin?.problem.solution?.steps.map(({ id }) => id)).toEqual(problem.solution?.steps.map(({ id }) => id));
    expect(twin?.problem.solution?.plain).not.toBe(problem.solution?.plain);
  });
});
