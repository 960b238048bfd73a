import { entities } from "@jotter/domain/entities";
import { newNote, note, renamed } from "@jotter/domain/note";
import { createNoteIndex } from "@jotter/note-index/note-index";
import { openReplica } from "@jotter/replica/open-replica";
import { describe, expect, test } from "vitest";
import { followRename, unfollow } from "./follow-rename.ts";

let students = 0;

/** A student's notes and their index, as it is after every change. */
function desk() {
  const replica = openReplica({ userId: `ada${students++}`, entities, now: () => 1000 });
  const indexed = async () => {
    const index = createNoteIndex();
    for (const row of await replica.list(note, { by: "updatedAt" })) {
      const stored = await replica.get(note, row.id);
      if (stored) index.add({ ...stored, id: row.id, stamp: "1", aliases: stored.aliases ?? [] }, stored.body);
    }
    return index;
  };
  const finder = {
    linkingTo: async (id: string) =>
      (await indexed()).linking(id).map(({ note, targets }) => ({ id: note.id, targets })),
    resolveNote: async (target: string, fromId?: string) => (await indexed()).resolve(target, fromId),
  };
  const write = (title: string, body = "", classId: string | null = null) =>
    replica.create(note, { ...newNote(1), title, body, classId });
  const rename = async (id: string, to: string) => {
    const before = await replica.get(note, id);
    if (!before) throw new Error("It is gone.");
    await replica.update(note, id, renamed(before, to));
    return followRename(replica, finder, { id, from: before.title, to });
  };
  const body = async (id: string) => (await replica.get(note, id))?.body;
  return { replica, finder, write, rename, body };
}

describe("links after a rename [NOT-3]", () => {
  test("lead to the note they meant, also when another note takes its former title", async () => {
    const { write, rename, body, finder } = desk();
    const b = await write("B");
    const a = await write("A", "See [[B]].");
    await rename(b, "C");
    const newB = await write("B");
    expect(await body(a)).toBe("See [[C]].");
    expect(await finder.resolveNote("C")).toBe(b);
    expect(await finder.resolveNote("B")).toBe(newB);
  });

  test("are left alone only where another note answers to the new title in that place", async () => {
    const { write, rename, body } = desk();
    await write("Week 1", "", "chem");
    const intro = await write("Intro", "", "bio");
    const inBio = await write("Cells", "See [[Intro]].", "bio");
    const inChem = await write("Acids", "See [[Intro]].", "chem");
    await rename(intro, "Week 1");
    expect(await body(inBio)).toBe("See [[Week 1]].");
    expect(await body(inChem)).toBe("See [[Intro]].");
  });

  test("lead there also where the new title has signs that no link can hold", async () => {
    for (const [title, link] of [
      ["C | D", "C D"],
      ["Sheet [2]", "Sheet 2"],
      ["C# basics", "C# basics"],
    ] as const) {
      const { write, rename, body, finder } = desk();
      const b = await write("B");
      const a = await write("A", "See [[B]] and [[B|words]].");
      await rename(b, title);
      await write("B");
      expect(await body(a)).toBe(`See [[${link}]] and [[${link}|words]].`);
      expect(await finder.resolveNote(link)).toBe(b);
      await rename(b, "Plain");
      expect(await body(a)).toBe("See [[Plain]] and [[Plain|words]].");
    }
  });

  test("change in every form a link has, and nowhere else", async () => {
    const { write, rename, body } = desk();
    const b = await write("B", "Me: [[b]]");
    const text = (name: string, file: string) =>
      `[[${name}]] [[${name}#Part|words]] ![[${name}]] [x](${file}) \`[[B]]\` [[B and more]]\r\n$[[B]]$`;
    const a = await write("A", `${text("B", "folder/B.md#Part")} [[folder/B]]`);
    await rename(b, "C (new)");
    expect(await body(a)).toBe(`${text("C (new)", "C%20%28new%29.md#Part")} [[C (new)]]`);
    expect(await body(b)).toBe("Me: [[C (new)]]");
  });

  test("are left to the alias where the new title could not stand in a link, or is another note's", async () => {
    const { write, rename, body, finder } = desk();
    const b = await write("B");
    const a = await write("A", "[[B]]");
    await rename(b, "#draft");
    expect(await body(a)).toBe("[[B]]");
    await write("Taken");
    await rename(b, "Taken");
    expect(await body(a)).toBe("[[B]]");
    expect(await finder.resolveNote("B")).toBe(b);
  });

  test("can be put back, and what was written meanwhile stays", async () => {
    const { write, rename, body, replica } = desk();
    const b = await write("B");
    const a = await write("A", "See [[B]].");
    const changes = await rename(b, "C");
    await replica.editText(note, a, "body", "See [[C]].", "See [[C]]. More.");
    await unfollow(replica, changes);
    expect(await body(a)).toBe("See [[B]]. More.");
  });

  test("change in hundreds of notes at once, whose time stays what it was", async () => {
    const { replica, write, finder } = desk();
    const b = await write("C");
    const linking = await Promise.all(
      Array.from({ length: 250 }, (_, index) => write(`N${index}`, `x [[B]] ${index}`)),
    );
    const changes = await followRename(
      replica,
      { ...finder, linkingTo: async () => linking.map((id) => ({ id, targets: ["b"] })), resolveNote: async () => b },
      { id: b, from: "B", to: "C" },
    );
    expect(changes).toHaveLength(250);
    expect((await replica.get(note, linking[7] ?? ""))?.body).toBe("x [[C]] 7");
    expect((await replica.get(note, linking[7] ?? ""))?.updatedAt).toBe(1);
  });
});
