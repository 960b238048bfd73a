import { card } from "@jotter/domain/card";
import type { Replica } from "@jotter/replica/replica";
import { expect, test } from "vitest";
import type { NoteImages } from "../../../student/pictures/note-images.ts";
import { freshReplica } from "../../../student/records/testing/fresh-replica.ts";
import { addCards } from "./add-cards.ts";
import type { IncomingCard } from "./messages.ts";

const now = Date.UTC(2026, 10, 17, 12);
const dayMs = 86_400_000;
let replica: Replica;

freshReplica(
  () => now,
  (fresh) => {
    replica = fresh;
  },
);

async function added(some: readonly Partial<IncomingCard>[]): Promise<readonly string[]> {
  const all = some.map((one, at): IncomingCard => {
    return { kind: "basic", front: `Q${at}`, back: "A", tags: [], deckKey: "1", ...one };
  });
  const found = {
    ...{ decks: [{ key: "1", name: "Latin", count: all.length }], count: all.length, first: [] },
    ...{ answers: 0, files: [], halves: 0, sounds: 0, lost: 0, takenUp: 0 },
  };
  const opened = {
    found,
    cards: async (from: number, to: number) => all.slice(from, to),
    file: async () => null,
    compare: async () => ({ same: 0, twice: 0 }),
    close: () => {},
  };
  const done = await addCards({ opened, same: 0, twice: 0, count: all.length } as never, {
    ...{ replica, images: {} as NoteImages, now: () => now, onProgress: () => {} },
    signal: new AbortController().signal,
  });
  if (typeof done === "string") throw new Error(done);
  const within = { field: "deckId", id: done.deckIds[0] ?? "" };
  const [unseen, due] = await Promise.all(
    (["newAt", "due"] as const).map((by) => replica.list(card, { by, within, most: 100 })),
  );
  return [...(unseen ?? []), ...(due ?? [])].map(({ data }) => (data as { readonly topic?: string }).topic ?? "");
}

test("a card that Anki forgot on demand is asked again as a new one, and its answers are kept [FLA-4]", async () => {
  const reviews = [
    { at: now - 20 * dayMs, rating: 3 as const },
    { at: now - 5 * dayMs, undoes: now - 20 * dayMs },
  ];
  expect(await added([{ topic: "forgotten", reviews, due: null, newAt: now + 7 }])).toEqual(["forgotten"]);
});

test("new cards come in the order Anki had them in, whatever the order of their notes [FLA-4]", async () => {
  const shuffled = [30, 10, 20].map((place) => ({
    topic: `place ${place}`,
    reviews: [],
    due: null,
    newAt: now + place,
  }));
  expect(await added(shuffled)).toEqual(["place 10", "place 20", "place 30"]);
});

test("cards of a list come in its order, those that were answered by their day [FLA-4]", async () => {
  const reviews = [{ at: now - 2 * dayMs, rating: 4 as const }];
  expect(await added([{ topic: "first" }, { topic: "known", reviews }, { topic: "second" }])).toEqual([
    "first",
    "second",
    "known",
  ]);
});
