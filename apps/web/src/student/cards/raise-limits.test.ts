import { deck, limitsOf, newDeck } from "@jotter/domain/deck";
import { entities } from "@jotter/domain/entities";
import { openReplica } from "@jotter/replica/open-replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { raiseLimits } from "./raise-limits.ts";

let replica: ReturnType<typeof openReplica>;

beforeEach(async () => {
  replica = openReplica({ userId: "ada", entities, now: () => 1 });
  await replica.opened;
});
afterEach(async () => {
  replica.close();
  await wipeReplica("ada");
});

test("the decks of an exam get the limits that let every card in, until that is taken back [FLA-3]", async () => {
  const give = (name: string, newPerDay: number) => replica.create(deck, newDeck(name, 1, { newPerDay }));
  const ids = [await give("a", 10), await give("b", 30)];
  const limits = async () =>
    (await replica.list(deck, { by: "name" })).map(({ data }) => {
      const { newPerDay, reviewsPerDay, minutesPerDay } = limitsOf(data);
      return [newPerDay, reviewsPerDay, minutesPerDay];
    });
  const short = {
    ...{ cards: 14, newPerDay: { now: 40, needed: 47 }, minutesPerDay: { now: 40, needed: 52 } },
    decks: new Map([[ids[0] ?? "", { newPerDay: 17, reviewsPerDay: 207 }]]),
  };
  const lower = await raiseLimits(replica, short, ids, () => 2);
  expect(await limits()).toEqual([
    [17, 207, 32],
    [30, 200, 20],
  ]);
  await lower();
  expect(await limits()).toEqual([
    [10, 200, 20],
    [30, 200, 20],
  ]);
});
