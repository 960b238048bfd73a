import { useEffect, useState } from "react";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";
import type { CardWords, DeckChoice } from "./keep-cards.ts";
import { cardsThere, twinsIn } from "./twins.ts";

/** Of proposed cards those the student has already, by their place, with the front of the one that is there. [FLA-1] */
export function useTwins(proposed: readonly CardWords[], choice: DeckChoice): ReadonlyMap<number, string> {
  const { replica } = useStudent();
  const deckId = "id" in choice ? choice.id : null;
  const notes = [...new Set(proposed.flatMap(({ source }) => (source?.kind === "note" ? [source.id] : [])))].join(" ");
  const there = useLive(() => cardsThere(replica, deckId, notes.split(" ")), [replica, deckId, notes]);
  const [twins, setTwins] = useState<ReadonlyMap<number, string>>(none);
  useEffect(() => {
    if (!there || there.length === 0) return setTwins(none);
    let isLeft = false;
    void twinsIn(proposed, there).then((found) => found && !isLeft && setTwins(found));
    return () => {
      isLeft = true;
    };
  }, [proposed, there]);
  return twins;
}

const none: ReadonlyMap<number, string> = new Map();
