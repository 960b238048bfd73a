import { askFor, rungs, startLadder } from "@jotter/tutor/ladder";
import { readProblem } from "@jotter/tutor/problem";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mayGoAlone, newSheet, sheetOf, withHint, withLine } from "./sheet.ts";

const lines = fc.array(
  fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() === text && text !== ""),
  {
    maxLength: 8,
  },
);

describe("a sheet of working [TUT-1]", () => {
  test("comes back from its record as it was", () => {
    const sheet = {
      ...newSheet("Solve 2x = 8", "de"),
      lines: ["x = 4"],
      alone: { lines: ["a"], begunAt: 3, quizId: "q" },
    };
    expect(sheetOf(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet);
  });

  test("whatever lies in a record is a sheet, and its lines are kept", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom("problem", "ladder", "hints", "alone", "language"), fc.jsonValue()),
        lines,
        (some, own) => {
          const sheet = sheetOf({ ...some, lines: own });
          expect(sheet.lines).toEqual(own);
          expect(sheet.ladder.reached).toBeGreaterThanOrEqual(0);
          expect(sheetOf(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet);
        },
      ),
    );
  });

  test("a line is written at its place, and an emptied one goes away", () => {
    fc.assert(
      fc.property(lines, fc.nat(7), (own, at) => {
        const written = withLine(own, at, " x = 1 ");
        expect(written[Math.min(at, own.length)]).toBe("x = 1");
        expect(written.length).toBe(at < own.length ? own.length : own.length + 1);
        expect(withLine(own, at, "  ")).toEqual(own.filter((_, index) => index !== at));
      }),
    );
  });

  test("of each rung the latest hint is kept, and the answer opens the one alone", () => {
    const problem = readProblem("Solve 2x + 3 = 11", "en");
    let sheet = newSheet("Solve 2x + 3 = 11", "en");
    expect(mayGoAlone(sheet, false)).toBe(false);
    for (const rung of ["nudge", ...rungs] as const) {
      const asked = askFor(sheet.ladder, rung, problem, []);
      if ("hint" in asked) sheet = withHint(sheet, asked.hint, asked.ladder, []);
    }
    expect(sheet.hints.map(({ hint }) => hint.rung)).toEqual([...rungs]);
    expect(sheet.ladder).toEqual({ reached: 5, isSeen: true });
    expect(mayGoAlone(sheet, false)).toBe(true);
    expect(mayGoAlone({ ...sheet, ladder: startLadder }, true)).toBe(true);
  });
});
