import { askableIn, cardsIn } from "@jotter/memory/session";
import { useEffect, useState } from "react";
import type { Clock } from "../records/use-clock.ts";
import { useStudent } from "../session/student-context.ts";
import { examSittings, type Sitting } from "./exam-sittings.ts";
import { sittingOfDeck } from "./sitting.ts";
import type { StoredDeck } from "./use-decks.ts";

/** What a review of a deck asks now, how much of that was never asked before, and what its limits keep back. */
export type DeckToday = {
  readonly cards: number;
  readonly fresh: number;
  /** A card that asks both ways is two. */
  readonly questions: number;
  readonly waiting: number;
  /** Cards that were answered just now and come back today, and when the first of them does. */
  readonly later: number;
  readonly nextAt: number | null;
};

/** By deck, again with every change of `news`; undefined until it is reckoned. It is what the review then asks. [FLA-2] */
export function useDecksToday(
  decks: readonly StoredDeck[] | undefined,
  news: unknown,
  { now: minute, span: [startsAt, endsAt] }: Clock,
): ReadonlyMap<string, DeckToday> | undefined {
  const { replica, now } = useStudent();
  const [today, setToday] = useState<ReadonlyMap<string, DeckToday>>();
  const isStepDue = [...(today?.values() ?? [])].some(({ nextAt }) => nextAt !== null && nextAt <= minute);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again as soon as a step is due.
  useEffect(() => {
    if (!decks || news === undefined || news === null) return;
    let isLeft = false;
    const reckon = async () => {
      const found = new Map<string, DeckToday>();
      const time = { day: { startsAt, endsAt }, now: now() };
      const exams = examSittings(replica, time);
      for (const row of decks) {
        const sitting = await sittingOfDeck(replica, row, time, exams);
        if (isLeft) return;
        found.set(row.id, todayIn(sitting, time.now));
      }
      setToday(found);
    };
    void reckon();
    return () => {
      isLeft = true;
    };
  }, [replica, decks, news, startsAt, endsAt, now, isStepDue]);
  return today;
}

function todayIn({ session, cards }: Sitting, now: number): DeckToday {
  const logOf = (id: string) => cards.get(id)?.reviews;
  const { all, fresh, questions, nextAt } = askableIn(session, now, logOf);
  const later = cardsIn(session, logOf).all - all;
  return { cards: all, fresh, questions, waiting: session.waiting + session.unseen, later, nextAt };
}
