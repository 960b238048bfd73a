import { describe, expect, test } from "vitest";
import { createNoteBodies } from "./note-bodies.ts";

/** Notes on a device, and which of them were read one by one. */
function device(notes: Readonly<Record<string, string>>) {
  const read: string[] = [];
  return {
    read,
    bodies: async (ids: readonly string[]) => {
      read.push(...ids);
      return ids.map((id) => notes[id] ?? "");
    },
    eachBody: async (visit: (batch: readonly { id: string; body: string }[]) => Promise<boolean>) => {
      for (const [id, body] of Object.entries(notes)) if (!(await visit([{ id, body }]))) return;
    },
  };
}

const noWait = async () => undefined;

describe("the texts at hand", () => {
  test("are read once", async () => {
    const records = device({ a: "one", b: "two" });
    const bodies = createNoteBodies(records);
    expect(await bodies.of(["a", "b"])).toEqual(["one", "two"]);
    expect(await bodies.of(["b", "a"])).toEqual(["two", "one"]);
    expect(records.read).toEqual(["a", "b"]);
  });

  test("are those of the last edit", async () => {
    const bodies = createNoteBodies(device({ a: "before" }));
    await bodies.of(["a"]);
    bodies.set("a", "after");
    await bodies.fill(() => true, noWait);
    expect(await bodies.of(["a"])).toEqual(["after"]);
  });

  test("are filled up before anybody asks, but for notes in the trash", async () => {
    const records = device({ a: "one", trashed: "two" });
    const bodies = createNoteBodies(records);
    await bodies.fill((id) => id === "a", noWait);
    await bodies.of(["a"]);
    expect(records.read).toEqual([]);
  });

  test("never take more room than they are given, and all are found all the same", async () => {
    const records = device({ a: "aaaa", b: "bbbb", c: "cccc" });
    const bodies = createNoteBodies(records, 9);
    await bodies.fill(() => true, noWait);
    expect(await bodies.of(["a", "b"])).toEqual(["aaaa", "bbbb"]);
    expect(records.read).toEqual([]);
    expect(await bodies.of(["c", "b", "a"])).toEqual(["cccc", "bbbb", "aaaa"]);
    expect(records.read).toEqual(["c"]);
    await bodies.of(["c"]);
    expect(records.read).toEqual(["c", "c"]);
  });
});
