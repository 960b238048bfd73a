import fc from "fast-check";
import { expect, test } from "vitest";
import { ticksOf } from "./page-ticks.ts";

test("every page is a tick, with what was seen, where the student is and what is marked [DOC-2]", () => {
  const isSeen = (page: number) => page === 0 || page === 3;
  expect(ticksOf({ page: 2, pages: 4, isSeen, marks: [{ page: 3, colour: "mint" }] })).toEqual([
    { from: 0, state: "read", colour: undefined },
    { from: 1, state: "ahead", colour: undefined },
    { from: 2, state: "here", colour: undefined },
    { from: 3, state: "read", colour: "mint" },
  ]);
});

test("a tick of several pages is read once half of them were seen", () => {
  const states = (seen: number) =>
    ticksOf({ page: 0, pages: 320, isSeen: (page) => page >= 10 && page < 10 + seen, marks: [] })[1]?.state;
  expect([states(4), states(5), states(10)]).toEqual(["ahead", "read", "read"]);
});

test("many pages share their ticks: one is where the student is, and each mark has one", () => {
  const some = fc.integer({ min: 0, max: 5000 });
  fc.assert(
    fc.property(some, fc.integer({ min: 1, max: 5000 }), some, (page, pages, marked) => {
      const ticks = ticksOf({ page, pages, isSeen: () => true, marks: [{ page: marked, colour: "sky" }] });
      expect(ticks.length).toBe(Math.min(32, pages));
      expect(ticks.filter(({ state }) => state === "here")).toHaveLength(1);
      expect(ticks.filter(({ colour }) => colour === "sky")).toHaveLength(1);
      expect(new Set(ticks.map(({ from }) => from)).size).toBe(ticks.length);
    }),
  );
});
