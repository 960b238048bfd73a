import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readability as stored } from "@jotter/domain/settings";
import { beforeAll, describe, expect, test, vi } from "vitest";

let module: typeof import("./readability.ts");

beforeAll(async () => {
  vi.stubGlobal("addEventListener", () => undefined);
  module = await import("./readability.ts");
});

describe("readability [SET-3] [DAT-5]", () => {
  const untouched = {
    font: "own",
    size: "normal",
    lines: "normal",
    letters: "normal",
    motion: "system",
    contrast: "system",
    shortcuts: "on",
  };

  test("is as Jotter is drawn where nothing, or nothing sensible, was stored", () => {
    for (const record of [
      null,
      "",
      "{",
      "null",
      "[]",
      '"x"',
      '{"font":"comic","size":7,"__proto__":{"lines":"wide"}}',
    ]) {
      expect(module.readabilityOf(record)).toEqual(untouched);
    }
  });

  test("keeps what was chosen", () => {
    const chosen = { ...untouched, font: "legible", contrast: "more" };
    expect(module.readabilityOf(JSON.stringify(chosen))).toEqual(chosen);
  });

  test("has one set of stronger colours, whether the student or the device asks for it", () => {
    const tokens = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
    const rule = (selector: string) =>
      tokens.split(`${selector} {`)[1]?.split("}")[0]?.trim().split(/;\s*/) ?? [`there is no ${selector}`];
    const byDevice = tokens.split("@media (prefers-contrast: more) {")[1] ?? "";
    for (const scheme of ["dark", "light"]) {
      const html = `html[data-theme="${scheme}"]`;
      const chosen = rule(`${html}[data-contrast="more"]`);
      expect(chosen.length).toBeGreaterThan(5);
      expect(byDevice.split(`${html} {`)[1]?.split("}")[0]?.trim().split(/;\s*/)).toEqual(chosen);
    }
  });

  test("has the same choices here and in the account", () => {
    expect(module.readabilityChoices).toEqual(stored);
  });
});
