import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { pdfAddress } from "./reading-pdf-files.ts";

test("what is kept for good under pdf.js's version is of that version [DOC-3]", () => {
  const from = createRequire(new URL("../../../../../packages/document-text/package.json", import.meta.url));
  const { version } = JSON.parse(readFileSync(from.resolve("pdfjs-dist/package.json"), "utf8"));
  expect(pdfAddress).toBe(`/assets/pdfjs-${version}/`);
});
