import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerMaths } from "./answer.ts";
import { number } from "./expression.ts";
import { isMatrix, type Matrix, multiplied, readMatrix } from "./matrix.ts";
import type { MatrixTask } from "./matrix-task.ts";
import { realValue } from "./numeric.ts";

const size = fc.constantFrom(2, 3);
const square = size.chain((many) =>
  fc.array(fc.array(fc.integer({ min: -6, max: 6 }), { minLength: many, maxLength: many }), {
    minLength: many,
    maxLength: many,
  }),
);

function task(asks: MatrixTask["asks"], of: readonly (readonly number[])[], right: readonly number[] = []): MatrixTask {
  const matrix = of.map((row) => row.map((cell) => number(cell)));
  return {
    kind: "matrix",
    asks,
    matrix,
    written: "",
    givens: {},
    right: right.map((each) => number(each)),
    letter: "x",
  };
}

/** By the rule of Sarrus, written out. */
function sarrus(of: readonly (readonly number[])[]): number {
  const at = (y: number, x: number) => of[y % of.length]?.[(x + of.length) % of.length] ?? 0;
  if (of.length === 2) return at(0, 0) * at(1, 1) - at(0, 1) * at(1, 0);
  return [0, 1, 2].reduce(
    (total, x) => total + at(0, x) * at(1, x + 1) * at(2, x + 2) - at(0, x) * at(1, x - 1) * at(2, x - 2 + 3),
    0,
  );
}

describe("matrices [TUT-1]", () => {
  test("a determinant is what Sarrus finds", () => {
    fc.assert(
      fc.property(square, (of) => {
        const answer = answerMaths(task("determinant", of));
        expect(answer.ok && Number(answer.value.plain)).toBe(sarrus(of) + 0);
      }),
    );
  });

  test("an inverse times its matrix is one on the diagonal and nought elsewhere", () => {
    fc.assert(
      fc.property(square, (of) => {
        fc.pre(sarrus(of) !== 0);
        const asked = task("inverse", of);
        const answer = answerMaths(asked);
        const found = answer.ok ? readMatrix(answer.value.plain, false) : null;
        const whole = found && multiplied(found, asked.matrix);
        if (whole === null || !isMatrix(whole)) throw new Error(JSON.stringify(of));
        const values = (whole as Matrix).map((row) => row.map((cell) => Math.round(realValue(cell) * 1e9) / 1e9 + 0));
        expect(values).toEqual(of.map((row, y) => row.map((_, x) => (x === y ? 1 : 0))));
      }),
    );
  });

  test("what solves a system fulfils each row, and the rank is whole exactly where the determinant is not nought", () => {
    fc.assert(
      fc.property(square, fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 3, maxLength: 3 }), (of, b) => {
        const rank = answerMaths(task("rank", of));
        expect(rank.ok && Number(rank.value.plain) === of.length).toBe(sarrus(of) !== 0);
        fc.pre(sarrus(of) !== 0);
        const answer = answerMaths(task("solve", of, b.slice(0, of.length)));
        if (!answer.ok) throw new Error(answer.problem.kind);
        const point = answer.value.plain.split(" and ").map((part) => {
          const [above = "0", below = "1"] = (part.split("=")[1] ?? "").trim().split("/");
          return Number(above) / Number(below);
        });
        // A letter whose column is nought elsewhere may be named in any place.
        fc.pre(point.length === of.length);
        of.forEach((row, at) => {
          expect(row.reduce((total, cell, x) => total + cell * (point[x] ?? 0), 0)).toBeCloseTo(b[at] ?? 0, 6);
        });
      }),
    );
  });

  test("both eigenvalues make the determinant nought: their sum is the trace, their product the determinant", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5, max: 5 }),
        fc.integer({ min: -5, max: 5 }),
        fc.integer({ min: -4, max: 4 }),
        (a, d, b) => {
          const answer = answerMaths(
            task("eigenvalues", [
              [a, b],
              [0, d],
            ]),
          );
          const found = answer.ok
            ? [...answer.value.plain.matchAll(/= (-?\d+)/g)].map(([, value]) => Number(value))
            : [];
          expect([...new Set(found)].sort()).toEqual([...new Set([a, d])].sort());
        },
      ),
    );
  });
});
