import { createHash } from "node:crypto";
import { createMemoryServer } from "@jotter/backends/memory";
import { document, documentIdOfFile } from "@jotter/domain/document";
import { documentText, documentTextId } from "@jotter/domain/document-text";
import { entities } from "@jotter/domain/entities";
import { mark } from "@jotter/domain/mark";
import { mostBytesAtOnce } from "@jotter/ports/file-id";
import { type DeviceFiles, openDeviceFiles } from "@jotter/replica/device-files";
import { openReplica } from "@jotter/replica/open-replica";
import type { Replica } from "@jotter/replica/replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { afterEach, describe, expect, test } from "vitest";
import { type AddDeps, addDocument, cancelUpload } from "./add-document.ts";
import {
  addTagsTo,
  eraseDocuments,
  renameDocument,
  restoreDocuments,
  setClassOf,
  setTagsOf,
  trashDocuments,
} from "./document-acts.ts";
import { bytesOf } from "./document-bytes.ts";
import { noteArrival } from "./note-arrival.ts";
import { noteReading } from "./note-reading.ts";
import { pagesToSee } from "./ocr-pages.ts";
import { readAgain, writeReading } from "./reading-write.ts";
import { kindOfType, tendDocuments } from "./tend-documents.ts";
import { storedDocuments } from "./use-documents.ts";

const opened: { readonly replica: Replica; readonly device: DeviceFiles }[] = [];

afterEach(async () => {
  for (const { replica, device } of opened.splice(0)) {
    replica.close();
    await device.close();
  }
  await wipeReplica("ada");
});

/** A student at a desk whose connection can be cut. */
async function desk() {
  const { files, auth } = createMemoryServer().connect();
  await auth.signUp({ name: "Ada", email: "ada@example.org", password: "correct horse" });
  let isOnline = true;
  let clock = 1000;
  const now = () => ++clock;
  const offline = async () => ({ ok: false as const, problem: { kind: "offline" as const } });
  const port = async () =>
    isOnline ? files : { ...files, upload: offline, download: offline, list: offline, remove: offline };
  const replica = openReplica({ userId: "ada", entities, now });
  const device = openDeviceFiles({ userId: "ada", files: port, now, exclusively: (_, __, work) => work() });
  opened.push({ replica, device });
  const deps: AddDeps = {
    account: { id: "ada", email: "ada@example.org", name: "Ada" },
    replica,
    files: port,
    deviceFiles: async () => device,
    now,
    kindOf: async ({ name }) => (name.endsWith(".pdf") ? "pdf" : null),
  };
  const add = async (name: string, text = name) => {
    const added = await addDocument(deps, new File([text], name, { type: "application/pdf" }));
    if (added.kind !== "added") throw new Error(added.kind);
    return added.id;
  };
  const titles = async () => (await storedDocuments(replica)).map(({ data }) => data.title);
  const stored = async () => {
    const list = await files.list();
    return list.ok ? list.value.files.map(({ name }) => name) : [];
  };
  const passDays = (days: number) => {
    clock += days * 86_400_000;
  };
  const setOnline = (yes: boolean) => {
    isOnline = yes;
  };
  const dataOf = (id: string) => replica.get(document, id);
  return { deps, replica, device, files, add, titles, stored, setOnline, dataOf, passDays };
}

describe("an upload [DOC-1] [DOC-4]", () => {
  test("is a record before it has arrived, and says where it is once it has", async () => {
    const { add, device, dataOf, setOnline, deps, stored } = await desk();
    setOnline(false);
    const id = await add("Lecture 12.pdf", "slides");
    expect(await dataOf(id)).toMatchObject({
      title: "Lecture 12",
      name: "Lecture 12.pdf",
      kind: "pdf",
      bytes: 6,
      fileId: null,
      path: "users/ada/Lecture 12.pdf",
      url: "",
      hash: createHash("sha256").update("slides").digest("hex"),
      text: { state: "waiting" },
    });
    expect(await stored()).toEqual([]);
    setOnline(true);
    expect(await device.flush(5000)).toBe(0);
    const fileId = id.replace("file-", "");
    await noteArrival(deps, fileId);
    expect(await stored()).toEqual(["Lecture 12.pdf"]);
    expect(await dataOf(id)).toMatchObject({ fileId, url: `/api/files/${fileId}` });
  });

  test("can be read on this device before the server has it", async () => {
    const { add, setOnline, replica, deps } = await desk();
    setOnline(false);
    const id = await add("a.pdf", "slides");
    const row = await replica.row(document, id);
    const answer = row && (await bytesOf(deps, row));
    expect(answer?.ok && (await answer.value.text())).toBe("slides");
  });

  test("of bytes that are there already is offered as the one there is, unless both are wanted", async () => {
    const { add, deps, titles } = await desk();
    const id = await add("a.pdf", "same");
    const again = new File(["same"], "copy.pdf");
    expect(await addDocument(deps, again)).toMatchObject({ kind: "twin", of: { id } });
    expect(await titles()).toEqual(["a"]);
    expect(await addDocument(deps, again, { keepsBoth: true })).toMatchObject({ kind: "added" });
    expect([...(await titles())].sort()).toEqual(["a", "copy"]);
  });

  test("that is a scan has its pictures read by itself", async () => {
    const { deps, dataOf, replica } = await desk();
    const added = await addDocument(deps, new File(["scan"], "scan.pdf"), { seenIn: ["de"] });
    const id = added.kind === "added" ? added.id : "";
    await writeReading(replica, id, { kind: "pdf", pages: [{ label: "1", text: "" }], outline: [], withoutText: [0] });
    expect(pagesToSee((await dataOf(id))?.text)).toEqual([0]);
  });

  test("of the same name is another document, and of nothing is none", async () => {
    const { add, deps, titles } = await desk();
    await add("a.pdf", "one");
    await add("a.pdf", "two");
    expect(await titles()).toEqual(["a", "a"]);
    expect(await addDocument(deps, new File([], "b.pdf"))).toEqual({ kind: "empty" });
  });

  test("that is cancelled leaves nothing behind", async () => {
    const { add, device, replica, deps, titles, setOnline, stored } = await desk();
    setOnline(false);
    const id = await add("a.pdf");
    const row = await replica.row(document, id);
    if (row) await cancelUpload(deps, row);
    setOnline(true);
    expect(await device.flush(1000)).toBe(0);
    expect([await titles(), await stored(), await device.waiting("document")]).toEqual([[], [], []]);
  });

  test("that is cancelled in the middle gives back the room of the pieces that were sent, and of a whole there are none", async () => {
    const { add, replica, deps, files, setOnline } = await desk();
    setOnline(false);
    const removed: string[] = [];
    const remove = async (id: string) => {
      removed.push(id);
      return files.remove(id);
    };
    const cancel = async (text: string) => {
      const id = await add(`${text.length}.pdf`, text);
      const row = await replica.row(document, id);
      if (row) await cancelUpload({ ...deps, files: async () => ({ ...files, remove }) }, row);
      return id.replace("file-", "");
    };
    await cancel("small");
    const large = await cancel("x".repeat(mostBytesAtOnce + 1));
    await expect.poll(() => removed).toEqual([large]);
  });
});

describe("files that are on the server [DOC-1]", () => {
  test("from before there were records become records, once, the same on every device", async () => {
    const { deps, files, replica, titles } = await desk();
    const id = "0123456789abcdef0123456789abcdef";
    await files.upload({ id, name: "Handout.pdf", content: new Blob(["x"], { type: "application/pdf" }) });
    await files.upload({ name: "cell.png", purpose: "note-image", content: new Blob(["y"]) });
    await tendDocuments(deps);
    await tendDocuments(deps);
    expect(await titles()).toEqual(["Handout"]);
    expect(await replica.get(document, documentIdOfFile(id))).toMatchObject({ fileId: id, kind: "pdf" });
  });

  test("that were once taken for nothing that can be read are read after all", async () => {
    const { deps, files, replica } = await desk();
    const id = "0123456789abcdef0123456789abcdef";
    const content = new Blob(["<p>Cells</p>"], { type: "application/octet-stream" });
    await files.upload({ id, name: "Handout.html", content });
    await tendDocuments(deps);
    const documentId = documentIdOfFile(id);
    await replica.update(document, documentId, { kind: "other", text: { state: "none" } });
    await tendDocuments(deps);
    expect(await replica.get(document, documentId)).toMatchObject({ kind: "html", text: { state: "waiting" } });
  });

  test("are named in their record when nobody heard of their arrival", async () => {
    const { add, device, deps, dataOf } = await desk();
    const id = await add("a.pdf");
    await device.flush(5000);
    await tendDocuments(deps);
    expect((await dataOf(id))?.fileId).toBe(id.replace("file-", ""));
  });

  test("stay while their record lies in the trash, and go when it was erased, also without a connection", async () => {
    const { add, device, deps, replica, stored, setOnline } = await desk();
    const id = await add("a.pdf");
    await device.flush(5000);
    await trashDocuments(replica, [id]);
    await tendDocuments(deps);
    expect(await stored()).toEqual(["a.pdf"]);
    setOnline(false);
    await eraseDocuments(deps, [id]);
    setOnline(true);
    expect(await stored()).toEqual(["a.pdf"]);
    await tendDocuments(deps);
    expect([await stored(), await storedDocuments(replica)]).toEqual([[], []]);
  });

  test.each([
    ["application/pdf", "a", "pdf"],
    ["image/png", "a.png", "image"],
    ["image/svg+xml", "a.svg", "html"],
    ["text/plain; charset=utf-8", "a.md", "markdown"],
    ["text/plain", "a.csv", "csv"],
    ["application/zip", "a.docx", "docx"],
    ["application/zip", "a.zip", "other"],
    ["application/octet-stream", "page.html", "html"],
    ["application/octet-stream", "drawing.svg", "html"],
    ["application/octet-stream", "alt.txt", "text"],
    ["application/octet-stream", "grades.csv", "csv"],
    ["application/octet-stream", "board.bmp", "image"],
    ["application/octet-stream", "film.mkv", "other"],
    ["", "a", "other"],
  ] as const)("of the type %s and the name %s are a %s", (type, name, kind) => {
    expect(kindOfType(type, name)).toBe(kind);
  });
});

const markIn = (documentId: string) =>
  ({ documentId, page: 0, quote: "Cells", colour: "mint", comment: "", createdAt: 1, updatedAt: 1 }) as const;

async function withText(replica: Replica, documentId: string) {
  const part = { documentId, from: 0, labels: ["1"], body: "Cells", createdAt: 1, updatedAt: 1 };
  await replica.create(documentText, part, documentTextId(documentId, 0));
  await replica.create(mark, markIn(documentId));
}

describe("documents [DOC-2]", () => {
  test("go for good after thirty days in the trash, with text, marks and bytes; not a day earlier", async () => {
    const { add, device, deps, replica, stored, passDays } = await desk();
    const [old, kept] = [await add("old.pdf"), await add("kept.pdf")];
    await device.flush(5000);
    await withText(replica, old);
    await withText(replica, kept);
    await trashDocuments(replica, [old]);
    passDays(29);
    await tendDocuments(deps);
    expect(await stored()).toHaveLength(2);
    passDays(1);
    await tendDocuments(deps);
    expect(await stored()).toEqual(["kept.pdf"]);
    expect(await restoreDocuments(replica, [old])).toEqual([]);
    expect((await replica.having(documentText, "documentId")).map(({ data }) => data.documentId)).toEqual([kept]);
    expect((await replica.having(mark, "documentId")).map(({ data }) => data.documentId)).toEqual([kept]);
  });

  test("that another device erased leave no text and no marks here", async () => {
    const { add, replica, deps } = await desk();
    const id = await add("a.pdf");
    await withText(replica, id);
    await trashDocuments(replica, [id]);
    await replica.erase(document, id);
    await tendDocuments(deps);
    expect(await replica.having(documentText, "documentId")).toEqual([]);
    expect(await replica.having(mark, "documentId")).toEqual([]);
  });

  test("are renamed, and a blank title is Untitled", async () => {
    const { add, deps, titles } = await desk();
    const id = await add("a.pdf");
    await renameDocument(deps, id, "  Mitosis ");
    expect(await titles()).toEqual(["Mitosis"]);
    await renameDocument(deps, id, "  ");
    expect(await titles()).toEqual(["Untitled"]);
  });

  test("get a class and tags together, and keep their time", async () => {
    const { add, replica, dataOf } = await desk();
    const ids = [await add("a.pdf"), await add("b.pdf")];
    const before = (await dataOf(ids[0] ?? ""))?.updatedAt;
    await setTagsOf(replica, ids[0] ?? "", ["#Exam", "exam", " "]);
    await addTagsTo(replica, ids, ["exam", "lab"]);
    await setClassOf(replica, ids, "bio");
    expect(await dataOf(ids[0] ?? "")).toMatchObject({ tags: ["Exam", "lab"], classId: "bio", updatedAt: before });
    expect(await dataOf(ids[1] ?? "")).toMatchObject({ tags: ["exam", "lab"], classId: "bio" });
  });

  test("come back from the trash as they were; what another device did meanwhile is passed over", async () => {
    const { add, replica, titles } = await desk();
    const [here, gone] = [await add("a.pdf"), await add("b.pdf")];
    expect(await trashDocuments(replica, [gone])).toEqual([gone]);
    expect(await trashDocuments(replica, [here, gone, "never"])).toEqual([here]);
    expect(await titles()).toEqual([]);
    expect(await restoreDocuments(replica, [here, gone, "never"])).toEqual([here, gone]);
    expect([...(await titles())].sort()).toEqual(["a", "b"]);
  });

  test("stay in the trash when somebody opens them there or reads on elsewhere", async () => {
    const { replica, add, dataOf } = await desk();
    const id = await add("handout.pdf");
    await noteReading(replica, id, { openedAt: 5 });
    expect((await dataOf(id))?.openedAt).toBe(5);
    await trashDocuments(replica, [id]);
    await noteReading(replica, id, { openedAt: 9 });
    await noteReading(replica, id, { place: { page: 3, share: 0, at: 9 } });
    await readAgain(replica, id);
    expect(await storedDocuments(replica)).toEqual([]);
    expect((await replica.row(document, id))?.del).toBe(1);
  });

  test("take their text, their marks and their bytes along when they are erased, and only from the trash", async () => {
    const { add, device, deps, replica, stored } = await desk();
    const id = await add("a.pdf");
    await device.flush(5000);
    await withText(replica, id);
    const trashedMark = await replica.create(mark, markIn(id));
    await replica.remove(mark, trashedMark);
    expect(await eraseDocuments(deps, [id])).toEqual([]);
    await trashDocuments(replica, [id]);
    expect(await eraseDocuments(deps, [id])).toEqual([id]);
    expect(await replica.having(documentText, "documentId", [id])).toEqual([]);
    expect(await replica.having(mark, "documentId", [id])).toEqual([]);
    expect((await replica.row(mark, trashedMark))?.data).toEqual({});
    expect(await stored()).toEqual([]);
    expect(await restoreDocuments(replica, [id])).toEqual([]);
  });
});
