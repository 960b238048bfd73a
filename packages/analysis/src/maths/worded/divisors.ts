import { type Expression, number, numberOf, one, power, product } from "../expression.ts";
import { latexOf } from "../print.ts";
import { type Rational, rational } from "../rational.ts";
import { noteFormula, type StepId, type Working } from "../steps.ts";
import type { ReadingOptions } from "../tokens.ts";
import type { Form, Posed } from "./form.ts";

/** How often each prime is in it. */
function primesOf(of: bigint): ReadonlyMap<bigint, number> {
  const found = new Map<bigint, number>();
  let rest = of;
  for (let prime = 2n; prime * prime <= rest; prime++) {
    for (; rest % prime === 0n; rest /= prime) found.set(prime, (found.get(prime) ?? 0) + 1);
  }
  if (rest > 1n) found.set(rest, (found.get(rest) ?? 0) + 1);
  return found;
}

function asProduct(primes: ReadonlyMap<bigint, number>): Expression {
  const factors = [...primes]
    .filter(([, times]) => times > 0)
    .toSorted(([a], [b]) => Number(a - b))
    .map(([prime, times]) => (times === 1 ? number(prime) : power(number(prime), number(times))));
  return factors.length === 0 ? one : product(...factors);
}

const listed = (figures: readonly Rational[]) => figures.map(({ n }) => String(n)).join(", \\; ");

/** Of each prime the fewest of all numbers, or the most. */
function joined(
  figures: readonly Rational[],
  pick: (...all: number[]) => number,
  step: StepId,
  working: Working,
): Expression {
  const factored = figures.map(({ n }) => primesOf(n));
  const primes = new Set(factored.flatMap((each) => [...each.keys()]));
  const value = asProduct(
    new Map([...primes].map((prime) => [prime, pick(...factored.map((each) => each.get(prime) ?? 0))])),
  );
  const written = figures.map(({ n }, at) => `${n} = ${latexOf(asProduct(factored[at] ?? new Map()))}`).join(", \\; ");
  noteFormula(working, "primeFactors", listed(figures), written);
  noteFormula(working, step, written, latexOf(value));
  return value;
}

/** Two numbers that share a factor. */
function pair(chance: (below: number) => number): readonly Rational[] {
  const shared = 3 + chance(7);
  const [small, large] = [
    [2, 3],
    [2, 5],
    [3, 4],
    [3, 5],
    [4, 5],
  ][chance(5)] ?? [2, 3];
  return [small, large].map((each) => rational(BigInt(shared * (each ?? 2))));
}

export const divisorForms = {
  commonDivisor: {
    topic: "common-divisor",
    question: listed,
    solve: (figures, working) => joined(figures, Math.min, "sharedFactors", working),
    stages: (figures) => figures.map(numberOf),
    vary: pair,
  },
  commonMultiple: {
    topic: "common-multiple",
    question: listed,
    solve: (figures, working) => joined(figures, Math.max, "mostOfEachFactor", working),
    stages: (figures) => figures.map(numberOf),
    vary: pair,
  },
} as const satisfies Record<string, Form>;

const words = {
  divisor:
    /\b(?:gcd|gcf|hcf|(?:greatest|highest|largest) common (?:divisor|factor)|ggt|größte[rn]? gemeinsame[rn]? teiler|pgcd|plus grand (?:commun diviseur|diviseur commun)|m[áa]ximo com[úu]n divisor|mcd)\b|最大公[因约約]数/iu,
  multiple:
    /\b(?:lcm|(?:least|lowest|smallest) common multiple|kgv|kleinste[sn]? gemeinsame[sn]? vielfache[sn]?|ppcm|plus petit (?:commun multiple|multiple commun)|m[íi]nimo com[úu]n m[úu]ltiplo|mcm)\b|最小公倍数/iu,
} as const;

/** What numbers have in common: "GCF of 24 and 36", "6和8的最小公倍数". */
export function readDivisors(text: string, _options: ReadingOptions): Posed | null {
  const isDivisor = words.divisor.test(text);
  if (isDivisor === words.multiple.test(text)) return null;
  const rest = text.replace(isDivisor ? words.divisor : words.multiple, " ");
  // Of polynomials it is another question.
  if (/\d[a-zA-Z]|[a-zA-Z]\s*[\^²³]|[.,]\d{1,2}(?!\d)|[-+=*/·×]/u.test(rest.replace(/, /g, "; "))) return null;
  const figures = (rest.match(/\d+/g) ?? []).map(BigInt);
  if (figures.length < 2 || figures.length > 5 || figures.some((each) => each < 1n || each > 1_000_000n)) return null;
  return {
    form: isDivisor ? "commonDivisor" : "commonMultiple",
    figures: figures.map((each) => rational(each)),
  };
}
