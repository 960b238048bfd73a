import type { Rating, Review } from "@jotter/domain/card";
import { MemoryFit, weightBounds } from "@jotter/domain/memory-fit";
import fc from "fast-check";
import { CLAMP_PARAMETERS, W17_W18_Ceiling } from "ts-fsrs";
import { describe, expect, test } from "vitest";
import { evidenceIn, type Fit, fitSteps, fittedWeights, isEnough, isTimeToFit } from "./fit.ts";
import { historiesIn, surprises } from "./fit-loss.ts";
import { forgettingBy, type Strength, usualWeights } from "./forgetting.ts";
import { afterAnswer, type MemoryState } from "./replay.ts";
import { dayMs, schedulerFor } from "./scheduler.ts";

const scheduler = schedulerFor({ retention: 0.9 });
const start = Date.UTC(2026, 0, 5, 16);

describe("weights of one's own", () => {
  test.each<readonly [string, Readonly<Record<number, number>>]>([
    ["forgets what is new within hours", { 0: 0.1, 1: 0.1, 2: 0.1, 3: 0.1 }],
    ["gains little by each answer", { 0: 0.5, 1: 0.5, 2: 0.5, 3: 0.5, 8: 0.4 }],
    ["keeps for long what was seen once", { 0: 8, 1: 8, 2: 8, 3: 5 }],
    ["forgets along a steeper curve", { 20: 3 }],
  ])("foresee better a student who %s, and get near what could be known of them [FLA-2]", async (_, factors) => {
    const own = usualWeights.map((weight, place) => weight * (factors[place] ?? 1));
    const fits = await Promise.all([7, 8, 9].map((seed) => triedOn(simulated(own, seed, 300), own)));
    const [usual, fitted, known] = [mean(fits, "usual"), mean(fits, "fitted"), mean(fits, "known")];
    expect(fits.filter(({ isBetter }) => isBetter).length).toBeGreaterThanOrEqual(2);
    expect(usual - fitted).toBeGreaterThan(0.5 * (usual - known));
  });

  test("are not claimed where the usual ones are the student's own [FLA-2]", async () => {
    const fits = await Promise.all(
      [1, 2, 3, 4].map((seed) => triedOn(simulated(usualWeights, seed, 300), usualWeights)),
    );
    for (const { isBetter, usual, fitted } of fits) expect(!isBetter || usual - fitted < 0.005).toBe(true);
    expect(fits.filter(({ isBetter }) => !isBetter).length).toBeGreaterThanOrEqual(3);
  });

  test("want 400 answers that tell something, over 30 days, and are reckoned in steps [FLA-2]", async () => {
    expect(await fitOf([])).toEqual({ kind: "tooFew", answers: 0, days: 0 });
    const few = simulated(usualWeights, 1, 60);
    expect(await fitOf(few)).toMatchObject({ kind: "tooFew" });
    const inOneWeek = simulated(usualWeights, 1, 300).map((log) => log.filter(({ at }) => at < start + 20 * dayMs));
    expect(await fitOf([...inOneWeek, ...inOneWeek, ...inOneWeek])).toMatchObject({ kind: "tooFew" });
    let pauses = 0;
    const pause = async () => {
      pauses++;
    };
    const fit = await fittedWeights({ logs: simulated(usualWeights, 1, 130), pause });
    expect(fit.kind).toBe("fitted");
    expect(pauses).toBe(fitSteps);
  });
});

describe("a fit", () => {
  test("is what the settings keep, with both ways tried on the fifth that was held back [FLA-2]", async () => {
    const own = usualWeights.map((weight, place) => weight * (place < 4 ? 0.1 : 1));
    const logs = simulated(own, 7, 300);
    const fit = await fitOf(logs);
    if (fit.kind === "tooFew") throw new Error("There are enough answers.");
    const { kind: _, ...kept } = fit;
    expect(MemoryFit.parse({ ...kept, at: start })).toEqual({ ...kept, at: start });
    expect(fit.answers).toBe(evidenceIn(logs).answers);
    expect(fit.heldBack / fit.answers).toBeCloseTo(0.2, 2);
    expect(fit.isBetter).toBe(true);
    expect(fit.own.off).toBeLessThan(fit.usual.off);
    expect(Math.abs(fit.own.expected - fit.right)).toBeLessThan(Math.abs(fit.usual.expected - fit.right));
  });

  test("has the bounds of FSRS", () => {
    expect(weightBounds).toEqual(CLAMP_PARAMETERS(W17_W18_Ceiling));
  });

  test("is made unasked once there is enough, then a week later at the soonest and with a hundred answers more or fewer [FLA-2]", () => {
    const evidence = fc.record({ answers: fc.nat(3000), days: fc.nat(100) });
    const before = fc.record({ at: fc.nat(100 * dayMs), answers: fc.nat(3000) });
    fc.assert(
      fc.property(evidence, before, fc.nat(200 * dayMs), (some, last, now) => {
        expect(isTimeToFit(some, null, now)).toBe(isEnough(some));
        const isChanged = Math.abs(some.answers - last.answers) >= 100;
        expect(isTimeToFit(some, last, now)).toBe(isEnough(some) && now - last.at >= 7 * dayMs && isChanged);
      }),
    );
    expect(isEnough({ answers: 400, days: 30 })).toBe(true);
    expect(isEnough({ answers: 399, days: 300 })).toBe(false);
    expect(isEnough({ answers: 4000, days: 29.9 })).toBe(false);
  });
});

describe("what is learned from", () => {
  test("is every answer after a night, of each side by itself, and from what another program knew of it [FLA-4]", () => {
    const log: readonly Review[] = [
      { at: start, rating: 3 },
      { at: start + 600_000, rating: 3 },
      { at: start + 3 * dayMs, rating: 1 },
      { at: start + 4 * dayMs, side: 1, rating: 3 },
      { at: start + 9 * dayMs, side: 1, rating: 3 },
      { at: start + 10 * dayMs, side: 1, undoes: start + 9 * dayMs },
    ];
    const imported: readonly Review[] = [
      { at: start, set: { stability: 9, difficulty: 5 } },
      { at: start + 9 * dayMs, rating: 3 },
    ];
    const telling = historiesIn([log, imported])
      .flat()
      .filter(({ isTelling }) => isTelling);
    const from = { stability: 9, difficulty: 5 };
    expect(telling).toEqual([
      { at: start + 3 * dayMs, rating: 1, days: 3, isTelling: true },
      { at: start + 9 * dayMs, rating: 3, days: 9, isTelling: true, from },
    ]);
    expect(evidenceIn([log, imported])).toEqual({ answers: 2, days: 6 });
    const [known] = surprises(historiesIn([imported]), usualWeights, { from: start, to: start + 30 * dayMs });
    expect(known).toBeCloseTo(-Math.log(0.9), 4);
    const state = afterAnswer(afterAnswer(null, 3, start, scheduler), 3, start + 600_000, scheduler);
    const chance = scheduler.recall(3, state.stability);
    const [surprise] = surprises(historiesIn([log]), usualWeights, { from: start, to: start + 30 * dayMs });
    expect(surprise).toBeCloseTo(-Math.log(1 - chance), 4);
  });
});

/** The losses on what was held back, with that of the weights the student really has. */
async function triedOn(logs: readonly (readonly Review[])[], own: readonly number[]) {
  const fit = await fitOf(logs);
  if (fit.kind === "tooFew") throw new Error("There are enough answers.");
  const histories = historiesIn(logs);
  const telling = histories.flat().filter(({ isTelling }) => isTelling);
  const moments = telling.map(({ at }) => at).toSorted((one, other) => one - other);
  const from = moments[Math.floor(moments.length * 0.8)] ?? 0;
  const found = surprises(histories, own, { from, to: Number.POSITIVE_INFINITY });
  return {
    isBetter: fit.isBetter,
    usual: fit.usual.loss,
    fitted: fit.own.loss,
    known: found.reduce((sum, one) => sum + one, 0) / found.length,
  };
}

type Loss = "usual" | "fitted" | "known";

function mean(fits: readonly Readonly<Record<Loss, number>>[], loss: Loss): number {
  return fits.reduce((sum, fit) => sum + fit[loss], 0) / fits.length;
}

function fitOf(logs: readonly (readonly Review[])[]): Promise<Fit> {
  return fittedWeights({ logs, pause: async () => {} });
}

/** A student of these weights, who is asked when the usual ones would ask, more or less, for four months. */
function simulated(weights: readonly number[], seed: number, cards: number): readonly (readonly Review[])[] {
  const random = randomFrom(seed);
  const { recall, after } = forgettingBy(weights);
  return Array.from({ length: cards }, () => {
    const log: Review[] = [];
    let state: MemoryState | null = null;
    let strength: Strength | null = null;
    let at = start + Math.floor(random() * 110) * dayMs;
    let last = at;
    while (at < start + 120 * dayMs) {
      const days: number = Math.floor(at / dayMs) - Math.floor(last / dayMs);
      const isKnown = strength ? random() < recall(days, strength.stability) : random() < 0.5;
      const rating: Rating = isKnown ? (random() < 0.85 ? 3 : random() < 0.5 ? 2 : 4) : 1;
      log.push({ at, rating });
      strength = after(strength, rating, days);
      state = afterAnswer(state, rating, at, scheduler);
      last = at;
      const late: number = state.phase === "known" ? Math.floor(random() * 3) * dayMs : 0;
      at = Math.max(at + 60_000, state.due + late);
    }
    return log;
  });
}

function randomFrom(seed: number): () => number {
  let state = seed * 7919 + 1;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
