import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { crossings, expressionFrom, isClose, isTrue, judged, slope, statementFrom } from "../testing/maths-judge.ts";
import { answerMaths } from "./answer.ts";
import { derivativeOf } from "./differentiate.ts";
import { equivalence } from "./equivalent.ts";
import { call, type Expression, number, power, product, sum, symbol } from "./expression.ts";
import { cancelled, expand, factor } from "./normal.ts";
import { latexOf, plainOf } from "./print.ts";
import { attempt } from "./problem.ts";
import { simplify } from "./rewrite.ts";
import { tidy } from "./simplify.ts";

const whole = fc.integer({ min: -6, max: 6 });
const leaf: fc.Arbitrary<Expression> = fc.oneof(
  whole.map((value) => number(value)),
  fc.tuple(whole, fc.integer({ min: 1, max: 5 })).map(([n, d]) => number(n, d)),
  fc.constantFrom(symbol("x"), symbol("y"), symbol("x")),
);
const expressions = fc.letrec<{ tree: Expression }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, depthSize: "small" },
    leaf,
    fc.array(tie("tree"), { minLength: 2, maxLength: 3 }).map((terms) => sum(...terms)),
    fc.array(tie("tree"), { minLength: 2, maxLength: 3 }).map((factors) => product(...factors)),
    fc.tuple(tie("tree"), fc.integer({ min: -2, max: 3 })).map(([base, exponent]) => power(base, number(exponent))),
    tie("tree").map((base) => power(base, number(1, 2))),
    fc
      .tuple(fc.constantFrom("sin", "cos", "ln", "abs", "arctan" as const), tie("tree"))
      .map(([name, inner]) => call(name, inner)),
    tie("tree").map((exponent) => power({ kind: "constant", name: "e" } as const, exponent)),
  ),
})).tree;
const polynomials = fc
  .array(fc.tuple(whole, fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 2 })), {
    minLength: 1,
    maxLength: 5,
  })
  .map((terms) =>
    sum(...terms.map(([c, i, j]) => product(number(c), power(symbol("x"), number(i)), power(symbol("y"), number(j))))),
  );

const points = [
  { x: 0.437, y: 1.213 },
  { x: -1.371, y: 0.618 },
  { x: 2.193, y: -0.871 },
  { x: 1.009, y: 2.345 },
];

/** Where both have a value and rounding leaves something to compare, they have the same. */
function expectSameValues(before: Expression, after: Expression, tolerance = 1e-6) {
  for (const at of points) {
    const [a, b] = [judged(before, at), judged(after, at)];
    if (!Number.isFinite(a) || Math.abs(a) > 1e7 || isShaky(before, at)) continue;
    // The simpler form may have a value where the other has none, never the other way round.
    expect([latexOf(before), latexOf(after), isClose(a, b, tolerance) ? a : b]).toEqual([
      latexOf(before),
      latexOf(after),
      a,
    ]);
  }
}

/** A tiny change of the point changes the value a lot: doubles cannot judge there. */
function isShaky(of: Expression, at: Readonly<Record<string, number>>): boolean {
  const value = judged(of, at);
  return [1 + 1e-11, 1 - 1e-11].some((nudge) => {
    const other = judged(of, Object.fromEntries(Object.entries(at).map(([name, each]) => [name, each * nudge])));
    return !isClose(value, other, 1e-7);
  });
}

const runs = { numRuns: 250, seed: 20_260_301 };

describe("whatever the expression", () => {
  test("what is printed is read back as the same, as LaTeX and as plain text", () => {
    fc.assert(
      fc.property(expressions, (tree) => {
        expectSameValues(tree, expressionFrom(latexOf(tree)), 1e-9);
        expectSameValues(tree, expressionFrom(plainOf(tree)), 1e-9);
      }),
      runs,
    );
  });

  test.each([
    ["tidying", tidy],
    ["simplifying", (tree: Expression) => simplify(tree)],
    ["multiplying out", expand],
    ["reducing", cancelled],
    ["factoring", factor],
  ] as const)("%s keeps its value", (_, change) => {
    fc.assert(
      fc.property(expressions, (tree) => {
        const after = attempt(() => change(tree));
        if (after.ok) expectSameValues(tree, after.value);
      }),
      runs,
    );
  });

  test("multiplying out and factoring keep the value of a polynomial, and undo each other", () => {
    fc.assert(
      fc.property(polynomials, polynomials, (a, b) => {
        const both = product(a, b);
        const spread = expand(both);
        const factors = factor(spread);
        expectSameValues(both, spread);
        expectSameValues(both, factors);
        expect(equivalence(both, factors)).toBe("equal");
      }),
      { ...runs, numRuns: 150 },
    );
  });

  test("its derivative is what differences say", () => {
    fc.assert(
      fc.property(expressions, (tree) => {
        const derivative = attempt(() => derivativeOf(tree, "x"));
        if (!derivative.ok) return;
        for (const at of points) {
          const along = (x: number) => judged(tree, { ...at, x });
          const value = slope(along, at.x);
          const closer = (along(at.x + 1e-4) - along(at.x - 1e-4)) / 2e-4;
          const found = judged(derivative.value, at);
          // Where two ways to take differences disagree, the function is too wild to judge.
          if (!Number.isFinite(value) || !isClose(value, closer, 1e-5) || Math.abs(value) > 1e5) continue;
          if (isShaky(derivative.value, at) || isShaky(tree, at)) continue;
          expect([latexOf(tree), isClose(found, value, 1e-3) ? value : found]).toEqual([latexOf(tree), value]);
        }
      }),
      runs,
    );
  });

  test("two that differ are never called equal", () => {
    fc.assert(
      fc.property(expressions, fc.integer({ min: 1, max: 40 }), (tree, exponent) => {
        const other = sum(tree, power(number(10), number(-exponent)));
        expect(["different", "unknown"]).toContain(equivalence(tree, other));
      }),
      runs,
    );
  });

  test("an equation with known roots is solved, and nothing else is a root", () => {
    fc.assert(
      fc.property(fc.array(whole, { minLength: 1, maxLength: 4 }), whole, (roots, shift) => {
        const x = symbol("x");
        const left = expand(product(...roots.map((root) => sum(x, number(-root)))));
        const answer = answerMaths({
          kind: "solve",
          statement: { kind: "relation", left: sum(left, number(shift)), comparison: "=", right: number(shift) },
        });
        const distinct = [...new Set(roots)].sort((a, b) => a - b);
        expect(answer.ok && answer.value.plain).toBe(
          distinct.map((root) => `x = ${root === 0 ? 0 : root}`).join(" or "),
        );
      }),
      { ...runs, numRuns: 100 },
    );
  });

  test("an equation of any kind is solved rightly and completely, or refused", () => {
    const linear = fc.tuple(fc.integer({ min: 1, max: 4 }), whole).map(([a, b]) => `(${a}x+(${b}))`);
    const side = fc.oneof(
      whole.map((value) => `(${value})`),
      linear,
      fc.tuple(linear, linear).map(([a, b]) => `${a}${b}`),
      fc.tuple(linear, linear).map(([a, b]) => `${a}/${b}`),
      linear.map((inner) => `sqrt${inner}`),
      linear.map((inner) => `cbrt${inner}`),
      linear.map((inner) => `|${inner}|`),
      linear.map((inner) => `ln${inner}`),
      linear.map((inner) => `2^${inner}`),
      linear.map((inner) => `sin${inner}`),
    );
    let solved = 0;
    fc.assert(
      fc.property(side, side, whole, (left, right, shift) => {
        const statement = statementFrom(`${left}+(${shift})=${right}`);
        const answer = answerMaths({ kind: "solve", statement });
        if (!answer.ok) return;
        solved++;
        const found = statementFrom(answer.value.result);
        for (const x of crossings(statement, "x")) {
          // A power that has become too small for a double is not zero.
          if (!isTrue(statement, { x }) || (answer.value.outcome === "no-solution" && /2\^/.test(left + right)))
            continue;
          expect([answer.value.question, x, isTrue(found, { x })]).toEqual([answer.value.question, x, true]);
        }
        for (const each of found.kind === "any-of" ? found.statements : [found]) {
          if (each.kind !== "relation" || each.comparison !== "=") continue;
          for (const k of [-1, 0, 2]) {
            const x = judged(each.right, { k });
            expect([answer.value.question, x, isTrue(statement, { x })]).toEqual([answer.value.question, x, true]);
          }
        }
      }),
      { ...runs, numRuns: 300 },
    );
    expect(solved).toBeGreaterThan(100);
  });
});

describe("inequalities with roots, logarithms and powers", () => {
  const small = fc.integer({ min: 1, max: 6 });
  const sign = fc.constantFrom("<", ">", "\\le", "\\ge");
  const forms: readonly ((a: number, b: number, c: number, sign: string) => string)[] = [
    (a, b, c, s) => `\\sqrt{${a}x+${b}} ${s} ${c}`,
    (_, b, c, s) => `\\sqrt{x+${b}} ${s} x-${c}`,
    (a, b, c, s) => `\\ln(${a}x+${b}) ${s} ${c}`,
    (a, b, c, s) => `\\log_{${a + 1}}(x-${b}) ${s} ${c}`,
    (a, b, c, s) => `e^{${a}x} ${s} ${b + c}`,
    (a, b, c, s) => `${a + 1}^{x-${b}} ${s} ${c}`,
    (a, b, c, s) => `(x-${a})(x+${b}) e^{-${c}x} ${s} 0`,
    (a, b, c, s) => `\\frac{\\ln(x)-${a}}{x-${b + c}} ${s} 0`,
    (a, b, c, s) => `\\left|${a}x-${b}\\right| ${s} x+${c}`,
    (a, b, c, s) => `\\left|x-${a}\\right| ${s} \\left|x+${b + c}\\right|`,
  ];

  test("hold exactly where their solution says so", () => {
    let count = 0;
    fc.assert(
      fc.property(fc.constantFrom(...forms), small, small, small, sign, (form, a, b, c, comparison) => {
        const given = statementFrom(form(a, b, c, comparison));
        const answer = answerMaths({ kind: "solve", statement: given, variable: "x" });
        if (!answer.ok) return;
        count++;
        const found = statementFrom(answer.value.plain);
        if (given.kind !== "relation") throw new Error("no inequality");
        for (let x = -11.93; x < 30; x += 0.173) {
          // No closeness: a power of e makes numbers small that are none the less there.
          const gap = judged(given.left, { x }) - judged(given.right, { x });
          const before = given.comparison[0] === "<" ? gap < 0 : gap > 0;
          const after = isTrue(found, { x }) === true;
          expect([form(a, b, c, comparison), answer.value.plain, x, after]).toEqual([
            form(a, b, c, comparison),
            answer.value.plain,
            x,
            before,
          ]);
        }
      }),
      { numRuns: 200 },
    );
    expect(count).toBeGreaterThan(120);
  });
});
