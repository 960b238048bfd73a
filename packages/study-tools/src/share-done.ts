import { heardBy, type Stage, stages } from "@jotter/analysis/stages";

/** About how much of the time each takes of a book. */
const weights: Readonly<Record<Stage, number>> = {
  reading: 3,
  definitions: 1,
  terms: 5,
  ranking: 3,
  sifting: 2,
  sentences: 2,
};
/** What a tool makes of it all. */
const rest = 3;
const whole = stages.reduce((sum, stage) => sum + weights[stage], rest);

/**
 * Does the work and tells how much of it is done, from 0 to below 1 and never less than before. Each text passes every
 * stage once, and is read twice: to find what its writer left for themselves, and without that.
 */
export function withShares<Made>(texts: number, tell: (share: number) => void, work: () => Made): Made {
  const passed = new Map<Stage, number>();
  let last = -1;
  const hear = (stage: Stage, share: number) => {
    const before = passed.get(stage) ?? 0;
    if (share === 1) passed.set(stage, before + 1);
    const done = stages.reduce((sum, one) => {
      const passes = (passed.get(one) ?? 0) + (one === stage && share < 1 ? share : 0);
      return sum + weights[one] * Math.min(1, passes / (one === "reading" ? 2 * texts : texts));
    }, 0);
    const told = Math.floor((100 * done) / whole) / 100;
    if (told <= last) return;
    last = told;
    tell(told);
  };
  return heardBy(hear, work);
}
