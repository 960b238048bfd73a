import type { Course } from "./course.ts";
import { type Letter, letters, type Score } from "./grade.ts";

/** From which percent on a class gives which letter, the best first; what is below all of them is an F. [GRD-9] */
export type Scale = {
  readonly steps: readonly { readonly letter: Letter; readonly from: number }[];
  /** Whether half a percent is given before the cut-offs: 89.5 is a 90. */
  readonly rounds: boolean;
};

/** [GRD-4] The same cut-offs give the letter. An A+ can only be entered: no cut-off leads to it. */
export const standardScale: Scale = {
  steps: [
    { from: 93, letter: "A" },
    { from: 90, letter: "A-" },
    { from: 87, letter: "B+" },
    { from: 83, letter: "B" },
    { from: 80, letter: "B-" },
    { from: 77, letter: "C+" },
    { from: 73, letter: "C" },
    { from: 70, letter: "C-" },
    { from: 67, letter: "D+" },
    { from: 63, letter: "D" },
    { from: 60, letter: "D-" },
  ],
  rounds: false,
};

/** What a letter is worth in a GPA, whatever a class asks for it. */
const points: Readonly<Record<Letter, number>> = {
  "A+": 4,
  A: 4,
  "A-": 3.7,
  "B+": 3.3,
  B: 3,
  "B-": 2.7,
  "C+": 2.3,
  C: 2,
  "C-": 1.7,
  "D+": 1.3,
  D: 1,
  "D-": 0.7,
  F: 0,
};

/** Nothing beyond these can be a cut-off. */
export const cutOffMaximum = 200;

/** A class's own scale as far as this version can read it; the usual one where it has none, or one that is no scale. */
export function scaleOfClass({ scale }: Pick<Course, "scale">): Scale {
  if (!scale) return standardScale;
  const steps = letters.flatMap((letter) => {
    const from = letter === "F" ? undefined : scale.from[letter];
    return from === undefined ? [] : [{ letter, from }];
  });
  return areCutOffs(steps) ? { steps, rounds: scale.rounding === "whole" } : standardScale;
}

/** Each letter asks for more than the one below it. */
export function areCutOffs(steps: Scale["steps"]): boolean {
  return (
    steps.length > 0 &&
    steps.every(
      ({ from }, at) => from > 0 && from <= cutOffMaximum && from < (steps[at - 1]?.from ?? Number.POSITIVE_INFINITY),
    )
  );
}

export function gpaOf(percent: number, scale?: Scale): number {
  return points[letterOf(percent, scale)];
}

export function letterOf(percent: number, { steps, rounds }: Scale = standardScale): Letter {
  const exact = withoutNoise(rounds ? percent + half : percent);
  const enough = rounds ? Math.floor(exact) : exact;
  return steps.find(({ from }) => enough >= from)?.letter ?? "F";
}

const half = 0.5;

/** The least percent that is enough for a letter; where the class does not give it, for the next better one it gives. */
export function leastFor(letter: Letter, scale: Scale = standardScale): number | null {
  if (letter === "F") return 0;
  const { steps, rounds } = scale;
  const wanted = letters.indexOf(letter);
  const step = steps.findLast((one) => letters.indexOf(one.letter) <= wanted);
  if (step) return rounds ? Math.ceil(step.from) - half : step.from;
  // No cut-off leads to an A+: schools that give it begin at 97.
  return letter === "A+" ? Math.max(97, steps[0]?.from ?? 0) : null;
}

/** The letter above, which counts more in the GPA, and where it begins. Null: there is none. */
export function nextLetter(percent: number, scale: Scale = standardScale) {
  const gpa = gpaOf(percent, scale);
  const step = scale.steps.findLast(({ letter }) => points[letter] > gpa);
  const from = step && leastFor(step.letter, scale);
  return step && from !== undefined && from !== null ? { letter: step.letter, from } : null;
}

/**
 * A percent as it is shown, with no more digits than asked for unless they would tell another letter than it has:
 * beside "A-" nobody reads 93 %, and nobody is told of 90 % what is 89.6. A half is rounded up, as teachers do.
 */
export function shownPercent(percent: number, digits: 0 | 1 | 2 = 2, scale: Scale = standardScale): number {
  for (let some: number = digits; some <= mostDigits; some++) {
    const size = 10 ** some;
    const rounded = Math.round(withoutNoise(percent * size) + binaryHalf) / size;
    if (letterOf(rounded, scale) === letterOf(percent, scale)) return rounded;
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

export function percentOf(score: Score, scale: Scale = standardScale): number {
  if (score.as === "percent") return score.percent;
  if (score.as === "letter") return percentOfLetter(score.letter, scale);
  return (100 * score.earned) / score.possible;
}

/** By the class's own cut-offs a letter gives itself again; one that the class does not give, the next one below it. */
function percentOfLetter(letter: Letter, scale: Scale): number {
  const usual = letterPercents[letter];
  if (scale === standardScale) return usual;
  const step = scale.steps.find((one) => letters.indexOf(one.letter) >= letters.indexOf(letter));
  const from = step ? (leastFor(step.letter, scale) ?? 0) : 0;
  const above = step ? scale.steps[scale.steps.indexOf(step) - 1] : scale.steps.at(-1);
  const to = above ? (leastFor(above.letter, scale) ?? from) : Math.max(100, from);
  const isUsual = from <= usual && (above ? usual < to : usual <= to);
  return step?.letter !== letter && isUsual ? usual : (from + to) / 2;
}

/**
 * Without what binary fractions add: 2.046 of 2.2 is 93 %, but comes out as 92.99999999999999.
 * An average of real scores is either on a cut-off or much further from it than a billionth of a percent, while the
 * sums of a whole class are wrong by less than a thousandth of that. So nothing is rounded that a teacher could tell.
 */
export function withoutNoise(value: number): number {
  return Math.abs(value) < 1e6 ? Math.round(value * 1e9) / 1e9 : value;
}
