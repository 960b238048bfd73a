import { limitsOf } from "@jotter/domain/deck";
import { useEffect, useState } from "react";
import type { Clock } from "../records/use-clock.ts";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";
import { type CardRow, evidentCard } from "./exam-material.ts";
import { quizzesOfCards } from "./exam-quizzes.ts";
import { useWeights } from "./memory-way.ts";
import { planned } from "./reckoning.ts";
import type { StoredDeck } from "./use-decks.ts";

type KnownOf = {
  readonly deck: StoredDeck | undefined;
  readonly cards: readonly CardRow[] | null;
  readonly clock: Clock;
  /** A deck with an exam ahead has its plan. */
  readonly isDue: boolean;
};

/** What is known of a deck without an exam where quizzes say something, too; null where its cards tell alone. [DSH-4] */
export function useDeckKnown({ deck, cards, clock: { now, span }, isDue }: KnownOf) {
  const { replica } = useStudent();
  const [known, setKnown] = useState<{ readonly share: number; readonly mistakes: number } | null>(null);
  const weights = useWeights();
  const read = async () => quizzesOfCards(replica, cards ?? []);
  const quizzes = useLive(read, [replica, deck?.id, cards?.length], isDue && cards !== null);
  const retention = limitsOf(deck?.data ?? {}).retention;
  useEffect(() => {
    if (!isDue || !cards || !quizzes || quizzes.length === 0 || !weights) return setKnown(null);
    let isLeft = false;
    void planned({
      ...{ cards: cards.map(evidentCard), quizzes, retention, ...weights, minutesPerDay: 0, limits: new Map() },
      ...{ now, day: { startsAt: span[0], endsAt: span[1] }, examAt: now, lastLook: null },
    }).then(({ plan }) => {
      if (!isLeft) setKnown(plan && { share: plan.knownToday, mistakes: plan.mistakes });
    });
    return () => {
      isLeft = true;
    };
  }, [isDue, cards, quizzes, weights, retention, now, span]);
  return known;
}
