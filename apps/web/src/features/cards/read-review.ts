import { type Card, card } from "@jotter/domain/card";
import { type Ask, nextOf, shownFirst } from "@jotter/memory/session";
import { viewerZone } from "../../student/calendar/viewer-zone.ts";
import type { SittingTime } from "../../student/cards/exam-sittings.ts";
import { sittingOf } from "../../student/cards/sitting.ts";
import { takeFirstCard } from "../../student/records/first-rows.ts";
import { clockAt } from "../../student/records/use-clock.ts";
import type { Student } from "../../student/session/student-context.ts";
import { readRecord, recordKeys, writeRecord } from "../../ui/local-records.ts";
import { bringTypesetter, bringTypesetterIfNear, mayHaveMaths } from "../../ui/markdown/typesetter.ts";
import type { Going } from "./going.ts";
import { type KeptSitting, keptSitting } from "./kept-sitting.ts";
import { storeLostAnswers } from "./lost-answers.ts";

type ReviewDeps = Pick<Student, "account" | "replica" | "now">;

/** What a review asks at this time, with what was done in it today. */
export async function readReview({ account, replica }: ReviewDeps, which: string, time: SittingTime): Promise<Going> {
  const { past, next } = keptSitting(account.id, which, time.day.startsAt);
  await storeLostAnswers(replica, past);
  const { session, cards } = await sittingOf(replica, which, time);
  return { session: shownFirst(session, next, time.now), cards, past };
}

/** A review as it stood when its page was asked for. */
export type FirstReview = {
  readonly which: string;
  readonly at: number;
  readonly startsAt: number;
  /** Null where it is reckoned once the card that was asked last stands. */
  readonly going: Going | null;
  readonly kept: Required<KeptSitting> | null;
  readonly card: { readonly id: string; readonly data: Card | null } | null;
};

/** Read while the page's code still arrives. */
export async function firstReview(deps: ReviewDeps, which: string): Promise<FirstReview> {
  const at = deps.now();
  const formulas = recordKeys.formulas(deps.account.id);
  // Where a review began with a formula before, what draws them comes while the records are read.
  if (readRecord(formulas)) void bringTypesetter().catch(() => {});
  const [startsAt, endsAt] = clockAt(at, viewerZone()).span;
  const kept = keptSitting(deps.account.id, which, startsAt);
  const last = kept.next && (await takeFirstCard(deps.replica, kept.next.cardId));
  const isLast = last && kept.next && isAskedStill(last, kept.next, endsAt, at);
  const going = isLast ? null : await readReview(deps, which, { day: { startsAt, endsAt }, now: at });
  const id = (going ? nextOf(going.session, at) : kept.next)?.cardId;
  const shown = id === undefined ? null : { id, data: isLast ? last : ((await deps.replica.get(card, id)) ?? null) };
  if (shown?.data && mayHaveMaths(shown.data.front)) {
    writeRecord(formulas, "there");
    await bringTypesetterIfNear(shown.data.front);
  }
  return { which, at, startsAt, going, kept: going ? null : { left: nothingLeft, ...kept }, card: shown };
}

export const nothingLeft = { answers: 0, minutes: 0 } as const;

/** By its own words: whether the day still has room for it is said by the whole, and hardly ever otherwise. */
function isAskedStill(card: Card, { kind, due = 0 }: Ask & { readonly due?: number }, endsAt: number, now: number) {
  if (card.suspendedAt != null || (card.buriedUntil ?? 0) > now || due > now) return false;
  return kind === "new" ? card.newAt !== null : card.due !== null && card.due < endsAt;
}

/** Longer ago than a page takes to arrive: it is read anew. */
const longestAgoMs = 10_000;

export function isStillSo(first: FirstReview, which: string, startsAt: number, now: number): boolean {
  return first.which === which && first.startsAt === startsAt && now - first.at < longestAgoMs;
}
