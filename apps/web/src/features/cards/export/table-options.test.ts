import { cardsOfTable, openCardTable, writeCardTable } from "@jotter/card-files/card-table";
import { allTexts, languageCodes } from "@jotter/locales/languages";
import { expect, test } from "vitest";
import { formatFor } from "../../../ui/format.ts";
import { translator } from "../../../ui/translate.ts";
import { tableOptions } from "./table-options.ts";

test.each(languageCodes)("a table in the words of %s is known again [FLA-4] [I18-1]", async (code) => {
  const options = tableOptions(translator(await allTexts(code), code), formatFor(code));
  const card = { front: "1,5; 2", back: "x", tags: ["a", "b"], deck: "Latin" };
  expect(cardsOfTable(openCardTable(writeCardTable([card], options)))).toEqual([{ kind: "basic", ...card }]);
});

test("semicolons part the cells where the comma is the decimal mark", async () => {
  const separator = async (code: "en" | "de") =>
    tableOptions(translator(await allTexts(code), code), formatFor(code)).separator;
  expect([await separator("en"), await separator("de")]).toEqual([",", ";"]);
});
