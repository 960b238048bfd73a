import { type Card, type Rating, type Review, sidesAsked } from "@jotter/domain/card";
import { countedAnswers, memoryOf } from "@jotter/memory/replay";
import {
  type Ask,
  afterAsking,
  askedAgain,
  asksOf,
  broughtBack,
  type Session,
  withoutCard,
} from "@jotter/memory/session";
import { minutesLeft, sessionLength } from "@jotter/memory/session-length";
import type { AskedCard } from "../../student/cards/exam-sittings.ts";

/** One answer that can be taken back. */
export type Answer = { readonly ask: Ask; readonly at: number; readonly rating: Rating; readonly ms: number };
/** What was done last, an answer or a card put aside, is what is taken back first. */
export type Done = Answer | { readonly aside: string; readonly asks: readonly Ask[] };

/** A review that is going on: what is asked, what the cards are, and what was done. */
export type Going = {
  readonly session: Session;
  readonly cards: ReadonlyMap<string, AskedCard>;
  readonly past: readonly Done[];
};

export function isAnswer(done: Done): done is Answer {
  return "ask" in done;
}

/** Without a card, and with the way back to it. */
export function putAside({ session, cards, past }: Going, id: string): Going {
  return { cards, session: withoutCard(session, id), past: [...past, { aside: id, asks: asksOf(session, id) }] };
}

/** What was done last is not done. */
export function steppedBack({ session, cards, past }: Going): Going {
  const last = past.at(-1);
  if (!last) return { session, cards, past };
  const before = isAnswer(last) ? askedAgain(session, last.ask) : broughtBack(session, last.asks);
  return { session: before, cards, past: past.slice(0, -1) };
}

/** A card that was put aside, whatever came after it. */
export function takenUp({ session, cards, past }: Going, id: string): Going {
  const last = past.findLast((one) => !isAnswer(one) && one.aside === id);
  const asks = last && !isAnswer(last) ? last.asks : [];
  return { cards, session: broughtBack(session, asks), past: past.filter((one) => one !== last) };
}

/** How many answers are still wanted, and how long they take. */
export function whatIsLeft({ session, cards, past }: Going, now: number) {
  const [any] = cards.values();
  if (!any) return { answers: 0, minutes: 0 };
  const stateOf = ({ cardId, side }: Ask) => {
    const card = cards.get(cardId);
    return card ? memoryOf(card.reviews, side, card.scheduler) : null;
  };
  const length = sessionLength(session, { stateOf, scheduler: any.scheduler, now });
  const done = past.filter(isAnswer).map(({ ask, ms }) => ({ kind: ask.kind, ms }));
  return { answers: length.answers, minutes: minutesLeft(length, done) };
}

/** Of the cards answered here, the sides nobody was ever asked: a card begins one a day. */
export function sidesToCome({ cards, past }: Pick<Going, "cards" | "past">): number {
  const ids = new Set(past.filter(isAnswer).map(({ ask }) => ask.cardId));
  return [...ids].reduce((sum, id) => {
    const card = cards.get(id);
    if (!card || card.suspendedAt != null) return sum;
    // A gap that was taken out of a card leaves its answers behind.
    const begun = new Set(countedAnswers(card.reviews).map(({ side = 0 }) => side));
    return sum + sidesAsked(card).filter((side) => !begun.has(side)).length;
  }, 0);
}

type Stored = Pick<Card, "reviews" | "suspendedAt" | "buriedUntil">;

/**
 * What another tab or device did to a card that is still asked here: answered there, it is not asked twice; taken back
 * there, it is asked again; put aside or deleted (null), it is left out. Null where nothing was done. [FLA-2]
 */
export function caughtUp(going: Going, id: string, stored: Stored | null, now: number): Going | null {
  const { session, cards, past } = going;
  if (!stored || stored.suspendedAt != null || (stored.buriedUntil ?? 0) > now) {
    return asksOf(session, id).length > 0 ? { ...going, session: withoutCard(session, id) } : null;
  }
  const known = cards.get(id);
  const fresh = known ? stored.reviews.filter((one) => !known.reviews.some((other) => isSame(one, other))) : [];
  if (!known || fresh.length === 0) return null;
  const reviews = [...known.reviews, ...fresh].toSorted((one, other) => one.at - other.at);
  const counted = new Set(countedAnswers(reviews));
  const next = { ...known, ...stored, reviews };
  let caught: Going = { session, past, cards: new Map(cards).set(id, next) };
  for (const one of fresh)
    caught = one.undoes === undefined ? after(caught, next, one, counted) : without(caught, one.undoes);
  return caught;
}

function after({ session, cards, past }: Going, card: AskedCard, one: Review, counted: ReadonlySet<Review>): Going {
  const { at, side = 0, rating, ms = 0 } = one;
  const state = memoryOf(card.reviews, side, card.scheduler);
  if (rating === undefined || !state || !counted.has(one)) return { session, cards, past };
  const ask = asksOf(session, card.id).find((each) => each.side === side) ?? { cardId: card.id, side, kind: "review" };
  return { cards, session: afterAsking(session, ask, state), past: [...past, { ask, at, rating, ms }] };
}

/** The answer of that moment was taken back elsewhere. */
function without({ session, cards, past }: Going, at: number): Going {
  const last = past.findLast((one) => isAnswer(one) && one.at === at);
  if (!last || !isAnswer(last)) return { session, cards, past };
  return { cards, session: askedAgain(session, last.ask), past: past.filter((one) => one !== last) };
}

function isSame(one: Review, other: Review): boolean {
  return one.at === other.at && one.side === other.side && one.rating === other.rating && one.undoes === other.undoes;
}
