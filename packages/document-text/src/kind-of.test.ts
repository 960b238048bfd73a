import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { kindOf } from "./kind-of.ts";
import { readDocument } from "./read-document.ts";
import { hostileFiles } from "./testing/hostile.ts";
import { docxParts, epubParts, packed, pptxParts, shape, wordParagraph } from "./testing/write-office.ts";

const written = (text: string) => new TextEncoder().encode(text);

describe("what a file is, before it is read [DOC-3]", () => {
  test.each([
    ["a.txt", written("%PDF-1.7\n"), "pdf"],
    ["a.pdf", packed(docxParts(wordParagraph("Cells"))), "docx"],
    ["a", packed(pptxParts([{ file: "s1", shapes: shape("title", ["Cells"]) }])), "pptx"],
    ["a.zip", packed(epubParts([{ file: "a", body: "<p>Cells</p>" }])), "epub"],
    ["a.zip", packed({ "a.txt": "only a text" }), null],
    ["a.md", written("# Cells"), "markdown"],
    ["a.txt", written("<!doctype html><p>Cells"), "html"],
    ["a.csv", written("a,b\n1,2"), "csv"],
    ["a", written("Cells"), "text"],
    ["a.exe", written("MZ\0\0"), null],
    ["a.pdf", written(""), null],
  ])("%s is known by its bytes", async (name, bytes, kind) => expect(await kindOf({ name, bytes })).toBe(kind));

  test("is what a damaged file was meant to be, by its name or by what is left of it; reading it says what is wrong", async () => {
    const whole = packed(docxParts(wordParagraph("Cells")));
    const torn = whole.slice(0, whole.length - 30);
    const noise = Uint8Array.from({ length: 400 }, (_, at) => (at * 37) % 256);
    for (const [name, bytes, kind] of [
      ["a.docx", torn, "docx"],
      ["a", torn, "docx"],
      ["a.epub", packed(epubParts([{ file: "a", body: "<p>Cells</p>" }])).slice(0, 200), "epub"],
      ["a.pptx", noise, "pptx"],
      ["A.DOCX", torn, "docx"],
    ] as const) {
      expect(await kindOf({ name, bytes })).toBe(kind);
      const read = await readDocument({ name, bytes });
      expect(read.ok || read.problem.reason).toBe("broken");
    }
    expect(await kindOf({ name: "a.bin", bytes: noise })).toBe(null);
    // Whole, and something else.
    expect(await kindOf({ name: "a.docx", bytes: packed({ "a.txt": "only a text" }) })).toBe(null);
  });

  test("is the same however long a text is, also in letters of several bytes", async () => {
    const words = fc.constantFrom("細胞周期 ", "Überblick ", "cell ");
    await fc.assert(
      fc.asyncProperty(words, fc.nat(20), async (word, extra) => {
        const bytes = written(`${"x".repeat(extra)} ${word.repeat(20_000)}`);
        expect(await kindOf({ name: "a.md", bytes })).toBe("markdown");
      }),
      { numRuns: 20 },
    );
  });

  test("is told of hostile files too, and agrees with what is read of them", async () => {
    for (const { name, bytes } of hostileFiles.map((one) => ({ name: one.name, bytes: one.bytes() }))) {
      const kind = await kindOf({ name, bytes });
      expect(kind === null || typeof kind === "string").toBe(true);
    }
    const bytes = packed(docxParts(wordParagraph("Cells")));
    const read = await readDocument({ name: "a.docx", bytes });
    expect(read.ok && read.value.kind).toBe(await kindOf({ name: "a.docx", bytes }));
  });
});
