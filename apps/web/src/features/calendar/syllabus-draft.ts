import { isDay } from "@jotter/domain/days";
import type { CalendarEvent, EventType } from "@jotter/domain/event";
import { newEvent } from "@jotter/domain/new-event";
import type { StoredEvent } from "@jotter/domain/occurrences";
import type { Syllabus } from "@jotter/domain/syllabus/read-syllabus";
import type { DatedKind } from "@jotter/domain/syllabus/syllabus-words";
import { plainWord } from "@jotter/domain/table-words";

/** What a student ticks, mends and accepts. Rows know their class by its place in the list. [PLN-2] */
export type SyllabusDraft = {
  readonly classes: readonly ClassRow[];
  readonly weights: readonly WeightRow[];
  readonly dates: readonly DateRow[];
};

/** The id of one of the student's classes, or a new one, or none. */
type ClassChoice = string | typeof newClass | typeof noClass;
export const newClass = "new";
export const noClass = "";

export type ClassRow = {
  readonly choice: ClassChoice;
  readonly name: string;
  readonly teacher: string;
  readonly room: string;
  readonly line: string;
};

export type WeightRow = {
  readonly isTaken: boolean;
  readonly name: string;
  readonly percent: string;
  readonly ofClass: number;
  readonly line: string;
};

export type DateRow = {
  readonly isTaken: boolean;
  readonly title: string;
  readonly type: EventType;
  readonly day: string;
  readonly last: string;
  readonly time: string;
  readonly endTime: string;
  readonly topics: string;
  readonly ofClass: number;
  readonly line: string;
  readonly isDoubtful: boolean;
  /** Something like it is on the calendar already. */
  readonly isThere: boolean;
  /** The rules had not found it. */
  readonly isByModel?: boolean;
};

type Known = {
  readonly classes: readonly {
    readonly id: string;
    readonly name: string;
    readonly categories?: readonly unknown[] | null | undefined;
  }[];
  readonly events: readonly StoredEvent[];
  readonly today: string;
};

/** A syllabus always is of some class, also where it does not say which: the student may choose one. */
export function draftOf(read: Syllabus, known: Known): SyllabusDraft {
  const named = read.classes.map(({ name, teacher, room, line }): ClassRow => {
    const own = known.classes.find((one) => isSameClass(one.name, name));
    return { choice: own?.id ?? newClass, name, teacher: teacher ?? "", room: room ?? "", line };
  });
  const classes = named.length > 0 ? named : [{ choice: noClass, name: "", teacher: "", room: "", line: "" }];
  const weighted = (place: number) => {
    const own = known.classes.find(({ id }) => id === classes[place]?.choice);
    return (own?.categories?.length ?? 0) > 0;
  };
  return {
    classes,
    weights: read.weights.map(({ name, percent, ofClass, line }) => {
      const place = ofClass ?? 0;
      // What a student set up by hand is not replaced unless they say so.
      return { isTaken: !weighted(place), name, percent: String(percent), ofClass: place, line };
    }),
    dates: read.dates.map((date) => {
      const isThere = known.events.some((one) => isSameDate(one, date));
      return {
        // Work whose day has passed would be on the calendar as overdue.
        isTaken: !isThere && (date.last ?? date.day) >= known.today,
        title: date.title,
        type: typeOf[date.kind],
        day: date.day,
        last: date.last ?? "",
        time: date.last === null ? (date.time ?? "") : "",
        endTime: date.last === null ? (date.endTime ?? "") : "",
        topics: date.topics.join(", "),
        ofClass: date.ofClass ?? 0,
        line: date.line,
        isDoubtful: date.isDoubtful,
        isThere,
      };
    }),
  };
}

/** With the rows a model found beside: what is there already stays as it is, with all that was mended in it. */
export function withMore(draft: SyllabusDraft, more: SyllabusDraft): SyllabusDraft {
  const isNameless = draft.classes.every(({ choice, name }) => choice === noClass && name === "");
  const classes: ClassRow[] = isNameless ? [...more.classes] : [...draft.classes];
  const places = more.classes.map((one) => {
    const same = classes.findIndex((row) => row === one || isSameClass(row.name, one.name));
    // A paper without a name for its class is about the one that is there.
    if (same >= 0 || one.name === "") return Math.max(0, same);
    return classes.push(one) - 1;
  });
  const placed = <Row extends { readonly ofClass: number }>(row: Row): Row => {
    return { ...row, ofClass: places[row.ofClass] ?? 0 };
  };
  const isNew = (row: DateRow) => !draft.dates.some((one) => isSameDate({ ...one, start: one.day, rule: null }, row));
  const dates = more.dates.filter(isNew).map((row) => ({ ...placed(row), isByModel: true }));
  return {
    classes,
    // Weights are a whole: half of one paper and half of another are none.
    weights: draft.weights.length > 0 ? draft.weights : more.weights.map(placed),
    dates: [...draft.dates, ...dates],
  };
}

const typeOf: Readonly<Record<DatedKind, EventType>> = {
  exam: "exam",
  quiz: "exam",
  project: "assignment",
  assignment: "assignment",
  holiday: "other",
  other: "other",
};

function isSameClass(own: string, read: string): boolean {
  const [one, other] = [plainWord(own), plainWord(read)];
  return one !== "" && (one === other || ` ${other} `.includes(` ${one} `) || ` ${one} `.includes(` ${other} `));
}

/** On the same day, with a title that says the other's: the same paper dropped twice adds nothing. */
function isSameDate(
  event: Pick<StoredEvent, "title" | "start" | "rule">,
  date: { readonly day: string; readonly title: string },
): boolean {
  if (event.rule !== null || event.start.slice(0, 10) !== date.day) return false;
  const [one, other] = [plainWord(event.title), plainWord(date.title)];
  return one !== "" && other !== "" && (one.includes(other) || other.includes(one));
}

/** What has to be mended before a ticked date can be saved. */
export function dateProblem({ title, day, last, time, endTime }: DateRow): "title" | "day" | "order" | null {
  if (title.trim() === "") return "title";
  if (!isDay(day) || (last !== "" && !isDay(last))) return "day";
  if ((last !== "" && last < day) || (last === "" && time !== "" && endTime !== "" && endTime < time)) return "order";
  return null;
}

/** An exam without an end lasts an hour on the calendar, as a new event does; work is due at its moment. */
export function eventOf(row: DateRow, classId: string | null, zone: string, now: number): CalendarEvent {
  const { title, type, day, last, time, line } = row;
  const isAllDay = time === "" || last !== "";
  const start = isAllDay ? day : `${day}T${time}`;
  const topics = row.topics
    .split(/[,，、]/u)
    .map((name) => name.trim())
    .filter((name) => name !== "");
  return newEvent(now, {
    title: title.trim(),
    type,
    description: line,
    classId,
    start,
    end: isAllDay ? last || day : `${day}T${endOf(row)}`,
    zone: isAllDay ? null : zone,
    ...(type === "exam" && topics.length > 0 && { topics: topics.map((name) => ({ name, done: false })) }),
  });
}

function endOf({ type, time, endTime }: DateRow): string {
  if (endTime !== "") return endTime;
  if (type === "assignment" || time >= "23:00") return time;
  return `${String(Number(time.slice(0, 2)) + 1).padStart(2, "0")}${time.slice(2)}`;
}
