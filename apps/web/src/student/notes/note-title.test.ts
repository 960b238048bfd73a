import { defaultNoteTitle, storedNoteTitle } from "@jotter/domain/note";
import { expect, test } from "vitest";
import { isUnnamed } from "./note-title.ts";

test("only a title that nobody typed is selected to be typed over [NOT-2] [DOC-3]", () => {
  expect([defaultNoteTitle, storedNoteTitle(""), storedNoteTitle("  ")].map(isUnnamed)).toEqual([true, true, true]);
  expect(["Margin thoughts", "x", "Notes on R-intro"].map(isUnnamed)).toEqual([false, false, false]);
});
