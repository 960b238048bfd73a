import { card, newCard } from "@jotter/domain/card";
import { deck, newDeck } from "@jotter/domain/deck";
import { entities } from "@jotter/domain/entities";
import { event } from "@jotter/domain/event";
import { newEvent } from "@jotter/domain/new-event";
import { openReplica } from "@jotter/replica/open-replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { expect, test } from "vitest";
import { inDeckOrder } from "./deck-order.ts";
import { sittingOf } from "./sitting.ts";

const now = Date.UTC(2026, 10, 17, 12);
const dayMs = 86_400_000;
const row = (id: string) => ({ id, data: newDeck(id, 1) });

test("decks stand by their exams, then by whether something is due, then by name [FLA-3]", () => {
  const examAt = new Map([
    ["algebra", now + 40 * dayMs],
    ["zoology", now + 3 * dayMs],
    ["yesterday", now - dayMs],
  ]);
  const due = new Set(["latin", "yesterday"]);
  const names = ["algebra", "botany", "latin", "yesterday", "zoology"];
  const factsOf = ({ id }: { readonly id: string }) => ({ examAt: examAt.get(id), hasDue: due.has(id) });
  expect(inDeckOrder(names.map(row), factsOf, now).map(({ id }) => id)).toEqual([
    ...["zoology", "algebra", "latin", "yesterday", "botany"],
  ]);
});

test("a review of everything asks in the order in which the decks stand [FLA-2] [FLA-3]", async () => {
  const replica = openReplica({ userId: "ada", entities, now: () => now });
  await replica.opened;
  // Farther off than is planned by the day: each deck is asked by itself.
  const start = new Date(now + 60 * dayMs).toISOString().slice(0, 10);
  const examId = await replica.create(event, newEvent(now, { title: "Exam", type: "exam", start }));
  const give = async (name: string, some: object, cards: readonly object[]) => {
    const deckId = await replica.create(deck, newDeck(name, now, some));
    for (const one of cards) await replica.create(card, newCard({ deckId, front: name, back: "", ...one }, now));
    return deckId;
  };
  const fresh = { newAt: now };
  const due = { newAt: null, due: now - dayMs, reviews: [{ at: now - 30 * dayMs, rating: 4 as const }] };
  const ids = [
    await give("a new", {}, [fresh]),
    await give("b due", {}, [due]),
    await give("z exam", { examId }, [fresh]),
  ];
  const day = { startsAt: now - dayMs / 2, endsAt: now + dayMs / 2 };
  const { session, cards } = await sittingOf(replica, "all", { day, now });
  expect(session.queue.map(({ cardId }) => cards.get(cardId)?.deckId)).toEqual([ids[2], ids[1], ids[0]]);
  replica.close();
  await wipeReplica("ada");
});
