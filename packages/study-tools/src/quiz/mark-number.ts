import type { Language } from "@jotter/domain/settings";
import { almost, type Mark, right, wrong } from "./mark.ts";
import { type Quantity, quantitiesOf } from "./quantity.ts";

type Asked = {
  readonly answer: string;
  readonly unit?: string | undefined;
  readonly tolerance?: number | undefined;
  readonly language: Language;
};

/** Any form that is equal counts: other units, powers, fractions, a sum. Null where the answer is no number. [QUZ-2] */
export function markNumber({ answer, unit, tolerance = 0, language }: Asked, given: string): Mark | null {
  const [bare] = quantitiesOf(answer, language);
  if (!bare) return null;
  const [full] = unit === undefined ? [bare] : quantitiesOf(`${answer} ${unit}`, language);
  const wanted = full ?? bare;
  const marks = quantitiesOf(given, language).map((one) =>
    compared(one, wanted, { isUnitShown: unit !== undefined, tolerance }),
  );
  return marks.toSorted((one, other) => other.share - one.share)[0] ?? wrong;
}

/** What a number was taken for, to be said while it is typed; null where it is none. */
export function readAs(given: string, language: Language): Quantity | null {
  return quantitiesOf(given, language)[0] ?? null;
}

type Rules = { readonly isUnitShown: boolean; readonly tolerance: number };

function compared(given: Quantity, wanted: Quantity, { isUnitShown, tolerance }: Rules): Mark {
  if (given.unit === "" && wanted.unit === "%") {
    if (isClose(given.base * 100, wanted.base, wanted.step, tolerance)) return right;
    return isClose(given.base, wanted.base, wanted.step, tolerance) ? (isUnitShown ? right : almost(0.5)) : wrong;
  }
  // A quarter is 25 %, and who is asked for a percentage may write the sign.
  if (given.unit === "%" && wanted.unit === "" && !isUnitShown)
    return [given.base / 100, given.base].some((base) => isClose(base, wanted.base, wanted.step, tolerance))
      ? right
      : wrong;
  if (given.unit === "" && wanted.unit !== "") {
    const isSame = isClose(given.value, wanted.value, wanted.step / factorOf(wanted), tolerance);
    const isWhole = isClose(given.base, wanted.base, wanted.step, tolerance);
    if (!isSame && !isWhole) return roughly(given.value, wanted.value, wanted);
    // What is counted need not be said again; a measure has to be.
    return isUnitShown || !wanted.isMeasure ? right : almost(0.5);
  }
  if ((given.isMeasure || wanted.isMeasure) && given.unit !== wanted.unit && wanted.unit !== "") return wrong;
  if (isClose(given.base, wanted.base, wanted.step, tolerance)) return right;
  // "How long, in cm?": the question says what is counted, and the answer is the number alone.
  const isBare = wanted.unit === "" && wanted.value === wanted.base;
  if (isBare && given.isMeasure && isClose(given.value, wanted.value, wanted.step, tolerance)) return right;
  return roughly(given.base, wanted.base, wanted);
}

function factorOf({ value, base }: Quantity): number {
  return value === 0 ? 1 : base / value;
}

/** As exact as the answer is written. */
function isClose(given: number, wanted: number, step: number, tolerance: number): boolean {
  const gap = Math.abs(given - wanted);
  return gap <= Math.abs(wanted) * Math.max(1e-9, tolerance) || gap < (step / 2) * (1 + 1e-9);
}

/** Rounded more than the answer is. A year or a count has nothing near it. */
function roughly(given: number, wanted: number, { step, isMeasure }: Quantity): Mark {
  const isExact = step === 0 && !isMeasure;
  return !isExact && Math.abs(given - wanted) <= 0.01 * Math.abs(wanted) ? almost(0.5) : wrong;
}
