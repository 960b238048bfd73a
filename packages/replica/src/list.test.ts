import { entities } from "@jotter/domain/entities";
import { defineEntity } from "@jotter/domain/entity";
import { newNote, note } from "@jotter/domain/note";
import { Dexie, RangeSet } from "dexie";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { follow, followWrites } from "./follow.ts";
import { portion } from "./list.ts";
import { openReplica } from "./open-replica.ts";
import type { Replica } from "./replica.ts";
import { layoutOf, layoutVersion } from "./store.ts";

const card = defineEntity({
  kind: "card",
  schema: z.looseObject({
    front: z.string(),
    back: z.string(),
    deck: z.string(),
    reviews: z.array(z.object({ at: z.number() })),
    seen: z.optional(z.string()),
  }),
  textFields: ["front", "back"],
  logFields: ["reviews"],
  rangeFields: ["seen"],
  indexes: ["[del+data.deck]", "data.deck"],
});

const opened: Replica[] = [];
const open = () => {
  const replica = openReplica({ userId: "ada", entities: [note, card], now: () => 1000 });
  opened.push(replica);
  return replica;
};
const aCard = (deck: string) => ({ front: "a long question", back: "a long answer", deck, reviews: [] });

afterEach(async () => {
  for (const replica of opened.splice(0)) replica.close();
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
});

describe("the lists of a replica", () => {
  test("can be of one owner, in the order of another field", async () => {
    const owned = defineEntity({
      kind: "owned",
      schema: z.looseObject({ owner: z.string(), due: z.number() }),
      indexes: ["[del+data.owner+data.due]"],
    });
    const replica = openReplica({ userId: "ada", entities: [owned], now: () => 1000 });
    opened.push(replica);
    for (const [owner, due] of [
      ["b", 1],
      ["a", 3],
      ["a", 1],
      ["a", 2],
      ["c", 2],
    ] as const) {
      await replica.create(owned, { owner, due }, `${owner}${due}`);
    }
    const within = { field: "owner", id: "a" };
    expect(await replica.ids(owned, { by: "due", within })).toEqual(["a1", "a2", "a3"]);
    expect(await replica.ids(owned, { by: "due", within, from: 2, before: 3 })).toEqual(["a2"]);
    expect(await replica.count(owned, { by: "due", within, before: 3 })).toBe(2);
  });

  test("have none of a record's long texts, neither in what is read nor in its type", async () => {
    const replica = open();
    await replica.create(card, aCard("Latin"), "c1");
    const [row] = await replica.list(card, { by: "deck" });
    expect(row?.data).toEqual({ deck: "Latin", reviews: [] });
    const deck: string | undefined = row?.data.deck;
    // @ts-expect-error: a list does not load it, so nobody can take it for the text it is.
    const front: string | undefined = row?.data.front;
    expect([deck, front]).toEqual(["Latin", undefined]);
    expect(await replica.get(card, "c1")).toEqual(aCard("Latin"));
  });

  test("come in the order of a field, forwards or backwards, from here to there, and no more than wanted", async () => {
    const replica = open();
    for (const at of [3, 1, 4, 2]) await replica.create(note, newNote(at), `n${at}`);
    await replica.remove(note, "n2");
    const ids = async (more: object) => replica.ids(note, { by: "updatedAt", ...more });
    expect(await ids({})).toEqual(["n1", "n3", "n4"]);
    expect(await ids({ lastFirst: true, most: 2 })).toEqual(["n4", "n3"]);
    expect(await ids({ from: 3 })).toEqual(["n3", "n4"]);
    expect(await ids({ before: 3 })).toEqual(["n1"]);
    expect(await ids({ isTrash: true })).toEqual(["n2"]);
    expect(await replica.count(note, { by: "updatedAt", from: 2 })).toBe(2);
  });

  test("are found by a value too, and by ids, where they are there", async () => {
    const replica = open();
    for (const deck of ["Latin", "Art", "Maths"]) await replica.create(card, aCard(deck), deck);
    await replica.remove(card, "Art");
    const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
    expect(ids(await replica.having(card, "deck"))).toEqual(["Latin", "Maths"]);
    expect(ids(await replica.having(card, "deck", ["Art", "Maths"]))).toEqual(["Maths"]);
    expect(ids(await replica.rows(card, ["Maths", "nothing", "Art"]))).toEqual(["Maths", "Art"]);
    expect(await replica.row(card, "Art")).toMatchObject({ del: 1, data: { deck: "Art" } });
  });

  test("are read with their long texts, many at once, as each of them alone", async () => {
    const replica = open();
    for (const deck of ["Latin", "Art", "Maths"]) await replica.create(card, aCard(deck), deck);
    await replica.remove(card, "Art");
    expect(await replica.records(card, ["Maths", "nothing", "Art", "Latin"])).toEqual([
      { id: "Maths", data: await replica.get(card, "Maths") },
      { id: "Latin", data: await replica.get(card, "Latin") },
    ]);
    expect(await replica.records(card, [])).toEqual([]);
  });

  test("come whole in portions, each row once", async () => {
    const replica = open();
    await replica.together(async () => {
      for (let n = 0; n <= portion; n++) await replica.create(note, newNote(n), `n${1000 + n}`);
    });
    const portions = [];
    for await (const rows of replica.inPortions(note)) portions.push(rows);
    expect(portions.map(({ length }) => length)).toEqual([portion, 1]);
    expect(new Set(portions.flat().map(({ id }) => id)).size).toBe(portion + 1);
    const fewer = [];
    for await (const rows of replica.inPortions(note, 200)) fewer.push(rows.length);
    expect(fewer).toEqual([200, 200, 101]);
  });
});

describe("what is followed", () => {
  test("is answered again after each change, until nobody asks any more", async () => {
    const replica = open();
    const heard: number[] = [];
    const stop = follow(
      () => replica.count(note, { by: "updatedAt" }),
      (count) => heard.push(count),
      () => undefined,
    );
    await expect.poll(() => heard.at(-1)).toBe(0);
    await replica.create(note, newNote(1));
    await expect.poll(() => heard.at(-1)).toBe(1);
    stop();
    await replica.create(note, newNote(1));
    expect(heard.at(-1)).toBe(1);
  });

  test("tells which records of a kind a commit wrote, of this student alone, and that it does not know where it does not", async () => {
    const replica = open();
    await replica.opened;
    const heard: (readonly string[] | undefined)[] = [];
    const stop = followWrites("ada", note, (ids) => heard.push(ids?.toSorted()));
    await replica.together(async () => {
      for (const id of ["b", "a", "c"]) await replica.create(note, newNote(1), id);
    });
    await replica.create(card, aCard("Art"));
    Dexie.on.storagemutated.fire({ "idb://jotter:bob/note/": new RangeSet().addKey("z") });
    Dexie.on.storagemutated.fire({ "idb://jotter:ada/note/": new RangeSet("a", "c") });
    stop();
    await replica.create(note, newNote(1));
    expect(heard).toEqual([["a", "b", "c"], undefined]);
  });
});

describe("a record", () => {
  test("is changed where it is there, and made where it is not or lies in the trash", async () => {
    const replica = open();
    const first = { back: "", deck: "Latin", reviews: [] };
    await replica.upsert(card, "c1", { front: "one" }, first);
    expect(await replica.get(card, "c1")).toEqual({ ...first, front: "one" });
    await replica.upsert(card, "c1", { back: "two" }, { ...first, deck: "Art" });
    expect(await replica.get(card, "c1")).toEqual({ ...first, front: "one", back: "two" });
    await replica.remove(card, "c1");
    await replica.upsert(card, "c1", { front: "three" }, first);
    expect(await replica.get(card, "c1")).toEqual({ ...first, front: "three" });
  });

  test("has in its log what two tabs added at once: neither takes the other's entry away [DAT-2]", async () => {
    const [one, other] = [open(), open()];
    await one.create(card, aCard("Latin"), "c1");
    const [seenByOne, seenByOther] = [await one.get(card, "c1"), await other.get(card, "c1")];
    await one.update(card, "c1", { reviews: [...(seenByOne?.reviews ?? []), { at: 2 }] });
    await other.update(card, "c1", { reviews: [...(seenByOther?.reviews ?? []), { at: 1 }] });
    expect((await one.get(card, "c1"))?.reviews).toEqual([{ at: 1 }, { at: 2 }]);
  });

  test("has the pages that two tabs saw, and none where nobody saw any [DOC-2]", async () => {
    const [one, other] = [open(), open()];
    await one.create(card, aCard("Latin"), "c1");
    await one.update(card, "c1", { deck: "Greek" });
    expect(await one.get(card, "c1")).not.toHaveProperty("seen");
    await one.update(card, "c1", { seen: "1-4" });
    await other.update(card, "c1", { seen: "87" });
    expect((await one.get(card, "c1"))?.seen).toBe("1-4,87");
  });
});

/**
 * What browsers out there have. Whoever adds a kind of record or an index adds a line here and makes `layoutVersion` its
 * number: without that the browsers that know the app never make the table. A line that was shipped is never changed.
 */
const shippedLayouts: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  3: {
    profile: "id",
    settings: "id",
    class: "id,[del+data.name]",
    note: "id,[del+data.updatedAt],[del+data.classId+data.updatedAt]",
    grade: "id,[del+data.classId]",
    event: "id,[del+data.start],[del+data.end],[del+data.rule],data.uid,data.occurrence.seriesId",
    conversation: "id,[del+data.updatedAt]",
    texts: "key",
    pending: "key,blocked",
    conflicts: "++",
    meta: "key",
  },
  4: {
    profile: "id",
    settings: "id",
    class: "id,[del+data.name]",
    note: "id,[del+data.updatedAt],[del+data.classId+data.updatedAt]",
    grade: "id,[del+data.classId]",
    event: "id,[del+data.start],[del+data.end],[del+data.rule],data.uid,data.occurrence.seriesId",
    conversation: "id,[del+data.updatedAt]",
    "study-result": "id,[del+data.updatedAt]",
    "sent-question": "id,[del+data.updatedAt]",
    texts: "key",
    pending: "key,blocked",
    conflicts: "++",
    meta: "key",
  },
  5: {
    profile: "id",
    settings: "id",
    class: "id,[del+data.name]",
    note: "id,[del+data.updatedAt],[del+data.classId+data.updatedAt]",
    grade: "id,[del+data.classId]",
    event: "id,[del+data.start],[del+data.end],[del+data.rule],data.uid,data.occurrence.seriesId",
    conversation: "id,[del+data.updatedAt]",
    "study-result": "id,[del+data.updatedAt]",
    "sent-question": "id,[del+data.updatedAt]",
    deck: "id,[del+data.name],[del+data.updatedAt]",
    card: "id,[del+data.deckId+data.due],[del+data.deckId+data.newAt],[del+data.deckId+data.askedAt],data.deckId,data.source.id",
    quiz: "id,[del+data.updatedAt]",
    texts: "key",
    pending: "key,blocked",
    conflicts: "++",
    meta: "key",
  },
  6: {
    profile: "id",
    settings: "id",
    class: "id,[del+data.name]",
    note: "id,[del+data.updatedAt],[del+data.classId+data.updatedAt]",
    grade: "id,[del+data.classId]",
    event: "id,[del+data.start],[del+data.end],[del+data.rule],data.uid,data.occurrence.seriesId",
    conversation: "id,[del+data.updatedAt]",
    "study-result": "id,[del+data.updatedAt]",
    "sent-question": "id,[del+data.updatedAt]",
    deck: "id,[del+data.name],[del+data.updatedAt]",
    card: "id,[del+data.deckId+data.due],[del+data.deckId+data.newAt],[del+data.deckId+data.askedAt],data.deckId,data.source.id",
    quiz: "id,[del+data.updatedAt]",
    document: "id,[del+data.updatedAt],data.hash,data.fileId",
    "document-text": "id,data.documentId,[del+data.updatedAt]",
    mark: "id,data.documentId,[del+data.createdAt]",
    texts: "key",
    pending: "key,blocked",
    conflicts: "++",
    meta: "key",
  },
  7: {
    profile: "id",
    settings: "id",
    class: "id,[del+data.name]",
    note: "id,[del+data.updatedAt],[del+data.classId+data.updatedAt]",
    grade: "id,[del+data.classId]",
    event: "id,[del+data.start],[del+data.end],[del+data.rule],data.uid,data.occurrence.seriesId",
    conversation: "id,[del+data.updatedAt]",
    "study-result": "id,[del+data.updatedAt]",
    "sent-question": "id,[del+data.updatedAt]",
    deck: "id,[del+data.name],[del+data.updatedAt]",
    card: "id,[del+data.deckId+data.due],[del+data.deckId+data.newAt],[del+data.deckId+data.askedAt],data.deckId,data.source.id",
    quiz: "id,[del+data.updatedAt]",
    document: "id,[del+data.updatedAt],data.hash,data.fileId",
    "document-text": "id,data.documentId,[del+data.updatedAt]",
    mark: "id,data.documentId,[del+data.createdAt]",
    essay: "id,[del+data.updatedAt]",
    texts: "key",
    pending: "key,blocked",
    conflicts: "++",
    meta: "key",
  },
  8: {
    profile: "id",
    settings: "id",
    class: "id,[del+data.name]",
    note: "id,[del+data.updatedAt],[del+data.classId+data.updatedAt]",
    grade: "id,[del+data.classId]",
    event: "id,[del+data.start],[del+data.end],[del+data.rule],data.uid,data.occurrence.seriesId",
    conversation: "id,[del+data.updatedAt]",
    "study-result": "id,[del+data.updatedAt]",
    "sent-question": "id,[del+data.updatedAt]",
    deck: "id,[del+data.name],[del+data.updatedAt]",
    card: "id,[del+data.deckId+data.due],[del+data.deckId+data.newAt],[del+data.deckId+data.askedAt],data.deckId,data.source.id",
    quiz: "id,[del+data.updatedAt]",
    document: "id,[del+data.updatedAt],data.hash,data.fileId",
    "document-text": "id,data.documentId,[del+data.updatedAt]",
    mark: "id,data.documentId,[del+data.createdAt]",
    essay: "id,[del+data.updatedAt]",
    "focus-session": "id,[del+data.startedAt]",
    texts: "key",
    pending: "key,blocked",
    conflicts: "++",
    meta: "key",
  },
  9: {
    profile: "id",
    settings: "id",
    class: "id,[del+data.name]",
    note: "id,[del+data.updatedAt],[del+data.classId+data.updatedAt]",
    grade: "id,[del+data.classId]",
    event: "id,[del+data.start],[del+data.end],[del+data.rule],data.uid,data.occurrence.seriesId",
    conversation: "id,[del+data.updatedAt]",
    "study-result": "id,[del+data.updatedAt]",
    "sent-question": "id,[del+data.updatedAt]",
    deck: "id,[del+data.name],[del+data.updatedAt]",
    card: "id,[del+data.deckId+data.due],[del+data.deckId+data.newAt],[del+data.deckId+data.askedAt],data.deckId,data.source.id",
    quiz: "id,[del+data.updatedAt]",
    document: "id,[del+data.updatedAt],data.hash,data.fileId",
    "document-text": "id,data.documentId,[del+data.updatedAt]",
    mark: "id,data.documentId,[del+data.createdAt]",
    essay: "id,[del+data.updatedAt]",
    "focus-session": "id,[del+data.startedAt]",
    lecture: "id,[del+data.updatedAt]",
    texts: "key",
    pending: "key,blocked",
    conflicts: "++",
    meta: "key",
  },
  10: {
    profile: "id",
    settings: "id",
    class: "id,[del+data.name]",
    note: "id,[del+data.updatedAt],[del+data.classId+data.updatedAt]",
    grade: "id,[del+data.classId]",
    event: "id,[del+data.start],[del+data.end],[del+data.rule],data.uid,data.occurrence.seriesId",
    conversation: "id,[del+data.updatedAt]",
    "study-result": "id,[del+data.updatedAt]",
    "sent-question": "id,[del+data.updatedAt]",
    deck: "id,[del+data.name],[del+data.updatedAt]",
    card: "id,[del+data.deckId+data.due],[del+data.deckId+data.newAt],[del+data.deckId+data.askedAt],data.deckId,data.source.id",
    quiz: "id,[del+data.updatedAt]",
    document: "id,[del+data.updatedAt],data.hash,data.fileId",
    "document-text": "id,data.documentId,[del+data.updatedAt]",
    mark: "id,data.documentId,[del+data.createdAt]",
    essay: "id,[del+data.updatedAt]",
    "focus-session": "id,[del+data.startedAt]",
    lecture: "id,[del+data.updatedAt]",
    "chapter-read": "id,[del+data.updatedAt]",
    "own-chapter": "id,[del+data.subject]",
    texts: "key",
    pending: "key,blocked",
    conflicts: "++",
    meta: "key",
  },
};

test("the version of the layout grew with the last kind of record and the last index", () => {
  expect(layoutVersion).toBe(Math.max(...Object.keys(shippedLayouts).map(Number)));
  expect(layoutOf(entities)).toEqual(shippedLayouts[layoutVersion]);
});
