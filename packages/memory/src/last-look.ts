/** Of what is remembered of a side: when it was answered, and when it is to be asked again. */
type Returning = { readonly due: number; readonly last: number; readonly phase: "learning" | "known" | "relearning" };

/**
 * When a side that is learned for an exam is asked again: as its memory has it, but not after a last look on the day
 * before the exam, which begins at `lastLook`. Who answers on that day or later has had it. [FLA-3]
 */
export function returnOf(state: Returning, lastLook: number | null): number {
  return isLastLook(state, lastLook) ? Math.min(state.due, lastLook ?? state.due) : state.due;
}

export function isLastLook({ due, last, phase }: Returning, lastLook: number | null): boolean {
  return lastLook !== null && phase === "known" && last < lastLook && due > lastLook;
}
