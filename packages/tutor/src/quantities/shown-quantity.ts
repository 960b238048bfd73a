import type { Given } from "./read-quantities.ts";
import type { Amount } from "./terms.ts";
import { type Dimension, dimensions, isSameDimension, type Unit, unitAt } from "./units.ts";

const names: readonly (readonly [Dimension, string])[] = [
  [dimensions.length, "m"],
  [dimensions.area, "m^2"],
  [dimensions.volume, "m^3"],
  [dimensions.mass, "kg"],
  [dimensions.time, "s"],
  [dimensions.speed, "m/s"],
  [dimensions.acceleration, "m/s^2"],
  [dimensions.force, "N"],
  [dimensions.energy, "J"],
  [dimensions.power, "W"],
  [dimensions.pressure, "Pa"],
  [dimensions.density, "kg/m^3"],
  [dimensions.momentum, "kg\\,m/s"],
  [dimensions.stiffness, "N/m"],
  [dimensions.current, "A"],
  [dimensions.charge, "C"],
  [dimensions.voltage, "V"],
  [dimensions.resistance, "\\Omega"],
  [dimensions.frequency, "Hz"],
  [dimensions.temperature, "K"],
  [dimensions.heatCapacity, "J/(kg\\,K)"],
  [dimensions.latentHeat, "J/kg"],
  [dimensions.amount, "mol"],
  [dimensions.molarMass, "kg/mol"],
  [dimensions.concentration, "mol/m^3"],
  [dimensions.molarVolume, "m^3/mol"],
  [dimensions.perMole, "mol^{-1}"],
];

/** Units chemists write, by their size in base units. */
const usual: readonly (readonly [Dimension, number, string])[] = [
  [dimensions.concentration, 1000, "mol/L"],
  [dimensions.molarMass, 1e-3, "g/mol"],
  [dimensions.speed, 1 / 3.6, "km/h"],
];

export function siUnit({ shown }: Pick<Unit, "shown">): string {
  return `\\mathrm{${shown
    .replace(/[²³]/g, (sign) => (sign === "²" ? "^2" : "^3"))
    .replace(/([a-zA-Z])([23])(?!\d)/g, "$1^$2")
    .replace(/°/g, "^{\\circ}")
    .replace(/Ω|ohms?/g, "\\Omega")
    .replace(/%/g, "\\%")
    .replace(/\$/g, "\\$")
    .replace(/µ/g, "\\mu ")
    .replace(/\s+/g, "\\,")}}`;
}

/** Four figures, and a power of ten where the number is very large or small. */
export function shownNumber(value: number): string {
  if (value === 0) return "0";
  const size = Math.floor(Math.log10(Math.abs(value)));
  if (size > 5 || size < -3) {
    const front = Number((value / 10 ** size).toPrecision(4));
    return `${front === 1 ? "" : `${front} \\cdot `}10^{${size}}`;
  }
  return String(Number(value.toPrecision(Math.max(4, Math.min(size + 1, 6)))));
}

export function shownGiven(given: Given): string {
  const name =
    given.label === null
      ? ""
      : `${given.label === "DT" ? "\\Delta T" : given.label.replace(/^(rho|lambda|mu)$/, "\\$1 ").replace(/(\d)$/, "_$1")} = `;
  return `${name}${shownNumber(given.written)}${given.unit === null ? "" : `\\,${siUnit(given.unit)}`}`;
}

/** What is reckoned from kilometres and hours is told in them, not in metres and seconds. */
export function usualUnit({ dimension }: Amount, givens: readonly Given[]): Unit | null {
  const own = givens.find(({ unit }) => unit !== null && isSameDimension(unit.dimension, dimension))?.unit;
  if (own) return own;
  const isPerHour = givens.some(({ unit }) => unit !== null && /km\/h|km h|时|mph/.test(unit.shown));
  const has = (name: string) => givens.some(({ unit }) => unit?.shown === name);
  const names = isPerHour
    ? ["km", "h"]
    : has("km") && givens.some(({ unit }) => /^h/.test(unit?.shown ?? ""))
      ? ["km/h"]
      : [];
  return (
    names.flatMap((name) => unitAt(name)?.unit ?? []).find((unit) => isSameDimension(unit.dimension, dimension)) ?? null
  );
}

/** In the unit that is asked for, or in the base unit of its kind. */
export function shownAmount({ value, dimension }: Amount, unit: Unit | null): string {
  if (unit !== null && isSameDimension(unit.dimension, dimension))
    return `${shownNumber((value - (unit.offset ?? 0)) / unit.factor)}\\,${siUnit(unit)}`;
  const own = usual.find(([each, factor]) => isSameDimension(each, dimension) && factor !== 1 / 3.6);
  if (own !== undefined) return `${shownNumber(value / own[1])}\\,\\mathrm{${own[2]}}`;
  const name = names.find(([each]) => isSameDimension(each, dimension))?.[1];
  return `${shownNumber(value)}${name === undefined ? "" : `\\,\\mathrm{${name}}`}`;
}
