import { expect, test } from "vitest";
import { compareCases, compareFaults } from "./testing/judge-compare.ts";
import { versionCases, versionFaults } from "./testing/judge-versions.ts";
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

test("of two versions each sentence is the same, other in one fact or only there, but for the known misses [CMP-1]", () => {
  const missed = versionCases.flatMap((each) => {
    const found = versionFaults(each);
    return found.length > 0 ? [{ id: each.id, found }] : [];
  });
  expect(
    missed.map(({ id }) => id),
    JSON.stringify(missed, null, 1),
  ).toEqual(knownMisses.versions);
});
