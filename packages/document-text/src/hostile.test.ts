import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readDocument } from "./read-document.ts";
import { hostileFiles } from "./testing/hostile.ts";
import { pdfFiles } from "./testing/pdf-files.ts";

const asked = vi.fn();

beforeEach(() => vi.stubGlobal("fetch", asked));
afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockReset();
});

describe("a hostile file", () => {
  test("is one of at least forty", () => expect(hostileFiles.length).toBeGreaterThan(80));

  test.each(hostileFiles)(
    "($what) ends in a word or in what can be read, soon, and asks nobody [DOC-4]",
    async ({ name, bytes, may }) => {
      const file = { name, bytes: bytes() };
      const began = performance.now();
      const result = await readDocument(file, { pdfFiles, limits: { milliseconds: 15_000 } });
      const seconds = (performance.now() - began) / 1000;
      expect(may).toContain(result.ok ? "read" : result.problem.reason);
      expect(seconds).toBeLessThan(25);
      expect(asked).not.toHaveBeenCalled();
      if (result.ok) expect(result.value.pages.length).toBeLessThanOrEqual(2000);
      if (result.ok) expect(JSON.stringify(result.value)).not.toMatch(/root:x:|hahaha|app\.alert/);
    },
  );
});
