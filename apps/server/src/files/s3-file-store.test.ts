import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createLog } from "../log.ts";
import { troubleOf } from "../storage/trouble.ts";
import { StoreProblem } from "./s3-wire.ts";
import { type Mishap, type StrictS3, s3StoreAt, startStrictS3 } from "./test-s3.ts";

const partBytes = 1000;
const patience = { tries: 3, silentMs: 200, firstPauseMs: 1 };

let s3: StrictS3;
let store: ReturnType<typeof s3StoreAt>;
beforeEach(async () => {
  s3 = await startStrictS3(partBytes);
  store = s3StoreAt(s3.url, { partBytes, patience });
});
afterEach(() => s3.stop());

async function* content(bytes: number, chunkBytes = 300) {
  for (let left = bytes; left > 0; left -= chunkBytes) yield Buffer.alloc(Math.min(left, chunkBytes), `${left};`);
}
const whole = async (bytes: number) => Buffer.concat(await all(content(bytes)));
async function all<Value>(values: AsyncIterable<Value>) {
  const found: Value[] = [];
  for await (const value of values) found.push(value);
  return found;
}
const kept = (id: string) => s3.objects.get(`files/${id}`)?.body;
/** Goes wrong as often as said. */
const mishaps = (times: number, what: string, mishap: Mishap) => {
  let left = times;
  s3.mishap = (asked) => (asked === what && left-- > 0 ? mishap : undefined);
};
const problem = async (doing: Promise<unknown>) => {
  const error = await doing.then(
    () => undefined,
    (reason) => reason,
  );
  return error instanceof StoreProblem ? [error.code, error.said, troubleOf(error)] : error;
};

describe("files on S3 [OPS-2]", () => {
  test.each([0, 1, 999, 1000, 1001, 2000, 2001, 5678])(
    "of %i bytes are one request or parts of one size",
    async (bytes) => {
      await store.write("a", content(bytes));
      expect(kept("a")?.equals(await whole(bytes))).toBe(true);
      const parts = s3.asked.filter((what) => what.includes("partNumber")).length;
      expect(parts).toBe(bytes > partBytes ? Math.ceil(bytes / partBytes) : 0);
      expect(s3.uploads.size).toBe(0);
    },
  );

  test.each([
    ["PUT a", 900],
    ["POST a?uploads", 2500],
    ["PUT a?partNumber=2", 2500],
    ["PUT a?partNumber=3", 2500],
    ["POST a?upload", 2500],
  ])("arrive whole where %s goes wrong twice, in any way", async (what, bytes) => {
    for (const mishap of [
      "cut",
      "silent",
      "late",
      { status: 503, code: "SlowDown" },
      { status: 500, code: "InternalError" },
    ] as const) {
      s3.objects.clear();
      mishaps(2, what, mishap);
      await store.write("a", content(bytes));
      expect(kept("a")?.equals(await whole(bytes)), `${what} ${JSON.stringify(mishap)}`).toBe(true);
    }
    // An upload that was begun, and whose answer was lost, is old one day.
    expect(s3.uploads.size).toBe(what === "POST a?uploads" ? 2 : 0);
  });

  test("are not there where a store says yes first and no later, and nothing of them is left", async () => {
    mishaps(9, "POST a?upload", { status: 200, code: "InternalError" });
    expect(await problem(store.write("a", content(2500)))).toEqual(["ETIMEDOUT", "InternalError", "unavailable"]);
    expect([kept("a"), s3.uploads.size]).toEqual([undefined, 0]);
  });

  test.each([
    [{ status: 403, code: "SignatureDoesNotMatch" }, ["EACCES", "SignatureDoesNotMatch", "unavailable"], 1],
    [{ status: 404, code: "NoSuchBucket" }, ["EACCES", "NoSuchBucket", "unavailable"], 1],
    [{ status: 507, code: "XMinioStorageFull" }, ["ENOSPC", "XMinioStorageFull", "disk-full"], 1],
    [{ status: 403, code: "QuotaExceeded" }, ["ENOSPC", "QuotaExceeded", "disk-full"], 1],
    [{ status: 503, code: "SlowDown" }, ["ETIMEDOUT", "SlowDown", "unavailable"], 3],
    ["silent", ["ETIMEDOUT", "silent", "unavailable"], 3],
    ["cut", ["ETIMEDOUT", "ECONNRESET", "unavailable"], 3],
  ] as const)(
    "that a store does not take (%j) are a trouble of its own, tried as often as it makes sense [DAT-3]",
    async (mishap, said, tries) => {
      mishaps(9, "PUT a", mishap);
      expect(await problem(store.write("a", content(10)))).toEqual(said);
      expect(s3.asked).toHaveLength(tries);
    },
  );

  test("name neither the keys nor the file in what is said and logged", async () => {
    mishaps(9, "PUT a", { status: 403, code: "AccessDenied" });
    const error = await store.write("a", content(10)).catch((reason) => reason);
    expect(error.message).toMatch(/^The store 127\.0\.0\.1:\d+\/jotter\/files answered AccessDenied\.$/);
    const lines: string[] = [];
    createLog("debug", (line) => void lines.push(line)).error("trouble", {
      message: error.message,
      stack: error.stack,
    });
    expect(lines.join("")).not.toMatch(/TESTKEY|test\/secret/);
  });

  test("that the store does not open with these keys, or in this place, are said to be so", async () => {
    await store.look();
    const wrong = (change: (url: string) => string) => problem(s3StoreAt(change(s3.url), { patience }).look());
    expect(await wrong((url) => url.replace("secret", "other"))).toEqual([
      "EACCES",
      "SignatureDoesNotMatch",
      "unavailable",
    ]);
    expect(await wrong((url) => url.replace("TESTKEY", "OTHER"))).toEqual([
      "EACCES",
      "InvalidAccessKeyId",
      "unavailable",
    ]);
    expect(await wrong((url) => url.replace("/jotter", "/other"))).toEqual(["EACCES", "NoSuchBucket", "unavailable"]);
    expect(await wrong((url) => url.replace("test-1", "test-2"))).toEqual([
      "EACCES",
      "AuthorizationHeaderMalformed",
      "unavailable",
    ]);
    await s3.stop();
    expect(await problem(store.look())).toEqual(["ETIMEDOUT", "ECONNREFUSED", "unavailable"]);
    s3 = await startStrictS3();
  });

  test("have their bucket made once, where there is none", async () => {
    const other = s3StoreAt(s3.url.replace("/jotter", "/school-b"), { patience });
    expect(await problem(other.look())).toEqual(["EACCES", "NoSuchBucket", "unavailable"]);
    expect([await other.make(), await other.make()]).toEqual([true, false]);
    await other.look();
  });

  test("are read on from where the line broke, and the reader does not notice", async () => {
    const expected = "0123456789".repeat(10_000);
    await store.write("a", Readable.from([Buffer.from(expected)]));
    let left = 3;
    s3.mishap = (asked) => (asked === "GET a" && left-- > 0 ? "half" : undefined);
    const stream = await store.read("a");
    expect(stream && (await text(stream))).toBe(expected);
    left = 2;
    s3.mishap = (asked) => (asked === "GET a" && left-- > 0 ? "half, then silent" : undefined);
    const part = await store.read("a", { start: 1005, end: 90_004 });
    expect(part && (await text(part))).toBe(expected.slice(1005, 90_005));
    // For ever it is not tried, and another file in its place is not taken for the rest of this one.
    left = 99;
    s3.mishap = (asked) => (asked === "GET a" && left-- > 98 ? "half" : { status: 503, code: "SlowDown" });
    const lost = (await store.read("a")) ?? Readable.from([]);
    expect(await problem(text(lost))).toEqual(["ETIMEDOUT", "SlowDown", "unavailable"]);
  });

  test("are read at the reader's pace, however slow", async () => {
    await s3StoreAt(s3.url).write("a", content(3_000_000, 100_000));
    const stream = await store.read("a");
    let bytes = 0;
    for await (const chunk of stream ?? []) {
      if (bytes === 0) await pause(patience.silentMs * 2);
      bytes += chunk.length;
    }
    expect(bytes).toBe(3_000_000);
  });

  test("that nobody reads on hold up readers only, and those not without end", async () => {
    store = s3StoreAt(s3.url, { partBytes, patience: { ...patience, tries: 1, silentMs: 3000 } });
    await store.write("long", content(900));
    s3.mishap = (what) => (what === "GET long" ? "half, then silent" : undefined);
    const readers = await Promise.all(Array.from({ length: 128 }, () => store.read("long")));
    await store.write("b", content(2500));
    expect(await store.bytesOf("b")).toBe(2500);
    await store.remove("b");
    expect(await problem(store.read("long"))).toEqual(["ETIMEDOUT", "no line free", "unavailable"]);
    readers.pop()?.destroy();
    readers.push(await store.read("long"));
    for (const reader of readers) reader?.destroy();
  });

  test("are held in memory by two parts at most, and all together by as much as is set aside [OPS-3]", async () => {
    const small = s3StoreAt(s3.url, { partBytes, heldBytes: 4000, patience: { ...patience, silentMs: 5000 } });
    let read = 0;
    let done = 0;
    let most = 0;
    s3.mishap = (asked) => {
      if (asked.includes("partNumber")) done += partBytes;
      most = Math.max(most, read - done);
      return undefined;
    };
    const many = Array.from({ length: 12 }, (_, n) => {
      async function* counted() {
        for await (const chunk of content(10_000, 100)) {
          read += chunk.length;
          yield chunk;
        }
      }
      return small.write(`f${n}`, counted());
    });
    await Promise.all(many);
    expect(s3.objects.size).toBe(12);
    // What a part needs is set aside before it is read, and one chunk more may be at the door.
    expect(most).toBeLessThanOrEqual(4000 + 12 * 100);
  });

  test("that were never finished are taken away once they are old, on however many pages", async () => {
    for (let n = 0; n < 5; n++) {
      mishaps(1, `POST f${n}?uploads`, "late");
      await store.write(`f${n}`, content(1500));
    }
    expect(s3.uploads.size).toBe(5);
    await store.removeUnfinished(Date.now() - 60_000);
    expect(s3.uploads.size).toBe(5);
    await store.removeUnfinished(Date.now() + 1000);
    expect([s3.uploads.size, s3.objects.size]).toEqual([0, 5]);
  });

  test("of a store that has no list of unfinished uploads are its own to tidy", async () => {
    mishaps(1, "GET ?prefix=files/&uploads", { status: 501, code: "NotImplemented" });
    await store.removeUnfinished(Date.now());
    mishaps(1, "GET ?prefix=files/&uploads", { status: 403, code: "AccessDenied" });
    expect(await problem(store.removeUnfinished(Date.now()))).toEqual(["EACCES", "AccessDenied", "unavailable"]);
  });

  test("are listed, on however many pages", async () => {
    for (let n = 0; n < 5; n++) await store.write(`f${n}`, content(5));
    const listed = await all(store.list());
    expect(listed.map(({ id }) => id)).toEqual(["f0", "f1", "f2", "f3", "f4"]);
    for (const { at } of listed) expect(Math.abs(at - Date.now())).toBeLessThan(60_000);
  });
});
