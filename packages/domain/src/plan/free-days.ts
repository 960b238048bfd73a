import { addDays } from "../days.ts";
import { merged, type Stretch, without } from "../free-time.ts";
import { dayAt, instantOf, minuteMs, offsetAt } from "../zones.ts";
import { hoursOn, type Rhythm } from "./rhythm.ts";

/** From one minute to another, counted since 1970: a block of an hour lasts an hour, whatever the clocks do. */
export type Span = { readonly from: number; readonly to: number };

export type FreeDay = {
  readonly day: string;
  readonly begins: number;
  readonly ends: number;
  /** Where something may be planned, on the grid. */
  readonly free: readonly Span[];
  /** The part of it that lies in hours the student prefers. */
  readonly liked: readonly Span[];
};

/** Blocks begin and end on whole steps of so many minutes. */
export const gridMinutes = 5;

/** Between two blocks one gets up, also over midnight. */
export const breakMinutes = 10;
/** Nobody sits down the moment a plan is made. */
export const leadMinutes = 10;

export type DaysOptions = {
  readonly now: number;
  readonly zone: string;
  readonly busy: readonly Stretch[];
  readonly rhythm: Rhythm;
  readonly lastDay: string;
};

/** Today and the days after it. A calendar's day ends at midnight, and no block goes over it. [PLN-1] */
export function freeDays({ now, zone, busy, rhythm, lastDay }: DaysOptions): readonly FreeDay[] {
  const taken = merged(
    busy.map(({ from, to }) => ({ from: Math.floor(from / minuteMs), to: Math.ceil(to / minuteMs) })),
  );
  const earliest = Math.ceil(now / minuteMs) + leadMinutes;
  const days: FreeDay[] = [];
  let first = 0;
  let ends = minuteOf(dayAt(now, zone), "00:00", zone);
  for (let day = dayAt(now, zone); day <= lastDay; day = addDays(day, 1)) {
    const begins = ends;
    ends = minuteOf(day, "24:00", zone);
    while ((taken[first]?.to ?? Number.POSITIVE_INFINITY) <= begins) first++;
    const here: Span[] = [];
    for (let at = first; (taken[at]?.from ?? ends) < ends; at++) here.push(taken[at] ?? { from: ends, to: ends });
    const isUsual = ends - begins === 1440;
    const minuteOn = (time: string) => (isUsual ? begins + minutesOf(time) : minuteOf(day, time, zone));
    const spans = (hours: Rhythm["keptFree"]) =>
      hoursOn(hours, day).map(({ from, to }) => ({ from: minuteOn(from), to: minuteOn(to) }));
    const { sleep, keptFree, preferred } = rhythm;
    const asleep = sleep.from === sleep.to ? [] : spans([sleep]);
    const skipped = isUsual ? [] : clockChange(begins, ends, zone);
    const closed = merged([...here, ...asleep, ...spans(keptFree), ...skipped]);
    const free = onGrid(without({ from: Math.max(begins, earliest), to: ends - breakMinutes }, closed));
    days.push({ day, begins, ends, free, liked: onGrid(shared(free, merged(spans(preferred)))) });
  }
  return days;
}

/** Since midnight, as the clock on the wall shows it. */
function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

function minuteOf(day: string, time: string, zone: string): number {
  return instantOf(time === "24:00" ? addDays(day, 1) : `${day}T${time}`, zone) / minuteMs;
}

/**
 * No block begins, ends or lies in the hour that is missing in spring, or in the second of the hour that comes twice in
 * autumn: a time of the calendar means the first of the two.
 */
function clockChange(begins: number, ends: number, zone: string): readonly Span[] {
  const before = offsetAt(begins * minuteMs, zone);
  const shift = (offsetAt(ends * minuteMs, zone) - before) / minuteMs;
  if (shift === 0) return [];
  // Asking for an offset on such a day is slow: it is found by halves.
  let [earliest, at] = [begins, ends];
  while (at - earliest > gridMinutes) {
    const middle = earliest + floorToGrid((at - earliest) / 2);
    if (offsetAt(middle * minuteMs, zone) === before) earliest = middle;
    else at = middle;
  }
  return [{ from: at - gridMinutes, to: at + Math.max(0, -shift) }];
}

function shared(spans: readonly Span[], within: readonly Span[]): readonly Span[] {
  return spans.flatMap((span) =>
    within
      .map(({ from, to }) => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) }))
      .filter(({ from, to }) => to > from),
  );
}

function onGrid(spans: readonly Span[]): readonly Span[] {
  return spans
    .map(({ from, to }) => ({ from: Math.ceil(from / gridMinutes) * gridMinutes, to: floorToGrid(to) }))
    .filter(({ from, to }) => to > from);
}

export function floorToGrid(minutes: number): number {
  return Math.floor(minutes / gridMinutes) * gridMinutes;
}

export function ceilToGrid(minutes: number): number {
  return Math.ceil(minutes / gridMinutes) * gridMinutes;
}
