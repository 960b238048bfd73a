import { expect, test } from "vitest";
import { ownPath } from "./own-path.ts";

test("a link to a page of the app stays in it, however it is written [DOC-3]", () => {
  const path = "/docs/d1?page=90";
  expect(ownPath(path, "https://jotter.example")).toBe(path);
  expect(ownPath(`https://jotter.example${path}`, "https://jotter.example")).toBe(path);
  for (const other of ["https://example.org/docs", "https://jotter.example.org/", "//example.org", "mailto:a@b.c"]) {
    expect(ownPath(other, "https://jotter.example")).toBeNull();
  }
});
