import {
  call,
  difference,
  type Expression,
  e as euler,
  factorsOf,
  half,
  has,
  isNumber,
  minusOne,
  negative,
  one,
  power,
  product,
  quotient,
  sizeOf,
  sum,
  symbol,
  termsOf,
  two,
  zero,
} from "./expression.ts";
import { cancelled, expand, factor, fractionOf } from "./normal.ts";
import { attempt, spend, stop } from "./problem.ts";
import { tidy } from "./simplify.ts";
import { note, type Working } from "./steps.ts";

/** The derivative with the rules that lead to it. */
export function differentiate(of: Expression, x: string, working: Working = []): Expression {
  const raw = derivative(of, x, working);
  const result = neat(raw);
  note(working, "collectDerivative", raw, result);
  return result;
}

/** Only the value. */
export function derivativeOf(of: Expression, x: string): Expression {
  return tidy(derivative(tidy(of), x, []));
}

function derivative(of: Expression, x: string, working: Working): Expression {
  spend();
  const before = d(of, x);
  if (!has(of, x)) {
    note(working, "constantRule", before, zero);
    return zero;
  }
  switch (of.kind) {
    case "symbol":
      note(working, "identityRule", before, one, symbol(x));
      return one;
    case "sum":
      note(working, "sumRule", before, sum(...of.terms.map((term) => d(term, x))));
      return sum(...of.terms.map((term) => derivative(term, x, working)).filter((term) => !isNumber(term, 0n)));
    case "product":
      return productDerivative(of.factors, x, before, working);
    case "power":
      return powerDerivative(of.base, of.exponent, x, before, working);
    case "call":
      return callDerivative(of, x, before, working);
    default:
      return stop({ kind: "cannot" });
  }
}

/** A product as one writes it: no ones, no brackets around brackets. */
export function joined(...factors: readonly Expression[]): Expression {
  const flat = factors.flatMap(factorsOf).filter((factor) => !isNumber(factor, 1n));
  return flat.some((factor) => isNumber(factor, 0n)) ? zero : product(...flat);
}

function d(of: Expression, x: string): Expression {
  return call("derivative", of, symbol(x));
}

function productDerivative(
  factors: readonly Expression[],
  x: string,
  before: Expression,
  working: Working,
): Expression {
  const still = factors.filter((factor) => !has(factor, x));
  const moving = factors.filter((factor) => has(factor, x));
  if (still.length > 0) {
    const constant = joined(...still);
    const rest = joined(...moving);
    if (isNumber(constant, 1n)) return derivative(rest, x, working);
    note(working, "constantFactorRule", before, product(constant, d(rest, x)), constant);
    return joined(constant, derivative(rest, x, working));
  }
  const below = moving.filter(isBelow);
  const above = moving.filter((factor) => !isBelow(factor));
  if (below.length > 0 && above.length > 0) {
    const u = product(...above);
    const v = tidyDenominator(below);
    const over = power(v, two);
    note(working, "quotientRule", before, quotient(difference(product(d(u, x), v), product(u, d(v, x))), over));
    const [du, dv] = [derivative(u, x, working), derivative(v, x, working)];
    return quotient(difference(joined(du, v), joined(u, dv)), over);
  }
  const [u = one, ...others] = moving;
  const v = product(...others);
  note(working, "productRule", before, sum(product(d(u, x), v), product(u, d(v, x))));
  return sum(joined(derivative(u, x, working), v), joined(u, derivative(v, x, working)));
}

function isBelow(factor: Expression): boolean {
  return factor.kind === "power" && factor.exponent.kind === "number" && factor.exponent.value.n < 0n;
}

function tidyDenominator(factors: readonly Expression[]): Expression {
  return product(
    ...factors.map((each) => {
      if (each.kind !== "power") return each;
      const exponent = negative(each.exponent);
      return isNumber(exponent, 1n) ? each.base : power(each.base, exponent);
    }),
  );
}

function powerDerivative(
  base: Expression,
  exponent: Expression,
  x: string,
  before: Expression,
  working: Working,
): Expression {
  if (!has(exponent, x)) {
    const lowered = tidy(difference(exponent, one));
    const outer = product(exponent, isNumber(lowered, 1n) ? base : power(base, lowered));
    if (base.kind === "symbol") {
      note(working, "powerRule", before, outer, exponent);
      return outer;
    }
    note(working, "chainRule", before, joined(outer, d(base, x)), base);
    return joined(outer, derivative(base, x, working));
  }
  if (!has(base, x)) {
    const isEuler = base.kind === "constant" && base.name === "e";
    const outer = isEuler ? power(base, exponent) : product(power(base, exponent), call("ln", base));
    if (exponent.kind === "symbol") {
      note(working, "exponentialRule", before, outer);
      return outer;
    }
    note(working, "chainRule", before, joined(outer, d(exponent, x)), exponent);
    return joined(outer, derivative(exponent, x, working));
  }
  const logarithm = product(exponent, call("ln", base));
  note(working, "generalPowerRule", before, product(power(base, exponent), d(logarithm, x)));
  return product(power(base, exponent), derivative(logarithm, x, working));
}

const outerDerivatives: Readonly<Record<string, (u: Expression) => Expression>> = {
  sin: (u) => call("cos", u),
  cos: (u) => negative(call("sin", u)),
  tan: (u) => quotient(one, power(call("cos", u), two)),
  cot: (u) => negative(quotient(one, power(call("sin", u), two))),
  sec: (u) => product(call("sec", u), call("tan", u)),
  csc: (u) => negative(product(call("csc", u), call("cot", u))),
  arcsin: (u) => power(difference(one, power(u, two)), negative(half)),
  arccos: (u) => negative(power(difference(one, power(u, two)), negative(half))),
  arctan: (u) => quotient(one, sum(power(u, two), one)),
  sinh: (u) => call("cosh", u),
  cosh: (u) => call("sinh", u),
  tanh: (u) => quotient(one, power(call("cosh", u), two)),
  ln: (u) => power(u, minusOne),
  abs: (u) => quotient(u, call("abs", u)),
};

function callDerivative(
  of: Extract<Expression, { kind: "call" }>,
  x: string,
  before: Expression,
  working: Working,
): Expression {
  const inner = of.args.at(-1) ?? zero;
  let outer: Expression;
  if (of.name === "log") {
    const base = of.args[0] ?? euler;
    if (has(base, x)) {
      const rewritten = quotient(call("ln", inner), call("ln", base));
      note(working, "simplifyLogarithms", before, d(rewritten, x));
      return derivative(rewritten, x, working);
    }
    outer = quotient(one, product(inner, call("ln", base)));
  } else {
    outer = outerDerivatives[of.name]?.(inner) ?? stop({ kind: "cannot" });
  }
  if (inner.kind === "symbol") {
    note(working, "knownDerivative", before, outer, of);
    return outer;
  }
  note(working, "chainRule", before, joined(outer, d(inner, x)), inner);
  return joined(outer, derivative(inner, x, working));
}

/** The shortest of the forms a reader might expect. */
export function neat(of: Expression): Expression {
  const plain = tidy(of);
  const forms = [plain];
  for (const form of [expand, cancelled, overFactors]) {
    const tried = attempt(() => form(plain));
    if (tried.ok) forms.push(tried.value);
  }
  const best = forms.reduce((sofar, form) => (weight(form) < weight(sofar) ? form : sofar));
  // A product is only worth it when it saves a good part of the line.
  const asProduct = attempt(() => factor(plain));
  return asProduct.ok && weight(asProduct.value) + 4 < weight(best) ? asProduct.value : best;
}

/** Collected above the line, a product below it. */
function overFactors(of: Expression): Expression {
  const [above, below] = fractionOf(of);
  return isNumber(below, 1n) ? above : quotient(above, factor(below));
}

export function weight(of: Expression): number {
  const terms = termsOf(of).length;
  return sizeOf(of) + (terms > 1 ? terms : 0);
}
