import { type Card, type Review, sidesAsked } from "@jotter/domain/card";
import { returnOf } from "./last-look.ts";
import { countedAnswers, type MemoryState, memoryOf } from "./replay.ts";
import type { Scheduler } from "./scheduler.ts";

/** The student's calendar day, as moments. */
export type Day = { readonly startsAt: number; readonly endsAt: number };

export type SessionCard = { readonly id: string } & Readonly<
  Pick<Card, "reviews" | "due" | "newAt" | "sides" | "goneSides" | "suspendedAt" | "buriedUntil">
>;

/** A side of a card that may be asked today. */
export type SideToday = {
  readonly cardId: string;
  readonly side: number;
  /** Another side of its card was asked today, and gives this one away. */
  readonly isGivenAway: boolean;
} & (
  | { readonly kind: "step" | "review"; readonly state: MemoryState }
  | { readonly kind: "new"; readonly state: null; readonly newAt: number }
);

/** Suspended and buried ones are left out; of sides that were never asked a card begins one a day. */
export function sidesToday(
  card: SessionCard,
  now: number,
  day: Day,
  scheduler: Scheduler,
  lastLook: number | null = null,
): readonly SideToday[] {
  if (!mayCome(card, now, day, lastLook)) return [];
  const answers = countedAnswers(card.reviews);
  const askedToday = new Set(answers.filter(({ at }) => at >= day.startsAt).map(({ side }) => side ?? 0));
  let mayBegin = askedToday.size === 0;
  return sidesAsked(card).flatMap((side): readonly SideToday[] => {
    const state = memoryOf(answers, side, scheduler);
    const isGivenAway = askedToday.size > (askedToday.has(side) ? 1 : 0);
    const known = { cardId: card.id, side, isGivenAway };
    if (state) {
      const kind = state.phase === "known" ? "review" : "step";
      return returnOf(state, lastLook) < day.endsAt ? [{ ...known, kind, state }] : [];
    }
    if (!mayBegin) return [];
    mayBegin = false;
    return [{ ...known, kind: "new", state, newAt: card.newAt ?? begunFirst }];
  });
}

/** What was promised for the day after comes before what nobody has begun. */
const begunFirst = 0;

export type Answered = { readonly firsts: number; readonly reviews: number };

/** What of the day's limits is spent: sides that were asked for the first time, and others, each once. */
export function answeredOn(day: Day, logs: readonly (readonly Review[])[]): Answered {
  const begun = logs.filter((log) => log.some(({ at }) => at >= day.startsAt && at < day.endsAt));
  const isFirst = begun.flatMap((log) => {
    const answers = countedAnswers(log);
    const today = answers.filter(({ at, rating }) => rating !== undefined && at >= day.startsAt && at < day.endsAt);
    const sides = new Set(today.map(({ side }) => side ?? 0));
    return [...sides].map((side) => !answers.some((one) => (one.side ?? 0) === side && one.at < day.startsAt));
  });
  const firsts = isFirst.filter(Boolean).length;
  return { firsts, reviews: isFirst.length - firsts };
}

/** By the hints of its row: what surely is neither new nor due needs no replay. */
function mayCome(
  { suspendedAt, buriedUntil, due, newAt }: SessionCard,
  now: number,
  day: Day,
  lastLook: number | null,
): boolean {
  if (typeof suspendedAt === "number" || (buriedUntil ?? now) > now) return false;
  if (lastLook !== null && lastLook < day.endsAt) return true;
  return newAt !== null || due === null || due < day.endsAt;
}
