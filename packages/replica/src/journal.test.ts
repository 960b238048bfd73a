import { entities } from "@jotter/domain/entities";
import { newNote, note } from "@jotter/domain/note";
import { Dexie } from "dexie";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { changed, openJournal, type TextChange } from "./journal.ts";
import { openReplica } from "./open-replica.ts";
import { sweepReplicas, wipeReplica } from "./wipe.ts";

const opened: { readonly close: () => void }[] = [];
let time = 1000;

async function open(userId: string) {
  const replica = openReplica({ userId, entities, now: () => time++ });
  opened.push(replica);
  await replica.journal.recovered();
  return replica;
}

/** A tab that is gone without a word: its records and its journal stay as they are. */
async function tabThatDies(userId: string, body = "") {
  const replica = await open(userId);
  const id = await replica.create(note, { ...newNote(1), body });
  const field = replica.journal.open(note, id);
  return {
    replica,
    id,
    field,
    type: (base: string | null, ...changes: TextChange[]) =>
      field.keep({ change: { updatedAt: 7 }, text: { field: "body", base, changes } }),
    die: async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      field.close(); // The browser lets go of a dead tab's locks.
      replica.close();
    },
  };
}

afterEach(async () => {
  for (const one of opened.splice(0)) one.close();
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
});

describe("what was typed and not saved when the tab died [NOT-8]", () => {
  test("is in the note at the next start", async () => {
    const tab = await tabThatDies("ada", "Cells");
    tab.type("Cells", { from: 5, to: 5, insert: " d" });
    tab.type(null, { from: 7, to: 7, insert: "ivide" });
    tab.type(null, { from: 0, to: 5, insert: "Most cells" });
    await tab.die();
    const again = await open("ada");
    expect(await again.get(note, tab.id)).toMatchObject({ body: "Most cells divide", updatedAt: 7 });
  });

  test("is there once, also where the tab died right after saving it", async () => {
    const tab = await tabThatDies("ada", "a");
    tab.type("a", { from: 1, to: 1, insert: "b" });
    await tab.replica.editText(note, tab.id, "body", "a", "ab");
    tab.type("ab", { from: 2, to: 2, insert: "c" });
    await tab.die();
    const again = await open("ada");
    expect((await again.get(note, tab.id))?.body).toBe("abc");
    again.close();
    expect((await (await open("ada")).get(note, tab.id))?.body).toBe("abc");
  });

  test("is there once, also where it died so twice", async () => {
    const tab = await tabThatDies("ada", "begin");
    tab.type("begin", { from: 0, to: 0, insert: " " });
    await tab.replica.editText(note, tab.id, "body", "begin", " begin");
    tab.type(" begin", { from: 0, to: 0, insert: "!" });
    await tab.replica.editText(note, tab.id, "body", " begin", "! begin");
    await tab.die();
    expect((await (await open("ada")).get(note, tab.id))?.body).toBe("! begin");
  });

  test("is woven into what others wrote meanwhile", async () => {
    const tab = await tabThatDies("ada", "one two three");
    tab.type("one two three", { from: 0, to: 0, insert: "zero " });
    await tab.replica.update(note, tab.id, { body: "one two three four" });
    await tab.die();
    expect((await (await open("ada")).get(note, tab.id))?.body).toBe("zero one two three four");
  });

  test("brings a note back that was deleted meanwhile, and leaves one alone that was erased", async () => {
    const kept = await tabThatDies("ada", "a");
    kept.type("a", { from: 1, to: 1, insert: "b" });
    await kept.replica.remove(note, kept.id);
    await kept.die();
    const again = await open("ada");
    expect((await again.get(note, kept.id))?.body).toBe("ab");
    again.close();
    const erased = await tabThatDies("ada", "a");
    erased.type("a", { from: 1, to: 1, insert: "b" });
    await erased.replica.remove(note, erased.id);
    await erased.replica.erase(note, erased.id);
    await erased.die();
    expect(await (await open("ada")).get(note, erased.id)).toBeUndefined();
  });

  test("is a title and other plain fields too, as they were last", async () => {
    const tab = await tabThatDies("ada");
    tab.field.keep({ change: { title: "Mi", updatedAt: 8 } });
    tab.field.keep({ change: { title: "Mitosis", updatedAt: 9 } });
    await tab.die();
    expect(await (await open("ada")).get(note, tab.id)).toMatchObject({ title: "Mitosis", updatedAt: 9 });
  });

  test("is left to its own tab while that lives, and taken over when it dies", async () => {
    const tab = await tabThatDies("ada", "a");
    tab.type("a", { from: 1, to: 1, insert: "b" });
    await new Promise((resolve) => setTimeout(resolve, 20));
    const other = await open("ada");
    expect((await other.get(note, tab.id))?.body).toBe("a");
    await tab.die();
    await expect.poll(async () => (await other.get(note, tab.id))?.body).toBe("ab");
  });

  test("is not brought back once it was saved or thrown away", async () => {
    const tab = await tabThatDies("ada", "a");
    tab.type("a", { from: 1, to: 1, insert: "b" });
    tab.field.forget(tab.field.reach());
    await tab.die();
    expect((await (await open("ada")).get(note, tab.id))?.body).toBe("a");
  });

  test("whatever is typed, saved and lost in whatever order, the text is what stood in the editor", async () => {
    const anyStep = fc.oneof(
      { weight: 6, arbitrary: fc.record({ at: fc.nat(40), remove: fc.nat(3), insert: fc.string({ maxLength: 4 }) }) },
      { weight: 1, arbitrary: fc.constantFrom("save" as const, "save, and die before forgetting" as const) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 25 }), async (steps) => {
        const userId = `p${time}`;
        const tab = await tabThatDies(userId, "begin");
        let text = "begin";
        let stored = "begin";
        let base: string | null = "begin";
        for (const step of steps) {
          if (typeof step === "string") {
            const reach = tab.field.reach();
            await tab.replica.editText(note, tab.id, "body", stored, text);
            stored = text;
            base = text;
            if (step === "save") tab.field.forget(reach);
            continue;
          }
          const from = Math.min(step.at, text.length);
          const change = { from, to: Math.min(from + step.remove, text.length), insert: step.insert };
          tab.type(base, change);
          text = changed(text, [change]);
          base = null;
        }
        await tab.die();
        expect((await (await open(userId)).get(note, tab.id))?.body).toBe(text);
      }),
      { numRuns: 40 },
    );
  });
});

describe("the journal", () => {
  test("says whether something typed is in no record yet", async () => {
    const { replica, field, type } = await tabThatDies("ada");
    const heard: boolean[] = [];
    replica.journal.subscribe(() => heard.push(replica.journal.isTyping()));
    type("", { from: 0, to: 0, insert: "a" });
    const reach = field.reach();
    type(null, { from: 1, to: 1, insert: "b" });
    field.forget(reach);
    expect(replica.journal.isTyping()).toBe(true);
    field.forget(field.reach());
    expect(heard).toEqual([true, false]);
  });

  test("keeps what is typed before its database is open", async () => {
    const replayed: unknown[] = [];
    const options = { userId: "eve", newId: () => "s1", now: () => 1 };
    const first = openJournal({ ...options, replay: async () => undefined });
    const field = first.open(note, "n1");
    field.keep({ change: { title: "early" } });
    await first.recovered();
    await new Promise((resolve) => setTimeout(resolve, 20));
    field.close();
    first.close();
    const second = openJournal({ ...options, replay: async (...all) => void replayed.push(all) });
    opened.push(second);
    await second.recovered();
    expect(replayed).toEqual([["note", "n1", [expect.objectContaining({ change: { title: "early" } })]]]);
  });

  test("goes with the records, and stays where another student's words are in it", async () => {
    const tab = await tabThatDies("ada");
    tab.type("", { from: 0, to: 0, insert: "a" });
    await tab.die();
    const empty = await open("bob");
    empty.close();
    await sweepReplicas("eve");
    expect(await Dexie.getDatabaseNames()).toContain("jotter-journal:ada");
    expect(await Dexie.getDatabaseNames()).not.toContain("jotter-journal:bob");
    await wipeReplica("ada");
    expect(await Dexie.getDatabaseNames()).not.toContain("jotter-journal:ada");
  });
});

describe("what a record said before it was changed a lot [NOT-4]", () => {
  test("is kept for thirty days, at most two hundred of one record", async () => {
    const replica = await open("ada");
    const id = await replica.create(note, newNote(1));
    time = 5000;
    await replica.keepVersion(note, id, { ...newNote(1), body: "old" });
    expect((await replica.past(note, id)).versions.map(({ data }) => data.body)).toEqual(["old"]);
    time += 31 * 86_400_000;
    expect((await replica.past(note, id)).versions).toEqual([]);
    for (let i = 0; i < 203; i++) await replica.keepVersion(note, id, { ...newNote(1), body: `v${i}` });
    const kept = (await replica.past(note, id)).versions.map(({ data }) => data.body);
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([200, "v3", "v202"]);
  });
});
