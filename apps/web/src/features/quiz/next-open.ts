import type { TakenQuestion } from "@jotter/study-tools/quiz/stored";

/** The next question without an answer, from the one at hand on and then from the begin; null when none is left. */
export function nextOpen(all: readonly TakenQuestion[], place: number | null): number | null {
  const open = all.filter((one) => one.answer === null && one.place !== place);
  return (open.find((one) => place !== null && one.place > place) ?? open[0])?.place ?? null;
}

/** Where one goes on when this question goes: to the one after it, or before where it is the last; null where it is all. */
export function placeBeside(all: readonly TakenQuestion[], place: number): number | null {
  const others = all.filter((one) => one.place !== place);
  return (others.find((one) => one.place > place) ?? others.at(-1))?.place ?? null;
}
