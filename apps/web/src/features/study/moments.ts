import type { Format } from "../../ui/format.ts";

/** The time, and the day where that is another: two of one title are told apart by it. */
export function momentOf(moment: number, format: Pick<Format, "when" | "time">, now = Date.now()): string {
  const isToday = new Date(moment).toDateString() === new Date(now).toDateString();
  return isToday ? format.time(moment) : `${format.when(moment, now)}, ${format.time(moment)}`;
}

export function factsOf(...facts: readonly (string | undefined)[]): string {
  return facts.filter((one) => one !== undefined && one !== "").join(" · ");
}
