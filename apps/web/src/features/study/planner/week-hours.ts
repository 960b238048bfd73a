import { hoursOn, type Rhythm } from "@jotter/domain/plan/rhythm";

export type DaySpan = { readonly from: number; readonly to: number };

const dayMinutes = 24 * 60;

/** Minutes after midnight of what lies on a day; what goes on past it ends with it. */
export function onDay({ start, end }: { readonly start: string; readonly end: string }, day: string): DaySpan | null {
  const from = start.slice(0, 10) < day ? 0 : start.startsWith(day) ? minuteOf(start) : dayMinutes;
  const to = end.slice(0, 10) > day ? dayMinutes : end.startsWith(day) ? minuteOf(end) : 0;
  return from < to ? { from, to } : null;
}

export function minuteOf(wall: string): number {
  return Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));
}

/** What the student keeps free on a day. */
export function keptFreeOn({ keptFree }: Pick<Rhythm, "keptFree">, day: string): readonly DaySpan[] {
  return hoursOn(keptFree, day).map(({ from, to }) => ({ from: ofClock(from), to: ofClock(to) }));
}

function ofClock(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

export type Named = { readonly title: string; readonly span: DaySpan };

/** What lies over each other is one stretch with all their names: two outlines in one place cannot be read. */
export function together(busy: readonly Named[]): readonly Named[] {
  const joined: Named[] = [];
  for (const one of busy.toSorted((a, b) => a.span.from - b.span.from || a.span.to - b.span.to)) {
    const last = joined.at(-1);
    if (!last || last.span.to <= one.span.from) {
      joined.push(one);
      continue;
    }
    const span = { from: last.span.from, to: Math.max(last.span.to, one.span.to) };
    joined[joined.length - 1] = { title: `${last.title}, ${one.title}`, span };
  }
  return joined;
}

/** As high as a target has to be. */
const lowestMinutes = 20;

/** Where blocks are drawn, each below the one before it: a few minutes of cards are drawn longer than they are. */
export function drawn(spans: readonly DaySpan[]): readonly DaySpan[] {
  let free = 0;
  return spans.map(({ from, to }) => {
    const top = Math.min(Math.max(from, free), dayMinutes - lowestMinutes);
    free = Math.max(to, top + lowestMinutes);
    return { from: top, to: free };
  });
}

const fewestHours = 8;

/** The hours that are drawn: all that matters on these days, and no empty night. */
export function hoursShown(spans: readonly DaySpan[]): { readonly first: number; readonly last: number } {
  const first = Math.floor(Math.min(14 * 60, ...spans.map(({ from }) => from)) / 60);
  const last = Math.ceil(Math.max((first + fewestHours) * 60, ...spans.map(({ to }) => to)) / 60);
  return { first, last: Math.min(24, last) };
}
