import { letters } from "@jotter/domain/grade";
import { leastFor, letterOf, percentOf, type Scale, standardScale } from "@jotter/domain/grade-scale";
import { smallest } from "@jotter/domain/table-scale";
import type { NumberClues } from "@jotter/domain/typed-scale";
import { readNumber, readScore } from "./score-text.ts";

/** What a student aims at, "A-" or "92,5": the least percent that is enough for it. */
export function targetPercent(typed: string, clues?: NumberClues, scale?: Scale): number | undefined {
  const asTyped = readScore(typed, clues);
  // Out of 20 nobody aims at 90: it is a percent.
  const read = asTyped.kind === "unclear" && (readNumber(typed) ?? 0) > smallest ? readScore(typed) : asTyped;
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
