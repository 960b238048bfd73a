import { en } from "@jotter/locales/en";
import { allTexts } from "@jotter/locales/languages";
import { describe, expect, test } from "vitest";
import { type TextKey, translator } from "./translate.ts";

const t = translator(en, "en");

describe("a text [I18-1]", () => {
  test("is found by its path", () => expect(t("notes.title")).toBe("Your Notes"));

  test("gets its names filled in", () => {
    expect(t("loader.title", { product: "Jotter" })).toBe("Loading Jotter");
    expect(t("notes.delete", { title: "$& {{title}}" })).toBe("Delete $& {{title}}");
  });

  test("has a form for one and a form for many", async () => {
    expect(t("sync.waiting", { count: 1 })).toBe("1 change waiting");
    expect(t("sync.waiting", { count: 0 })).toBe("0 changes waiting");
    expect(translator(await allTexts("de"), "de")("sync.waiting", { count: 1 })).toBe("1 Änderung wartet");
  });

  test("needs no singular in a language that has none", async () => {
    expect(translator(await allTexts("ja"), "ja")("sync.waiting", { count: 1 })).toBe("1 件が同期待ち");
  });

  test("that is not there is answered with its path", () => {
    // As from an older chunk: the compiler does not let such a path through.
    expect(t("notes.noSuchText" as TextKey)).toBe("notes.noSuchText");
    expect(t("toString" as TextKey)).toBe("toString");
  });
});
