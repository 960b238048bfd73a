import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { onlyOne } from "@jotter/domain/id";
import { settings } from "@jotter/domain/settings";
import { dueOf } from "@jotter/memory/replay";
import type { Replica } from "@jotter/replica/replica";
import { describe, expect, test } from "vitest";
import { freshReplica } from "../records/testing/fresh-replica.ts";
import { schedulersOf, weightsOf } from "./memory-way.ts";
import { dueBy, memoryFit, now, reviews, weights } from "./testing/memory-fit.ts";

let replica: Replica;

freshReplica(
  () => now,
  (fresh) => {
    replica = fresh;
  },
);

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
    const sources = globSync("**/*.{ts,tsx}", { cwd: root }).filter((path) => !/\.test\.|\/testing\//.test(path));
    const making = sources.filter((path) => readFileSync(join(root, path), "utf8").includes("schedulerFor("));
    expect(making.toSorted()).toEqual(["student/cards/memory-way.ts", "student/cards/plan-answers.ts"]);
  });
});
