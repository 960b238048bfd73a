import { expect, test } from "vitest";
import { readability, Settings } from "./settings.ts";

test("settings from before there was a choice of readability stay valid [SET-3]", () => {
  const old = { theme: "dark", language: "de", updatedAt: 1 };
  expect(Settings.parse(old)).toEqual(old);
});

test("every choice of readability can be stored, and nothing else [SET-3]", () => {
  for (const [field, choices] of Object.entries(readability)) {
    for (const choice of [...choices, undefined]) {
      expect(Settings.safeParse({ theme: "dark", language: "en", updatedAt: 1, [field]: choice }).success).toBe(true);
    }
    expect(Settings.safeParse({ theme: "dark", language: "en", updatedAt: 1, [field]: "gigantic" }).success).toBe(
      false,
    );
  }
});
