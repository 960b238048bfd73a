import { document } from "@jotter/domain/document";
import { documentText } from "@jotter/domain/document-text";
import { entities } from "@jotter/domain/entities";
import { openReplica } from "@jotter/replica/open-replica";
import { afterEach, expect, test } from "vitest";
import { noPages } from "./messages.ts";
import { startPageSearch } from "./page-search.ts";

const open: { close(): void }[] = [];

afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

async function libraryOf(userId: string) {
  const replica = openReplica({ userId, entities, now: () => 1 });
  open.push(replica);
  await replica.opened;
  const data = { title: "Biology", classId: null, tags: [], kind: "pdf" as const, fileId: "f", name: "bio.pdf" };
  const at = { createdAt: 1, updatedAt: 1 };
  await replica.create(document, { ...data, path: "", url: "", type: "", bytes: 1, ...at }, "bio");
  const part = { documentId: "bio", from: 0, labels: ["1", "2"], body: "inbuilt help\fothers", ...at };
  await replica.create(documentText, part, "bio-0");
}

function startedAfter(userId: string, after: Promise<unknown>) {
  const told: boolean[] = [];
  const onStep = (isWhole: boolean) => void told.push(isWhole);
  const search = startPageSearch({ userId, after, onStep, alone: (_, work) => work(), mostWaitMs: 0 });
  open.push(search);
  return { search, told, whole: () => expect.poll(() => told.at(-1)).toBe(true) };
}

test("a search before the pages are read does not say that there is nothing, and is told when they are [DOC-3]", async () => {
  await libraryOf("late-reader");
  let readNotes = () => {};
  const notesRead = new Promise<void>((resolve) => {
    readNotes = resolve;
  });
  const { search, told, whole } = startedAfter("late-reader", notesRead);
  expect(await search.search("inbuilt help", 8)).toEqual({ ...noPages, isWhole: false });
  expect(told).toEqual([]);
  readNotes();
  await whole();
  expect(await search.search("inbuilt help", 8)).toMatchObject({
    hits: [{ documentId: "bio", page: 0 }],
    isWhole: true,
  });
  expect(await search.search("chloroplast", 8)).toEqual({ ...noPages, isWhole: true });
});

test("where there are no records, or none can be read, nobody waits for them [DOC-3]", async () => {
  const without = startedAfter("nobody-here", Promise.resolve());
  await without.whole();
  expect(await without.search.search("help", 8)).toEqual({ ...noPages, isWhole: true });
  const broken = startedAfter("broken", Promise.reject(new Error("The notes cannot be read.")));
  await broken.whole();
  expect(await broken.search.search("help", 8)).toEqual({ ...noPages, isWhole: true });
});
