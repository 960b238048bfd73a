import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { readDocument } from "./read-document.ts";
import { pdfFiles } from "./testing/pdf-files.ts";

const ours = join(import.meta.dirname, "testing", "real");
/** Its own tests are in its package. */
const mammoth = join(dirname(createRequire(import.meta.url).resolve("mammoth/package.json")), "test", "test-data");

async function read(folder: string, name: string) {
  const result = await readDocument({ name, bytes: new Uint8Array(readFileSync(join(folder, name))) }, { pdfFiles });
  if (!result.ok) return result.problem;
  return { ...result.value, texts: result.value.pages.map(({ text }) => text.replace(/\s+/g, " ")) };
}

/** What they hold was found by poppler and by unpacking them. */
describe("a real file [DOC-3]", () => {
  test("of nine pages has nine, each with its number", async () => {
    expect(await read(ours, "nine-pages.pdf")).toMatchObject({ kind: "pdf", texts: [..."123456789"] });
  });

  test("in German keeps its words whole", async () => {
    const { texts = [], language } = (await read(ours, "german.pdf")) as { texts?: string[]; language?: string };
    expect([texts.length, language]).toEqual([1, "de-DE"]);
    expect(texts[0]).toMatch(/^Obacht! Die grobschlächtig Naseweis bemuttern\. Fräulein und Sülze bemuttern fidel/);
    const words = texts[0]?.split(" ").length ?? 0;
    expect(Math.abs(words - 333)).toBeLessThan(10);
  });

  test("with a password says so", async () => {
    expect(await read(ours, "locked.pdf")).toEqual({ reason: "encrypted", kind: "pdf" });
  });

  test("of slides has them in order", async () => {
    expect(await read(ours, "slides.pptx")).toMatchObject({
      kind: "pptx",
      texts: ["{description}", "Bla {^link} bla bla Only this {^link} should be replaced, but not the whole sentence!"],
    });
  });

  test("that is a book goes by its spine", async () => {
    const book = await read(ours, "book.epub");
    expect(book).toMatchObject({ kind: "epub", title: "Test Document (My Series #1)", language: "en" });
    const { texts = [] } = book as { texts?: string[] };
    expect([texts.length, texts[1]]).toEqual([
      5,
      "# Contents [Chapter 1](#page-3-1) [Chapter 2](#page-4-1) [Chapter 3](#page-5-1)",
    ]);
    expect(texts[2]).toMatch(/^# Chapter Title Goes Here \*Lorem ipsum dolor sit amet/);
  });

  test.each([
    ["tables.docx", "Above | Top left | Top right | | --- | --- | | Bottom left | Bottom right | Below"],
    ["simple-list.docx", "- Apple - Banana"],
    ["strict-format.docx", "Test"],
    ["utf8-bom.docx", "This XML has a byte order mark."],
  ])("of Word's (%s) has its words", async (name, words) => {
    expect(await read(mammoth, name)).toMatchObject({ kind: "docx", texts: [words] });
  });
});
