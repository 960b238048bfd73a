import { letters } from "@jotter/domain/grade";
import { letterOf, percentOf } from "@jotter/domain/grade-scale";
import type { NumberClues } from "@jotter/domain/typed-scale";
import { readScore } from "./score-text.ts";

/** What a student aims at, "A-" or "92,5": the least percent that is enough for it. */
export function targetPercent(typed: string, clues?: NumberClues): number | undefined {
  const read = readScore(typed, clues);
  if (read.kind !== "given") return undefined;
  const { score } = read;
  if (score.as === "percent") return score.percent;
  // "14" where grades are out of 20; "14/20" is a score and no target.
  if (score.as === "points") return read.scale ? percentOf(score) : undefined;
  // No cut-off leads to an A+: it is given for more than an A asks for.
  return score.letter === "A+" ? 97 : leastFor(score.letter);
}

/** The next better letter: the question most students come with. */
export function nextTarget(weighted: number | null): string {
  if (weighted === null) return "A";
  const better = letters.indexOf(letterOf(weighted)) - 1;
  return letters[Math.max(1, better)] ?? "A";
}

/** All cut-offs are whole percents. */
function leastFor(letter: string): number {
  for (let percent = 0; percent <= 100; percent++) if (letterOf(percent) === letter) return percent;
  return 100;
}
