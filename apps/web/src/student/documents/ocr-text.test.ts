import fc from "fast-check";
import { expect, test } from "vitest";
import { seenMarkdown } from "./ocr-text.ts";

test("lines off a picture become paragraphs, parted words whole, and nothing is markup by accident [DOC-3]", () => {
  expect(seenMarkdown("Photo-\nsynthesis makes\nsugar.\n \nIt needs light.\n\f")).toBe(
    "Photosynthesis makes sugar.\n\nIt needs light.",
  );
  expect(seenMarkdown("# Number 1\n")).toBe("\\# Number 1");
});

test("Chinese and Japanese have no blanks between their letters [DOC-3]", () => {
  expect(seenMarkdown("光 合 作 用 是\n植 物 DNA 的")).toBe("光合作用是植物 DNA 的");
  expect(seenMarkdown("細 胞 の 構造")).toBe("細胞の構造");
});

test("no letter is lost", () => {
  const line = fc.string({ unit: fc.constantFrom("a", "B", "é", "光", "の", " ", "7", "\n", "."), maxLength: 80 });
  const bare = (text: string) => text.replace(/[\s\\]/g, "");
  fc.assert(fc.property(line, (text) => bare(seenMarkdown(text)) === bare(text)));
});
