import { expect, test } from "vitest";
import { isMovedByReader, placeLeftAt, withPlace } from "./kept-places.ts";

test("each step of the history has the place its chapter was left at, the latest forty of them [TXT-1]", () => {
  const first = withPlace(null, "a /textbook/algebra-1/slope", { part: "rules", into: 120 });
  const next = withPlace(first, "b /textbook/algebra-1/slope#terms", { part: "worked-2", into: -80 });
  expect(placeLeftAt(next, "a /textbook/algebra-1/slope")).toEqual({ part: "rules", into: 120 });
  expect(placeLeftAt(next, "b /textbook/algebra-1/slope#terms")).toEqual({ part: "worked-2", into: -80 });
  // The same link pressed anew is another step: it leads where it says.
  expect(placeLeftAt(next, "c /textbook/algebra-1/slope#terms")).toBeNull();
  const on = withPlace(next, "a /textbook/algebra-1/slope", { part: "checks", into: 0 });
  expect(placeLeftAt(on, "a /textbook/algebra-1/slope")).toEqual({ part: "checks", into: 0 });
  const steps = Array.from({ length: 60 }, (_, at) => `${at}`);
  const many = steps.reduce((record, step) => withPlace(record, step, { part: "idea", into: 0 }), on);
  expect(steps.filter((step) => placeLeftAt(many, step)).length).toBe(40);
});

test("a damaged record is no record [TXT-1]", () => {
  for (const record of ["{", "{}", '[["a","rules"]]', "null"]) expect(placeLeftAt(record, "a")).toBeNull();
});

test("a page that grows is not taken for one that its reader moved, and one that is dragged while it grows is [TXT-1]", () => {
  const shown = { y: 2553, height: 6000 };
  expect(isMovedByReader(null, shown)).toBe(false);
  expect(isMovedByReader(shown, { y: 2554, height: 6000 })).toBe(false);
  expect(isMovedByReader(shown, { y: 2900, height: 6400 })).toBe(false);
  expect(isMovedByReader(shown, { y: 120, height: 6000 })).toBe(true);
  expect(isMovedByReader(shown, { y: 120, height: 6400 })).toBe(true);
});
