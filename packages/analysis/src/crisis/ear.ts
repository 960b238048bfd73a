import { earFeatures } from "./ear-features.ts";
import { ear } from "./ear-learned.ts";

/** What the word lists made of a sentence: one more thing the ear goes by. */
export type ByRules = "danger" | "doubt" | "nothing";

/**
 * How much a text sounds like somebody in danger: above `earLimits` it is asked after or taken for it. Learned by
 * `npm run learn:danger` from what students write (decision 025).
 */
export function soundOfDanger(text: string, byRules: ByRules): number {
  const features = earFeatures(text);
  let sum = 0;
  for (const place of features) sum += weightAt(place);
  return ear.bias + ear.rules[byRules] + (sum * ear.step) / Math.sqrt(features.size);
}

/** A sign of sixteen each, "8" for nothing. */
function weightAt(place: number): number {
  return Number.parseInt(ear.weights.charAt(place), 16) - 8;
}
