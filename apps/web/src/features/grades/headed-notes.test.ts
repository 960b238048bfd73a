import { entities } from "@jotter/domain/entities";
import { newNote, note } from "@jotter/domain/note";
import { openReplica } from "@jotter/replica/open-replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { expect, test } from "vitest";
import { headedNotes } from "./headed-notes.ts";

test("a topic that is a heading in a note has that note, however it is written [DSH-4]", async () => {
  const replica = openReplica({ userId: "ada", entities, now: () => 1 });
  await replica.opened;
  const ids: string[] = [];
  const bodies = [
    ...Array.from({ length: 12 }, () => "Nothing of it."),
    "# Cells\n\n## Cell  *Division*:\n\nIt divides.\n\nGenes\n---\n",
  ];
  for (const body of bodies) ids.push(await replica.create(note, { ...newNote(1), title: "Lecture", body }));
  const found = await headedNotes(replica, ids, ["cell division", "Osmosis", "genes"]);
  expect([...found]).toEqual([
    ["cell division", ids[12]],
    ["genes", ids[12]],
  ]);
  replica.close();
  await wipeReplica("ada");
});
