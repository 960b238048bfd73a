import { entities } from "@jotter/domain/entities";
import { openReplica } from "@jotter/replica/open-replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type CardWords, keepCards } from "./keep-cards.ts";
import { cardsThere, twinsIn } from "./twins.ts";

let replica: ReturnType<typeof openReplica>;

beforeEach(async () => {
  replica = openReplica({ userId: "ada", entities, now: () => 1 });
  await replica.opened;
});
afterEach(async () => {
  replica.close();
  await wipeReplica("ada");
});

const words = (front: string, back: string, quote?: string): CardWords => ({
  ...{ kind: "basic", front, back },
  source: { kind: "note", id: "cells", ...(quote && { quote, isLine: true }) },
});

test("a card of the same note is there already, in whatever deck it lies [FLA-1]", async () => {
  await keepCards(replica, { name: "Old deck", classId: null }, [words("Mitosis", "division of a nucleus")], 1);
  const proposed = [words("mitosis", "division of a nucleus."), words("Spindle", "pulls chromatids apart")];
  expect(await twinsIn(proposed, await cardsThere(replica, null, ["cells"]))).toEqual(new Map([[0, "Mitosis"]]));
  expect(await twinsIn(proposed, await cardsThere(replica, null, ["another note"]))).toEqual(new Map());
});

test("a line of a note that is a card is there already, though the card has other words by now [FLA-1] [NOT-7]", async () => {
  const line = "ATP :: energy of the cell";
  const own = words("What does a mitochondrion make, and what for?", "ATP", line);
  await keepCards(replica, { name: "Cells", classId: null }, [own], 1);
  const there = await cardsThere(replica, null, ["cells"]);
  expect(await twinsIn([words("ATP", "energy of the cell", line)], there)).toEqual(new Map([[0, own.front]]));
  expect(await twinsIn([words("ATP", "energy of the cell", "ATP :: another line")], there)).toEqual(new Map());
});

test("the same two sides the other way round are there already, and a single side is no other way round [FLA-1]", async () => {
  const own = [words("makes ATP", "Mitochondrion"), words("==ATP== is energy", "")];
  await keepCards(replica, { name: "Cells", classId: null }, own, 1);
  const there = await cardsThere(replica, null, ["cells"]);
  const proposed = [
    words("mitochondrion", "Makes ATP."),
    words("Mitochondrion", "makes light"),
    words("", "ATP is energy"),
  ];
  expect(await twinsIn(proposed, there)).toEqual(new Map([[0, "makes ATP"]]));
});

test("what asks for the same of the same words of a note is there already, in whatever words [FLA-1] [QUZ-2]", async () => {
  const quote = "Phenolphthalein is pink in a base";
  const from = (front: string, back: string, some = quote): CardWords => ({
    ...{ kind: "basic", front, back },
    source: { kind: "note", id: "cells", quote: some },
  });
  await keepCards(replica, { name: "Acids", classId: null }, [from("Phenolphthalein", "pink in a base")], 1);
  const there = await cardsThere(replica, null, ["cells"]);
  const twin = async (proposed: CardWords) => (await twinsIn([proposed], there))?.get(0);
  expect(await twin(from("Which indicator turns pink with lye?", "phenolphthalein."))).toBe("Phenolphthalein");
  expect(await twin(from("An indicator, ==phenolphthalein==, shows lye.", ""))).toBe("Phenolphthalein");
  expect(await twin(from("Which indicator turns pink with lye?", "Phenolphthalein", "another line"))).toBeUndefined();
  expect(await twin(from("Which colour has it with lye?", "a deep magenta"))).toBeUndefined();
});
