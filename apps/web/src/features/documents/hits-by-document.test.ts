import { expect, test } from "vitest";
import type { PageHit } from "../../student/documents/document-search.ts";
import { hitsByDocument, wordsToFind } from "./hits-by-document.ts";

const hit = (documentId: string, page: number): PageHit => ({
  ...{ documentId, page, title: documentId, kind: "pdf", label: String(page + 1), quote: "", isOnly: false },
  snippet: [
    { text: "during ", match: false },
    { text: "mitosis", match: true },
  ],
});

test("pages that were found stand with those of the same document, the best document first [DOC-2]", () => {
  const found = [hit("cells", 4), hit("atlas", 1), hit("cells", 9)];
  expect(hitsByDocument(found).map((group) => group.map(({ page }) => page))).toEqual([[4, 9], [1]]);
  expect(hitsByDocument([])).toEqual([]);
});

test("all places of a document are looked for by the words that stand there, whatever slip they were typed with [DOC-3]", () => {
  const typed = ["Mitosis", " during  mitosis", "mitossi", "mitosis during"];
  expect(typed.map((words) => wordsToFind(words, hit("cells", 4)))).toEqual([
    "Mitosis",
    "during  mitosis",
    "mitosis",
    "mitosis during",
  ]);
});
