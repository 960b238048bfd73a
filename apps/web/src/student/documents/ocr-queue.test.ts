import { type Document, document } from "@jotter/domain/document";
import { documentText } from "@jotter/domain/document-text";
import { entities } from "@jotter/domain/entities";
import { failed, ok } from "@jotter/domain/result";
import { openReplica } from "@jotter/replica/open-replica";
import type { Replica } from "@jotter/replica/replica";
import { afterEach, describe, expect, test, vi } from "vitest";
import { pagesOf } from "./document-pages.ts";
import { stopOcr, wantOcr, writeSeenPage } from "./ocr-pages.ts";
import { type Eye, type OcrQueue, startOcr } from "./ocr-queue.ts";
import { readingVersion, writeReading } from "./reading-write.ts";

let student = 0;
let clock = 1;
const open: Replica[] = [];
const queues: OcrQueue[] = [];

afterEach(async () => {
  for (const queue of queues.splice(0)) {
    queue.end();
    await queue.ended;
  }
  for (const one of open.splice(0)) one.close();
});

const scan: Document = {
  title: "Scan",
  classId: null,
  tags: [],
  kind: "pdf",
  fileId: "file",
  name: "scan.pdf",
  path: "",
  url: "",
  type: "",
  bytes: 1,
  createdAt: 1,
  updatedAt: 1,
};

const seen = (text: string) => ({ text, boxes: text && "100 20 0 100 50 Seen\n" });

/** A document of 60 pages, of which these have no text; the eye reads when the test says so. */
async function desk(bare: readonly number[]) {
  const replica = openReplica({ userId: `ocr-${++student}`, entities, now: () => clock++ });
  open.push(replica);
  await replica.create(document, scan, "doc");
  const pages = Array.from({ length: 60 }, (_, page) => ({ label: "", text: bare.includes(page) ? "" : "words" }));
  await writeReading(replica, "doc", { kind: "pdf", pages, outline: [], withoutText: bare });
  const asked: { readonly page: string; readonly say: (text: string | Error) => void }[] = [];
  const data = { come: Promise.resolve(), isHere: true, isBroken: false };
  const eye = (signal: AbortSignal): Eye => ({
    read: async (picture) => {
      const page = await picture.image.text();
      return new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        const boxes = `100 20 0 100 50 ${page}\n`;
        asked.push({ page, say: (text) => (text instanceof Error ? reject(text) : resolve({ text, boxes })) });
      });
    },
    close: () => undefined,
  });
  const start = () => {
    const queue = startOcr({
      replica,
      now: () => clock++,
      picturesOf: async () => ({
        pictureOf: async (page) => ({ image: new Blob([String(page)]), width: 10, height: 10 }),
        close: () => undefined,
      }),
      eyeFor: async (_, { onArriving, signal }) => {
        onArriving({ bytes: 1, of: 4 });
        await data.come;
        if (data.isBroken) throw new TypeError("network");
        return data.isHere ? ok(eye(signal)) : failed("unreachable");
      },
      exclusively: (_, __, work) => work(),
    });
    queues.push(queue);
    return queue;
  };
  const text = async () => (await replica.get(document, "doc"))?.text;
  return { replica, start, asked, text, data };
}

describe("pages without text [DOC-3]", () => {
  test("are read off their pictures when their student wants it, page by page, and go on after a reload", async () => {
    const { replica, start, asked, text } = await desk([3, 45]);
    const first = start();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(asked).toHaveLength(0);
    await wantOcr(replica, "doc", ["eng"]);
    first.wake();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(first.now()).toEqual({ documentId: "doc", page: 3, share: 0, left: 2 });
    asked[0]?.say("On the\fboard");
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect((await pagesOf(replica, "doc")).texts.slice(2, 5)).toEqual(["words", "On the\nboard", "words"]);
    expect(await text()).toEqual({
      state: "read",
      version: readingVersion,
      withoutText: [45],
      ocr: { languages: ["eng"] },
    });

    first.end();
    await first.ended;
    start();
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    expect(asked.map(({ page }) => page)).toEqual(["3", "45", "45"]);
    asked[2]?.say("The end");
    await vi.waitFor(async () => expect(await text()).toEqual({ state: "read", version: readingVersion }));
    const { texts, wordBoxes } = await pagesOf(replica, "doc");
    expect(texts[45]).toBe("The end");
    expect([...(wordBoxes ?? [])]).toEqual([
      [3, "100 20 0 100 50 3\n"],
      [45, "100 20 0 100 50 45\n"],
    ]);
  });

  test("that were read before it was kept where their words stand are read once more, by themselves", async () => {
    const { replica, start, asked, text } = await desk([3]);
    const unplaced = { pages: [3], languages: ["eng"] };
    await writeSeenPage(replica, "doc", 3, { text: "On the board", boxes: "" }, 5);
    await replica.update(document, "doc", { text: { state: "read", version: readingVersion, unplaced } });
    start();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect((await pagesOf(replica, "doc")).texts[3]).toBe("On the board");
    asked[0]?.say("On the board");
    await vi.waitFor(async () => expect(await text()).toEqual({ state: "read", version: readingVersion }));
    expect((await pagesOf(replica, "doc")).wordBoxes?.get(3)).toBe("100 20 0 100 50 3\n");
  });

  test("are tried again by themselves after something broke on the way to them", async () => {
    const { replica, start, asked, data } = await desk([3]);
    data.isBroken = true;
    await wantOcr(replica, "doc", ["eng"]);
    const queue = start();
    await vi.waitFor(() => expect(queue.problems().get("doc")).toBe("no-bytes"));
    expect(queue.now()).toBeNull();
    data.isBroken = false;
    queue.wake();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    asked[0]?.say("On the board");
    await vi.waitFor(async () => expect((await pagesOf(replica, "doc")).texts[3]).toBe("On the board"));
  });

  test("that cannot be read are tried once more and stay empty, and the others are read", async () => {
    const { replica, start, asked, text } = await desk([1, 2]);
    await wantOcr(replica, "doc", ["deu"]);
    start();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    asked[0]?.say(new Error("no picture"));
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    asked[1]?.say(new Error("no picture"));
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    asked[2]?.say("Tafel");
    await vi.waitFor(async () => expect(await text()).toEqual({ state: "read", version: readingVersion }));
    expect((await pagesOf(replica, "doc")).texts.slice(0, 3)).toEqual(["words", "", "Tafel"]);
  });

  test("are left when it is stopped, and what was read stays", async () => {
    const { replica, start, asked, text } = await desk([1, 2]);
    await wantOcr(replica, "doc", ["eng"]);
    const queue = start();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    asked[0]?.say("Kept");
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    await queue.cancel("doc");
    await vi.waitFor(() => expect(queue.now()).toBeNull());
    expect(queue.problems().get("doc")).toBeUndefined();
    asked[1]?.say("Late");
    await stopOcr(replica, "doc");
    expect((await pagesOf(replica, "doc")).texts.slice(1, 3)).toEqual(["Kept", ""]);
    expect(await text()).toEqual({ state: "read", version: readingVersion, withoutText: [2] });
  });

  test("are left however late it is stopped: a page that is just done, and one that still waits", async () => {
    const { replica, start, asked, text } = await desk([1]);
    await replica.create(document, { ...scan, title: "Other" }, "other");
    const bare = { kind: "pdf", pages: [{ label: "", text: "" }], outline: [], withoutText: [0] } as const;
    await writeReading(replica, "other", bare);
    await wantOcr(replica, "doc", ["eng"]);
    await wantOcr(replica, "other", ["eng"]);
    const queue = start();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    const isFirst = queue.now()?.documentId === "doc";
    const [running, waiting] = isFirst ? ["doc", "other"] : ["other", "doc"];
    await queue.cancel(waiting);
    // Where storing takes its time, the page is done before the wish is gone.
    const { together } = replica;
    vi.spyOn(replica, "together").mockImplementationOnce(async (work) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return together(work);
    });
    const canceling = queue.cancel(running);
    asked[0]?.say("Late");
    await canceling;
    await vi.waitFor(() => expect(queue.now()).toBeNull());
    queue.wake();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked).toHaveLength(1);
    expect(await text()).toEqual({ state: "read", version: readingVersion, withoutText: [1] });
    const other = (await replica.get(document, "other"))?.text;
    expect(other).toEqual({ state: "read", version: readingVersion, withoutText: [0] });
  });

  test("of a scan that is still to be read itself are not wanted any more once that is said", async () => {
    const { replica } = await desk([1]);
    const text = { state: "waiting", ocr: { languages: ["eng"] } } as const;
    await replica.create(document, { ...scan, text: { ...text, ocr: { languages: ["eng"] } } }, "new");
    await stopOcr(replica, "new");
    expect((await replica.get(document, "new"))?.text).toEqual({ state: "waiting" });
  });

  test("wait while what reads them comes, say so, and say why where it does not come", async () => {
    const { replica, start, asked, text, data } = await desk([1]);
    let come: () => void = () => undefined;
    data.come = new Promise((resolve) => {
      come = resolve;
    });
    data.isHere = false;
    await wantOcr(replica, "doc", ["ja"]);
    const queue = start();
    await vi.waitFor(() => expect(queue.now()?.arriving).toEqual({ bytes: 1, of: 4 }));
    come();
    await vi.waitFor(() => expect(queue.problems().get("doc")).toBe("unreachable"));
    expect([queue.now(), (await text())?.withoutText]).toEqual([null, [1]]);
    data.isHere = true;
    queue.wake();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(queue.problems().get("doc")).toBeUndefined();
  });

  test("with a number alone are read, and those with words of their own stay as they are", async () => {
    const { replica, text } = await desk([1, 2]);
    const [part] = await replica.having(documentText, "documentId", ["doc"]);
    const body = (await replica.get(documentText, part?.id ?? ""))?.body.replace("words\f\f\f", "words\f12\f13\f");
    await replica.update(documentText, part?.id ?? "", { body: body ?? "" });
    await writeSeenPage(replica, "doc", 0, seen("other words"), 5);
    await writeSeenPage(replica, "doc", 1, seen("Seen on page 12"), 5);
    await writeSeenPage(replica, "doc", 2, seen(""), 5);
    expect((await pagesOf(replica, "doc")).texts.slice(0, 3)).toEqual(["words", "Seen on page 12", "13"]);
    expect([...((await pagesOf(replica, "doc")).wordBoxes?.keys() ?? [])]).toEqual([1]);
    expect(await text()).toEqual({ state: "read", version: readingVersion });
  });
});
