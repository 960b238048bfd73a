import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { NoteRow } from "../../student/notes/note-lists.ts";
import { isFiltered, isPlain, orderOf, passes, sortedInTurns, withoutClass } from "./note-view.ts";

function row(id: string, data: Partial<NoteRow["data"]> = {}): NoteRow {
  const fields = { title: id, tags: [], classId: null, pinned: false, createdAt: 0, updatedAt: 0, ...data };
  return { id, rev: 1, at: 0, del: 0, data: fields };
}

const english = () => new Intl.Collator("en", { numeric: true });
const titles = (rows: readonly NoteRow[]) => rows.map(({ data }) => data.title);

describe("the view of the list [NOT-3]", () => {
  test("filters by class, by tag and by pin, and by all of them at once", () => {
    const cell = row("cell", { classId: "bio", tags: ["exam"], pinned: true });
    const loose = row("loose", { tags: ["exam"] });
    expect(passes(cell, { class: "bio", tag: "exam", pinned: true })).toBe(true);
    expect(passes(loose, { class: "bio" })).toBe(false);
    expect(passes(loose, { class: withoutClass })).toBe(true);
    expect(passes(loose, { tag: "exa" })).toBe(false);
    expect(passes(loose, { pinned: true })).toBe(false);
    expect(passes(loose, {})).toBe(true);
  });

  test("knows when it is the plain list that a start has read already", () => {
    expect(isPlain({})).toBe(true);
    expect([{ sort: "title" as const }, { q: "x" }, { tag: "x" }].some(isPlain)).toBe(false);
    expect(isFiltered({ sort: "title", q: "x" })).toBe(false);
  });

  test("puts pinned notes on top in every order", () => {
    const rows = [
      row("b", { updatedAt: 3, createdAt: 1 }),
      row("a", { updatedAt: 2, createdAt: 2 }),
      row("c", { updatedAt: 1, createdAt: 3, pinned: true }),
    ];
    expect(titles(rows.toSorted(orderOf(undefined, english)))).toEqual(["c", "b", "a"]);
    expect(titles(rows.toSorted(orderOf("created", english)))).toEqual(["c", "a", "b"]);
    expect(titles(rows.toSorted(orderOf("title", english)))).toEqual(["c", "a", "b"]);
  });

  test("sorts titles as the student's language does, and numbers by their value", () => {
    const rows = ["Zebra", "Ärger", "Apfel", "Unit 10", "Unit 9"].map((title) => row(title));
    const inLanguage = (code: string) => orderOf("title", () => new Intl.Collator(code, { numeric: true }));
    expect(titles(rows.toSorted(inLanguage("de")))).toEqual(["Apfel", "Ärger", "Unit 9", "Unit 10", "Zebra"]);
    expect(titles(rows.toSorted(inLanguage("sv")))).toEqual(["Apfel", "Unit 9", "Unit 10", "Zebra", "Ärger"]);
  });

  test("sorts in turns to what it would be sorted to at once", async () => {
    const list = fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 3000, size: "max" });
    const compare = (one: number, other: number) => Math.floor(one / 3) - Math.floor(other / 3);
    await fc.assert(
      fc.asyncProperty(list, async (numbers) => {
        const sorted = await sortedInTurns(
          numbers,
          compare,
          async () => undefined,
          () => true,
        );
        expect(sorted).toEqual(numbers.toSorted(compare));
      }),
      { numRuns: 30 },
    );
  });

  test("stops sorting when nobody wants it any more", async () => {
    let pauses = 0;
    const pause = async () => {
      pauses++;
    };
    const list = Array.from({ length: 10_000 }, (_, index) => -index);
    expect(
      await sortedInTurns(
        list,
        (one, other) => one - other,
        pause,
        () => pauses < 3,
      ),
    ).toBeNull();
    expect(pauses).toBe(3);
  });
});
