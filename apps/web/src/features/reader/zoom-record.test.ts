import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepZoom, keptZoom } from "./zoom-record.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a document is as large as it was left on this device, for each student and document [DOC-3]", () => {
  keepZoom("ada", "doc", 1.5);
  keepZoom("ada", "other", "page");
  expect([keptZoom("ada", "doc"), keptZoom("ada", "other")]).toEqual([1.5, "page"]);
  expect([keptZoom("ada", "third"), keptZoom("bob", "doc")]).toEqual(["width", "width"]);
  keepZoom("ada", "doc", "width");
  expect(keptZoom("ada", "doc")).toBe("width");
});

test("a damaged record of it is no record [DOC-3]", () => {
  for (const damaged of ["{", "[1]", '[["doc"]]', '[["doc", "huge"]]', '[["doc", -1]]', '{"doc": 2}']) {
    stored.set("jotter:zoom:ada", damaged);
    expect(keptZoom("ada", "doc")).toBe("width");
  }
});
