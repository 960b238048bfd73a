import { type Card, card, type Rating } from "@jotter/domain/card";
import { type Ask, afterAsking, nextOf } from "@jotter/memory/session";
import { useLoaderData } from "@tanstack/react-router";
import { useEffect, useMemo, useRef, useState } from "react";
import { answered } from "../../student/cards/answered.ts";
import { firstCards } from "../../student/cards/sitting.ts";
import { useSyncReport } from "../../student/records/sync-report-context.tsx";
import type { Clock } from "../../student/records/use-clock.ts";
import { useLive } from "../../student/records/use-live.ts";
import { usePainted } from "../../student/records/use-painted.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useArrived } from "../../ui/use-arrived.ts";
import { caughtUp, type Going, isAnswer, putAside, steppedBack, takenUp, whatIsLeft } from "./going.ts";
import { keepSitting } from "./kept-sitting.ts";
import { type FirstReview, isStillSo, nothingLeft, readReview } from "./read-review.ts";
import { takenBack } from "./review-deck.ts";

export type Review = ReturnType<typeof useReview>;

/** More time than anybody thinks over a card: they went away. */
const longestMs = 60_000;

/** A sitting: what is asked, what was answered, and how to go back. What is answered is stored at once. [FLA-2] */
export function useReview(which: string, clock: Clock) {
  const { account, replica, now } = useStudent();
  const [startsAt, endsAt] = clock.span;
  const first = useArrived(useLoaderData({ from: "/signed-in/cards/$deck/review" }).first);
  const early = first && isStillSo(first, which, startsAt, clock.now) ? first : null;
  const isDrawn = early?.card != null;
  const wasPainted = usePainted(isDrawn);
  /** What is drawn already asks nothing of the records before it was seen. */
  const isFree = wasPainted || !isDrawn;
  const [going, setGoing] = useState(early?.going ?? null);
  const { session = null, cards = noCards, past = early?.kept?.past ?? nothing } = going ?? {};
  const done = useMemo(() => past.filter(isAnswer), [past]);
  const [since, setSince] = useState(now);
  const [waitedFor, setWaitedFor] = useState<string | null>(null);
  const [beyond, setBeyond] = useState(0);

  // Where nothing is asked, what comes from elsewhere is: a device may still be filled, or another one has made cards.
  const { isWhole } = useSyncReport();
  const isEmpty = session !== null && past.length === 0 && nextOf(session, clock.now) === null;
  const come = useLive(() => firstCards(replica, which), [replica, which], isEmpty);
  const [looks, setLooks] = useState(1);
  useEffect(() => {
    if (come) setLooks((count) => count + 1);
  }, [come]);

  // Once for a sitting that asks something: what comes meanwhile from elsewhere is asked in the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every look.
  useEffect(() => {
    const isFirst = looks === 1 && beyond === 0;
    if (isFirst && first === undefined) return; // It is on its way.
    if (isFirst && early?.going) return setGoing(early.going);
    if (!isFree) return;
    let isLeft = false;
    const time = { day: { startsAt, endsAt }, now: now(), isBeyond: beyond > 0 };
    void readReview({ account, replica, now }, which, time).then((read) => !isLeft && setGoing(read));
    return () => {
      isLeft = true;
    };
  }, [account.id, replica, which, now, startsAt, endsAt, looks, beyond, first, isFree]);

  const keptLeft = early?.kept?.left ?? nothingLeft;
  const left = useMemo(() => (going ? whatIsLeft(going, now()) : keptLeft), [going, now, keptLeft]);
  // Until the whole is reckoned, what was asked last.
  const next = session ? nextOf(session, clock.now) : (early?.kept?.next ?? null);
  const step = session?.steps.find((one) => one.cardId === next?.cardId && one.side === next.side);
  // Only a step that is not due yet is left: it is waited for, or asked now.
  const waits = next?.kind === "step" && step && step.due > clock.now && waitedFor !== keyOf(next) ? step.due : null;
  const live = useLive<FirstReview["card"]>(
    async () => (next ? { id: next.cardId, data: (await replica.get(card, next.cardId)) ?? null } : null),
    [replica, next?.cardId],
    isFree,
  );
  const stored = live === undefined && early?.card?.id === next?.cardId ? early?.card : live;
  const current = next ? cards.get(next.cardId) : undefined;

  const move = (to: Going) => {
    setGoing(to);
    setSince(now());
    keepSitting(account.id, which, startsAt, { past: to.past, next: nextOf(to.session, now()) });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it was reckoned.
  useEffect(() => {
    if (going) keepSitting(account.id, which, startsAt, { past, next: nextOf(going.session, now()), left });
  }, [left]);
  /** When this tab wrote to a card last: what was read before that is not news. */
  const writtenAt = useRef(new Map<string, number>());
  const put = (id: string, change: Partial<Card>, from = going) => {
    const at = now();
    writtenAt.current.set(id, at);
    const known = from?.cards.get(id);
    if (from && known) setGoing({ ...from, cards: new Map(from.cards).set(id, { ...known, ...change }) });
    return replica.update(card, id, { ...change, updatedAt: at });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the card that is asked was read anew.
  useEffect(() => {
    if (!going || !stored || stored.id !== next?.cardId) return;
    if (stored.data && stored.data.updatedAt < (writtenAt.current.get(stored.id) ?? 0)) return;
    const caught = caughtUp(going, stored.id, stored.data, now());
    if (caught) move(caught);
  }, [stored, next?.cardId]);

  return {
    session,
    isFree,
    /** Nobody knows yet that there is nothing to ask. */
    isArriving: isEmpty && !isWhole,
    cards,
    done,
    ask: next,
    waits,
    card: stored === undefined ? undefined : (stored?.data ?? null),
    current,
    left,
    /** How long the answers took together. */
    spentMs: done.reduce((sum, { ms }) => sum + ms, 0),
    /** As much again as a day has, though its limits are reached. */
    goOn: () => {
      setBeyond(beyond + 1);
      setSince(now());
    },
    askNow: () => next && setWaitedFor(keyOf(next)),
    answer: (rating: Rating) => {
      if (!going || !next || !current) return;
      const at = now();
      const ms = Math.min(longestMs, at - since);
      const { state, change } = answered(current, next, rating, at, ms);
      const answer = { ask: { cardId: next.cardId, side: next.side, kind: next.kind }, at, rating, ms };
      const to = { ...going, session: afterAsking(going.session, next, state), past: [...past, answer] };
      move(to);
      setWaitedFor(null);
      void put(next.cardId, change, to);
    },
    /** Says what it was that is not done now. */
    undo: () => {
      const last = past.at(-1);
      const known = last && cards.get(isAnswer(last) ? last.ask.cardId : last.aside);
      if (!going || !last || !known) return null;
      const to = steppedBack(going);
      move(to);
      void put(known.id, isAnswer(last) ? takenBack(known, last.at, now()) : notAside, to);
      return isAnswer(last) ? ("answer" as const) : ("aside" as const);
    },
    /** It is asked no more in this sitting. */
    leave: (id: string, change: Partial<Card>) => {
      const to = going && putAside(going, id);
      if (to) move(to);
      return put(id, change, to);
    },
    /** Of a card that was put aside. */
    bringBack: (id: string) => {
      const to = going && takenUp(going, id);
      if (to) move(to);
      return put(id, notAside, to);
    },
    canUndo: going !== null && past.length > 0,
    change: put,
  };
}

const notAside = { suspendedAt: null, buriedUntil: null } as const;
const noCards: Going["cards"] = new Map();
const nothing: Going["past"] = [];

function keyOf({ cardId, side }: Ask): string {
  return `${cardId} ${side}`;
}
