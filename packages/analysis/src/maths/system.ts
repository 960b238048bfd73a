import {
  allOf,
  anyOf,
  difference,
  type Expression,
  equation,
  isNumber,
  negative,
  number,
  numberOf,
  product,
  quotient,
  type Relation,
  replaced,
  type Statement,
  sum,
  symbol,
  symbolsOf,
  zero,
} from "./expression.ts";
import { coefficientsIn, expand } from "./normal.ts";
import { attempt, stop } from "./problem.ts";
import { isZero, minus, over, type Rational, times, ZERO } from "./rational.ts";
import { tidy } from "./simplify.ts";
import { solveEquation } from "./solve.ts";
import { note, type Working } from "./steps.ts";

/** Several equations at once: linear ones by elimination, two with one linear among them by insertion. */
export function solveSystem(given: readonly Relation[], working: Working = []): Statement {
  const names = [...new Set(given.flatMap((each) => [...symbolsOf(each.left), ...symbolsOf(each.right)]))].sort();
  const rows = given.map((each) => linearRow(each, names));
  if (names.length === 0 || names.length > 4 || given.length > 6) stop({ kind: "cannot" });
  if (rows.every((row) => row !== null)) return eliminate(given, names, rows as readonly Row[], working);
  return insert(given, names, working);
}

/** Coefficients of the unknowns, and the right side last. */
type Row = readonly Rational[];

function linearRow(of: Relation, names: readonly string[]): Row | null {
  let rest: Expression = expand(difference(of.left, of.right));
  const row: Rational[] = [];
  for (const name of names) {
    const parts = coefficientsIn(rest, name);
    if (parts === null || parts.length > 2) return null;
    const [free = zero, slope = zero] = parts;
    if (!isNumber(slope)) return null;
    row.push(slope.value);
    rest = free;
  }
  return isNumber(rest) ? [...row, minus(ZERO, rest.value)] : null;
}

function eliminate(
  given: readonly Relation[],
  names: readonly string[],
  start: readonly Row[],
  working: Working,
): Statement {
  let rows = start;
  const shown = (lines: readonly Row[]) => allOf(lines.map((row) => shownRow(row, names)));
  note(working, "simplifySides", allOf(given), shown(rows));
  const pivots: number[] = [];
  for (const [column, name] of names.entries()) {
    const top = pivots.length;
    // A one in front saves fractions.
    const fit = (row: Row) => !isZero(row[column] ?? ZERO);
    const at = rows.findIndex((row, index) => index >= top && fit(row));
    if (at < 0) continue;
    if (at !== top) {
      const swapped = rows.map((row, index) => (index === top ? rows[at] : index === at ? rows[top] : row) as Row);
      note(working, "swapRows", shown(rows), shown(swapped), number(top + 1), number(at + 1));
      rows = swapped;
    }
    const pivot = rows[top] as Row;
    for (let index = top + 1; index < rows.length; index++) {
      const row = rows[index] as Row;
      const factor = over(row[column] ?? ZERO, pivot[column] ?? ZERO);
      if (isZero(factor)) continue;
      const next = rows.with(
        index,
        row.map((value, place) => minus(value, times(factor, pivot[place] ?? ZERO))),
      );
      note(working, "eliminate", shown(rows), shown(next), symbol(name), number(index + 1), number(top + 1));
      rows = next;
    }
    pivots.push(column);
  }
  const width = names.length;
  const contradiction = rows.some((row) => row.slice(0, width).every(isZero) && !isZero(row[width] ?? ZERO));
  if (contradiction) {
    note(working, "neverTrue", shown(rows), { kind: "nothing" });
    return { kind: "nothing" };
  }
  const real = rows.filter((row) => !row.every(isZero));
  if (real.length < rows.length) note(working, "alwaysTrue", shown(rows), shown(real));
  if (pivots.length < width) return shown(real);
  return backwards(real, names, working, shown);
}

function shownRow(row: Row, names: readonly string[]): Relation {
  const left = tidy(sum(...names.map((name, index) => product(numberOf(row[index] ?? ZERO), symbol(name)))));
  return equation(left, numberOf(row[names.length] ?? ZERO));
}

function backwards(
  start: readonly Row[],
  names: readonly string[],
  working: Working,
  shown: (lines: readonly Row[]) => Statement,
): Statement {
  let rows = start;
  const width = names.length;
  for (let index = width - 1; index >= 0; index--) {
    const row = rows[index] as Row;
    const name = symbol(names[index] ?? "");
    const lead = row[index] ?? ZERO;
    const normed = rows.with(
      index,
      row.map((value) => over(value, lead)),
    );
    note(working, "solveForVariable", shown(rows), shown(normed), name);
    rows = normed;
    if (index === 0) break;
    const known = (rows[index] as Row)[width] ?? ZERO;
    const inserted = rows.map((each, place) =>
      place < index
        ? each.map((value, column) =>
            column === index ? ZERO : column === width ? minus(value, times(each[index] ?? ZERO, known)) : value,
          )
        : each,
    );
    note(working, "insertKnown", shown(rows), shown(inserted), name, numberOf(known));
    rows = inserted;
  }
  return shown(rows);
}

/** Two unknowns: the linear equation gives one through the other, and that goes into the second. */
function insert(given: readonly Relation[], names: readonly string[], working: Working): Statement {
  const [first, second] = given;
  if (first === undefined || second === undefined || given.length !== 2 || names.length !== 2)
    return stop({ kind: "cannot" });
  for (const [linear, other] of [
    [first, second],
    [second, first],
  ] as const) {
    for (const name of [...names].reverse()) {
      const parts = coefficientsIn(difference(linear.left, linear.right), name);
      const [rest, slope, ...more] = parts ?? [];
      if (rest === undefined || slope === undefined || more.length > 0 || !isNumber(slope)) continue;
      const remaining = names.find((each) => each !== name) ?? "";
      const value = expand(negative(quotient(rest, slope)));
      const way = attempt(() => {
        const own: Working = [];
        const isolated = equation(symbol(name), value);
        note(own, "solveForVariable", allOf(given), allOf([isolated, other]), symbol(name));
        const single = equation(replaced(other.left, symbol(name), value), replaced(other.right, symbol(name), value));
        note(own, "insertKnown", allOf([isolated, other]), allOf([isolated, single]), symbol(name), value);
        const found = solveEquation(single, remaining, own);
        if (found.everything || found.integer !== null) return stop({ kind: "cannot" });
        const pairs = found.values.map((each) => {
          const partner = tidy(expand(replaced(value, symbol(remaining), each)));
          const both = [equation(symbol(remaining), each), equation(symbol(name), partner)];
          return allOf(remaining < name ? both : both.reverse());
        });
        const answer = anyOf(pairs);
        note(own, "insertBack", anyOf(found.values.map((each) => equation(symbol(remaining), each))), answer, isolated);
        return { own, answer };
      });
      if (!way.ok) continue;
      working.push(...way.value.own);
      return way.value.answer;
    }
  }
  return stop({ kind: "cannot" });
}
