import { allTexts, languageCodes } from "@jotter/locales/languages";
import { expect, test } from "vitest";
import { formatFor } from "../../ui/format.ts";
import { translator } from "../../ui/translate.ts";
import { countWords } from "./count-words.ts";

const hitsIn = (...ids: readonly string[]) => ids.map((documentId) => ({ documentId }));
const said = async (code: (typeof languageCodes)[number], shown: number, ids?: readonly string[], isAnswered = true) =>
  countWords(
    shown,
    ids && { hits: hitsIn(...ids), isAnswered, isMore: ids.length > 5 },
    translator(await allTexts(code), code),
    formatFor(code),
  );

test("what is found counts places and their documents, never no documents above hits [DOC-2]", async () => {
  expect(await said("en", 7)).toBe("7 documents");
  expect(await said("en", 0, ["a", "b", "a"])).toBe("3 places in 2 documents");
  expect(await said("en", 1, ["a"])).toBe("1 document · 1 place in 1 document");
  expect(await said("en", 0, Array(6).fill("a"))).toBe("6+ places in 1 document");
  expect(await said("en", 0, [])).toBe("0 documents");
  expect(await said("en", 0, [], false), "what is looked for may still be found").toBe("");
  expect(await said("de", 0, ["a", "b", "a"])).toBe("3 Stellen in 2 Dokumenten");
  expect(await said("ja", 0, ["a", "b", "a"])).toBe("2 件の書類の 3 か所");
});

test.each(languageCodes)("both numbers are said (%s) [DOC-2]", async (code) => {
  expect(await said(code, 0, ["a", "b", "a"])).toMatch(/^[^{}0]+$/);
  expect([...(await said(code, 0, ["a", "b", "a"])).matchAll(/\d/g)].flat().toSorted()).toEqual(["2", "3"]);
});
