import { insertOffers } from "@jotter/editor/completion";
import { allTexts, type LanguageCode, languageCodes } from "@jotter/locales/languages";
import { describe, expect, test } from "vitest";
import { formatFor } from "../../ui/format.ts";
import { translator } from "../../ui/translate.ts";
import { editorTexts } from "./editor-texts.ts";

/** What the `/` menu offers first. */
async function offered(code: LanguageCode, asked: string) {
  const words = editorTexts(translator(await allTexts(code), code), formatFor(code));
  return insertOffers(words, asked)[0]?.name;
}

describe("the / menu finds what students call things [NOT-3]", () => {
  test.each(languageCodes)("by the words all apps have in common: %s [I18-1]", async (code) => {
    const found = ["todo", "check", "date", "today", "code", "math", "image", "divider", "callout"].map((asked) =>
      offered(code, asked),
    );
    expect(await Promise.all(found)).toEqual([
      "tasks",
      "tasks",
      "date",
      "date",
      "code",
      "inlineFormula",
      "image",
      "rule",
      "tip",
    ]);
  });

  test.each<[LanguageCode, string, string]>([
    ["de", "heute", "date"],
    ["de", "mathe", "inlineFormula"],
    ["es", "ecuacion", "inlineFormula"],
    ["es", "hoy", "date"],
    ["fr", "cocher", "tasks"],
    ["fr", "equation", "inlineFormula"],
    ["zh", "待办", "tasks"],
    ["zh", "今天", "date"],
    ["ja", "チェック", "tasks"],
    ["ja", "写真", "image"],
  ])("in their own words: %s %s is %s", async (code, asked, name) => {
    expect(await offered(code, asked)).toBe(name);
  });
});
