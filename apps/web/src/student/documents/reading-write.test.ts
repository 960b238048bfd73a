import type { DocumentText } from "@jotter/document-text/document";
import { type Document, document } from "@jotter/domain/document";
import { documentText } from "@jotter/domain/document-text";
import { entities } from "@jotter/domain/entities";
import { openReplica } from "@jotter/replica/open-replica";
import type { Replica } from "@jotter/replica/replica";
import { afterEach, describe, expect, test } from "vitest";
import { pagesOf } from "./document-pages.ts";
import { writeSeenPage } from "./ocr-pages.ts";
import { readAgain, readingVersion, writeFailure, writeReading } from "./reading-write.ts";

let student = 0;
let clock = 1;
const open: Replica[] = [];

afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

async function desk(stored: Partial<Document> = {}) {
  const replica = openReplica({ userId: `reader-${++student}`, entities, now: () => clock++ });
  open.push(replica);
  await replica.create(document, { ...handout, ...stored }, "doc");
  return replica;
}

const handout: Document = {
  title: "handout",
  classId: null,
  tags: [],
  kind: "pdf",
  fileId: "file",
  name: "handout.pdf",
  path: "",
  url: "",
  type: "application/pdf",
  bytes: 10,
  createdAt: 5,
  updatedAt: 6,
};

function reading(count: number, more: Partial<DocumentText> = {}): DocumentText {
  const pages = Array.from({ length: count }, (_, page) => ({ label: String(page + 1), text: `Page ${page}` }));
  return { kind: "pdf", pages, outline: [], withoutText: [], ...more };
}

const stamps = async (replica: Replica) =>
  (await replica.having(documentText, "documentId", ["doc"])).map(({ id, at }) => `${id} ${at}`).sort();

describe("what was read of a document [DOC-3]", () => {
  test("is kept in parts, and the document says what it is", async () => {
    const replica = await desk();
    await writeReading(replica, "doc", reading(100, { title: "Cells", language: "en", withoutText: [3], cut: "time" }));
    expect((await pagesOf(replica, "doc")).texts).toEqual(reading(100).pages.map(({ text }) => text));
    expect(await replica.get(document, "doc")).toEqual({
      ...handout,
      title: "Cells",
      pages: 100,
      language: "en",
      text: { state: "read", version: readingVersion, reason: "time", withoutText: [3] },
    });
  });

  test("is written once, however often it is read", async () => {
    const replica = await desk();
    await writeReading(replica, "doc", reading(100));
    const before = await stamps(replica);
    await writeReading(replica, "doc", reading(100));
    expect(before).toHaveLength(3);
    expect(await stamps(replica)).toEqual(before);
  });

  test("is the same record on two devices", async () => {
    const [one, other] = [await desk(), await desk()];
    for (const replica of [one, other]) await writeReading(replica, "doc", reading(100));
    const ids = ["doc-0", "doc-40", "doc-80"];
    expect(await one.records(documentText, ids)).toEqual(await other.records(documentText, ids));
    expect(await one.records(documentText, ids)).toHaveLength(3);
    expect(await one.get(document, "doc")).toEqual(await other.get(document, "doc"));
  });

  test("leaves a name that says something, whatever stands on the first page [DOC-1]", async () => {
    const replica = await desk({ title: "Lecture 12, slides", name: "Lecture 12, slides.pdf" });
    await writeReading(replica, "doc", reading(2, { title: "Slide 1" }));
    expect((await replica.get(document, "doc"))?.title).toBe("Lecture 12, slides");
  });

  test("leaves the title a student gave, and a page that was read off its picture", async () => {
    const replica = await desk({ title: "For Tuesday" });
    await writeReading(replica, "doc", reading(2, { title: "Scan 001" }));
    const scan = {
      pages: [
        { label: "1", text: "Page 0" },
        { label: "2", text: "" },
      ],
      withoutText: [1],
    };
    await writeReading(replica, "doc", reading(2, { title: "Scan 001", ...scan }));
    expect((await pagesOf(replica, "doc")).texts).toEqual(["Page 0", "Page 1"]);
    const stored = await replica.get(document, "doc");
    expect([stored?.title, stored?.text]).toEqual([
      "For Tuesday",
      { state: "read", version: readingVersion, unplaced: { pages: [1], languages: ["eng"] } },
    ]);
  });

  test("leaves a page to be read off its picture of which the file knows but a number", async () => {
    const replica = await desk();
    const scan = reading(2, { pages: ["3", "4"].map((text) => ({ label: text, text })), withoutText: [0, 1] });
    for (const _ of [1, 2]) await writeReading(replica, "doc", scan);
    const stored = await replica.get(document, "doc");
    expect(stored?.text).toEqual({ state: "read", version: readingVersion, withoutText: [0, 1] });
  });

  test("leaves where words stand on a picture, until the file itself has words there", async () => {
    const replica = await desk();
    const bare = (text: string) => reading(60, { withoutText: [45] }).pages.with(45, { label: "46", text });
    await writeReading(replica, "doc", reading(60, { pages: bare(""), withoutText: [45] }));
    await writeSeenPage(replica, "doc", 45, { text: "On the board", boxes: "100 20 0 100 50 On\n" }, 7);
    const before = await stamps(replica);
    await writeReading(replica, "doc", reading(60, { pages: bare(""), withoutText: [45] }));
    expect(await pagesOf(replica, "doc")).toMatchObject({ wordBoxes: new Map([[45, "100 20 0 100 50 On\n"]]) });
    await writeReading(replica, "doc", reading(60, { pages: bare("Words of the file") }));
    const { texts, wordBoxes } = await pagesOf(replica, "doc");
    expect([texts[45], wordBoxes]).toEqual(["Words of the file", undefined]);
    expect(before).toHaveLength(2);
  });

  test("is read off the pictures anew when the student asks for it: their language may have been another", async () => {
    const replica = await desk({ kind: "image" });
    const photo = reading(2, { pages: reading(2).pages.with(1, { label: "2", text: "" }), withoutText: [1] });
    await writeReading(replica, "doc", photo);
    await writeSeenPage(replica, "doc", 1, { text: "BERS Hy bh", boxes: "100 20 0 100 50 BERS\n" }, 7);
    await readAgain(replica, "doc");
    expect(await replica.get(document, "doc")).toMatchObject({ text: { state: "waiting" } });
    // It may not come for days: until then it is found by what is there.
    expect((await pagesOf(replica, "doc")).texts).toEqual(["Page 0", "BERS Hy bh"]);
    await writeReading(replica, "doc", photo);
    const { texts, wordBoxes } = await pagesOf(replica, "doc");
    expect([texts, wordBoxes]).toEqual([["Page 0", ""], undefined]);
    expect((await replica.get(document, "doc"))?.text).toEqual({
      state: "read",
      version: readingVersion,
      withoutText: [1],
    });
  });

  test("is all there still where it could not be read again, or was not to be after all", async () => {
    const replica = await desk();
    const scan = reading(3, {
      pages: reading(3).pages.map(({ label }) => ({ label, text: "" })),
      withoutText: [0, 1, 2],
    });
    await writeReading(replica, "doc", scan);
    await writeSeenPage(replica, "doc", 1, { text: "On the board", boxes: "100 20 0 100 50 On\n" }, 7);
    const before = [(await replica.get(document, "doc"))?.text, await pagesOf(replica, "doc")];
    for (const _ of [1, 2]) await readAgain(replica, "doc");
    await writeFailure(replica, "doc", "cancelled");
    expect([(await replica.get(document, "doc"))?.text, await pagesOf(replica, "doc")]).toEqual(before);
    await readAgain(replica, "doc");
    await writeFailure(replica, "doc", "missing");
    expect((await replica.get(document, "doc"))?.text).toEqual({
      state: "read",
      version: readingVersion,
      reason: "not-again",
      withoutText: [0, 2],
    });
    expect(await pagesOf(replica, "doc")).toEqual(before[1]);
  });

  test("lets go of parts that a longer reading left behind", async () => {
    const replica = await desk();
    await writeReading(replica, "doc", reading(100));
    await writeReading(replica, "doc", reading(30));
    expect((await pagesOf(replica, "doc")).texts).toHaveLength(30);
  });

  test("does not bring back a document that went to the trash meanwhile", async () => {
    const replica = await desk();
    await replica.remove(document, "doc");
    await writeReading(replica, "doc", reading(3));
    await writeFailure(replica, "doc", "broken");
    expect(await replica.get(document, "doc")).toBeUndefined();
    expect((await pagesOf(replica, "doc")).texts).toEqual([]);
  });
});
