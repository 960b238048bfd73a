import { cardsOfTable, openCardTable } from "@jotter/card-files/card-table";
import { readAnki } from "@jotter/card-files/read-anki";
import { sqlWasm } from "@jotter/card-files/testing/sql-wasm";
import type { CardToWrite } from "@jotter/card-files/write-anki";
import { newCard } from "@jotter/domain/card";
import { sourceOf } from "@jotter/file-bytes/byte-source";
import { expect, test } from "vitest";
import { cardPackage, cardTable } from "./written-file.ts";

const now = Date.UTC(2026, 10, 1, 9);
const decks = [
  { id: "deck-a", name: "Biology › Cells" },
  { id: "deck-b", name: "Latin" },
];
const [there, away] = ["a".repeat(32), "b".repeat(32)];
const cards: readonly CardToWrite[] = [
  {
    id: "1",
    ...newCard({ deckId: "deck-a", front: `![A cell](attachment:${there})`, back: "cell", topic: "The cell" }, now),
  },
  { id: "2", ...newCard({ deckId: "deck-a", front: `![](attachment:${away}) wall?`, back: "yes" }, now) },
  {
    ...{ id: "3", ...newCard({ deckId: "deck-b", front: "amicus; -i", back: "=friend", tags: ["noun"] }, now) },
    reviews: [{ at: now - 1000, rating: 3 }],
  },
];

test("a package holds every card in its deck with its answers and the pictures that can be had [FLA-4]", async () => {
  const content = new Blob([Uint8Array.from([1, 2, 3])], { type: "image/jpeg" });
  const file = await cardPackage({ cards, decks, pictures: [{ id: there, content }] }, { sqlWasm, now });
  const read = await readAnki(sourceOf(new Uint8Array(await file.arrayBuffer())), { sqlWasm, now });
  if (!read.ok) throw new Error(read.problem);
  expect(read.value.decks.map(({ name }) => name)).toEqual(["Biology::Cells", "Latin"]);
  expect(read.value.cards.map(({ front }) => front)).toEqual(["![A cell](attachment:anki-0)", "🖼 wall?", "amicus; -i"]);
  expect(read.value.cards[2]).toMatchObject({ tags: ["noun"], reviews: [{ at: now - 1000, rating: 3 }] });
  const [picture] = read.value.files;
  expect(picture?.name).toBe("picture-aaaaaaaaaa.jpg");
  expect(await picture?.read()).toEqual({ ok: true, value: Uint8Array.from([1, 2, 3]) });
  expect(read.value.left.files).toEqual([]);
});

test("a table says of each card its deck and its topic, and comes back as it went [FLA-4]", async () => {
  const kinds = { basic: "Basic", reversed: "Both ways", cloze: "Cloze", typed: "Typed", image: "Picture" };
  const labels = {
    front: "Front",
    back: "Back",
    kind: "Kind of card",
    kinds,
    topic: "Topic",
    tags: "Tags",
    deck: "Deck",
  };
  const text = await cardTable(cards, decks, { labels, separator: ";" }).text();
  expect(
    cardsOfTable(openCardTable(text)).map(({ front, back, tags, deck, topic }) => [front, back, tags, deck, topic]),
  ).toEqual(
    cards.map(({ front, back, tags, deckId, topic }) => [
      front,
      back,
      tags,
      decks.find(({ id }) => id === deckId)?.name,
      topic,
    ]),
  );
});
