import { type Card, card, newCard } from "@jotter/domain/card";
import { deck, newDeck } from "@jotter/domain/deck";
import { entities } from "@jotter/domain/entities";
import { dueOf, memoryOf } from "@jotter/memory/replay";
import { schedulerFor } from "@jotter/memory/scheduler";
import { openReplica } from "@jotter/replica/open-replica";
import { startSync } from "@jotter/replica/sync";
import { wipeReplica } from "@jotter/replica/wipe";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { createMemoryServer } from "../packages/backends/src/memory.ts";

const scheduler = schedulerFor({ retention: 0.9 });
const start = Date.UTC(2026, 10, 1);

/** Which device answers which card how, and after how many hours. */
const answer = fc.record({
  device: fc.nat(1),
  card: fc.nat(2),
  rating: fc.constantFrom(1, 2, 3, 4),
  hours: fc.integer({ min: 1, max: 90 }),
});

test("two devices that review the same cards offline lose no answer, and reckon the same memory from them [FLA-2] [DAT-2]", async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(answer, { minLength: 2, maxLength: 10 }), async (answers) => {
      run++;
      const backend = createMemoryServer().connect();
      await backend.auth.signUp({ name: "Ada", email: "ada@example.org", password: "secret1" });
      const names = [`phone-${run}`, `laptop-${run}`];
      const devices = names.map((userId) => openReplica({ userId, entities, now: () => start }));
      const [phone, laptop] = devices;
      if (!phone || !laptop) throw new Error("Two devices are needed.");
      const syncs = () =>
        devices.map((replica) => startSync({ replica, sync: backend.sync, exclusively: (_, __, work) => work() }));
      const cards = ["c0", "c1", "c2"];
      try {
        await phone.create(deck, newDeck("Latin", start), "d");
        for (const id of cards) await phone.create(card, newCard({ deckId: "d", front: id, back: "A" }, start), id);
        let running = syncs();
        await vi.waitFor(
          async () => expect(await laptop.count(card, { by: "newAt", within: { field: "deckId", id: "d" } })).toBe(3),
          { timeout: 30_000 },
        );
        for (const sync of running) await sync.stop();

        let at = start;
        const given = answers.map(({ device, card: which, rating, hours }) => {
          at += hours * 3_600_000;
          return { device, id: cards[which] ?? "", review: { at, rating: rating as 1 | 2 | 3 | 4, side: 0 } };
        });
        for (const { device, id, review } of given) {
          const replica = devices[device] ?? phone;
          const reviews = [...((await replica.get(card, id))?.reviews ?? []), review];
          await replica.update(card, id, {
            reviews,
            due: dueOf({ reviews }, scheduler),
            newAt: null,
            askedAt: review.at,
          });
        }

        running = syncs();
        const stored = (replica: typeof phone) => Promise.all(cards.map((id) => replica.get(card, id)));
        await vi.waitFor(
          async () => {
            const [one, other] = await Promise.all([stored(phone), stored(laptop)]);
            expect(one).toEqual(other);
            expect(one.flatMap((each) => each?.reviews ?? [])).toHaveLength(given.length);
          },
          { timeout: 30_000 },
        );
        for (const sync of running) await sync.stop();
        for (const [place, data] of (await stored(phone)).entries()) {
          const own = given.filter(({ id }) => id === cards[place]).map(({ review }) => review);
          const { reviews, due } = data as Card;
          expect(memoryOf(reviews, 0, scheduler)).toEqual(memoryOf(own, 0, scheduler));
          // A hint that may be too early, never one that hides a card nobody has asked.
          if (own.length > 0) expect(due).not.toBeNull();
        }
      } finally {
        for (const replica of devices) replica.close();
        for (const name of names) await wipeReplica(name);
      }
    }),
    { numRuns: 12 },
  );
}, 120_000);
