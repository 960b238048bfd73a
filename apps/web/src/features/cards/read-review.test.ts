import { card, newCard } from "@jotter/domain/card";
import { deck, newDeck } from "@jotter/domain/deck";
import { entities } from "@jotter/domain/entities";
import { nextOf } from "@jotter/memory/session";
import { openReplica } from "@jotter/replica/open-replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { keepSitting } from "./kept-sitting.ts";
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
    expect(first.going?.session).toEqual(then.session);
    expect([...(first.going?.cards.keys() ?? [])]).toEqual([...then.cards.keys()]);
    expect(first.card?.id).toBe(nextOf(then.session, now)?.cardId);
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

describe("a review that is opened again on the same day [FLA-2]", () => {
  const day = { startsAt: Date.UTC(2026, 10, 17), endsAt: Date.UTC(2026, 10, 18) };
  const records = new Map<string, string>();
  vi.stubGlobal("window", {});

  afterEach(() => {
    records.clear();
    delete window.firstCard;
  });

  async function opened(change: { readonly suspendedAt?: number; readonly newAt?: null }, versions = { card: 1 }) {
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => records.get(key) ?? null,
      setItem: (key: string, value: string) => records.set(key, value),
    });
    const which = await replica.create(deck, newDeck("Greek", now));
    const id = await replica.create(card, newCard({ deckId: which, front: "λόγος", back: "word", newAt: 1 }, now));
    await replica.create(card, newCard({ deckId: which, front: "νόμος", back: "law", newAt: 2 }, now));
    const left = { answers: 2, minutes: 1 };
    const next = { cardId: id, side: 0, kind: "new" } as const;
    keepSitting(account.id, which, (await firstReview(deps, which)).startsAt, { past: [], next, left });
    await replica.update(card, id, change);
    const row = await replica.row(card, id);
    if (!row) throw new Error("It was just created.");
    const rows = Promise.resolve({ versions, row, texts: { front: "λόγος", back: "word" } });
    window.firstCard = { studentId: account.id, rows };
    return { first: await firstReview(deps, which), id, left, which };
  }

  test("draws the card it asked last before the whole is reckoned, which then asks the same", async () => {
    const { first, id, left, which } = await opened({});
    expect(first.going).toBeNull();
    expect(first.card).toMatchObject({ id, data: { front: "λόγος", back: "word" } });
    expect(first.kept).toMatchObject({ left, past: [], next: { cardId: id } });
    const whole = await readReview(deps, which, { day, now });
    expect(nextOf(whole.session, now)?.cardId).toBe(id);
    // Given once: whoever comes back within the app has the whole.
    expect((await firstReview(deps, which)).going).not.toBeNull();
  });

  test.each([
    ["was suspended", { suspendedAt: now - 1 }, { card: 1 }],
    ["was answered elsewhere", { newAt: null }, { card: 1 }],
    ["lies there as another version of the app wrote it", {}, { card: 0 }],
  ])("reckons the whole first where that card %s", async (_, change, versions) => {
    const { first } = await opened(change, versions);
    expect(first.kept).toBeNull();
    expect(first.going).not.toBeNull();
  });
});
