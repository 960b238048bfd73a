import type { Review } from "@jotter/domain/card";
import type { Forgetting, Strength } from "./forgetting.ts";
import type { MemoryState } from "./replay.ts";
import { countedAnswers } from "./replay.ts";
import { dayMs, type Scheduler } from "./scheduler.ts";

/** How long a student takes to answer, and to read what was never asked before. */
export type Pace = { readonly answer: number; readonly first: number };

export type AnswerTimes = {
  readonly examAt: number;
  /** The moments at which a side may be answered, ascending. */
  readonly moments: readonly number[];
  readonly pace: Pace;
  readonly scheduler: Scheduler;
};

/** What comes of it if one side is answered at some of the moments. */
export type Effect = {
  /** The chance that it is known at the exam. */
  readonly recall: number;
  /** Expected seconds, for each of those moments. */
  readonly seconds: readonly number[];
};

/**
 * What is expected of answers at these moments (their places, ascending). It is known with the chance of its recall, and
 * then counts as Good; else it slips, and is answered Good ten minutes later. What was never asked counts as slipped, and
 * what was missed at its last answer as not known until the next one.
 * After an answer two cases are reckoned on: it was known, or it slipped, each as strong as its kind is on average.
 */
export function effectOf(state: MemoryState | null, places: readonly number[], times: AnswerTimes): Effect {
  const { forgetting } = times.scheduler;
  let cases: readonly Case[] = state && !state.isMissed ? [{ chance: 1, strength: state }] : [];
  let last = state?.last ?? 0;
  const seconds = places.map((place) => {
    const at = times.moments[place] ?? times.examAt;
    const days = Math.max(0, (at - last) / dayMs);
    last = at;
    if (cases.length === 0 && state) {
      cases = [{ chance: 1, strength: forgetting.after(state, 3, Math.round(days)) }];
      return times.pace.answer;
    }
    if (cases.length === 0) {
      cases = [{ chance: 1, strength: relearned(null, 0, 0, forgetting) }];
      return times.pace.first + times.pace.answer;
    }
    const next = answered(cases, days, forgetting);
    cases = next.cases;
    return times.pace.answer * (1 + next.slips);
  });
  const untilExam = (times.examAt - last) / dayMs;
  const recall = cases.reduce((sum, { chance, strength }) => {
    return sum + chance * forgetting.recall(untilExam, strength.stability);
  }, 0);
  return { recall, seconds };
}

/** The median of what they took; what somebody left lying for minutes is no answer's time. */
export function paceOf(logs: readonly (readonly Review[])[]): Pace {
  const taken = logs.flatMap((log) => countedAnswers(log).flatMap(({ ms }) => (ms && ms < longestMs ? [ms] : [])));
  if (taken.length < fewAnswers) return usualPace;
  const median = taken.toSorted((one, other) => one - other)[Math.floor(taken.length / 2)] ?? 0;
  const answer = Math.max(1, median / 1000);
  return { answer, first: answer + usualPace.first - usualPace.answer };
}

export const usualPace: Pace = { answer: 12, first: 20 };

const longestMs = 120_000;
const fewAnswers = 20;

type Case = { readonly chance: number; readonly strength: Strength };

function answered(cases: readonly Case[], days: number, forgetting: Forgetting) {
  const whole = Math.round(days);
  const known: Case[] = [];
  const slipped: Case[] = [];
  for (const { chance, strength } of cases) {
    const recall = forgetting.recall(days, strength.stability);
    known.push({ chance: chance * recall, strength: forgetting.after(strength, 3, whole, recall) });
    if (recall < 1) {
      const strengthAfter = relearned(strength, whole, recall, forgetting);
      slipped.push({ chance: chance * (1 - recall), strength: strengthAfter });
    }
  }
  const slips = slipped.reduce((sum, { chance }) => sum + chance, 0);
  return { cases: [known, slipped].flatMap(together), slips };
}

function relearned(before: Strength | null, days: number, recall: number, forgetting: Forgetting): Strength {
  return forgetting.after(forgetting.after(before, 1, days, recall), 3, 0);
}

/** One case for several of a kind. Stabilities are spread over magnitudes, so it is their logarithm that has a mean. */
function together(cases: readonly Case[]): readonly Case[] {
  const [first, ...others] = cases;
  if (!first || others.length === 0) return cases;
  let [chance, logarithm, difficulty] = [0, 0, 0];
  for (const one of cases) {
    chance += one.chance;
    logarithm += one.chance * Math.log(one.strength.stability);
    difficulty += one.chance * one.strength.difficulty;
  }
  if (chance <= 0) return [first];
  return [{ chance, strength: { stability: Math.exp(logarithm / chance), difficulty: difficulty / chance } }];
}
