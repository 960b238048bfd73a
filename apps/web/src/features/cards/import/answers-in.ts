import type { IncomingCard } from "./messages.ts";

/** How often the cards were answered. What Anki knew of one at the end, and what was taken back, is no answer. */
export function answersIn(cards: readonly Pick<IncomingCard, "reviews">[]): number {
  return cards.reduce((sum, { reviews = [] }) => sum + reviews.filter(({ rating }) => rating !== undefined).length, 0);
}
