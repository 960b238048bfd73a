import type { Grade } from "./grade.ts";
import { plainWord } from "./table-words.ts";

/**
 * The places of grades that are there already: the same class, name, day and score. Each that is there answers for one
 * of the table, as two homeworks may be alike. So a file that comes twice adds nothing.
 */
export function doublesIn(coming: readonly Grade[], there: Iterable<Grade>): ReadonlySet<number> {
  const left = new Map<string, number>();
  for (const grade of there) left.set(keyOf(grade), (left.get(keyOf(grade)) ?? 0) + 1);
  const doubles = new Set<number>();
  coming.forEach((grade, place) => {
    const count = left.get(keyOf(grade)) ?? 0;
    if (count === 0) return;
    left.set(keyOf(grade), count - 1);
    doubles.add(place);
  });
  return doubles;
}

/** Work that waited for its score is another thing once it has one. */
function keyOf({ classId, name, date, score, state }: Grade): string {
  return JSON.stringify([classId, plainWord(name) || name, date, scoreKey(score), state === "ungraded"]);
}

function scoreKey(score: Grade["score"]): readonly (string | number)[] {
  if (!score) return [];
  if (score.as === "letter") return [score.letter];
  return score.as === "percent" ? [score.percent] : [score.earned, score.possible];
}
