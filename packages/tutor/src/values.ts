import { derivativeOf } from "@jotter/analysis/maths/differentiate";
import { equivalence } from "@jotter/analysis/maths/equivalent";
import {
  children,
  type Expression,
  hasConstant,
  keyOf,
  number,
  rebuilt,
  replaced,
  symbol,
  symbolsOf,
} from "@jotter/analysis/maths/expression";
import { definiteIntegral, quadrature } from "@jotter/analysis/maths/integrate";
import { limitOf } from "@jotter/analysis/maths/limit";
import { cancelled } from "@jotter/analysis/maths/normal";
import { realValue } from "@jotter/analysis/maths/numeric";
import { attempt } from "@jotter/analysis/maths/problem";

const budget = 60_000;

/** An expression without open integrals, limits and derivatives; rough where one was found by approximation only. */
export type Value = { readonly expression: Expression; readonly isRough: boolean };

export function resolved(of: Expression): Value | null {
  const parts = children(of).map(resolved);
  if (parts.some((part) => part === null)) return null;
  const isRough = parts.some((part) => part?.isRough);
  const now =
    parts.length === 0
      ? of
      : rebuilt(
          of,
          parts.flatMap((part) => (part === null ? [] : [part.expression])),
        );
  if (now.kind !== "call") return { expression: now, isRough };
  const [inner, by, third, fourth] = now.args;
  if (inner === undefined || by?.kind !== "symbol") return { expression: now, isRough };
  const letter = by.name;
  if (now.name === "derivative") {
    const slope = attempt(() => derivativeOf(inner, letter), budget);
    return slope.ok ? { expression: slope.value, isRough } : null;
  }
  if (now.name === "limit" && third !== undefined) return limitValue(inner, letter, third, isRough);
  if (now.name !== "integral" || third === undefined || fourth === undefined) {
    return now.name === "integral" ? null : { expression: now, isRough };
  }
  const area = attempt(() => definiteIntegral(inner, letter, third, fourth), budget);
  if (area.ok) return { expression: area.value, isRough };
  const rough = quadrature((at) => realValue(inner, { [letter]: at }), realValue(third), realValue(fourth));
  return rough === null || !Number.isFinite(rough) ? null : { expression: roughly(rough), isRough: true };
}

function limitValue(of: Expression, letter: string, point: Expression, isRough: boolean): Value | null {
  const others = [...symbolsOf(of)].filter((name) => name !== letter);
  if (others.length > 0) return symbolicLimit(of, letter, point, isRough);
  const exact = attempt(() => limitOf(of, letter, point), budget);
  if (exact.ok) return { expression: exact.value, isRough };
  const near = nearValue((at) => realValue(of, { [letter]: at }), realValue(point));
  return near === null ? null : { expression: roughly(near), isRough: true };
}

/** With other letters in it, what comes out when the point is put in. */
function symbolicLimit(of: Expression, letter: string, point: Expression, isRough: boolean): Value | null {
  const at = Object.fromEntries([...symbolsOf(of)].map((name, index) => [name, 1.37 + index * 0.71]));
  const put = replaced(of, symbol(letter), point);
  if (Number.isFinite(realValue(put, at))) return { expression: put, isRough };
  const simpler = attempt(() => replaced(cancelled(of), symbol(letter), point), budget);
  if (!simpler.ok || !Number.isFinite(realValue(simpler.value, at))) return null;
  return { expression: simpler.value, isRough };
}

/** What numbers near a point come to, if they come to anything. */
function nearValue(f: (x: number) => number, point: number): number | null {
  const ways = Number.isFinite(point) ? [1, -1] : [Math.sign(point)];
  const ends = ways.map((way) => {
    const at = (size: number) => f(Number.isFinite(point) ? point + way * size : way / size);
    const values = [1e-3, 1e-4, 1e-5].map(at);
    if (values.some((value) => !Number.isFinite(value))) return null;
    const [a = 0, b = 0, c = 0] = values;
    if (Math.abs(c) > 100 && Math.abs(c) > 2 * Math.abs(b) && Math.abs(b) > 2 * Math.abs(a))
      return Math.sign(c) * Number.POSITIVE_INFINITY;
    return Math.abs(c - b) <= 1e-3 * Math.max(1, Math.abs(c)) && Math.abs(c - b) <= Math.abs(b - a) + 1e-9 ? c : null;
  });
  const [first = null, second = first] = ends;
  if (first === null || second === null) return null;
  if (!Number.isFinite(first) || !Number.isFinite(second)) return first === second ? first : null;
  return Math.abs(first - second) <= 1e-3 * Math.max(1, Math.abs(first)) ? (first + second) / 2 : null;
}

function roughly(value: number): Expression {
  if (!Number.isFinite(value))
    return value > 0
      ? { kind: "constant", name: "infinity" }
      : rebuilt({ kind: "product", factors: [] }, [number(-1n), { kind: "constant", name: "infinity" }]);
  return number(BigInt(Math.round(value * 1e9)), 10n ** 9n);
}

export type Sameness = "same" | "different" | "unknown";

/** Whether two expressions have the same value, wherever both have one. */
export function sameValue(one: Expression, other: Expression): Sameness {
  if (keyOf(one) === keyOf(other)) return "same";
  const [a, b] = [resolved(one), resolved(other)];
  if (a === null || b === null) return "unknown";
  const letters = symbolsOf(a.expression, symbolsOf(b.expression));
  if (letters.size === 0) {
    const [x, y] = [realValue(a.expression), realValue(b.expression)];
    if (x === y && Number.isFinite(x) && (a.isRough || b.isRough)) return "same";
    if (!Number.isFinite(x) || !Number.isFinite(y)) return infinite(a.expression, b.expression, x, y);
    // Rounding leaves the first digits alone.
    if (Math.abs(x - y) > 1e-6 * Math.max(1, Math.abs(x), Math.abs(y)) * (a.isRough || b.isRough ? 1e3 : 1))
      return "different";
    if (a.isRough || b.isRough) return "same";
  }
  if (a.isRough || b.isRough) return "unknown";
  const verdict = attempt(() => equivalence(a.expression, b.expression), budget);
  if (!verdict.ok || verdict.value === "unknown")
    return letters.size === 0 ? "same" : sampled(a.expression, b.expression, letters);
  return verdict.value === "different" ? "different" : "same";
}

function infinite(a: Expression, b: Expression, x: number, y: number): Sameness {
  const isEndless = (of: Expression, value: number) => hasConstant(of, "infinity") && !Number.isNaN(value);
  if (isEndless(a, x) && isEndless(b, y)) return x === y ? "same" : "different";
  if (isEndless(a, x) && Number.isFinite(y)) return Number.isFinite(x) ? "unknown" : "different";
  if (isEndless(b, y) && Number.isFinite(x)) return Number.isFinite(y) ? "unknown" : "different";
  return "unknown";
}

function sampled(a: Expression, b: Expression, letters: ReadonlySet<string>): Sameness {
  let agreed = 0;
  for (let turn = 0; turn < 12; turn++) {
    const at = Object.fromEntries([...letters].map((name, index) => [name, 0.37 + turn * 0.413 + index * 0.217]));
    const [x, y] = [realValue(a, at), realValue(b, at)];
    if (!Number.isFinite(x) || !Number.isFinite(y)) continue;
    if (Math.abs(x - y) > 1e-7 * Math.max(1, Math.abs(x), Math.abs(y))) return "different";
    agreed++;
  }
  return agreed >= 5 ? "same" : "unknown";
}

/** The same for terms and factors in another order: such a line is no further. */
export function orderlessKey(of: Expression): string {
  const parts = children(of).map(orderlessKey);
  if (of.kind === "sum" || of.kind === "product") {
    const neutral = of.kind === "sum" ? "0" : "1";
    const kept = parts.filter((part) => part !== neutral).sort();
    return kept.length === 1 ? (kept[0] ?? neutral) : `(${of.kind === "sum" ? "+" : "*"} ${kept.join(" ")})`;
  }
  return of.kind === "power" || of.kind === "call"
    ? `(${of.kind === "call" ? of.name : "^"} ${parts.join(" ")})`
    : keyOf(of);
}

/** The letters of an expression without those that integrals and limits run over. */
export function freeLetters(of: Expression): ReadonlySet<string> {
  if (of.kind === "symbol") return new Set([of.name]);
  const all = new Set(children(of).flatMap((child) => [...freeLetters(child)]));
  if (of.kind === "call" && hasOpen(of) && of.args[1]?.kind === "symbol") all.delete(of.args[1].name);
  return all;
}

export function hasOpen(of: Expression): boolean {
  return (of.kind === "call" && ["limit", "integral", "derivative"].includes(of.name)) || children(of).some(hasOpen);
}
