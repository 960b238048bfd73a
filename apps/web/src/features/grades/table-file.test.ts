import { expect, test } from "vitest";
import { decoded } from "./table-file.ts";

const table = "Prüfung;92,5";

test("a table is read in whatever letters Excel wrote it [GRD-10]", () => {
  expect(decoded(new TextEncoder().encode(table))).toBe(table);
  expect(decoded(Uint8Array.from(table, (letter) => letter.charCodeAt(0)))).toBe(table);
  const wide = [...table].flatMap((letter) => [letter.charCodeAt(0), 0]);
  expect(decoded(Uint8Array.from([0xff, 0xfe, ...wide]))).toBe(table);
});

test("what is no text is no table", () => {
  expect(decoded(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]))).toBeNull();
});
