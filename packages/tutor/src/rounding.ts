/** How exactly a number is asked for or given. */
export type Rounding =
  | { readonly kind: "figures"; readonly count: number }
  | { readonly kind: "decimals"; readonly count: number };

const figures =
  /(\d+)\s*(?:significant|signifikante|s\.?\s?f\.?(?![a-z])|sig\.? ?figs?|cifras significativas|chiffres significatifs|gültige|位有效数字|桁の有効数字)|有効数字\s*(\d+)/iu;
const decimals =
  /(\d+)\s*(?:decimals?|decimal places|d\.?p\.?(?![a-z])|nachkommastellen|dezimalen|decimales|décimales|位小数)|小数第\s*(\d+)/iu;

export function roundingIn(text: string): Rounding | null {
  const [, one, other] = figures.exec(text) ?? [];
  if (one !== undefined || other !== undefined) return { kind: "figures", count: Number(one ?? other) };
  const [, first, second] = decimals.exec(text) ?? [];
  return first === undefined && second === undefined ? null : { kind: "decimals", count: Number(first ?? second) };
}

/** A number as it is written, without its unit: its value, and how exactly it says it. */
export type Written = {
  readonly value: number;
  readonly decimals: number;
  readonly figures: number;
  readonly text: string;
};

export function writtenNumber(text: string, decimalComma: boolean): Written | null {
  const plain = text.trim().replace(/\{,\}/g, ",");
  const [whole] = /^[-+]?\d+(?:[.,]\d+)?$/.exec(plain) ?? [];
  if (whole === undefined) return null;
  if (whole.includes(",") && !decimalComma) return null;
  const [before = "", after = ""] = whole.replace(",", ".").split(".");
  const digits = `${before.replace(/[-+]/, "")}${after}`.replace(/^0+/, "");
  return {
    value: Number(`${before}.${after}0`),
    decimals: after.length,
    figures: Math.max(1, digits.length),
    text: whole,
  };
}

/** Whether a number is another one, rounded to the decimals it has; a last digit may be cut instead. */
export function isRoundingOf(written: Written, exact: number): boolean {
  const unit = 10 ** -written.decimals;
  return Math.abs(written.value - exact) <= unit / 2 + 1e-9 * Math.max(1, Math.abs(exact));
}

export function fits(written: Written, rounding: Rounding): boolean {
  if (rounding.kind === "decimals") return written.decimals === rounding.count;
  // Noughts before the point may count or not.
  const least = written.decimals > 0 ? written.figures : written.text.replace(/\D/g, "").replace(/^0+|0+$/g, "").length;
  return (
    written.figures === rounding.count ||
    (written.decimals === 0 && least <= rounding.count && written.figures >= rounding.count)
  );
}

/** Whether a number is another one, rounded to so many decimals. */
export function roundedBy(written: number, exact: number, decimals: number): boolean {
  return Math.abs(written - exact) <= 10 ** -decimals / 2 + 1e-9 * Math.max(1, Math.abs(exact));
}
