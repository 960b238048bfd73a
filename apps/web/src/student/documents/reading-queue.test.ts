import type { DocumentFailure, DocumentText } from "@jotter/document-text/document";
import { type Document, document } from "@jotter/domain/document";
import { entities } from "@jotter/domain/entities";
import { failed, ok, type Result } from "@jotter/domain/result";
import type { FilesProblem } from "@jotter/ports/backend";
import { openReplica } from "@jotter/replica/open-replica";
import type { Replica } from "@jotter/replica/replica";
import { afterEach, describe, expect, test, vi } from "vitest";
import { pagesOf } from "./document-pages.ts";
import { type ReadingDeps, type ReadingQueue, startReading } from "./reading-queue.ts";
import { readingVersion } from "./reading-write.ts";

let student = 0;
let clock = 1;
const open: Replica[] = [];
const queues: ReadingQueue[] = [];

afterEach(async () => {
  for (const queue of queues.splice(0)) {
    queue.end();
    await queue.ended;
  }
  for (const one of open.splice(0)) one.close();
});

type Answer = Result<DocumentText, DocumentFailure>;

/** A device whose reader answers when the test says so. */
function desk() {
  const replica = openReplica({ userId: `queue-${++student}`, entities, now: () => clock++ });
  open.push(replica);
  const begun: { readonly name: string; readonly signal: AbortSignal; readonly end: (answer: Answer) => void }[] = [];
  const counts = new Map<string, number>();
  let bytes: Result<Blob, FilesProblem> | Promise<Result<Blob, FilesProblem>> = ok(new Blob(["words"]));
  let here: Blob | null = new Blob(["words"]);
  const deps: ReadingDeps = {
    replica,
    bytesOf: async () => bytes,
    hereOf: async () => here,
    read: ({ name }, { signal }) =>
      new Promise((resolve) => {
        signal.addEventListener("abort", () => resolve(failed({ reason: "cancelled" })));
        begun.push({ name, signal, end: resolve });
      }),
    exclusively: (_, __, work) => work(),
    tries: {
      begin: (id) => {
        counts.set(id, (counts.get(id) ?? 0) + 1);
        return counts.get(id) ?? 0;
      },
      end: () => counts.clear(),
    },
  };
  return {
    replica,
    begun,
    counts,
    give: (answer: typeof bytes) => {
      bytes = answer;
    },
    takeAway: () => {
      here = null;
    },
    start: () => {
      const queue = startReading(deps);
      queues.push(queue);
      return queue;
    },
    add: (id: string, more: Partial<Document> = {}) => replica.create(document, { ...file, name: id, ...more }, id),
    textOf: async (id: string) => (await replica.get(document, id))?.text,
  };
}

const file: Document = {
  title: "A",
  classId: null,
  tags: [],
  kind: "pdf",
  fileId: "file",
  name: "a.pdf",
  path: "",
  url: "",
  type: "",
  bytes: 1,
  text: { state: "waiting" },
  createdAt: 1,
  updatedAt: 1,
};

const read: Answer = ok({ kind: "pdf", pages: [{ label: "1", text: "words" }], outline: [], withoutText: [] });

describe("documents whose text waits [DOC-3]", () => {
  test("are read one after the other, the one a student has open first, and a book last", async () => {
    const { add, start, begun, textOf, replica } = desk();
    await add("book", { createdAt: 0, bytes: 3_000_000 });
    await add("first", { createdAt: 1 });
    await add("second", { createdAt: 2 });
    await add("open", { createdAt: 3, openedAt: 9, bytes: 2_000_000 });
    await add("film", { kind: "other" });
    await add("done", { text: { state: "read", version: readingVersion } });
    const queue = start();
    for (const name of ["open", "first", "second", "book"]) {
      await vi.waitFor(() => expect(begun.at(-1)?.name).toBe(name));
      expect(queue.now()).toEqual({ documentId: name, share: 0 });
      begun.at(-1)?.end(read);
    }
    await vi.waitFor(async () => expect(await textOf("book")).toEqual({ state: "read", version: readingVersion }));
    expect((await pagesOf(replica, "open")).texts).toEqual(["words"]);
    expect(begun).toHaveLength(4);
  });

  test("do not wait for one that could not be kept, which is tried again at the next visit, and not every minute", async () => {
    const { add, start, begun, textOf, replica } = desk();
    await add("full", { createdAt: 1 });
    await add("fine", { createdAt: 2 });
    const { upsert } = replica;
    const write = vi.spyOn(replica, "upsert").mockRejectedValueOnce(new DOMException("", "QuotaExceededError"));
    const queue = start();
    await vi.waitFor(() => expect(begun).toHaveLength(1));
    begun[0]?.end(read);
    await vi.waitFor(() => expect(begun).toHaveLength(2));
    expect([begun[1]?.name, (await textOf("full"))?.state]).toEqual(["fine", "waiting"]);
    write.mockImplementation(upsert);
    begun[1]?.end(read);
    await vi.waitFor(async () => expect((await textOf("fine"))?.state).toBe("read"));
    queue.wake();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(begun).toHaveLength(2);
    queue.end();
    start();
    await vi.waitFor(() => expect(begun).toHaveLength(3));
    begun[2]?.end(read);
    await vi.waitFor(async () => expect((await textOf("full"))?.state).toBe("read"));
  });

  test("are stopped at once, however long their file still takes to come", async () => {
    const { add, start, textOf, give } = desk();
    give(new Promise(() => undefined));
    await add("film-of-a-book");
    const queue = start();
    await vi.waitFor(() => expect(queue.now()?.documentId).toBe("film-of-a-book"));
    await queue.cancel("film-of-a-book");
    await vi.waitFor(async () => expect((await textOf("film-of-a-book"))?.reason).toBe("cancelled"));
    expect(queue.now()).toBeNull();
  });

  test("are known by their bytes from then on, also those that were read before anybody noted it [DOC-2]", async () => {
    const { add, start, begun, replica } = desk();
    await add("new");
    await add("old", { text: { state: "read", version: readingVersion } });
    start();
    await vi.waitFor(() => expect(begun).toHaveLength(1));
    begun[0]?.end(read);
    const hashes = async () => (await replica.list(document, { by: "updatedAt" })).map(({ data }) => data.hash);
    await vi.waitFor(async () => {
      const [one, other] = await hashes();
      expect([one, one?.length]).toEqual([other, 64]);
    });
  });

  test("are also those that an older version took for nothing that can be read, whichever device looks first [DOC-1]", async () => {
    const { add, start, begun, replica } = desk();
    await add("Homework.txt", { kind: "other", text: { state: "none" } });
    start();
    await vi.waitFor(() => expect(begun).toHaveLength(1));
    begun[0]?.end(read);
    const [row] = await replica.list(document, { by: "updatedAt" });
    expect([row?.data.kind, row?.data.hash?.length]).toEqual(["text", 64]);
  });

  test("say why one could not be read, and go on with the next", async () => {
    const { add, start, begun, textOf } = desk();
    await add("locked", { createdAt: 1 });
    await add("fine", { createdAt: 2 });
    start();
    await vi.waitFor(() => expect(begun).toHaveLength(1));
    begun[0]?.end(failed({ reason: "encrypted" }));
    await vi.waitFor(() => expect(begun).toHaveLength(2));
    expect(await textOf("locked")).toEqual({ state: "failed", reason: "encrypted", version: readingVersion });
  });

  test("are stopped by their student, whether their turn has come or not", async () => {
    const { add, start, begun, textOf } = desk();
    await add("now", { createdAt: 1 });
    await add("later", { createdAt: 2 });
    const queue = start();
    await vi.waitFor(() => expect(begun).toHaveLength(1));
    await queue.cancel("later");
    await queue.cancel("now");
    await vi.waitFor(() => expect(queue.now()).toBeNull());
    await vi.waitFor(async () => expect((await textOf("now"))?.reason).toBe("cancelled"));
    expect((await textOf("later"))?.reason).toBe("cancelled");
    expect(begun).toHaveLength(1);
  });

  test("wait for the network, and are read when it is back", async () => {
    const { add, start, begun, textOf, give } = desk();
    give(failed({ kind: "offline" }));
    await add("far");
    const queue = start();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([begun.length, await textOf("far")]).toEqual([0, { state: "waiting" }]);
    give(ok(new Blob(["words"])));
    queue.wake();
    await vi.waitFor(() => expect(begun).toHaveLength(1));
  });

  test("whose file is gone say so", async () => {
    const { add, start, textOf, give } = desk();
    give(failed({ kind: "not-found" }));
    await add("gone");
    start();
    await vi.waitFor(async () => expect((await textOf("gone"))?.reason).toBe("missing"));
  });

  test("are begun anew after the page was left, but not one that takes the page with it", async () => {
    const { add, start, begun, textOf, counts } = desk();
    await add("heavy");
    for (let visit = 1; visit <= 3; visit++) {
      const queue = start();
      await vi.waitFor(() => expect(begun).toHaveLength(visit));
      queue.end();
      await queue.ended;
      expect([await textOf("heavy"), counts.get("heavy")]).toEqual([{ state: "waiting" }, visit]);
    }
    start();
    await vi.waitFor(async () => expect((await textOf("heavy"))?.reason).toBe("broken"));
    expect(begun).toHaveLength(3);
  });
});

describe("a document that an older version has read [DOC-3]", () => {
  const old = { text: { state: "read" as const, version: readingVersion - 1 } };

  test("is read once more when nothing waits, unseen, and never again", async () => {
    const { add, start, begun, textOf, replica } = desk();
    await add("old", old);
    await add("new", { text: { state: "waiting" }, createdAt: 9 });
    const queue = start();
    await vi.waitFor(() => expect(begun.at(-1)?.name).toBe("new"));
    begun.at(-1)?.end(read);
    await vi.waitFor(() => expect(begun.at(-1)?.name).toBe("old"));
    expect(queue.now()).toBe(null);
    begun.at(-1)?.end(read);
    await vi.waitFor(async () => expect(await textOf("old")).toEqual({ state: "read", version: readingVersion }));
    expect((await pagesOf(replica, "old")).texts).toEqual(["words"]);
    queue.end();
    await queue.ended;
    const next = start();
    next.wake();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(begun).toHaveLength(2);
  });

  test("keeps its text where it cannot be read any more", async () => {
    const { add, start, begun, textOf } = desk();
    await add("old", old);
    start();
    await vi.waitFor(() => expect(begun).toHaveLength(1));
    begun[0]?.end(failed({ reason: "too-slow" }));
    await vi.waitFor(async () => expect(await textOf("old")).toEqual({ state: "read", version: readingVersion }));
  });

  test("is left where its file is on another device", async () => {
    const { add, start, begun, textOf, takeAway } = desk();
    takeAway();
    await add("old", old);
    start().wake();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(begun).toHaveLength(0);
    expect(await textOf("old")).toEqual(old.text);
  });
});
