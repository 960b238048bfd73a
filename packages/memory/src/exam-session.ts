import type { Review } from "@jotter/domain/card";
import { usualPace } from "./answer-effect.ts";
import { byGain } from "./catch-up.ts";
import type { DeckLimits, ExamPlan } from "./exam-plan.ts";
import { countedAnswers, type MemoryState } from "./replay.ts";
import type { Scheduler } from "./scheduler.ts";
import { type Ask, cardCount, type Session, unseenIn } from "./session.ts";
import { type Day, type SessionCard, type SideToday, sidesToday } from "./sides-today.ts";

export type ExamSessionOptions = {
  readonly cards: readonly (SessionCard & { readonly deckId?: string | undefined })[];
  readonly plan: ExamPlan | null;
  readonly limits: ReadonlyMap<string, DeckLimits>;
  /** What is left of today's minutes. */
  readonly minutes: number;
  readonly now: number;
  readonly day: Day;
  readonly lastLook: number | null;
  readonly scheduler: Scheduler;
};

/** The minutes are those of what can be asked at once: what comes back later takes none of them. */
export type ExamSession = { readonly session: Session; readonly minutes: number };

/**
 * What is asked today for an exam: what the plan has for today, then what is due besides, as far as the minutes and the
 * limits of the decks go; what is being learned right now goes on in any case. What is due beyond that waits. [FLA-3]
 */
export function examSession(options: ExamSessionOptions): ExamSession {
  const { cards, plan, now, day, lastLook, scheduler } = options;
  const deckOf = new Map(cards.map(({ id, deckId }) => [id, deckId ?? ""]));
  const sides = cards.flatMap((card) => sidesToday(card, now, day, scheduler, lastLook));
  const steps = sides.filter(isStep);
  const isLearned = new Set(steps.map(keyOf));
  const isPutOff = new Set(cards.filter(({ buriedUntil }) => (buriedUntil ?? now) > now).map(({ id }) => id));
  const { asks, minutes: asked } = plan?.days[0] ?? { asks: [], minutes: 0 };
  const planned = asks.filter((ask) => !isLearned.has(keyOf(ask)) && !isPutOff.has(ask.cardId));
  const plannedMinutes = asked * (planned.length / Math.max(1, asks.length));

  const isPlanned = new Set(planned.map(keyOf));
  const due = byGain(
    sides.filter((side): side is Due => side.kind === "review" && !isPlanned.has(keyOf(side))),
    ({ state }) => state,
    now,
    scheduler,
  );
  const room = roomLeft(options.limits, planned, deckOf);
  let seconds = Math.max(0, options.minutes - plannedMinutes) * 60;
  const besides = due.filter(({ cardId }) => {
    if (seconds < usualPace.answer || !room.take(deckOf.get(cardId) ?? "")) return false;
    seconds -= usualPace.answer;
    return true;
  });
  const isBesides = new Set(besides);
  const unseen = sides.filter((side) => {
    const deckId = deckOf.get(side.cardId) ?? "";
    const isFull = seconds < usualPace.first || room.firsts(deckId) <= 0;
    const isWanted = options.limits.get(deckId)?.newPerDay !== 0;
    return side.kind === "new" && !isPlanned.has(keyOf(side)) && isFull && isWanted;
  });
  const left = besides.length + steps.filter(({ state }) => state.due <= now).length;
  return {
    session: {
      queue: [...planned, ...besides.map(asAsk)],
      held: [],
      steps: steps
        .map((side) => ({ ...asAsk(side), due: side.state.due }))
        .toSorted((one, other) => one.due - other.due),
      waiting: cardCount(due.filter((side) => !isBesides.has(side))),
      unseen: unseenIn(cards, unseen),
    },
    minutes: plannedMinutes + (left * usualPace.answer) / 60,
  };
}

/** The minutes of this day that were spent on answers. */
export function minutesSpent(logs: readonly (readonly Review[])[], { startsAt, endsAt }: Day): number {
  const today = logs.flatMap((log) => countedAnswers(log).filter(({ at }) => at >= startsAt && at < endsAt));
  const usualMs = usualPace.answer * 1000;
  return today.reduce((sum, { rating, ms = usualMs }) => sum + (rating === undefined ? 0 : ms), 0) / 60_000;
}

type Due = SideToday & { readonly kind: "review"; readonly state: MemoryState };
type Learned = SideToday & { readonly kind: "step"; readonly state: MemoryState };

function isStep(side: SideToday): side is Learned {
  return side.kind === "step";
}

function roomLeft(limits: ExamSessionOptions["limits"], planned: readonly Ask[], deckOf: ReadonlyMap<string, string>) {
  const left = new Map(
    [...limits].map(([deckId, { newPerDay, reviewsPerDay, answered }]) => {
      const own = planned.filter(({ cardId }) => deckOf.get(cardId) === deckId);
      const firsts = own.filter(({ kind }) => kind === "new").length;
      const spent = answered.firsts + answered.reviews;
      return [
        deckId,
        { answers: reviewsPerDay - spent - own.length, firsts: newPerDay - answered.firsts - firsts },
      ] as const;
    }),
  );
  return {
    firsts: (deckId: string) => {
      const { firsts, answers } = left.get(deckId) ?? { firsts: 1, answers: 1 };
      return Math.min(firsts, answers);
    },
    take: (deckId: string) => {
      const room = left.get(deckId);
      if (!room) return true;
      left.set(deckId, { ...room, answers: room.answers - 1 });
      return room.answers > 0;
    },
  };
}

function keyOf({ cardId, side }: Pick<Ask, "cardId" | "side">): string {
  return `${cardId} ${side}`;
}

function asAsk({ cardId, side, kind }: SideToday): Ask {
  return { cardId, side, kind };
}
