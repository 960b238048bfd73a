import { isDay } from "@jotter/domain/days";
import type { CalendarEvent, EventType, Topic } from "@jotter/domain/event";
import { eventProblem } from "@jotter/domain/new-event";
import { failed, ok, type Result } from "@jotter/domain/result";
import { wallMs, wallOfMs } from "@jotter/domain/zones";
import { type Repeat, type RepeatProblem, repeatOf, repeatProblem, ruleOf } from "./repeat.ts";

/** An event as its form has it: words, also where a number or a date is meant, so that nothing typed is lost. */
export type Draft = {
  readonly type: EventType;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly classId: string | null;
  readonly allDay: boolean;
  readonly startDay: string;
  readonly startTime: string;
  readonly endDay: string;
  readonly endTime: string;
  /** Where these times hold; null is wherever the student is. */
  readonly zone: string | null;
  readonly repeat: Repeat;
  readonly isDone: boolean;
  readonly estimate: string;
  readonly weight: string;
  readonly topics: readonly Topic[];
  /** Typed and not added yet: whoever saves means it, too. */
  readonly newTopic: string;
  readonly noteIds: readonly string[];
  /** Minutes before it; null is as usual. [CAL-6] */
  readonly reminders: readonly number[] | null;
  /** The decks an exam is learned with; null where they stay as they are. */
  readonly deckIds: readonly string[] | null;
};

export type DraftProblem =
  | "no-title"
  | "no-day"
  | "no-time"
  | "ends-before-it-starts"
  | "bad-estimate"
  | "bad-weight"
  | "unknown-zone"
  | "unusable-rule"
  | RepeatProblem;

/** The times are those of this one occurrence, in the event's own zone. */
export function draftOf(event: CalendarEvent, times: Pick<CalendarEvent, "start" | "end"> = event): Draft {
  const { start, end } = times;
  const allDay = start.length === 10;
  return {
    type: event.type,
    title: event.title,
    description: event.description,
    location: event.location ?? "",
    classId: event.classId,
    allDay,
    startDay: start.slice(0, 10),
    startTime: allDay ? "09:00" : start.slice(11),
    endDay: end.slice(0, 10),
    endTime: allDay ? "10:00" : end.slice(11),
    zone: event.zone,
    repeat: repeatOf(event.rule, start.slice(0, 10)),
    isDone: Boolean(event.doneAt),
    estimate: numberText(event.estimateMinutes),
    weight: numberText(event.weight),
    topics: event.topics ?? [],
    newTopic: "",
    noteIds: event.noteIds ?? [],
    reminders: event.reminders ?? null,
    deckIds: null,
  };
}

/** The end keeps its distance when the start moves. */
export function withStart(draft: Draft, start: Partial<Pick<Draft, "startDay" | "startTime">>): Draft {
  const next = { ...draft, ...start };
  const isKnown =
    [draft.startDay, draft.endDay, next.startDay].every(isDay) && next.startTime !== "" && draft.startTime !== "";
  if (!isKnown || draft.endTime === "") return next;
  // What repeats on the weekday of its start goes on doing so.
  const { weekdays } = repeatOf(null, next.startDay);
  const wasPlain = draft.repeat.weekdays.join() === repeatOf(null, draft.startDay).weekdays.join();
  const repeat = wasPlain ? { ...draft.repeat, weekdays } : draft.repeat;
  const length = wallMs(`${draft.endDay}T${draft.endTime}`) - wallMs(`${draft.startDay}T${draft.startTime}`);
  const end = wallOfMs(wallMs(`${next.startDay}T${next.startTime}`) + Math.max(0, length));
  return { ...next, repeat, endDay: end.slice(0, 10), endTime: end.slice(11) };
}

/** An assignment is due at one moment, which is its end: what stood before it moves along. */
export function withDue(draft: Draft, due: Partial<Pick<Draft, "endDay" | "endTime">>): Draft {
  const next = { ...draft, ...due };
  if (!isDay(next.endDay) || !isDay(draft.endDay) || next.endTime === "" || draft.endTime === "") return next;
  const by = wallMs(`${next.endDay}T${next.endTime}`) - wallMs(`${draft.endDay}T${draft.endTime}`);
  const start = wallOfMs(wallMs(`${draft.startDay}T${draft.startTime}`) + by);
  return { ...next, startDay: start.slice(0, 10), startTime: start.slice(11) };
}

/**
 * A new assignment takes no time on the calendar: it is due when the hour that was drawn begins, and where nobody drew
 * one, at the end of its day. All else takes an hour.
 */
export function asNew(draft: Draft, type: EventType, isHourMeant: boolean): Draft {
  const { startDay, startTime } = draft;
  if (type === "assignment") {
    if (draft.type === "assignment") return draft;
    const due = isHourMeant ? startTime : endOfDay;
    return { ...draft, type, startTime: due, endDay: startDay, endTime: due };
  }
  const takesNone = draft.type === "assignment" && draft.endDay === startDay && draft.endTime === startTime;
  if (!takesNone || startTime === "") return { ...draft, type };
  const begins = startTime === endOfDay ? morning : startTime;
  const end = wallOfMs(wallMs(`${startDay}T${begins}`) + hourMs);
  return { ...draft, type, startTime: begins, endDay: end.slice(0, 10), endTime: end.slice(11) };
}

/** What was typed for a new event that was left, put on the day that is chosen now. Null where that was nothing. */
export function wordsOnto(left: Draft, now: Draft, isHourMeant: boolean): Draft | null {
  const {
    type,
    title,
    description,
    location,
    classId,
    estimate,
    weight,
    topics,
    newTopic,
    noteIds,
    reminders = null,
    deckIds = null,
  } = left;
  const words = {
    title,
    description,
    location,
    classId,
    estimate,
    weight,
    topics,
    newTopic,
    noteIds,
    reminders,
    deckIds,
  };
  const typed = [title, description, location, estimate, weight, newTopic, ...topics.map(({ name }) => name)];
  return typed.some((word) => word.trim() !== "") ? { ...asNew(now, type, isHourMeant), ...words } : null;
}

const endOfDay = "23:59";
const morning = "09:00";
const hourMs = 3_600_000;

const topicsMaximum = 500;

/** Only an exam shows its topics: what is typed and out of sight is not meant. */
export function withNewTopic(draft: Draft): Draft {
  const name = draft.newTopic.trim();
  const isMeant = draft.type === "exam" && name !== "" && draft.topics.length < topicsMaximum;
  return { ...draft, newTopic: "", topics: isMeant ? [...draft.topics, { name, done: false }] : draft.topics };
}

/** What a form says, checked; nothing of it is thrown away where something is wrong. */
export function eventOf(
  draft: Draft,
  before: CalendarEvent,
  { now, weekStart, viewerZone }: { readonly now: number; readonly weekStart: number; readonly viewerZone: string },
): Result<CalendarEvent, DraftProblem> {
  if (draft.title.trim() === "") return failed("no-title");
  if (!isDay(draft.startDay) || !isDay(draft.endDay)) return failed("no-day");
  if (!draft.allDay && (draft.startTime === "" || draft.endTime === "")) return failed("no-time");
  const start = draft.allDay ? draft.startDay : `${draft.startDay}T${draft.startTime}`;
  const end = draft.allDay ? draft.endDay : `${draft.endDay}T${draft.endTime}`;
  if (end < start) return failed("ends-before-it-starts");
  const estimateMinutes = numberOf(draft.estimate, 100_000);
  if (estimateMinutes === undefined) return failed("bad-estimate");
  const weight = numberOf(draft.weight, 100);
  if (weight === undefined) return failed("bad-weight");
  const unrepeatable = repeatProblem(draft.repeat, draft.startDay);
  if (unrepeatable) return failed(unrepeatable);
  // Moved to another day, a rule that says its weekday is still the same rule: the series itself may be meant, or only this one.
  const { weekdays: startsOn } = repeatOf(null, draft.startDay);
  const stored = repeatOf(before.rule, draft.startDay);
  const follows = { ...stored, weekdays: startsOn };
  const isMovedAlong = before.start.slice(0, 10) !== draft.startDay && stored.weekdays.length === 1;
  const isSameRepeat = [stored, ...(isMovedAlong ? [follows] : [])].some(
    (one) => JSON.stringify(one) === JSON.stringify(draft.repeat),
  );

  const isDoable = draft.type === "assignment" || draft.type === "study";
  const event: CalendarEvent = {
    ...before,
    type: draft.type,
    title: draft.title.trim(),
    description: draft.description,
    location: draft.location.trim(),
    classId: draft.classId,
    start,
    end,
    zone: draft.allDay ? null : before.start.length === 10 ? viewerZone : draft.zone,
    rule: isSameRepeat ? before.rule : ruleOf(draft.repeat, weekStart),
    doneAt: isDoable && draft.isDone ? (before.doneAt ?? now) : null,
    estimateMinutes,
    weight,
    topics: withNewTopic(draft)
      .topics.map(({ name, done }) => ({ name: name.trim(), done }))
      .filter(({ name }) => name !== ""),
    noteIds: [...draft.noteIds],
    ...remindersIn(draft, before),
  };
  const problem = eventProblem(event);
  if (problem === "unknown-zone") return failed("unknown-zone");
  return problem ? failed("unusable-rule") : ok(event);
}

/** What an event once said of its reminders, it says as "the usual" from then on: a field that is gone is not synced. */
function remindersIn({ reminders }: Draft, before: CalendarEvent): Pick<CalendarEvent, "reminders"> {
  if (reminders) return { reminders: [...reminders] };
  return before.reminders === undefined ? {} : { reminders: null };
}

/** Only an exam that is once has decks: whatever was chosen before it became something else is not meant. */
export function hasDecks({ type, repeat }: Pick<Draft, "type" | "repeat">): boolean {
  return type === "exam" && repeat.every === "never";
}

/** The fields in which an event differs from what it was. */
export function changeOf(before: CalendarEvent, after: CalendarEvent): Partial<CalendarEvent> {
  const names = Object.keys(after) as (keyof CalendarEvent)[];
  const changed = names.filter((name) => JSON.stringify(after[name] ?? null) !== JSON.stringify(before[name] ?? null));
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<CalendarEvent>;
}

function numberText(number: number | null | undefined): string {
  return number === null || number === undefined ? "" : String(number);
}

/** null where nothing is typed, undefined where it is no such number. A decimal comma is one. */
function numberOf(typed: string, most: number): number | null | undefined {
  const text = typed.trim().replace(",", ".");
  if (text === "") return null;
  const number = Number(text);
  return Number.isFinite(number) && number >= 0 && number <= most ? number : undefined;
}
