import "fake-indexeddb/auto";
import { entities } from "@jotter/domain/entities";
import { newNote, note } from "@jotter/domain/note";
import { en } from "@jotter/locales/en";
import { openReplica } from "@jotter/replica/open-replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { afterEach, expect, test } from "vitest";
import type { Student } from "../../student/student-context.ts";
import { translator } from "../../ui/translate.ts";
import { knowledgeOf } from "./knowledge.ts";

const now = () => 1_800_000_000_000;
const replica = openReplica({ userId: "ada", entities, now });

afterEach(async () => {
  replica.close();
  await wipeReplica("ada");
});

test("Jotson knows of the open tasks in the latest notes, as the Control Room does [DSH-2]", async () => {
  await replica.opened;
  const body = "# Lab\n\n- [ ] Draw the curve\n- [x] Read\n- [ ] Ask about pH";
  await replica.create(note, { ...newNote(2), title: "Lab", body }, "lab");
  await replica.create(note, { ...newNote(1), title: "Plain", body: "Nothing to do." }, "plain");
  // Only these are looked at.
  const student = { replica, now } as unknown as Student;
  const known = await knowledgeOf(student, { path: "/controlRoom", language: "en", t: translator(en, "en") });
  const facts = await known.ownData?.();
  expect(facts?.notes?.map(({ title, openTasks }) => [title, openTasks])).toEqual([
    ["Lab", 2],
    ["Plain", 0],
  ]);
});
