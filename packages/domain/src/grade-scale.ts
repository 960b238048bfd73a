import type { Letter, Score } from "./grade.ts";

/** [GRD-4] The same cut-offs give the letter. An A+ can only be entered: no cut-off leads to it. */
const scale: readonly { readonly from: number; readonly gpa: number; readonly letter: Letter }[] = [
  { from: 93, gpa: 4, letter: "A" },
  { from: 90, gpa: 3.7, letter: "A-" },
  { from: 87, gpa: 3.3, letter: "B+" },
  { from: 83, gpa: 3, letter: "B" },
  { from: 80, gpa: 2.7, letter: "B-" },
  { from: 77, gpa: 2.3, letter: "C+" },
  { from: 73, gpa: 2, letter: "C" },
  { from: 70, gpa: 1.7, letter: "C-" },
  { from: 67, gpa: 1.3, letter: "D+" },
  { from: 63, gpa: 1, letter: "D" },
  { from: 60, gpa: 0.7, letter: "D-" },
  { from: Number.NEGATIVE_INFINITY, gpa: 0, letter: "F" },
];

export function gpaOf(percent: number): number {
  return stepOf(percent)?.gpa ?? 0;
}

export function letterOf(percent: number): Letter {
  return stepOf(percent)?.letter ?? "F";
}

/**
 * A percent as it is shown, with no more digits than asked for unless they would tell another letter than it has:
 * beside "A-" nobody reads 93 %, and nobody is told of 90 % what is 89.6. A half is rounded up, as teachers do.
 */
export function shownPercent(percent: number, digits: 0 | 1 | 2 = 2): number {
  for (let some: number = digits; some <= mostDigits; some++) {
    const size = 10 ** some;
    const rounded = Math.round(withoutNoise(percent * size) + binaryHalf) / size;
    if (letterOf(rounded) === letterOf(percent)) return rounded;
  }
  const size = 10 ** mostDigits;
  return Math.floor(withoutNoise(percent * size)) / size;
}

const mostDigits = 2;
/** 78.725 is stored as a little less. */
const binaryHalf = 1e-9;

/** More than this is a slip of the keys, and so is less than nothing. */
export const percentMaximum = 1000;

/** What an entered letter stands for: the middle of its range, and half of everything for an F. */
const letterPercents: Readonly<Record<Letter, number>> = {
  "A+": 98.5,
  A: 95,
  "A-": 91.5,
  "B+": 88.5,
  B: 85,
  "B-": 81.5,
  "C+": 78.5,
  C: 75,
  "C-": 71.5,
  "D+": 68.5,
  D: 65,
  "D-": 61.5,
  F: 50,
};

export function percentOf(score: Score): number {
  if (score.as === "percent") return score.percent;
  if (score.as === "letter") return letterPercents[score.letter];
  return (100 * score.earned) / score.possible;
}

/**
 * Without what binary fractions add: 2.046 of 2.2 is 93 %, but comes out as 92.99999999999999.
 * An average of real scores is either on a cut-off or much further from it than a billionth of a percent, while the
 * sums of a whole class are wrong by less than a thousandth of that. So nothing is rounded that a teacher could tell.
 */
export function withoutNoise(value: number): number {
  return Math.abs(value) < 1e6 ? Math.round(value * 1e9) / 1e9 : value;
}

function stepOf(percent: number) {
  const exact = withoutNoise(percent);
  return scale.find((step) => exact >= step.from);
}
