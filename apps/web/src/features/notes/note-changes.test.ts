import { entities } from "@jotter/domain/entities";
import { newNote, note } from "@jotter/domain/note";
import { withTag } from "@jotter/domain/tags";
import { openReplica } from "@jotter/replica/open-replica";
import type { Replica } from "@jotter/replica/replica";
import { describe, expect, test } from "vitest";
import { changeUnderWay, eraseNotes, inBatches, restoreNotes, trashNotes } from "./note-changes.ts";

const ids = Array.from({ length: 250 }, (_, index) => `n${index}`);

/** Of a replica only that it does several things as one. */
const replica = { together: <Value>(work: () => Promise<Value>) => work() } as Replica;

describe("a change of many notes [NOT-1]", () => {
  test("says how far it is, and nothing once it is done", async () => {
    const said: unknown[] = [];
    const end = changeUnderWay.subscribe(() => said.push(changeUnderWay.now()));
    expect(await inBatches(replica, ids, async () => undefined)).toEqual(ids);
    end();
    expect(said).toEqual([{ done: 0, total: 250 }, { done: 100, total: 250 }, { done: 200, total: 250 }, null]);
  });

  test("stops when it is cancelled, and tells what it came to, so that just that is undone", async () => {
    const changed: string[] = [];
    const done = await inBatches(replica, ids, async (id) => {
      changed.push(id);
      if (id === "n120") changeUnderWay.cancel();
    });
    expect(done).toEqual(ids.slice(0, 200));
    expect(changed).toEqual(done);
    expect(changeUnderWay.now()).toBeNull();
  });

  test("leaves nothing standing on the screen when it fails", async () => {
    await expect(inBatches(replica, ids, () => Promise.reject(new Error("full")))).rejects.toThrow("full");
    expect(changeUnderWay.now()).toBeNull();
  });
});

test("what another tab restored or erased meanwhile is passed over, and the rest goes its way [NOT-4]", async () => {
  const real = openReplica({ userId: "ada", entities, now: () => 1000 });
  const make = (title: string) => real.create(note, { ...newNote(1), title });
  const [here, trashed, erased] = [await make("Here"), await make("Trashed"), await make("Erased")];
  for (const id of [trashed, erased]) await real.remove(note, id);
  await real.erase(note, erased);
  const all = [here, trashed, erased, "never"];
  expect(await restoreNotes(real, all)).toEqual([trashed]);
  expect(await trashNotes(real, all)).toEqual([here, trashed]);
  await real.restore(note, here);
  expect(await eraseNotes(real, all)).toEqual([trashed]);
  expect(await real.get(note, here)).toMatchObject({ title: "Here" });
  real.close();
});

test("a tag is stored without its sign, in one line, and once however it is spelled [NOT-3]", () => {
  expect(withTag([], " #exam \n prep ")).toEqual(["exam prep"]);
  expect(withTag(["Exam"], "#exam")).toEqual(["Exam"]);
  expect(withTag(["exam"], " # ")).toEqual(["exam"]);
});
