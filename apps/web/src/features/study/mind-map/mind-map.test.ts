import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { historyOf } from "./history.ts";
import type { MindMap as Component } from "./MindMap.tsx";
import { treeOf } from "./tree.ts";

let MindMap: typeof Component;

beforeAll(async () => {
  vi.doMock("../../../ui/language.tsx", () => ({ useTexts: () => (key: string) => key }));
  vi.resetModules();
  ({ MindMap } = await import("./MindMap.tsx"));
});

afterAll(() => {
  vi.doUnmock("../../../ui/language.tsx");
  vi.resetModules();
});

test("those who hear a mind map hear a list in a list, one item of which is reached by Tab [SUM-1]", () => {
  let count = 0;
  const pieces = [
    { depth: 0, text: "Cells" },
    { depth: 1, text: "Mitosis" },
    { depth: 2, text: "Prophase", mark: 2 },
    { depth: 1, text: "Meiosis" },
  ];
  const tree = treeOf(pieces, () => `n${count++}`, "");
  const html = renderToStaticMarkup(
    createElement(MindMap, { history: historyOf(tree), onChange: () => undefined, label: "Map of cells" }),
  );
  const items = [...html.matchAll(/<div role="treeitem"([^>]*)>/g)].map(([, attributes = ""]) => {
    const value = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? null;
    return [
      value("aria-level"),
      value("aria-posinset"),
      value("aria-setsize"),
      value("aria-expanded"),
      value("tabindex"),
    ];
  });
  expect(items).toEqual([
    ["1", "1", "1", "true", "0"],
    ["2", "1", "2", "true", "-1"],
    ["3", "1", "1", null, "-1"],
    ["2", "2", "2", null, "-1"],
  ]);
  expect(html).toContain('role="tree"');
  expect(html).toContain("Prophase</span></span><sup");
});
