import type { Course } from "./course.ts";
import type { Score } from "./grade.ts";
import { type NumberScale, scaleOf, smallest } from "./table-scale.ts";

/** What tells what a plain number is. */
export type NumberClues = {
  /** What the student said of this class. Null: they are about to say it. */
  readonly said?: NumberScale | null | undefined;
  /** The scores of the class that are there already. */
  readonly others: readonly Score[];
  readonly language: string;
};

/** What was said of a class, as far as this version knows it: a newer one may know other scales. */
export function saidScale({ numberScale }: Pick<Course, "numberScale">): NumberScale | undefined {
  if (numberScale?.as === "percent" || numberScale?.as === "german") return { as: numberScale.as };
  const possible = numberScale?.as === "points" ? numberScale.possible : undefined;
  return possible !== undefined && possible > 0 ? { as: "points", possible } : undefined;
}

/**
 * What a single number is that somebody typed as a score, as a table would be understood [GRD-10]. Null: nobody can tell,
 * so the student is asked; a 2 is never silently 2 %. [GRD-9]
 */
export function typedScale(
  { value, isGerman }: { readonly value: number; readonly isGerman: boolean },
  { said, others, language }: NumberClues,
): NumberScale | null {
  if (said === null) return null;
  if (isGerman) return { as: "german" };
  if (said) return fitting(said, value, others);
  const own = onlyPossible(others);
  if (own !== null && own <= smallest && value <= own) return { as: "points", possible: own };
  const guess = (values: readonly number[]) =>
    scaleOf({ scoreHeads: [], heads: [], values, hasGermanWords: false, language });
  const alone = guess([value]);
  const percents = others.flatMap((score) => (score.as === "percent" ? score.percent : []));
  if (alone === null && value === 0) return { as: "percent" };
  if (alone?.as === "percent" || !percents.some((percent) => percent > smallest)) return alone;
  // Percents beside it may be converted grades where schools have such.
  return language === "en" ? { as: "percent" } : null;
}

function fitting(said: NumberScale, value: number, others: readonly Score[]): NumberScale | null {
  if (said.as === "percent") {
    // Of a class with quizzes out of 10 an 8 may be one of those, whatever was said of a 92.
    const isSmall = value !== 0 && value <= smallest;
    return isSmall && others.some((score) => score.as === "points" && score.possible <= smallest) ? null : said;
  }
  if (said.as === "points") return value <= said.possible ? said : null;
  if (value >= 1 && value <= 6) return said;
  return value === 0 || value > smallest ? { as: "percent" } : null;
}

/** What is possible where all is in points, of the same number each. */
function onlyPossible(scores: readonly Score[]): number | null {
  const [first] = scores;
  if (first?.as !== "points") return null;
  return scores.every((score) => score.as === "points" && score.possible === first.possible) ? first.possible : null;
}
