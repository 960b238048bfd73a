import { card, newCard } from "@jotter/domain/card";
import { entities } from "@jotter/domain/entities";
import { openReplica } from "@jotter/replica/open-replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { expect, test } from "vitest";
import { listedCards } from "./exam-material.ts";

test("many cards are read some at a time, in the order of their list, and none beyond what is wanted [FLA-2]", async () => {
  const replica = openReplica({ userId: "ada", entities, now: () => 1 });
  await replica.opened;
  await replica.together(async () => {
    for (let at = 0; at < 450; at++) {
      await replica.create(
        card,
        newCard({ deckId: "d", front: "", back: "", due: (at * 7919) % 1000, newAt: null }, 1),
      );
    }
  });
  const wanted = { by: "due", within: { field: "deckId", id: "d" }, before: 990 };
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  for (const most of [100, 200, 420, 2000]) {
    expect(idsOf(await listedCards(replica, { ...wanted, most }))).toEqual(
      idsOf(await replica.list(card, { ...wanted, most })),
    );
  }
  const isMeant = ({ data }: { readonly data: { readonly due: number | null } }) => (data.due ?? 0) > 900;
  const found = await listedCards(replica, { ...wanted, most: 5 }, isMeant);
  const all = await replica.list(card, { ...wanted, most: 450 });
  expect(idsOf(found)).toEqual(idsOf(all).slice(0, found.length));
  expect(found.filter(isMeant)).toHaveLength(5);
  expect(idsOf(await listedCards(replica, { ...wanted, most: 5 }, () => false))).toEqual(idsOf(all));
  replica.close();
  await wipeReplica("ada");
});
