import { card } from "@jotter/domain/card";
import { entities } from "@jotter/domain/entities";
import { newNote, note } from "@jotter/domain/note";
import { openReplica } from "@jotter/replica/open-replica";
import type { Replica } from "@jotter/replica/replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { followNotes, noteOpened } from "./follow-notes.ts";
import { keepCards } from "./keep-cards.ts";

let replica: Replica;
let stop: () => void;
let clock = 100;
const now = () => clock++;

beforeEach(async () => {
  replica = openReplica({ userId: "ada", entities, now });
  await replica.opened;
  stop = followNotes({ replica, now, pauseMs: 5 });
});

afterEach(async () => {
  stop();
  replica.close();
  await wipeReplica("ada");
});

async function noteWithCard() {
  const id = await replica.create(note, { ...newNote(now()), body: "Mitosis :: division" });
  const source = { kind: "note", id, isLine: true, quote: "Mitosis :: division" } as const;
  const words = { kind: "basic", front: "Mitosis", back: "division", source } as const;
  const { ids } = await keepCards(replica, { name: "Cells", classId: null }, [words], now());
  return { id, back: async () => (await replica.get(card, ids[0] ?? ""))?.back };
}

describe("The cards of a note that is changed elsewhere [FLA-1]", () => {
  test("follow its lines", async () => {
    const { id, back } = await noteWithCard();
    await replica.update(note, id, { body: "Mitosis :: division of a nucleus" });
    await expect.poll(back).toBe("division of a nucleus");
  });

  test("wait while somebody writes it here", async () => {
    const { id, back } = await noteWithCard();
    const close = noteOpened(id);
    await replica.update(note, id, { body: "Mitosis :: half a wo" });
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(await back()).toBe("division");
    close();
    await replica.update(note, id, { body: "Mitosis :: half a word" });
    await expect.poll(back).toBe("half a word");
  });
});
