import { neat, weight } from "./differentiate.ts";
import { equivalence } from "./equivalent.ts";
import {
  call,
  children,
  type Expression,
  factorsOf,
  hasCall,
  isNumber,
  keyOf,
  minusOne,
  negative,
  number,
  one,
  power,
  product,
  quotient,
  rebuilt,
  same,
  sum,
  symbolsOf,
  termsOf,
  two,
} from "./expression.ts";
import { cancelled, expand, factor, fractionOf } from "./normal.ts";
import { attempt, stop } from "./problem.ts";
import { tidy } from "./simplify.ts";
import { note, type StepId, type Working } from "./steps.ts";

/** The shortest form there is, with the way to it. */
export function simplify(of: Expression, working: Working = []): Expression {
  if (symbolsOf(of).size === 0) {
    const worked = arithmetic(of, working);
    const free = attempt(() => cancelled(worked));
    if (!free.ok || equivalence(worked, free.value) !== "equal") return worked;
    if (!rootsBelow(worked) && weight(free.value) >= weight(worked)) return worked;
    note(working, "simplifyRoots", worked, free.value);
    return free.value;
  }
  let now = of;
  const isFraction = hasDenominator(of);
  if (isFraction) now = reducedFraction(of, working);
  else {
    const spread = spreadOut(of);
    if (spread !== null) {
      note(working, "expand", of, spread);
      note(working, "collectLikeTerms", spread, tidy(spread));
      now = tidy(spread);
    } else {
      note(working, ruleFor(of), of, tidy(of));
      now = tidy(of);
    }
    // Multiplying (x+1)^5 out is no simplification.
    const plain = tidy(of);
    if (weight(plain) < weight(now)) {
      working.length = 0;
      note(working, ruleFor(of), of, plain);
      now = plain;
    }
  }
  now = better(
    now,
    [(each) => pythagorean(each, "sin"), (each) => pythagorean(each, "cos"), quotientsOfTrig, doubleAngles],
    "simplifyTrigonometry",
    working,
  );
  now = better(now, [powersOutOfLogarithms], "simplifyLogarithms", working);
  return isFraction ? now : better(now, [cancelled, neat], "simplifyPowers", working);
}

/** ln x³ is 3 ln x where ln x stands beside it: there x is positive anyway. */
function powersOutOfLogarithms(of: Expression): Expression {
  const logarithms = new Set<string>();
  const collect = (each: Expression): void => {
    if (each.kind === "call" && (each.name === "ln" || each.name === "log")) logarithms.add(keyOf(each));
    for (const child of children(each)) collect(child);
  };
  collect(of);
  const without = (each: Expression): Expression => {
    const rebuiltOne = children(each).length === 0 ? each : rebuilt(each, children(each).map(without));
    if (rebuiltOne.kind !== "call" || (rebuiltOne.name !== "ln" && rebuiltOne.name !== "log")) return rebuiltOne;
    const inner = rebuiltOne.args.at(-1);
    if (inner?.kind !== "power" || inner.base.kind !== "symbol" || !isNumber(inner.exponent)) return rebuiltOne;
    const plain = rebuilt(rebuiltOne, [...rebuiltOne.args.slice(0, -1), inner.base]);
    return logarithms.has(keyOf(plain)) ? product(inner.exponent, plain) : rebuiltOne;
  };
  return tidy(without(of));
}

function rootsBelow(of: Expression): boolean {
  return (of.kind === "power" && of.base.kind === "sum" && isNumber(of.exponent, -1n)) || children(of).some(rootsBelow);
}

function better(
  now: Expression,
  forms: readonly ((of: Expression) => Expression)[],
  id: StepId,
  working: Working,
): Expression {
  let best = now;
  for (const form of forms) {
    const tried = attempt(() => form(best));
    if (!tried.ok || weight(tried.value) >= weight(best)) continue;
    const verdict = equivalence(best, tried.value);
    if (verdict === "different" || verdict === "unknown") continue;
    note(working, id, best, tried.value);
    best = tried.value;
  }
  return best;
}

/** Whether something with a variable stands below a line. */
function hasDenominator(of: Expression): boolean {
  if (of.kind === "power" && isNumber(of.exponent) && of.exponent.value.n < 0n) {
    return of.exponent.value.d === 1n && symbolsOf(of.base).size > 0;
  }
  return (of.kind === "sum" || of.kind === "product") && children(of).some(hasDenominator);
}

function reducedFraction(of: Expression, working: Working): Expression {
  if (of.kind === "sum") {
    const whole = togetherOf(of);
    note(working, "commonDenominator", of, whole);
    return whole;
  }
  const factors = factorsOf(of);
  const above = product(...factors.filter((each) => !isUnder(each)));
  const below = tidy(power(product(...factors.filter(isUnder)), minusOne));
  const shown = quotient(factor(above), factor(below));
  const result = neat(of);
  if (!same(tidy(shown), tidy(of)) || !same(tidy(of), result)) {
    const reduces = !same(tidy(power(fractionOf(of)[1], one)), tidy(below));
    if (reduces && (factor(above).kind !== "sum" || factor(below).kind !== "sum")) {
      note(working, "factorFraction", of, shown);
      note(working, "cancelCommonFactor", shown, result);
      return result;
    }
  }
  note(working, "simplifyPowers", of, result);
  return result;
}

function isUnder(of: Expression): boolean {
  return of.kind === "power" && of.exponent.kind === "number" && of.exponent.value.n < 0n;
}

/** A sum of fractions over one denominator, not yet reduced. */
function togetherOf(of: Expression): Expression {
  const [above, below] = fractionOf(of);
  return isNumber(below, 1n) ? above : quotient(above, factor(below));
}

/** Brackets gone, like terms not yet collected; null when there was nothing to multiply out. */
function spreadOut(of: Expression): Expression | null {
  const terms = termsOf(of).flatMap((term) => termsOf(expand(term)));
  if (!hasBrackets(of)) return null;
  return terms.length > 60 ? stop({ kind: "too-large" }) : sum(...terms);
}

export function hasBrackets(of: Expression): boolean {
  if (of.kind === "product") return of.factors.some((each) => each.kind === "sum" || hasBrackets(each));
  if (of.kind === "power") return of.base.kind === "sum" && isNumber(of.exponent) && of.exponent.value.d === 1n;
  return of.kind === "sum" && of.terms.some((term) => term.kind === "sum" || hasBrackets(term));
}

function ruleFor(of: Expression): StepId {
  if (hasCall(of, "ln", "log")) return "simplifyLogarithms";
  if (hasCall(of, "sin", "cos", "tan")) return "simplifyTrigonometry";
  if (of.kind === "sum") return "collectLikeTerms";
  return hasRoot(of) ? "simplifyRoots" : "simplifyPowers";
}

function hasRoot(of: Expression): boolean {
  return (of.kind === "power" && isNumber(of.exponent) && of.exponent.value.d !== 1n) || children(of).some(hasRoot);
}

/** sin² + cos² = 1, by writing one of them through the other. */
function pythagorean(of: Expression, gone: "sin" | "cos"): Expression {
  const kept = gone === "sin" ? "cos" : "sin";
  const walk = (part: Expression): Expression => {
    if (part.kind === "power" && part.base.kind === "call" && part.base.name === gone && isNumber(part.exponent)) {
      const { n, d } = part.exponent.value;
      if (d === 1n && n >= 2n && n % 2n === 0n) {
        const square = sum(one, negative(power(call(kept, ...part.base.args), two)));
        return power(square, number(n / 2n));
      }
    }
    const parts = children(part);
    return parts.length === 0 ? part : rebuilt(part, parts.map(walk));
  };
  if (!hasCall(of, gone)) return of;
  return neat(cancelled(expand(walk(of))));
}

/** sin/cos = tan, within a product. */
function quotientsOfTrig(of: Expression): Expression {
  const parts = children(of);
  const inner = parts.length === 0 ? of : tidy(rebuilt(of, parts.map(quotientsOfTrig)));
  if (inner.kind !== "product") return inner;
  const exponentOf = (name: string, argument: string) => {
    for (const factor of inner.factors) {
      const [base, exponent] = factor.kind === "power" ? [factor.base, factor.exponent] : [factor, one];
      if (base.kind !== "call" || base.name !== name || base.args.map(keyOf).join() !== argument) continue;
      if (isNumber(exponent) && exponent.value.d === 1n) return Number(exponent.value.n);
    }
    return 0;
  };
  for (const factor of inner.factors) {
    const base = factor.kind === "power" ? factor.base : factor;
    if (base.kind !== "call" || base.name !== "sin") continue;
    const key = base.args.map(keyOf).join();
    const [sines, cosines] = [exponentOf("sin", key), exponentOf("cos", key)];
    if (sines * cosines >= 0) continue;
    const count = sines > 0 ? Math.min(sines, -cosines) : -Math.min(-sines, cosines);
    const [sine, cosine, tangent] = [base, call("cos", ...base.args), call("tan", ...base.args)];
    return tidy(
      product(inner, power(sine, number(-count)), power(cosine, number(count)), power(tangent, number(count))),
    );
  }
  return inner;
}

/** 2 sin x cos x = sin 2x. */
function doubleAngles(of: Expression): Expression {
  if (of.kind === "sum") return tidy(sum(...of.terms.map(doubleAngles)));
  const factors = factorsOf(of);
  const sine = factors.find((each) => each.kind === "call" && each.name === "sin");
  if (sine?.kind !== "call") return of;
  const cosine = factors.find(
    (each) => each.kind === "call" && each.name === "cos" && same(each.args[0] ?? one, sine.args[0] ?? two),
  );
  if (cosine === undefined) return of;
  const angle = tidy(product(two, sine.args[0] ?? one));
  return tidy(
    product(number(1n, 2n), ...factors.filter((each) => each !== sine && each !== cosine), call("sin", angle)),
  );
}

/** Numbers worked out in the order everyone learns: powers, then products, then sums; inner brackets first. */
export function arithmetic(of: Expression, working: Working = []): Expression {
  let now = of;
  for (let round = 0; round < 40; round++) {
    const next = (["workOutPowers", "workOutProducts", "workOutSums"] as const)
      .map((id) => ({ id, line: reduced(now, id) }))
      .find(({ line }) => !same(line, now));
    if (next === undefined) break;
    note(working, next.id, now, next.line);
    now = next.line;
  }
  const result = tidy(now);
  note(working, "simplifyRoots", now, result);
  return result;
}

function reduced(of: Expression, id: "workOutPowers" | "workOutProducts" | "workOutSums"): Expression {
  const parts = children(of);
  if (parts.length === 0) return of;
  const isReciprocal = of.kind === "power" && isNumber(of.exponent, -1n);
  const fits =
    (id === "workOutPowers" && ((of.kind === "power" && !isReciprocal) || of.kind === "call")) ||
    (id === "workOutProducts" && of.kind === "product") ||
    (id === "workOutSums" && of.kind === "sum");
  const simple = (part: Expression) =>
    isNumber(part) || (part.kind === "power" && isNumber(part.exponent, -1n) && isNumber(part.base));
  if (fits && parts.every(simple)) {
    const value = tidy(of);
    if (isNumber(value)) return value;
  }
  return rebuilt(
    of,
    parts.map((part) => reduced(part, id)),
  );
}

/** As a product, common factor first. */
export function factorise(of: Expression, working: Working = []): Expression {
  const plain = tidy(expand(of));
  note(working, hasBrackets(of) ? "expand" : "collectLikeTerms", of, plain);
  const result = factor(plain);
  if (same(tidy(result), plain) && result.kind === "sum") return plain;
  const outside = factorsOf(result).filter(
    (each) => each.kind !== "sum" && !(each.kind === "power" && each.base.kind === "sum"),
  );
  if (outside.length > 0 && plain.kind === "sum" && outside.length < factorsOf(result).length) {
    const common = product(...outside);
    if (!isNumber(common, -1n)) {
      const inner = expand(quotient(plain, common));
      const taken = product(...outside, inner);
      note(working, "takeOutCommonFactor", plain, taken, common);
      note(working, "factorFurther", taken, result);
      return result;
    }
  }
  note(working, "factorFurther", plain, result);
  return result;
}
