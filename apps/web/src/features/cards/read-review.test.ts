import { card, newCard } from "@jotter/domain/card";
import { deck, newDeck } from "@jotter/domain/deck";
import { entities } from "@jotter/domain/entities";
import { nextOf } from "@jotter/memory/session";
import { openReplica } from "@jotter/replica/open-replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { afterAll, describe, expect, test } from "vitest";
import { firstReview, isStillSo, readReview } from "./read-review.ts";

const now = Date.UTC(2026, 10, 17, 12);
const account = { id: "early", email: "", name: "" };
const replica = openReplica({ userId: account.id, entities, now: () => now });
const deps = { account, replica, now: () => now };

afterAll(async () => {
  replica.close();
  await wipeReplica(account.id);
});

describe("a review that is read while its page arrives [FLA-2]", () => {
  test("asks what it would ask then, and has the card it begins with", async () => {
    const latin = await replica.create(deck, newDeck("Latin", now));
    for (const [place, front] of ["terra", "aqua"].entries()) {
      await replica.create(card, newCard({ deckId: latin, front, back: "A", newAt: 9 - place }, now));
    }
    const first = await firstReview(deps, latin);
    const day = { startsAt: first.startsAt, endsAt: first.startsAt + 86_400_000 };
    const then = await readReview(deps, latin, { day, now });
    expect(first.going.session).toEqual(then.session);
    expect([...first.going.cards.keys()]).toEqual([...then.cards.keys()]);
    expect(first.card?.id).toBe(nextOf(first.going.session, now)?.cardId);
    expect(first.card?.data?.front).toBe("aqua");
  });

  test("has none where nothing is asked", async () => {
    expect((await firstReview(deps, "nowhere")).card).toBeNull();
  });

  test("is read anew for another deck, on another day, and where it lay", async () => {
    const first = await firstReview(deps, "nowhere");
    expect(isStillSo(first, "nowhere", first.startsAt, now + 900)).toBe(true);
    expect(isStillSo(first, "elsewhere", first.startsAt, now)).toBe(false);
    expect(isStillSo(first, "nowhere", first.startsAt + 1, now)).toBe(false);
    expect(isStillSo(first, "nowhere", first.startsAt, now + 60_000)).toBe(false);
  });
});
