import type { Card } from "@jotter/domain/card";
import type { ExamPlan } from "@jotter/memory/exam-plan";
import { useEffect, useState } from "react";
import type { PlanAnswer, PlanRequest } from "./plan-worker.ts";

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
  useEffect(() => {
    if (!cards) return;
    if (examAt === null || examAt <= now) return setPlan(null);
    let isLeft = false;
    const asked = cards
      .filter(({ data }) => data.suspendedAt == null)
      .map(({ id, data }) => ({ id, reviews: data.reviews, sides: data.sides ?? 1 }));
    void planned({ cards: asked, retention, now, examAt, minutesPerDay }).then((made) => !isLeft && setPlan(made));
    return () => {
      isLeft = true;
    };
  }, [cards, examAt, retention, minutesPerDay, now]);
  return plan;
}

let worker: Worker | null = null;
let count = 0;
const waiting = new Map<number, (plan: ExamPlan | null) => void>();

export function planned(request: PlanRequest): Promise<ExamPlan | null> {
  if (!worker) {
    worker = new Worker(new URL("./plan-worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<PlanAnswer>) => {
      waiting.get(data.n)?.(data.plan);
      waiting.delete(data.n);
    });
  }
  const n = ++count;
  const answer = new Promise<ExamPlan | null>((resolve) => waiting.set(n, resolve));
  worker.postMessage({ n, request });
  return answer;
}
