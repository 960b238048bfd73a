import { addDays } from "@jotter/domain/days";
import { daysAhead, daysBehind } from "@jotter/domain/next-up";
import type { Reach } from "../calendar/use-events.ts";

/**
 * Two weeks back for what is overdue, two ahead for every lesson, and two months for what has to be worked for. The
 * start script reads as much.
 */
export function daysAround(today: string): Reach {
  return { from: addDays(today, -daysBehind), to: addDays(today, 14), workUntil: addDays(today, daysAhead) };
}
