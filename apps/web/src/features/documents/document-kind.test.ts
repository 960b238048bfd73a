import { expect, test } from "vitest";
import { documentKind } from "./document-kind.ts";

test.each([
  ["application/pdf", "Pdf"],
  ["image/png", "Image"],
  ["text/plain; charset=utf-8", "Text"],
  ["application/vnd.openxmlformats-officedocument.wordprocessingml.document", "Document"],
  ["application/vnd.openxmlformats-officedocument.presentationml.presentation", "Slides"],
  ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "Sheet"],
  ["application/zip", "Archive"],
  ["application/octet-stream", "Other"],
  ["", "Other"],
] as const)("%s is a %s", (type, kind) => expect(documentKind(type)).toBe(kind));
