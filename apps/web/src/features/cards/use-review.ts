import { type Card, card, type Rating } from "@jotter/domain/card";
import { type Ask, afterAsking, nextOf, type Session, withoutCard } from "@jotter/memory/session";
import { useEffect, useMemo, useState } from "react";
import { type AskedCard, sittingOf } from "../../student/cards/sitting.ts";
import type { Clock } from "../../student/records/use-clock.ts";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { answered, takenBack } from "./review-deck.ts";

/** One answer that can be taken back, with the session before it. */
type Step = { readonly ask: Ask; readonly at: number; readonly rating: Rating; readonly before: Session };
/** What was done last, an answer or a card put aside, is what is taken back first. */
type Done = Step | { readonly aside: string; readonly before: Session };

export type Review = ReturnType<typeof useReview>;

/** More time than anybody thinks over a card: they went away. */
const longestMs = 60_000;

/** A sitting: what is asked, what was answered, and how to go back. What is answered is stored at once. [FLA-2] */
export function useReview(which: string, clock: Clock) {
  const { replica, now } = useStudent();
  const [session, setSession] = useState<Session | null>(null);
  const [cards, setCards] = useState<ReadonlyMap<string, AskedCard>>(new Map());
  const [past, setPast] = useState<readonly Done[]>([]);
  const done = useMemo(() => past.filter((one): one is Step => "ask" in one), [past]);
  const [since, setSince] = useState(now);
  const [began] = useState(now);
  const [waitedFor, setWaitedFor] = useState<string | null>(null);
  const [beyond, setBeyond] = useState(0);
  const [startsAt, endsAt] = clock.span;

  // Once for a sitting: what comes meanwhile from elsewhere is asked in the next one.
  useEffect(() => {
    let isLeft = false;
    const time = { day: { startsAt, endsAt }, now: now(), isBeyond: beyond > 0 };
    void sittingOf(replica, which, time).then((sitting) => {
      if (isLeft) return;
      setSession(sitting.session);
      setCards(sitting.cards);
    });
    return () => {
      isLeft = true;
    };
  }, [replica, which, now, startsAt, endsAt, beyond]);

  const next = session && nextOf(session, clock.now);
  const step = session?.steps.find((one) => one.cardId === next?.cardId && one.side === next.side);
  // Only a step that is not due yet is left: it is waited for, or asked now.
  const waits = next?.kind === "step" && step && step.due > clock.now && waitedFor !== keyOf(next) ? step.due : null;
  const stored = useLive<Card | null>(
    async () => (next ? ((await replica.get(card, next.cardId)) ?? null) : null),
    [replica, next?.cardId],
  );
  const current = next ? cards.get(next.cardId) : undefined;

  const put = (id: string, change: Partial<Card>) => {
    const known = cards.get(id);
    if (known) setCards(new Map(cards).set(id, { ...known, ...change }));
    return replica.update(card, id, { ...change, updatedAt: now() });
  };

  return {
    session,
    cards,
    done,
    began,
    ask: next,
    waits,
    card: stored,
    current,
    /** As much again as a day has, though its limits are reached. */
    goOn: () => {
      setBeyond(beyond + 1);
      setSince(now());
    },
    askNow: () => next && setWaitedFor(keyOf(next)),
    answer: (rating: Rating) => {
      if (!session || !next || !current) return;
      const at = now();
      const { state, change } = answered(current, next, rating, at, Math.min(longestMs, at - since));
      setPast([...past, { ask: next, at, rating, before: session }]);
      setSession(afterAsking(session, next, state));
      setWaitedFor(null);
      setSince(at);
      void put(next.cardId, change);
    },
    undo: () => {
      const last = past.at(-1);
      const known = last && cards.get("aside" in last ? last.aside : last.ask.cardId);
      if (!last || !known) return false;
      setPast(past.slice(0, -1));
      setSession(last.before);
      setSince(now());
      void put(known.id, "aside" in last ? notAside : takenBack(known, last.at, now()));
      return true;
    },
    /** It is asked no more in this sitting. */
    leave: (id: string, change: Partial<Card>) => {
      if (session) {
        setPast([...past, { aside: id, before: session }]);
        setSession(withoutCard(session, id));
      }
      setSince(now());
      return put(id, change);
    },
    /** Of a card that was put aside: asked in this sitting again where nothing came after it. */
    bringBack: (id: string) => {
      const last = past.at(-1);
      if (last && "aside" in last && last.aside === id) setSession(last.before);
      setPast(past.filter((one) => !("aside" in one && one.aside === id)));
      return put(id, notAside);
    },
    canUndo: past.length > 0,
    change: put,
  };
}

const notAside = { suspendedAt: null, buriedUntil: null } as const;

function keyOf({ cardId, side }: Ask): string {
  return `${cardId} ${side}`;
}
