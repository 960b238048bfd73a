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
  /** What another program knew of it before this answer, where that came with the cards. */
  readonly from?: Strength;
}[];

export function historiesIn(logs: readonly (readonly Review[])[]): readonly AnswerHistory[] {
  return logs.flatMap((log) => {
    const answers = countedAnswers(log);
    const sides = [...new Set(answers.map(({ side }) => side ?? 0))];
    return sides.map((one) => historyOf(answers.filter(({ side }) => (side ?? 0) === one)));
  });
}

/** A telling answer: the chance that was given to it, and whether it was known. */
export type Foreseen = { readonly chance: number; readonly isKnown: boolean };

/** Every telling answer between two moments, as these weights foresee it. */
export function foreseen(
  histories: readonly AnswerHistory[],
  weights: readonly number[],
  span: Span,
): readonly Foreseen[] {
  const found: Foreseen[] = [];
  eachTelling(histories, weights, span, (chance, isKnown) => found.push({ chance, isKnown }));
  return found;
}

/** The surprise at each of them: the log loss is its mean. */
export function surprises(
  histories: readonly AnswerHistory[],
  weights: readonly number[],
  span: Span,
): readonly number[] {
  const found: number[] = [];
  eachTelling(histories, weights, span, (chance, isKnown) => found.push(surpriseAt(chance, isKnown)));
  return found;
}

export function surpriseAt(chance: number, isKnown: boolean): number {
  return -Math.log(Math.max(leastChance, isKnown ? chance : 1 - chance));
}

export type Span = { readonly from: number; readonly to: number };

/** Called and not collected: a fit goes over all answers a thousand times. */
function eachTelling(
  histories: readonly AnswerHistory[],
  weights: readonly number[],
  { from, to }: Span,
  tell: (chance: number, isKnown: boolean) => void,
): void {
  const { recall, after } = forgettingBy(weights);
  for (const history of histories) {
    let strength: Strength | null = null;
    for (const { at, rating, days, isTelling, from: known } of history) {
      if (at >= to) break;
      if (known) strength = known;
      const chance: number = strength ? recall(days, strength.stability) : 0;
      if (isTelling && at >= from) tell(chance, rating !== 1);
      strength = after(strength, rating, days, chance);
    }
  }
}

/** Nothing is so sure that it may cost more than this to be wrong. */
const leastChance = 1e-4;

/** What another program knew is where its answers, and those after it, begin. */
function historyOf(answers: readonly Review[]): AnswerHistory {
  return answers.flatMap(({ at, rating, set }, place): AnswerHistory => {
    if (set || rating === undefined) return [];
    const before = answers[place - 1];
    const days = Math.max(0, Math.floor(at / dayMs) - Math.floor((before?.at ?? at) / dayMs));
    const { stability, difficulty } = before?.set ?? {};
    const known = stability && difficulty ? { from: { stability, difficulty } } : {};
    return [{ at, rating, days, isTelling: place > 0 && days > 0, ...known }];
  });
}
