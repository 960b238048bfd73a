import { entities } from "@jotter/domain/entities";
import { newNote, note } from "@jotter/domain/note";
import { openReplica } from "@jotter/replica/open-replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepPasted } from "../../student/study/pasted.ts";
import { isAkin, sourcesOf } from "./use-sources.ts";

const t = ((key: string) => key) as never;
let replica: ReturnType<typeof openReplica>;

beforeEach(async () => {
  replica = openReplica({ userId: "ada", entities, now: () => 1 });
  await replica.opened;
});
afterEach(async () => {
  replica.close();
  await wipeReplica("ada");
});

test("a passage of a note belongs to the class of that note, as it is now [AIX-5] [NOT-7]", async () => {
  const noteId = await replica.create(note, { ...newNote(1), title: "Cells", body: "A cell divides.", classId: null });
  const id = keepPasted("ada", { title: "Cells", text: "A cell", noteId });
  const read = async () => (await sourcesOf({ kind: "text", id }, { replica, studentId: "ada", t }))[0];
  expect(await read()).toMatchObject({ text: "A cell", classId: null, href: `/editor/${noteId}` });
  expect((await read())?.under).toBe(undefined);
  await replica.update(note, noteId, { body: "## Division\n\nA cell divides." });
  expect((await read())?.under).toBe("Division");
  await replica.update(note, noteId, { classId: "biology" });
  expect((await read())?.classId).toBe("biology");
  await replica.remove(note, noteId);
  expect(await read()).toMatchObject({ classId: null, href: null });
});

test("a text is compared with one of its class, or without classes with one that shares a word of its title [CMP-1]", () => {
  const biology = { title: "Cells", classId: "biology" };
  expect(isAkin(biology, { title: "Enzymes", classId: "biology" })).toBe(true);
  expect(isAkin(biology, { title: "Cells", classId: "history" })).toBe(false);
  expect(isAkin(biology, { title: "Cells", classId: null })).toBe(false);
  const loose = (title: string) => ({ title, classId: null });
  expect(isAkin(loose("Weimar Republic"), loose("The republic, Anna's notes"))).toBe(true);
  expect(isAkin(loose("Weimar Republic"), loose("Shopping list"))).toBe(false);
  expect(isAkin(loose("辛亥革命 笔记"), loose("辛亥革命"))).toBe(true);
});
