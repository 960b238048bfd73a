import { entities } from "@jotter/domain/entities";
import { newNote, note } from "@jotter/domain/note";
import { searchDatabaseName } from "@jotter/replica/names";
import { openReplica } from "@jotter/replica/open-replica";
import type { Replica } from "@jotter/replica/replica";
import { sweepReplicas, wipeReplica } from "@jotter/replica/wipe";
import { afterEach, describe, expect, test } from "vitest";
import { createAnswers } from "./answers.ts";
import { type Progress, startIndexKeeper } from "./index-keeper.ts";
import { answered, openExisting, openOrMake } from "./indexed-db.ts";
import { openKeptIndex } from "./kept-index.ts";

let student = 0;
let clock = 1;
const open: { close(): void }[] = [];

afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

async function desk() {
  const userId = `student-${++student}`;
  const replica = openReplica({ userId, entities, now: () => clock++ });
  open.push(replica);
  await replica.opened;
  return { userId, replica };
}

const write = (replica: Replica, title: string, body: string) =>
  replica.create(note, { ...newNote(clock++), title, body });

/** A tab; `lock` is what the tabs of a browser share. */
async function keeperOf(userId: string, lock = newLock()) {
  const steps: (Progress | null)[] = [];
  const keeper = await startIndexKeeper({ userId, onStep: (step) => steps.push(step), alone: lock });
  if (!keeper) throw new Error("There is nothing to index.");
  open.push(keeper);
  await keeper.settled();
  const search = async (typed: string) => {
    const { hits } = await createAnswers(keeper.index, keeper.bodies).search(typed, {}, 10);
    return hits.map(({ title }) => title.map(({ text }) => text).join(""));
  };
  return { keeper, steps, search };
}

function newLock() {
  let last: Promise<void> = Promise.resolve();
  return (_: string, work: () => Promise<void>) => {
    last = last.then(work);
    return last;
  };
}

/** How many notes were read to bring this index up to date. */
const readIn = (steps: readonly (Progress | null)[]) => Math.max(0, ...steps.map((step) => step?.total ?? 0));

describe("the index of a device's notes [NOT-3]", () => {
  test("is made from the notes that are there, in slices, and says how far it is", async () => {
    const { userId, replica } = await desk();
    for (let n = 0; n < 50; n++) await write(replica, `Note ${n}`, n === 7 ? "mitochondria" : "words");
    const trashed = await write(replica, "Trashed", "mitochondria");
    await replica.remove(note, trashed);
    const { search, steps } = await keeperOf(userId);
    expect(await search("mitochondria")).toEqual(["Note 7"]);
    expect(steps[0]).toEqual({ done: 16, total: 50 });
    expect(steps.at(-1)).toBeNull();
  });

  test("follows what it is told of: a new note, an edit, the trash, and back", async () => {
    const { userId, replica } = await desk();
    const { keeper, search } = await keeperOf(userId);
    const told = async (id: string) => {
      keeper.changed([id]);
      await keeper.settled();
    };
    const id = await write(replica, "Cells", "prophase");
    await told(id);
    expect(await search("prophase")).toEqual(["Cells"]);
    await replica.update(note, id, { title: "Cell biology", body: "anaphase" });
    await told(id);
    expect([await search("prophase"), await search("anaphase")]).toEqual([[], ["Cell biology"]]);
    await replica.remove(note, id);
    await told(id);
    expect(await search("anaphase")).toEqual([]);
    await replica.restore(note, id);
    keeper.changed();
    await keeper.settled();
    expect(await search("anaphase")).toEqual(["Cell biology"]);
  });

  test("is kept: the next start reads only what changed since", async () => {
    const { userId, replica } = await desk();
    for (let n = 0; n < 40; n++) await write(replica, `Note ${n}`, "words");
    const gone = await write(replica, "Gone", "words");
    (await keeperOf(userId)).keeper.close();
    await replica.remove(note, gone);
    await write(replica, "New", "anaphase words");
    const { search, steps, keeper } = await keeperOf(userId);
    expect(steps).toEqual([null]); // Two notes are one slice.
    expect(await search("anaphase")).toEqual(["New"]);
    expect(await search("words")).toHaveLength(10);
    expect(await search("gone")).toEqual([]);

    // Words that came one after the other are kept with the numbers they got.
    for (const word of ["telophase", "cytokinesis"]) {
      keeper.changed([await write(replica, `About ${word}`, word)]);
      await keeper.settled();
    }
    keeper.close();
    const third = await keeperOf(userId);
    expect(third.steps).toEqual([null]); // Nothing to read, and that is said.
    expect(await third.search("cytokinesis")).toEqual(["About cytokinesis"]);
    expect(await third.search("telophase")).toEqual(["About telophase"]);
  });

  test("is made anew where what was kept is damaged", async () => {
    const { userId, replica } = await desk();
    for (let n = 0; n < 40; n++) await write(replica, `Note ${n}`, `word${n}`);
    (await keeperOf(userId)).keeper.close();
    const database = await openExisting(searchDatabaseName(userId));
    if (!database) throw new Error("nothing was kept");
    await answered(database.transaction("terms", "readwrite").objectStore("terms").clear());
    database.close();
    const { search, steps, keeper } = await keeperOf(userId);
    expect(readIn(steps)).toBe(40);
    expect(await search("word7")).toEqual(["Note 7"]);
    keeper.close();
    expect(readIn((await keeperOf(userId)).steps)).toBe(0);
  });

  test("is made anew where a later version of the app kept it", async () => {
    const { userId, replica } = await desk();
    await write(replica, "Cells", "prophase");
    const later = await openOrMake(searchDatabaseName(userId), 99, (one) => one.createObjectStore("other"));
    later.close();
    expect(await (await keeperOf(userId)).search("prophase")).toEqual(["Cells"]);
  });

  test("of two tabs is kept by one; when that is closed the other goes on from what it left", async () => {
    const { userId, replica } = await desk();
    await write(replica, "Cells", "prophase");
    const lock = newLock();
    const first = await keeperOf(userId, lock);
    const second = await keeperOf(userId, lock);
    expect(await second.search("prophase")).toEqual(["Cells"]);
    const id = await write(replica, "Plants", "anaphase chlorophyll");
    second.keeper.changed([id]);
    await second.keeper.settled();
    expect(await second.search("chlorophyll")).toEqual(["Plants"]);
    first.keeper.close();
    await expect.poll(async () => keptIds(userId)).toHaveLength(2);
    expect(await second.search("chlorophyll")).toEqual(["Plants"]);
    second.keeper.close();
    const third = await keeperOf(userId);
    expect([readIn(third.steps), await third.search("chlorophyll")]).toEqual([0, ["Plants"]]);
  });

  test("goes with the records, and does not come back [DAT-4]", async () => {
    const { userId, replica } = await desk();
    await write(replica, "Diary", "private");
    const { keeper } = await keeperOf(userId);
    await wipeReplica(userId);
    keeper.changed();
    await keeper.settled();
    const names = (await indexedDB.databases()).map(({ name }) => name);
    expect(names.filter((name) => name?.includes(userId))).toEqual([]);
    expect(await startIndexKeeper({ userId, onStep: () => undefined, alone: newLock() })).toBeNull();
  });

  test("of another student is swept away, whatever waits in their records [DAT-4]", async () => {
    const ada = await desk();
    await write(ada.replica, "Diary", "private");
    (await keeperOf(ada.userId)).keeper.close();
    const grace = await desk();
    await sweepReplicas(grace.userId);
    const names = (await indexedDB.databases()).map(({ name }) => name);
    expect(names).not.toContain(searchDatabaseName(ada.userId));
  });
});

async function keptIds(userId: string): Promise<readonly string[]> {
  const kept = await openKeptIndex(searchDatabaseName(userId), () => undefined);
  const { notes } = await kept.read();
  kept.close();
  return notes.map(({ id }) => id);
}
