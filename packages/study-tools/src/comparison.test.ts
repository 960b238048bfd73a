import { expect, test } from "vitest";
import { compareCases, compareFaults } from "./testing/judge-compare.ts";
import { knownMisses } from "./testing/known-misses.ts";

test("cases of somebody who has not seen the code are compared well, and no new one is missed [CMP-1]", () => {
  const missed = compareCases.flatMap((each) => {
    const found = compareFaults(each);
    return found.length > 0 ? [{ text: each.a.slice(0, 60), found }] : [];
  });
  expect(
    missed.map(({ text }) => text),
    JSON.stringify(missed, null, 1),
  ).toEqual(knownMisses.compare);
});
