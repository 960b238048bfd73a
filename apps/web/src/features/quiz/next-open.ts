import type { TakenQuestion } from "@jotter/study-tools/quiz/stored";

/** The next question without an answer, from the one at hand on and then from the begin; null when none is left. */
export function nextOpen(all: readonly TakenQuestion[], place: number | null): number | null {
  const open = all.filter((one) => one.answer === null && one.place !== place);
  return (open.find((one) => place !== null && one.place > place) ?? open[0])?.place ?? null;
}
