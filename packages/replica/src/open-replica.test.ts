import { entities } from "@jotter/domain/entities";
import { defineEntity, type Entity, type RecordData } from "@jotter/domain/entity";
import { type Note, newNote, note } from "@jotter/domain/note";
import { Dexie } from "dexie";
import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { changeEpoch, nextPull, preparePush, takeAnswer, takePage } from "./exchange.ts";
import { openReplica } from "./open-replica.ts";
import type { Replica } from "./replica.ts";
import { sweepReplicas, wipeReplica } from "./wipe.ts";

const opened: Replica[] = [];
const open = (userId: string, known = entities) => {
  const replica = openReplica({ userId, entities: known, now: () => 1000 });
  opened.push(replica);
  return replica;
};

afterEach(async () => {
  for (const replica of opened.splice(0)) replica.close();
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
});

async function all<Data extends RecordData, Text extends string>(replica: Replica, entity: Entity<Data, Text>) {
  const found = [];
  for await (const rows of replica.inPortions(entity)) found.push(...rows);
  return found;
}

describe("a replica [NOT-2] [NOT-4]", () => {
  test("keeps what was written when it is opened again, and says what is not sent yet", async () => {
    const first = open("ada");
    const id = await first.create(note, { ...newNote(1), title: "Mitosis", body: "Cells divide." });
    first.close();
    const again = open("ada");
    expect(await again.get(note, id)).toEqual({ ...newNote(1), title: "Mitosis", body: "Cells divide." });
    expect(await again.syncState()).toEqual({ phase: "starting", pending: 1, blocked: 0, firstSync: true });
  });

  test("makes many at once, each to be sent as if it were made alone, or none where one is not what it should be", async () => {
    const replica = open("ada");
    const [one, other] = [1, 2].map((at) => ({ ...newNote(at), title: `Note ${at}`, body: `Words ${at}` }));
    const alone = open("ben");
    await alone.create(note, one as Note);
    const ids = await replica.createAll(note, [one as Note, other as Note]);
    expect(await Promise.all(ids.map((id) => replica.get(note, id)))).toEqual([one, other]);
    const waiting = (of: Replica) => of.store.pending.toArray((rows) => rows.map(({ kind, base }) => ({ kind, base })));
    const [first] = await waiting(alone);
    expect(await waiting(replica)).toEqual([first, first]);
    await expect(replica.createAll(note, [one as Note, {} as Note])).rejects.toThrow("Not a note");
    expect((await replica.syncState()).pending).toBe(2);
  });

  test("wakes the sync with the last of many that follow each other, and all of them wait to be sent", async () => {
    const replica = open("ada");
    const woken = async () => (await replica.store.meta.get("edits"))?.value ?? 0;
    const words = { ...newNote(1), body: "Words" } as Note;
    await replica.createAll(note, [words, words], { goesOn: true });
    expect(await woken()).toBe(0);
    await replica.createAll(note, [words]);
    expect(await woken()).toBe(1);
    expect((await replica.syncState()).pending).toBe(3);
  });

  test("lists notes without loading their bodies", async () => {
    const replica = open("ada");
    const id = await replica.create(note, { ...newNote(5), body: "long" });
    const rows = await replica.list(note, { by: "updatedAt" });
    const { body: _, ...light } = newNote(5);
    expect(rows).toEqual([{ id, rev: 0, at: 1000, del: 0, data: light }]);
  });

  test("puts a deleted note into the trash, from where it comes back", async () => {
    const replica = open("ada");
    const id = await replica.create(note, { ...newNote(1), body: "kept" });
    await replica.remove(note, id);
    expect(await replica.get(note, id)).toBeUndefined();
    await replica.restore(note, id);
    expect((await replica.get(note, id))?.body).toBe("kept");
  });

  test("erases what lies in the trash, and sends no word of it", async () => {
    const replica = open("ada");
    const id = await replica.create(note, { ...newNote(1), body: "secret" });
    await expect(replica.erase(note, id)).rejects.toThrow("not in the trash");
    await replica.remove(note, id);
    await replica.erase(note, id);
    expect(await replica.row(note, id)).toEqual({ id, rev: 0, at: 1000, del: 1, data: {} });
    expect(JSON.stringify(await replica.store.texts.toArray())).not.toContain("secret");
    await expect(replica.restore(note, id)).rejects.toThrow("There is no note");
    await takePage(replica.store, { before: "newest" }, { rows: [], cursor: 0, more: false, head: 0, epoch: "0.a" });
    expect((await preparePush(replica.store))?.ops).toMatchObject([{ id, data: null, del: true }]);
  });

  test("makes several edits together, or none of them", async () => {
    const replica = open("ada");
    const id = await replica.create(note, newNote(1));
    const failing = replica.together(async () => {
      await replica.update(note, id, { pinned: true });
      await replica.remove(note, "no such note");
    });
    await expect(failing).rejects.toThrow("There is no note");
    expect((await replica.get(note, id))?.pinned).toBe(false);
    await replica.together(async () => {
      await replica.update(note, id, { pinned: true });
      await replica.update(note, id, { tags: ["exam"] });
    });
    expect(await replica.get(note, id)).toMatchObject({ pinned: true, tags: ["exam"] });
  });

  test("weaves the words of two tabs that edit one note", async () => {
    const one = open("ada");
    const other = open("ada");
    const id = await one.create(note, { ...newNote(1), body: "start" });
    expect(await one.editText(note, id, "body", "start", "start left")).toBe("start left");
    expect(await other.editText(note, id, "body", "start", "start right")).toBe("start left right");
    expect((await one.get(note, id))?.body).toBe("start left right");
  });

  test("remembers what the server has of a record while edits wait, and which values gave way", async () => {
    const replica = open("ada");
    const id = "0190-note";
    const srv = (rev: number, title: string) => ({
      ...{ kind: "note", id, rev, v: 1, del: false, at: rev * 10_000, seen: {} },
      data: { ...newNote(1), title, body: "words" },
    });
    const page = (rev: number, title: string) => ({
      ...{ rows: [srv(rev, title)], cursor: rev, more: false, head: rev, epoch: "0.x" },
    });
    await takePage(replica.store, { before: "newest" }, page(1, "Cells"));
    expect(await replica.past(note, id)).toEqual({ lastSent: null, lost: [], versions: [] });
    await replica.update(note, id, { title: "Mine" });
    expect((await replica.past(note, id)).lastSent?.title).toBe("Cells");
    await takePage(replica.store, { after: 1 }, page(2, "Theirs"));
    const { lost } = await replica.past(note, id);
    expect(lost.map(({ field, value }) => [field, value])).toEqual([["title", "Mine"]]);
    expect(await replica.past(note, "another")).toEqual({ lastSent: null, lost: [], versions: [] });
  });

  test("does not take what is not a note, and loses nothing by the attempt", async () => {
    const replica = open("ada");
    const id = await replica.create(note, newNote(1));
    await expect(replica.update(note, id, { title: 7 as never })).rejects.toThrow("Not a note: title");
    expect(await replica.get(note, id)).toEqual(newNote(1));
  });

  test("of one student is not another's, and goes when it is wiped [DAT-4]", async () => {
    const ada = open("ada");
    await ada.create(note, newNote(1));
    const bob = open("bob");
    expect(await bob.count(note, { by: "updatedAt" })).toBe(0);
    await wipeReplica("ada");
    expect(await Dexie.getDatabaseNames()).toEqual(["jotter:bob"]);
  });

  test("says why its database would not open, and so does whatever was asked meanwhile", async () => {
    const refusal = vi.spyOn(IDBFactory.prototype, "open").mockImplementation(() => {
      throw new DOMException("The disk is full.", "QuotaExceededError");
    });
    const replica = open("ada");
    await expect(replica.get(note, "n1")).rejects.toThrow("The disk is full.");
    await expect(replica.opened).rejects.toThrow("The disk is full.");
    refusal.mockRestore();
  });

  test("is swept from a shared computer only where nothing is in it: it may be the last copy [DAT-4]", async () => {
    const synced = open("synced");
    await synced.create(note, newNote(1));
    await synced.store.pending.clear();
    synced.close();
    for (const userId of ["idle", "me"]) {
      const replica = open(userId);
      await replica.opened;
      replica.close();
    }
    const busy = open("busy");
    await busy.create(note, newNote(1));
    busy.close();
    await sweepReplicas("me");
    expect((await Dexie.getDatabaseNames()).sort()).toEqual(["jotter:busy", "jotter:me", "jotter:synced"]);
  });
});

describe("a newer version of the app", () => {
  const oldTask = defineEntity({ kind: "task", schema: z.looseObject({ name: z.string() }) });
  const newTask = defineEntity({
    kind: "task",
    version: 2,
    schema: z.looseObject({ title: z.string() }),
    migrations: { 1: ({ name, ...rest }) => ({ ...rest, title: name }) },
  });

  test("brings rows to their new shape and still knows its own writes", async () => {
    const before = open("ada", [oldTask]);
    await takePage(before.store, await nextPull(before.store), {
      rows: [],
      cursor: 0,
      more: false,
      head: 0,
      epoch: "0.e",
    });
    await before.create(oldTask, { name: "Read", extra: 1 }, "t1");
    const sent = await preparePush(before.store);
    before.close();
    const after = open("ada", [newTask]);
    // Asked before the database was open: not even the first answer has the old shape.
    expect((await all(after, newTask)).map(({ data }) => data)).toEqual([{ title: "Read", extra: 1 }]);
    expect(await after.get(newTask, "t1")).toEqual({ title: "Read", extra: 1 });
    if (!sent) throw new Error("nothing was sent");
    await takeAnswer(after.store, sent, {
      epoch: "0.e",
      results: [{ kind: "task", id: "t1", status: "ok", rev: 1, at: 1 }],
    });
    expect(await after.get(newTask, "t1")).toEqual({ title: "Read", extra: 1 });
    expect(await after.store.pending.count()).toBe(0);
  });

  test("finds a place for kinds of records the device has never seen, and keeps what was there", async () => {
    const before = new Dexie("jotter:ada");
    const everyKind = { texts: "key", pending: "key,blocked", conflicts: "++", meta: "key" };
    before.version(1).stores({ note: "id,[del+data.updatedAt]", ...everyKind });
    const { body, ...data } = { ...newNote(1), title: "Mitosis", body: "Cells divide." };
    await before.table("note").put({ id: "n1", rev: 1, at: 1, del: 0, data });
    await before.table("texts").put({ key: "note/n1", fields: { body } });
    await before.table("meta").bulkPut([
      { key: "device", value: "d1" },
      { key: "versions", value: { note: 1 } },
    ]);
    // The tab of the older app is still open: it lets the newer one by, and goes on.
    const after = open("ada", [note, oldTask]);
    await after.create(oldTask, { name: "Read" }, "t1");
    expect(await after.get(oldTask, "t1")).toEqual({ name: "Read" });
    expect(await after.get(note, "n1")).toEqual({ ...data, body });
    expect(await before.table("note").count()).toBe(1);
    before.close();
  });

  test("must be loaded before an older one may touch its rows", async () => {
    const old = open("ada", [oldTask]);
    const row = { kind: "task", id: "t1", rev: 1, v: 2, data: { title: "Read" }, del: false, at: 1, seen: {} };
    const request = await nextPull(old.store);
    expect(await takePage(old.store, request, { rows: [row], cursor: 1, more: false, head: 1, epoch: "0.e" })).toBe(
      "upgrade",
    );
    expect(await all(old, oldTask)).toEqual([]);
    expect(await nextPull(old.store)).toEqual(request);
  });
});

describe("a first sync", () => {
  const row = (rev: number) => ({
    kind: "note",
    id: `n${rev}`,
    rev,
    v: 1,
    data: { ...newNote(rev), title: `${rev}` },
    del: false,
    at: rev,
    seen: {},
  });

  test("walks from the newest note back, goes on where it was interrupted, then looks for what changed meanwhile", async () => {
    let replica = open("ada");
    const asked = await nextPull(replica.store, 2);
    expect(asked).toEqual({ before: "newest", limit: 2 });
    expect(
      await takePage(replica.store, asked, { rows: [row(5), row(4)], cursor: 4, more: true, head: 5, epoch: "0.e" }),
    ).toBe("more");
    expect((await replica.syncState()).firstSync).toBe(true);
    replica.close();
    replica = open("ada");
    const next = await nextPull(replica.store, 2);
    expect(next).toEqual({ before: 4, limit: 2 });
    // A late copy of the first page changes nothing.
    await takePage(replica.store, asked, { rows: [row(5), row(4)], cursor: 4, more: true, head: 9, epoch: "0.e" });
    expect(await takePage(replica.store, next, { rows: [row(3)], cursor: 3, more: false, head: 7, epoch: "0.e" })).toBe(
      "more",
    );
    expect(await nextPull(replica.store, 2)).toEqual({ after: 5, limit: 2 });
    expect(
      await takePage(replica.store, { after: 5 }, { rows: [row(7)], cursor: 7, more: false, head: 7, epoch: "0.e" }),
    ).toBe("done");
    expect(await replica.count(note, { by: "updatedAt" })).toBe(4);
    expect((await replica.syncState()).firstSync).toBe(false);
  });

  test("a server that lost its records gets them back from the device", async () => {
    const replica = open("ada");
    await takePage(replica.store, await nextPull(replica.store), {
      rows: [row(2)],
      cursor: 2,
      more: false,
      head: 2,
      epoch: "0.e",
    });
    await changeEpoch(replica.store, "9.restored");
    expect(await preparePush(replica.store)).toBeNull();
    await takePage(replica.store, { after: 0 }, { rows: [], cursor: 0, more: false, head: 9, epoch: "9.restored" });
    const offer = await preparePush(replica.store);
    expect(offer?.ops).toMatchObject([{ id: "n2", ifRev: 0, data: { title: "2" } }]);
  });
});
