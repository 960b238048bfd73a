import { expect, test } from "vitest";
import { freshCards } from "./fresh-cards.ts";
import type { IncomingCard } from "./messages.ts";

const card = (front: string, more: Partial<IncomingCard> = {}): IncomingCard => ({
  ...{ kind: "basic", front, back: "b", tags: [], deckKey: "one" },
  ...more,
});

test("what the student has and what is twice in a file are told apart [FLA-4]", async () => {
  const have = [{ front: "Cat", back: "b" }];
  const cards = [card("cat"), card("dog"), card("dog."), card("cat"), card("dog", { deckKey: "two" })];
  const { cards: fresh, same, twice } = await freshCards(cards, have);
  expect(fresh).toEqual([cards[1], cards[4]]);
  expect({ same, twice }).toEqual({ same: 2, twice: 1 });
});

test("what was ever answered is kept though it is there twice, and a note is known by its name [FLA-4]", async () => {
  const answered = card("dog", { reviews: [{ at: 1, rating: 3 }] });
  expect(await freshCards([card("dog"), answered], [])).toMatchObject({ same: 0, twice: 0 });
  const picture = card("![](attachment:anki-1)", { guid: "g" });
  const known = await freshCards([picture], [{ front: "![](attachment:mine)", back: "b", guid: "g" }]);
  expect(known).toEqual({ cards: [], same: 1, twice: 0 });
});
