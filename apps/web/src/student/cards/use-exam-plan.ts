import { limitsOf } from "@jotter/domain/deck";
import { useEffect, useState } from "react";
import type { Clock } from "../records/use-clock.ts";
import type { Exam } from "./exam.ts";
import { type CardRow, reckonedCard } from "./exam-material.ts";
import { useWeights } from "./memory-way.ts";
import type { PlanAnswer } from "./plan-answers.ts";
import { planned } from "./reckoning.ts";
import type { StoredDeck } from "./use-decks.ts";

export type PlanFor = {
  readonly deck: StoredDeck | null;
  readonly cards: readonly CardRow[] | null;
  readonly exam: Pick<Exam, "at" | "lastLook"> | null | undefined;
  readonly clock: Clock;
};

/** What would be known on the day, and what to do for it; undefined until it is reckoned, null where there is none. [FLA-3] */
export function useExamPlan({ deck, cards, exam, clock: { now, span } }: PlanFor): PlanAnswer["plan"] | undefined {
  const [plan, setPlan] = useState<PlanAnswer["plan"] | undefined>(undefined);
  const known = useWeights();
  const { at: examAt = null, lastLook = null } = exam ?? {};
  const deckId = deck?.id ?? "";
  const { newPerDay, reviewsPerDay, minutesPerDay, retention } = limitsOf(deck?.data ?? {});
  useEffect(() => {
    if (!cards || !known) return;
    if (examAt === null || examAt <= now) return setPlan(null);
    let isLeft = false;
    void planned({
      ...{ cards: cards.map(reckonedCard), retention, ...known, minutesPerDay },
      limits: new Map([[deckId, { newPerDay, reviewsPerDay }]]),
      ...{ now, day: { startsAt: span[0], endsAt: span[1] }, examAt, lastLook },
    }).then(({ plan: made }) => !isLeft && setPlan(made));
    return () => {
      isLeft = true;
    };
  }, [cards, examAt, lastLook, deckId, newPerDay, reviewsPerDay, minutesPerDay, retention, known, now, span]);
  return plan;
}
