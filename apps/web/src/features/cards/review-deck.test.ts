import { type Card, card, newCard, type Rating } from "@jotter/domain/card";
import { deck, newDeck } from "@jotter/domain/deck";
import { onlyOne } from "@jotter/domain/id";
import { settings } from "@jotter/domain/settings";
import { usualWeights } from "@jotter/memory/forgetting";
import { memoryOf } from "@jotter/memory/replay";
import { schedulerFor } from "@jotter/memory/scheduler";
import { cardsIn, nextOf } from "@jotter/memory/session";
import type { Replica } from "@jotter/replica/replica";
import { describe, expect, test } from "vitest";
import { answered } from "../../student/cards/answered.ts";
import type { Sitting } from "../../student/cards/exam-sittings.ts";
import { allDecks, sittingOf } from "../../student/cards/sitting.ts";
import { freshReplica } from "../../student/records/testing/fresh-replica.ts";
import { storeLostAnswers } from "./lost-answers.ts";
import { outlooks, takenBack } from "./review-deck.ts";

const now = Date.UTC(2026, 10, 17, 12);
const dayMs = 86_400_000;
const day = { startsAt: now - dayMs / 2, endsAt: now + dayMs / 2 };
const scheduler = schedulerFor({ retention: 0.9 });

describe("a sitting", () => {
  let replica: Replica;

  freshReplica(
    () => now,
    (fresh) => {
      replica = fresh;
    },
  );

  const give = (deckId: string, some: Partial<Card> = {}) =>
    replica.create(card, newCard({ deckId, front: "Q", back: "A", ...some }, now));
  const known = { reviews: [{ at: now - 20 * dayMs, rating: 4 as const }], due: now - dayMs, newAt: null };

  test("asks what is due and as many new ones as the deck allows, and nothing of a deleted deck [FLA-2]", async () => {
    const latin = await replica.create(deck, newDeck("Latin", now, { newPerDay: 1 }));
    const gone = await replica.create(deck, newDeck("Gone", now));
    for (const some of [known, {}, {}, { ...known, suspendedAt: now }, { ...known, due: now + 3 * dayMs }]) {
      await give(latin, some);
    }
    await give(gone, known);
    await replica.remove(deck, gone);
    const { session } = await sittingOf(replica, allDecks, { day, now });
    expect(session.queue.map(({ kind }) => kind).toSorted()).toEqual(["new", "review"]);
  });

  test("reckons by the weights fitted to the student, and so does the day an answer leads to [FLA-2]", async () => {
    const tried = { loss: 0.4, expected: 0.8, off: 0.05 };
    const weights = usualWeights.map((weight, place) => (place < 4 ? weight / 4 : weight));
    const figures = { answers: 500, heldBack: 100, right: 0.8, usual: tried, own: tried };
    const memoryFit = { at: now, ...figures, isBetter: true, weights };
    await replica.create(settings, { theme: "dark", language: "en", memoryFit, updatedAt: now }, onlyOne);
    const latin = await replica.create(deck, newDeck("Latin", now));
    const id = await give(latin, known);
    const asked = (await sittingOf(replica, latin, { day, now })).cards.get(id);
    if (!asked) throw new Error("It is not asked.");
    const { state, change } = answered(asked, { cardId: id, side: 0, kind: "review" }, 3, now, 100);
    expect(state).toEqual(memoryOf(change.reviews, 0, schedulerFor({ retention: 0.9, weights })));
    expect(change.due).not.toBe(memoryOf(change.reviews, 0, scheduler)?.due);
  });

  test("counts what was answered today against the limits [FLA-2]", async () => {
    const latin = await replica.create(deck, newDeck("Latin", now, { newPerDay: 2 }));
    const id = await give(latin);
    for (let more = 0; more < 3; more++) await give(latin);
    const first = await sittingOf(replica, latin, { day, now });
    expect(first.session.queue).toHaveLength(2);
    const ask = { cardId: id, side: 0, kind: "new" as const };
    const { change } = answered(first.cards.get(id) as never, ask, 4, now, 5000);
    await replica.update(card, id, change);
    expect((await sittingOf(replica, latin, { day, now })).session.queue).toHaveLength(1);
  });

  test("knows what was answered today though it is not asked any more: that can be taken back [FLA-2]", async () => {
    const latin = await replica.create(deck, newDeck("Latin", now));
    const id = await give(latin, known);
    const first = (await sittingOf(replica, latin, { day, now })).cards.get(id);
    if (!first) throw new Error("It is not asked.");
    await replica.update(card, id, answered(first, { cardId: id, side: 0, kind: "review" }, 4, now, 100).change);
    const { session, cards } = await sittingOf(replica, latin, { day, now });
    expect([session.queue, cards.get(id)?.reviews.length]).toEqual([[], 2]);
  });

  test("stores an answer whose page was gone before it was stored, once [FLA-2]", async () => {
    const latin = await replica.create(deck, newDeck("Latin", now));
    const id = await give(latin, known);
    const past = [{ ask: { cardId: id, side: 0, kind: "review" as const }, at: now - 5, rating: 3 as const, ms: 900 }];
    for (let time = 0; time < 2; time++) {
      await storeLostAnswers(replica, past);
      const stored = await replica.get(card, id);
      expect(stored?.reviews.map(({ at }) => at)).toEqual([now - 20 * dayMs, now - 5]);
      expect(stored?.due).toBeGreaterThan(now);
    }
    await replica.remove(card, id);
    await storeLostAnswers(replica, past);
    expect((await sittingOf(replica, latin, { day, now })).session.queue).toEqual([]);
  });

  test("keeps an answer and its undoing in the log, and finds the card as it was [FLA-2]", async () => {
    const latin = await replica.create(deck, newDeck("Latin", now));
    const id = await give(latin, known);
    const { session, cards } = await sittingOf(replica, latin, { day, now });
    const ask = nextOf(session, now);
    const asked = cards.get(id);
    if (!ask || !asked) throw new Error("Nothing is asked.");
    for (const rating of [1, 2, 3, 4] satisfies Rating[]) {
      const { state, change } = answered(asked, ask, rating, now, 5000);
      expect(state).toEqual(memoryOf(change.reviews, 0, scheduler));
      expect(change).toMatchObject({ due: state.due, newAt: null, askedAt: now });
      const back = takenBack({ ...asked, ...change }, now, now + 1000);
      expect(back.reviews).toHaveLength(asked.reviews.length + 2);
      expect(memoryOf(back.reviews, 0, scheduler)).toEqual(memoryOf(asked.reviews, 0, scheduler));
    }
  });

  test("gives a card that was never asked its place among the new ones again when its answer is taken back [FLA-2]", async () => {
    const latin = await replica.create(deck, newDeck("Latin", now));
    const id = await give(latin);
    const asked = (await sittingOf(replica, latin, { day, now })).cards.get(id);
    if (!asked) throw new Error("It is not asked.");
    const { change } = answered(asked, { cardId: id, side: 0, kind: "new" }, 3, now, 100);
    expect(takenBack({ ...asked, ...change }, now, now + 1)).toMatchObject({ due: null, newAt: 0 });
  });

  test("finds what is open behind hundreds that are suspended or put off, new or due [FLA-2] [FLA-4]", async () => {
    const latin = await replica.create(deck, newDeck("Latin", now, { newPerDay: 2 }));
    const aside = (at: number) => (at % 2 === 0 ? { suspendedAt: now } : { buriedUntil: now + dayMs });
    const closed = Array.from({ length: 450 }, (_, at) => [
      newCard({ deckId: latin, front: "Q", back: "A", ...aside(at), newAt: at }, now),
      newCard({ deckId: latin, front: "Q", back: "A", ...known, ...aside(at), due: now - 9 * dayMs + at }, now),
    ]);
    await replica.createAll(card, closed.flat());
    const open = [await give(latin, { newAt: 1000 }), await give(latin, known)];
    const { session } = await sittingOf(replica, latin, { day, now });
    expect(session.queue.map(({ cardId }) => cardId).toSorted()).toEqual(open.toSorted());
  });

  const logOf = (sitting: Sitting) => (id: string) => sitting.cards.get(id)?.reviews;

  test("tells what the limits keep back, and goes on with as much again for whoever wants it [FLA-2]", async () => {
    const latin = await replica.create(deck, newDeck("Latin", now, { newPerDay: 2, reviewsPerDay: 3 }));
    for (let at = 0; at < 5; at++) await give(latin);
    await give(latin, { suspendedAt: now });
    for (let at = 0; at < 4; at++) await give(latin, known);
    const first = await sittingOf(replica, latin, { day, now });
    expect(cardsIn(first.session, logOf(first))).toMatchObject({ all: 3, fresh: 0 });
    expect(first.session).toMatchObject({ waiting: 1, unseen: 5 });
    for (const { cardId, ...ask } of first.session.queue) {
      const one = first.cards.get(cardId);
      if (one) await replica.update(card, cardId, answered(one, { cardId, ...ask }, 3, now, 5000).change);
    }
    expect((await sittingOf(replica, latin, { day, now })).session).toMatchObject({ queue: [], waiting: 1, unseen: 5 });
    const more = await sittingOf(replica, latin, { day, now, isBeyond: true });
    expect(cardsIn(more.session, logOf(more))).toMatchObject({ all: 3, fresh: 2 });
  });

  test("says of each answer before an exam when the card comes back: no later than the day before [FLA-3]", async () => {
    const latin = await replica.create(deck, newDeck("Latin", now));
    const id = await give(latin, known);
    const asked = (await sittingOf(replica, latin, { day, now })).cards.get(id);
    if (!asked) throw new Error("It is not asked.");
    const lastLook = day.startsAt + 3 * dayMs;
    const before = outlooks(asked, 0, now, lastLook);
    for (const rating of [1, 2, 3, 4] satisfies Rating[]) {
      expect(before[rating].returns).toBeLessThanOrEqual(lastLook);
      expect(before[rating].isLastLook).toBe(before[rating].due > lastLook && rating !== 1);
    }
    expect(before[4].isLastLook).toBe(true);
    const on = outlooks(asked, 0, now, day.startsAt);
    expect(on[4].returns).toBe(on[4].due);
  });
});
