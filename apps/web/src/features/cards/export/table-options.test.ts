import { cardsOfTable, openCardTable, writeCardTable } from "@jotter/card-files/card-table";
import { cardKinds } from "@jotter/domain/card";
import { allTexts, languageCodes } from "@jotter/locales/languages";
import { expect, test } from "vitest";
import { formatFor } from "../../../ui/format.ts";
import { translator } from "../../../ui/translate.ts";
import { tableOptions } from "./table-options.ts";

test.each(languageCodes)("a table in the words of %s is known again [FLA-4] [I18-1]", async (code) => {
  const options = tableOptions(translator(await allTexts(code), code), formatFor(code));
  const card = { front: "1,5; ==2==", back: "x", topic: "Nouns", tags: ["a", "b"], deck: "Latin" };
  const cards = cardKinds.map((kind) => ({ kind, ...card }));
  const read = cardsOfTable(openCardTable(writeCardTable(cards, options)));
  // A table has no room for the areas of a picture: its words are what comes back.
  const kinds = cardKinds.map((kind) => (kind === "image" ? "cloze" : kind));
  expect(read).toEqual(kinds.map((kind) => ({ kind, ...card, ...(kind === "cloze" && { sides: 1 }) })));
});

test.each(languageCodes)("its head for decks is the word the app has for them in %s [FLA-4] [I18-1]", async (code) => {
  const t = translator(await allTexts(code), code);
  expect(t("cards.openDeck").toLowerCase()).toContain(t("cards.file.deck").toLowerCase());
});

test.each(["牌组", "卡组", "卡片組"])(
  "a head that other programs and earlier tables have is known too: %s [FLA-4]",
  (deck) => {
    const table = `正面,背面,标签,${deck}\nx,y,,Latin\n`;
    expect(cardsOfTable(openCardTable(table))).toEqual([
      { kind: "basic", front: "x", back: "y", tags: [], deck: "Latin" },
    ]);
  },
);

test("semicolons part the cells where the comma is the decimal mark", async () => {
  const separator = async (code: "en" | "de") =>
    tableOptions(translator(await allTexts(code), code), formatFor(code)).separator;
  expect([await separator("en"), await separator("de")]).toEqual([",", ";"]);
});
