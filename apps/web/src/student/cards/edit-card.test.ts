import { type Card, card, newCard } from "@jotter/domain/card";
import { deck, newDeck } from "@jotter/domain/deck";
import { memoryOf } from "@jotter/memory/replay";
import { schedulerFor } from "@jotter/memory/scheduler";
import type { Replica } from "@jotter/replica/replica";
import { describe, expect, test } from "vitest";
import { freshReplica } from "../records/testing/fresh-replica.ts";
import { editCard } from "./edit-card.ts";
import { followLines } from "./line-cards.ts";
import { sittingOf } from "./sitting.ts";

const now = Date.UTC(2026, 10, 17, 12);
const dayMs = 86_400_000;
const day = { startsAt: now - dayMs / 2, endsAt: now + dayMs / 2 };
const scheduler = schedulerFor({ retention: 0.9 });
let replica: Replica;

freshReplica(
  () => now,
  (fresh) => {
    replica = fresh;
  },
);

const dueOfSide = (reviews: Card["reviews"], side: number) => memoryOf(reviews, side, scheduler)?.due ?? 0;
const well = { at: now - 3 * dayMs, rating: 4 as const };

async function give(some: Partial<Card>): Promise<{ readonly deckId: string; readonly id: string }> {
  const deckId = await replica.create(deck, newDeck("Cells", now));
  const given = { deckId, front: "Q", back: "A", newAt: null, ...some };
  return { deckId, id: await replica.create(card, newCard(given, now)) };
}

const stored = async (id: string) => (await replica.get(card, id)) as Card;
const asked = async (deckId: string) => {
  const { queue, held } = (await sittingOf(replica, deckId, { day, now })).session;
  return [...queue, ...held].map(({ side }) => side);
};

describe("a card that was learned and is edited [FLA-1] [FLA-2]", () => {
  test("comes today with what was put into it, however long ago the rest was learned", async () => {
    const front = "==Mitochondria== make ATP";
    const { deckId, id } = await give({ kind: "cloze", front, reviews: [well], due: dueOfSide([well], 0) });
    expect(await asked(deckId)).toEqual([]);
    await editCard(replica, id, { kind: "cloze", front: "==Mitochondria== make ==ATP==" }, now);
    expect(await asked(deckId)).toEqual([1]);
    expect(await stored(id)).toMatchObject({ sides: 2, newAt: null });
  });

  test("comes today the other way round once it is to be asked both ways", async () => {
    const { deckId, id } = await give({ reviews: [well], due: dueOfSide([well], 0) });
    await editCard(replica, id, { kind: "reversed", front: "Q" }, now);
    expect(await asked(deckId)).toEqual([1]);
  });

  test("waits for what is left of it, and is new where nothing that is left was ever asked", async () => {
    const reviews = [
      { at: now - 3 * dayMs, side: 0, rating: 1 as const },
      { ...well, side: 1 },
    ];
    const front = "==Mitochondria== make ==ATP== in ==cells==";
    const { deckId, id } = await give({ kind: "cloze", front, sides: 3, reviews, due: now - dayMs });
    await editCard(replica, id, { kind: "cloze", front: "Mitochondria make ==ATP== in cells" }, now);
    expect(await stored(id)).toMatchObject({ sides: 2, goneSides: [0], due: dueOfSide(reviews, 1) });
    expect(await asked(deckId)).toEqual([]);
    await editCard(replica, id, { kind: "cloze", front: "Mitochondria make ATP in ==cells==" }, now);
    expect(await stored(id)).toMatchObject({ goneSides: [0, 1], gapSides: [2], due: null, newAt: now });
    expect(await asked(deckId)).toEqual([2]);
  });

  test("has the answers of each gap where its line says it, in a note as well [NOT-7]", async () => {
    const [front, next] = ["==Mitochondria== make ==ATP==", "==All== ==Mitochondria== make ==ATP=="];
    const reviews = [
      { ...well, side: 0 },
      { ...well, at: well.at + 1, side: 1 },
    ];
    const source = { kind: "note" as const, id: "cells", isLine: true, quote: front };
    const { deckId, id } = await give({
      kind: "cloze",
      front,
      back: "",
      sides: 2,
      reviews,
      source,
      due: now + 9 * dayMs,
    });
    await followLines(replica, "cells", [{ kind: "cloze", line: next, front: next, back: "" }], now);
    expect(await stored(id)).toMatchObject({
      front: next,
      sides: 3,
      gapSides: [2, 0, 1],
      reviews,
      source: { quote: next },
    });
    expect(await asked(deckId)).toEqual([2]);
  });

  test("keeps its place where it was never asked", async () => {
    const { id } = await give({ newAt: 7 });
    await editCard(replica, id, { kind: "basic", front: "Q?" }, now);
    expect(await stored(id)).toMatchObject({ front: "Q?", due: null, newAt: 7 });
  });
});
