import type { Rating, Review } from "@jotter/domain/card";
import { forgettingBy, type Strength } from "./forgetting.ts";
import { countedAnswers } from "./replay.ts";
import { dayMs } from "./scheduler.ts";

/** One side's answers, by time, as the reckoning needs them. */
export type AnswerHistory = readonly {
  readonly at: number;
  readonly rating: Rating;
  /** Whole days since the answer before, as FSRS counts them. */
  readonly days: number;
  /** It says something of forgetting: there was an answer before it, and a night between. */
  readonly isTelling: boolean;
}[];

export function historiesIn(logs: readonly (readonly Review[])[]): readonly AnswerHistory[] {
  return logs.flatMap((log) => {
    const answers = countedAnswers(log);
    const sides = [...new Set(answers.map(({ side }) => side ?? 0))];
    return sides.map((one) => historyOf(answers.filter(({ side }) => (side ?? 0) === one)));
  });
}

/** The surprise at each telling answer between two moments, by these weights: the log loss is its mean. */
export function surprises(
  histories: readonly AnswerHistory[],
  weights: readonly number[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly number[] {
  const { recall, after } = forgettingBy(weights);
  const found: number[] = [];
  for (const history of histories) {
    let strength: Strength | null = null;
    for (const { at, rating, days, isTelling } of history) {
      if (at >= to) break;
      const chance: number = strength ? recall(days, strength.stability) : 0;
      if (isTelling && at >= from) found.push(-Math.log(Math.max(leastChance, rating === 1 ? 1 - chance : chance)));
      strength = after(strength, rating, days, chance);
    }
  }
  return found;
}

/** Nothing is so sure that it may cost more than this to be wrong. */
const leastChance = 1e-4;

/** What came with a state and no answers is of another program's reckoning: answers after it tell nothing of these weights. */
function historyOf(answers: readonly Review[]): AnswerHistory {
  if (answers.some(({ set }) => set)) return [];
  return answers.map(({ at, rating = 3 }, place) => {
    const before = answers[place - 1]?.at ?? at;
    const days = Math.max(0, Math.floor(at / dayMs) - Math.floor(before / dayMs));
    return { at, rating, days, isTelling: place > 0 && days > 0 };
  });
}
