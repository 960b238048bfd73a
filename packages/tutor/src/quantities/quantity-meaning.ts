import type { Rounding } from "../rounding.ts";
import type { Amount } from "./terms.ts";
import type { Unit } from "./units.ts";

/** A quantity that is asked for, and what is true on the way to it. */
export type QuantityMeaning = {
  readonly kind: "quantity";
  /** In base units; more than one where schools take other constants. */
  readonly answers: readonly Amount[];
  /** The unit the problem asks for by its name. */
  readonly unit: Unit | null;
  /** The problem names no unit, so an answer has to. */
  readonly needsUnit: boolean;
  /** What is given and what comes out between. */
  readonly stages: readonly Amount[];
  /** Units the problem speaks of: numbers without one may be in any of them. */
  readonly units: readonly Unit[];
  /** Made of two of those: "240/3" of kilometres and hours. Only a reckoning without units may be in one. */
  readonly joined: readonly Unit[];
  readonly hasDegrees: boolean;
  /** What the asked quantity is called. */
  readonly symbols: readonly string[];
  /** Letters with their values, as the laws have them. */
  readonly letters: Readonly<Record<string, readonly Amount[]>>;
  /** As many figures as the data have, at most three. */
  readonly figures: number;
  /** How exactly the problem wants it: "to 3 s.f.". */
  readonly rounding?: Rounding | null;
};
