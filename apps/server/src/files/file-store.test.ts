import { mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createDiskFileStore, type FileStore } from "./file-store.ts";
import { s3StoreAt, startS3rver, startStrictS3, type TestS3 } from "./test-s3.ts";

async function* content(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part);
}

async function* broken(bytes: number) {
  yield Buffer.alloc(bytes);
  throw new Error("broken off");
}

const ids = ["abcd", "abce", "b0"];

describe.each(["disk", "S3 of others", "strict S3"] as const)("a store of files (%s) [OPS-2]", (kind) => {
  let folder: string;
  let s3: TestS3 | undefined;
  let store: FileStore;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "jotter-files-"));
    s3 = kind === "disk" ? undefined : kind === "strict S3" ? await startStrictS3() : await startS3rver();
    store = s3 ? s3StoreAt(s3.url) : createDiskFileStore(folder);
  });
  afterEach(() => Promise.all(ids.map((id) => store.remove(id))));
  afterAll(async () => {
    await s3?.stop();
    rmSync(folder, { recursive: true });
  });

  const read = async (id: string, range?: { start: number; end: number }) => {
    const stream = await store.read(id, range);
    return stream && (await text(stream));
  };

  test("keeps them, gives them back whole and in part, and removes them", async () => {
    await store.write("abcd", content("01234", "56789"));
    await store.write("b0", content());
    expect([await read("abcd"), await read("abcd", { start: 3, end: 6 })]).toEqual(["0123456789", "3456"]);
    expect([await read("b0"), await read("abce")]).toEqual(["", undefined]);
    expect(await Promise.all(ids.map(store.bytesOf))).toEqual([10, undefined, 0]);
    await store.remove("abcd");
    await store.remove("abcd");
    expect([await read("abcd"), await store.bytesOf("abcd")]).toEqual([undefined, undefined]);
  });

  test("keeps large ones byte for byte, and parts of them", async () => {
    const whole = Buffer.alloc(12_000_001, "Zellatmung findet in den Mitochondrien statt. ");
    async function* chunks() {
      for (let at = 0; at < whole.length; at += 65_536) yield whole.subarray(at, at + 65_536);
    }
    await store.write("abce", chunks(), whole.length);
    expect(await store.bytesOf("abce")).toBe(whole.length);
    const stream = await store.read("abce");
    expect(stream && (await buffer(stream)).equals(whole)).toBe(true);
    expect(await read("abce", { start: 5_242_870, end: 5_242_890 })).toBe(whole.toString("utf8", 5_242_870, 5_242_891));
  });

  test.each([10, 6_000_000])("has them as a whole or not at all: broken off after %i bytes", async (bytes) => {
    await expect(store.write("abcd", broken(bytes))).rejects.toThrow("broken off");
    expect([await read("abcd"), await store.bytesOf("abcd")]).toEqual([undefined, undefined]);
    await store.write("abcd", content("again"));
    expect(await read("abcd")).toBe("again");
  });

  test("lets a reader go in the middle", async () => {
    await store.write("abcd", content("x".repeat(3_000_000)));
    const stream = await store.read("abcd");
    for await (const chunk of stream ?? []) {
      expect(chunk.length).toBeGreaterThan(0);
      break;
    }
    expect(stream?.destroyed).toBe(true);
    expect(await read("abcd", { start: 0, end: 2 })).toBe("xxx");
  });
});

describe("the files on disk", () => {
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

  test("lie in folders that stay short, and leave nothing behind", async () => {
    await store.write("abcd", content("0123456789"));
    await expect(store.write("abce", broken(4))).rejects.toThrow("broken off");
    expect(files()).toEqual(["ab/abcd"]);
    await store.remove("abcd");
    expect(files()).toEqual([]);
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
