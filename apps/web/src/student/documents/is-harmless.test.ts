import { hostileFiles } from "@jotter/document-text/testing/hostile";
import { linesAt, pdfOf } from "@jotter/document-text/testing/write-pdf";
import { expect, test } from "vitest";
import { isHarmless } from "./is-harmless.ts";

const waiting = { text: { state: "waiting" as const } };

function hostile(what: string): Blob {
  const found = hostileFiles.find((file) => file.what === what);
  if (!found) throw new Error(`There is no ${what}.`);
  return new Blob([found.bytes().slice()]);
}

test("a file that bursts is not drawn either, before its text was read and after [DOC-4]", async () => {
  const twice = hostile("a PDF that is packed twice");
  expect(await isHarmless(twice, { kind: "pdf", ...waiting })).toBe(false);
  expect(await isHarmless(hostile("a picture as large as a town"), { kind: "image", ...waiting })).toBe(false);
  const good = new Blob([pdfOf([{ words: linesAt(72, 700, ["Leaves"]) }]).slice()]);
  expect(await isHarmless(good, { kind: "pdf", ...waiting })).toBe(true);
  const failed = (reason: string) => ({ kind: "pdf" as const, text: { state: "failed" as const, reason } });
  expect(await isHarmless(good, failed("bomb"))).toBe(false);
  expect(await isHarmless(good, failed("cancelled"))).toBe(true);
});
