import { letters } from "@jotter/domain/grade";
import { leastFor, letterOf, percentOf, type Scale, standardScale } from "@jotter/domain/grade-scale";
import type { NumberClues } from "@jotter/domain/typed-scale";
import { readScore } from "./score-text.ts";

/** What a student aims at, "A-" or "92,5": the least percent that is enough for it. */
export function targetPercent(typed: string, clues?: NumberClues, scale?: Scale): number | undefined {
  const read = readScore(typed, clues);
  if (read.kind !== "given") return undefined;
  const { score } = read;
  if (score.as === "percent") return score.percent;
  // "14" where grades are out of 20; "14/20" is a score and no target.
  if (score.as === "points") return read.scale ? percentOf(score) : undefined;
  return leastFor(score.letter, scale) ?? undefined;
}

/** The next better letter: the question most students come with. */
export function nextTarget(weighted: number | null, scale: Scale = standardScale): string {
  if (weighted === null) return "A";
  const there = letters.indexOf(letterOf(weighted, scale));
  const better = scale.steps.findLast(({ letter }) => letters.indexOf(letter) < there);
  return (better ?? scale.steps[0])?.letter ?? "A";
}
