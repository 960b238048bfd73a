import { entities } from "@jotter/domain/entities";
import { onlyOne } from "@jotter/domain/id";
import { newNote, note } from "@jotter/domain/note";
import { newProfile, profile } from "@jotter/domain/profile";
import { openDeviceFiles } from "@jotter/replica/device-files";
import { giveFilesBack } from "@jotter/replica/give-files-back";
import { openReplica } from "@jotter/replica/open-replica";
import type { Replica } from "@jotter/replica/replica";
import { rememberOwner, sealedBeside, takeOver } from "@jotter/replica/sealed";
import { startSync } from "@jotter/replica/sync";
import { sweepReplicas, wipeReplica } from "@jotter/replica/wipe";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createMemoryServer } from "./memory.ts";

const ada = { email: "ada@example.org", name: "Ada", password: "correct horse" };
let clock = 1_700_000_000_000;
const now = () => ++clock;
const open: { close: () => unknown }[] = [];

const forgetAll = async () => {
  const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  for (const name of names) {
    await new Promise((done) => {
      const gone = indexedDB.deleteDatabase(name);
      gone.onsuccess = done;
      gone.onblocked = done;
    });
  }
};
beforeEach(forgetAll);
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
  await forgetAll();
});

function replicaOf(userId: string): Replica {
  const replica = openReplica({ userId, entities, now });
  open.push(replica);
  return replica;
}

async function signedUp(server = createMemoryServer({ now })) {
  const backend = server.connect();
  const answer = await backend.auth.signUp(ada);
  if (!answer.ok) throw new Error(answer.problem.kind);
  const replica = replicaOf(answer.value.id);
  await rememberOwner(replica, ada);
  await replica.create(profile, newProfile("Ada", ada.email, now()), onlyOne);
  const files = openDeviceFiles({
    userId: answer.value.id,
    files: async () => backend.files,
    now,
    exclusively: (_, __, work) => work(),
  });
  open.push(files);
  const sync = async () => {
    let pulls = 0;
    const pull: typeof backend.sync.pull = async (...asked) => {
      const page = await backend.sync.pull(...asked);
      pulls++;
      return page;
    };
    const running = startSync({ replica, sync: { ...backend.sync, pull }, exclusively: (_, __, work) => work() });
    await vi.waitFor(() => expect(pulls).toBeGreaterThan(1), { timeout: 5000 });
    running.syncNow();
    await vi.waitFor(() => expect(pulls).toBeGreaterThan(2), { timeout: 5000 });
    expect(await running.flush(5000)).toBe(0);
    await running.stop();
  };
  return { server, backend, replica, files, sync, id: answer.value.id };
}

const storedBodies = async (backend: Awaited<ReturnType<typeof signedUp>>["backend"]) => {
  const page = await backend.sync.pull({ after: 0 });
  return page.ok ? page.value.rows.filter(({ kind }) => kind === "note").map(({ data }) => data?.body) : [];
};

describe("a device whose server has forgotten its student [DAT-4]", () => {
  test("keeps what it has when the same student signs up again, and gives it all to the new account", async () => {
    const before = await signedUp();
    await before.replica.create(note, { ...newNote(1), body: "cells" });
    const trashed = await before.replica.create(note, { ...newNote(2), body: "in the trash" });
    await before.replica.remove(note, trashed);
    await before.replica.update(profile, onlyOne, { bio: "I like proofs." });
    const picture = await before.files.keep({ name: "cell.png", purpose: "note-image", content: new Blob(["a cell"]) });
    await before.sync();
    expect(await before.files.flush(5000)).toBe(0);
    await before.replica.create(note, { ...newNote(3), body: "never sent" });
    before.replica.close();
    await before.files.close();

    // The server begins anew with nothing, and knows no session any more.
    const after = await signedUp();
    await sweepReplicas(after.id);
    expect(await sealedBeside(after.id)).toEqual([
      { userId: before.id, email: ada.email, name: "Ada", records: 3, files: 1, unsent: 1 },
    ]);
    await takeOver(before.id, after.replica, now);
    await after.sync();
    expect((await storedBodies(after.backend)).sort()).toEqual(["cells", "in the trash", "never sent"]);
    expect(await after.replica.get(note, trashed)).toBeUndefined();
    expect(await after.replica.get(profile, onlyOne)).toMatchObject({ email: ada.email, bio: "I like proofs." });
    expect(await after.files.flush(5000)).toBe(0);
    expect(await after.backend.files.list()).toMatchObject({ value: { files: [{ id: picture, name: "cell.png" }] } });
    expect(await sealedBeside(after.id)).toEqual([]);
  });

  test("gives it over once, though it was cut off and though another device did the same before", async () => {
    const before = await signedUp();
    const id = await before.replica.create(note, { ...newNote(1), body: "cells divide" });
    await before.sync();
    before.replica.close();
    await before.files.close();

    const after = await signedUp();
    await after.replica.create(note, { ...newNote(1), body: "cells divide and grow" }, id);
    await after.sync();
    await takeOver(before.id, after.replica, now);
    await after.sync();
    expect(await storedBodies(after.backend)).toEqual(["cells divide and grow"]);
  });

  test("tells nothing of what another account left, but that it is there, until somebody says that it may go", async () => {
    const before = await signedUp();
    await before.replica.create(note, newNote(1));
    await before.sync();
    before.replica.close();
    await before.files.close();
    await sweepReplicas("bob");
    expect(await sealedBeside("bob")).toMatchObject([{ userId: before.id, records: 1 }]);
    await wipeReplica(before.id);
    expect(await sealedBeside("bob")).toEqual([]);
  });
});

describe("a device after a backup came back [DAT-2]", () => {
  test("sends the pictures again that the server lacks and a record speaks of, once", async () => {
    const student = await signedUp();
    const { backend, replica, files, server } = student;
    const keep = async (name: string) => files.keep({ name, purpose: "note-image", content: new Blob([name]) });
    const [newer, unwanted] = [await keep("newer.png"), await keep("unwanted.png")];
    await replica.create(note, { ...newNote(1), body: `![](/api/files/${newer})` });
    await student.sync();
    await files.flush(5000);
    await giveFilesBack(replica, files, backend.files);

    const restore = server.backup();
    for (const id of [newer, unwanted]) await backend.files.remove(id);
    // Nothing says that a backup came back: what is not there was removed.
    await giveFilesBack(replica, files, backend.files);
    expect(await backend.files.list()).toMatchObject({ value: { files: [] } });

    restore();
    await student.sync();
    await giveFilesBack(replica, files, backend.files);
    expect(await files.flush(5000)).toBe(0);
    expect(await backend.files.list()).toMatchObject({ value: { files: [{ id: newer, name: "newer.png" }] } });

    await backend.files.remove(newer);
    await giveFilesBack(replica, files, backend.files);
    expect(await backend.files.list()).toMatchObject({ value: { files: [] } });
  });
});
