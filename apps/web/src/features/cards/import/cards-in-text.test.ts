import { writeCardTable } from "@jotter/card-files/card-table";
import { expect, test } from "vitest";
import { cardsInText } from "./cards-in-text.ts";

const pairs = (text: string) => cardsInText(text).map(({ front, back }) => [front, back]);

test("a list is read by what parts its lines, and a table by its columns [FLA-4]", () => {
  expect(pairs("l’eau - water\nle pain - bread")).toEqual([
    ["l’eau", "water"],
    ["le pain", "bread"],
  ]);
  expect(pairs("l’eau\twater\nle pain\tbread")).toEqual([
    ["l’eau", "water"],
    ["le pain", "bread"],
  ]);
});

test("a table that names its columns is no list with one card more [FLA-4]", () => {
  const labels = { front: "Front", back: "Back", tags: "Tags", deck: "Deck" };
  const cards = [{ front: "l’eau", back: "water", tags: [], deck: "French" }];
  expect(pairs(writeCardTable(cards, { labels, separator: "," }))).toEqual([["l’eau", "water"]]);
});
