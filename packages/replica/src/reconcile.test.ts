import type { ServerRow } from "@jotter/ports/protocol";
import { describe, expect, test } from "vitest";
import { edited, outdated, reconcile } from "./reconcile.ts";
import type { LocalRow } from "./row.ts";

const rules = {
  textFields: ["body"],
  timeFields: ["updatedAt"],
  soonestFields: ["due"],
  pagedFields: [],
  quietFields: ["openedAt", "seen"],
  logFields: ["reviews"],
  rangeFields: ["seen"],
  epochStart: 0,
};
const device = "laptop";

const server = (rev: number, data: ServerRow["data"], more: Partial<ServerRow> = {}): ServerRow => ({
  kind: "note",
  id: "a",
  rev,
  v: 1,
  data,
  del: false,
  at: 100,
  seen: {},
  ...more,
});

describe("reconciling a record with what arrives from the server [NOT-4] [DAT-2]", () => {
  test("takes a record nobody touched here", () => {
    const row = { rev: 2, data: { body: "new" }, del: false, at: 100 };
    expect(reconcile(undefined, server(2, { body: "new" }), device, rules)).toEqual({ row, lost: [] });
    const clean: LocalRow = { rev: 1, data: { body: "old" }, del: false, at: 1 };
    expect(reconcile(clean, server(2, { body: "new" }), device, rules)).toEqual({ row, lost: [] });
  });

  test("ignores what is old news: duplicates and messages out of order", () => {
    const local: LocalRow = { rev: 5, data: { body: "five" }, del: false, at: 1 };
    expect(reconcile(local, server(5, { body: "five" }), device, rules).row).toBe(local);
    expect(reconcile(local, server(3, { body: "three" }), device, rules).row).toBe(local);
  });

  test("weaves texts and keeps waiting to be sent", () => {
    const base = { data: { body: "one", title: "t" }, del: false };
    const local: LocalRow = { rev: 1, data: { body: "one two", title: "t" }, del: false, at: 50, base };
    const { row, lost } = reconcile(local, server(2, { body: "zero one", title: "t2" }), device, rules);
    const theirs = { data: { body: "zero one", title: "t2" }, del: false };
    expect(row).toEqual({ rev: 2, data: { body: "zero one two", title: "t2" }, del: false, at: 50, base: theirs });
    expect(lost).toEqual([]);
  });

  test("lets the later edit of one field win, and reports the loser", () => {
    const base = { data: { title: "t" }, del: false };
    const early: LocalRow = { rev: 1, data: { title: "mine" }, del: false, at: 50, base };
    expect(reconcile(early, server(2, { title: "theirs" }), device, rules)).toEqual({
      row: { rev: 2, data: { title: "theirs" }, del: false, at: 100 },
      lost: [{ field: "title", value: "mine" }],
    });
    const late: LocalRow = { ...early, at: 150 };
    expect(reconcile(late, server(2, { title: "theirs" }), device, rules)).toMatchObject({
      row: { data: { title: "mine" }, at: 150 },
      lost: [{ field: "title", value: "theirs" }],
    });
  });

  test("takes the later of two times, and calls nobody a loser for it", () => {
    const base = { data: { updatedAt: 1 }, del: false };
    const local: LocalRow = { rev: 1, data: { updatedAt: 30 }, del: false, at: 30, base };
    const { row, lost } = reconcile(local, server(2, { updatedAt: 20 }), device, rules);
    expect(row.data).toEqual({ updatedAt: 30 });
    expect(lost).toEqual([]);
  });

  test("calls an edit of the same moment ours, and keeps theirs", () => {
    const base = { data: { title: "t" }, del: false };
    const local: LocalRow = { rev: 1, data: { title: "mine" }, del: false, at: 100, base };
    expect(reconcile(local, server(2, { title: "theirs" }, { at: 100 }), device, rules)).toEqual({
      row: { rev: 2, data: { title: "mine" }, del: false, at: 100, base: { data: { title: "theirs" }, del: false } },
      lost: [{ field: "title", value: "theirs" }],
    });
  });

  test("keeps every entry of a log that grew on both sides, and calls nobody a loser", () => {
    const [first, mine, theirs] = [30, 20, 10].map((at) => ({ at, grade: "good" }));
    const base = { data: { reviews: [first] }, del: false };
    const local: LocalRow = { rev: 1, data: { reviews: [first, mine] }, del: false, at: 50, base };
    const { row, lost } = reconcile(local, server(2, { reviews: [first, theirs] }), device, rules);
    expect(row.data).toEqual({ reviews: [theirs, mine, first] });
    expect(lost).toEqual([]);
  });

  test("keeps the pages that were seen on either side, and calls nobody a loser [DOC-2]", () => {
    const base = { data: { seen: "1-2" }, del: false };
    const local: LocalRow = { rev: 1, data: { seen: "1-4" }, del: false, at: 50, base };
    const { row, lost } = reconcile(local, server(2, { seen: "1-2,87" }), device, rules);
    expect([row.data, lost]).toEqual([{ seen: "1-4,87" }, []]);
    const first: LocalRow = { rev: 1, data: { seen: "3" }, del: false, at: 50, base: { data: {}, del: false } };
    expect(reconcile(first, server(2, { seen: "9" }), device, rules)).toMatchObject({
      row: { data: { seen: "3,9" } },
      lost: [],
    });
  });

  test("takes the sooner of two times something is due, and one that is known before none [FLA-2]", () => {
    const base = { data: { due: 5 }, del: false };
    const due = (ours: number | null, theirs: number | null) =>
      reconcile({ rev: 1, data: { due: ours }, del: false, at: 50, base }, server(2, { due: theirs }), device, rules);
    expect(due(30, 20)).toMatchObject({ row: { data: { due: 20 } }, lost: [] });
    expect(due(30, null)).toMatchObject({ row: { data: { due: 30 } }, lost: [] });
  });

  test("lets an edit beat a delete, on either side", () => {
    const base = { data: { body: "one" }, del: false };
    const editedHere: LocalRow = { rev: 1, data: { body: "one two" }, del: false, at: 50, base };
    expect(reconcile(editedHere, server(2, { body: "one" }, { del: true }), device, rules).row).toMatchObject({
      del: false,
      data: { body: "one two" },
    });
    const deletedHere: LocalRow = { rev: 1, data: { body: "one" }, del: true, at: 50, base };
    expect(reconcile(deletedHere, server(2, { body: "one more" }), device, rules).row).toMatchObject({
      del: false,
      data: { body: "one more" },
    });
  });

  test("does not take for an edit what was only looked at: deleted elsewhere, it stays deleted [DOC-2]", () => {
    const base = { data: { title: "t" }, del: false };
    const seen = { title: "t", openedAt: 70, seen: "1-3" };
    const readHere: LocalRow = { rev: 1, data: seen, del: false, at: 150, base };
    for (const data of [{ title: "t" }, null]) {
      expect(reconcile(readHere, server(2, data, { del: true }), device, rules)).toEqual({
        row: { rev: 2, data, del: true, at: 100 },
        lost: [],
      });
    }
    for (const data of [{ title: "t" }, null]) {
      const deletedHere: LocalRow = { rev: 1, data, del: true, at: 50, base };
      expect(reconcile(deletedHere, server(2, seen), device, rules)).toEqual({
        row: { rev: 2, data, del: true, at: 50, base: { data: seen, del: false } },
        lost: [],
      });
    }
  });

  test("still brings back what was looked at and edited, or taken out of the trash", () => {
    const base = { data: { title: "t" }, del: false };
    const named: LocalRow = { rev: 1, data: { title: "mine", openedAt: 70 }, del: false, at: 150, base };
    expect(reconcile(named, server(2, { title: "t" }, { del: true }), device, rules).row).toMatchObject({
      del: false,
      data: { title: "mine", openedAt: 70 },
    });
    const inTrash = { data: { title: "t" }, del: true };
    const restored: LocalRow = { rev: 1, data: { title: "t" }, del: false, at: 150, base: inTrash };
    expect(reconcile(restored, server(2, null, { del: true }), device, rules).row).toMatchObject({
      del: false,
      data: { title: "t" },
    });
  });

  test("keeps the text when the server has forgotten the data of an old tombstone", () => {
    const base = { data: { body: "one" }, del: false };
    const local: LocalRow = { rev: 1, data: { body: "one two" }, del: false, at: 50, base };
    const { row } = reconcile(local, server(2, null, { del: true }), device, rules);
    expect(row).toMatchObject({ del: false, data: { body: "one two" } });
  });

  test("finds every field again when words erased here were edited elsewhere", () => {
    const base = { data: { body: "one", title: "t" }, del: true };
    const erased: LocalRow = { rev: 1, data: null, del: true, at: 50, base };
    const { row, lost } = reconcile(erased, server(2, { body: "one two", title: "t" }), device, rules);
    expect(row).toEqual({ rev: 2, data: { body: "one two", title: "t" }, del: false, at: 100 });
    expect(lost).toEqual([]);
  });

  test("erases what nobody touched meanwhile", () => {
    const base = { data: { body: "one" }, del: true };
    const erased: LocalRow = { rev: 1, data: null, del: true, at: 50, base };
    const { row } = reconcile(erased, server(2, { body: "one" }, { del: true }), device, rules);
    expect(row).toMatchObject({ rev: 2, data: null, del: true });
  });

  test("does not double what it typed on after a lost reply", () => {
    const base = { data: { body: "" }, del: false };
    const sent = [{ n: 3, v: 1, at: 40, data: { body: "one" }, del: false }];
    const local: LocalRow = { rev: 1, data: { body: "one two" }, del: false, at: 50, base, sent };
    const { row } = reconcile(local, server(2, { body: "one" }, { seen: { laptop: 3 } }), device, rules);
    expect(row).toEqual({
      rev: 2,
      data: { body: "one two" },
      del: false,
      at: 50,
      base: { data: { body: "one" }, del: false },
    });
  });

  test("knows which of several sends landed", () => {
    const base = { data: { body: "" }, del: false };
    const sent = [
      { n: 3, v: 1, at: 40, data: { body: "one" }, del: false, refused: true as const },
      { n: 4, v: 1, at: 45, data: { body: "one two" }, del: false },
    ];
    const local: LocalRow = { rev: 1, data: { body: "one two three" }, del: false, at: 50, base, sent };
    const late = reconcile(local, server(2, { body: "one" }, { seen: { laptop: 3 } }), device, rules);
    expect(late.row.data).toEqual({ body: "one two three" });
    const newest = reconcile(local, server(2, { body: "one two" }, { seen: { laptop: 4 } }), device, rules);
    expect(newest.row.data).toEqual({ body: "one two three" });
  });
});

describe("reconciling after a backup came back [NOT-4]", () => {
  const afterRestore = { ...rules, epochStart: 1000 };

  test("keeps what is newer here than in the backup, and offers it", () => {
    const local: LocalRow = { rev: outdated(7), data: { body: "newer words" }, del: false, at: 70 };
    const { row } = reconcile(local, server(5, { body: "older words" }, { at: 50 }), device, afterRestore);
    expect(row).toEqual({
      rev: 5,
      data: { body: "newer words" },
      del: false,
      at: 70,
      base: { data: { body: "older words" }, del: false },
    });
  });

  test("takes what the backup has newer", () => {
    const local: LocalRow = { rev: outdated(3), data: { body: "older" }, del: false, at: 70 };
    expect(reconcile(local, server(5, { body: "newer" }), device, afterRestore).row).toMatchObject({
      rev: 5,
      data: { body: "newer" },
    });
  });

  test("unites with what another device wrote since", () => {
    const local: LocalRow = { rev: outdated(7), data: { body: "shared mine" }, del: false, at: 70 };
    const { row } = reconcile(local, server(1001, { body: "theirs shared" }), device, afterRestore);
    expect(row.data).toEqual({ body: "theirs shared mine" });
  });

  test("says once what two devices offer a server that lacks it, though one of them has gone on writing", () => {
    const base = { data: null, del: false };
    const local: LocalRow = { rev: 0, data: { body: "shared mine" }, del: false, at: 70, base };
    const { row } = reconcile(local, server(1001, { body: "shared" }), device, afterRestore);
    expect(row.data).toEqual({ body: "shared mine" });
  });

  test("unites whatever the server has where nobody knows since when a backup is back", () => {
    const noticed = { ...afterRestore, isNoticed: true };
    for (const rev of [5, 8, 1001]) {
      const local: LocalRow = { rev: outdated(7), data: { body: "shared mine" }, del: false, at: 70 };
      const { row } = reconcile(local, server(rev, { body: "theirs shared" }), device, noticed);
      expect([rev, row.data]).toEqual([rev, { body: "theirs shared mine" }]);
    }
  });
});

describe("a local edit", () => {
  test("remembers what it was made on, once", () => {
    const clean: LocalRow = { rev: 4, data: { body: "a" }, del: false, at: 1 };
    const once = edited(clean, { data: { body: "ab" }, del: false }, 2);
    expect(once).toEqual({
      rev: 4,
      data: { body: "ab" },
      del: false,
      at: 2,
      base: { data: { body: "a" }, del: false },
    });
    expect(edited(once, { data: { body: "abc" }, del: false }, 3).base).toEqual({ data: { body: "a" }, del: false });
  });

  test("that is taken back leaves nothing to send", () => {
    const clean: LocalRow = { rev: 4, data: { body: "a" }, del: false, at: 1 };
    const there = edited(clean, { data: { body: "ab" }, del: false }, 2);
    expect(edited(there, { data: { body: "a" }, del: false }, 3)).toEqual({
      rev: 4,
      data: { body: "a" },
      del: false,
      at: 3,
    });
  });

  test("gives a refused record another chance", () => {
    const base = { data: null, del: false };
    const refused: LocalRow = { rev: 0, data: { body: "x" }, del: false, at: 1, base, blocked: "QUOTA" };
    expect(edited(refused, { data: { body: "" }, del: false }, 2).blocked).toBeUndefined();
  });
});
