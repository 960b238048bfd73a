import { isDay } from "./days.ts";
import type { CalendarEvent } from "./event.ts";
import { type RuleProblem, readRule } from "./recurrence.ts";
import { isZone } from "./zones.ts";

/** An event as it is before anything was typed; what is known already is handed in. [CAL-1] */
export function newEvent(now: number, known: Partial<CalendarEvent> & Pick<CalendarEvent, "start">): CalendarEvent {
  return {
    type: "other",
    title: "",
    description: "",
    end: known.start,
    zone: null,
    classId: null,
    rule: null,
    except: [],
    createdAt: now,
    updatedAt: now,
    ...known,
  };
}

export type EventProblem =
  | "blank-title"
  | "no-such-day"
  | "ends-before-it-starts"
  /** One of start and end is a day, the other a time. */
  | "half-all-day"
  | "unknown-zone"
  | "unreadable-rule"
  | "unsupported-rule";

/** What a student has to mend before it can be saved. */
export function eventProblem(event: CalendarEvent): EventProblem | undefined {
  if (event.title.trim() === "") return "blank-title";
  if (!isDay(event.start.slice(0, 10)) || !isDay(event.end.slice(0, 10))) return "no-such-day";
  if (event.start.length !== event.end.length) return "half-all-day";
  if (event.end < event.start) return "ends-before-it-starts";
  if (event.zone !== null && !isZone(event.zone)) return "unknown-zone";
  if (event.rule === null) return undefined;
  const rule = readRule(event.rule);
  return rule.ok ? undefined : problemOfRule[rule.problem.kind];
}

const problemOfRule: Readonly<Record<RuleProblem["kind"], EventProblem>> = {
  unreadable: "unreadable-rule",
  unsupported: "unsupported-rule",
};
