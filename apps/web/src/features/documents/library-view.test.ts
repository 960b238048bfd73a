import type { Document } from "@jotter/domain/document";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DocumentRow } from "../../student/documents/use-documents.ts";
import { libraryView, listed, readOn, readShare, searchedIn, tagsIn } from "./library-view.ts";

const collator = new Intl.Collator("en", { numeric: true });

function row(id: string, change: Partial<Document> = {}): DocumentRow {
  const data: Document = {
    title: id,
    classId: null,
    tags: [],
    kind: "pdf",
    fileId: null,
    name: `${id}.pdf`,
    path: "",
    url: "",
    type: "application/pdf",
    bytes: 1,
    createdAt: 0,
    updatedAt: 0,
    ...change,
  };
  return { id, rev: 1, at: 0, del: 0, data };
}

const ids = (rows: readonly DocumentRow[]) => rows.map(({ id }) => id);

describe("the library [DOC-2]", () => {
  const rows = [
    row("old", { title: "Zelle 2", classId: "bio", tags: ["Exam"], createdAt: 1, openedAt: 50 }),
    row("new", { title: "Zelle 10", kind: "epub", createdAt: 9 }),
    row("read", { title: "Café culture", tags: ["exam", "Lab"], createdAt: 2, place: { page: 1, share: 0, at: 99 } }),
  ];

  test("finds on pages only of documents that the filters leave", () => {
    expect(searchedIn(rows, {})).toBeUndefined();
    expect(searchedIn(rows, { class: "bio" })).toEqual(["old"]);
  });

  test("shows what was opened last first, or what was added last, or by title as a reader counts", () => {
    expect(ids(listed(rows, {}, collator))).toEqual(["read", "old", "new"]);
    expect(ids(listed(rows, { order: "added" }, collator))).toEqual(["new", "read", "old"]);
    expect(ids(listed(rows, { order: "title" }, collator))).toEqual(["read", "old", "new"]);
  });

  test.each([
    [{ class: "bio" }, ["old"]],
    [{ class: "none" }, ["read", "new"]],
    [{ tag: "EXAM" }, ["read", "old"]],
    [{ kind: "epub" as const }, ["new"]],
    [{ q: "cafe" }, ["read"]],
    [{ q: "10 ZELLE" }, ["new"]],
    [{ q: "lab exam" }, ["read"]],
    [{ q: "zelle", class: "bio" }, ["old"]],
    [{ q: "nothing" }, []],
  ])("finds by class, tag, kind and words: %j", (view, found) => {
    expect(ids(listed(rows, view, collator))).toEqual(found);
  });

  test("counts a tag once, however it is spelled", () => {
    expect(tagsIn(rows, collator)).toEqual([
      { tag: "Exam", count: 2 },
      { tag: "Lab", count: 1 },
    ]);
  });

  test("offers to read on in what was read last and is not at its end", () => {
    const done = row("done", { pages: 4, place: { page: 3, share: 1, at: 200 } });
    const half = row("half", { pages: 4, place: { page: 1, share: 0.5, at: 100 } });
    expect(readOn([done, half, ...rows])?.id).toBe("half");
    expect(readOn([row("never")])).toBe(undefined);
    expect(readOn([row("opened", { openedAt: 5 })])?.id).toBe("opened");
    expect(readOn([row("sheet", { openedAt: 300, pages: 1 }), half])?.id).toBe("half");
    const long = row("long", { openedAt: 300, pages: 1, place: { page: 0, share: 0.2, at: 300 }, seen: "" });
    expect(readOn([long, half])?.id).toBe("long");
    const skimmed = row("skimmed", { pages: 4, seen: "1,4", place: { page: 3, share: 0, at: 300 } });
    expect(readOn([skimmed, half])?.id).toBe("skimmed");
    expect(readOn([{ ...skimmed, data: { ...skimmed.data, seen: "1-4" } }])).toBe(undefined);
  });

  test("offers to read on in what was opened last, though another was scrolled in later than it ever was", () => {
    const scrolled = row("scrolled", { pages: 5, openedAt: 90, place: { page: 1, share: 0, at: 100 } });
    const opened = row("opened", { pages: 113, openedAt: 200, place: { page: 17, share: 0, at: 50 } });
    expect(readOn([scrolled, opened])?.id).toBe("opened");
    expect(ids(listed([scrolled, opened], {}, collator))[0]).toBe("opened");
  });

  test.each([
    ["epub", "broken", undefined],
    ["docx", "cancelled", undefined],
    ["pdf", "broken", undefined],
    ["pdf", "encrypted", undefined],
    ["pdf", "cancelled", "failed"],
    ["pdf", "too-slow", "failed"],
  ] as const)("offers to read on only in what can be read: %s, %s", (kind, reason, offered) => {
    const failed = row("failed", { kind, openedAt: 300, text: { state: "failed", reason } });
    expect(readOn([failed])?.id).toBe(offered);
  });

  test("says how many pages were seen, not how far the last one is", () => {
    const share = (seen: string | undefined) =>
      readShare({ pages: 311, place: { page: 86, share: 0.5, at: 100 }, ...(seen !== undefined && { seen }) });
    expect(share("1-2,87")).toBe(3 / 311);
    expect(share("1-311")).toBe(1);
    expect(share("1-900")).toBe(1);
    expect(share(undefined)).toBe(1 / 311);
    expect(readShare({ seen: "1-4" })).toBe(0);
  });

  test("loses none and doubles none, whatever the order", () => {
    const some = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 20 });
    const order = fc.constantFrom(undefined, "added" as const, "title" as const);
    fc.assert(
      fc.property(some, order, fc.nat(3), (names, by, spread) => {
        const all = names.map((name, index) => row(name, { createdAt: index % (spread + 1) }));
        const once = ids(listed(all, { order: by }, collator));
        expect([...once].sort()).toEqual([...names].sort());
        expect(ids(listed([...all].reverse(), { order: by }, collator))).toEqual(once);
      }),
    );
  });

  test("takes anything out of the address and leaves what it does not know", () => {
    expect(libraryView({ kind: "exe", order: "size", q: 12, trash: "yes", class: "" })).toEqual({ q: "12" });
    expect(libraryView({ kind: "epub", order: "title", trash: true })).toEqual({
      kind: "epub",
      order: "title",
      trash: true,
    });
  });
});
