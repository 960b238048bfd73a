import { type DeviceFiles, openDeviceFiles } from "@jotter/replica/device-files";
import { sweepReplicas, wipeReplica } from "@jotter/replica/wipe";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createMemoryServer } from "./memory.ts";

const picture = (text = "a cell") => ({
  name: "cell.png",
  purpose: "note-image" as const,
  content: new Blob([text], { type: "image/png" }),
});
const open: DeviceFiles[] = [];

/** A student whose connection can be cut, and as many visits as wanted. */
async function newStudent(options: { readonly fileQuotaBytes?: number } = {}) {
  const { files, auth } = createMemoryServer(options).connect();
  const email = "ada@example.org";
  await auth.signUp({ name: "Ada", email, password: "correct horse" });
  let isOnline = true;
  let clock = 0;
  const offline = async () => ({ ok: false as const, problem: { kind: "offline" as const } });
  let fetches = 0;
  let line = Promise.resolve();
  const counted: typeof files = {
    ...files,
    download: async (...asked) => {
      fetches++;
      await line;
      return files.download(...asked);
    },
  };
  const visit = (mostBytes?: number) => {
    const device = openDeviceFiles({
      userId: "ada",
      files: async () => (isOnline ? counted : { ...files, upload: offline, download: offline }),
      now: () => ++clock,
      exclusively: (_, __, work) => work(),
      ...(mostBytes !== undefined && { mostBytes }),
    });
    open.push(device);
    return device;
  };
  const goOnline = (yes: boolean) => {
    isOnline = yes;
  };
  /** Nothing comes down until the answer is called. */
  const hold = () => {
    let letThrough = () => {};
    line = new Promise((resolve) => {
      letThrough = resolve;
    });
    return letThrough;
  };
  const stored = async () => {
    const list = await files.list();
    return list.ok ? list.value.files : [];
  };
  return { visit, goOnline, stored, files, downloads: () => fetches, hold };
}

async function textOf(device: DeviceFiles, id: string): Promise<string> {
  const answer = await device.read(id);
  return answer.ok ? `${answer.value.type}: ${await answer.value.text()}` : answer.problem.kind;
}

const databases = async () =>
  (await indexedDB.databases()).flatMap(({ name = "" }) => (name.startsWith("jotter-files:") ? [name] : []));

afterEach(async () => {
  for (const device of open.splice(0)) await device.close();
  await wipeReplica("ada");
});

describe("a picture in a note [NOT-3]", () => {
  test("is sent under the id it has from the start, and is no document", async () => {
    const { visit, stored } = await newStudent();
    const device = visit();
    const id = await device.keep(picture());
    await vi.waitFor(async () => expect(device.sending(id)).toBe(null));
    expect(await stored()).toMatchObject([{ id, name: "cell.png", purpose: "note-image", bytes: 6 }]);
  });

  test("is there without a connection, survives a restart, and is sent once there is one", async () => {
    const { visit, goOnline, stored } = await newStudent();
    goOnline(false);
    const before = visit();
    const id = await before.keep(picture());
    expect(await before.flush(50)).toBe(1);
    expect(before.sending(id)).toEqual({ state: "waiting" });
    await before.close();

    const after = visit();
    expect(await textOf(after, id)).toBe("image/png: a cell");
    expect(await stored()).toEqual([]);
    goOnline(true);
    expect(await after.flush(5000)).toBe(0);
    expect(await stored()).toMatchObject([{ id }]);
  });

  test("that was sent, though the answer got lost, is not there twice", async () => {
    const { visit, goOnline, stored, files } = await newStudent();
    goOnline(false);
    const device = visit();
    const id = await device.keep(picture());
    await files.upload({ id, ...picture() });
    goOnline(true);
    expect(await device.flush(5000)).toBe(0);
    expect(await stored()).toHaveLength(1);
  });

  test("for which there is no room on the server stays on the device, and says so", async () => {
    const { visit } = await newStudent({ fileQuotaBytes: 4 });
    const device = visit();
    const id = await device.keep(picture());
    const problem = { kind: "quota-exceeded", limitBytes: 4 };
    await vi.waitFor(() => expect(device.sending(id)).toEqual({ state: "refused", problem }));
    expect(await textOf(device, id)).toBe("image/png: a cell");
  });

  test("can be cancelled until it has arrived", async () => {
    const { visit, goOnline, stored } = await newStudent();
    goOnline(false);
    const device = visit();
    const heard: string[] = [];
    device.subscribe((id) => heard.push(id));
    const id = await device.keep(picture());
    await device.cancel(id);
    goOnline(true);
    expect(await device.flush(1000)).toBe(0);
    expect([await stored(), await textOf(device, id), heard.includes(id)]).toEqual([[], "not-found", true]);

    const sent = await device.keep(picture());
    await device.flush(5000);
    await device.cancel(sent);
    goOnline(false); // So that it must come from here.
    expect(await textOf(device, sent)).toBe("image/png: a cell");
  });

  test("keeps the id it was given, is told to be waiting after a restart, and can be forgotten for good", async () => {
    const { visit, goOnline, stored } = await newStudent();
    goOnline(false);
    const id = "d".repeat(32);
    const before = visit();
    expect(await before.keep({ ...picture(), id })).toBe(id);
    await before.close();
    const after = visit();
    expect([await after.waiting("note-image"), await after.waiting("document")]).toEqual([[id], []]);
    after.start();
    await vi.waitFor(() => expect(after.sending(id)).toEqual({ state: "waiting" }));
    goOnline(true);
    await after.flush(5000);
    expect([await stored(), await after.waiting("note-image")]).toMatchObject([[{ id }], []]);
    await after.forget(id);
    goOnline(false);
    expect(await textOf(after, id)).toBe("offline");
  });

  test("that is refused for long says why it waits, and is tried again", async () => {
    const { files } = await newStudent();
    let isBroken = true;
    const limit = async () => ({ ok: false as const, problem: { kind: "retry-limit" as const } });
    const device = openDeviceFiles({
      userId: "ada",
      files: async () => (isBroken ? { ...files, upload: limit } : files),
      now: () => 1,
      exclusively: (_, __, work) => work(),
    });
    open.push(device);
    const id = await device.keep(picture());
    await vi.waitFor(() => expect(device.sending(id)).toEqual({ state: "waiting", problem: { kind: "retry-limit" } }));
    isBroken = false;
    expect(await device.flush(5000)).toBe(0);
    expect(device.sending(id)).toBe(null);
  });

  test("of another device is kept once it was seen, and the longest unseen gives way to the next", async () => {
    const { visit, goOnline, files } = await newStudent();
    const ids = ["a", "b", "c"].map((letter) => letter.repeat(32));
    for (const id of ids) await files.upload({ id, ...picture(`picture of ${id[0]}`) });
    const device = visit(25);
    for (const id of ids) await device.read(id);
    goOnline(false);
    const [a = "", b = "", c = ""] = ids;
    expect(await textOf(device, a)).toBe("offline");
    expect(await textOf(device, b)).toBe("image/png: picture of b");
    expect(await textOf(device, c)).toBe("image/png: picture of c");
  });

  test("that the server has not got never gives way", async () => {
    const { visit, goOnline } = await newStudent();
    goOnline(false);
    const device = visit(1);
    const ids = [await device.keep(picture("one")), await device.keep(picture("two"))];
    await device.flush(50);
    expect(await Promise.all(ids.map((id) => textOf(device, id)))).toEqual(["image/png: one", "image/png: two"]);
  });

  test("leaves a device with its student, and a shared computer once it was sent [DAT-4]", async () => {
    const { visit, goOnline } = await newStudent();
    goOnline(false);
    const device = visit();
    await device.keep(picture());
    await device.close();
    await sweepReplicas("bob");
    expect(await databases()).toEqual(["jotter-files:ada"]);

    goOnline(true);
    const later = visit();
    await later.flush(5000);
    await later.close();
    await sweepReplicas("ada");
    expect(await databases()).toEqual(["jotter-files:ada"]);
    // The server has it. It may forget it, and then this is the last copy.
    await sweepReplicas("bob");
    expect(await databases()).toEqual(["jotter-files:ada"]);
    await wipeReplica("ada");
    expect(await databases()).toEqual([]);

    await visit().keep(picture());
    await wipeReplica("ada");
    expect(await databases()).toEqual([]);
  });
});

describe("a document on this device [DOC-4]", () => {
  const document = (text: string) => ({ name: "a.pdf", purpose: "document" as const, content: new Blob([text]) });
  const arrived = async (device: DeviceFiles, text: string) => {
    const id = await device.keep(document(text));
    await device.flush(5000);
    return id;
  };

  test("that the student keeps is there offline when those lately seen had to go", async () => {
    const { visit, goOnline } = await newStudent();
    const device = visit(10);
    const kept = await arrived(device, "kept for long");
    expect(await device.pin(kept, "document")).toMatchObject({ ok: true });
    const [first, second] = [await arrived(device, "123456"), await arrived(device, "654321")];
    goOnline(false);
    expect(await Promise.all([kept, first, second].map((id) => textOf(device, id)))).toEqual([
      ": kept for long",
      "offline",
      ": 654321",
    ]);
    await device.unpin(kept);
    expect(await device.here(kept)).toBeNull();
  });

  test("that is opened or read for its words while it comes to be kept is kept all the same, and comes once", async () => {
    const { visit, downloads, hold } = await newStudent();
    const device = visit(3);
    const id = await arrived(device, "a lecture");
    await vi.waitFor(async () => expect(await device.here(id)).toBeNull());
    const letThrough = hold();
    const pinned = device.pin(id, "document");
    await vi.waitFor(() => expect(downloads()).toBe(1));
    const read = [device.read(id, "document", "device"), device.read(id, "document")];
    await new Promise((resolve) => setTimeout(resolve, 300));
    letThrough();
    expect((await Promise.all([pinned, ...read])).map(({ ok }) => ok)).toEqual([true, true, true]);
    expect([await device.isPinned(id), (await device.here(id))?.size, downloads()]).toEqual([true, 9, 1]);
    expect(await device.space("document")).toMatchObject({ pinned: { count: 1, bytes: 9 } });
  });

  test("cannot be kept without a connection where it is not here", async () => {
    const { visit, goOnline } = await newStudent();
    const device = visit(3);
    const id = await arrived(device, "too large to stay");
    goOnline(false);
    expect(await device.pin(id, "document")).toEqual({ ok: false, problem: { kind: "offline" } });
    goOnline(true);
    expect(await device.isPinned(id)).toBe(false);
  });

  test("takes space that can be freed; what is kept stays unless asked, what is not sent stays always", async () => {
    const { visit, goOnline } = await newStudent();
    const device = visit();
    const kept = await arrived(device, "kept");
    await device.pin(kept, "document");
    const seen = await arrived(device, "seen long ago");
    await device.keep(picture());
    await device.flush(5000);
    goOnline(false);
    const waiting = await device.keep(document("waits"));
    await device.pin(waiting, "document");
    expect(await device.space("document")).toEqual({
      waiting: { count: 1, bytes: 5 },
      pinned: { count: 1, bytes: 4 },
      seen: { count: 0, bytes: 0 },
      unopened: { count: 1, bytes: 13 },
    });
    await device.read(seen, "document", "device");
    expect((await device.space("document")).seen.count).toBe(0);
    await device.read(seen, "document");
    expect(await device.space("document")).toMatchObject({ seen: { count: 1, bytes: 13 }, unopened: { count: 0 } });
    // What the device fetches for itself makes it no other.
    await device.read(seen, "document", "device");
    expect((await device.space("document")).seen.count).toBe(1);
    expect(await device.free("document", "seen")).toBe(13);
    expect([await device.here(seen), (await device.here(kept))?.size]).toEqual([null, 4]);
    expect(await device.free("document", "all")).toBe(4);
    expect([await device.here(kept), (await device.here(waiting))?.size]).toEqual([null, 5]);
    expect((await device.space("note-image")).unopened.count).toBe(1);
  });

  test("has pictures of its pages: the first, and the one that was read to last", async () => {
    const { visit } = await newStudent();
    const { covers } = visit();
    const of = (page: number) => ({ documentId: "a", page, width: 440 });
    for (const page of [0, 7, 9]) await covers.keep(of(page), new Blob([String(page)], { type: "image/webp" }));
    const found = await Promise.all([0, 7, 9].map(async (page) => (await covers.find(of(page)))?.text()));
    expect(found).toEqual(["0", undefined, "9"]);
    await covers.forget("a");
    expect(await covers.find(of(0))).toBeNull();
  });
});
