import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { documentIdOfFile, fileIdOfDocument, storedDocumentTitle, titleOfFile } from "./document.ts";
import { RecordId } from "./id.ts";

const fileId = fc.stringMatching(/^[0-9a-f]{32}$/);

describe("a document [DOC-1]", () => {
  test.each([
    ["Lecture 12.pdf", "Lecture 12"],
    ["week 3/Cell cycle.docx", "Cell cycle"],
    ["notes.2026.md", "notes.2026"],
    ["README", "README"],
    ["3. Kapitel – Überblick", "3. Kapitel – Überblick"],
    [".pdf", "Untitled"],
    ["  .pdf", "Untitled"],
    ["", "Untitled"],
  ])("that comes as %j is called %j", (name, title) => expect(titleOfFile(name)).toBe(title));

  test("has a title, whatever a student leaves in the field", () => {
    expect([storedDocumentTitle(" "), storedDocumentTitle(" Mitosis ")]).toEqual(["Untitled", "Mitosis"]);
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        const title = titleOfFile(name);
        expect(title.trim()).not.toBe("");
        expect(title.length).toBeLessThanOrEqual(1000);
      }),
    );
  });

  test("has an id that any device makes of its file, and its file is found by it", () => {
    fc.assert(
      fc.property(fileId, (id) => {
        expect(RecordId.safeParse(documentIdOfFile(id)).success).toBe(true);
        expect(fileIdOfDocument(documentIdOfFile(id), null)).toBe(id);
      }),
    );
    expect(fileIdOfDocument("0198-of-another-make", null)).toBe(null);
    expect(fileIdOfDocument("0198-of-another-make", "a".repeat(32))).toBe("a".repeat(32));
  });
});
