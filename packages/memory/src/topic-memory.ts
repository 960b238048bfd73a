import type { ReadinessCard } from "./readiness.ts";
import { countedAnswers, memoryOf, recallAt } from "./replay.ts";
import type { Scheduler } from "./scheduler.ts";
import { plainTopic } from "./topic-name.ts";

/** What is remembered of a topic's cards. */
export type TopicMemory = {
  readonly topic: string;
  readonly cards: number;
  /** What would be known now, and on the day: sides never asked count as not known; null where none was. */
  readonly known: number | null;
  readonly onDay: number | null;
  /** A card of it was asked before today: what was begun today cannot fade yet. */
  readonly isOlder: boolean;
};

/** When today began, and the day it is for. */
type TopicTimes = { readonly now: number; readonly today: number; readonly day: number };

/** Suspended cards are not in it, nor those without a topic. What would be known least comes first. [DSH-4] */
export function topicMemories(
  cards: readonly ReadinessCard[],
  { now, today, day, scheduler }: TopicTimes & { readonly scheduler: Scheduler },
): readonly TopicMemory[] {
  const byTopic = new Map<string, { readonly topic: string; readonly cards: ReadinessCard[] }>();
  for (const card of cards) {
    if (!card.topic || typeof card.suspendedAt === "number") continue;
    const name = plainTopic(card.topic);
    const group = byTopic.get(name) ?? { topic: card.topic, cards: [] };
    byTopic.set(name, group);
    group.cards.push(card);
  }
  const all = [...byTopic.values()].map(({ topic, cards: own }): TopicMemory => {
    const states = own.flatMap(({ reviews, sides }) =>
      Array.from({ length: sides ?? 1 }, (_, side) => memoryOf(reviews, side, scheduler)),
    );
    const asked = states.filter((state) => state !== null);
    const mean = (at: number) => {
      return asked.reduce((sum, state) => sum + recallAt(state, at, scheduler), 0) / states.length;
    };
    const isAsked = asked.length > 0;
    const isOlder = own.some(({ reviews }) => countedAnswers(reviews).some(({ at }) => at < today));
    const [known, onDay] = isAsked ? [mean(now), mean(day)] : [null, null];
    return { topic, cards: own.length, known, onDay, isOlder };
  });
  return all.toSorted((one, other) => (one.onDay ?? 2) - (other.onDay ?? 2) || (one.topic < other.topic ? -1 : 1));
}
