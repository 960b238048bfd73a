import { allTexts, languageCodes } from "@jotter/locales/languages";
import { expect, test } from "vitest";
import { formatFor } from "../../ui/format.ts";
import { translator } from "../../ui/translate.ts";
import { countWords, type PagesFound } from "./count-words.ts";

const none = { pages: 0, documents: 0, shown: 0, isWhole: true };
const three = { ...none, pages: 3, documents: 2, shown: 3 };
const said = async (code: (typeof languageCodes)[number], shown: number, found?: PagesFound) =>
  countWords(shown, found, translator(await allTexts(code), code), formatFor(code));

test("what is found counts pages and their documents, never no documents above hits [DOC-2]", async () => {
  expect(await said("en", 7)).toBe("7 documents");
  expect(await said("en", 0, three)).toBe("3 pages in 2 documents");
  expect(await said("en", 1, { ...none, pages: 1, documents: 1, shown: 1 })).toBe("1 document · 1 page in 1 document");
  expect(await said("en", 0, none)).toBe("0 documents");
  expect(await said("en", 0, { ...none, isWhole: false }), "what is looked for may still be found").toBe("");
  expect(await said("de", 0, three)).toBe("3 Seiten in 2 Dokumenten");
  expect(await said("ja", 0, three)).toBe("2 件の書類の 3 ページ");
});

test.each(languageCodes)("where not all pages are listed, it says how many there are (%s) [DOC-2]", async (code) => {
  const words = await said(code, 0, { ...none, pages: 164, documents: 7, shown: 16 });
  expect([...words.matchAll(/\d+/g)].flat().toSorted()).toEqual(["16", "164", "7"]);
});

test.each(languageCodes)("both numbers are said (%s) [DOC-2]", async (code) => {
  expect(await said(code, 0, three)).toMatch(/^[^{}0]+$/);
  expect([...(await said(code, 0, three)).matchAll(/\d/g)].flat().toSorted()).toEqual(["2", "3"]);
});
