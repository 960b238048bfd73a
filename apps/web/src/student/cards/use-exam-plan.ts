import type { Card } from "@jotter/domain/card";
import type { ExamPlan } from "@jotter/memory/exam-plan";
import { useEffect, useState } from "react";
import { useWeights } from "./memory-way.ts";
import { planned } from "./reckoning.ts";

type Planned = { readonly id: string; readonly data: Pick<Card, "reviews" | "sides" | "suspendedAt"> };

export type PlanFor = {
  readonly cards: readonly Planned[] | null;
  readonly examAt: number | null;
  readonly retention: number;
  readonly minutesPerDay: number;
  readonly now: number;
};

/** What would be known on the day, and what to do for it; undefined until it is reckoned, null where there is none. [FLA-3] */
export function useExamPlan({ cards, examAt, retention, minutesPerDay, now }: PlanFor): ExamPlan | null | undefined {
  const [plan, setPlan] = useState<ExamPlan | null | undefined>(undefined);
  const known = useWeights();
  useEffect(() => {
    if (!cards || !known) return;
    if (examAt === null || examAt <= now) return setPlan(null);
    let isLeft = false;
    const asked = cards
      .filter(({ data }) => data.suspendedAt == null)
      .map(({ id, data }) => ({ id, reviews: data.reviews, sides: data.sides ?? 1 }));
    void planned({ cards: asked, retention, ...known, now, examAt, minutesPerDay }).then(
      (made) => !isLeft && setPlan(made),
    );
    return () => {
      isLeft = true;
    };
  }, [cards, examAt, retention, known, minutesPerDay, now]);
  return plan;
}
