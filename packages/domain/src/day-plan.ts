/** What the ruler of a day shows: what is on it, and what is free. Minutes count from midnight on the wall's clock. */
export type DayPlan<Item extends OnDay> = {
  /** The hours of the ruler: 8 to 22, and further where something lies outside. */
  readonly from: number;
  readonly to: number;
  readonly blocks: readonly Block<Item>[];
  /** How many blocks stand above each other where it is fullest; at least 1. */
  readonly lanes: number;
  readonly allDay: readonly Item[];
  /** What is left of the day between the blocks, in pieces of half an hour and more. */
  readonly free: readonly Slot[];
  readonly freeMinutes: number;
};

export type Slot = { readonly from: number; readonly to: number };

export type Block<Item> = Slot & {
  readonly item: Item;
  readonly state: "past" | "current" | "coming";
  readonly lane: number;
};

/** `start` and `end` in the viewer's wall time, or days where it lasts all day. */
export type OnDay = {
  readonly key: string;
  readonly start: string;
  readonly end: string;
  readonly allDay: boolean;
};

const firstHour = 8;
const lastHour = 22;
const shortestFree = 30;
/** What is shorter is drawn as long as this, so that its name can be read; nothing else stands there in its lane. */
export const shortestDrawn = 45;
const wholeDay = 24 * 60;

/** What has no length takes this long before it: something that is due is worked on until then. */
const momentMinutes = 75;

export function dayPlan<Item extends OnDay>(items: readonly Item[], day: string, now: string): DayPlan<Item> {
  const today = items.filter((item) => touches(item, day));
  const timed = today.filter(({ allDay }) => !allDay).map((item) => ({ item, ...spanOn(item, day) }));
  const begun = timed.filter(({ item }) => item.start.slice(0, 10) === day);
  const from = Math.min(firstHour * 60, ...begun.map((span) => Math.floor(span.from / 60) * 60));
  const to = Math.max(lastHour * 60, ...timed.map((span) => Math.ceil(span.to / 60) * 60));

  const nowMinute = minuteOn(now, day);
  const shown = timed.filter((span) => span.to > from).map((span) => ({ ...span, from: Math.max(from, span.from) }));
  const blocks = inLanes(shown.map((span) => ({ ...span, state: stateOf(span, nowMinute) })));
  // The night is nobody's free time, also where something is due in it.
  const free = freeSlots(shown, { from: Math.max(firstHour * 60, nowMinute), to: lastHour * 60 });
  return {
    from,
    to,
    blocks,
    lanes: Math.max(1, ...blocks.map(({ lane }) => lane + 1)),
    allDay: today.filter(({ allDay }) => allDay),
    free,
    freeMinutes: free.reduce((sum, slot) => sum + slot.to - slot.from, 0),
  };
}

/** Before the day everything of it lies ahead; after it, behind. */
export function minuteOn(wall: string, day: string): number {
  const itsDay = wall.slice(0, 10);
  if (itsDay < day) return 0;
  if (itsDay > day) return wholeDay;
  return Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));
}

function touches({ start, end, allDay }: OnDay, day: string): boolean {
  if (start.slice(0, 10) > day || end.slice(0, 10) < day) return false;
  // What ends at midnight was yesterday's.
  return allDay || start.slice(0, 10) === day || minuteOn(end, day) > 0;
}

function spanOn({ start, end }: OnDay, day: string): Slot {
  const [from, to] = [minuteOn(start, day), minuteOn(end, day)];
  if (to > from) return { from, to };
  const due = Math.max(momentMinutes, from);
  return { from: due - momentMinutes, to: due };
}

function stateOf({ from, to }: Slot, now: number): Block<unknown>["state"] {
  if (to <= now) return "past";
  return from <= now ? "current" : "coming";
}

function inLanes<Shown extends Slot>(shown: readonly Shown[]): readonly (Shown & { readonly lane: number })[] {
  const ends: number[] = [];
  return shown
    .toSorted((one, other) => one.from - other.from || other.to - one.to)
    .map((block) => {
      const open = ends.findIndex((end) => end <= block.from);
      const lane = open === -1 ? ends.length : open;
      ends[lane] = Math.max(block.to, block.from + shortestDrawn);
      return { ...block, lane };
    });
}

function freeSlots(taken: readonly Slot[], within: Slot): readonly Slot[] {
  const free: Slot[] = [];
  let at = within.from;
  for (const { from, to } of taken.toSorted((one, other) => one.from - other.from)) {
    if (Math.min(from, within.to) - at >= shortestFree) free.push({ from: at, to: Math.min(from, within.to) });
    at = Math.max(at, to);
  }
  if (within.to - at >= shortestFree) free.push({ from: at, to: within.to });
  return free;
}
