import type { WayTried } from "@jotter/domain/memory-fit";
import { type Foreseen, surpriseAt } from "./fit-loss.ts";

/** What one way to reckon expected of answers, and how far off it was. */
export function triedOn(answers: readonly Foreseen[]): WayTried {
  return {
    loss: mean(answers, ({ chance, isKnown }) => surpriseAt(chance, isKnown)),
    expected: mean(answers, ({ chance }) => chance),
    off: offOf(answers),
  };
}

/**
 * From the least to the most sure in groups: in each, the share expected against the share that was right. Over all
 * answers at once, what was too sure here and not sure enough there would look as if it were neither.
 */
function offOf(answers: readonly Foreseen[]): number {
  const inOrder = answers.toSorted((one, other) => one.chance - other.chance);
  const count = Math.min(mostGroups, Math.max(1, Math.floor(answers.length / fewestInGroup)));
  const groups = Array.from({ length: count }, (_, place) => {
    const [from, to] = [place, place + 1].map((edge) => Math.round((edge * inOrder.length) / count));
    return inOrder.slice(from, to);
  });
  const gaps = groups.map((group) => {
    const gap = mean(group, ({ chance }) => chance) - mean(group, ({ isKnown }) => (isKnown ? 1 : 0));
    return Math.abs(gap) * group.length;
  });
  return gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(1, answers.length);
}

const mostGroups = 5;
/** In fewer, chance alone would look like a fault. */
const fewestInGroup = 40;

function mean<Value>(values: readonly Value[], of: (value: Value) => number): number {
  return values.reduce((sum, value) => sum + of(value), 0) / Math.max(1, values.length);
}
