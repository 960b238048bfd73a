import { course, newCourse } from "@jotter/domain/course";
import { type Document, document } from "@jotter/domain/document";
import { documentText } from "@jotter/domain/document-text";
import { entities } from "@jotter/domain/entities";
import { newNote, note } from "@jotter/domain/note";
import { openReplica } from "@jotter/replica/open-replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { partsOf } from "../../student/documents/reading-parts.ts";
import { keepPasted } from "../../student/study/pasted.ts";
import { shownPassage } from "../../student/study/shown-passage.ts";
import { cardsOf } from "./card-of-concept.ts";
import { pageOf } from "./page-of.ts";
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

describe("a document as a source [AIX-5] [DOC-2]", () => {
  const texts = ["# Cells\n\nA cell divides.", "Mitosis is the division of a nucleus.", "The spindle pulls."];

  async function handout(change: Partial<Document> = {}): Promise<string> {
    const id = await replica.create(document, {
      ...{
        title: "Handout",
        classId: "biology",
        tags: [],
        kind: "pdf",
        fileId: null,
        name: "h.pdf",
        path: "",
        url: "",
      },
      ...{ type: "application/pdf", bytes: 1, pages: 3, text: { state: "read" }, createdAt: 1, updatedAt: 1 },
      ...change,
    } as Document);
    for (const { id: part, data } of partsOf({ labels: ["i", "1", "2"], texts, outline: [] }, id, 1)) {
      await replica.upsert(documentText, part, data, {});
    }
    return id;
  }
  const read = async (id: string, pages?: { from: number; to: number }) =>
    (await sourcesOf({ kind: "document", id, ...(pages && { pages }) }, { replica, studentId: "ada", t }))[0];

  test("gives its pages as one text, and every passage leads to its page", async () => {
    const id = await handout();
    const source = await read(id);
    expect(source).toMatchObject({ title: "Handout", classId: "biology", text: texts.join("\n\n") });
    const from = source?.text.indexOf("division") ?? 0;
    expect(source && pageOf(source, { from, to: from + 8 })).toEqual({
      label: "1",
      href: `/docs/${id}?page=2&quote=division`,
    });
  });

  test("gives the pages that were taken alone, and is called anew when it is renamed", async () => {
    const id = await handout();
    expect((await read(id, { from: 1, to: 1 }))?.text).toBe(texts[1]);
    await replica.update(document, id, { title: "Cell cycle" });
    expect((await read(id))?.title).toBe("Cell cycle");
    await replica.remove(document, id);
    expect(await read(id)).toBe(undefined);
  });

  test("is a source of its class, beside its notes", async () => {
    const biology = await replica.create(course, newCourse("Biology", "standard", 0, 1));
    const id = await handout({ classId: biology });
    await replica.create(note, { ...newNote(1), title: "Mine", body: "A note.", classId: biology });
    const all = await sourcesOf({ kind: "class", id: biology }, { replica, studentId: "ada", t });
    expect(all.map((one) => one.id)).toEqual([expect.stringMatching(/^note:/), `document:${id}`]);
  });

  test("makes cards that know their page, and words of a page know theirs [FLA-1]", async () => {
    const id = await handout();
    const whole = await read(id);
    const words = texts[1] ?? "";
    const pasted = keepPasted("ada", { title: "Handout", text: words, document: { id, page: 1 } });
    const [passage] = await sourcesOf({ kind: "text", id: pasted }, { replica, studentId: "ada", t });
    for (const source of [whole, passage]) {
      const from = source?.text.indexOf(words) ?? -1;
      const citations = [{ sourceId: source?.id ?? "", quote: words, from, to: from + words.length }];
      const concept = { term: "Mitosis", definition: "division", citations, isSupported: true };
      expect(cardsOf([concept], source ? [source] : [])[0]?.source).toMatchObject({ kind: "document", id, page: 1 });
    }
    expect(passage?.classId).toBe("biology");
  });

  test("is looked up with its page, and said to be gone when it is [AIX-7]", async () => {
    const id = await handout();
    const source = { kind: "document", id, title: "As it was called" };
    const shown = await shownPassage({ ...source, page: 1 }, { quote: "division of a nucleus" }, { replica, t });
    expect(shown).toMatchObject({ title: "Handout", page: "1", around: { quote: "division of a nucleus" } });
    expect([shown.around?.before, shown.around?.after].flat().map((line) => line?.text)).toEqual(["Mitosis is the"]);
    expect(shown.href).toBe(`/docs/${id}?page=2&quote=division+of+a+nucleus`);
    const lost = await shownPassage({ ...source, page: 2 }, { quote: "nothing of this" }, { replica, t });
    expect([lost.around, lost.page, lost.href]).toEqual([null, "2", `/docs/${id}?page=3&quote=nothing+of+this`]);
    await replica.remove(document, id);
    expect(await shownPassage(source, { quote: "division" }, { replica, t })).toEqual({
      ...{ title: "As it was called", around: null, href: null },
    });
  });
});
