import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerMaths } from "../answer.ts";
import { number } from "../expression.ts";
import { realValue } from "../numeric.ts";
import { parseExpression } from "../parse.ts";
import { type Rational, rational } from "../rational.ts";
import type { Posed } from "./form.ts";

const whole = (min: number, max: number) => fc.integer({ min, max });
const notNought = whole(-9, 9).filter((value) => value !== 0);
const of = (...values: readonly number[]): readonly Rational[] => values.map((value) => rational(BigInt(value)));

function worked(posed: Posed): number {
  const answer = answerMaths({ kind: "worded", ...posed });
  const read = answer.ok ? parseExpression(answer.value.plain) : null;
  if (!read?.ok) throw new Error(JSON.stringify(posed.form));
  return realValue(read.value);
}

describe("sequences and series [TUT-1]", () => {
  test("a term is reached by as many steps as lie before it, and the sum by adding up", () => {
    fc.assert(
      fc.property(whole(-20, 20), notNought, whole(2, 30), whole(1, 6), (first, step, place, known) => {
        const terms = Array.from({ length: 40 }, (_, at) => first + at * step);
        const figures = of(known, terms[known - 1] ?? 0, known + 3, terms[known + 2] ?? 0, place);
        expect(worked({ form: "arithmeticTerm", figures })).toBe(terms[place - 1]);
        expect(worked({ form: "commonDifference", figures })).toBe(step);
        expect(worked({ form: "arithmeticSum", figures })).toBe(terms.slice(0, place).reduce((a, b) => a + b));
      }),
      { numRuns: 100 },
    );
  });

  test("the same of what is multiplied each time", () => {
    fc.assert(
      fc.property(
        notNought,
        whole(-4, 4).filter((r) => r !== 0),
        whole(2, 9),
        (first, ratio, place) => {
          const terms = Array.from({ length: 12 }, (_, at) => first * ratio ** at);
          const figures = of(1, first, 2, first * ratio, place);
          expect(worked({ form: "geometricTerm", figures })).toBe(terms[place - 1]);
          expect(worked({ form: "geometricSum", figures })).toBe(terms.slice(0, place).reduce((a, b) => a + b));
        },
      ),
      { numRuns: 100 },
    );
  });

  test("a sum without end is what the sums of many terms come to", () => {
    fc.assert(
      fc.property(notNought, whole(2, 9), fc.boolean(), (first, below, isNegative) => {
        const ratio = (isNegative ? -1 : 1) / below;
        const next = rational(BigInt(isNegative ? -first : first), BigInt(below));
        const figures = [...of(1, first, 2), next, ...of(1)];
        const many = Array.from({ length: 80 }, (_, at) => first * ratio ** at).reduce((a, b) => a + b);
        expect(worked({ form: "infiniteSum", figures })).toBeCloseTo(many, 9);
      }),
    );
  });

  test("sums with a sign are their terms, added up", () => {
    fc.assert(
      fc.property(fc.array(whole(-6, 6), { minLength: 1, maxLength: 4 }), whole(0, 1), whole(2, 40), (p, from, to) => {
        const body = p.map((each, degree) => (degree === 0 ? `${each}` : `(${each})*k^${degree}`)).join("+");
        const read = parseExpression(body);
        if (!read.ok) throw new Error(body);
        const bounds = { from: number(from), to: number(to) };
        const answer = answerMaths({ kind: "series", expression: read.value, variable: "k", ...bounds });
        const places = Array.from({ length: to - from + 1 }, (_, at) => from + at);
        const total = places.map((k) => p.reduce((sofar, each, degree) => sofar + each * k ** degree, 0));
        expect(answer.ok && Number(answer.value.plain)).toBe(total.reduce((a, b) => a + b, 0) + 0);
      }),
      { numRuns: 100 },
    );
  });
});
