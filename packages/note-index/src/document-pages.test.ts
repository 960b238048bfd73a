import { document } from "@jotter/domain/document";
import { documentText } from "@jotter/domain/document-text";
import { entities } from "@jotter/domain/entities";
import { newNote, note } from "@jotter/domain/note";
import { openReplica } from "@jotter/replica/open-replica";
import type { Replica } from "@jotter/replica/replica";
import { afterEach, describe, expect, test } from "vitest";
import { type DocumentRecords, openDocumentRecords } from "./document-records.ts";
import { startIndexKeeper } from "./index-keeper.ts";
import { foundPages } from "./page-answers.ts";

let student = 0;
let clock = 1;
const open: { close(): void }[] = [];

afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

async function desk() {
  const userId = `pages-${++student}`;
  const replica = openReplica({ userId, entities, now: () => clock++ });
  open.push(replica);
  await replica.opened;
  return { userId, replica };
}

async function addDocument(replica: Replica, id: string, title: string, texts: readonly string[]) {
  const at = clock++;
  const data = {
    title,
    classId: null,
    tags: [],
    kind: "pdf" as const,
    fileId: id,
    name: `${id}.pdf`,
    path: "",
    url: "",
  };
  await replica.create(document, { ...data, type: "", bytes: 1, createdAt: at, updatedAt: at }, id);
  for (let from = 0; from < texts.length; from += 40) {
    const own = texts.slice(from, from + 40);
    const labels = own.map((_, place) => String(from + place + 1));
    const part = { documentId: id, from, labels, body: own.join("\f"), createdAt: at, updatedAt: at };
    await replica.create(documentText, part, `${id}-${from}`);
  }
}

async function keeperOf(userId: string) {
  let records: DocumentRecords | null = null;
  let read = 0;
  const keeper = await startIndexKeeper({
    userId,
    onStep: (progress) => {
      read = Math.max(read, progress?.total ?? 0);
    },
    alone: (_, work) => work(),
    source: {
      kind: "pages",
      open: async (id, onGone) => {
        records = await openDocumentRecords(id, onGone);
        return records;
      },
    },
  });
  if (!keeper || !records) throw new Error("There is nothing to index.");
  open.push(keeper);
  await keeper.settled();
  const { placeOf }: DocumentRecords = records;
  return {
    keeper,
    read: () => read,
    all: (typed: string, limit = 8, within?: readonly string[]) =>
      foundPages(keeper.index(), keeper.bodies, placeOf, typed, limit, within),
    find: async (typed: string, limit = 8) =>
      (await foundPages(keeper.index(), keeper.bodies, placeOf, typed, limit)).hits,
  };
}

const book = (count: number, page: number, sentence: string) =>
  Array.from({ length: count }, (_, at) => (at === page ? sentence : `Something else on this page ${at}.`));

describe("the pages of documents [DOC-3]", () => {
  test("are found by a sentence, each by itself, with the words around it", async () => {
    const { userId, replica } = await desk();
    await addDocument(replica, "bio", "Biology", book(300, 211, "Here the **mitochondria** make most of the energy."));
    const { find } = await keeperOf(userId);
    expect(await find("mitochondria energy")).toEqual([
      {
        documentId: "bio",
        title: "Biology",
        kind: "pdf",
        page: 211,
        label: "212",
        isOnly: true,
        snippet: [
          { text: "Here the ", match: false },
          { text: "mitochondria", match: true },
          { text: " make most of the ", match: false },
          { text: "energy", match: true },
          { text: ".", match: false },
        ],
        quote: "mitochondria make most of the energy",
      },
    ]);
    expect(await find("mitochondria else")).toEqual([]);
  });

  test("are shown without signs that no letter was found for", async () => {
    const { userId, replica } = await desk();
    await addDocument(replica, "faq", "FAQ", ["\ufffd Questions about \ufffdlattice\ufffd graphics."]);
    const { find } = await keeperOf(userId);
    const [hit] = await find("lattice graphics");
    expect(hit?.snippet.map(({ text }) => text).join("")).toBe("Questions about lattice graphics.");
  });

  test("are found in Chinese and Japanese", async () => {
    const { userId, replica } = await desk();
    await addDocument(replica, "zh", "生物", book(50, 41, "植物通过光合作用制造养分。"));
    await addDocument(replica, "ja", "生物学", book(50, 7, "細胞の構造を学ぶことが大切です。"));
    const { find } = await keeperOf(userId);
    expect((await find("光合作用")).map(({ documentId, page, quote }) => [documentId, page, quote])).toEqual([
      ["zh", 41, "光合作用"],
    ]);
    expect((await find("構造を学ぶ")).map(({ documentId, page, quote }) => [documentId, page, quote])).toEqual([
      ["ja", 7, "構造を学ぶ"],
    ]);
  });

  test("of one book do not hide the others", async () => {
    const { userId, replica } = await desk();
    await addDocument(
      replica,
      "a",
      "A",
      Array.from({ length: 30 }, () => "osmosis again"),
    );
    await addDocument(replica, "b", "B", ["osmosis once, in a long page of other words"]);
    const { find } = await keeperOf(userId);
    expect((await find("osmosis")).map(({ documentId }) => documentId).sort()).toEqual(["a", "a", "a", "b"]);
  });

  test("of every document that has the word are found, however often others say it, and all of them are counted", async () => {
    const { userId, replica } = await desk();
    const often = Array.from({ length: 160 }, () => "A package, another package, every package of this package.");
    await addDocument(replica, "guide", "Guide", often);
    await addDocument(replica, "intro", "Intro", often.slice(0, 120));
    await addDocument(replica, "readme", "Readme", ["It is an npm package, in a long page of many other words."]);
    const { all } = await keeperOf(userId);
    const { hits, ...counts } = await all("package", 30);
    expect(counts).toEqual({ pages: 281, documents: 3 });
    expect(hits.map(({ documentId, isOnly }) => `${documentId} ${isOnly}`).sort()).toEqual([
      ...Array(3).fill("guide false"),
      ...Array(3).fill("intro false"),
      "readme true",
    ]);
    expect((await all("package", 3)).hits.map(({ documentId }) => documentId).sort()).toEqual([
      "guide",
      "intro",
      "readme",
    ]);
    expect(await all("package", 30, ["readme"])).toMatchObject({
      hits: [{ documentId: "readme" }],
      pages: 1,
      documents: 1,
    });
  });

  test("follow an edit, a new title and the trash, and are no notes", async () => {
    const { userId, replica } = await desk();
    await addDocument(replica, "bio", "Biology", ["prophase", "metaphase"]);
    await replica.create(note, { ...newNote(1), title: "Cells", body: "prophase" });
    const { keeper, find } = await keeperOf(userId);
    const settled = async () => {
      keeper.changed();
      await keeper.settled();
    };
    expect((await find("prophase")).map(({ title }) => title)).toEqual(["Biology"]);
    await replica.update(documentText, "bio-0", { body: "anaphase\fmetaphase" });
    await replica.update(document, "bio", { title: "Cell biology" });
    await settled();
    expect(await find("prophase")).toEqual([]);
    expect((await find("anaphase")).map(({ title, page }) => [title, page])).toEqual([["Cell biology", 0]]);
    await replica.remove(document, "bio");
    await settled();
    expect(await find("anaphase")).toEqual([]);
  });

  test("are read once: the next start reads only what is new", async () => {
    const { userId, replica } = await desk();
    await addDocument(replica, "bio", "Biology", book(100, 3, "prophase"));
    const first = await keeperOf(userId);
    expect(first.read()).toBe(100);
    first.keeper.close();
    await addDocument(replica, "chem", "Chemistry", book(40, 1, "titration"));
    const second = await keeperOf(userId);
    expect(second.read()).toBe(40);
    expect((await second.find("prophase")).map(({ page }) => page)).toEqual([3]);
    expect((await second.find("titration")).map(({ page }) => page)).toEqual([1]);
  });

  test("are all given once, part by part, until enough are at hand", async () => {
    const { userId, replica } = await desk();
    await addDocument(replica, "bio", "Biology", book(90, 3, "prophase"));
    await addDocument(replica, "chem", "Chemistry", book(50, 1, "titration"));
    const records = await openDocumentRecords(userId, () => undefined);
    if (!records) throw new Error("There is nothing to read.");
    open.push(records);
    await records.stamps();
    const given = new Map<string, string>();
    const batches: number[] = [];
    const take = (most: number) =>
      records.eachBody(async (batch) => {
        batches.push(batch.length);
        for (const { id, body } of batch) given.set(id, body);
        return batches.length < most;
      });
    await take(2);
    expect(batches).toEqual([40, 40]);
    await take(Number.POSITIVE_INFINITY);
    expect(batches).toEqual([40, 40, 40, 40, 10, 40, 10]);
    expect(given.size).toBe(140);
    expect(given.get("bio/3")).toBe("prophase");
    expect(given.get("chem/49")).toBe("Something else on this page 49.");
  });
});
