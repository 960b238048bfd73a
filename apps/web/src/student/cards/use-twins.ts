import { card } from "@jotter/domain/card";
import { useEffect, useMemo, useState } from "react";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";
import type { CardWords, DeckChoice } from "./keep-cards.ts";

/** More are not looked through for a proposal of a few. */
const mostLookedAt = 2000;

/** Of proposed cards those the deck has already, by their place, with the front of the one that is there. [FLA-1] */
export function useTwins(proposed: readonly CardWords[], choice: DeckChoice): ReadonlyMap<number, string> {
  const { replica } = useStudent();
  const deckId = "id" in choice ? choice.id : null;
  const existing = useLive(async () => {
    if (deckId === null) return [];
    const rows = (await replica.having(card, "deckId", [deckId])).slice(0, mostLookedAt);
    const read = await Promise.all(rows.map(({ id }) => replica.get(card, id)));
    return read.flatMap((one) => (one ? [{ front: one.front, back: one.back }] : []));
  }, [replica, deckId]);
  const words = useMemo(() => proposed.map(({ front, back }) => ({ front, back })), [proposed]);
  const [twins, setTwins] = useState<ReadonlyMap<number, string>>(none);
  useEffect(() => {
    if (!existing || existing.length === 0) return setTwins(none);
    let isLeft = false;
    const look = async () => {
      const { duplicatesIn } = await import("@jotter/card-files/duplicates");
      const found = await duplicatesIn(words, existing);
      if (isLeft || !found.ok) return;
      const known = found.value.flatMap((one, place) =>
        one.as !== "new" && one.twin.among === "existing"
          ? [[place, existing[one.twin.place]?.front ?? ""] as const]
          : [],
      );
      setTwins(new Map(known));
    };
    void look();
    return () => {
      isLeft = true;
    };
  }, [words, existing]);
  return twins;
}

const none: ReadonlyMap<number, string> = new Map();
