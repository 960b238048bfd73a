import type { Language } from "@jotter/domain/settings";
import { usesDecimalComma } from "../reading/read-line.ts";

/** A number as it is written: its value, how much its last digit is worth, and how many figures count. */
export type NumberFound = {
  readonly value: number;
  readonly step: number;
  readonly figures: number;
  readonly length: number;
};

const powerOfTen = /^\s*(?:[×x·⋅*]|\\cdot|\\times)\s*10\s*(?:\^\s*\{?\(?([-+]?\d+)\)?\}?|([⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+))/;
const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** The number a text begins with; a comma is what the language has it for. */
export function numberAt(text: string, language: Language, isDotGroup = true): NumberFound | null {
  const isComma = usesDecimalComma(language);
  const grouped = isComma
    ? isDotGroup
      ? /^[1-9]\d{0,2}(?:[.\u202f\u00a0 ]\d{3})+(?:,\d+)?(?![\d])/
      : /^[1-9]\d{0,2}(?:[\u202f\u00a0 ]\d{3})+(?:,\d+)?(?![\d])/
    : /^[1-9]\d{0,2}(?:[,\u202f\u00a0 ]\d{3})+(?:\.\d+)?(?![\d])/;
  const group = grouped.exec(text)?.[0];
  const plain = /^(?:\d+(?:[.,]\d+)?|[.]\d+)/.exec(text)?.[0];
  // "0.000 45" has a blank between its decimals.
  const spaced = /^0[.,]\d{3} \d{1,3}(?!\d)/.exec(text)?.[0];
  let written = spaced ?? group ?? plain;
  if (written === undefined) return null;
  if (group === undefined && written.includes(",") && !isComma && !/^\d+,\d{1,2}$/.test(written))
    written = /^\d+/.exec(written)?.[0] ?? written;
  let digits = written.replace(/[\u202f\u00a0 ]/g, "");
  if (group !== undefined && spaced === undefined)
    digits = isComma ? digits.replaceAll(".", "").replace(",", ".") : digits.replaceAll(",", "");
  else digits = digits.replace(",", ".");
  let length = written.length;
  let exponent = 0;
  const shorthand = /^[eE]([-+]?\d+)(?![\d.])/.exec(text.slice(length));
  const ten = powerOfTen.exec(text.slice(length));
  if (shorthand !== null) {
    exponent = Number(shorthand[1]);
    length += shorthand[0].length;
  } else if (ten !== null) {
    exponent = Number(
      ten[1] ?? (ten[2] ?? "").replace("⁻", "-").replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (sign) => String(superscripts.indexOf(sign))),
    );
    length += ten[0].length;
  }
  const decimals = (digits.split(".")[1] ?? "").length;
  const counted = digits.replace(".", "").replace(/^0+/, "");
  return {
    value: Number(digits) * 10 ** exponent,
    step: 10 ** (exponent - decimals),
    figures: Math.max(1, counted.length),
    length,
  };
}

/** Whether a written number is another one, rounded; noughts at its end may count or not. */
export function isRoundedTo(
  { value, step, figures }: Pick<NumberFound, "value" | "step" | "figures">,
  exact: number,
  isStrict = false,
): boolean {
  const slack = 1e-9 * Math.max(Math.abs(exact), 1e-30);
  if (Math.abs(value - exact) <= step / 2 + slack) return true;
  // Of money every figure counts.
  if (isStrict) return false;
  let [unit, left, rest] = [step, figures, Math.round(Math.abs(value) / step)];
  while (rest > 0 && rest % 10 === 0 && left > 2 && step >= 1e-12) {
    [unit, left, rest] = [unit * 10, left - 1, rest / 10];
    if (Math.abs(value - exact) <= unit / 2 + slack) return true;
  }
  return false;
}
