import { derivativeOf, neat } from "./differentiate.ts";
import {
  call,
  type Expression,
  hasConstant,
  infinity,
  isNumber,
  negative,
  numberOf,
  quotient,
  replaced,
  same,
  symbol,
  symbolsOf,
  zero,
} from "./expression.ts";
import { cancelled, fractionOf, numbersIn } from "./normal.ts";
import { realValue } from "./numeric.ts";
import { attempt, stop } from "./problem.ts";
import { over, ZERO } from "./rational.ts";
import { tidy } from "./simplify.ts";
import { note, type Working } from "./steps.ts";

const isInfinite = (point: Expression) => hasConstant(point, "infinity");

/** The value a function comes near to; every answer is checked against numbers close by. */
export function limitOf(of: Expression, x: string, point: Expression, working: Working = []): Expression {
  if ([...symbolsOf(of)].some((name) => name !== x) || symbolsOf(point).size > 0) stop({ kind: "cannot" });
  const found = isInfinite(point) ? atInfinity(of, x, point, working) : atPoint(of, x, point, working);
  if (!isNear(of, x, point, found)) stop({ kind: "cannot" });
  return found;
}

function lim(of: Expression, x: string, point: Expression): Expression {
  return call("limit", of, symbol(x), point);
}

function valueAt(of: Expression, x: string, point: Expression): Expression | null {
  const value = attempt(() => tidy(replaced(of, symbol(x), point)));
  return value.ok && Number.isFinite(realValue(value.value)) ? value.value : null;
}

function atPoint(of: Expression, x: string, point: Expression, working: Working): Expression {
  const direct = valueAt(of, x, point);
  if (direct !== null) {
    note(working, "insertLimit", lim(of, x, point), direct, symbol(x), point);
    return direct;
  }
  const reduced = attempt(() => cancelled(of));
  if (reduced.ok && !same(reduced.value, tidy(of))) {
    const value = valueAt(reduced.value, x, point);
    if (value !== null) {
      note(working, "cancelCommonFactor", lim(of, x, point), lim(reduced.value, x, point));
      note(working, "insertLimit", lim(reduced.value, x, point), value, symbol(x), point);
      return value;
    }
  }
  let now = of;
  for (let round = 0; round < 5; round++) {
    const [above, below] = fractionOf(now);
    const [top, bottom] = [valueAt(above, x, point), valueAt(below, x, point)];
    if (top === null || bottom === null || !isNumber(top, 0n) || !isNumber(bottom, 0n)) stop({ kind: "cannot" });
    const next = quotient(derivativeOf(above, x), derivativeOf(below, x));
    note(working, "lHopital", lim(now, x, point), lim(next, x, point));
    const value = valueAt(next, x, point) ?? valueAt(neat(next), x, point);
    if (value !== null) {
      note(working, "insertLimit", lim(next, x, point), value, symbol(x), point);
      return value;
    }
    now = next;
  }
  return stop({ kind: "cannot" });
}

/** Quotients of polynomials: the highest powers decide. */
function atInfinity(of: Expression, x: string, point: Expression, working: Working): Expression {
  const [aboveOf, belowOf] = fractionOf(of);
  const [above, below] = [numbersIn(aboveOf, x), numbersIn(belowOf, x)];
  if (above === null || below === null || above.length === 0) return stop({ kind: "cannot" });
  const ratio = over(above.at(-1) ?? ZERO, below.at(-1) ?? ZERO);
  let value: Expression;
  if (above.length < below.length) value = zero;
  else if (above.length === below.length) value = numberOf(ratio);
  else {
    const goesDown = !same(point, infinity) && (above.length - below.length) % 2 === 1;
    value = ratio.n < 0n !== goesDown ? negative(infinity) : infinity;
  }
  note(working, "leadingTerms", lim(of, x, point), value);
  return value;
}

function isNear(of: Expression, x: string, point: Expression, found: Expression): boolean {
  const at = (value: number) => realValue(of, { [x]: value });
  if (isInfinite(point)) {
    const sign = same(point, infinity) ? 1 : -1;
    const [near, far] = [at(sign * 1e5), at(sign * 1e6)];
    if (isInfinite(found))
      return Math.abs(far) > 1e4 && far > 0 === same(found, infinity) && Math.abs(far) > Math.abs(near);
    return Math.abs(far - realValue(found)) <= 1e-3 * Math.max(1, Math.abs(far));
  }
  const [center, value] = [realValue(point), realValue(found)];
  const sides = [center - 1e-4, center + 1e-4].map(at).filter((each) => Number.isFinite(each));
  return sides.length > 0 && sides.every((each) => Math.abs(each - value) <= 1e-2 * Math.max(1, Math.abs(value)));
}
