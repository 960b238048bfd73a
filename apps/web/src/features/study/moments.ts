import type { Format } from "../../ui/format.ts";

/** The day and the time: two of one title are told apart by it. */
export function momentOf(moment: number, format: Pick<Format, "when" | "time">, now = Date.now()): string {
  const isSoon = now - moment < hourMs;
  return isSoon ? format.when(moment, now) : `${format.when(moment, now)}, ${format.time(moment)}`;
}

const hourMs = 3_600_000;

export function factsOf(...facts: readonly (string | undefined)[]): string {
  return facts.filter((one) => one !== undefined && one !== "").join(" · ");
}
