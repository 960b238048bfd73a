import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("document", { documentElement: { lang: "" } });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a start behind the sign-in loads what the first screens say, and the rest when somebody needs it [I18-1]", async () => {
  const { startLanguage, roomLanguage, wholeLanguage, currentTexts } = await import("./language.tsx");
  await startLanguage("ada");
  await roomLanguage();
  const t = currentTexts();
  expect([t("notes.title"), t("settings.title")]).toEqual(["Your Notes", "settings.title"]);
  await wholeLanguage();
  expect([t("notes.title"), t("settings.title")]).toEqual(["Your Notes", "Settings"]);
  expect(currentTexts()).toBe(t); // Nothing on the screen is drawn again for it.
});

test("another language comes with as much as the one before had [I18-1]", async () => {
  const { startLanguage, wholeLanguage, chooseLanguage, currentTexts } = await import("./language.tsx");
  await startLanguage("ada");
  await chooseLanguage("de");
  expect([currentTexts()("area.notes"), currentTexts()("settings.title")]).toEqual(["Notizen", "settings.title"]);
  await wholeLanguage();
  await chooseLanguage("fr");
  expect([currentTexts()("area.home"), currentTexts()("settings.title")]).toEqual(["Accueil", "Réglages"]);
});

test("the language chosen last is shown, whatever arrives last", async () => {
  const { startLanguage, wholeLanguage, chooseLanguage, currentTexts, currentLanguage } = await import(
    "./language.tsx"
  );
  await startLanguage("ada");
  await Promise.all([wholeLanguage(), chooseLanguage("de"), chooseLanguage("en"), chooseLanguage("fr")]);
  expect([currentLanguage(), currentTexts()("settings.title")]).toEqual(["fr", "Réglages"]);
});

test("a rest that did not arrive keeps nobody from the first screens, and is asked for again", async () => {
  const { startLanguage, roomLanguage, wholeLanguage, currentTexts } = await import("./language.tsx");
  const { languages } = await import("@jotter/locales/languages");
  vi.spyOn(languages.en, "rest").mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await startLanguage("ada");
  await expect(wholeLanguage()).rejects.toThrow("Failed to fetch");
  await roomLanguage();
  await wholeLanguage();
  expect(currentTexts()("settings.title")).toBe("Settings");
});
