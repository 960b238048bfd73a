import { describe, expect, test } from "vitest";
import { expressionFrom, statementFrom } from "../testing/maths-judge.ts";
import { isAntiderivative, sameSolutions } from "./check.ts";

describe("a student's next line", () => {
  test.each([
    ["2x+3=7", "2x=4", "equal"],
    ["2x+3=7", "x=2", "equal"],
    ["2x+3=7", "2x=10", "different"],
    ["x^2=9", "x=3", "different"],
    ["x^2=9", "x=3 or x=-3", "equal"],
    ["x^2-5x+6=0", "(x-2)(x-3)=0", "equal"],
    ["x^2-5x+6=0", "(x+2)(x-3)=0", "different"],
    ["x^2=2x", "x=2", "different"],
    ["x^2=2", "x=sqrt2 or x=-sqrt2", "equal"],
    ["sqrt(x+3)=x-3", "x+3=(x-3)^2", "different"],
    ["sqrt(x+3)=x-3", "x=6", "equal"],
    ["(x^2-1)/(x-1)=2", "x=1 and x!=1", "equal"],
    ["-3x>=9", "x<=-3", "equal"],
    ["-3x>=9", "x>=-3", "different"],
    ["x^2>4", "x<-2 or x>2", "equal"],
    ["x^3+x+1=0", "x=1", "unknown"],
  ] as const)("%s, then %s", (before, after, verdict) => {
    expect(sameSolutions(statementFrom(before), statementFrom(after), "x")).toBe(verdict);
  });

  test.each([
    ["x^2/2 + 7", "x", "equal"],
    ["x^2/2 + C", "x", "equal"],
    ["sin(x)^2/2", "sin x cos x", "equal"],
    ["-cos(x)^2/2", "sin x cos x", "equal"],
    ["x^2", "x", "different"],
    ["ln x", "1/x", "equal"],
  ] as const)("%s as an antiderivative of %s", (answer, f, verdict) => {
    expect(isAntiderivative(expressionFrom(answer), expressionFrom(f), "x")).toBe(verdict);
  });
});
