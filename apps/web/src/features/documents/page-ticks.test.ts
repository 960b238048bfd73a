import fc from "fast-check";
import { expect, test } from "vitest";
import { ticksOf } from "./page-ticks.ts";

test("every page is a tick, with where the student is and what is marked [DOC-2]", () => {
  expect(ticksOf({ page: 1, pages: 3, marks: [{ page: 2, colour: "mint" }] })).toEqual([
    { from: 0, state: "read", colour: undefined },
    { from: 1, state: "here", colour: undefined },
    { from: 2, state: "ahead", colour: "mint" },
  ]);
});

test("many pages share their ticks: one is where the student is, and each mark has one", () => {
  const some = fc.integer({ min: 0, max: 5000 });
  fc.assert(
    fc.property(some, fc.integer({ min: 1, max: 5000 }), some, (page, pages, marked) => {
      const ticks = ticksOf({ page, pages, marks: [{ page: marked, colour: "sky" }] });
      expect(ticks.length).toBe(Math.min(32, pages));
      expect(ticks.filter(({ state }) => state === "here")).toHaveLength(1);
      expect(ticks.filter(({ colour }) => colour === "sky")).toHaveLength(1);
      expect(new Set(ticks.map(({ from }) => from)).size).toBe(ticks.length);
    }),
  );
});
