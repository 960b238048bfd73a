import type { Diary } from "./diary.ts";

/**
 * Whether all that is promised can still be kept. Until each deadline there is so much room, and so much is promised to
 * what is due by then: as long as no promise is larger than its room, everything fits, whatever the days in between are
 * used for. All work may begin at once, so this is not a guess: room that is given by it is as much as there is.
 */
export type Deadlines = {
  /** How much may still be promised to work that is due then. */
  readonly spareFor: (deadline: number) => number;
  readonly promise: (deadline: number, minutes: number) => void;
  /** How much of a day that begins then may be taken by work of that deadline, so that nothing else comes too late. */
  readonly spareFrom: (begins: number, deadline: number) => number;
  /** So many promised minutes are in the diary now. */
  readonly kept: (deadline: number, minutes: number, day: number) => void;
};

export function deadlinesIn(diary: Diary, deadlines: readonly number[]): Deadlines {
  const points = [...new Set(deadlines)].toSorted((one, other) => one - other);
  const placeOf = new Map(points.map((point, place) => [point, place]));
  const dayOfPoint = points.map((point) => diary.dayOf(point - 1));
  const wholeDays = diary.days.map(({ ends }, day) => diary.roomOn(day, ends));
  const partOfDay = points.map((point, place) => diary.roomOn(dayOfPoint[place] ?? 0, point));
  const promised = points.map(() => 0);
  const spare = points.map(() => 0);

  const reckon = () => {
    let [day, before] = [0, 0];
    for (let place = 0; place < points.length; place++) {
      const last = dayOfPoint[place] ?? 0;
      for (; day < last; day++) before += wholeDays[day] ?? 0;
      spare[place] = before + (partOfDay[place] ?? 0) - (promised[place] ?? 0);
    }
  };
  const least = (from: number, to: number) => {
    let smallest = Number.POSITIVE_INFINITY;
    for (let place = from; place < to; place++) smallest = Math.min(smallest, spare[place] ?? 0);
    return smallest;
  };
  const change = (deadline: number, minutes: number) => {
    for (let place = placeOf.get(deadline) ?? points.length; place < points.length; place++) {
      promised[place] = (promised[place] ?? 0) + minutes;
      spare[place] = (spare[place] ?? 0) - minutes;
    }
  };
  reckon();

  return {
    spareFor: (deadline) => Math.max(0, least(placeOf.get(deadline) ?? 0, points.length)),
    promise: change,
    spareFrom: (begins, deadline) => least(firstAfter(points, begins), placeOf.get(deadline) ?? points.length),
    kept: (deadline, minutes, day) => {
      change(deadline, -minutes);
      wholeDays[day] = diary.roomOn(day, diary.days[day]?.ends ?? 0);
      for (let place = firstAfter(points, diary.days[day]?.begins ?? 0); dayOfPoint[place] === day; place++) {
        partOfDay[place] = diary.roomOn(day, points[place] ?? 0);
      }
      reckon();
    },
  };
}

function firstAfter(sorted: readonly number[], moment: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) > moment) high = middle;
    else low = middle + 1;
  }
  return low;
}
