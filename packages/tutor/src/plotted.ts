import { type Expression, symbolsOf } from "@jotter/analysis/maths/expression";
import { realValue } from "@jotter/analysis/maths/numeric";
import { plainOf } from "@jotter/analysis/maths/print";
import { Plot } from "@jotter/study-tools/plot";
import { valuesOf } from "./model/kept-back.ts";
import type { Problem } from "./problem.ts";
import { relationsIn } from "./real-sets.ts";

/**
 * The curves of a problem in one unknown, around where it is solved; null where there is nothing to be drawn. It shows the
 * solution, so it is for who has found it or asked for it.
 */
export function plotOf(problem: Problem): Plot | null {
  const curves = curvesOf(problem).map(plainOf);
  const distinct = [...new Set(curves)];
  const values = (placesOf(problem) ?? valuesOf(problem)).filter((value) => Math.abs(value) < 1e5);
  const [least, most] = values.length === 0 ? [0, 0] : [Math.min(...values), Math.max(...values)];
  const around = Math.max(5, most - least);
  const read = Plot.safeParse({
    x: { from: Math.floor(least - around), to: Math.ceil(most + around) },
    curves: distinct.slice(0, 3).map((expression) => ({ expression })),
  });
  return distinct.length > 0 && read.success ? read.data : null;
}

/** Of a curve whose height is asked for, where its peaks are: the height is no place. */
function placesOf({ meaning }: Problem): readonly number[] | null {
  const heights = meaning.kind === "set" || meaning.kind === "features" ? meaning.heights : undefined;
  return heights === undefined || heights.points.length === 0 ? null : heights.points.map(({ at }) => realValue(at));
}

function curvesOf({ meaning }: Problem): readonly Expression[] {
  if (meaning.kind === "derivative" || meaning.kind === "antiderivative") return [meaning.of];
  if (meaning.kind === "features") return [meaning.curve];
  if (meaning.kind !== "set" || meaning.unknowns.length !== 1) return [];
  if (meaning.curve !== undefined) return [meaning.curve];
  const all = relationsIn(meaning.statement).flatMap(({ left, right }) => [left, right]);
  // Of "… = 0" the axis is drawn already.
  const sides = all.filter((side) => !(side.kind === "number" && side.value.n === 0n));
  // A bare unknown on one side is no curve anybody has to see.
  return sides.some((side) => symbolsOf(side).size > 1) ? [] : sides;
}
