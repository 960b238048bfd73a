import { allTexts, languageCodes } from "@jotter/locales/languages";
import { describe, expect, test } from "vitest";
import { formatFor } from "../../ui/format.ts";
import { translator } from "../../ui/translate.ts";
import { eraseQuestion } from "./erase-question.ts";

describe("who deletes notes for good [NOT-4]", () => {
  const asked = async (code: (typeof languageCodes)[number], titles: readonly string[]) =>
    eraseQuestion(titles, {
      t: translator(await allTexts(code), code),
      format: formatFor(code),
      language: code,
    });

  test.each(languageCodes)("is asked by the name of the note, in their language: %s [I18-1]", async (code) => {
    expect((await asked(code, ["Mitosis"])).title).toContain("Mitosis");
    const { title, text } = await asked(code, ["Mitosis", "Meiosis", "Osmosis", "Enzymes", "Cells"]);
    expect(title).toContain("5");
    for (const name of ["Mitosis", "Meiosis", "Osmosis", "2"]) expect(text).toContain(name);
    expect(text).not.toContain("Enzymes");
  });

  test("reads a sentence", async () => {
    expect((await asked("en", ["Mitosis"])).title).toBe("Delete “Mitosis” for good?");
    const many = await asked("en", ["Mitosis", "Meiosis", "Osmosis", "Enzymes"]);
    expect(many.text).toMatch(/^This deletes “Mitosis”, “Meiosis”, “Osmosis”, and 1 more\. The text is deleted/);
    expect((await asked("en", ["a".repeat(1000)])).title.length).toBeLessThan(100);
  });
});
