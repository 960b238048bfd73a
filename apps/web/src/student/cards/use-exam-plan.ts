import { limitsOf } from "@jotter/domain/deck";
import type { TakenQuiz } from "@jotter/memory/quiz-evidence";
import { useEffect, useState } from "react";
import type { Clock } from "../records/use-clock.ts";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";
import type { Exam } from "./exam.ts";
import { type CardRow, evidentCard } from "./exam-material.ts";
import { quizzesWithDeck } from "./exam-quizzes.ts";
import { useWeights } from "./memory-way.ts";
import type { PlanAnswer } from "./plan-answers.ts";
import { planned } from "./reckoning.ts";
import type { StoredDeck } from "./use-decks.ts";

export type PlanFor = {
  readonly deck: StoredDeck | null;
  readonly cards: readonly CardRow[] | null;
  readonly exam: Exam | null | undefined;
  readonly clock: Clock;
};

/** What would be known on the day, and what to do for it; undefined until it is reckoned, null where there is none. [FLA-3] */
export function useExamPlan({ deck, cards, exam, clock: { now, span } }: PlanFor): PlanAnswer["plan"] | undefined {
  const [plan, setPlan] = useState<PlanAnswer["plan"] | undefined>(undefined);
  const known = useWeights();
  const { at: examAt = null, lastLook = null } = exam ?? {};
  const deckId = deck?.id ?? "";
  const quizzes = useExamQuizzes(exam ?? null, deckId, cards);
  const { newPerDay, reviewsPerDay, minutesPerDay, retention } = limitsOf(deck?.data ?? {});
  useEffect(() => {
    if (!cards || !known || !quizzes) return;
    if (examAt === null || examAt <= now) return setPlan(null);
    let isLeft = false;
    void planned({
      ...{ cards: cards.map(evidentCard), quizzes, retention, ...known, minutesPerDay },
      limits: new Map([[deckId, { newPerDay, reviewsPerDay }]]),
      ...{ now, day: { startsAt: span[0], endsAt: span[1] }, examAt, lastLook },
    }).then(({ plan: made }) => !isLeft && setPlan(made));
    return () => {
      isLeft = true;
    };
  }, [cards, quizzes, examAt, lastLook, deckId, newPerDay, reviewsPerDay, minutesPerDay, retention, known, now, span]);
  return plan;
}

/** Once the cards are there; after an answer they are for the same quizzes. */
function useExamQuizzes(exam: Exam | null, deckId: string, cards: readonly CardRow[] | null) {
  const { replica } = useStudent();
  const read = async () => (exam && cards ? quizzesWithDeck(replica, exam, deckId, cards) : none);
  return useLive<readonly TakenQuiz[]>(read, [replica, exam?.id, deckId, cards?.length]);
}

const none: readonly TakenQuiz[] = [];
