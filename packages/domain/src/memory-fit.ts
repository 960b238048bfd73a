import { z } from "zod/mini";
import { later } from "./later.ts";

/** Between which numbers each weight of FSRS-6 lies. Those of another FSRS want a field of their own. */
export const weightBounds: readonly (readonly [least: number, most: number])[] = [
  ...Array.from({ length: 4 }, () => [0.001, 100] as const),
  ...([
    [1, 10],
    [0.001, 4],
    [0.001, 4],
    [0.001, 0.75],
    [0, 4.5],
    [0, 0.8],
  ] as const),
  ...([
    [0.001, 3.5],
    [0.001, 5],
    [0.001, 0.25],
    [0.001, 0.9],
    [0, 4],
    [0, 1],
  ] as const),
  ...([
    [1, 6],
    [0, 2],
    [0, 2],
    [0.01, 0.8],
    [0.1, 0.8],
  ] as const),
];

const Share = z.number().check(z.minimum(0), z.maximum(1));
const Count = z.int().check(z.minimum(0));

/** One way to reckon, held against answers it had not learned from. */
const WayTried = later(() =>
  z.object({
    /** Mean log loss; less is better. */
    loss: z.number().check(z.minimum(0)),
    /** The share it expected to be right. */
    expected: Share,
    /** How far what it expected was from what happened. */
    off: Share,
  }),
);
export type WayTried = z.infer<typeof WayTried>;

/** How a student forgets, as their own answers have it, with both ways tried on answers held back. [FLA-2] */
export const MemoryFit = later(() =>
  z.object({
    at: z.number().check(z.positive()),
    answers: Count,
    heldBack: Count,
    /** Of those held back, the share that was right. */
    right: Share,
    usual: WayTried,
    own: WayTried,
    /** Better than the usual ones by more than chance would have it. */
    isBetter: z.boolean(),
    weights: z.array(z.number()).check(z.refine(isWithinBounds)),
  }),
);
export type MemoryFit = z.infer<typeof MemoryFit>;

/** What a student's settings say of it. What does not hold there means the usual way. */
export type MemoryChoice = { readonly memoryFit?: unknown; readonly memoryWay?: unknown };

export function memoryFitIn({ memoryFit }: MemoryChoice): MemoryFit | null {
  return MemoryFit.safeParse(memoryFit).data ?? null;
}

/** The fit that is reckoned by; null where it is the usual way. */
export function fitInUse(choice: MemoryChoice): MemoryFit | null {
  const fit = memoryFitIn(choice);
  return fit?.isBetter && choice.memoryWay !== "usual" ? fit : null;
}

/** What stands for each way where it is noted which one the days of all cards follow. */
export function wayInUse(choice: MemoryChoice): number {
  return fitInUse(choice)?.at ?? 0;
}

/** Noted instead of a way where the days of some cards follow what a deck wanted before. */
export const daysBehind = -1;

function isWithinBounds(weights: readonly number[]): boolean {
  const isWithin = (weight: number, place: number) => {
    const [least, most] = weightBounds[place] ?? [1, 0];
    return weight >= least && weight <= most;
  };
  return weights.length === weightBounds.length && weights.every(isWithin);
}
