import { card, newCard } from "@jotter/domain/card";
import { course, newCourse } from "@jotter/domain/course";
import { entities } from "@jotter/domain/entities";
import { onlyOne } from "@jotter/domain/id";
import { newNote, note } from "@jotter/domain/note";
import { newProfile, profile } from "@jotter/domain/profile";
import { failed } from "@jotter/domain/result";
import type { FilesPort } from "@jotter/ports/backend";
import { Dexie } from "dexie";
import { afterEach, describe, expect, test } from "vitest";
import { adopt, adoptFiles } from "./adopt.ts";
import { openDeviceFiles } from "./device-files.ts";
import { openFilesDatabase } from "./files-database.ts";
import { openReplica } from "./open-replica.ts";
import type { Replica } from "./replica.ts";

let now = 1000;
const opened: Replica[] = [];
function open(userId: string, isAlone = false): Replica {
  const replica = openReplica({ userId, entities, now: () => now, isAlone });
  opened.push(replica);
  return replica;
}

afterEach(async () => {
  now = 1000;
  for (const replica of opened.splice(0)) replica.close();
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
});

// Of the port only what a file on its way needs.
const offline = { upload: async () => failed({ kind: "offline" }) } as unknown as FilesPort;
const noted = (title: string, body: string) => ({ ...newNote(now), title, body });

describe("a replica without an account [DSH-5]", () => {
  test("is whole from the start, and says that nothing is on its way", async () => {
    const here = open("here", true);
    await here.create(note, noted("Cells", "A cell divides."));
    expect(await here.syncState()).toEqual({ phase: "alone", pending: 1, blocked: 0, firstSync: false });
  });
});

describe("what was written without an account, added to one [DSH-5]", () => {
  test("keeps its names and every word, and waits to be sent", async () => {
    const [here, account] = [open("here", true), open("account")];
    const id = await here.create(note, noted("Cells", "A cell divides."));
    const thrown = await here.create(note, noted("Old", "Not needed."));
    await here.remove(note, thrown);
    expect(await adopt(here, account)).toBe(2);
    expect(await account.get(note, id)).toMatchObject({ title: "Cells", body: "A cell divides." });
    expect(await account.get(note, thrown)).toBeUndefined();
    await account.restore(note, thrown);
    expect(await account.get(note, thrown)).toMatchObject({ body: "Not needed." });
    expect((await account.syncState()).pending).toBe(2);
  });

  test("adds nothing twice when it is done again, and nothing that was thrown away since", async () => {
    const [here, account] = [open("here", true), open("account")];
    const [cells, gone] = [
      await here.create(note, noted("Cells", "One.")),
      await here.create(note, noted("Gone", "x")),
    ];
    await adopt(here, account);
    await account.remove(note, gone);
    const before = await account.get(note, cells);
    expect(await adopt(here, account)).toBe(0);
    expect(await account.get(note, cells)).toEqual(before);
    expect(await account.get(note, gone)).toBeUndefined();
  });

  test("weaves what both sides went on writing into one note, and keeps both sides' answers to a card", async () => {
    const [here, account] = [open("here", true), open("account")];
    const id = await here.create(note, noted("Cells", "A cell divides."));
    const asked = await here.create(card, newCard({ deckId: "deck", front: "Q", back: "A" }, now));
    await adopt(here, account);
    now = 2000;
    await account.update(note, id, { body: "A cell divides. Then rests." });
    await account.update(card, asked, { reviews: [{ at: 1500, rating: 3 }] });
    now = 3000;
    await here.update(note, id, { body: "Every day: A cell divides." });
    await here.update(card, asked, { reviews: [{ at: 2500, rating: 1 }] });
    await adopt(here, account);
    const body = (await account.get(note, id))?.body ?? "";
    for (const words of ["Every day", "A cell divides", "Then rests"]) expect(body).toContain(words);
    expect(body.match(/divides/g)).toHaveLength(1);
    expect((await account.get(card, asked))?.reviews.map(({ at }) => at)).toEqual([1500, 2500]);
  });

  test("is told under the account's own class where that has the same name", async () => {
    const [here, account] = [open("here", true), open("account")];
    const mine = await here.create(course, newCourse("Biology", "standard", 0, now));
    const theirs = await account.create(course, newCourse("biology", "honors", 0, now));
    const id = await here.create(note, { ...noted("Cells", "A cell divides."), classId: mine });
    await adopt(here, account, new Map([[mine, theirs]]));
    expect((await account.get(note, id))?.classId).toBe(theirs);
    expect(await account.count(course, { by: "name" })).toBe(1);
  });

  test("leaves the account's profile as it is, and fills in what it does not say", async () => {
    const [here, account] = [open("here", true), open("account")];
    await account.create(profile, newProfile("Ada", "ada@example.org", now), onlyOne);
    now = 5000;
    await here.create(profile, { ...newProfile("Somebody", "", now), grade: "10th" }, onlyOne);
    await adopt(here, account);
    expect(await account.get(profile, onlyOne)).toMatchObject({
      username: "Ada",
      email: "ada@example.org",
      grade: "10th",
    });
  });

  test("brings the bytes of its pictures, which then wait to be sent", async () => {
    const files = openDeviceFiles({ userId: "here", files: async () => offline, now: () => now });
    const id = await files.keep({ name: "cell.png", purpose: "note-image", content: new Blob(["bytes"]) });
    await adoptFiles("here", "account");
    await adoptFiles("here", "account");
    await files.close();
    const { db, rows, contents } = openFilesDatabase("account");
    expect(await rows.toArray()).toMatchObject([{ id, name: "cell.png", isWaiting: 1 }]);
    expect(await contents.count()).toBe(1);
    db.close();
  });
});
