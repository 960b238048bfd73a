import { newCard } from "@jotter/domain/card";
import { limits, PushResult } from "@jotter/ports/protocol";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noteData, noteOp } from "../test-client.ts";
import { decide, historyIntervalMs, type Ledger } from "./push-rule.ts";
import { countedBytes, type RecordRow } from "./record-row.ts";

const now = 1_000_000_000_000;
const empty: Ledger = { head: 0, bytes: 0, rows: 0, history_bytes: 0 };
const rules = { device: "phone", now, quotaBytes: 1_000_000 };

/** The answers as a device reads them, and what would be stored. */
function push(
  ops: Parameters<typeof decide>[0],
  stored: readonly RecordRow[] = [],
  ledger = empty,
  change: Partial<typeof rules> = {},
) {
  const outcome = decide(ops, stored, ledger, { ...rules, ...change });
  return { ...outcome, results: outcome.results.map((json) => PushResult.parse(JSON.parse(json))) };
}

function storedNote(change: Partial<RecordRow> = {}): RecordRow {
  const data = JSON.stringify(noteData("Mitosis"));
  return {
    kind: "note",
    id: "note-1",
    rev: 7,
    v: 1,
    del: 0,
    at: 500,
    bytes: countedBytes(data, `{"laptop":3,"phone":4}`),
    device: "phone",
    seen: `{"laptop":3,"phone":4}`,
    kept_at: now - 1000,
    created_at: 400,
    data,
    ...change,
  };
}
const seven: Ledger = { head: 7, bytes: storedNote().bytes, rows: 1, history_bytes: 0 };

describe("a push", () => {
  test("creates a record with the next revision and remembers who wrote it", () => {
    const { results, written, history, ledger } = push([noteOp({ n: 5 })]);
    const data = noteData("Mitosis");
    expect(results).toEqual([
      {
        kind: "note",
        id: "note-1",
        status: "ok",
        rev: 1,
        at: 1000,
      },
    ]);
    const bytes = countedBytes(JSON.stringify(data), `{"phone":5}`);
    expect(written).toEqual([
      storedNote({
        rev: 1,
        at: 1000,
        seen: `{"phone":5}`,
        kept_at: 0,
        created_at: now,
        data: JSON.stringify(data),
        bytes,
      }),
    ]);
    expect(history).toEqual([]);
    expect(ledger).toEqual({ head: 1, bytes, rows: 1, history_bytes: 0 });
  });

  test("keeps the data as it was sent, fields it does not know included [DAT-1]", () => {
    const data = JSON.parse(
      `{"zz":1,"title":" spaced ","body":"","tags":[],"classId":null,"pinned":false,"createdAt":1,"updatedAt":1,"__proto__":{"x":1}}`,
    );
    expect(push([noteOp({ data })]).written[0]?.data).toBe(JSON.stringify(data));
  });

  test("is answered with the current row where it was made on another revision, and writes nothing", () => {
    const { results, written, ledger } = push([noteOp({ ifRev: 6 })], [storedNote()], seven);
    expect(results).toMatchObject([{ status: "conflict", row: { rev: 7, data: noteData("Mitosis") } }]);
    expect({ written, ledger }).toEqual({ written: [], ledger: seven });
    expect(push([noteOp({ ifRev: 3 })]).results).toMatchObject([{ status: "conflict", row: null }]);
  });

  test("sees what an operation before it in the same request did", () => {
    const { results, written, ledger } = push([
      noteOp({ n: 1 }),
      noteOp({ n: 2, ifRev: 0 }),
      noteOp({ n: 3, ifRev: 1, data: noteData("Meiosis") }),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["ok", "conflict", "ok"]);
    expect(written.map(({ rev, data }) => [rev, data])).toEqual([[2, JSON.stringify(noteData("Meiosis"))]]);
    expect(ledger).toMatchObject({ head: 2, rows: 1 });
  });

  test.each([
    ["a kind nobody knows", noteOp({ kind: "spell" }), { code: "UNKNOWN_KIND" }],
    ["a shape newer than the server's", noteOp({ v: 99 }), { code: "UPGRADE" }],
    [
      "data that is not of its kind",
      noteOp({ data: { title: 1 } }),
      { code: "INVALID", fields: expect.arrayContaining(["title", "body"]) },
    ],
    ["no data at all", noteOp({ data: null }), { code: "INVALID", fields: [""] }],
    [
      "a key Firebase could not hold [DAT-1]",
      noteOp({ data: { ...noteData("x"), "a.b": 1 } }),
      { code: "INVALID", fields: [] },
    ],
    ["an empty key [DAT-1]", noteOp({ data: { ...noteData("x"), "": 1 } }), { code: "INVALID", fields: [] }],
    [
      "a key over 768 bytes [DAT-1]",
      noteOp({ data: { ...noteData("x"), ["é".repeat(385)]: 1 } }),
      { code: "INVALID", fields: [] },
    ],
    [
      "more than 32 levels [DAT-1]",
      noteOp({ data: { ...noteData("x"), deep: nested(32) } }),
      { code: "INVALID", fields: [] },
    ],
    [
      "a string over 10 MiB [DAT-1]",
      noteOp({ data: noteData("x", "é".repeat(5_242_881)) }),
      { code: "INVALID", fields: [] },
    ],
    [
      "a record over the limit",
      noteOp({ data: { ...noteData("x", "x".repeat(10_000_000)), more: "x".repeat(limits.recordBytes - 10_000_000) } }),
      { code: "TOO_LARGE" },
    ],
    ["more than the quota", noteOp({ data: noteData("x", "x".repeat(1_000_001)) }), { code: "QUOTA" }],
  ])("is refused for %s", (_, op, refusal) => {
    const { results, written, ledger } = push([op], [], empty, {
      quotaBytes: refusal.code === "QUOTA" ? 1_000_000 : 1e12,
    });
    expect(results).toEqual([{ kind: op.kind, id: op.id, status: "rejected", ...refusal }]);
    expect({ written, ledger }).toEqual({ written: [], ledger: empty });
  });

  test("may be 32 levels deep [DAT-1]", () => {
    expect(push([noteOp({ data: { ...noteData("x"), deep: nested(31) } })]).results).toMatchObject([{ status: "ok" }]);
  });

  test("survives a hundred thousand brackets", () => {
    const data = JSON.parse(`{"deep":${"[".repeat(100_000)}${"]".repeat(100_000)}}`);
    expect(push([noteOp({ data })]).results).toMatchObject([{ status: "rejected", code: "INVALID" }]);
  });

  test("never replaces a record by an older shape of it", () => {
    const { results } = push([noteOp({ ifRev: 7 })], [storedNote({ v: 2 })], seven);
    expect(results).toMatchObject([{ status: "rejected", code: "UPGRADE" }]);
  });

  test("over the quota still deletes and shrinks, one by one", () => {
    const full = { quotaBytes: 100 };
    const smaller = noteOp({ ifRev: 7, data: noteData("M") });
    expect(push([smaller], [storedNote()], seven, full).results).toMatchObject([{ status: "ok" }]);
    const deleted = noteOp({ ifRev: 7, del: true, data: noteData("Mitosis and more") });
    expect(push([deleted], [storedNote()], seven, full).results).toMatchObject([{ status: "ok" }]);
    const larger = noteOp({ ifRev: 7, data: noteData("Mitosis and more") });
    const [first, second] = push([larger, noteOp({ id: "note-2" })], [storedNote()], seven, full).results;
    expect([first, second]).toMatchObject([{ code: "QUOTA" }, { code: "QUOTA" }]);
    // A deletion is no place to keep what there is no room for.
    const [hidden, grown] = push(
      [
        noteOp({ id: "note-2", del: true, data: noteData("x".repeat(500)) }),
        noteOp({ ifRev: 7, del: true, data: noteData("x".repeat(5000)) }),
      ],
      [storedNote()],
      seven,
      full,
    ).results;
    expect([hidden, grown]).toMatchObject([{ code: "QUOTA" }, { code: "QUOTA" }]);
  });

  test("deletes by a tombstone that keeps its data, whatever that is", () => {
    const { results, written } = push([noteOp({ ifRev: 7, del: true, data: { anything: 1 } })], [storedNote()], seven);
    expect(results).toMatchObject([{ status: "ok" }]);
    expect(written).toMatchObject([{ del: 1, data: `{"anything":1}` }]);
  });

  test("has its time pulled back where the device's clock is ahead", () => {
    const at = (sent: number) => push([noteOp({ at: sent })]).written[0]?.at;
    expect([at(now + 59_000), at(now + 86_400_000), at(-1)]).toEqual([now + 59_000, now + 60_000, -1]);
  });

  test("remembers the eight latest writers", () => {
    let row = storedNote({ seen: "{}" });
    for (let device = 1; device <= 9; device++) {
      const { written } = push(
        [noteOp({ ifRev: row.rev, n: device })],
        [row],
        { ...seven, head: row.rev },
        { device: `d${device}` },
      );
      row = written[0] ?? row;
    }
    expect(row.seen).toBe(`{"d2":2,"d3":3,"d4":4,"d5":5,"d6":6,"d7":7,"d8":8,"d9":9}`);
  });
});

describe("the history", () => {
  const overwrite = (
    row: RecordRow,
    change: Partial<typeof rules> = {},
    data: ReturnType<typeof noteData> | null = noteData("New"),
  ) => push([noteOp({ ifRev: 7, data, del: data === null })], [row], seven, change).history;
  const kept = [
    {
      kind: "note",
      id: "note-1",
      rev: 7,
      v: 1,
      at: 500,
      replaced_at: now,
      bytes: storedNote().bytes,
      data: storedNote().data,
    },
  ];

  test("takes a version once in five minutes while one device goes on writing", () => {
    expect(overwrite(storedNote({ kept_at: now - historyIntervalMs + 1 }))).toEqual([]);
    expect(overwrite(storedNote({ kept_at: now - historyIntervalMs }))).toEqual(kept);
    expect(overwrite(storedNote({ kept_at: 0 }))).toEqual(kept);
  });

  test("always takes what another device wrote: it may be the loser of a conflict", () => {
    expect(overwrite(storedNote({ kept_at: now }), { device: "laptop" })).toEqual(kept);
  });

  test("takes no version of a card of which only the log grew, and one where words changed or answers are missing [FLA-2]", () => {
    const card = { ...newCard({ deckId: "d", front: "Q", back: "A" }, 1), reviews: [{ at: 5, rating: 3 as const }] };
    const row = storedNote({ kind: "card", kept_at: 0, data: JSON.stringify(card) });
    const after = (data: object) =>
      push([noteOp({ kind: "card", ifRev: 7, data: { ...card, ...data } })], [row], seven);
    const grown = { reviews: [...card.reviews, { at: 9, rating: 4 }], due: 50, updatedAt: 9 };
    expect(after(grown)).toMatchObject({ history: [], written: [{ rev: 8 }] });
    expect(after({ ...grown, front: "Why?" }).history).toHaveLength(1);
    expect(after({ ...grown, reviews: [] }).history).toHaveLength(1);
  });

  test("always takes words that a deletion would drop", () => {
    expect(overwrite(storedNote({ kept_at: now }), {}, null)).toEqual(kept);
  });

  test("always takes what was there before much of it was deleted [NOT-4]", () => {
    const long = noteData("Long");
    const row = storedNote({ kept_at: now, bytes: storedNote().bytes + 500 });
    expect(overwrite(row, {}, long)).toEqual([{ ...kept[0], bytes: row.bytes }]);
  });

  test("has nothing to take from a record that was emptied", () => {
    expect(overwrite(storedNote({ data: null, kept_at: 0 }))).toEqual([]);
  });
});

describe("whatever is pushed", () => {
  test("counters add up, revisions only grow, and a conflict writes nothing", () => {
    const op = fc.record({
      kind: fc.constantFrom("note", "note", "note", "class", "spell"),
      id: fc.constantFrom("a", "b", "c"),
      ifRev: fc.nat(8),
      n: fc.integer({ min: 1, max: 9 }),
      v: fc.constantFrom(1, 1, 1, 2),
      data: fc.oneof(
        fc.string({ maxLength: 300 }).map((body) => noteData("t", body)),
        fc.constant(null),
      ),
      del: fc.boolean(),
      at: fc.double({ noNaN: true, noDefaultInfinity: true }),
    });
    const request = fc.record({
      device: fc.constantFrom("phone", "laptop"),
      ops: fc.array(op, { minLength: 1, maxLength: 6 }),
    });
    fc.assert(
      fc.property(fc.array(request, { maxLength: 12 }), (requests) => {
        let rows: readonly RecordRow[] = [];
        let ledger = empty;
        for (const { device, ops } of requests) {
          const before = ledger;
          const { results, written, history, ledger: after } = push(ops, rows, before, { device, quotaBytes: 1500 });
          expect(results.map(({ id }) => id)).toEqual(ops.map(({ id }) => id));
          expect(after.head - before.head).toBe(results.filter(({ status }) => status === "ok").length);
          for (const row of written) expect(row.rev).toBeGreaterThan(before.head);
          const key = (row: { kind: string; id: string }) => `${row.kind}/${row.id}`;
          const replaced = new Set(written.map(key));
          rows = [...rows.filter((row) => !replaced.has(key(row))), ...written];
          ledger = after;
          expect(ledger).toEqual({
            head: after.head,
            rows: rows.length,
            bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
            history_bytes: before.history_bytes + history.reduce((sum, { bytes }) => sum + bytes, 0),
          });
          expect(rows.map(({ bytes }) => bytes)).toEqual(rows.map(({ data, seen }) => countedBytes(data, seen)));
        }
      }),
    );
  });
});

function nested(levels: number): unknown {
  return levels === 0 ? 1 : [nested(levels - 1)];
}
