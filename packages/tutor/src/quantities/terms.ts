import type { Language } from "@jotter/domain/settings";
import { type NumberFound, numberAt } from "./numbers.ts";
import { type Dimension, isSameDimension, none, type Unit, unitAt } from "./units.ts";

/** A side of a line: numbers with their units, letters, and what is done with them. */
export type Term =
  | { readonly kind: "number"; readonly written: NumberFound; readonly unit: Unit | null }
  | { readonly kind: "constant"; readonly value: number }
  | { readonly kind: "letter"; readonly name: string }
  | { readonly kind: "call"; readonly name: string; readonly of: Term }
  | { readonly kind: "two"; readonly sign: "+" | "-" | "*" | "/" | "^"; readonly left: Term; readonly right: Term };

export type TermOptions = {
  readonly language: Language;
  readonly hasDegrees: boolean;
  readonly isDotGroup?: boolean;
  /** Words behind a number that are no unit: "4 half lives". */
  readonly letters?: ReadonlySet<string>;
};

/** Reads a whole side; null where anything is left over. */
export function termOf(text: string, options: TermOptions): Term | null {
  const reader = { rest: text.trim() };
  const term = sumAt(reader, options);
  return term !== null && reader.rest.trim() === "" ? term : null;
}

type Reader = { rest: string };

/** The number before a unit that stands behind something else. */
const unitOne: NumberFound = { value: 1, step: 1, figures: 1, length: 0 };

function taken(reader: Reader, pattern: RegExp): string | null {
  const found = pattern.exec(reader.rest);
  if (found === null) return null;
  reader.rest = reader.rest.slice(found[0].length);
  return found[0].trim();
}

function sumAt(reader: Reader, options: TermOptions): Term | null {
  let left = productAt(reader, options);
  while (left !== null) {
    const sign = taken(reader, /^\s*[-+−]\s*/);
    if (sign === null) return left;
    const right = productAt(reader, options);
    if (right === null) return null;
    left = { kind: "two", sign: sign === "+" ? "+" : "-", left, right };
  }
  return null;
}

function productAt(reader: Reader, options: TermOptions): Term | null {
  let left = signedAt(reader, options);
  while (left !== null) {
    const before = reader.rest;
    const sign = taken(reader, /^\s*(?:[*×·⋅÷/]|x(?=\s*[\d(])|\\cdot|\\times|:(?=\s*\d))\s*/);
    if (sign === null) {
      // "80t", "2(16 + 1)", "5 · t²" without its sign.
      if (!/^\s*(?:[a-zA-Zλρπ√(]|Δ)/.test(reader.rest)) return left;
      const right: Term | null = powerAt(reader, options);
      if (right === null) {
        reader.rest = before;
        return left;
      }
      left = { kind: "two", sign: "*", left, right };
      continue;
    }
    const right = signedAt(reader, options);
    if (right === null) return null;
    const isOver = sign === "/" || sign === "÷" || sign === ":";
    left = { kind: "two", sign: isOver ? "/" : "*", left, right };
    // "3/4 h" are hours, not one over hours; "140÷70%" is 140 over 0.7.
    const isShare =
      right.kind === "number" &&
      right.unit?.shown === "%" &&
      (plainValue(left.left) ?? 0) > (right.written.value / 100) * (sign === "/" ? 100 : 1);
    if (isOver && right.kind === "number" && right.unit !== null && !hasUnit(left.left) && !isShare) {
      const [over, unit] = [{ ...right, unit: null }, right.unit];
      left = {
        kind: "two",
        sign: "*",
        left: { ...left, right: over },
        right: { kind: "number", written: unitOne, unit },
      };
    }
  }
  return null;
}

function signedAt(reader: Reader, options: TermOptions): Term | null {
  const sign = taken(reader, /^\s*[-−+]\s*/);
  const of = powerAt(reader, options);
  if (of === null || sign === null || sign === "+") return of;
  return { kind: "two", sign: "*", left: { kind: "constant", value: -1 }, right: of };
}

function powerAt(reader: Reader, options: TermOptions): Term | null {
  const base = atomAt(reader, options);
  if (base === null) return null;
  const raised = taken(reader, /^\s*\^\s*(?=[-\d({a-z])|^[²³⁴]/);
  if (raised === null) return base;
  if (raised !== "^")
    return { kind: "two", sign: "^", left: base, right: { kind: "constant", value: "⁰¹²³⁴".indexOf(raised) } };
  const isNegative = taken(reader, /^-/) !== null;
  const right = atomAt(reader, { ...options, letters: new Set() }, false);
  if (right === null) return null;
  const signed: Term = isNegative ? { kind: "two", sign: "*", left: { kind: "constant", value: -1 }, right } : right;
  return { kind: "two", sign: "^", left: base, right: signed };
}

function atomAt(reader: Reader, options: TermOptions, mayMeasure = true): Term | null {
  reader.rest = reader.rest.trimStart();
  if (taken(reader, /^[({]\s*/) !== null) {
    const inner = sumAt(reader, options);
    if (inner === null || taken(reader, /^\s*[)}]/) === null) return null;
    return measured(inner, reader, options);
  }
  const call = taken(reader, /^(?:sqrt|√|\\sqrt|log(?:_?10)?|lg|ln)(?![a-z])\s*/);
  if (call !== null) {
    const of = atomAt(reader, options);
    return (
      of && {
        kind: "call",
        name: call === "√" || call === "\\sqrt" ? "sqrt" : call.startsWith("l") && call !== "ln" ? "log" : call,
        of,
      }
    );
  }
  if (taken(reader, /^(?:π|pi(?![a-z]))/) !== null)
    return measured({ kind: "constant", value: Math.PI }, reader, options);
  const half = taken(reader, /^[½¼¾]/);
  if (half !== null) return { kind: "constant", value: { "½": 0.5, "¼": 0.25, "¾": 0.75 }[half] ?? 0.5 };
  const money = taken(reader, /^[$€£¥]\s*(?=[\d.])/);
  const written = numberAt(reader.rest, options.language, options.isDotGroup);
  if (written !== null) {
    reader.rest = reader.rest.slice(written.length);
    const own = money === null ? null : unitAt("$");
    // "$5.50/kg": the sign stands before, the rest behind.
    const behind = money !== null && /^\s*\//.test(reader.rest) ? unitAt(`$${reader.rest}`) : null;
    if (behind !== null) reader.rest = `$${reader.rest}`.slice(behind.length);
    if (behind !== null || own !== null) return { kind: "number", written, unit: behind?.unit ?? own?.unit ?? null };
    const found = mayMeasure ? unitBehind(reader.rest, options) : null;
    if (found !== null) reader.rest = reader.rest.slice(found.length);
    const first: Term = { kind: "number", written, unit: found?.unit ?? null };
    return found === null ? first : compoundOf(first, reader, options);
  }
  const letter = taken(
    reader,
    /^(?:Δ\s?[A-Za-z]|\\?(?:lambda|rho|Delta\s?[A-Z])|[a-zA-Zλρμφθ](?:_?\{?[a-zA-Z0-9₀-₉]{1,3}\}?)?(?:\([A-Za-z0-9]+\))?)(?![a-zA-Z])/,
  );
  return letter === null ? null : { kind: "letter", name: letter.replace(/\s/g, "") };
}

/** "2 h 24 min", "8 min 20 s": one quantity in two units. */
function compoundOf(first: Term, reader: Reader, options: TermOptions): Term {
  if (first.kind !== "number" || first.unit === null) return first;
  const before = reader.rest;
  const gap = taken(reader, /^\s+(?=\d)/);
  if (gap === null) return first;
  const written = numberAt(reader.rest, options.language, options.isDotGroup);
  const unit = written && unitBehind(reader.rest.slice(written.length), options);
  if (
    !written ||
    !unit ||
    !isSameDimension(unit.unit.dimension, first.unit.dimension) ||
    unit.unit.factor >= first.unit.factor
  ) {
    reader.rest = before;
    return first;
  }
  reader.rest = reader.rest.slice(written.length + unit.length);
  return { kind: "two", sign: "+", left: first, right: { kind: "number", written, unit: unit.unit } };
}

/** A bracket or π with a unit behind it. */
function measured(of: Term, reader: Reader, options: TermOptions): Term {
  const found = unitBehind(reader.rest, options);
  if (found === null || !/^\s/.test(reader.rest)) return of;
  reader.rest = reader.rest.slice(found.length);
  return { kind: "two", sign: "*", left: of, right: { kind: "number", written: unitOne, unit: found.unit } };
}

function unitBehind(rest: string, options: TermOptions) {
  const gap = /^\s*/.exec(rest)?.[0].length ?? 0;
  const found = unitAt(rest.slice(gap), {
    hasDegrees: options.hasDegrees,
    ...(options.letters ? { letters: options.letters } : {}),
  });
  if (found === null) return null;
  const name = found.unit.shown.replace(/[\d^²³⁻-].*$/, "");
  // A letter of an equation, "60t" or "5 t", is no tonne.
  if (options.letters?.has(name)) return null;
  return { unit: found.unit, length: gap + found.length };
}

export type Amount = { readonly value: number; readonly dimension: Dimension };
export type Letters = Readonly<Record<string, Amount>>;

/** The value in base units; null where units do not go together or a letter is not known. */
export function measuredValue(term: Term, letters: Letters = {}): Amount | null {
  if (term.kind === "constant") return { value: term.value, dimension: none };
  if (term.kind === "number") {
    const { unit, written } = term;
    return unit === null ? { value: written.value, dimension: none } : inBase(written.value, unit);
  }
  if (term.kind === "letter") return letters[term.name] ?? null;
  if (term.kind === "call") {
    const of = measuredValue(term.of, letters);
    if (of === null) return null;
    if (term.name === "sqrt") return { value: Math.sqrt(of.value), dimension: of.dimension.map((each) => each / 2) };
    return { value: term.name === "ln" ? Math.log(of.value) : Math.log10(of.value), dimension: none };
  }
  const [left, right] = [measuredValue(term.left, letters), measuredValue(term.right, letters)];
  if (left === null || right === null) return null;
  if (term.sign === "+" || term.sign === "-") {
    if (!isSameDimension(left.dimension, right.dimension)) return null;
    return {
      value: term.sign === "+" ? left.value + right.value : left.value - right.value,
      dimension: left.dimension,
    };
  }
  if (term.sign === "^") {
    if (!isSameDimension(right.dimension, none)) return null;
    return { value: left.value ** right.value, dimension: left.dimension.map((each) => each * right.value) };
  }
  const way = term.sign === "*" ? 1 : -1;
  return {
    value: way === 1 ? left.value * right.value : left.value / right.value,
    dimension: left.dimension.map((each, at) => each + way * (right.dimension[at] ?? 0)),
  };
}

/** A temperature counts from where its scale begins. */
export function inBase(value: number, { factor, dimension, offset = 0 }: Unit): Amount {
  return { value: value * factor + offset, dimension };
}

/** The numbers alone, whatever their units. */
export function plainValue(term: Term, letters: Readonly<Record<string, number>> = {}): number | null {
  if (term.kind === "constant") return term.value;
  if (term.kind === "number") return term.unit?.shown === "%" ? term.written.value / 100 : term.written.value;
  if (term.kind === "letter") return letters[term.name] ?? null;
  if (term.kind === "call") {
    const of = plainValue(term.of, letters);
    if (of === null) return null;
    return term.name === "sqrt" ? Math.sqrt(of) : term.name === "ln" ? Math.log(of) : Math.log10(of);
  }
  const [left, right] = [plainValue(term.left, letters), plainValue(term.right, letters)];
  if (left === null || right === null) return null;
  if (term.sign === "+") return left + right;
  if (term.sign === "-") return left - right;
  if (term.sign === "*") return left * right;
  return term.sign === "/" ? left / right : left ** right;
}

export function lettersIn(term: Term): readonly string[] {
  if (term.kind === "letter") return [term.name];
  if (term.kind === "call") return lettersIn(term.of);
  return term.kind === "two" ? [...lettersIn(term.left), ...lettersIn(term.right)] : [];
}

export function hasUnit(term: Term): boolean {
  if (term.kind === "number") return term.unit !== null;
  if (term.kind === "call") return hasUnit(term.of);
  return term.kind === "two" && (hasUnit(term.left) || hasUnit(term.right));
}

/** "1 + 3%", "75%": numbers that are no measures of anything. */
export function isOfPercents(term: Term): boolean {
  if (term.kind === "number") return term.unit === null || term.unit.shown === "%";
  if (term.kind === "call") return isOfPercents(term.of);
  return term.kind !== "two" || (isOfPercents(term.left) && isOfPercents(term.right));
}

/** Nothing is left to be worked out: a number, a fraction, 49π. */
export function isPlainTerm(term: Term): boolean {
  if (term.kind === "number" || term.kind === "constant") return true;
  if (term.kind !== "two") return false;
  const { sign, left, right } = term;
  const isMinus = left.kind === "constant" && left.value === -1;
  if (sign === "*")
    return (
      (isMinus || right.kind === "constant" || right.kind === "number" || isMeasuredPi(right)) &&
      isPlainTerm(left) &&
      isPlainTerm(right) &&
      (isMinus || right.kind !== "number" || right.written.length === 0)
    );
  if (sign === "/")
    return (
      left.kind === "number" &&
      right.kind === "number" &&
      left.unit === null &&
      isReduced(left.written.value, right.written.value)
    );
  // "2 h 24 min"
  return sign === "+" && hasUnit(left) && hasUnit(right) && left.kind === "number" && right.kind === "number";
}

/** Of "25π cm²" what stands behind the number. */
function isMeasuredPi(of: Term): boolean {
  return of.kind === "two" && of.sign === "*" && of.left.kind === "constant" && of.right.kind === "number";
}

function isReduced(above: number, below: number): boolean {
  const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
  return Number.isInteger(above) && Number.isInteger(below) && common(above, below) === 1 && below < 1000;
}
