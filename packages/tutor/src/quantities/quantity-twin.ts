import type { Language } from "@jotter/domain/settings";
import { usesDecimalComma } from "../reading/read-line.ts";
import type { Chance } from "../varied.ts";
import { toldIn } from "./read-quantities.ts";
import { inTenths } from "./tenths.ts";
import { dimensions, isSameDimension } from "./units.ts";

/** Constants and what belongs to a substance stay as they are. */
const kept = [
  "gasConstant",
  "perMole",
  "gravitation",
  "action",
  "molarMass",
  "heatCapacity",
  "molarVolume",
  "latentHeat",
  "number",
] as const;
const factors = [0.5, 1.5, 2, 2.5, 3, 4, 5];

/** The same problem with other numbers in its text. */
export function variedQuantities(text: string, language: Language, chance: Chance): string {
  const told = toldIn(text, language);
  let changed = told.text;
  for (const given of told.givens.toReversed()) {
    const isKept =
      kept.some((name) => isSameDimension(given.dimension, dimensions[name])) ||
      (given.label === "g" && isSameDimension(given.dimension, dimensions.acceleration)) ||
      given.unit?.offset !== undefined ||
      changed.startsWith("折", given.end);
    if (isKept || given.written === 0) continue;
    const value = Number((Math.abs(given.written) * (factors[chance(factors.length)] ?? 2)).toPrecision(3));
    const written = usesDecimalComma(language) ? String(value).replace(".", ",") : String(value);
    changed = `${changed.slice(0, given.at)}${written}${changed.slice(given.at + given.length)}`;
  }
  return inTenths(changed);
}
