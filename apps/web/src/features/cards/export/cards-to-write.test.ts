import { card, newCard } from "@jotter/domain/card";
import { entities } from "@jotter/domain/entities";
import { openReplica } from "@jotter/replica/open-replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { expect, test } from "vitest";
import { type CardPortion, cardsToWrite, picturesOn } from "./cards-to-write.ts";

test("all cards of the decks are read, whole and a few at a time, each once, and none that is deleted [FLA-4]", async () => {
  const replica = openReplica({ userId: "out", entities, now: () => 1000 });
  try {
    const reviews = [{ at: 1, rating: 3 as const }];
    const made = Array.from({ length: 230 }, (_, at) =>
      newCard({ deckId: at < 229 ? "deck-a" : "deck-b", front: `front ${at}`, back: "b" }, at),
    );
    await replica.together(async () => {
      for (const one of made) await replica.create(card, one);
    });
    await replica.create(card, { ...newCard({ deckId: "deck-a", front: "asked", back: "" }, 1), newAt: null, due: 9 });
    const undone = { reviews: [...reviews, { at: 2, undoes: 1 }], newAt: null, due: null, askedAt: 2 };
    await replica.create(card, { ...newCard({ deckId: "deck-b", front: "taken back", back: "" }, 1), ...undone });
    await replica.create(card, newCard({ deckId: "deck-c", front: "of another deck", back: "" }, 1));
    const gone = await replica.create(card, newCard({ deckId: "deck-a", front: "deleted", back: "" }, 1));
    await replica.remove(card, gone);

    const portions: CardPortion[] = [];
    for await (const one of cardsToWrite(replica, ["deck-a", "deck-b"])) portions.push(one);
    const fronts = portions.flatMap(({ cards }) => cards.map(({ front }) => front));
    expect(fronts.toSorted()).toEqual([...made.map(({ front }) => front), "asked", "taken back"].toSorted());
    expect(portions.map(({ done, of }) => [done, of])).toEqual([
      [100, 232],
      [200, 232],
      [232, 232],
    ]);
  } finally {
    replica.close();
    await wipeReplica("out");
  }
});

test("the pictures of a card are the student's own, on both of its sides", () => {
  const [one, other] = ["0".repeat(32), "f".repeat(32)];
  expect(
    picturesOn({ front: `![a|200](attachment:${one}) ![](https://x.org/a.png)`, back: `![](attachment:${other})` }),
  ).toEqual([one, other]);
  expect(picturesOn({ front: "![](attachment:missing)", back: `attachment:${one}` })).toEqual([]);
});
