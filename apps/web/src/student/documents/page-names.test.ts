import { allTexts, languageCodes } from "@jotter/locales/languages";
import { beforeAll, describe, expect, test } from "vitest";
import { formatFor } from "../../ui/format.ts";
import { type Translate, translator } from "../../ui/translate.ts";
import { countedPages, namedPage, pageNames } from "./page-names.ts";

let t: Translate;
beforeAll(async () => {
  t = translator(await allTexts("en"), "en");
});
const format = formatFor("en");

describe("a page is named the same wherever it is named [DOC-2] [DOC-3]", () => {
  test("by what is printed on it, and by its number where that differs", () => {
    const names = pageNames("pdf", ["i", "ii", "1", "2"], t, format);
    expect([names.of(3), names.short(3), names.openAt(3)]).toEqual(["Page 2", "p. 2", "Open at page 2"]);
    expect(names.among(3, 4)).toBe("Page 2 (4 of 4)");
    expect(pageNames("pdf", [], t, format).among(3, 4)).toBe("Page 4 of 4");
    expect(namedPage("pdf", "2", t)).toBe(names.of(3));
  });

  test("as a slide in a deck, and as a chapter in a book", () => {
    const [deck, book] = [pageNames("pptx", [], t, format), pageNames("epub", [], t, format)];
    expect([deck.of(3), deck.short(3), deck.openAt(3)]).toEqual(["Slide 4", "slide 4", "Open at slide 4"]);
    expect([book.among(5, 13), book.openAt(5)]).toEqual(["Chapter 6 of 13", "Open at chapter 6"]);
    expect([countedPages("pptx", 1, t, format), countedPages("epub", 13, t, format)]).toEqual([
      "1 slide",
      "13 chapters",
    ]);
  });

  test.each(languageCodes)("with its label in every way of naming it: %s", async (code) => {
    const texts = translator(await allTexts(code), code);
    for (const kind of ["pdf", "pptx", "epub"]) {
      const names = pageNames(kind, ["xvii"], texts, formatFor(code));
      for (const name of [names.of(0), names.among(0, 20), names.short(0), names.openAt(0)]) {
        expect(name).toContain("xvii");
        expect(name).not.toContain("{{");
      }
    }
  });
});
