import { readDocument } from "@jotter/document-text/read-document";
import { expect, test } from "vitest";
import { pdfOfPhotos } from "./photos-pdf.ts";

/** A white dot as JPEG. */
const dot = Uint8Array.from(
  Buffer.from(
    "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=",
    "base64",
  ),
);

test("photos become one PDF, a page each and in order, of which nothing but the pictures is said [DOC-3]", async () => {
  const sizes = [
    { width: 300, height: 400 },
    { width: 800, height: 200 },
  ];
  const pdf = pdfOfPhotos(sizes.map((size) => ({ jpeg: dot, ...size })));
  const bytes = new Uint8Array(await pdf.arrayBuffer());
  const text = new TextDecoder("latin1").decode(bytes);
  expect([...text.matchAll(/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...size]) => size.map(Number))).toEqual([
    [631.5, 842],
    [842, 210.5],
  ]);
  // Every entry of the table points at its object.
  const starts = [...text.matchAll(/^(\d{10}) 00000 n /gm)].map(([, start]) => Number(start));
  expect(starts.map((start, at) => text.startsWith(`${at + 1} 0 obj`, start))).toEqual(starts.map(() => true));
  const read = await readDocument({ name: "scan.pdf", bytes });
  expect(read).toMatchObject({ ok: true, value: { kind: "pdf", withoutText: [0, 1] } });
});
