import { deck, newDeck } from "@jotter/domain/deck";
import { entities } from "@jotter/domain/entities";
import { openReplica } from "@jotter/replica/open-replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bindDecks } from "./bind-decks.ts";

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
