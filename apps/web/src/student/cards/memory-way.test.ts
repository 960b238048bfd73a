import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { entities } from "@jotter/domain/entities";
import { onlyOne } from "@jotter/domain/id";
import type { MemoryFit } from "@jotter/domain/memory-fit";
import { settings } from "@jotter/domain/settings";
import { usualWeights } from "@jotter/memory/forgetting";
import { dueOf } from "@jotter/memory/replay";
import { schedulerFor } from "@jotter/memory/scheduler";
import { openReplica } from "@jotter/replica/open-replica";
import type { Replica } from "@jotter/replica/replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { schedulersOf, weightsOf } from "./memory-way.ts";

const now = Date.UTC(2026, 10, 17, 12);
const dayMs = 86_400_000;
const weights = usualWeights.map((weight, place) => (place < 4 ? weight / 4 : weight));
const tried = { loss: 0.4, expected: 0.8, off: 0.05 };
const memoryFit: MemoryFit = {
  ...{ at: now, answers: 500, heldBack: 100, right: 0.8, usual: tried, own: tried, isBetter: true },
  weights,
};
const reviews = [
  { at: now - 20 * dayMs, rating: 4 as const },
  { at: now - 12 * dayMs, rating: 3 as const },
];
const dueBy = (retention: number, own?: readonly number[]) =>
  dueOf({ reviews }, schedulerFor({ retention, weights: own }));

let replica: Replica;

beforeEach(() => {
  replica = openReplica({ userId: "ada", entities, now: () => now });
});

afterEach(async () => {
  replica.close();
  await wipeReplica("ada");
});

const use = (change: object) =>
  replica.upsert(settings, onlyOne, { ...change, updatedAt: now }, { theme: "dark", language: "en" });
describe("the way a student's memory is reckoned [FLA-2]", () => {
  test("is the fitted one in every deck, with the deck's own retention, until it is set aside", async () => {
    const state = async (retention: number) => dueOf({ reviews }, (await schedulersOf(replica))({ retention }));
    expect(await weightsOf(replica)).toBeUndefined();
    expect(await state(0.9)).toBe(dueBy(0.9));
    await use({ memoryFit });
    expect(await weightsOf(replica)).toEqual(weights);
    expect(await state(0.9)).toBe(dueBy(0.9, weights));
    expect(await state(0.8)).toBe(dueBy(0.8, weights));
    expect(await state(0.8)).not.toBe(dueBy(0.8));
    await use({ memoryWay: "usual" });
    expect(await state(0.9)).toBe(dueBy(0.9));
    await use({ memoryWay: "own", memoryFit: { ...memoryFit, isBetter: false } });
    expect(await weightsOf(replica)).toBeUndefined();
  });

  test("is said in one place: nothing else on a page makes a scheduler, and the worker is told the weights", () => {
    const root = join(import.meta.dirname, "../..");
    const sources = globSync("**/*.{ts,tsx}", { cwd: root }).filter((path) => !path.includes(".test."));
    const making = sources.filter((path) => readFileSync(join(root, path), "utf8").includes("schedulerFor("));
    expect(making.toSorted()).toEqual(["student/cards/memory-way.ts", "student/cards/plan-worker.ts"]);
  });
});
