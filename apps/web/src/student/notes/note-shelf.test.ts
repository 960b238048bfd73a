import { expect, test } from "vitest";
import type { NoteRow } from "./note-lists.ts";
import { withLatest } from "./note-shelf.ts";

function row(id: string, updatedAt: number, more: Partial<NoteRow["data"]> = {}): NoteRow {
  const data = { title: id, tags: [], classId: null, pinned: false, createdAt: 0, updatedAt, ...more };
  return { id, rev: 1, at: 0, del: 0, data };
}

test("what was read just now overrules what was remembered, also by what it does not have any more [NOT-1]", () => {
  const shelf = [
    row("old", 1),
    row("edited", 2),
    row("deleted", 8),
    row("pinned", 9, { pinned: true }),
    row("same", 7),
  ];
  const latest = [row("edited", 10, { title: "new title" }), row("same", 7)];
  const merged = withLatest(shelf, latest);
  expect(merged.map(({ data }) => data.title).sort()).toEqual(["new title", "old", "pinned", "same"]);
});

test("where nothing was read just now, everything remembered stands", () => {
  const shelf = [row("a", 1), row("b", 2)];
  expect(withLatest(shelf, [])).toEqual(shelf);
});
