import { mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createDiskFileStore, type FileStore } from "./file-store.ts";

let folder: string;
let store: FileStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "jotter-files-"));
  store = createDiskFileStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

async function* content(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part);
}

async function* broken() {
  yield Buffer.from("half");
  throw new Error("broken off");
}

async function read(id: string, range?: { start: number; end: number }) {
  const stream = await store.read(id, range);
  return stream && (await text(stream));
}

describe("the files on disk", () => {
  test("are written, read whole and in part, and removed", async () => {
    await store.write("abcd", content("01234", "56789"));
    expect(files()).toEqual(["ab/abcd"]);
    expect([await read("abcd"), await read("abcd", { start: 3, end: 6 })]).toEqual(["0123456789", "3456"]);
    await store.remove("abcd");
    await store.remove("abcd");
    expect([await read("abcd"), files()]).toEqual([undefined, []]);
  });

  test("are there as a whole or not at all", async () => {
    await expect(store.write("abcd", broken())).rejects.toThrow("broken off");
    expect([await read("abcd"), files()]).toEqual([undefined, []]);
  });

  test("that were never finished go, once they are old", async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const write = (id: string) =>
      store.write(
        id,
        (async function* () {
          yield Buffer.from(id);
          await gate;
        })(),
      );
    const writing = [write("old1"), write("new1")];
    await expect.poll(() => files().sort()).toEqual(["unfinished/new1", "unfinished/old1"]);
    utimesSync(join(folder, "unfinished/old1"), 1, 1);
    await store.removeUnfinished(Date.now() - 60_000);
    expect(files()).toEqual(["unfinished/new1"]);
    release();
    expect((await Promise.allSettled(writing)).map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
  });
});
