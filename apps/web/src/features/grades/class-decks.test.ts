import { deck, newDeck } from "@jotter/domain/deck";
import { entities } from "@jotter/domain/entities";
import { event } from "@jotter/domain/event";
import { newEvent } from "@jotter/domain/new-event";
import { openReplica } from "@jotter/replica/open-replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { classDecks } from "./class-decks.ts";

let replica: ReturnType<typeof openReplica>;

beforeEach(async () => {
  replica = openReplica({ userId: "ada", entities, now: () => 1 });
  await replica.opened;
});
afterEach(async () => {
  replica.close();
  await wipeReplica("ada");
});

test("a class has its decks and those that are learned for its exams, past ones too [DSH-4]", async () => {
  const examOf = (classId: string, start: string) =>
    replica.create(event, newEvent(1, { type: "exam", title: "Exam", start, classId }));
  const [past, ahead] = [await examOf("biology", "2020-01-01"), await examOf("biology", "2030-01-01")];
  const elsewhere = await examOf("history", "2030-01-01");
  const all = { a: {}, b: { classId: "biology" }, c: { examId: past }, d: { examId: ahead }, e: { examId: elsewhere } };
  for (const [name, some] of Object.entries(all)) await replica.create(deck, newDeck(name, 1, some));
  const found = await classDecks(replica, await replica.list(deck, { by: "name" }), "biology");
  expect(found.map(({ data }) => data.name)).toEqual(["b", "c", "d"]);
});
