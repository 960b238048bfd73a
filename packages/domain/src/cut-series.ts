import { addDays, daysBetween } from "./days.ts";
import type { CalendarEvent } from "./event.ts";
import { ruleZone } from "./occurrences.ts";
import { type Rule, ruleText, startsBetween } from "./recurrence.ts";
import { instantOf, wallTimeAt } from "./zones.ts";

/** How a series repeats that ends before that start of its own. */
export function ruleBefore(series: Pick<CalendarEvent, "start" | "zone">, rule: Rule, start: string): string {
  const zone = ruleZone(series);
  const dayBefore = addDays(start, -1);
  // The last one before, looked for in ever longer stretches: a class of each week is found in the first.
  let last: string | undefined;
  for (let reach = 16; last === undefined; reach *= 8) {
    const from = daysBetween(series.start, dayBefore) > reach ? addDays(dayBefore, -reach) : series.start;
    last = startsBetween(rule, series.start, from, dayBefore, zone).at(-1);
    if (from === series.start) break;
  }
  return ruleText({ ...rule, count: null, until: untilAt(last ?? series.start, zone) });
}

/** The standard wants an UNTIL in UTC where the times have a zone. */
export function untilAt(start: string, zone: string | null): string {
  return zone === null ? start : `${wallTimeAt(instantOf(start, zone), "UTC")}Z`;
}
