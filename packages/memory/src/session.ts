import { byGainSteps } from "./catch-up.ts";
import { countedAnswers, type MemoryState } from "./replay.ts";
import type { Scheduler } from "./scheduler.ts";
import { type Answered, type Day, type SessionCard, type SideToday, sidesToday } from "./sides-today.ts";
import { resultOf } from "./steps.ts";

/** One thing to ask: a step comes back within the session, a review was known before, a new one was never asked. */
export type Ask = { readonly cardId: string; readonly side: number; readonly kind: "step" | "review" | "new" };
type Step = Ask & { readonly due: number };

export type Session = {
  readonly queue: readonly Ask[];
  /** Second sides of cards: the first gives them away, so they come when the queue is empty. */
  readonly held: readonly Ask[];
  /** By when they are due. */
  readonly steps: readonly Step[];
  /** Cards that are due and beyond the day's limit. */
  readonly waiting: number;
  /** New cards that would come today without it; none where new ones are not wanted at all. */
  readonly unseen: number;
};

export type SessionOptions = {
  /** All that may be due or new, by their hints. */
  readonly cards: readonly SessionCard[];
  readonly limits: { readonly newPerDay: number; readonly reviewsPerDay: number };
  readonly answered: Answered;
  readonly now: number;
  readonly day: Day;
  readonly scheduler: Scheduler;
};

/** What is due by what helps most, with new ones spread between, as far as the limits of the day go. [FLA-2] */
export function sessionFor(options: SessionOptions): Session {
  return resultOf(sessionSteps(options));
}

/** The same, one card after the other: thousands that are due take longer than a page may be held up. */
export function* sessionSteps(options: SessionOptions): Generator<void, Session> {
  const { cards, limits, answered, now, day, scheduler } = options;
  const byCard: (readonly SideToday[])[] = [];
  for (const card of cards) {
    byCard.push(sidesToday(card, now, day, scheduler).toSorted((one, other) => rank[one.kind] - rank[other.kind]));
    yield;
  }
  const first = byCard.flatMap((sides) => sides.filter((side, place) => place === 0 && !side.isGivenAway));
  const second = byCard.flatMap((sides) => sides.filter((side, place) => place > 0 || side.isGivenAway));
  const stateOf = ({ state }: Remembered) => state;
  const inOrder = (sides: readonly SideToday[]) =>
    byGainSteps(sides.filter(isRemembered).filter(isReview), stateOf, now, scheduler);
  const reviews = [yield* inOrder(first), yield* inOrder(second)];
  const fresh = [first, second].map((sides) => sides.filter(isNew).toSorted((one, other) => one.newAt - other.newAt));

  const left = Math.max(0, limits.reviewsPerDay - answered.reviews - answered.firsts);
  const due = reviews.flat().slice(0, left);
  const begun = fresh.flat().slice(0, Math.max(0, Math.min(limits.newPerDay - answered.firsts, left - due.length)));
  const isSecond = new Set<SideToday>(second);
  const isFirst = (side: SideToday) => !isSecond.has(side);
  return {
    queue: spread(due.filter(isFirst), begun.filter(isFirst)).map(asAsk),
    held: [...due, ...begun].filter((side) => isSecond.has(side)).map(asAsk),
    steps: byCard
      .flatMap((sides) => sides.filter(isRemembered).filter((side) => !isReview(side)))
      .map((side) => ({ ...asAsk(side), due: side.state.due }))
      .toSorted(soonest),
    waiting: cardCount(reviews.flat().slice(left)),
    unseen: limits.newPerDay > 0 ? unseenIn(cards, fresh.flat().slice(begun.length)) : 0,
  };
}

/** The logs of cards by their ids, as far as they are known. */
export type Logs = (cardId: string) => SessionCard["reviews"] | undefined;

/**
 * How many cards it asks, each once, however many sides; how many of them nobody was ever asked, on whatever side; and
 * how many questions that are.
 */
export function cardsIn({ queue, held, steps }: Pick<Session, "queue" | "held" | "steps">, logOf: Logs) {
  const asks = [...queue, ...held, ...steps];
  const all = new Set(asks.map(({ cardId }) => cardId));
  const seen = new Set(asks.filter(({ kind }) => kind !== "new").map(({ cardId }) => cardId));
  const fresh = [...all].filter((id) => !seen.has(id) && countedAnswers(logOf(id) ?? []).length === 0);
  return { all: all.size, fresh: fresh.length, questions: asks.length };
}

/** What of it can be asked at once, each card once, and when the next step falls due that cannot be asked yet. */
export function askableIn({ queue, held, steps }: Session, now: number, logOf: Logs) {
  const due = steps.filter((step) => step.due <= now);
  const nextAt = steps.find((step) => step.due > now)?.due ?? null;
  return { ...cardsIn({ queue, held, steps: due }, logOf), nextAt };
}

/** A step as soon as it is due, then the queue, then second sides; a step too early only where nothing else is left. */
export function nextOf({ queue, held, steps }: Session, now: number): Ask | null {
  const step = steps[0];
  return (step && step.due <= now ? step : undefined) ?? queue[0] ?? held[0] ?? step ?? null;
}

/** With the state that the answer made. */
export function afterAsking(session: Session, { cardId, side }: Ask, state: MemoryState): Session {
  const rest = without(session, (ask) => ask.cardId === cardId && ask.side === side);
  if (state.phase === "known") return rest;
  const step: Step = { cardId, side, kind: "step", due: state.due };
  return { ...rest, steps: [...rest.steps, step].toSorted(soonest) };
}

/** Its answer was taken back: it is asked next, and what came of the answer is not. */
export function askedAgain(session: Session, ask: Ask): Session {
  const rest = without(session, ({ cardId, side }) => cardId === ask.cardId && side === ask.side);
  // Before a step that fell due meanwhile, too.
  return { ...rest, steps: [{ ...ask, due: 0 }, ...rest.steps] };
}

/** What was before one's eyes when the page was left comes first again, as long as it is asked at all. [FLA-2] */
export function shownFirst(session: Session, shown: Ask | null, now: number): Session {
  if (!shown || session.steps.some((step) => isSame(step, shown) && step.due > now)) return session;
  const ask = asksOf(session, shown.cardId).find((one) => isSame(one, shown));
  return ask ? askedAgain(session, ask) : session;
}

function isSame(one: Ask, other: Ask): boolean {
  return one.cardId === other.cardId && one.side === other.side;
}

/** What of a session asks for a card. */
export function asksOf({ queue, held, steps }: Session, cardId: string): readonly Ask[] {
  return [...steps, ...queue, ...held]
    .filter((ask) => ask.cardId === cardId)
    .map(({ side, kind }) => ({ cardId, side, kind }));
}

/** A card that was put aside is asked next; its other sides when nothing else is left. */
export function broughtBack(session: Session, [first, ...others]: readonly Ask[]): Session {
  return first ? askedAgain({ ...session, held: [...session.held, ...others] }, first) : session;
}

/** It was suspended, buried or deleted meanwhile. */
export function withoutCard(session: Session, cardId: string): Session {
  return without(session, (ask) => ask.cardId === cardId);
}

export function cardCount(sides: readonly Pick<SideToday, "cardId">[]): number {
  return new Set(sides.map(({ cardId }) => cardId)).size;
}

/** The cards of these sides that were never asked at all. */
export function unseenIn(cards: readonly SessionCard[], sides: readonly SideToday[]): number {
  const kept = new Set(sides.map(({ cardId }) => cardId));
  return cards.filter(({ id, reviews }) => kept.has(id) && countedAnswers(reviews).length === 0).length;
}

const rank = { step: 0, review: 1, new: 2 } as const;

type Remembered = SideToday & { readonly state: MemoryState };
type New = SideToday & { readonly kind: "new" };

function isRemembered(side: SideToday): side is Remembered {
  return side.state !== null;
}

function isReview({ kind }: SideToday): boolean {
  return kind === "review";
}

function isNew(side: SideToday): side is New {
  return side.kind === "new";
}

/** One that is due comes first; the new ones stand evenly between. */
function spread(due: readonly SideToday[], fresh: readonly SideToday[]): readonly SideToday[] {
  const placed = [
    ...due.map((side, index) => ({ side, at: index / due.length })),
    ...fresh.map((side, index) => ({ side, at: (index + 0.5) / fresh.length })),
  ];
  return placed.toSorted((one, other) => one.at - other.at).map(({ side }) => side);
}

function without(session: Session, isGone: (ask: Ask) => boolean): Session {
  const kept = <Kind extends Ask>(asks: readonly Kind[]) => asks.filter((ask) => !isGone(ask));
  return { ...session, queue: kept(session.queue), held: kept(session.held), steps: kept(session.steps) };
}

function asAsk({ cardId, side, kind }: SideToday): Ask {
  return { cardId, side, kind };
}

function soonest(one: Step, other: Step): number {
  return one.due - other.due;
}
