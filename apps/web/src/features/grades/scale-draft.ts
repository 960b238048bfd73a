import type { Course } from "@jotter/domain/course";
import { type Letter, letters } from "@jotter/domain/grade";
import { areCutOffs, type Scale, scaleOfClass, standardScale } from "@jotter/domain/grade-scale";
import { readPercent } from "./score-text.ts";

/** The letters that can have a cut-off: what is below all of them is an F. */
export const cutOffLetters = letters.filter((letter) => letter !== "F");

/** A class's cut-offs as they are being typed; a letter that the class does not give is empty. */
export type ScaleDraft = { readonly from: Readonly<Partial<Record<Letter, string>>>; readonly rounds: boolean };

/** Scales that many schools have, by the name of their text. */
export const presets = {
  standard: standardScale,
  whole: of([
    ["A", 90],
    ["B", 80],
    ["C", 70],
    ["D", 60],
  ]),
  plus: of([["A+", 97], ...standardScale.steps.map(({ letter, from }) => [letter, from] as const)]),
  seven: of([
    ["A", 93],
    ["B", 85],
    ["C", 77],
    ["D", 70],
  ]),
} as const;

export type Preset = keyof typeof presets;

export function scaleDraftOf(course: Pick<Course, "scale">, number: (value: number) => string): ScaleDraft {
  return draftFor(scaleOfClass(course), number);
}

export function draftFor({ steps, rounds }: Scale, number: (value: number) => string): ScaleDraft {
  return { from: Object.fromEntries(steps.map(({ letter, from }) => [letter, number(from)])), rounds };
}

/** Undefined where it is no scale: a cut-off that is no number, or a letter that asks for less than the one below it. */
export function scaleIn({ from, rounds }: ScaleDraft): Course["scale"] | undefined {
  const typed = cutOffLetters.filter((letter) => from[letter]?.trim());
  const steps = typed.map((letter) => ({ letter, from: readPercent(from[letter] ?? "") ?? Number.NaN }));
  if (!areCutOffs(steps)) return undefined;
  const byLetter = Object.fromEntries(steps.map((step) => [step.letter, step.from]));
  return { from: byLetter, rounding: rounds ? "whole" : "none" };
}

/** Which of the usual ones it is, if it is one. */
export function presetOf({ from }: ScaleDraft): Preset | null {
  const found = Object.entries(presets).find(([, { steps }]) =>
    cutOffLetters.every((letter) => {
      return readPercent(from[letter] ?? "") === steps.find((step) => step.letter === letter)?.from;
    }),
  );
  return found ? (found[0] as Preset) : null;
}

function of(steps: readonly (readonly [Letter, number])[]): Scale {
  return { steps: steps.map(([letter, from]) => ({ letter, from })), rounds: false };
}
