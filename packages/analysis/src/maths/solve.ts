import { neat } from "./differentiate.ts";
import { equivalence } from "./equivalent.ts";
import {
  allOf,
  anyOf,
  call,
  children,
  difference,
  type Expression,
  equation,
  e as euler,
  factorsOf,
  has,
  hasConstant,
  isNumber,
  keyOf,
  minusOne,
  negative,
  number,
  numberOf,
  one,
  pi,
  power,
  product,
  quotient,
  type Relation,
  rebuilt,
  relation,
  replaced,
  type Statement,
  same,
  sizeOf,
  sum,
  symbol,
  symbolsOf,
  two,
  zero,
} from "./expression.ts";
import {
  cancelled,
  coefficientsIn,
  expand,
  factor,
  factorPolynomial,
  fractionOf,
  fromCoefficients,
  fromPolynomial,
  kernelsOf,
  quotientOf,
} from "./normal.ts";
import { realValue } from "./numeric.ts";
import { type Coefficients, factored } from "./polynomial.ts";
import { attempt, spend, stop } from "./problem.ts";
import { isWhole, isZero, wholeRoot } from "./rational.ts";
import { tidy } from "./simplify.ts";
import { distinct, inOrder, joinedResults, result, type Solutions, solutionsStatement } from "./solutions.ts";
import {
  exactRootOf,
  firstSign,
  isFactored,
  solveByFormula,
  solveFirstDegree,
  solvePurePower,
  solveQuadratic,
  toZero,
} from "./solve-polynomial.ts";
import { note, type Working } from "./steps.ts";

const MAX_DEPTH = 6;

/** The real solutions of one equation, each put back into it; refuses what it cannot solve completely. */
export function solveEquation(given: Relation, x: string, working: Working = []): Solutions {
  const found = solved(given, x, working, 0);
  for (const value of found.values) {
    if (has(value, x) || !fits(given, x, value, found.integer)) stop({ kind: "cannot" });
  }
  return { ...found, values: inOrder(found.values) };
}

function solved(given: Relation, x: string, working: Working, depth: number): Solutions {
  spend(50);
  if (depth > MAX_DEPTH) stop({ kind: "cannot" });
  if (hasConstant(given.left, "i") || hasConstant(given.right, "i")) stop({ kind: "cannot" });
  const below = denominators(given, x);
  if (below.length > 0) return solveWithDenominators(given, x, below, working, depth);
  const gap = tidy(difference(given.left, given.right));
  if (!has(gap, x)) return constantCase(given, x, gap, working);
  const absolutes = distinctNodes(gap, x, (each) => each.kind === "call" && each.name === "abs");
  if (absolutes.length > 0) return solveAbsolute(given, x, gap, absolutes, working, depth);
  const radicals = distinctNodes(gap, x, isRadical);
  if (radicals.length > 0) return solveRadical(given, x, gap, radicals, working, depth);
  const coefficients = coefficientsIn(gap, x);
  if (coefficients !== null) return solvePolynomial(given, x, coefficients, working, depth);
  return solveTranscendental(given, x, gap, working, depth);
}

function isRadical(of: Expression): boolean {
  return of.kind === "power" && isNumber(of.exponent) && !isWhole(of.exponent.value);
}

function distinctNodes(of: Expression, x: string, test: (each: Expression) => boolean): readonly Expression[] {
  const found = new Map<string, Expression>();
  const walk = (part: Expression) => {
    if (!has(part, x)) return;
    // Roots and bars inside of a function are dealt with once the function is gone.
    if (test(part)) found.set(keyOf(part), part);
    else if (part.kind === "sum" || part.kind === "product" || (part.kind === "power" && isNumber(part.exponent))) {
      for (const child of children(part)) walk(child);
    }
  };
  walk(of);
  return [...found.values()];
}

/** Whether a number fits: both sides have a value there, and it is the same. */
function fits(given: Relation, x: string, value: Expression, integer: string | null): boolean {
  const turns = integer === null ? [null] : [-1n, 0n, 1n, 2n];
  return turns.every((turn) => {
    const at = turn === null || integer === null ? value : replaced(value, symbol(integer), number(turn));
    const [left, right] = [given.left, given.right].map((side) => replaced(side, symbol(x), at)) as [
      Expression,
      Expression,
    ];
    const sides = attempt(() => [tidy(left), tidy(right)] as const);
    if (!sides.ok) return false;
    if (symbolsOf(left).size + symbolsOf(right).size > 0) return equivalence(left, right) !== "different";
    const [a, b] = [realValue(left), realValue(right)];
    if (!Number.isFinite(a) || !Number.isFinite(b)) return false;
    const verdict = equivalence(sides.value[0], sides.value[1]);
    if (verdict !== "unknown") return verdict === "equal";
    return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
  });
}

/** Keeps what fits the equation that was there before a step that may add solutions. */
function checked(given: Relation, x: string, found: Solutions, working: Working): Solutions {
  if (found.everything) stop({ kind: "cannot" });
  const kept = found.values.filter((value) => fits(given, x, value, found.integer));
  note(working, "checkCandidates", solutionsStatement(found), solutionsStatement({ ...found, values: kept }));
  return { ...found, values: kept, complex: [] };
}

function constantCase(given: Relation, x: string, gap: Expression, working: Working): Solutions {
  const isTrue = isNumber(gap, 0n) || equivalence(gap, zero) === "equal";
  if (!isTrue && symbolsOf(gap).size > 0) stop({ kind: "cannot" });
  const after: Statement = { kind: isTrue ? "everything" : "nothing" };
  note(working, isTrue ? "alwaysTrue" : "neverTrue", given, after);
  return result(x, [], { everything: isTrue });
}

// Fractions

function denominators(given: Relation, x: string): readonly Expression[] {
  const found = new Map<string, Expression>();
  const walk = (part: Expression) => {
    if (part.kind === "power" && isNumber(part.exponent) && part.exponent.value.n < 0n && has(part.base, x)) {
      found.set(keyOf(part.base), part.base);
    }
    if (part.kind === "sum" || part.kind === "product" || part.kind === "power")
      for (const child of children(part)) walk(child);
  };
  walk(given.left);
  walk(given.right);
  return [...found.values()];
}

function solveWithDenominators(
  given: Relation,
  x: string,
  below: readonly Expression[],
  working: Working,
  depth: number,
): Solutions {
  const excluded = below.flatMap((each) => {
    const zeros = attempt(() => solved(equation(each, zero), x, [], depth + 1));
    return zeros.ok ? zeros.value : [];
  });
  const points = distinct(excluded.filter((each) => each.integer === null).flatMap((each) => each.values));
  const conditions = inOrder(points).map((value) => relation(symbol(x), "!=", value));
  if (conditions.length > 0) note(working, "excludeValues", given, allOf([given, ...conditions]), allOf(conditions));
  const [leftBelow, rightBelow] = [fractionOf(given.left)[1], fractionOf(given.right)[1]];
  const mark = symbol("lcm_0");
  const multiple = factor(fractionOf(sum(power(leftBelow, minusOne), quotient(mark, rightBelow)))[1]);
  const cleared = equation(cancelled(product(given.left, multiple)), cancelled(product(given.right, multiple)));
  note(working, "clearDenominators", given, cleared, multiple);
  if (denominators(cleared, x).length > 0) stop({ kind: "cannot" });
  const found = solved(cleared, x, working, depth + 1);
  if (found.everything) return { ...found, except: inOrder(points) };
  return checked(given, x, found, working);
}

// Absolute values and roots

/** The gap as a polynomial in a node, coefficients lowest first. */
function inNode(gap: Expression, node: Expression): readonly Expression[] | null {
  const mark = "node_0";
  return coefficientsIn(replaced(gap, node, symbol(mark)), mark);
}

function solveAbsolute(
  given: Relation,
  x: string,
  gap: Expression,
  nodes: readonly Expression[],
  working: Working,
  depth: number,
): Solutions {
  if (nodes.length > 3) stop({ kind: "cannot" });
  const [node = zero] = nodes;
  const inner = node.kind === "call" ? (node.args[0] ?? zero) : zero;
  const [rest, lead, ...more] = inNode(gap, node) ?? [];
  if (nodes.length === 1 && rest !== undefined && lead !== undefined && more.length === 0 && !has(lead, x)) {
    const other = neat(negative(quotient(rest, lead)));
    const isolated = equation(node, other);
    note(working, "isolate", given, isolated, node);
    if (!has(other, x) && symbolsOf(other).size === 0) {
      if (realValue(other) < 0) {
        note(working, "absoluteNotNegative", isolated, { kind: "nothing" });
        return result(x, []);
      }
      if (isNumber(other, 0n)) {
        const single = equation(inner, zero);
        note(working, "splitAbsoluteValue", isolated, single);
        return solved(single, x, working, depth + 1);
      }
    }
    const cases = [equation(inner, other), equation(inner, tidy(negative(other)))];
    note(working, "splitAbsoluteValue", isolated, anyOf(cases));
    return casesSolved(given, x, cases, working, depth);
  }
  // Every bar with either sign; what does not fit the equation falls out afterwards.
  const signs = nodes.reduce<readonly Expression[]>(
    (forms, each) => {
      const inside = each.kind === "call" ? (each.args[0] ?? zero) : zero;
      return forms.flatMap((form) => [replaced(form, each, inside), replaced(form, each, negative(inside))]);
    },
    [gap],
  );
  const cases = signs.map((form) => equation(expand(form), zero));
  note(working, "splitAbsoluteValue", given, anyOf(cases));
  return casesSolved(given, x, cases, working, depth);
}

function casesSolved(
  given: Relation,
  x: string,
  cases: readonly Relation[],
  working: Working,
  depth: number,
): Solutions {
  const parts = cases.map((each) => {
    const part = solved(each, x, [], depth + 1);
    // Whole stretches of numbers fit: that is no list any more.
    return part.everything ? stop({ kind: "cannot" }) : part;
  });
  const all = joinedResults(x, parts);
  note(working, "solveEach", anyOf(cases), solutionsStatement(all));
  return checked(given, x, all, working);
}

function solveRadical(
  given: Relation,
  x: string,
  gap: Expression,
  nodes: readonly Expression[],
  working: Working,
  depth: number,
): Solutions {
  if (nodes.length > 2) stop({ kind: "cannot" });
  // The root with the larger inside is set apart first: squaring then leaves less.
  const node = nodes.toSorted((a, b) => keyOf(b).length - keyOf(a).length)[0] ?? zero;
  if (node.kind !== "power" || !isNumber(node.exponent)) return stop({ kind: "cannot" });
  const { n, d } = node.exponent.value;
  const [rest, lead, ...more] = inNode(gap, node) ?? [];
  if (rest === undefined || lead === undefined || more.length > 0 || n !== 1n || d > 4n)
    return solveBySubstitution(given, x, gap, working, depth);
  const direct = !has(lead, x);
  const isolated = direct
    ? equation(node, neat(negative(quotient(rest, lead))))
    : equation(tidy(product(lead, node)), tidy(negative(rest)));
  note(working, "isolate", given, isolated, node);
  if (direct && d % 2n === 0n && symbolsOf(isolated.right).size === 0 && realValue(isolated.right) < 0) {
    note(working, "rootNotNegative", isolated, { kind: "nothing" });
    return result(x, []);
  }
  const raised = equation(expand(power(isolated.left, number(d))), expand(power(isolated.right, number(d))));
  note(working, "raiseBothSides", isolated, raised, number(d));
  return checked(given, x, solved(raised, x, working, depth + 1), working);
}

// Polynomials

function solvePolynomial(
  given: Relation,
  x: string,
  coefficients: readonly Expression[],
  working: Working,
  depth: number,
): Solutions {
  const degree = coefficients.length - 1;
  if (degree < 1) return constantCase(given, x, coefficients[0] ?? zero, working);
  if (degree === 1) return solveFirstDegree(given, x, working);
  const numbers = coefficients.flatMap((each) => (each.kind === "number" ? [each.value] : []));
  const exact = numbers.length === coefficients.length ? numbers : null;
  const middle = coefficients.slice(1, -1);
  if (middle.every((each) => isNumber(each, 0n)) && !isNumber(coefficients[0] ?? zero, 0n) && !isFactored(given, x)) {
    const squares = degree === 2 && exact !== null;
    if (!squares || exactRootOf(exact) === null || !isNumber(given.right, 0n))
      return solvePurePower(given, x, coefficients, working);
  }
  if (degree === 2)
    return exact === null ? solveByFormula(given, x, coefficients, working) : solveQuadratic(given, x, exact, working);
  if (exact === null) stop({ kind: "cannot" });
  return solveHigher(given, x, exact, working, depth);
}

function solveHigher(given: Relation, x: string, p: Coefficients, working: Working, depth: number): Solutions {
  const { factors } = factored(p);
  const isEven = p.every((each, index) => index % 2 === 0 || isZero(each));
  const [only] = factors;
  if (factors.length === 1 && only?.times === 1) {
    if (isEven && p.length > 3)
      return solveBySubstitution(given, x, fromCoefficients(p, x), working, depth, power(symbol(x), two));
    return stop({ kind: "cannot" });
  }
  const now = isFactored(given, x) ? given : toZero(given, x, p.map(numberOf), working);
  const line = isFactored(now, x) ? now : equation(factor(now.left), zero);
  note(working, "factorLeftSide", now, line);
  const cases = factors.map(({ factor: each }) => equation(fromCoefficients(each, x), zero));
  note(working, "zeroProduct", line, anyOf(cases));
  const parts = cases.map((each) => {
    const isLinear = (coefficientsIn(each.left, x)?.length ?? 0) <= 2;
    return solved(each, x, isLinear ? [] : working, depth + 1);
  });
  const found = joinedResults(x, parts);
  note(working, "solveEach", anyOf(cases), solutionsStatement({ ...found, values: inOrder(found.values) }));
  return found;
}

// Exponentials, logarithms, angles

function solveBySubstitution(
  given: Relation,
  x: string,
  gap: Expression,
  working: Working,
  depth: number,
  forced?: Expression,
): Solutions {
  const inner = forced ?? onlyKernel(gap, x);
  if (inner === null) return stop({ kind: "cannot" });
  const mark = ["u", "v", "w"].find((name) => !symbolsOf(gap).has(name)) ?? stop({ kind: "cannot" });
  const coefficients =
    forced === undefined
      ? coefficientsIn(replacedKernel(gap, inner, symbol(mark)), mark)
      : (coefficientsIn(gap, x)?.filter((_, index) => index % 2 === 0) ?? null);
  if (coefficients === null || coefficients.some((each) => has(each, x))) return stop({ kind: "cannot" });
  if (coefficients.length === 2) {
    const [rest = zero, lead = one] = coefficients;
    const isolated = equation(inner, neat(negative(quotient(rest, lead))));
    note(working, "isolate", given, isolated, inner);
    return inverted(isolated, x, working, depth);
  }
  const inMark = equation(fromCoefficients(coefficients, mark), zero);
  const own: Working = [];
  const found = solved(inMark, mark, own, depth + 1);
  // A step in u says nothing about x: the line that follows is the one in x again.
  note(working, "substitute", given, inMark, symbol(mark), inner);
  working.push(...own);
  const cases = inOrder(found.values).map((value) => equation(inner, value));
  note(
    working,
    "substituteBack",
    solutionsStatement({ ...found, values: inOrder(found.values) }),
    anyOf(cases),
    symbol(mark),
    inner,
  );
  const parts = cases.map((each) =>
    forced === undefined ? inverted(each, x, working, depth) : solved(each, x, working, depth + 1),
  );
  return joinedResults(x, parts);
}

/** What x stands in, if it is one and the same everywhere. */
function onlyKernel(gap: Expression, x: string): Expression | null {
  const kernels = [...kernelsOf(tidy(gap)).values()].filter((kernel) => has(kernel, x));
  return kernels.length === 1 ? (kernels[0] ?? null) : null;
}

function replacedKernel(gap: Expression, inner: Expression, by: Expression): Expression {
  const { above, kernels } = quotientOf(gap);
  const others = kernels.map((kernel) => (same(kernel, inner) ? by : kernel));
  return fromPolynomial(above, others);
}

function solveTranscendental(given: Relation, x: string, gap: Expression, working: Working, depth: number): Solutions {
  const single = bySingleNode(given, x, gap, working, depth);
  if (single !== null) return single;
  const based = withCommonBases(gap, x);
  if (!same(based, gap)) {
    const line = equation(based, zero);
    const way = attempt(() => {
      const own: Working = [];
      note(own, "simplifyPowers", given, line);
      const found = solveTranscendental(line, x, based, own, depth + 1);
      return { own, found };
    });
    if (way.ok) {
      working.push(...way.value.own);
      return way.value.found;
    }
  }
  if (onlyKernel(gap, x) !== null) return solveBySubstitution(given, x, gap, working, depth);
  for (const way of [byFactors, byLogarithms, byTakingLogarithms, byTrigonometry]) {
    const own: Working = [];
    const found = attempt(() => way(given, x, gap, own, depth));
    if (found.ok && found.value !== null) {
      working.push(...own);
      return found.value;
    }
  }
  return stop({ kind: "cannot" });
}

/** x stands in one function only, and that can be set apart: 3 e^(2x+1) - 5 = 0. */
function bySingleNode(given: Relation, x: string, gap: Expression, working: Working, depth: number): Solutions | null {
  const nodes = distinctNodes(
    gap,
    x,
    (each) => each.kind === "call" || (each.kind === "power" && has(each.exponent, x)),
  );
  const [node] = nodes;
  if (nodes.length !== 1 || node === undefined) return null;
  const [rest, lead, ...more] = inNode(gap, node) ?? [];
  if (rest === undefined || lead === undefined || more.length > 0 || has(rest, x) || has(lead, x)) return null;
  const own: Working = [];
  const isolated = equation(node, neat(negative(quotient(rest, lead))));
  note(own, "isolate", given, isolated, node);
  const found = attempt(() => inverted(isolated, x, own, depth));
  if (!found.ok) return null;
  working.push(...own);
  return found.value;
}

/** 4^x as 2^(2x), so that it meets 2^x. */
function withCommonBases(of: Expression, x: string): Expression {
  const parts = children(of);
  if (of.kind === "power" && isNumber(of.base) && has(of.exponent, x) && of.base.value.n > 0n) {
    const { n, d } = of.base.value;
    for (let exponent = 12; exponent > 1; exponent--) {
      const base = n === 1n ? wholeRoot(d, exponent) : d === 1n ? wholeRoot(n, exponent) : null;
      if (base !== null && base > 1n) {
        return tidy(power(number(base), product(number(n === 1n ? -exponent : exponent), of.exponent)));
      }
    }
    if (n === 1n) return tidy(power(number(d), negative(of.exponent)));
  }
  return parts.length === 0
    ? of
    : tidy(
        rebuilt(
          of,
          parts.map((part) => withCommonBases(part, x)),
        ),
      );
}

/** A product is zero where one of its factors is. */
function byFactors(given: Relation, x: string, gap: Expression, working: Working, depth: number): Solutions | null {
  const { above, kernels } = quotientOf(gap);
  const { parts } = factorPolynomial(above, kernels);
  const factors = parts.map((part) => fromPolynomial(part.factor, kernels)).filter((each) => has(each, x));
  const [only] = factors;
  // What is left out has no zero: a power of e, or what it is divided by.
  const isShorter = only !== undefined && sizeOf(only) < sizeOf(gap);
  if (only === undefined || (factors.length < 2 && !isShorter)) return null;
  const line = equation(factor(gap), zero);
  note(working, "factorLeftSide", given, line);
  const cases = factors.map((each) => equation(each, zero));
  note(working, "zeroProduct", line, anyOf(cases));
  const found = joinedResults(
    x,
    cases.map((each) => solved(each, x, working, depth + 1)),
  );
  return checked(given, x, found, working);
}

/** Several logarithms of one base become one. */
function byLogarithms(given: Relation, x: string, gap: Expression, working: Working, depth: number): Solutions | null {
  const terms = gap.kind === "sum" ? gap.terms : [gap];
  let base: Expression | null = null;
  const inside: Expression[] = [];
  const outside: Expression[] = [];
  for (const term of terms) {
    if (!has(term, x)) {
      outside.push(term);
      continue;
    }
    const [first = one, second] = term.kind === "product" ? term.factors : [one, term];
    const logarithm = second ?? first;
    if (term.kind === "product" && term.factors.length !== 2) return null;
    if (!isNumber(first) || !isWhole(first.value) || logarithm.kind !== "call") return null;
    const ownBase = logarithm.name === "ln" ? euler : logarithm.name === "log" ? (logarithm.args[0] ?? zero) : null;
    if (ownBase === null || (base !== null && !same(base, ownBase))) return null;
    base = ownBase;
    inside.push(power(logarithm.args.at(-1) ?? one, first));
  }
  if (base === null || inside.length < 2) return null;
  const whole = product(
    ...inside.map((each) => (each.kind === "power" && isNumber(each.exponent, 1n) ? each.base : each)),
  );
  const joint = same(base, euler) ? call("ln", whole) : call("log", base, whole);
  const combined = equation(joint, tidy(negative(sum(...outside))));
  note(working, "combineLogarithms", given, combined);
  const freed = equation(whole, tidy(power(base, combined.right)));
  note(working, "useExponential", combined, freed, base);
  return checked(given, x, solved(freed, x, working, depth + 1), working);
}

/** a^A = b^B: the logarithm of both sides. */
function byTakingLogarithms(
  given: Relation,
  x: string,
  gap: Expression,
  working: Working,
  depth: number,
): Solutions | null {
  if (gap.kind !== "sum" || gap.terms.length !== 2) return null;
  const [a = zero, b = zero] = gap.terms;
  const isGrowth = (term: Expression) =>
    factorsOf(term).every((each) => isNumber(each) || (each.kind === "power" && !has(each.base, x)) || !has(each, x));
  if (!isGrowth(a) || !isGrowth(b)) return null;
  const [left, right] = firstSign(a) < 0 ? [b, tidy(negative(a))] : [a, tidy(negative(b))];
  if (firstSign(left) < 0 || firstSign(right) < 0) {
    note(working, "powerIsPositive", given, { kind: "nothing" });
    return result(x, []);
  }
  const logOf = (side: Expression) =>
    sum(
      ...factorsOf(side).map((each) =>
        each.kind === "power" ? product(each.exponent, call("ln", each.base)) : call("ln", each),
      ),
    );
  const logs = equation(tidy(logOf(left)), tidy(logOf(right)));
  note(working, "takeLogarithm", equation(left, right), logs);
  return solved(logs, x, working, depth + 1);
}

function byTrigonometry(
  given: Relation,
  x: string,
  gap: Expression,
  working: Working,
  depth: number,
): Solutions | null {
  const angles = distinctAngles(gap, x);
  const forms: Expression[] = [];
  const [sine, cosine] = [usesOf(gap, x, "sin"), usesOf(gap, x, "cos")];
  if (angles.length === 1 && sine && cosine) {
    // a sin + b cos = 0 turns into a tangent.
    const [angle = zero] = angles;
    const marked = replaced(
      replaced(gap, call("sin", angle), product(symbol("t_0"), symbol("c_0"))),
      call("cos", angle),
      symbol("c_0"),
    );
    const p = coefficientsIn(marked, "c_0");
    if (p !== null && p.length === 2 && isNumber(p[0] ?? one, 0n)) {
      const q = coefficientsIn(p[1] ?? zero, "t_0");
      if (q !== null && q.length === 2) {
        const line = equation(call("tan", angle), neat(negative(quotient(q[0] ?? zero, q[1] ?? one))));
        note(working, "divideByCosine", given, line);
        return inverted(line, x, working, depth);
      }
    }
  }
  for (const gone of ["sin", "cos"] as const) forms.push(withoutSquares(gap, gone));
  forms.push(expand(withSimpleAngles(gap, x, "cos")), expand(withSimpleAngles(gap, x, "sin")));
  for (const form of forms) {
    if (same(form, gap)) continue;
    const line = equation(form, zero);
    const own: Working = [];
    note(own, "simplifyTrigonometry", given, line);
    const found = attempt(() => solved(line, x, own, depth + 1));
    if (found.ok) {
      working.push(...own);
      return checked(given, x, found.value, working);
    }
  }
  return null;
}

function distinctAngles(of: Expression, x: string): readonly Expression[] {
  const found = new Map<string, Expression>();
  const walk = (part: Expression) => {
    if (part.kind === "call" && has(part, x)) found.set(keyOf(part.args[0] ?? zero), part.args[0] ?? zero);
    for (const child of children(part)) walk(child);
  };
  walk(of);
  return [...found.values()];
}

function usesOf(of: Expression, x: string, name: string): boolean {
  return (of.kind === "call" && of.name === name && has(of, x)) || children(of).some((child) => usesOf(child, x, name));
}

function withoutSquares(of: Expression, gone: "sin" | "cos"): Expression {
  const walk = (part: Expression): Expression => {
    if (part.kind === "power" && part.base.kind === "call" && part.base.name === gone && isNumber(part.exponent, 2n)) {
      return difference(one, power(call(gone === "sin" ? "cos" : "sin", ...part.base.args), two));
    }
    const parts = children(part);
    return parts.length === 0 ? part : rebuilt(part, parts.map(walk));
  };
  return expand(walk(of));
}

/** Double angles through single ones, and tangents through sine and cosine. */
function withSimpleAngles(of: Expression, x: string, kept: "sin" | "cos"): Expression {
  const smallest = distinctAngles(of, x).toSorted((a, b) => keyOf(a).length - keyOf(b).length)[0] ?? zero;
  const walk = (part: Expression): Expression => {
    if (part.kind === "call" && same(tidy(product(two, smallest)), part.args[0] ?? zero)) {
      const [sine, cosine] = [call("sin", smallest), call("cos", smallest)];
      if (part.name === "sin") return product(two, sine, cosine);
      if (part.name === "cos") {
        return kept === "cos"
          ? difference(product(two, power(cosine, two)), one)
          : difference(one, product(two, power(sine, two)));
      }
    }
    if (part.kind === "call" && part.name === "tan")
      return quotient(call("sin", ...part.args), call("cos", ...part.args));
    const parts = children(part);
    return parts.length === 0 ? part : rebuilt(part, parts.map(walk));
  };
  return tidy(walk(of));
}

/** From g(A) = c to A = ... */
function inverted(given: Relation, x: string, working: Working, depth: number): Solutions {
  const { left: outer, right: value } = given;
  const isNumeric = symbolsOf(value).size === 0;
  if (outer.kind === "symbol") return result(x, [value]);
  if (outer.kind === "power" && !has(outer.base, x)) {
    if (isNumeric && !(realValue(value) > 0)) {
      note(working, "powerIsPositive", given, { kind: "nothing" });
      return result(x, []);
    }
    const logOf = (of: Expression) => (isNumber(outer.base) ? call("log", outer.base, of) : call("ln", of));
    const apart = tidy(sum(...factorsOf(value).map(logOf)));
    const exact = isNumeric && isNumber(apart) ? apart : tidy(logOf(value));
    const isExact = exact.kind === "number";
    const exponent =
      isExact || same(outer.base, euler) ? exact : tidy(quotient(call("ln", value), call("ln", outer.base)));
    const next = equation(outer.exponent, exponent);
    if (isExact) note(working, "sameBase", given, next, outer.base);
    else note(working, "takeLogarithm", given, next);
    return solved(next, x, working, depth + 1);
  }
  if (outer.kind === "power" && isNumber(outer.exponent) && outer.exponent.value.n === 1n) {
    const degree = number(outer.exponent.value.d);
    if (outer.exponent.value.d % 2n === 0n && isNumeric && realValue(value) < 0) {
      note(working, "rootNotNegative", given, { kind: "nothing" });
      return result(x, []);
    }
    const next = equation(outer.base, expand(power(value, degree)));
    note(working, "raiseBothSides", given, next, degree);
    return solved(next, x, working, depth + 1);
  }
  if (outer.kind !== "call") return stop({ kind: "cannot" });
  const inner = outer.args.at(-1) ?? zero;
  if (outer.name === "ln" || outer.name === "log") {
    const base = outer.name === "ln" ? euler : (outer.args[0] ?? zero);
    if (has(base, x)) stop({ kind: "cannot" });
    const next = equation(inner, tidy(power(base, value)));
    note(working, "useExponential", given, next, base);
    return solved(next, x, working, depth + 1);
  }
  const back = { arcsin: "sin", arccos: "cos", arctan: "tan" } as const;
  if (outer.name === "arcsin" || outer.name === "arccos" || outer.name === "arctan") {
    const next = equation(inner, tidy(call(back[outer.name], value)));
    const own: Working = [];
    const found = solved(next, x, own, depth + 1);
    note(working, "isolate", given, next, inner);
    working.push(...own);
    return checked(given, x, found, working);
  }
  if (outer.name === "sin" || outer.name === "cos" || outer.name === "tan")
    return angles(given, outer.name, inner, value, x, working);
  return stop({ kind: "cannot" });
}

function angles(
  given: Relation,
  name: "sin" | "cos" | "tan",
  inner: Expression,
  value: Expression,
  x: string,
  working: Working,
): Solutions {
  if (symbolsOf(value).size > 0) stop({ kind: "cannot" });
  const size = Math.abs(realValue(value));
  if (name !== "tan" && size > 1 && equivalence(call("abs", value), one) === "different") {
    note(working, "outOfRange", given, { kind: "nothing" }, call(name, inner));
    return result(x, []);
  }
  const integer = x === "k" || has(inner, "k") ? "n" : "k";
  const turns = symbol(integer);
  const whole = product(two, pi, turns);
  const principal = tidy(call(name === "sin" ? "arcsin" : name === "cos" ? "arccos" : "arctan", value));
  let all: readonly Expression[];
  if (name === "tan" || (isNumber(value, 0n) && (name === "sin" || name === "cos"))) {
    all = [sum(principal, product(pi, turns))];
  } else if (isNumber(value, 1n) || isNumber(value, -1n)) all = [sum(principal, whole)];
  else if (name === "sin") all = [sum(principal, whole), sum(difference(pi, principal), whole)];
  else all = [sum(principal, whole), sum(negative(principal), whole)];
  const cases = all.map((each) => equation(inner, turnsLast(tidy(each), integer)));
  note(working, "allAngles", given, anyOf(cases), principal, turns);
  if ((coefficientsIn(inner, x)?.length ?? 0) !== 2) stop({ kind: "cannot" });
  const parts = cases.map((each) => solved(each, x, [], 1));
  const values = parts.flatMap((part) => part.values).map((each) => turnsLast(expand(each), integer));
  const found = result(x, values, { integer });
  note(working, "solveEach", anyOf(cases), solutionsStatement(found));
  return found;
}

/** π/6 + 2πk, as it is written everywhere. */
function turnsLast(of: Expression, integer: string): Expression {
  const terms = of.kind === "sum" ? of.terms : [of];
  return sum(...terms.filter((term) => !has(term, integer)), ...terms.filter((term) => has(term, integer)));
}
