import { type Card, card, newCard } from "@jotter/domain/card";
import { deck, newDeck } from "@jotter/domain/deck";
import { onlyOne } from "@jotter/domain/id";
import { settings } from "@jotter/domain/settings";
import type { Replica } from "@jotter/replica/replica";
import { describe, expect, test } from "vitest";
import { freshReplica } from "../records/testing/fresh-replica.ts";
import { reckonHints } from "./reckon-hints.ts";
import { dueBy, memoryFit, now, reviews, weights } from "./testing/memory-fit.ts";

let replica: Replica;

freshReplica(
  () => now,
  (fresh) => {
    replica = fresh;
  },
);

const use = (change: object) =>
  replica.upsert(settings, onlyOne, { ...change, updatedAt: now }, { theme: "dark", language: "en" });
const give = (deckId: string, some: Partial<Card>) =>
  replica.create(card, newCard({ deckId, front: "Q", back: "A", updatedAt: 5, ...some }, now));
const dueIn = async (id: string) => (await replica.get(card, id))?.due;
const goesOn = new AbortController().signal;

describe("the days cards return on [FLA-2]", () => {
  test("follow the weights in use and come back with the usual ones; the rest of a card stays as it is", async () => {
    const latin = await replica.create(deck, newDeck("Latin", now));
    const greek = await replica.create(deck, newDeck("Greek", now, { retention: 0.8 }));
    const [one, other] = [
      await give(latin, { reviews, due: dueBy(0.9), newAt: null }),
      await give(greek, { reviews, due: dueBy(0.8), newAt: null }),
    ];
    const unseen = await give(latin, { newAt: 7 });
    const before = await replica.get(card, one);
    await use({ memoryFit });
    expect(await reckonHints(replica, goesOn)).toBe(true);
    expect(await dueIn(one)).toBe(dueBy(0.9, weights));
    expect(await dueIn(one)).not.toBe(dueBy(0.9));
    expect(await dueIn(other)).toBe(dueBy(0.8, weights));
    expect(await replica.get(card, unseen)).toMatchObject({ due: null, newAt: 7 });
    expect(await replica.get(card, one)).toEqual({ ...before, due: dueBy(0.9, weights) });
    await use({ memoryWay: "usual" });
    await reckonHints(replica, goesOn);
    expect(await replica.get(card, one)).toEqual(before);
  });

  test("are not written where they are right, nor in the trash, and not at all once it is called off", async () => {
    const latin = await replica.create(deck, newDeck("Latin", now));
    const right = await give(latin, { reviews, due: dueBy(0.9, weights), newAt: null });
    const gone = await give(latin, { reviews, due: dueBy(0.9), newAt: null });
    await replica.remove(card, gone);
    const late = await give(latin, { reviews, due: dueBy(0.9), newAt: null });
    await use({ memoryFit });
    const left = new AbortController();
    left.abort();
    expect(await reckonHints(replica, left.signal)).toBe(false);
    expect(await dueIn(late)).toBe(dueBy(0.9));
    const edits = async () => (await replica.store.db.table("meta").get("edits"))?.value as number;
    const before = await edits();
    expect(await reckonHints(replica, goesOn)).toBe(true);
    expect(await edits()).toBe(before + 1);
    expect(await dueIn(right)).toBe(dueBy(0.9, weights));
    expect((await replica.row(card, gone))?.data.due).toBe(dueBy(0.9));
  });
});
