import { minuteMs, wallTimeAt } from "../zones.ts";
import { type Diary, diaryOf, type Place, shortestMinutes } from "./diary.ts";
import { ceilToGrid, freeDays } from "./free-days.ts";
import type { Booked, Job, PlanInput } from "./groundwork.ts";
import { longestOf, type Piece } from "./works.ts";

/** Work for which there is not enough time, to the minute, and what can be done about it. [PLN-1] */
export type Shortage = {
  readonly workId: string;
  readonly dueAt: number | null;
  readonly minutes: number;
  /** What it is that gives way, the most first; of a task nothing has a name. */
  readonly topics: readonly { readonly name: string; readonly minutes: number }[];
  /** Two or three, to leave it out the last of them. */
  readonly ways: readonly WayOut[];
};

export type WayOut =
  /** On days that are full by the student's own limit. */
  | {
      readonly kind: "over-limit";
      readonly places: readonly WallSpan[];
      readonly overBy: number;
      readonly onDay: OnDay;
    }
  /** In time that was to be kept free. */
  | { readonly kind: "kept-free"; readonly places: readonly WallSpan[]; readonly onDay: OnDay }
  /** From other work, which then has less. */
  | {
      readonly kind: "take-from";
      readonly workId: string;
      readonly topic: string | null;
      readonly minutes: number;
      readonly onDay: OnDay;
      readonly there: OnDay;
    }
  | { readonly kind: "leave-out"; readonly onDay: OnDay };

type WallSpan = { readonly start: string; readonly end: string };

/** What a way costs: what would be known on the day, where that can be said, and the minutes that are still missing. */
export type OnDay = { readonly recall: number | null; readonly missing: number };

type Made = {
  readonly booked: readonly Booked[];
  readonly jobs: readonly Job[];
  readonly diary: Diary;
  readonly input: PlanInput;
};

export function shortagesOf(made: Made): readonly Shortage[] {
  const { booked, jobs } = made;
  const given = new Map<Piece, number>();
  for (const { piece, from, to } of booked) given.set(piece, (given.get(piece) ?? 0) + to - from);
  const works = new Map<string, Job[]>();
  for (const job of jobs) works.set(job.piece.workId, [...(works.get(job.piece.workId) ?? []), job]);
  const room = roomBeyond(made);
  return [...works].flatMap(([workId, own]) => {
    const minutes = missingOf(own, given);
    const first = own[0]?.piece;
    if (minutes <= 0 || !first) return [];
    const topics = own
      .map(({ piece, need }) => ({ name: piece.topic ?? "", minutes: need - (given.get(piece) ?? 0) }))
      .filter((topic) => topic.name !== "" && topic.minutes > 0)
      .toSorted((one, other) => other.minutes - one.minutes);
    return [{ workId, dueAt: first.dueAt, minutes, topics, ways: waysOut({ own, minutes, given, room, made }) }];
  });
}

type Given = ReadonlyMap<Piece, number>;

/** What one topic has more than it needs, another had to do without. */
function missingOf(own: readonly Job[], given: Given): number {
  const sum = own.reduce((all, { piece, need }) => all + need - piece.rounded - (given.get(piece) ?? 0), 0);
  return Math.max(0, Math.round(sum));
}

/**
 * A straight line from what would be known without any minutes to what would be known with all: the first ones bring
 * more than the last, so what is said to be lost is rather too much than too little.
 */
function onDay(own: readonly Job[], given: Given): OnDay {
  const topics = own.filter(({ piece }) => piece.kind === "exam" && piece.activity !== "mock");
  const known = topics.flatMap(({ need, piece, piece: { recall, goal } }) => {
    return recall === null ? [] : recall + (goal - recall) * Math.min(1, (given.get(piece) ?? 0) / need);
  });
  const recall = known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0) / known.length;
  return { recall, missing: missingOf(own, given) };
}

type Asked = {
  readonly own: readonly Job[];
  readonly minutes: number;
  readonly given: Given;
  readonly room: ReturnType<typeof roomBeyond>;
  readonly made: Made;
};

function waysOut(asked: Asked): readonly WayOut[] {
  const { own, given } = asked;
  const more = placesBeyond(asked);
  return [more, takenFrom(asked), { kind: "leave-out", onDay: onDay(own, given) } as const].filter(
    (way) => way !== undefined,
  );
}

/** The same days without the daily limit, and without what is kept free: made when first asked for. */
function roomBeyond({ booked, diary, input }: Made) {
  const { rhythm, now, zone, busy } = input;
  const longest = longestOf(rhythm);
  const filled = (made: Diary) => {
    for (const span of booked) made.take(span);
    return made;
  };
  let overLimit: Diary | undefined;
  let keptFree: Diary | undefined;
  return {
    overLimit: () => {
      overLimit ??= filled(diaryOf(diary.days, { minutesADay: wholeDay, longest }));
      return overLimit;
    },
    keptFree: () => {
      if (rhythm.keptFree.length === 0) return undefined;
      const lastDay = diary.days.at(-1)?.day ?? "";
      const days = freeDays({ now, zone, busy, rhythm: { ...rhythm, keptFree: [] }, lastDay });
      keptFree ??= filled(diaryOf(days, { minutesADay: rhythm.minutesADay, longest }));
      return keptFree;
    },
  };
}

const wholeDay = 24 * 60;
/** More would be no way out but another plan. */
const mostPlaces = 3;

function placesBeyond({ own, minutes, given, room, made }: Asked): WayOut | undefined {
  const last = Math.max(0, ...own.map(({ deadline }) => deadline));
  const longest = Math.max(shortestMinutes, ...own.map(({ piece }) => piece.longest));
  // On the day of the exam itself there is time for one look only.
  if (own.some(({ piece }) => Number.isFinite(piece.most))) return undefined;
  const wall = ({ from, to }: Place): WallSpan => {
    const { zone } = made.input;
    return { start: wallTimeAt(from * minuteMs, zone), end: wallTimeAt(to * minuteMs, zone) };
  };
  const result = (places: readonly Place[]) => {
    const added = places.reduce((sum, { from, to }) => sum + to - from, 0);
    return { places: places.map(wall), onDay: onDay(own, withMore(own, given, added)) };
  };
  const over = placesIn(room.overLimit(), minutes, longest, last);
  if (over.length > 0) {
    const usedWith = (day: number) => {
      const used = made.diary.days[day]?.used ?? 0;
      return over.reduce((sum, { from, to }) => sum + (made.diary.dayOf(from) === day ? to - from : 0), used);
    };
    const overBy =
      Math.max(...over.map(({ from }) => usedWith(made.diary.dayOf(from)))) - made.input.rhythm.minutesADay;
    return { kind: "over-limit", ...result(over), overBy: Math.max(0, overBy) };
  }
  const kept = room.keptFree();
  const places = kept ? placesIn(kept, minutes, longest, last) : [];
  return places.length === 0 ? undefined : { kind: "kept-free", ...result(places) };
}

/** On the days that have least so far; the diary is left as it was. */
function placesIn(diary: Diary, minutes: number, longest: number, before: number): readonly Place[] {
  const places: Place[] = [];
  let left = ceilToGrid(minutes);
  while (left > 0 && places.length < mostPlaces) {
    const last = diary.dayOf(before - 1);
    let best: Place | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (let day = 0; day <= last; day++) {
      const most = Math.min(left, longest, diary.longestOn(day, before));
      const place = most < Math.min(left, shortestMinutes) ? undefined : diary.placeOn(day, most, before);
      if (!place) continue;
      const cost = (diary.days[day]?.used ?? 0) + (place.isLiked ? 0 : wholeDay) + Math.min(left, longest) - most;
      if (cost < least) [best, least] = [place, cost];
    }
    if (!best) break;
    places.push(best);
    diary.take(best);
    left -= best.to - best.from;
  }
  for (const place of places) diary.giveBack(place);
  return places.toSorted((one, other) => one.from - other.from);
}

/** Minutes more go to what is worth most. */
function withMore(own: readonly Job[], given: Given, minutes: number): Given {
  const more = new Map(given);
  let left = minutes;
  for (const { piece, need } of own.toSorted((one, other) => other.piece.worth - one.piece.worth)) {
    const has = more.get(piece) ?? 0;
    const added = Math.min(left, Math.max(0, need - has));
    more.set(piece, has + added);
    left -= added;
  }
  return more;
}

function takenFrom({ own, minutes, given, made }: Asked): WayOut | undefined {
  const workId = own[0]?.piece.workId;
  const last = Math.max(0, ...own.map(({ deadline }) => deadline));
  const lendable = new Map<Piece, number>();
  for (const { piece, from, to, old } of made.booked) {
    const isOther = piece.workId !== workId && piece.activity !== "mock";
    if (isOther && to <= last && !old?.isLocked) lendable.set(piece, (lendable.get(piece) ?? 0) + to - from);
  }
  const [cheapest] = [...lendable].toSorted(
    ([one], [other]) => one.worth - other.worth || (one.workId < other.workId ? -1 : 1),
  );
  if (!cheapest) return undefined;
  const [piece, most] = cheapest;
  const taken = Math.min(minutes, most);
  const lenders = made.jobs.filter((job) => job.piece.workId === piece.workId);
  return {
    kind: "take-from",
    workId: piece.workId,
    topic: piece.topic,
    minutes: taken,
    onDay: onDay(own, withMore(own, given, taken)),
    there: onDay(lenders, new Map(given).set(piece, (given.get(piece) ?? 0) - taken)),
  };
}
