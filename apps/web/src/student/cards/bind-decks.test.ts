import { deck, newDeck } from "@jotter/domain/deck";
import { entities } from "@jotter/domain/entities";
import { event } from "@jotter/domain/event";
import { newEvent } from "@jotter/domain/new-event";
import { openReplica } from "@jotter/replica/open-replica";
import { wipeReplica } from "@jotter/replica/wipe";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bindDecks, boundTo, withExam } from "./bind-decks.ts";

let replica: ReturnType<typeof openReplica>;

beforeEach(async () => {
  replica = openReplica({ userId: "ada", entities, now: () => 1 });
  await replica.opened;
});
afterEach(async () => {
  replica.close();
  await wipeReplica("ada");
});

test("an exam has the decks that were chosen for it and no others, until that is taken back [FLA-3] [CAL-1]", async () => {
  const give = (name: string, examId: string | null) => replica.create(deck, newDeck(name, 1, { examId }));
  const ids = [await give("a", "test"), await give("b", null), await give("c", "other-exam"), await give("d", null)];
  const [, b = "", c = ""] = ids;
  const exams = async () => (await replica.list(deck, { by: "name" })).map(({ data }) => data.examId);
  const undo = await bindDecks(replica, "test", [b, c], () => 2);
  expect(await exams()).toEqual([null, "test", "test", null]);
  await undo();
  expect(await exams()).toEqual(["test", null, "other-exam", null]);
});

test("a deck of no class is of the class of the exam that is chosen for it; one that has a class keeps it [FLA-3] [DSH-4]", async () => {
  const start = "2026-11-20";
  const examId = await replica.create(event, newEvent(1, { type: "exam", title: "Cells", start, classId: "biology" }));
  const ids = [
    await replica.create(deck, newDeck("a", 1)),
    await replica.create(deck, newDeck("b", 1, { classId: "history" })),
  ];
  const classes = async () => (await replica.list(deck, { by: "name" })).map(({ data }) => data.classId);
  const undo = await bindDecks(replica, examId, ids, () => 2);
  expect(await classes()).toEqual(["biology", "history"]);
  await undo();
  expect(await classes()).toEqual([null, "history"]);
  const exams = [{ id: "e", classId: "biology" }];
  expect(boundTo("e", null, exams)).toEqual({ examId: "e", classId: "biology" });
  expect(boundTo("", "history", exams)).toEqual({ examId: null, classId: "history" });
});

test("the class follows the exam that is chosen for a deck until the student chooses a class [FLA-3]", () => {
  const exams = [
    { id: "cells", classId: "biology" },
    { id: "rome", classId: "history" },
    { id: "any", classId: null },
  ];
  const classes = new Map(exams.map(({ id, classId }) => [id, classId]));
  const some = fc.constantFrom("cells", "rome", "any", "");
  const chosenClass = fc.option(fc.constantFrom("biology", "history", "art"));
  fc.assert(
    fc.property(fc.array(some, { minLength: 1, maxLength: 4 }), chosenClass, (picked, classId) => {
      let form: ReturnType<typeof withExam> = { examId: null, classId, isClassOfExam: false };
      for (const examId of picked) form = withExam(form, examId, exams);
      const last = picked.at(-1) ?? "";
      expect([form.examId ?? "", form.classId]).toEqual([last, classId ?? classes.get(last) ?? null]);
    }),
  );
});
