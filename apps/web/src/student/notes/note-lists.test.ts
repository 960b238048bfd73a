import { entities } from "@jotter/domain/entities";
import { newNote, note } from "@jotter/domain/note";
import { openReplica } from "@jotter/replica/open-replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FirstList } from "../records/first-rows.ts";
import { firstNotes } from "./note-lists.ts";

const records = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal("window", {});
  vi.stubGlobal("localStorage", { getItem: (key: string) => records.get(key) ?? null });
});

afterEach(async () => {
  records.clear();
  vi.unstubAllGlobals();
  await wipeReplica("ada");
});

/** Thirty notes, the last one the latest, and a pinned one that is older than all of them. */
async function desk() {
  const replica = openReplica({ userId: "ada", entities, now: () => 1000 });
  const pinned = await replica.create(note, { ...newNote(1), title: "Pinned", pinned: true });
  for (let n = 0; n < 30; n++) await replica.create(note, { ...newNote(10 + n), title: `Note ${n}` });
  return { replica, pinned, titles: async () => (await firstNotes(replica)).map(({ data }) => data.title) };
}

const latest = Array.from({ length: 24 }, (_, index) => `Note ${29 - index}`);

describe("the first screen of the list [NOT-1] [NOT-3]", () => {
  test("is the latest notes below those this device remembers as pinned", async () => {
    const { replica, pinned, titles } = await desk();
    expect(await titles()).toEqual(latest);
    records.set("jotter:pinned:ada", JSON.stringify([pinned, "no such note"]));
    expect(await titles()).toEqual(["Pinned", ...latest]);
    replica.close();
  });

  test("does not show as pinned what is not any more, what is in the trash, and a damaged record", async () => {
    const { replica, pinned, titles } = await desk();
    records.set("jotter:pinned:ada", JSON.stringify([pinned]));
    await replica.update(note, pinned, { pinned: false });
    expect(await titles()).toEqual(latest);
    await replica.update(note, pinned, { pinned: true });
    await replica.remove(note, pinned);
    await replica.erase(note, pinned);
    expect(await titles()).toEqual(latest);
    records.set("jotter:pinned:ada", "{");
    expect(await titles()).toEqual(latest);
    replica.close();
  });

  test("is what the script in the page has read, if it is this student's and of this version", async () => {
    const { replica, pinned, titles } = await desk();
    const row = await replica.row(note, pinned);
    if (!row) throw new Error("It was just created.");
    const versions = Object.fromEntries(entities.map(({ kind, version }) => [kind, version]));
    const give = (studentId: string, list: Partial<FirstList>) => {
      window.firstRows = {
        studentId,
        list: Promise.resolve({ versions, latest: [], pinned: [row], ...list }),
        desk: null,
      };
    };
    give("ada", {});
    expect(await titles()).toEqual(["Pinned"]);
    // Given once.
    expect(await titles()).toEqual(latest);
    give("bob", {});
    expect(await titles()).toEqual(latest);
    give("ada", { versions: { ...versions, note: note.version - 1 } });
    expect(await titles()).toEqual(latest);
    replica.close();
  });
});
