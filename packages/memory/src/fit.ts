import type { Review } from "@jotter/domain/card";
import type { MemoryFit } from "@jotter/domain/memory-fit";
import { clipParameters } from "ts-fsrs";
import { triedOn } from "./fit-figures.ts";
import { type AnswerHistory, foreseen, historiesIn, type Span, surpriseAt, surprises } from "./fit-loss.ts";
import { usualWeights } from "./forgetting.ts";
import { dayMs } from "./scheduler.ts";

export type FitOptions = {
  /** The log of every card. */
  readonly logs: readonly (readonly Review[])[];
  /** Lets others work, after each of `fitSteps`. */
  readonly pause: () => Promise<void>;
};

/** The answers that tell something of forgetting, and the days they span. */
export type Evidence = { readonly answers: number; readonly days: number };

export type Fit = ({ readonly kind: "tooFew" } & Evidence) | ({ readonly kind: "fitted" } & Omit<MemoryFit, "at">);

/**
 * Weights of FSRS as this student's own answers have them. They are learned from the older four fifths, beginning with
 * those that fit most people and drawn back to them, so that few answers change little. They are better if they foresee
 * the newest fifth, which was not learned from, by more than chance would have it. [FLA-2]
 */
export async function fittedWeights({ logs, pause }: FitOptions): Promise<Fit> {
  const all = historiesIn(logs);
  const moments = tellingMoments(all);
  const evidence = evidenceOf(moments);
  if (!isEnough(evidence)) return { kind: "tooFew", ...evidence };

  const cut = moments[Math.floor(moments.length * learnedShare)] ?? 0;
  const histories = newest(all);
  const weights = await learned(histories, { from: Number.NEGATIVE_INFINITY, to: cut }, pause);
  const heldBack = { from: cut, to: Number.POSITIVE_INFINITY };
  const usual = foreseen(histories, usualWeights, heldBack);
  const own = foreseen(histories, weights, heldBack);
  const gains = usual.map(({ chance, isKnown }, place) => {
    return surpriseAt(chance, isKnown) - surpriseAt(own[place]?.chance ?? chance, isKnown);
  });
  return {
    kind: "fitted",
    answers: evidence.answers,
    heldBack: usual.length,
    right: mean(usual.map(({ isKnown }) => (isKnown ? 1 : 0))),
    usual: triedOn(usual),
    own: triedOn(own),
    isBetter: mean(gains) > standardError(gains),
    weights: [...weights],
  };
}

export function evidenceIn(logs: FitOptions["logs"]): Evidence {
  return evidenceOf(tellingMoments(historiesIn(logs)));
}

export function isEnough({ answers, days }: Evidence): boolean {
  return answers >= fewestAnswers && days >= fewestDays;
}

/** Whether to fit unasked: first as soon as there is enough, then once a week where the answers are not the same any more. */
export function isTimeToFit(
  evidence: Evidence,
  before: Pick<MemoryFit, "at" | "answers"> | null,
  now: number,
): boolean {
  if (!isEnough(evidence)) return false;
  // Answers go too, with a deck that is deleted.
  return before === null || (isWeekOld(before, now) && Math.abs(evidence.answers - before.answers) >= fewestNew);
}

export function isWeekOld({ at }: Pick<MemoryFit, "at">, now: number): boolean {
  return now - at >= 7 * dayMs;
}

export const fewestAnswers = 400;
export const fewestDays = 30;
/** The fifth that is held back of the fewest answers is 80: with these, all of it is new to the fit before. */
const fewestNew = 100;
const learnedShare = 0.8;
/** More teach nothing new and take longer. */
const mostAnswers = 12_000;
export const fitSteps = 40;
const stride = 0.08;
/** How widely weights differ between students, as logarithms: what is seen once holds for hours or for weeks. */
const spreadOf = (place: number) => (place < 4 ? 0.8 : 0.25);

/** Adam, over the logarithms of what the usual weights are multiplied by; slopes are measured. */
async function learned(histories: readonly AnswerHistory[], span: Span, pause: FitOptions["pause"]) {
  const costOf = (factors: readonly number[]) => {
    const found = surprises(histories, weightsBy(factors), span);
    const drawn = factors.reduce((sum, factor, place) => sum + (factor / spreadOf(place)) ** 2 / 2, 0);
    return (found.reduce((sum, one) => sum + one, 0) + drawn) / found.length;
  };
  let factors: readonly number[] = usualWeights.map(() => 0);
  let best = { factors, cost: costOf(factors) };
  let slopes = factors;
  let squares = factors;
  for (let step = 1; step <= fitSteps; step++) {
    await pause();
    const here = costOf(factors);
    if (here < best.cost) best = { factors, cost: here };
    const measured = factors.map((factor, place) => (costOf(factors.with(place, factor + nudge)) - here) / nudge);
    slopes = slopes.map((slope, place) => 0.9 * slope + 0.1 * (measured[place] ?? 0));
    squares = squares.map((square, place) => 0.99 * square + 0.01 * (measured[place] ?? 0) ** 2);
    const pace = (stride * (1 - step / (fitSteps + 1)) * Math.sqrt(1 - 0.99 ** step)) / (1 - 0.9 ** step);
    factors = factors.map((factor, place) => {
      return factor - (pace * (slopes[place] ?? 0)) / (Math.sqrt(squares[place] ?? 0) + 1e-8);
    });
  }
  return weightsBy(costOf(factors) < best.cost ? factors : best.factors);
}

const nudge = 1e-3;

function weightsBy(factors: readonly number[]): readonly number[] {
  return clipParameters(
    usualWeights.map((weight, place) => weight * Math.exp(factors[place] ?? 0)),
    1,
  );
}

function tellingMoments(histories: readonly AnswerHistory[]): readonly number[] {
  const telling = histories.flatMap((history) => history.filter(({ isTelling }) => isTelling));
  return telling.map(({ at }) => at).toSorted((one, other) => one - other);
}

function evidenceOf(moments: readonly number[]): Evidence {
  return { answers: moments.length, days: ((moments.at(-1) ?? 0) - (moments[0] ?? 0)) / dayMs };
}

function newest(histories: readonly AnswerHistory[]): readonly AnswerHistory[] {
  let left = mostAnswers;
  const latest = (history: AnswerHistory) => history.at(-1)?.at ?? 0;
  return histories
    .toSorted((one, other) => latest(other) - latest(one))
    .filter((history) => {
      left -= history.length;
      return left + history.length > 0;
    });
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}

function standardError(numbers: readonly number[]): number {
  const middle = mean(numbers);
  const variance = numbers.reduce((sum, number) => sum + (number - middle) ** 2, 0) / Math.max(1, numbers.length - 1);
  return Math.sqrt(variance / Math.max(1, numbers.length));
}
