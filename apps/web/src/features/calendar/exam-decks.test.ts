import { newDeck } from "@jotter/domain/deck";
import { expect, test } from "vitest";
import type { DeckRow } from "../../student/cards/use-decks.ts";
import { decksOffered } from "./exam-decks.ts";

const row = (id: string, classId: string | null, examId: string | null) =>
  ({ id, data: newDeck(id, 1, { classId, examId }), del: 0 }) as DeckRow;
const decks = [
  row("art", "art", null),
  row("cells", "bio", "test"),
  row("genes", "bio", "other"),
  row("plants", "bio", null),
];
const names = (chosen: readonly string[] | null, examId: string | null = "test") => {
  const { bound, offered } = decksOffered(decks, { examId, classId: "bio", chosen });
  return [bound, offered].map((rows) => rows.map(({ id }) => id));
};

test("an exam has the decks bound to it until others are chosen; those of its class are offered first [FLA-3] [CAL-1]", () => {
  expect(names(null)).toEqual([["cells"], ["plants", "genes", "art"]]);
  expect(names(["plants"])).toEqual([["plants"], ["cells", "genes", "art"]]);
});

test("a new exam has none yet [FLA-3]", () => {
  expect(names(null, null)[0]).toEqual([]);
});
