import type { Review } from "@jotter/domain/card";
import { clipParameters } from "ts-fsrs";
import { type AnswerHistory, historiesIn, surprises } from "./fit-loss.ts";
import { usualWeights } from "./forgetting.ts";
import { dayMs } from "./scheduler.ts";

export type FitOptions = {
  /** The log of every card. */
  readonly logs: readonly (readonly Review[])[];
  /** Lets others work, after each step. */
  readonly pause: () => Promise<void>;
};

export type Fit =
  | { readonly kind: "tooFew"; readonly answers: number; readonly days: number }
  | {
      /** Refused where they foresee the newest answers no better than the weights that fit most people. */
      readonly kind: "accepted" | "refused";
      readonly weights: readonly number[];
      readonly answers: number;
      /** Mean log loss on the newest fifth of the answers, which was not learned from; less is better. */
      readonly loss: { readonly usual: number; readonly fitted: number };
    };

/**
 * Weights of FSRS as this student's own answers have them. They are learned from the older four fifths, beginning with
 * those that fit most people and drawn back to them, so that few answers change little. They are accepted if they are
 * better on the newest fifth by more than chance would have it. [FLA-2]
 */
export async function fittedWeights({ logs, pause }: FitOptions): Promise<Fit> {
  const all = historiesIn(logs);
  const moments = all.flatMap((history) => history.filter(({ isTelling }) => isTelling).map(({ at }) => at));
  const inOrder = moments.toSorted((one, other) => one - other);
  const days = ((inOrder.at(-1) ?? 0) - (inOrder[0] ?? 0)) / dayMs;
  if (inOrder.length < fewestAnswers || days < fewestDays) return { kind: "tooFew", answers: inOrder.length, days };

  const cut = inOrder[Math.floor(inOrder.length * learnedShare)] ?? 0;
  const histories = newest(all);
  const weights = await learned(histories, { from: Number.NEGATIVE_INFINITY, to: cut }, pause);
  const heldBack = { from: cut, to: Number.POSITIVE_INFINITY };
  const usual = surprises(histories, usualWeights, heldBack);
  const fitted = surprises(histories, weights, heldBack);
  const gains = usual.map((surprise, place) => surprise - (fitted[place] ?? surprise));
  const kind = mean(gains) > standardError(gains) ? "accepted" : "refused";
  return { kind, weights, answers: inOrder.length, loss: { usual: mean(usual), fitted: mean(fitted) } };
}

const fewestAnswers = 400;
const fewestDays = 30;
const learnedShare = 0.8;
/** More teach nothing new and take longer. */
const mostAnswers = 12_000;
const steps = 40;
const stride = 0.08;
/** How widely weights differ between students, as logarithms: what is seen once holds for hours or for weeks. */
const spreadOf = (place: number) => (place < 4 ? 0.8 : 0.25);

type Span = { readonly from: number; readonly to: number };

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
  for (let step = 1; step <= steps; step++) {
    await pause();
    const here = costOf(factors);
    if (here < best.cost) best = { factors, cost: here };
    const measured = factors.map((factor, place) => (costOf(factors.with(place, factor + nudge)) - here) / nudge);
    slopes = slopes.map((slope, place) => 0.9 * slope + 0.1 * (measured[place] ?? 0));
    squares = squares.map((square, place) => 0.99 * square + 0.01 * (measured[place] ?? 0) ** 2);
    const pace = (stride * (1 - step / (steps + 1)) * Math.sqrt(1 - 0.99 ** step)) / (1 - 0.9 ** step);
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
