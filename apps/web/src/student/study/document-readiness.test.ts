import type { Document } from "@jotter/domain/document";
import { expect, test } from "vitest";
import { documentReadiness } from "./document-readiness.ts";

const read = { state: "read" } as const;
const cases: readonly (readonly [string, Pick<Document, "kind" | "pages" | "text">, string])[] = [
  ["just uploaded", { kind: "pdf" }, "waiting"],
  ["waiting for its turn", { kind: "docx", text: { state: "waiting" } }, "waiting"],
  ["read", { kind: "pdf", pages: 3, text: read }, "ready"],
  ["read, with one page that is a picture", { kind: "pdf", pages: 3, text: { ...read, withoutText: [1] } }, "ready"],
  ["of pictures alone", { kind: "pdf", pages: 2, text: { ...read, withoutText: [0, 1] } }, "pictures"],
  [
    "of pictures that are being read",
    { kind: "image", pages: 1, text: { ...read, withoutText: [0], ocr: { languages: ["en"] } } },
    "waiting",
  ],
  ["locked", { kind: "pdf", text: { state: "failed", reason: "encrypted" } }, "failed"],
  ["of a kind nobody reads", { kind: "other" }, "none"],
  ["without a word", { kind: "text", pages: 0, text: read }, "none"],
];

test.each(cases)(
  "a document that is %s can be studied from, or it is known why not [AIX-5] [DOC-2]",
  (_, document, expected) => {
    expect(documentReadiness(document)).toBe(expected);
  },
);
