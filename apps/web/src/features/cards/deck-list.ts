import { daysBetween } from "@jotter/domain/days";
import { dayAt } from "@jotter/domain/zones";
import type { ExamPlan } from "@jotter/memory/exam-plan";
import { type Fading, fades } from "@jotter/memory/fading";
import { countedAnswers } from "@jotter/memory/replay";
import { keepsSlipping } from "@jotter/memory/slipping";
import type { DeckCard } from "./use-reckoned-cards.ts";

export const deckFilters = ["all", "fading", "unseen", "slipping", "suspended", "flagged"] as const;
export type DeckFilter = (typeof deckFilters)[number];

export function fits({ row: { data }, memory }: DeckCard, filter: DeckFilter, fading: Fading | null): boolean {
  const isSuspended = data.suspendedAt != null;
  if (filter === "suspended") return isSuspended;
  if (filter === "flagged") return data.isFlagged === true;
  if (filter === "slipping") return keepsSlipping(data.reviews);
  if (filter === "unseen") return memory.recall === null && !isSuspended;
  if (filter === "fading")
    return fading !== null && memory.states.some((state) => fades(state, fading)) && !isSuspended;
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

/** What would be known of these now, over all sides, as every screen has it: without what is suspended, and what was never asked counts as not known; null where nothing was. */
export function meanRecall(all: readonly DeckCard[]): number | null {
  const cards = all.filter(({ row }) => row.data.suspendedAt == null);
  if (cards.every(({ memory }) => memory.recall === null)) return null;
  const known = cards.reduce((sum, { memory }) => sum + (memory.recall ?? 0) * memory.states.length, 0);
  return known / cards.reduce((sum, { memory }) => sum + memory.states.length, 0);
}

/** What a figure over these rests on: cards, or the questions they ask where one of them asks several. */
export function restsOf(cards: readonly DeckCard[]) {
  const open = cards.filter(({ row }) => row.data.suspendedAt == null);
  const states = open.flatMap(({ memory }) => memory.states);
  const areQuestions = states.length > open.length;
  return { areQuestions, asked: states.filter((state) => state !== null).length, all: states.length };
}

/**
 * What would be known if one stopped now: on the day of its plan, or now where there is none to make. Null before the
 * first answer, which nobody can say anything of, and while the plan is one from before it.
 */
export function shareIfStopped(
  cards: readonly DeckCard[],
  plan: Pick<ExamPlan, "onDayIfStop" | "neverSeen"> | null | "none",
): number | null {
  const now = meanRecall(cards);
  if (now === null || plan === "none") return now;
  const open = cards.filter(({ row }) => row.data.suspendedAt == null);
  const sides = open.reduce((sum, { memory }) => sum + memory.states.length, 0);
  return plan && plan.neverSeen < sides ? plan.onDayIfStop : null;
}

/**
 * What would be known when one sat down, to be told beside what is now: `share`, when it is reckoned first. Null where
 * nothing had ever been asked before the sitting began, at `since`; undefined while it is reckoned.
 */
export function startOf(cards: readonly DeckCard[], since: number | null, share: number | null) {
  const isAsked = cards.some(({ row }) => {
    return countedAnswers(row.data.reviews).some(({ at }) => since === null || at < since);
  });
  return isAsked ? (share ?? undefined) : null;
}

function byRecall({ memory: one }: DeckCard, { memory: other }: DeckCard): number {
  return (one.recall ?? 2) - (other.recall ?? 2);
}

export type ComingDay = { readonly cards: number; readonly fresh: number };

export type ComingOptions = {
  readonly cards: readonly DeckCard[];
  /** What a review asks today. */
  readonly now: ComingDay;
  readonly plan: Pick<ExamPlan, "days"> | null;
  readonly newPerDay: number;
  readonly today: string;
  readonly zone: string;
  readonly days: number;
};

/**
 * How many cards are asked on each of the coming days, today first: until an exam as its plan has it, else what returns,
 * and as many new ones as the deck allows.
 */
export function comingDays({ cards, now, plan, newPerDay, today, zone, days }: ComingOptions): readonly ComingDay[] {
  const planned = plan?.days.slice(0, days).map(({ asks }) => asks) ?? [];
  const isPlanned = new Set(planned.flat().map(({ cardId }) => cardId));
  const open = cards.filter(({ row }) => row.data.suspendedAt == null && !isPlanned.has(row.id));
  const returning = new Array<number>(days).fill(0);
  for (const { memory } of open) {
    const due = Math.min(...memory.states.flatMap((state) => state?.due ?? []));
    const at = Number.isFinite(due) ? daysBetween(today, dayAt(due, zone)) : 0;
    if (at > 0 && at < days) returning[at] = (returning[at] ?? 0) + 1;
  }
  const unseen = open.filter(({ memory }) => memory.recall === null).length;
  let left = Math.max(0, unseen - (plan ? 0 : now.fresh));
  const seen = new Set(cards.flatMap(({ row, memory }) => (memory.recall === null ? [] : [row.id])));
  const counted = planned.map((asks) => countOf(asks, seen));
  return returning.map((due, at) => {
    if (at === 0) return now;
    const day = counted[at];
    if (day) return day;
    const fresh = Math.min(left, newPerDay);
    left -= fresh;
    return { cards: due + fresh, fresh };
  });
}

/**
 * Where the exam stands on its own day, so many days ahead: after the cards its plan has for that day, which are seen
 * before it, and else before them, for what is left out comes only then.
 */
export function examPlaceOn(day: number, plan: Pick<ExamPlan, "days"> | null): "after" | "before" {
  return plan && day < plan.days.length ? "after" : "before";
}

/** A card is new on its first day alone, whichever side comes later. */
function countOf(asks: ExamPlan["days"][number]["asks"], seen: Set<string>): ComingDay {
  const all = new Set(asks.map(({ cardId }) => cardId));
  const fresh = [...all].filter((id) => !seen.has(id)).length;
  for (const id of all) seen.add(id);
  return { cards: all.size, fresh };
}
