import { expect, test } from "vitest";
import { isFileId, newFileId } from "./file-id.ts";

test("a device makes a file's id by itself, and nothing else passes for one [DOC-4]", () => {
  const ids = Array.from({ length: 100 }, newFileId);
  expect(new Set(ids).size).toBe(100);
  expect(ids.every(isFileId)).toBe(true);
  expect(["", "x", "../etc/passwd", `${"0".repeat(32)}0`, "A".repeat(32)].filter(isFileId)).toEqual([]);
});
