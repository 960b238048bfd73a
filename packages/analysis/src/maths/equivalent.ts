import { difference, type Expression, hasConstant, isNumber, same, sizeOf, symbolsOf } from "./expression.ts";
import { cancelled, expand, kernelsOf } from "./normal.ts";
import { complexValue, type Point, realValue, scaleOf } from "./numeric.ts";
import { preciselyZero } from "./precise.ts";
import { attempt, spend } from "./problem.ts";
import { tidy } from "./simplify.ts";

/**
 * "equal-where-defined": one side has values where the other has none, as ln(x²) and 2 ln(x);
 * "unknown": nothing was found to tell them apart, and too little to call them equal.
 */
export type Equivalence = "equal" | "equal-where-defined" | "different" | "unknown";

const POINTS = 48;
const ENOUGH = 6;

/** Whether two expressions always have the same value. Says equal only when they are. */
export function equivalence(a: Expression, b: Expression): Equivalence {
  const outcome = attempt(() => compared(a, b));
  return outcome.ok ? outcome.value : "unknown";
}

function compared(a: Expression, b: Expression): Equivalence {
  if (same(a, b)) return "equal";
  const gap = gapBetween(a, b);
  const names = [...symbolsOf(a, symbolsOf(b))].sort();
  if (gap !== null && isNumber(gap)) {
    if (gap.value.n !== 0n) return "different";
    return sampled(a, b, null, names) === "equal-where-defined" ? "equal-where-defined" : "equal";
  }
  const isRational = gap !== null && [...kernelsOf(gap).values()].every((kernel) => kernel.kind === "symbol");
  if (isRational) return "different";
  return sampled(a, b, gap, names);
}

/** The difference, as small as it gets without leaving the exact. */
function gapBetween(a: Expression, b: Expression): Expression | null {
  const plain = attempt(() => tidy(difference(a, b)));
  if (!plain.ok) return null;
  if (isNumber(plain.value)) return plain.value;
  const expanded = attempt(() => expand(plain.value));
  if (expanded.ok && isNumber(expanded.value)) return expanded.value;
  const whole = attempt(() => cancelled(plain.value));
  if (
    whole.ok &&
    (isNumber(whole.value) || [...kernelsOf(whole.value).values()].every((each) => each.kind === "symbol"))
  ) {
    return whole.value;
  }
  const forms = [plain, expanded, whole].flatMap((form) => (form.ok ? [form.value] : []));
  return forms.sort((x, y) => sizeOf(x) - sizeOf(y))[0] ?? null;
}

function sampled(a: Expression, b: Expression, gap: Expression | null, names: readonly string[]): Equivalence {
  const isComplex = hasConstant(a, "i") || hasConstant(b, "i");
  let agreed = 0;
  let domainsDiffer = false;
  let precise = 0;
  for (const at of samplePoints(names, names.length === 0 ? 1 : POINTS)) {
    spend(10);
    const [x, y] = isComplex
      ? [complexValue(a, at), complexValue(b, at)]
      : [
          { re: realValue(a, at), im: 0 },
          { re: realValue(b, at), im: 0 },
        ];
    const [hasX, hasY] = [Number.isFinite(x.re + x.im), Number.isFinite(y.re + y.im)];
    if (!hasX || !hasY) {
      // Too large for a double says nothing about having a value.
      if (hasX !== hasY && Number.isNaN(hasX ? y.re : x.re)) domainsDiffer = true;
      continue;
    }
    const apart = Math.hypot(x.re - y.re, x.im - y.im);
    const size = Math.max(Math.hypot(x.re, x.im), Math.hypot(y.re, y.im));
    if (apart > 1e-7 * size && apart > 1e-11 * Math.max(scaleOf(a, at), scaleOf(b, at))) return "different";
    if (gap !== null && !isComplex) {
      // Doubles cannot tell e^(π√163) from the whole number next to it; sixty digits can.
      const zero = preciselyZero(gap, at);
      if (zero === false) return "different";
      if (zero === true) precise++;
    }
    agreed++;
  }
  if (gap !== null && !isComplex && precise === 0) return "unknown";
  if (names.length === 0) return agreed === 1 ? "equal" : "unknown";
  if (agreed < ENOUGH) return "unknown";
  return domainsDiffer ? "equal-where-defined" : "equal";
}

/** The same points every time, on both sides of zero, near it and away from it; multiples of 1/1024, so exact. */
function samplePoints(names: readonly string[], count: number): readonly Point[] {
  let seed = 20_260_301;
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const ranges = [
    [0.1, 1],
    [1, 4],
    [-3, 3],
    [-1, 0],
    [2, 12],
    [-12, -1],
  ] as const;
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = ranges[index % ranges.length] ?? [0, 1];
    return Object.fromEntries(
      names.map((name) => [name, Math.round((from + random() * (to - from)) * 1024) / 1024 + 1 / 4096]),
    );
  });
}
