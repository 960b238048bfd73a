import { useEffect, useState } from "react";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";
import type { CardWords, DeckChoice } from "./keep-cards.ts";
import { cardsThere, twinsIn } from "./twins.ts";

/** By their place, with the front of the one that is there. */
type Twins = ReadonlyMap<number, string>;

/** Of proposed cards those the student has already; nothing is to be kept before they are known. [FLA-1] */
export function useTwins(proposed: readonly CardWords[], choice: DeckChoice) {
  const { replica } = useStudent();
  const deckId = "id" in choice ? choice.id : null;
  const notes = [...new Set(proposed.flatMap(({ source }) => (source?.kind === "note" ? [source.id] : [])))].join(" ");
  const there = useLive(() => cardsThere(replica, deckId, notes.split(" ")), [replica, deckId, notes]);
  const [found, setFound] = useState<{ readonly of: unknown; readonly among: unknown; readonly twins: Twins }>();
  useEffect(() => {
    if (!there) return;
    let isLeft = false;
    const look = there.length === 0 ? Promise.resolve(none) : twinsIn(proposed, there);
    void look.then((twins) => !isLeft && setFound({ of: proposed, among: there, twins: twins ?? none }));
    return () => {
      isLeft = true;
    };
  }, [proposed, there]);
  return {
    twins: found?.twins ?? none,
    areKnown: found !== undefined && found.of === proposed && found.among === there,
  };
}

const none: Twins = new Map();
