import { describe, expect, test } from "vitest";
import { fileNameOf } from "./file-name.ts";

describe("the name of a file", () => {
  test.each([
    ["Cells: part 1/2?", "Cells part 1 2"],
    ["  ..hidden.. ", "hidden"],
    ["CON", "note CON"],
    ["nul.txt", "note nul.txt"],
    ["细胞 — Zellen", "细胞 — Zellen"],
    ["\u0000\u202e///", "note"],
    ["", "note"],
  ])("%j becomes %j", (title, name) => {
    expect(fileNameOf(title)).toBe(name);
  });

  test("is what it is said to be where a title leaves none", () => {
    expect(fileNameOf("??", "cards")).toBe("cards");
    expect(fileNameOf("aux", "cards")).toBe("cards aux");
  });

  test("is short enough for every disk, and no letter is cut in two", () => {
    const name = fileNameOf("🧬细".repeat(200));
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(120);
    expect(name.isWellFormed()).toBe(true);
  });
});
