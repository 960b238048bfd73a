import { merged, without } from "../free-time.ts";
import { breakMinutes, type FreeDay, floorToGrid, type Span } from "./free-days.ts";

/** Less is not worth sitting down for. */
export const shortestMinutes = 10;

/** What is planned on which day, and where there is still room. It is written in while a plan is made. */
export type Diary = {
  readonly days: readonly DiaryDay[];
  readonly dayOf: (minute: number) => number;
  /** A place for that many minutes that ends by then: in hours the student prefers if there is one, the earlier first. */
  readonly placeOn: (day: number, minutes: number, before: number) => Place | undefined;
  /** The longest that could still be placed on a day in one piece. */
  readonly longestOn: (day: number, before: number) => number;
  /** The minutes that could still be studied on a day until then, breaks taken off. */
  readonly roomOn: (day: number, before: number) => number;
  /** Whether a block may lie there: nothing else does, the student has time, and the day is not full. */
  readonly holds: (span: Span) => boolean;
  readonly take: (span: Span) => void;
  readonly giveBack: (span: Span) => void;
};

export type Place = Span & { readonly isLiked: boolean };

export type DiaryDay = FreeDay & {
  readonly blocks: readonly Span[];
  readonly used: number;
  /** Free time that is left, breaks taken off. */
  readonly open: readonly Span[];
  readonly openLiked: readonly Span[];
};

export type DiaryOptions = { readonly minutesADay: number; readonly longest: number };

export function diaryOf(freeDays: readonly FreeDay[], { minutesADay, longest }: DiaryOptions): Diary {
  const limit = floorToGrid(Math.max(0, minutesADay));
  const days = freeDays.map((day): DiaryDay => ({ ...day, blocks: [], used: 0, open: day.free, openLiked: day.liked }));
  const firstBegins = days[0]?.begins ?? 0;

  const dayOf = (minute: number) => {
    // A day has 24 hours but for two in a year: the guess is off by one at most.
    let at = Math.max(0, Math.min(days.length - 1, Math.floor((minute - firstBegins) / 1440)));
    while (at > 0 && minute < (days[at]?.begins ?? 0)) at--;
    while (at < days.length - 1 && minute >= (days[at]?.ends ?? minute + 1)) at++;
    return at;
  };
  const leftOn = ({ used }: DiaryDay) => limit - used;

  const write = (at: number, blocks: readonly Span[]) => {
    const day = days[at];
    if (!day) return;
    const taken = merged(blocks.map(({ from, to }) => ({ from: from - breakMinutes, to: to + breakMinutes })));
    const cut = (spans: readonly Span[]) => spans.flatMap((span) => without(span, taken));
    const used = blocks.reduce((sum, { from, to }) => sum + to - from, 0);
    days[at] = { ...day, blocks, used, open: cut(day.free), openLiked: cut(day.liked) };
  };

  return {
    days,
    dayOf,
    placeOn: (at, minutes, before) => {
      const day = days[at];
      if (!day || minutes > leftOn(day)) return undefined;
      const fits = ({ from, to }: Span) => Math.min(to, before) - from >= minutes;
      const liked = day.openLiked.find(fits);
      const span = liked ?? day.open.find(fits);
      return span && { from: span.from, to: span.from + minutes, isLiked: liked !== undefined };
    },
    longestOn: (at, before) => {
      const day = days[at];
      if (!day) return 0;
      let most = 0;
      for (const { from, to } of day.open) most = Math.max(most, floorToGrid(Math.min(to, before) - from));
      return Math.min(most, leftOn(day));
    },
    roomOn: (at, before) => {
      const day = days[at];
      if (!day) return 0;
      let room = 0;
      for (const { from, to } of day.open) room += minutesIn(floorToGrid(Math.min(to, before) - from), longest);
      return Math.max(0, Math.min(room, leftOn(day)));
    },
    holds: ({ from, to }) => {
      const day = days[dayOf(from)];
      return (
        day !== undefined &&
        to - from <= leftOn(day) &&
        day.free.some((span) => span.from <= from && to <= span.to) &&
        day.blocks.every((block) => block.to <= from || to <= block.from)
      );
    },
    take: (span) => {
      const at = dayOf(span.from);
      write(at, [...(days[at]?.blocks ?? []), { from: span.from, to: span.to }]);
    },
    giveBack: (span) => {
      const at = dayOf(span.from);
      const blocks = days[at]?.blocks ?? [];
      const place = blocks.findIndex(({ from, to }) => from === span.from && to === span.to);
      write(at, blocks.toSpliced(place, place < 0 ? 0 : 1));
    },
  };
}

/** What can be studied in so long a stretch, if no session is longer than that. */
export function minutesIn(length: number, longest: number): number {
  if (length < shortestMinutes) return 0;
  const whole = Math.floor((length + breakMinutes) / (longest + breakMinutes));
  return Math.max(whole * longest, length - whole * breakMinutes);
}
