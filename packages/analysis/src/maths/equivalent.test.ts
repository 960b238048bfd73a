import { expect, test } from "vitest";
import { expressionFrom } from "../testing/maths-judge.ts";
import { equivalence } from "./equivalent.ts";

test.each([
  ["(x+1)^2", "x^2+2x+1", "equal"],
  ["sin(x)^2+cos(x)^2", "1", "equal"],
  ["sin(2x)", "2 sin x cos x", "equal"],
  ["cos(2x)", "1-2 sin(x)^2", "equal"],
  ["tan x", "sin x/cos x", "equal"],
  ["sqrt(x^2)", "|x|", "equal"],
  ["x/2", "0.5x", "equal"],
  ["1/(1+sqrt2)", "sqrt2-1", "equal"],
  ["e^(x+1)", "e e^x", "equal"],
  ["2^x", "e^(x ln 2)", "equal"],
  ["ln(2)+ln(3)", "ln 6", "equal"],
  ["log_2(x)", "ln(x)/ln(2)", "equal"],
  ["cbrt(x^3)", "x", "equal"],
  ["sqrt(5+2sqrt(6))", "sqrt2+sqrt3", "equal"],
  ["cos(pi/5)", "(1+sqrt5)/4", "equal"],
  ["(x^3-1)/(x-1)", "x^2+x+1", "equal"],
  ["(1+i)^2", "2i", "equal"],
  ["a(b+c)", "a b + a c", "equal"],
  ["ln(x^2)", "2 ln x", "equal-where-defined"],
  ["sqrt(x)*sqrt(y)", "sqrt(x y)", "equal-where-defined"],
  ["1/2^99", "1/2^98", "different"],
  ["sqrt(x^2)", "x", "different"],
  ["arctan x + arctan(1/x)", "pi/2", "different"],
  ["(x+1)^2", "x^2+1", "different"],
  ["x+10^-30", "x", "different"],
  ["sin(x)*(1+10^-40)", "sin(x)", "different"],
  ["sin(x)^2+cos(x)^2+10^-20", "1", "different"],
  ["e^(pi*sqrt(163))", "262537412640768744", "different"],
  ["x^2", "x^3", "different"],
  ["a-b", "b-a", "different"],
  ["2x", "2x+C", "different"],
] as const)("%s and %s", (a, b, verdict) => {
  expect(equivalence(expressionFrom(a), expressionFrom(b))).toBe(verdict);
  expect(equivalence(expressionFrom(b), expressionFrom(a))).toBe(verdict);
});
