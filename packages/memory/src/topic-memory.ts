import { sidesAsked } from "@jotter/domain/card";
import type { MissedBeside, ReadinessCard } from "./readiness.ts";
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

/** As an exam has it, mistakes of quizzes with it. Suspended cards are not in it, nor those without a topic. What would be known least comes first. [DSH-4] */
export function topicMemories(
  cards: readonly ReadinessCard[],
  { now, today, day, scheduler }: TopicTimes & { readonly scheduler: Scheduler },
  missed: readonly MissedBeside[] = [],
): readonly TopicMemory[] {
  const byTopic = new Map<string, { readonly topic: string; readonly cards: ReadinessCard[] }>();
  for (const card of cards) {
    if (!card.topic || typeof card.suspendedAt === "number") continue;
    const name = plainTopic(card.topic);
    const group = byTopic.get(name) ?? { topic: card.topic, cards: [] };
    byTopic.set(name, group);
    group.cards.push(card);
  }
  const failed = new Set(missed.flatMap(({ cardId }) => cardId ?? []));
  const all = [...byTopic].map(([name, { topic, cards: own }]): TopicMemory => {
    const byCard = own.map(({ id, reviews, ...asks }) => {
      const states = sidesAsked(asks).map((side) => memoryOf(reviews, side, scheduler));
      return { isFailed: failed.has(id), states };
    });
    const asked = byCard.flatMap(({ states }) => states.filter((state) => state !== null));
    const more = missed.filter((one) => one.cardId === null && one.topic === name).length;
    const count = byCard.reduce((sum, { states }) => sum + states.length, more);
    const mean = (at: number) => {
      const known = byCard.reduce((sum, { isFailed, states }) => {
        const recalls = states.map((state) => (state ? recallAt(state, at, scheduler) : 0));
        return sum + recalls.reduce((all, one) => all + one, 0) - (isFailed ? Math.max(0, ...recalls) : 0);
      }, 0);
      return known / count;
    };
    const isAsked = asked.length > 0;
    const isOlder = own.some(({ reviews }) => countedAnswers(reviews).some(({ at }) => at < today));
    const [known, onDay] = isAsked ? [mean(now), mean(day)] : [null, null];
    return { topic, cards: own.length, known, onDay, isOlder };
  });
  return all.toSorted((one, other) => (one.onDay ?? 2) - (other.onDay ?? 2) || (one.topic < other.topic ? -1 : 1));
}
