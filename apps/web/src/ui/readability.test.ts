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

  test("has the same choices here and in the account", () => {
    expect(module.readabilityChoices).toEqual(stored);
  });
});
