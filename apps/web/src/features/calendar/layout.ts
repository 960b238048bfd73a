import { daysBetween } from "@jotter/domain/days";
import type { CalendarEvent } from "@jotter/domain/event";
import { dayMinutes, firstDay, lastDay, minuteOf, type Span } from "./span.ts";

/** Where a block of hours stands in its day: which of how many columns, from which minute to which. */
export type Block<Item> = {
  readonly item: Item;
  readonly from: number;
  readonly to: number;
  readonly column: number;
  readonly columns: number;
  /** How many columns it may fill, because nothing else is in them. */
  readonly wide: number;
};

/** A block is never drawn lower than this: it must hold its title. */
const leastMinutes = 30;

/** Blocks that overlap stand side by side, each as wide as its neighbours leave it. */
export function blocksOf<Item extends Span>(items: readonly Item[], day: string): readonly Block<Item>[] {
  const timed = items
    .map((item) => {
      const from = firstDay(item) < day ? 0 : Math.min(minuteOf(item.start), dayMinutes - leastMinutes);
      const to = item.end.slice(0, 10) > day ? dayMinutes : minuteOf(item.end);
      return { item, from, to: Math.min(dayMinutes, Math.max(to, from + leastMinutes)) };
    })
    .sort((one, other) => one.from - other.from || other.to - one.to);

  const placed: Block<Item>[] = [];
  let group: { item: Item; from: number; to: number; column: number }[] = [];
  let groupEnd = 0;
  const closeGroup = () => {
    const columns = Math.max(0, ...group.map(({ column }) => column + 1));
    for (const one of group) {
      const right = group.filter((other) => other.column > one.column && other.from < one.to && other.to > one.from);
      const next = Math.min(columns, ...right.map(({ column }) => column));
      placed.push({ ...one, columns, wide: next - one.column });
    }
    group = [];
  };
  for (const one of timed) {
    if (one.from >= groupEnd) closeGroup();
    const taken = new Set(group.filter(({ to }) => to > one.from).map(({ column }) => column));
    let column = 0;
    while (taken.has(column)) column++;
    group.push({ ...one, column });
    groupEnd = Math.max(groupEnd, one.to);
  }
  closeGroup();
  return placed;
}

/** Where a bar stands in its week: from which day over how many, and in which lane from above. */
export type Bar<Item> = {
  readonly item: Item;
  readonly column: number;
  readonly days: number;
  readonly lane: number;
  /** It began before this week, or goes on after it. */
  readonly isCutLeft: boolean;
  readonly isCutRight: boolean;
};

/**
 * Every bar keeps one lane over all its days of a week, and none covers another. Of those that begin on a day, what has
 * the lower `place` stands above: a day has room for few, and the rest is only a number.
 */
export function barsOf<Item extends Span>(
  items: readonly Item[],
  week: readonly string[],
  place: (item: Item) => number = () => 0,
): readonly Bar<Item>[] {
  const monday = week[0] ?? "";
  const sunday = week.at(-1) ?? "";
  const bars = items
    .filter((item) => firstDay(item) <= sunday && lastDay(item) >= monday)
    .map((item) => {
      const first = Math.max(0, daysBetween(monday, firstDay(item)));
      const last = Math.min(week.length - 1, daysBetween(monday, lastDay(item)));
      const isCutLeft = firstDay(item) < monday;
      const isCutRight = lastDay(item) > sunday;
      return { item, column: first, days: Math.max(1, last - first + 1), isCutLeft, isCutRight };
    })
    .sort(
      (one, other) =>
        one.column - other.column ||
        place(one.item) - place(other.item) ||
        other.days - one.days ||
        Number(other.item.allDay) - Number(one.item.allDay) ||
        (one.item.start < other.item.start ? -1 : 1),
    );
  // How many days of each lane are taken; a lane is filled from left to right.
  const lanes: number[] = [];
  return bars.map((bar) => {
    const free = lanes.findIndex((end) => end <= bar.column);
    const lane = free === -1 ? lanes.length : free;
    lanes[lane] = bar.column + bar.days;
    return { ...bar, lane };
  });
}

/** What somebody has to be ready for comes first; the timetable, which is the same every week, last. */
export function placeOf({ event }: { readonly event: Pick<CalendarEvent, "type" | "doneAt"> }): number {
  if (event.doneAt != null) return 3;
  return { exam: 0, assignment: 1, other: 2, study: 2, class: 4 }[event.type];
}

/** As many as there is room for: what matters most, in the order of time. */
export function mostTelling<Item extends { readonly event: Pick<CalendarEvent, "type" | "doneAt"> }>(
  items: readonly Item[],
  most: number,
): readonly Item[] {
  const chosen = new Set(items.toSorted((one, other) => placeOf(one) - placeOf(other)).slice(0, most));
  return items.filter((item) => chosen.has(item));
}

/** What a day has room for: the bars to draw, and how many more there are on each day. */
export function withRoom<Item>(bars: readonly Bar<Item>[], days: number, room: number) {
  const isOn = (bar: Bar<Item>, column: number) => bar.column <= column && column < bar.column + bar.days;
  const columns = Array.from({ length: days }, (_, column) => column);
  // The last lane of a day that has too much says how much.
  const full = columns.map((column) => bars.some((bar) => isOn(bar, column) && bar.lane >= room));
  const shown = bars.filter(
    (bar) => bar.lane < room - 1 || (bar.lane < room && !columns.some((column) => isOn(bar, column) && full[column])),
  );
  const more = columns.map((column) => bars.filter((bar) => isOn(bar, column) && !shown.includes(bar)).length);
  return { shown, more };
}
