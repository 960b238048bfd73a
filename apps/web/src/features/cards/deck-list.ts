import { daysBetween } from "@jotter/domain/days";
import { dayAt } from "@jotter/domain/zones";
import { keepsSlipping } from "@jotter/memory/slipping";
import type { DeckCard } from "./use-reckoned-cards.ts";

export const deckFilters = ["all", "fading", "unseen", "slipping", "suspended", "flagged"] as const;
export type DeckFilter = (typeof deckFilters)[number];

/** Below what it should be when it returns. */
export function fits({ row: { data }, memory }: DeckCard, filter: DeckFilter, now: number): boolean {
  const isSuspended = data.suspendedAt != null;
  if (filter === "suspended") return isSuspended;
  if (filter === "flagged") return data.isFlagged === true;
  if (filter === "slipping") return keepsSlipping(data.reviews);
  if (filter === "unseen") return memory.recall === null && !isSuspended;
  if (filter === "fading") return memory.due !== null && memory.due <= now && !isSuspended;
  return true;
}

export type DeckEntry =
  | {
      readonly kind: "topic";
      readonly topic: string;
      readonly recall: number | null;
      readonly cards: readonly DeckCard[];
    }
  | { readonly kind: "card"; readonly card: DeckCard };

/** By topic, the least known first; within one the same. What was never asked stands last. */
export function entriesOf(cards: readonly DeckCard[]): readonly DeckEntry[] {
  const topics = new Map<string, DeckCard[]>();
  for (const one of cards) {
    const topic = one.row.data.topic ?? "";
    topics.set(topic, [...(topics.get(topic) ?? []), one]);
  }
  const groups = [...topics].map(([topic, own]) => ({ topic, recall: meanRecall(own), own: own.toSorted(byRecall) }));
  groups.sort((one, other) => (one.recall ?? 2) - (other.recall ?? 2) || one.topic.localeCompare(other.topic));
  return groups.flatMap(({ topic, recall, own }): readonly DeckEntry[] => [
    ...(groups.length > 1 || topic !== "" ? [{ kind: "topic" as const, topic, recall, cards: own }] : []),
    ...own.map((card) => ({ kind: "card" as const, card })),
  ]);
}

/** What would be known of these now, over all sides: what was never asked counts as not known; null where nothing was. */
export function meanRecall(cards: readonly DeckCard[]): number | null {
  if (cards.every(({ memory }) => memory.recall === null)) return null;
  const known = cards.reduce((sum, { memory }) => sum + (memory.recall ?? 0) * memory.states.length, 0);
  return known / cards.reduce((sum, { memory }) => sum + memory.states.length, 0);
}

function byRecall({ memory: one }: DeckCard, { memory: other }: DeckCard): number {
  return (one.recall ?? 2) - (other.recall ?? 2);
}

/** How many cards return on each of the coming days, today first; what is late returns today. */
export function comingDays(cards: readonly DeckCard[], today: string, zone: string, days: number): readonly number[] {
  const counts = new Array<number>(days).fill(0);
  for (const { row, memory } of cards) {
    if (memory.due === null || row.data.suspendedAt != null) continue;
    const at = Math.max(0, daysBetween(today, dayAt(memory.due, zone)));
    if (at < days) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}
