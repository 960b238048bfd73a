import { writeCardTable } from "@jotter/card-files/card-table";
import { expect, test } from "vitest";
import { cardsInText } from "./cards-in-text.ts";

const pairs = (text: string) => cardsInText(text).cards.map(({ front, back }) => [front, back]);

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
  const cards = [{ kind: "basic" as const, front: "l’eau", back: "water", tags: [], deck: "French" }];
  expect(pairs(writeCardTable(cards, { labels, separator: "," }))).toEqual([["l’eau", "water"]]);
});

test("a line without what parts the others goes on with the definition above it [FLA-4]", () => {
  expect(pairs("osmosis\tmovement of water\nthrough a membrane\n细胞\tcell")).toEqual([
    ["osmosis", "movement of water\nthrough a membrane"],
    ["细胞", "cell"],
  ]);
  expect(pairs("Term\tDefinition\nosmosis\twater\nmoves\non\ncell\tunit")).toEqual([
    ["osmosis", "water\nmoves\non"],
    ["cell", "unit"],
  ]);
  expect(pairs("osmosis, movement of water\nthrough a membrane\ncell, unit of life\ncore, its middle")).toEqual([
    ["osmosis", "movement of water\nthrough a membrane"],
    ["cell", "unit of life"],
    ["core", "its middle"],
  ]);
});

test("a comma within a definition parts nothing where a dash does [FLA-4]", () => {
  const list = "osmosis - water, moving\ncell - small, living";
  expect(pairs(list)).toEqual([
    ["osmosis", "water, moving"],
    ["cell", "small, living"],
  ]);
  expect(cardsInText(list, true).cards.map(({ front }) => front)).toEqual(["osmosis - water", "cell - small"]);
});

test("lines of a note are the cards they are there [FLA-4] [NOT-7]", () => {
  const { cards, halves } = cardsInText(
    "- ATP :: energy, *fast*\nof the cell\n\nThe ==core== holds, mostly, ==DNA==.\n细胞::cell",
  );
  expect(cards).toMatchObject([
    { kind: "basic", front: "ATP", back: "energy, *fast*\nof the cell" },
    { kind: "cloze", front: "The ==core== holds, mostly, ==DNA==.", back: "", sides: 2 },
    { kind: "basic", front: "细胞", back: "cell" },
  ]);
  expect(halves).toBe(0);
  expect(cardsInText("# Cells\n\nATP :: energy\n\nand so on")).toMatchObject({ cards: [{ front: "ATP" }], halves: 1 });
  expect(cardsInText("a word alone\n\nATP :: energy\nADP :: less of it").halves).toBe(1);
});

test.each([
  ["Q: What is ATP?\nA: Energy\nof the cell\n\nQ: And ADP: what?\nA: Less"],
  ["**Q:** What is ATP?\n**A:** Energy\nof the cell\n**Q:** And ADP: what?\n**A:** Less"],
  ["1. Question 1: What is ATP?\nAnswer: Energy\nof the cell\n2. Question 2: And ADP: what?\nAnswer: Less"],
  ["P: What is ATP?\nR: Energy\nof the cell\nP: And ADP: what?\nR: Less"],
  ["Q : What is ATP?\nR : Energy\nof the cell\nQ : And ADP: what?\nR : Less"],
  ["F: What is ATP?\nA: Energy\nof the cell\nF: And ADP: what?\nA: Less"],
  ["Frage: What is ATP?\nAntwort: Energy\nof the cell\nFrage: And ADP: what?\nAntwort: Less"],
  ["Pregunta: What is ATP?\nRespuesta: Energy\nof the cell\nPregunta: And ADP: what?\nRespuesta: Less"],
  ["Question : What is ATP?\nRéponse : Energy\nof the cell\nQuestion : And ADP: what?\nRéponse : Less"],
  ["问：What is ATP?\n答：Energy\nof the cell\n问：And ADP: what?\n答：Less"],
  ["問：What is ATP?\n答：Energy\nof the cell\n問：And ADP: what?答：Less"],
  ["質問: What is ATP?\n答え: Energy\nof the cell\n質問: And ADP: what? / 答え: Less"],
])("questions with answers are cards in every language: %j [FLA-4]", (text) => {
  expect(pairs(text)).toEqual([
    ["What is ATP?", "Energy\nof the cell"],
    ["And ADP: what?", "Less"],
  ]);
});

test("signs of physics are no questions, and a question may have the sign of an answer in it [FLA-4]", () => {
  expect(pairs("F: force\nA: area\nV: volume")).toEqual([
    ["F", "force"],
    ["A", "area"],
    ["V", "volume"],
  ]);
  expect(pairs("Q: Vitamin A: what is it for?\nA: Sight")).toEqual([["Vitamin A: what is it for?", "Sight"]]);
  expect(cardsInText("Q: One?\nA: 1\nQ: Two?\nQ: Three?\nA: 3").halves).toBe(1);
});

test("rows with one side are counted, and no empty ones [FLA-4]", () => {
  const { cards, halves } = cardsInText("Front,Back\ncat,Katze\ndog,\n,Vogel\n,\n\nfish,Fisch", true);
  expect([cards.length, halves]).toEqual([2, 2]);
  expect(cardsInText("cat;Katze\ndog;\nfish;Fisch").halves).toBe(1);
  expect(cardsInText("cat\tKatze\ndog\t\nfish\tFisch").halves).toBe(1);
});

test("a sound leaves no name in a card and is counted [FLA-4]", () => {
  for (const between of ["\t", ",", " :: "]) {
    const { cards, sounds } = cardsInText(`seed${between}Kern [sound:kern.mp3]\ndog${between}[sound:hund.mp3] Hund`);
    expect(cards.map(({ front, back }) => [front, back.trim()])).toEqual([
      ["seed", "Kern"],
      ["dog", "Hund"],
    ]);
    expect(sounds).toBe(2);
  }
  expect(cardsInText("a,[sound:a.mp3]\nb,c")).toMatchObject({ cards: [{ front: "b" }], halves: 1, sounds: 1 });
});

test("a column of words alone makes no card, nor does a front that is nothing but markup [FLA-4]", () => {
  expect(cardsInText("cat\ndog\nbird", true)).toMatchObject({ cards: [], halves: 3 });
  expect(pairs("cat|Katze\ndog|Hund")).toEqual([
    ["cat", "Katze"],
    ["dog", "Hund"],
  ]);
  expect(cardsInText("cat,<b>Katze</b>\n<script>x()</script>,<img src=x onerror=x()>", true)).toMatchObject({
    ...{ cards: [{ front: "cat", back: "**Katze**" }], halves: 1 },
  });
});
