import type { Letter } from "./grade.ts";
import { type Book, classResult } from "./grade-book.ts";
import { withChanges } from "./grade-goals.ts";
import { gpaOf, leastFor, scaleOfClass, withoutNoise } from "./grade-scale.ts";

/** One class that has to end better than it stands. */
export type Raise = {
  readonly classId: string;
  readonly from: number;
  readonly percent: number;
  readonly letter: Letter;
};

/** What the classes have to end at for a GPA over all of them. [GRD-8] */
export type GpaGoal =
  | { readonly kind: "reached" }
  /** Every other class keeps the letter it has. */
  | { readonly kind: "raises"; readonly raises: readonly Raise[]; readonly gpa: number }
  | { readonly kind: "unreachable"; readonly best: number };

/**
 * The raises that ask for the fewest percents in all, over every way to choose them. A class can still get what its rows
 * that wait would bring at 100 %; where none waits nobody knows what comes, and so it may be anything up to 100 %.
 * Null: no class counts in the GPA yet.
 */
export function gpaGoal(books: readonly Book[], target: number): GpaGoal | null {
  const classes = books.filter(({ course }) => !course.outsideGpa).flatMap((book) => choicesIn(book) ?? []);
  const credits = classes.reduce((sum, one) => sum + one.credits, 0);
  if (credits <= 0) return null;
  let ways: readonly Way[] = [{ points: 0, cost: 0, raises: [] }];
  for (const { choices, credits: worth } of classes) {
    ways = worthwhile(
      ways.flatMap((way) =>
        choices.map(({ gpa, raise }) => ({
          points: withoutNoise(way.points + gpa * worth),
          cost: way.cost + (raise ? raise.percent - raise.from : 0),
          raises: raise ? [...way.raises, raise] : way.raises,
        })),
      ),
    );
  }
  const enough = ways.find(({ points }) => points >= target * credits - 1e-9);
  const most = ways.at(-1)?.points ?? 0;
  if (!enough) return { kind: "unreachable", best: withoutNoise(most / credits) };
  if (enough.raises.length === 0) return { kind: "reached" };
  return { kind: "raises", raises: enough.raises, gpa: withoutNoise(enough.points / credits) };
}

type Way = { readonly points: number; readonly cost: number; readonly raises: readonly Raise[] };
type Choice = { readonly gpa: number; readonly raise: Raise | null };

/** To keep what it has, or to reach one of the letters above that it can. */
function choicesIn(book: Book): { readonly choices: readonly Choice[]; readonly credits: number } | null {
  const { course } = book;
  const { weighted } = classResult(book);
  if (weighted === null) return null;
  const scale = scaleOfClass(course);
  const own = gpaOf(weighted, scale);
  const best = bestOf(book);
  const raises = scale.steps.flatMap(({ letter }): Choice[] => {
    const percent = leastFor(letter, scale);
    if (percent === null || percent <= weighted || percent > best) return [];
    const gpa = gpaOf(percent, scale);
    return gpa > own ? [{ gpa, raise: { classId: course.id, from: weighted, percent, letter } }] : [];
  });
  return { choices: [{ gpa: own, raise: null }, ...raises], credits: course.credits ?? 1 };
}

function bestOf(book: Book): number {
  const open = book.grades.filter(({ state, extraCredit }) => state === "ungraded" && !extraCredit);
  if (open.length === 0) return 100;
  const scores = Object.fromEntries(
    open.map(({ id, score }) => {
      const possible = score?.as === "points" ? score.possible : null;
      const full =
        possible === null
          ? { as: "percent" as const, percent: 100 }
          : { as: "points" as const, earned: possible, possible };
      return [id, full];
    }),
  );
  return classResult(withChanges(book, { scores, added: [], without: [] })).weighted ?? 100;
}

/** By their points, without those for which another brings as many for less. */
function worthwhile(ways: readonly Way[]): readonly Way[] {
  const kept: Way[] = [];
  let cheapest = Number.POSITIVE_INFINITY;
  const byPoints = ways.toSorted(
    (one, other) => other.points - one.points || one.cost - other.cost || one.raises.length - other.raises.length,
  );
  for (const way of byPoints) {
    if (way.cost >= cheapest) continue;
    cheapest = way.cost;
    kept.unshift(way);
  }
  return kept;
}
